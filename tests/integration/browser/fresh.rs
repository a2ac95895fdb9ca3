//! Pages that keep themselves fresh while somebody else changes the event: a list stays where it is under the finger,
//! and whoever is in the middle of something keeps it.

use crate::support::{
    browser::{Chromium, missing},
    wait,
};
use muster::{
    actions::{
        Actor,
        entrants::players::{self, Edited},
    },
    app::App,
    domain::{
        event::{
            Event,
            permission::ActingAs,
            player::{Player, PlayerDetails, PlayerName},
        },
        history::{BattleResult, ResultKind, Score},
        numbers::RoundNumber,
    },
    storage::{self, battles::TableUse},
};

const DESK: &str = "/e/autumn-clash/desk";
/// The ids of the rows that are listed, in their order.
const ROWS: &str = "return [...document.querySelectorAll('.rows > li[id]')]
    .filter((row) => !row.hidden).map((row) => row.id)";

async fn phone_on(path: &str) -> (Chromium, Event) {
    let phone = Chromium::start(390, 844).await;
    let event = Box::pin(muster::demo::fill_demo(&phone.app)).await.unwrap();
    phone.sign_in(muster::demo::ORGANISER).await;
    phone.open(&format!("{DESK}{path}")).await;
    (phone, event)
}

async fn player(app: &App, event: &Event, number: i64) -> Player {
    let mut tx = app.database.read().await.unwrap();
    storage::players::by_number(&mut tx, event.id, number).await.unwrap().unwrap()
}

/// At another desk somebody pays, or it turns out that they have not.
async fn pays(app: &App, event: &Event, number: i64, paid: bool) {
    let seen = player(app, event, number).await;
    let edited = Edited {
        details: PlayerDetails { paid, ..seen.details() },
        fixed_table: seen.fixed_table,
        joined_round: None,
    };
    players::edit_player(app, &Actor::from_bare_name("Olga Demir", ActingAs::Organiser), &seen, edited)
        .await
        .unwrap();
}

async fn listed(window: &Chromium) -> Vec<String> {
    let rows = window.client.execute(ROWS, vec![]).await.unwrap();
    serde_json::from_value(rows).unwrap()
}

fn number(row: &str) -> i64 {
    row.trim_start_matches('p').parse().unwrap()
}

async fn top(window: &Chromium, id: &str) -> f64 {
    let script = "return document.getElementById(arguments[0]).getBoundingClientRect().top";
    window.client.execute(script, vec![id.into()]).await.unwrap().as_f64().unwrap()
}

/// Brings a row into the middle of the window, with a finger on it or without.
async fn go_to(window: &Chromium, id: &str, finger: Option<()>) {
    let script = "const row = document.getElementById(arguments[0]);
        row.scrollIntoView({ block: 'center', behavior: 'instant' });
        const clientY = row.getBoundingClientRect().top;
        if (arguments[1]) dispatchEvent(new PointerEvent('pointermove', { clientY }))";
    window.client.execute(script, vec![id.into(), finger.is_some().into()]).await.unwrap();
}

async fn is_gone(window: &Chromium, id: &str) {
    wait::until(&format!("{id} has gone"), async || {
        let rows = listed(window).await;
        if rows.iter().any(|row| row == id) { Err(rows) } else { Ok(()) }
    })
    .await;
}

#[track_caller]
fn stays((before, after): (f64, f64), what: &str) {
    assert!((before - after).abs() < 2.0, "{what}: from {before} to {after}");
}

#[actix_web::test]
async fn rows_that_go_wait_while_a_finger_is_on_the_list() {
    if missing() {
        return;
    }
    let (phone, event) = phone_on("/check-in").await;
    for number in 1..=49 {
        pays(&phone.app, &event, number, false).await;
    }
    phone.open(&format!("{DESK}/check-in?only=unpaid")).await;
    let rows = listed(&phone).await;
    assert_eq!(rows.len(), 49, "{rows:?}");
    let under = rows[20].as_str();
    go_to(&phone, under, Some(())).await;
    let before = top(&phone, under).await;
    // One above and one beneath it, both to be seen.
    pays(&phone.app, &event, number(&rows[19]), true).await;
    pays(&phone.app, &event, number(&rows[22]), true).await;
    phone.sees("Changes").await;
    phone.picture("check-in-changes").await;
    assert_eq!(listed(&phone).await, rows, "nothing has moved");
    stays((before, top(&phone, under).await), "under the finger");
    phone.click("Changes").await;
    is_gone(&phone, &rows[19]).await;
    is_gone(&phone, &rows[22]).await;
    phone.close().await;
}

#[actix_web::test]
async fn rows_that_go_above_the_window_leave_the_others_where_they_are() {
    if missing() {
        return;
    }
    let (phone, event) = phone_on("/check-in").await;
    for number in 1..=49 {
        pays(&phone.app, &event, number, false).await;
    }
    phone.open(&format!("{DESK}/check-in?only=unpaid")).await;
    let rows = listed(&phone).await;
    for (finger, gone) in [(Some(()), 3), (None, 5)] {
        go_to(&phone, &rows[25], finger).await;
        let before = top(&phone, &rows[25]).await;
        pays(&phone.app, &event, number(&rows[gone]), true).await;
        is_gone(&phone, &rows[gone]).await;
        stays((before, top(&phone, &rows[25]).await), &format!("with a finger: {finger:?}"));
    }
    phone.close().await;
}

#[actix_web::test]
async fn who_comes_late_pushes_nothing_aside_and_the_keyboard_stays_where_it_was() {
    if missing() {
        return;
    }
    let (phone, event) = phone_on("/check-in?only=all").await;
    let kim = PlayerDetails::from_player_name(PlayerName::parse("Kim Late").unwrap());
    let kim = players::add_player_by_organiser(&phone.app, &Actor::muster(), event.id, kim).await.unwrap();
    phone.sees("Kim Late").await;
    go_to(&phone, "p20", Some(())).await;
    let focus = "document.querySelector('#p20 button').focus({ preventScroll: true })";
    phone.client.execute(focus, vec![]).await.unwrap();
    let before = top(&phone, "p20").await;
    players::check_in(&phone.app, &Actor::muster(), &kim).await.unwrap();
    phone.sees("has no seat in round 3").await;
    stays((before, top(&phone, "p20").await), "beneath the card");
    let has_focus = "return document.activeElement.closest('li')?.id";
    assert_eq!(phone.client.execute(has_focus, vec![]).await.unwrap(), "p20");
    // Their own row is another now, and the button too.
    let seen = player(&phone.app, &event, 20).await;
    players::undo_check_in(&phone.app, &Actor::muster(), &seen).await.unwrap();
    phone.finds("#p20 .btn:not(.btn--bare)").await;
    stays((before, top(&phone, "p20").await), "its own row");
    assert_eq!(phone.client.execute(has_focus, vec![]).await.unwrap(), "p20");
    phone.close().await;
}

/// Whoever reads further down is told of what has come above; whoever looks at the head sees it come.
#[actix_web::test]
async fn what_is_new_above_is_told_and_found_with_a_tap() {
    if missing() {
        return;
    }
    let (phone, event) = phone_on("/audit").await;
    let first = "return document.querySelector('tbody tr').id";
    let newest = async || phone.client.execute(first, vec![]).await.unwrap().as_str().unwrap().to_owned();
    let before = newest().await;
    pays(&phone.app, &event, 1, false).await;
    wait::until("a new entry", async || if newest().await == before { Err(()) } else { Ok(()) }).await;
    let scrolled = phone.client.execute("return scrollY", vec![]).await.unwrap();
    assert_eq!(scrolled.as_f64(), Some(0.0), "at the head it comes into sight");
    let (second, reads) = (newest().await, "return document.querySelectorAll('tbody tr')[30].id");
    let reads = phone.client.execute(reads, vec![]).await.unwrap().as_str().unwrap().to_owned();
    go_to(&phone, &reads, None).await;
    let at = top(&phone, &reads).await;
    pays(&phone.app, &event, 1, true).await;
    phone.sees("1 new").await;
    stays((at, top(&phone, &reads).await), "what is read");
    phone.picture("one-new").await;
    phone.click("1 new").await;
    let third = newest().await;
    assert_ne!(third, second);
    wait::until("the new entry is seen", async || {
        let top = top(&phone, &third).await;
        if (0.0..844.0).contains(&top) { Ok(()) } else { Err(top) }
    })
    .await;
    phone.close().await;
}

#[actix_web::test]
async fn tables_are_not_sorted_anew_under_the_finger() {
    if missing() {
        return;
    }
    let (phone, event) = phone_on("/battles?round=3").await;
    let tables =
        "return [...document.querySelectorAll('.rows > li a')].map((row) => row.getAttribute('href'))";
    let order = async || -> Vec<String> {
        serde_json::from_value(phone.client.execute(tables, vec![]).await.unwrap()).unwrap()
    };
    let before = order().await;
    // The one that wants somebody most is settled, and goes to the end.
    let touch = "dispatchEvent(new PointerEvent('pointermove', { clientY: 400 }))";
    phone.client.execute(touch, vec![]).await.unwrap();
    let at = before[0].rsplit('/').next().unwrap().parse().unwrap();
    let at = TableUse { round: RoundNumber(3), table: muster::domain::numbers::TableNumber(at) };
    let mut tx = phone.app.database.read().await.unwrap();
    let battle = storage::battles::by_table(&mut tx, event.id, at).await.unwrap().unwrap();
    drop(tx);
    let score = |points| Score { victory_points: points, battle_tactics: 2, ..Score::default() };
    let (a, b) = (score(32), score(14));
    let result = Some(BattleResult { kind: ResultKind::Played, a, b, ruled: None });
    let ruling = muster::actions::battles::Ruling { seen: battle.version, result, reason: "seen".into() };
    let by = Actor::from_bare_name("Olga Demir", ActingAs::Organiser);
    muster::actions::battles::rule_on_result(&phone.app, &by, (event.id, at), ruling).await.unwrap();
    phone.sees("Changes").await;
    assert_eq!(order().await, before);
    // Nobody touches it any more: then it is as it should be.
    wait::until("the new order", async || {
        let now = order().await;
        if now[0] == before[0] { Err(now) } else { Ok(()) }
    })
    .await;
    phone.close().await;
}

#[actix_web::test]
async fn nothing_is_renewed_while_a_finger_is_down() {
    if missing() {
        return;
    }
    let (phone, event) = phone_on("/check-in?only=all").await;
    let laptop = phone.beside(1280, 900).await;
    laptop.sign_in(muster::demo::ORGANISER).await;
    laptop.open(&format!("{DESK}/check-in?only=all")).await;
    let finger = async |kind: &str| {
        let script = "dispatchEvent(new PointerEvent(arguments[0], { clientY: 400 }))";
        phone.client.execute(script, vec![kind.into()]).await.unwrap();
    };
    finger("pointerdown").await;
    let seen = player(&phone.app, &event, 20).await;
    players::undo_check_in(&phone.app, &Actor::muster(), &seen).await.unwrap();
    laptop.sees("48 of 49").await;
    assert!(phone.text().await.contains("49 of 49"), "it changed beneath the finger");
    finger("pointerup").await;
    phone.sees("48 of 49").await;
    laptop.close().await;
    phone.close().await;
}
