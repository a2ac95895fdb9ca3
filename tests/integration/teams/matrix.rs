//! What a captain expects against another team: the own team's alone, in no file, and forgotten.

use super::floor::{TeamFloor, of_teams};
use chrono::TimeDelta;
use muster::{
    actions::entrants::teams::matrix::forget_old,
    domain::{event::permission::StaffRole, teams::TeamSettings},
};

/// A number that stands nowhere else.
const CANARY: &str = "value=\"17\"";

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
    captain.post(&page, &[(field.as_str(), "21")]).await.is(422);
    captain.post(&page, &[(field.as_str(), "17")]).await.is(303);
    assert_eq!(floor.version().await, version, "nobody learns that somebody has written");
    captain.get(&page).await.is(200).shows(CANARY).hides("readonly");
    mate.get(&page).await.is(200).shows(CANARY).shows("readonly");
    mate.post(&page, &[(field.as_str(), "3")]).await.is(403);
    // Nobody else: the other captain has their own, which is empty, and staff have none.
    rival.get(&page).await.is(404);
    rival.get(&TeamFloor::at("team/matrix/1")).await.is(200).hides(CANARY);
    let judge = floor.site.staff(&floor.event, "Jane Judge", StaffRole::Judge).await;
    for browser in [&floor.desk, &judge, &floor.site.visitor()] {
        browser.get(&page).await.hides(CANARY);
    }
    for file in ["desk/files/event.json", "desk/audit"] {
        floor.desk.get(&TeamFloor::at(file)).await.hides(&field);
    }
    let of = floor.matched(1, 1).await;
    floor.draft_two(&of).await;
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
