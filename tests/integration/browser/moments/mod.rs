//! Moments of truth, each walked as the person meets it: what the page says, what it offers, and what the others see
//! then (`moments.md`). Here stands what several of them begin from, and what the hands of others do beside them.

use super::budgets::settle_round_three;
use crate::support::{browser::Chromium, wait};
use chrono::TimeDelta;
use fantoccini::{Locator, elements::Element};
use muster::{
    actions::{self, Actor, rounds::Waiting},
    app::{App, Clock},
    domain::{
        event::{Event, permission::ActingAs, player::Player},
        numbers::{RoundNumber, TableNumber},
    },
    storage::{self, battles::TableUse},
};

mod figures;
mod judge;
mod organiser;
mod player;
mod shown;
mod spectator;
mod unscripted;

/// Numbers that the battleplan of the demo's round 3 can give.
const NUMBERS: [(&str, &str); 4] =
    [("a_points", "28"), ("a_tactics", "4"), ("b_points", "20"), ("b_tactics", "3")];

/// A table of round 3, which the demo is playing.
const fn table(number: u32) -> TableUse {
    TableUse { round: RoundNumber(3), table: TableNumber(number) }
}

/// Nobody at this table of the demo has said anything yet.
const TABLE: TableUse = table(20);

fn olga() -> Actor {
    Actor::from_bare_name("Olga Demir", ActingAs::Organiser)
}

/// The two who sit there.
async fn at_table(app: &App, event: &Event, at: TableUse) -> [Player; 2] {
    seated_at(app, event, at).await.unwrap()
}

/// The two who sit there; none at a table that stays empty.
async fn seated_at(app: &App, event: &Event, at: TableUse) -> Option<[Player; 2]> {
    let mut tx = app.database.read().await.unwrap();
    let battle = storage::battles::by_table(&mut tx, event.id, at).await.unwrap()?;
    let a = storage::players::find_player(&mut tx, battle.a).await.unwrap().unwrap();
    Some([a, storage::players::find_player(&mut tx, battle.b.unwrap()).await.unwrap().unwrap()])
}

async fn phone() -> Chromium {
    Chromium::start(390, 844).await
}

async fn open_link(window: &Chromium, player: &Player) {
    window.open(&actions::entrants::links::private_link(&window.app, player)).await;
}

/// The demo in the middle of round 3, its clock running, and the two at the table that nobody has heard of.
async fn round_three(window: &Chromium) -> (Event, Player, Player) {
    let event = muster::demo::fill_demo(&window.app).await.unwrap();
    muster::demo::start_the_clock(&window.app, &event).await.unwrap();
    let [a, b] = at_table(&window.app, &event, TABLE).await;
    (event, a, b)
}

/// The same, and the phone of the first of the two, with their own page.
async fn one_at_their_table() -> (Event, [Player; 2], Chromium) {
    let phone = phone().await;
    let (event, me, opponent) = Box::pin(round_three(&phone)).await;
    open_link(&phone, &me).await;
    (event, [me, opponent], phone)
}

/// Both of them, each with their own page.
async fn both_at_their_table() -> ([Player; 2], [Chromium; 2]) {
    let (_, both, one) = one_at_their_table().await;
    let other = phone_of(&one, &both[1]).await;
    (both, [one, other])
}

/// A player's phone, which has opened the private link.
async fn phone_of(window: &Chromium, player: &Player) -> Chromium {
    let phone = window.beside(390, 844).await;
    phone.open(&actions::entrants::links::private_link(&window.app, player)).await;
    phone
}

/// Chooses what has this value, in the first field of this name that is not folded.
async fn choose(window: &Chromium, name: &str, value: &str) {
    seen(window, &format!("select[name='{name}']")).await.select_by_value(value).await.unwrap();
}

/// The first of these that is not folded, as soon as it is there.
async fn seen(window: &Chromium, selector: &str) -> Element {
    wait::until(&format!("a {selector} that is seen"), async || {
        for one in window.client.find_all(Locator::Css(selector)).await.map_err(|error| error.to_string())? {
            if one.is_displayed().await.map_err(|error| error.to_string())? {
                return Ok(one);
            }
        }
        Err("none".to_owned())
    })
    .await
}

/// Types numbers into the form of a result.
async fn type_in(window: &Chromium, numbers: [(&str, &str); 4]) {
    for (field, number) in numbers {
        window.fill(field, number).await;
    }
}

async fn hides(window: &Chromium, text: &str) {
    let page = window.text().await;
    assert!(!page.contains(text), "“{text}” is on the page {}:\n{page}", window.path().await);
}

/// The site as it was so many minutes ago.
fn ago(app: &App, minutes: i64) -> App {
    let then = app.clock.now() - TimeDelta::minutes(minutes);
    App { clock: Clock::from_fn(move || then), ..app.clone() }
}

/// Every table of the demo's round 3 has a result, and the round is closed.
async fn close_round_three(app: &App, event: &Event) {
    settle_round_three(app, event).await;
    actions::rounds::close_round(app, &olga(), event.id, (RoundNumber(3), Waiting::Refuse)).await.unwrap();
}

async fn close<const N: usize>(windows: [Chromium; N]) {
    for window in windows {
        window.close().await;
    }
}
