//! The check-in and the lists of the desk, where teams come: teams are counted, and nobody pays where nothing is sold.

use crate::teams::floor::{TeamFloor, of_teams};
use muster::domain::{
    event::pack::{RosterPolicy, Settings},
    teams::TeamSettings,
};

fn of_two() -> Settings {
    of_teams(TeamSettings { size: 2, ..TeamSettings::default() })
}

#[actix_web::test]
async fn e18_seven_of_eight_teams_are_an_odd_number_however_many_people_came() {
    let floor = TeamFloor::with_teams(8, of_two()).await;
    let page = floor.desk.get(&TeamFloor::at("desk/check-in")).await;
    page.is(200).shows("No team is here yet");
    for team in 1..=7 {
        let version = floor.team(team).await.team.version.to_string();
        floor.post(&format!("desk/teams/{team}/check-in"), &[("version", &version)]).await.is(303);
    }
    // 14 of 16 people, and 7 of 8 teams.
    let page = floor.desk.get(&TeamFloor::at("desk/check-in")).await;
    page.is(200).shows("7 of 8 teams").shows("Odd number: one").hides("Even number");
    page.shows("Give one team a bye");
    let version = floor.team(8).await.team.version.to_string();
    floor.post("desk/teams/8/check-in", &[("version", &version)]).await.is(303);
    let page = floor.desk.get(&TeamFloor::at("desk/check-in")).await;
    page.is(200).shows("8 of 8 teams").shows("Even number").hides("Odd number");
}

#[actix_web::test]
async fn e13_nobody_has_not_paid_where_nothing_is_sold() {
    let floor = TeamFloor::with_teams(2, of_two()).await;
    let page = floor.desk.get(&TeamFloor::at("desk/teams")).await;
    page.is(200).hides("not paid").hides("?only=unpaid");
    let floor = TeamFloor::with_teams(2, Settings { ticket_price: "£40".into(), ..of_two() }).await;
    let page = floor.desk.get(&TeamFloor::at("desk/teams")).await;
    page.is(200).shows("not paid").shows("?only=unpaid");
}

#[actix_web::test]
async fn the_number_beside_people_counts_no_rosters() {
    let settings = Settings { rosters: RosterPolicy::Closed, ..of_two() };
    let floor = TeamFloor::with_teams(2, settings).await;
    for team in floor.teams().await {
        for member in &team.members {
            let phone = floor.phone(member).await;
            let fields = [("do", "submit"), ("text", crate::rosters::site::RATS)];
            phone.post(&TeamFloor::at("roster"), &fields).await.is(303);
        }
    }
    let desk = floor.desk.get(&TeamFloor::at("desk/teams")).await;
    let text = desk.is(200).text();
    let group = text.split("People").nth(1).unwrap();
    assert!(!group.starts_with(" <span class=\"count"), "{}", &group[..80]);
    assert!(text.contains("Rosters <span class=\"count\">4</span>"), "{text}");
}
