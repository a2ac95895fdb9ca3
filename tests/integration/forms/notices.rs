//! After a tap the page says what was done: with which table, whose name, how many minutes.

use super::{at, busy_floor};
use crate::{house::texts::lines_of_texts, support::html_form::HtmlForm};
use muster::domain::numbers::RoundNumber;

/// What is said of nothing in particular.
const EMPTY: [&str; 4] = ["Done.", "Removed.", "Noted.", "It is on the screen."];

#[test]
fn no_notice_is_empty() {
    for (path, text) in lines_of_texts() {
        assert!(!EMPTY.contains(&text.as_str()), "{path}: {text}");
    }
}

#[actix_web::test]
async fn the_clock_says_what_was_done_to_it() {
    let floor = busy_floor().await;
    let turn = async |field: (&str, &str)| {
        let fields = [("round", "1"), ("back", "now"), field];
        floor.site.wait_seconds(2);
        floor.desk.post(&at("desk/clock"), &fields).await.is(303);
        floor.desk.get(&at("desk")).await
    };
    turn(("hand", "start")).await.says(text!("screen-desk-clock-runs", round = 1));
    turn(("hand", "pause")).await.says(text!("screen-desk-clock-paused", round = 1));
    turn(("hand", "go_on")).await.says(text!("screen-desk-clock-runs-again", round = 1));
    turn(("minutes", "-5")).await.shows("Round 1: 5 minutes taken off.");
    floor
        .desk
        .post(&at("desk/clock/table"), &[("round", "1"), ("table", "2"), ("extra", "10")])
        .await
        .is(303);
    floor.desk.get(&at("desk/screen")).await.shows("Table 2: 10 extra minutes.");
    assert_eq!(floor.battle(1, 2).await.round_number, RoundNumber(1));
}

#[actix_web::test]
async fn a_judges_step_names_the_table_and_the_minutes() {
    let floor = busy_floor().await;
    let calls = at("desk/calls");
    let page = floor.desk.get(&calls).await;
    let forms = HtmlForm::all(&page, &calls);
    let mut answer = forms.iter().find(|form| form.value("said").is_some()).unwrap().clone();
    let taken = page.body.matches("is on the way").count();
    assert_eq!(taken, 1);
    answer.set("said", "It is cover.");
    answer.tick("extend");
    floor.site.wait(6);
    answer.send(&floor.desk).await.is(303);
    let page = floor.desk.get(&calls).await;
    page.shows("answered, with 6 extra minutes.");
    let take = HtmlForm::all(&page, &calls)
        .into_iter()
        .find(|form| form.buttons.iter().any(|[_, value]| value == "take"));
    take.unwrap().send(&floor.desk).await.is(303);
    floor.desk.get(&calls).await.shows("You've taken table ");
}

#[actix_web::test]
async fn who_changed_places_is_named() {
    let floor = busy_floor().await;
    for table in [2, 3] {
        floor.report(1, table, [40, 4, 10, 1]).await.is(303);
    }
    let version = floor.desk.get(&at("desk/rounds/1")).await.hidden("version");
    floor.desk.post(&at("desk/rounds/1/close"), &[("version", &version), ("accept", "on")]).await.is(303);
    floor.draw(2).await.is(303);
    let pairs = floor.pairs(2).await;
    let (one, two) = (pairs[0].0, pairs[1].0);
    let version = floor.desk.get(&at("desk/rounds/2")).await.hidden("version");
    let (a, b) = (one.to_string(), two.to_string());
    let fields = [("version", version.as_str()), ("one", &a), ("two", &b), ("reason", "They share a car.")];
    floor.desk.post(&at("desk/rounds/2/swap"), &fields).await.is(303);
    let said = format!("{} and {} swapped.", floor.player(one).name, floor.player(two).name);
    floor.desk.get(&at("desk/rounds/2")).await.shows(&said);
}
