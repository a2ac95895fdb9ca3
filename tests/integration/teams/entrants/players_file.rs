//! A file of players of an event of teams or pairs: it makes teams, with their members, roles and places, by the columns
//! that somebody chooses.

use crate::{
    desk::players::upload,
    desk::undo::{notice, undo},
    support::{
        html_form::HtmlForm,
        site::{Browser, Reply, Site},
    },
    teams::floor::TeamFloor,
};
use muster::domain::{
    event::{Stage, pack::Settings, team_role::TeamRole},
    teams::{EntrantKind, TeamSettings},
};

const IMPORT: &str = "/e/spring-open/desk/players/import";
const CONFIRM: &str = "/e/spring-open/desk/players/import/confirm";

async fn at_the_desk(entrants: EntrantKind, people: u8) -> TeamFloor {
    let site = Site::start().await;
    let team = TeamSettings { size: people, ..TeamSettings::default() };
    let settings = Settings { entrants, team, ..Settings::default() };
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    let desk = site.organiser(&event).await;
    TeamFloor { site, event, desk }
}

async fn look(desk: &Browser, text: &str) -> Reply {
    upload(desk, IMPORT, &[], Some(("list.csv", text.as_bytes()))).await
}

async fn press(desk: &Browser, form: &HtmlForm, button: &str) -> Reply {
    form.send_by(desk, &["do".to_owned(), button.to_owned()]).await
}

fn form(page: &Reply) -> HtmlForm {
    HtmlForm::on(page, IMPORT, CONFIRM)
}

/// Each team with its people: name, role and place.
async fn told(floor: &TeamFloor) -> Vec<String> {
    let people = |team: muster::domain::event::team::TeamWithMembers| {
        let people = team.members.iter().map(|member| {
            let place = member.team_place.map_or_else(|| "–".to_owned(), |place| place.to_string());
            format!("{} {} {place}", member.name, member.team_role.unwrap_or(TeamRole::Player).as_str())
        });
        format!("{}: {}", team.team.name, people.collect::<Vec<_>>().join(", "))
    };
    floor.teams().await.into_iter().map(people).collect()
}

#[actix_web::test]
async fn t1_t2_a_file_makes_teams_with_their_people_roles_and_places() {
    let floor = at_the_desk(EntrantKind::Teams, 3).await;
    let file = "Team,Name,Role,Club\nNorthside,Ann Archer,captain,North\nNorthside,Bob Baker,player,North\n\
                Northside,Bea Bell,player,\nNorthside,Bill Burr,coach,\nHarbour,Cid Cole,,\nHarbour,Dee Dale,Captain,\n\
                Harbour,Eve Ems,reserve,\n,Flo Frey,,\n";
    let page = look(&floor.desk, file).await;
    page.is(200).shows("8 players to add").shows("2 new teams").hides("added without one");
    press(&floor.desk, &form(&page), "add").await.leads_to("/e/spring-open/desk/players");
    assert_eq!(
        told(&floor).await,
        [
            "Northside: Ann Archer captain 1, Bob Baker player 2, Bea Bell player 3, Bill Burr coach –",
            "Harbour: Dee Dale captain 2, Cid Cole player 1, Eve Ems reserve –",
        ]
        .map(|team| team
            .replace("Dee Dale captain 2, Cid Cole player 1", "Cid Cole player 1, Dee Dale captain 2"))
    );
    // The same file again adds nobody.
    look(&floor.desk, file).await.is(200).shows("0 players to add");
    // A later file adds to the teams that are there, by their names.
    let page = look(&floor.desk, "Name;Team\nFay Fox;harbour\n").await;
    page.is(200).shows("0 new teams");
    press(&floor.desk, &form(&page), "add").await.is(303);
    assert!(told(&floor).await[1].contains("Fay Fox player 3"), "{:?}", told(&floor).await);
}

#[actix_web::test]
async fn what_a_column_is_can_be_chosen_and_a_place_is_read() {
    let floor = at_the_desk(EntrantKind::Teams, 3).await;
    let page =
        look(&floor.desk, "Name,Crew,Board,Does\nAnn,Reds,2,plays\nBo,Reds,1,captain\nCy,Reds,1,plays\n")
            .await;
    let mut read = form(page.is(200));
    for (column, meaning) in
        [("column_0", "full_name"), ("column_1", "team"), ("column_2", "place"), ("column_3", "role")]
    {
        page.shows(&format!("value=\"{meaning}\""));
        read.set(column, meaning);
    }
    let page = press(&floor.desk, &read, "look").await;
    // Two cannot have one place.
    page.is(200).shows("place 1 is taken").shows("not a role in a team");
    press(&floor.desk, &form(&page), "add").await.is(303);
    let told = told(&floor).await;
    assert_eq!(told, ["Reds: Bo captain 1, Ann player 2, Cy player 3"]);
}

#[actix_web::test]
async fn d1_a_file_makes_pairs_and_one_tap_undoes_all_of_it() {
    let floor = at_the_desk(EntrantKind::Pairs, 2).await;
    let file = "Pair;Player;Paid\nThe Rats;Ann;yes\nThe Rats;Bo;yes\nCats;Cy;no\nCats;Di;no\nCats;Ed;no\n";
    let page = look(&floor.desk, file).await;
    page.is(200).shows("2 new pairs").shows("The pair is full");
    let added = press(&floor.desk, &form(&page), "add").await;
    let added = notice(&floor.desk, &added).await;
    assert_eq!(
        told(&floor).await,
        ["The Rats: Ann captain 1, Bo player 2", "Cats: Cy captain 1, Di player 2"]
    );
    assert!(floor.team(1).await.team.paid && !floor.team(2).await.team.paid);
    undo(&floor.desk, &added).await;
    assert_eq!(told(&floor).await, Vec::<String>::new());
    let players = floor.desk.get(&TeamFloor::at("desk/players")).await;
    players.is(200).hides("The Rats").hides(">Ann<");
    // The numbers are free again.
    let page = look(&floor.desk, file).await;
    press(&floor.desk, &form(&page), "add").await.is(303);
    assert_eq!(floor.team(1).await.team.name.as_str(), "The Rats");
}
