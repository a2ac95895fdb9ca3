//! What people put into an event by themselves has an end; the desk goes on.

use crate::{support::site::Site, teams::floor::of_teams};
use muster::domain::{
    event::{
        Stage,
        pack::Settings,
        quotas::{MOST_PROBLEMS, MOST_PROBLEMS_OF_ONE, MOST_ROSTERS, most_members},
    },
    teams::TeamSettings,
};

#[actix_web::test]
async fn a_player_hands_in_so_many_rosters_and_the_last_one_stands() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let ann = site.players(&event, &["Ann"]).await.remove(0);
    let phone = site.phone_of(&ann).await;
    let hand_in = async |text: &str| {
        phone.post("/e/spring-open/roster", &[("do", "submit"), ("text", text), ("anyway", "yes")]).await
    };
    for number in 1..=MOST_ROSTERS {
        hand_in(&format!("My list, try {number}\nIronjawz\n")).await.is(303);
    }
    hand_in("The last word\nIronjawz\n")
        .await
        .is(422)
        .says(text!("roster-refusal-too-many-rosters", most = 60));
    phone.get("/e/spring-open/roster").await.shows("try 60").hides("The last word");
}

#[actix_web::test]
async fn a_team_takes_so_many_who_join_and_leave_and_the_organiser_goes_on() {
    let site = Site::start().await;
    let settings = of_teams(TeamSettings { size: 2, ..TeamSettings::default() });
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    let captain = site.visitor();
    let fields = [("team", "The Reds"), ("name", "Ann Archer")];
    captain.post("/e/spring-open/teams/register", &fields).await.leads_to("/e/spring-open/welcome");
    // Whoever is taken out takes the invitation along: there is a new one each time.
    let join = async || {
        let own = captain.get("/e/spring-open/team").await;
        let invitation = own.body.split("/teams/join/").nth(1).unwrap().split('<').next().unwrap();
        format!("/e/spring-open/teams/join/{invitation}")
    };
    let roles = event.settings.team.roles;
    let most = most_members(2 + roles.reserves + roles.coaches + roles.assistants);
    for number in 1..most {
        site.wait_seconds(2);
        let phone = site.visitor();
        let name = format!("P {number}");
        let fields = [("name", &*name), ("role", "player")];
        phone.post(&join().await, &fields).await.leads_to("/e/spring-open/welcome");
        // The captain is the first player of all.
        let out = [("player", &*(number + 1).to_string()), ("version", "1")];
        captain.post("/e/spring-open/team/remove", &out).await.is(303);
    }
    let fields = [("name", "One Too Many"), ("role", "player")];
    let refused = site.visitor().post(&join().await, &fields).await;
    refused.is(422).shows(&format!("has reached its limit of {most} joins")).shows("One Too Many");
    let desk = site.organiser(&event).await;
    desk.post("/e/spring-open/desk/teams/1/add", &fields).await.is(303);
}

#[actix_web::test]
async fn a_player_reports_so_many_problems_and_a_roster_has_so_many() {
    let site = Site::start().await;
    let settings = Settings { rosters_open_at: Some(site.app.clock.now()), ..Settings::default() };
    let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
    let players = site.players(&event, &["Ann", "Bo", "Cy", "Di"]).await;
    for player in &players[..2] {
        let phone = site.phone_of(player).await;
        let list = [("do", "submit"), ("text", "My list\nIronjawz\n"), ("anyway", "on")];
        phone.post("/e/spring-open/roster", &list).await.is(303);
    }
    let report = async |from: usize, about: i64| {
        site.wait_seconds(1);
        let phone = site.phone_of(&players[from]).await;
        let path = format!("/e/spring-open/rosters/{about}/problems");
        phone.post(&path, &[("text", "It has no general.")]).await
    };
    for _ in 0..MOST_PROBLEMS {
        report(2, 1).await.is(303);
    }
    let refused = report(2, 2).await;
    refused.is(422).says(text!("roster-refusal-too-many-problems")).shows("It has no general.");
    for _ in MOST_PROBLEMS..MOST_PROBLEMS_OF_ONE {
        report(3, 1).await.is(303);
    }
    report(1, 1).await.is(422).says(text!("roster-refusal-too-many-problems"));
    report(0, 2).await.is(303);
}
