//! One tap too many: the notice that says what was done has the button that undoes it.

use crate::support::{
    floor::{Floor, Seat},
    site::{Browser, Reply},
};
use muster::storage;

const DESK: &str = "/e/spring-open/desk";

/// The notice on the page that an answer leads to.
pub async fn notice(desk: &Browser, answer: &Reply) -> String {
    let there = answer.is(303).location.clone().unwrap();
    let page = desk.get(there.split('#').next().unwrap()).await;
    let (_, rest) = page
        .is(200)
        .body
        .split_once("<div class=\"note note--good line\" role=\"status\">")
        .expect("a notice");
    rest.split_once("</div>").unwrap().0.to_owned()
}

/// Taps its button, twice as people do; what the page then says.
pub async fn undo(desk: &Browser, notice: &str) -> Reply {
    let value = |part: &str, name: &str| {
        let (_, rest) = part.split_once(&format!("{name}=\"")).expect("an attribute");
        rest.split_once('"').unwrap().0.to_owned()
    };
    let action = value(notice, "action");
    let fields = notice.split("<input ").skip(1).map(|input| (value(input, "name"), value(input, "value")));
    let fields: Vec<(String, String)> = fields.collect();
    let fields: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let undone = desk.post(&action, &fields).await;
    undone.is(303);
    desk.post(&action, &fields).await.is(303);
    desk.get(undone.location.as_deref().unwrap().split('#').next().unwrap()).await
}

#[actix_web::test]
async fn somebody_who_is_not_here_after_all_and_those_who_are_expected_again() {
    let floor = Floor::with_players(4).await;
    let check_in = format!("{DESK}/check-in");
    floor.desk.post(&check_in, &[("number", "2"), ("undo", "yes")]).await.is(303);
    let told = notice(&floor.desk, &floor.desk.post(&check_in, &[("number", "2")]).await).await;
    assert!(told.contains("Player 2 is here."), "{told}");
    undo(&floor.desk, &told).await;
    floor.desk.get(&check_in).await.shows("<span class=\"huge\">3</span> of 4");

    let close = floor.desk.post(&format!("{check_in}/close"), &[]).await;
    let told = notice(&floor.desk, &close).await;
    assert!(told.contains("1 player marked as not here."), "{told}");
    undo(&floor.desk, &told).await.shows("<span class=\"huge\">3</span> of 4").hides("marked as not here");
}

#[actix_web::test]
async fn somebody_who_did_not_leave() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let path = format!("{DESK}/players/2");
    let version = floor.desk.get(&path).await.hidden("version");
    let left = floor.desk.post(&format!("{path}/leave"), &[("version", &version)]).await;
    let told = notice(&floor.desk, &left).await;
    assert!(told.contains("Player 2 has withdrawn."), "{told}");
    undo(&floor.desk, &told).await.shows("Withdraw player");
}

#[actix_web::test]
async fn an_announcement_what_is_on_the_screen_and_what_everybody_sees() {
    let floor = Floor::with_players(4).await;
    let told = floor.desk.post(&format!("{DESK}/news"), &[("text", "Lunch is <b>ready</b>.")]).await;
    let told = notice(&floor.desk, &told).await;
    let visitor = floor.site.visitor();
    visitor.get("/e/spring-open").await.shows("Lunch is");
    undo(&floor.desk, &told).await;
    visitor.get("/e/spring-open").await.hides("Lunch is");

    let shown = async || {
        let mut tx = floor.site.app.database.read().await.unwrap();
        storage::screens::load_screen_shows(&mut tx, floor.event.id).await.unwrap().as_str()
    };
    let put = floor.desk.post(&format!("{DESK}/screen"), &[("shows", "ceremony")]).await;
    let told = notice(&floor.desk, &put).await;
    assert_eq!(shown().await, "ceremony");
    undo(&floor.desk, &told).await;
    assert_eq!(shown().await, "pairings");

    let hidden = floor.desk.post(&format!("{DESK}/standings/hide"), &[("up_to", "0")]).await;
    let told = notice(&floor.desk, &hidden).await;
    undo(&floor.desk, &told).await.says(text!("desk-show-players-see-all"));
}

#[actix_web::test]
async fn a_round_that_was_closed_too_early() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, [40, 4, 10, 1]), (2, [30, 3, 22, 2])]).await;
    let round = format!("{DESK}/rounds/1");
    let version = floor.desk.get(&round).await.hidden("version");
    let closed = floor.desk.post(&format!("{round}/close"), &[("version", &version)]).await;
    let told = notice(&floor.desk, &closed).await;
    undo(&floor.desk, &told).await;
    floor.desk.get(&round).await.says(text!("round-state-published"));
    let battle = floor.battle(1, 1).await;
    assert!(floor.send_over(&battle, Seat::A, [40, 4, 10, 1]).await.status.as_u16() != 404);
}

#[actix_web::test]
async fn a_clock_that_was_started_by_mistake() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let start = [("round", "1"), ("hand", "start"), ("back", "now")];
    let told = notice(&floor.desk, &floor.desk.post(&format!("{DESK}/clock"), &start).await).await;
    assert!(told.contains("Round 1: clock started."), "{told}");
    let page = undo(&floor.desk, &told).await;
    page.says(text!("desk-rounds-start-clock", minutes = 165)).hides("Pause");
    floor.desk.get(&format!("{DESK}/audit")).await.says(text!("screen-act-clock-start-taken-back"));
    // It can be started once more.
    floor.desk.post(&format!("{DESK}/clock"), &start).await.leads_to(DESK);
    floor.desk.get(DESK).await.shows("Pause");
}

#[actix_web::test]
async fn a_page_left_open_stops_no_clock_that_is_played_by() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let start = async || {
        let fields = [("round", "1"), ("hand", "start"), ("back", "now")];
        notice(&floor.desk, &floor.desk.post(&format!("{DESK}/clock"), &fields).await).await
    };
    let goes_on = async |told: &str| {
        let page = undo(&floor.desk, told).await;
        page.says(text!("clock-refusal-goes-on")).shows("Pause");
    };
    // The round was taken back, and is out again: the notice of the first start undoes no second one.
    let first = start().await;
    floor.take_back(1).await.is(303);
    floor.publish(1).await.is(303);
    floor.site.wait(3);
    let second = start().await;
    goes_on(&first).await;
    // Five minutes more for everybody.
    floor.desk.post(&format!("{DESK}/clock"), &[("round", "1"), ("minutes", "5")]).await.is(303);
    goes_on(&second).await;
    floor.desk.post(&format!("{DESK}/clock"), &[("round", "1"), ("minutes", "-5")]).await.is(303);
    floor.report(1, 1, [40, 4, 10, 1]).await.is(303);
    goes_on(&second).await;
}

#[actix_web::test]
async fn a_notice_that_was_read_is_gone_and_nobody_plants_one_with_a_form_of_their_own() {
    let floor = Floor::with_players(2).await;
    let check_in = format!("{DESK}/check-in");
    floor.desk.post(&check_in, &[("number", "2"), ("undo", "yes")]).await.is(303);
    floor.desk.post(&check_in, &[("number", "2")]).await.is(303);
    floor.desk.get(DESK).await.shows(">Undo</button");
    floor.desk.get(DESK).await.hides(">Undo</button");
    floor.desk.with_note("Saved.\n{\"event\":\"spring-open\",\"done\":\"delete\"}");
    floor.desk.get(DESK).await.shows("Saved.").hides(">Undo</button");
}
