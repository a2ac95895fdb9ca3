//! The one filled button of Now, from the first day of registration to the certificates: one thing to do next in every
//! state of an event.

use crate::support::{
    floor::{Floor, Seat},
    site::{Browser, Site},
};
use muster::domain::event::{Stage, pack::Settings, permission::StaffRole};

const DESK: &str = "/e/spring-open/desk";
const CHECK_IN: &str = "/e/spring-open/desk/check-in";

/// What the filled button says under the heading of the page's first card; there is no other on the page.
async fn next_of(browser: &Browser) -> (String, String) {
    let page = browser.get(DESK).await;
    let filled: Vec<&str> = page.body.split("btn--main\"").skip(1).collect();
    assert_eq!(filled.len(), 1, "{}", page.body);
    let within = |text: &str| {
        let text = text.split_once('>').unwrap().1.split('<').next().unwrap();
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let heading = page.body.split("<h2 class=\"lead\"").nth(1).unwrap();
    (within(heading), within(filled[0]))
}

/// The heading and its button are these.
async fn says(floor: &Floor, heading: &str, button: &str) {
    assert_eq!(next_of(&floor.desk).await, (heading.to_owned(), button.to_owned()));
}

/// Somebody is here, or is not after all.
async fn tap(floor: &Floor, number: i64, undo: bool) {
    let number = number.to_string();
    let mut fields = vec![("number", number.as_str())];
    fields.extend(undo.then_some(("undo", "yes")));
    floor.desk.post(CHECK_IN, &fields).await.is(303);
}

/// An event whose first day is this one; the site's clock stands on 10 May 2025.
async fn beginning_on(first: &str, names: &[&str]) -> Floor {
    let site = Site::start().await;
    let settings = Settings { starts_on: first.parse().ok(), rounds: 2, ..Settings::default() };
    let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
    let players = site.players(&event, names).await;
    let desk = site.organiser(&event).await;
    let floor = Floor { site, event, desk, players };
    for number in 1..=i64::try_from(names.len()).unwrap() {
        tap(&floor, number, true).await;
    }
    floor
}

#[actix_web::test]
async fn before_the_first_day_it_is_who_comes_and_on_the_day_who_is_here() {
    let floor = beginning_on("2025-06-14", &[]).await;
    says(&floor, "No players yet", "Players").await;
    let floor = beginning_on("2025-06-14", &["Ann", "Bo"]).await;
    says(&floor, "2 players so far", "Players").await;
    floor.desk.get(DESK).await.shows("Starts Sat 14 Jun 2025.");
    let floor = beginning_on("2025-05-10", &["Ann", "Bo", "Cy"]).await;
    says(&floor, "Check players in", "Check-in").await;
    tap(&floor, 1, false).await;
    says(&floor, "Check players in", "Check-in").await;
    // Whoever wants to begin can: a line beneath leads there.
    let page = floor.desk.get(DESK).await;
    page.shows("1 of 3 players here.").says(text!("desk-home-nobody-else"));
    page.says(text!("desk-home-nobody-else-comes"));
    for number in 2..=3 {
        tap(&floor, number, false).await;
    }
    says(&floor, "Pair round 1", "Pair round 1").await;
    floor.desk.get(DESK).await.shows("All 3 players are here.").says_not(text!("desk-home-nobody-else"));
}

#[actix_web::test]
async fn a_round_waits_for_its_clock_then_for_its_tables_and_time_is_up() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    says(&floor, "Round 1 is a draft", "Check round 1").await;
    floor.publish(1).await.is(303);
    says(&floor, "Round 1 is published", "Start clock (165 minutes)").await;
    let page = floor.desk.get(DESK).await;
    assert_eq!(page.body.matches("Start clock").count(), 1, "once is enough: {}", page.body);
    let start = [("round", "1"), ("hand", "start"), ("back", "now")];
    floor.desk.post(&format!("{DESK}/clock"), &start).await.leads_to(DESK);
    says(&floor, "2 of 2 tables still playing", "Battles").await;
    floor.desk.get(DESK).await.shows("Pause");
    floor.site.wait(166);
    says(&floor, "Time's up: 2 of 2 tables still playing", "Battles").await;
    floor.report(1, 1, [30, 4, 20, 3]).await.is(303);
    says(&floor, "Time's up: 1 of 2 tables still playing", "Battles").await;
    floor.report(1, 2, [30, 4, 20, 3]).await.is(303);
    says(&floor, "Close round 1", "Check round 1").await;
}

#[actix_web::test]
async fn a_draft_is_the_next_step_only_once_nothing_is_played_any_more() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, [30, 4, 20, 3])]).await;
    let ahead = [("round", "2"), ("clubs", "off"), ("odd", "bye"), ("count_unfinished", "on")];
    floor.desk.post("/e/spring-open/desk/rounds", &ahead).await.is(303);
    says(&floor, "1 of 2 tables still playing", "Battles").await;
    floor.report(1, 2, [30, 4, 20, 3]).await.is(303);
    says(&floor, "Close round 1", "Check round 1").await;
    floor.send(1, 2, Seat::B, [30, 4, 20, 3]).await.is(303);
    floor.close(1).await;
    says(&floor, "Round 2 is a draft", "Check round 2").await;
}

#[actix_web::test]
async fn a_round_whose_clock_nobody_starts_goes_on_without_one() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, [30, 4, 20, 3])]).await;
    says(&floor, "1 of 2 tables still playing", "Battles").await;
    // It can be started all the same, on the card of the clock.
    floor.desk.get(DESK).await.says(text!("desk-rounds-clock-not-started")).shows("Start clock");
}

#[actix_web::test]
async fn who_came_late_is_seated_next_as_long_as_there_is_somebody_to_play() {
    let floor = Floor::with_players(6).await;
    tap(&floor, 6, true).await;
    let fields = [("round", "1"), ("clubs", "off"), ("odd", "bye"), ("leave_out", "on")];
    floor.desk.post("/e/spring-open/desk/rounds", &fields).await.is(303);
    floor.publish(1).await.is(303);
    floor
        .desk
        .post(&format!("{DESK}/clock"), &[("round", "1"), ("hand", "start"), ("back", "now")])
        .await
        .is(303);
    says(&floor, "2 of 2 tables still playing", "Battles").await;
    tap(&floor, 6, false).await;
    says(&floor, "Player 6 is here but has no seat in round 1", "Seat them").await;
    let page = floor.desk.get(DESK).await;
    page.shows(" has the bye.");
    assert_eq!(page.body.matches("has no seat in round 1").count(), 1, "once is enough: {}", page.body);
    // Once tables have finished, a late arrival is one line of several.
    floor.report(1, 1, [30, 4, 20, 3]).await.is(303);
    says(&floor, "1 of 2 tables still playing", "Battles").await;
    floor.desk.get(DESK).await.shows("Player 6 is here but has no seat in round 1").shows("Seat them");
}

#[actix_web::test]
async fn who_waits_for_an_opponent_is_named_before_the_round_is_closed() {
    let floor = Floor::with_players(3).await;
    floor.draw(1).await.is(303);
    let round = format!("{DESK}/rounds/1");
    let page = floor.desk.get(&round).await;
    let (version, player) = (page.hidden("version"), page.hidden("player"));
    let bye = |to: &'static str, version: String| {
        [("version", version), ("player", player.clone()), ("bye", to.into())]
    };
    let post = async |fields: [(&str, String); 3]| {
        let fields: Vec<_> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        floor.desk.post(&format!("{round}/bye"), &fields).await.is(303);
    };
    post(bye("waits", version)).await;
    floor.publish(1).await.is(303);
    floor.report(1, 1, [30, 4, 20, 3]).await.is(303);
    let heading = format!("Player {player} is still waiting for an opponent");
    says(&floor, &heading, "Go to round 1").await;
    let page = floor.desk.get(&round).await;
    page.says(text!("desk-rounds-give-bye"));
    post(bye("given", page.hidden("version"))).await;
    says(&floor, "Close round 1", "Check round 1").await;
}

#[actix_web::test]
async fn the_end_goes_from_awards_to_the_ceremony_the_standings_and_the_certificates() {
    let floor = Floor::with_players(4).await;
    let results = [(1, [30, 4, 20, 3]), (2, [32, 5, 12, 1])];
    for round in 1..=3 {
        floor.play(round, &results).await;
        floor.close(round).await;
        let (heading, button) = match round {
            3 => ("Round 3 was the last round", "Finish the event"),
            1 => ("Pair round 2", "Pair next round"),
            _ => ("Pair round 3", "Pair next round"),
        };
        says(&floor, heading, button).await;
    }
    floor.desk.post("/e/spring-open/desk/standings/hide", &[("up_to", "1")]).await.is(303);
    let new = [("title", "Best painted army"), ("basis", "chosen")];
    floor.desk.post("/e/spring-open/desk/awards", &new).await.is(303);
    says(&floor, "Round 3 was the last round", "Choose winner").await;
    let page = floor.desk.get(DESK).await;
    page.shows("“Best painted army” has no winner yet.")
        .says(text!("desk-home-standings-are-hidden", round = 1));
    page.says(text!("desk-home-as-it-is")).shows("Finish the event");
    assert_eq!(page.text().matches("no winner yet").count(), 1, "once is enough: {}", page.body);
    let award = floor.desk.get("/e/spring-open/desk/awards").await.hidden("award");
    let open = [("award", award.as_str()), ("choices", "players")];
    floor.desk.post("/e/spring-open/desk/votes", &open).await.is(303);
    says(&floor, "Round 3 was the last round", "Close the vote").await;
    let close = [("award", award.as_str())];
    floor.desk.post("/e/spring-open/desk/votes/close", &close).await.is(303);
    says(&floor, "Round 3 was the last round", "Choose winner").await;
    let version = floor.desk.get("/e/spring-open/desk/awards").await.hidden("version");
    let chosen =
        [("award", award.as_str()), ("version", &version), ("player", "2"), ("reason", "the panel's choice")];
    floor.desk.post("/e/spring-open/desk/awards/choose", &chosen).await.is(303);
    says(&floor, "Round 3 was the last round", "Go to the ceremony").await;
    floor.desk.get(DESK).await.says(text!("desk-home-standings-are-hidden", round = 1));
    // Where everybody sees the standings there is still something to reveal, and nothing that has to be.
    floor.desk.post("/e/spring-open/desk/standings/hide", &[("up_to", "")]).await.is(303);
    says(&floor, "Round 3 was the last round", "Finish the event").await;
    floor.desk.get(DESK).await.says(text!("desk-home-awards-can-be-given"));
    floor.desk.post("/e/spring-open/desk/standings/hide", &[("up_to", "1")]).await.is(303);
    for becomes in ["announced", "revealed"] {
        let step = [("award", award.as_str()), ("becomes", becomes)];
        floor.desk.post("/e/spring-open/desk/ceremony", &step).await.is(303);
    }
    says(&floor, "Round 3 was the last round", "Show standings").await;
    floor.desk.post("/e/spring-open/desk/finish", &[]).await.leads_to(DESK);
    says(&floor, "Event finished", "Show standings").await;
    floor.desk.post("/e/spring-open/desk/standings/hide", &[("up_to", "")]).await.is(303);
    says(&floor, "Event finished", "Wrap up").await;
    let open = [("title", "Best scenery"), ("basis", "chosen")];
    floor.desk.post("/e/spring-open/desk/awards", &open).await.is(303);
    says(&floor, "Event finished", "Choose winner").await;
    floor.desk.get(DESK).await.says(text!("desk-home-rest-of-the-end"));
    floor.desk.post(&format!("{DESK}/stage"), &[("stage", "archived")]).await.is(303);
    says(&floor, "Event archived", "Standings").await;
    floor.desk.get(DESK).await.shows("“Best scenery” has no winner yet");
}

#[actix_web::test]
async fn reports_that_differ_come_before_everything_else_in_a_round() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let seen = floor.battle(1, 2).await;
    floor.send_over(&seen, Seat::A, [30, 3, 22, 2]).await.is(303);
    floor.send_over(&seen, Seat::B, [22, 2, 30, 3]).await.is(303);
    says(&floor, "Table 2: reports differ", "Rule on table 2").await;
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    judge.get(DESK).await.says(text!("desk-home-line-look", table = 2, differs = true));
}
