//! Pairs: two people, one battle, one result, one place (D1), whichever of the two looks, and wherever it is told.

use crate::{
    rosters::site::RATS,
    support::{html_form::HtmlForm, paper::text_of, site::Browser},
    teams::floor::{TeamFloor, of_teams},
};
use muster::domain::{
    battle::Battle,
    event::pack::{RosterPolicy, Settings},
    ids::PlayerId,
    teams::{EntrantKind, Roles, TeamSettings},
};

fn of_pairs() -> Settings {
    let team = TeamSettings { size: 2, ..TeamSettings::default() };
    Settings { entrants: EntrantKind::Pairs, ..of_teams(team) }
}

/// Round 1 of four pairs: the first of each table wins 20 to 14, reported by one of each side.
async fn play_first_round(settings: Settings) -> (TeamFloor, Vec<Battle>) {
    let floor = TeamFloor::with_teams(4, settings).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let mut battles = Vec::new();
    for place in [1, 2] {
        let battle = floor.battles(&floor.matched(1, place).await).await.remove(0);
        floor.report(&battle, [20 + 2 * u32::try_from(place).unwrap(), 14]).await;
        battles.push(battle);
    }
    floor.post("desk/rounds/1/close", &[]).await.is(303);
    (floor, battles)
}

/// The four at a table: first and second of side a, first and second of side b.
fn seats(battle: &Battle) -> [PlayerId; 4] {
    [battle.a, battle.partners[0].unwrap(), battle.b.unwrap(), battle.partners[1].unwrap()]
}

/// Somebody's phone, and the number of their pair.
async fn phone(floor: &TeamFloor, player: PlayerId) -> (Browser, i64) {
    let team = floor.team_of(player).await;
    let number = floor.teams().await.into_iter().find(|one| one.team.id == team).unwrap().team.number;
    (floor.phone_of(player).await, number)
}

#[actix_web::test]
async fn d1_each_of_the_four_sees_the_other_pair_with_its_name_both_people_and_both_rosters() {
    let settings = Settings { rosters: RosterPolicy::Open, ..of_pairs() };
    let opened = Settings { rosters_open_at: Some("2020-01-01T00:00:00Z".parse().unwrap()), ..settings };
    let floor = TeamFloor::with_teams(2, opened).await;
    for team in floor.teams().await {
        for member in &team.members {
            let fields = [("do", "submit"), ("text", RATS)];
            floor.phone(member).await.post(&TeamFloor::at("roster"), &fields).await.is(303);
        }
    }
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let battle = floor.battles(&floor.matched(1, 1).await).await.remove(0);
    for player in seats(&battle) {
        let (phone, own) = phone(&floor, player).await;
        let other = 3 - own;
        let page = phone.get(&TeamFloor::at("me")).await;
        page.is(200).shows(&format!("/teams/{other}\">Team {other}</a></h1>"));
        page.shows(&format!("Captain {other} &#38; Player {other}.2"));
        for member in &floor.team(other).await.members {
            page.shows(&format!("/e/spring-open/rosters/{}\"", member.number));
        }
        for member in &floor.team(own).await.members {
            page.hides(&format!("/e/spring-open/rosters/{}\"", member.number));
        }
        let table = phone.get(&TeamFloor::at("rounds/1/tables/1")).await;
        table.is(200).shows("Team 1").shows("Team 2");
    }
}

#[actix_web::test]
async fn d1_after_a_win_either_of_the_two_reads_the_pairs_place_record_and_opponents() {
    let (floor, battles) = Box::pin(play_first_round(of_pairs())).await;
    for battle in &battles {
        let (_, other) = phone(&floor, battle.b.unwrap()).await;
        let more = if battle.table_number == battles[0].table_number { "22" } else { "24" };
        for player in [battle.a, battle.partners[0].unwrap()] {
            let (phone, own) = phone(&floor, player).await;
            let page = phone.get(&TeamFloor::at("me")).await;
            let text = page.is(200).text().replace('\u{2060}', "");
            // The higher score has the better tie-breaker: first and second of four pairs.
            let place = if more == "24" { "1st" } else { "2nd" };
            assert!(text.contains(&format!("<b class=\"huge\">{place}</b> of 4")), "{text}");
            page.hides("of 8").hides("0–0–0").shows("1–0–0");
            assert!(text.contains(&format!("won {more}–14 against Team {other}")), "{text}");
            page.hides(&format!("<b>Captain {own}</b>")).hides(&format!("<b>Player {own}.2</b>"));
            page.shows(&format!("<b>Team {other}</b>")).shows("won</small>");
            let battles = phone.get(&TeamFloor::at("me/battles")).await;
            battles.is(200).shows(&format!("Team {other}")).shows(place);
            battles.hides(&format!("Against Captain {own}")).hides(&format!("Against Player {own}.2"));
            let table = phone.get(&TeamFloor::at("me/battles.csv")).await;
            table.is(200).shows(&format!("Team {other}")).hides(&format!("Player {own}.2"));
        }
        for player in [battle.b.unwrap(), battle.partners[1].unwrap()] {
            let (phone, _) = phone(&floor, player).await;
            phone.get(&TeamFloor::at("me")).await.is(200).shows("0–0–1").hides("of 8").hides("0–0–0");
        }
    }
}

#[actix_web::test]
async fn d1_no_table_and_no_paper_credits_one_of_the_two() {
    let (floor, battles) = Box::pin(play_first_round(of_pairs())).await;
    let visitor = floor.site.visitor();
    let standings = visitor.get(&TeamFloor::at("standings")).await;
    standings
        .is(200)
        .shows("Team 1")
        .says_not(text!("standings-of-players"))
        .says_not(text!("standings-of-teams"));
    // Asked for by hand, the standings of players are those of pairs: nobody stands there with half of what they won.
    let players = visitor.get(&TeamFloor::at("standings?of=players")).await;
    players.is(200).shows("Team 1").hides("Captain 1").hides("0–0–0");
    let table = visitor.get(&TeamFloor::at("standings.csv?of=players")).await;
    table.is(200).shows("Team 1").hides("Captain 1");
    let paper = text_of(&floor.desk.get(&TeamFloor::at("desk/print/standings.pdf")).await);
    assert!(paper.is_empty() || paper.contains("Captain 1, Player 1.2"), "{paper}");
    let paper = text_of(&floor.desk.get(&TeamFloor::at("desk/print/team-standings.pdf")).await);
    let credits_both = paper.contains("Captain 1") && paper.contains("Player 1.2");
    assert!(paper.is_empty() || paper.contains("Team 1") && credits_both, "{paper}");
    // The desk throws dice for places of pairs alone.
    let desk = floor.desk.get(&TeamFloor::at("desk/standings")).await;
    desk.is(200).shows("Team 1").hides("Captain 1");
    // What each of the two has played stands for both: either can vote for whom they met, and has a certificate.
    for player in seats(&battles[0]) {
        let (phone, own) = phone(&floor, player).await;
        let page = phone.get(&TeamFloor::at("me/battles")).await;
        page.is(200).shows("Team ").hides(&format!("Team {own}</"));
    }
}

#[actix_web::test]
async fn d1_a_pair_signs_up_as_two_people_without_captain_roles_or_reserves() {
    let team = TeamSettings { size: 2, roles: Roles::default(), ..TeamSettings::default() };
    let settings = Settings { entrants: EntrantKind::Pairs, ..of_teams(team) };
    let site = crate::support::site::Site::start().await;
    let event = site.event_with("spring-open", muster::domain::event::Stage::Published, settings).await;
    let desk = site.organiser(&event).await;
    let floor = TeamFloor { site, event, desk };
    let first = floor.site.visitor();
    let page = first.get(&TeamFloor::at("teams/register")).await;
    page.is(200)
        .shows("Sign up a pair")
        .shows("Pair name")
        .hides("Captain")
        .hides("the captain")
        .hides("its captain");
    page.hides("Sign up a team").hides("Sign up team").hides("Team name").hides("in a team");
    let fields = [("team", "The Rats"), ("name", "Ann"), ("email", "ann@example.org")];
    first.post(&TeamFloor::at("teams/register"), &fields).await.is(303);
    let own = first.get(&TeamFloor::at("team")).await;
    own.is(200)
        .shows("1 of 2 players still to join")
        .hides("Captain")
        .hides("the captain")
        .hides("its captain")
        .hides("eserve")
        .hides("oach");
    let token = own.body.split("/teams/join/").nth(1).unwrap().split('<').next().unwrap().to_owned();
    let join = TeamFloor::at(&format!("teams/join/{token}"));
    let second = floor.site.visitor();
    let page = second.get(&join).await;
    page.is(200)
        .shows("Ann")
        .hides("Captain")
        .hides("the captain")
        .hides("its captain")
        .hides("oach")
        .hides("eserve")
        .hides("name=\"role\"");
    second.post(&join, &[("name", "Bo")]).await.is(303);
    let third = floor.site.visitor();
    third
        .get(&join)
        .await
        .is(200)
        .shows("This pair is full")
        .hides("Captain")
        .hides("the captain")
        .hides("its captain")
        .hides("<option");
    for role in ["player", "reserve", "coach", "assistant"] {
        let late = third.post(&join, &[("name", "Third"), ("role", role)]).await;
        late.is(422).hides("eserve").hides("the captain").hides("its captain");
    }
    assert_eq!(floor.team(1).await.members.len(), 2);
    let visitor = floor.site.visitor();
    for page in ["teams", "teams/1", "desk/teams", "desk/teams/1"] {
        let browser = if page.starts_with("desk") { &floor.desk } else { &visitor };
        let page = browser.get(&TeamFloor::at(page)).await;
        page.is(200)
            .shows("The Rats")
            .hides("Captain")
            .hides("the captain")
            .hides("its captain")
            .hides("eserve")
            .hides("oach");
    }
    let rules = TeamFloor::at("desk/teams/rules");
    let page = floor.desk.get(&rules).await;
    page.is(200)
        .hides("Captain")
        .hides("the captain")
        .hides("its captain")
        .hides("eserves")
        .hides("name=\"size\"")
        .shows("Pair roster rules");
    // What is not asked of pairs is kept as it was.
    let form = HtmlForm::on(&page, &rules, &rules);
    form.send(&floor.desk).await.is(303);
    let mut tx = floor.site.app.database.read().await.unwrap();
    let now = muster::storage::events::find_event(&mut tx, floor.event.id).await.unwrap().unwrap().settings;
    assert_eq!((now.team, now.entrants), (floor.event.settings.team.clone(), EntrantKind::Pairs));
}
