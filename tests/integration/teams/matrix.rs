//! What a captain expects against another team: the own team's alone, in no file, and forgotten.

use super::floor::{TeamFloor, of_teams};
use chrono::TimeDelta;
use muster::{
    actions::entrants::teams::matrix::forget_old,
    domain::{
        event::permission::StaffRole,
        teams::{ExpectationScale, TeamSettings},
    },
};

/// The own number, as captains see it in the form and everybody of their team on the page.
const CHOSEN: &str = "<option value=\"-2\" data-outlook=\"bad\" selected>";
const READ: &str = "<span class=\"hope\" data-outlook=\"bad\">−2</span>";

#[actix_web::test]
async fn t21_a_matrix_is_the_own_teams_alone_and_forgotten_after_the_event() {
    let floor = TeamFloor::with_teams(2, of_teams(TeamSettings { size: 2, ..TeamSettings::default() })).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let (own, other) = (floor.team(1).await, floor.team(2).await);
    let captain = floor.phone(own.captain().unwrap()).await;
    let mate = floor.phone(&own.members[1]).await;
    let rival = floor.phone(other.captain().unwrap()).await;
    let page = TeamFloor::at("team/matrix/2");
    let field = format!("e-{}-{}", own.members[0].number, other.members[1].number);
    captain.get(&TeamFloor::at("match")).await.is(200).says(text!("matches-what-we-expect"));
    let version = floor.version().await;
    captain.post(&page, &[(field.as_str(), "3")]).await.is(422);
    captain.get(&page).await.hides(CHOSEN);
    captain.post(&page, &[(field.as_str(), "-2")]).await.is(303);
    assert_eq!(floor.version().await, version, "nobody learns that somebody has written");
    captain.get(&page).await.is(200).shows(CHOSEN);
    mate.get(&page).await.is(200).shows(READ).hides("<select");
    mate.post(&page, &[(field.as_str(), "1")]).await.is(403);
    for phone in [&captain, &mate] {
        phone.get(&TeamFloor::at("match")).await.shows("−2");
    }
    // Nobody else: the other captain has their own, which is empty, and staff have none.
    rival.get(&page).await.is(404);
    rival.get(&TeamFloor::at("team/matrix/1")).await.is(200).hides(CHOSEN);
    rival.get(&TeamFloor::at("match")).await.is(200).hides(CHOSEN);
    let judge = floor.site.staff(&floor.event, "Jane Judge", StaffRole::Judge).await;
    for browser in [&floor.desk, &judge, &floor.site.visitor()] {
        browser.get(&page).await.hides(READ).hides(CHOSEN);
        browser.get(&TeamFloor::at("rounds/1/matches/1")).await.is(200).hides("−2");
    }
    for file in ["desk/files/event.json", "desk/audit"] {
        floor.desk.get(&TeamFloor::at(file)).await.hides(&field);
    }
    let of = floor.matched(1, 1).await;
    floor.draft_two(&of).await;
    let drafted = captain.get(&TeamFloor::at("match")).await;
    drafted.is(200).shows("over these battles. Drawn at random, it would be −1.0 on average.");
    for battle in floor.battles(&of).await {
        floor.report(&battle, [20, 10]).await;
    }
    floor.post("desk/rounds/1/close", &[]).await.is(303);
    // While the event goes on it stays; 30 days after it is over it is gone.
    floor.site.wait(TimeDelta::days(31).num_minutes());
    assert_eq!(forget_old(&floor.site.app).await.unwrap(), 0);
    let desk = floor.site.staff(&floor.event, "Olaf Other", StaffRole::Organiser).await;
    desk.post(&TeamFloor::at("desk/finish"), &[]).await.is(303);
    assert_eq!(forget_old(&floor.site.app).await.unwrap(), 1);
}

#[actix_web::test]
async fn t21_numbers_go_along_with_the_choice_and_keep_what_a_deputy_has_said_meanwhile() {
    let floor = TeamFloor::with_teams(2, of_teams(TeamSettings::default())).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let of = floor.matched(1, 1).await;
    let [a, b] = floor.captains(&of).await;
    let teams = floor.teams().await;
    let own = teams.iter().find(|team| team.team.id == of.a).unwrap();
    let other = teams.iter().find(|team| Some(team.team.id) == of.b).unwrap();
    let field = |own_place: usize, place: usize| {
        format!("e-{}-{}", own.members[own_place].number, other.members[place].number)
    };
    let page = a.get(&TeamFloor::at("match")).await;
    let (seen, against) = (page.hidden("expected").replace("&#34;", "\""), page.hidden("against"));
    let matrix = TeamFloor::at(&format!("team/matrix/{against}"));
    // A deputy, on another phone, says something of another pair; the captain's page is older than that.
    a.post(&matrix, &[("expected", &seen), (&field(1, 1), "2"), (&field(0, 0), "0")]).await.is(303);
    let sent = [
        ("step", "0"),
        ("choice", "1"),
        ("against", &against),
        ("expected", &seen),
        (&field(0, 0), "-1"),
        (&field(1, 1), "0"),
    ];
    a.post(&TeamFloor::at("rounds/1/matches/1/draft"), &sent).await.is(303);
    let page = a.get(&matrix).await;
    page.shows("<option value=\"2\" data-outlook=\"great\" selected>");
    page.shows("<option value=\"-1\" data-outlook=\"poor\" selected>");
    // What the numbers come to stands on the cards: against their first they have −1, and 0 against the rest.
    a.get(&TeamFloor::at("match")).await.shows("left when they send their best 2");
    floor.choose(&b, &of, 0, &[1]).await.is(303);
    a.get(&TeamFloor::at("match")).await.shows("The number is what you expect against ");
}

#[actix_web::test]
async fn t21_an_event_can_reckon_with_game_points() {
    let mut settings = of_teams(TeamSettings { size: 2, ..TeamSettings::default() });
    settings.team.draft.expectations = ExpectationScale::UpToTwenty;
    let floor = TeamFloor::with_teams(2, settings).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let (own, other) = (floor.team(1).await, floor.team(2).await);
    let captain = floor.phone(own.captain().unwrap()).await;
    let field = format!("e-{}-{}", own.members[0].number, other.members[1].number);
    let page = TeamFloor::at("team/matrix/2");
    captain.get(&page).await.is(200).shows("out of 20");
    captain.post(&page, &[(field.as_str(), "21")]).await.is(422);
    captain.post(&page, &[(field.as_str(), "17")]).await.is(303);
    captain.get(&page).await.shows("<option value=\"17\" data-outlook=\"great\" selected>");
    floor.draft_two(&floor.matched(1, 1).await).await;
    captain.get(&TeamFloor::at("match")).await.is(200).shows("Drawn at random, it would be 23.5 on average.");
}
