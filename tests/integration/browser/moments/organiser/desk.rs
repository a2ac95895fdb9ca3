//! What the organiser's walks begin from, and what the hands of others do beside them.

use crate::{
    browser::budgets::settle_round_three,
    support::{browser::Chromium, wait},
};
use base64::{Engine, prelude::BASE64_STANDARD};
use chrono::{DateTime, TimeDelta, Utc};
use fantoccini::{Locator, elements::Element, wd::TimeoutConfiguration};
use muster::{
    actions::{self, Actor, events::NewEvent, rosters::Given, rounds::Waiting},
    app::{App, Clock},
    domain::{
        event::{
            Event, EventName, Stage,
            pack::Settings,
            permission::ActingAs,
            player::{Details, Player},
        },
        ids::PlayerId,
        numbers::RoundNumber,
    },
    storage::{self, battles::TableUse},
};
use std::time::Duration;

pub(super) fn olga() -> Actor {
    Actor::named("Olga Demir", ActingAs::Organiser)
}

/// The desk's laptop, signed in.
pub(super) async fn at_the_desk(laptop: &Chromium) {
    laptop.sign_in(muster::demo::ORGANISER).await;
}

/// Winter Clash, published: so many of the demo's people have a place, the rest is as `settings` say.
pub(super) async fn winter_clash(
    window: &Chromium,
    people: usize,
    settings: impl FnOnce(&mut Settings, DateTime<Utc>),
) -> Event {
    let demo = Box::pin(muster::demo::fill(&window.app)).await.unwrap();
    let mut tx = window.app.database.read().await.unwrap();
    let account = storage::accounts::by_email(&mut tx, muster::demo::ORGANISER).await.unwrap().unwrap();
    drop(tx);
    let mut pack = demo.settings.clone();
    settings(&mut pack, window.app.clock.now());
    let name = EventName::parse("Winter Clash").unwrap();
    let new = NewEvent { name, settings: pack, tables_of: Some(demo.id) };
    let event = actions::events::create(&window.app, &account, None, new).await.unwrap();
    let email = |number: i64| Some(format!("player{number}@example.org"));
    let known = players(window, &demo).await;
    let rows: Vec<Details> = known
        .iter()
        .take(people)
        .map(|player| Details { email: email(player.number), ..player.details() })
        .collect();
    actions::players::add_all(&window.app, &olga(), event.id, "Autumn Clash", |_| Ok(rows)).await.unwrap();
    actions::events::set_stage(&window.app, &olga(), event.id, Stage::Published).await.unwrap();
    event
}

pub(super) async fn players(window: &Chromium, event: &Event) -> Vec<Player> {
    let mut tx = window.app.database.read().await.unwrap();
    storage::players::list(&mut tx, event.id).await.unwrap()
}

/// The two at a table of a round.
pub(super) async fn at_table(window: &Chromium, event: &Event, at: TableUse) -> [Player; 2] {
    let mut tx = window.app.database.read().await.unwrap();
    let battle = storage::battles::by_table(&mut tx, event.id, at).await.unwrap().unwrap();
    let of =
        async |tx: &mut storage::Tx, id: PlayerId| storage::players::find(tx, id).await.unwrap().unwrap();
    [of(&mut tx, battle.a).await, of(&mut tx, battle.b.unwrap()).await]
}

/// The same players hand in for Winter Clash what they handed in for the demo; who had nothing there has nothing here.
pub(super) async fn hand_in_as_before(window: &Chromium, event: &Event) -> usize {
    let mut handed_in = 0;
    for player in players(window, event).await {
        handed_in += usize::from(hand_in(window, event, &player).await);
    }
    handed_in
}

pub(super) async fn hand_in(window: &Chromium, event: &Event, player: &Player) -> bool {
    let mut tx = window.app.database.read().await.unwrap();
    let demo = storage::events::by_slug(&mut tx, muster::demo::SLUG).await.unwrap().unwrap();
    let before = storage::players::by_number(&mut tx, demo.id, player.number).await.unwrap().unwrap();
    let given = storage::rosters::of_player(&mut tx, before.id).await.unwrap();
    drop(tx);
    let Some(text) = given.first().and_then(|roster| roster.text().map(|text| text.as_bytes().to_vec()))
    else {
        return false;
    };
    let given = Given { anyway: true, ..Given::of(text) };
    let by = Actor { player: Some(player.id), ..Actor::named(player.name.as_str(), ActingAs::Player) };
    actions::rosters::hand_in(&window.app, &by, event, player, given).await.unwrap();
    true
}

/// A player's phone, which has opened the private link.
pub(super) async fn phone_of(window: &Chromium, player: &Player) -> Chromium {
    let phone = window.beside(390, 844).await;
    phone.open(&actions::links::link(&window.app, player)).await;
    phone
}

/// Chooses what has this value, in the first field of this name that is not folded.
pub(super) async fn choose(window: &Chromium, name: &str, value: &str) {
    seen(window, &format!("select[name='{name}']")).await.select_by_value(value).await.unwrap();
}

/// Types into the first of these fields that is not folded, in place of what is there.
pub(super) async fn write(window: &Chromium, selector: &str, text: &str) {
    let field = seen(window, selector).await;
    field.clear().await.unwrap();
    field.send_keys(text).await.unwrap();
}

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

/// Nobody has to scroll to it.
pub(super) async fn is_in_sight(window: &Chromium, selector: &str) -> bool {
    let script = "const box = document.querySelector(arguments[0])?.getBoundingClientRect();
        return Boolean(box) && box.top >= 0 && box.bottom <= innerHeight";
    window.client.execute(script, vec![selector.into()]).await.unwrap().as_bool().unwrap()
}

/// What the link with this text downloads: its address, its kind and what is in it.
pub(super) async fn downloads(window: &Chromium, text: &str) -> (String, Vec<u8>) {
    let patient = TimeoutConfiguration::new(Some(Duration::from_mins(2)), None, None);
    window.client.update_timeouts(patient).await.unwrap();
    window.sees(text).await;
    let script = "const [text, done] = arguments;
        const link = [...document.querySelectorAll('main a')].find((one) => one.textContent.replace(/\\s+/g, ' ').trim().startsWith(text));
        fetch(link.href).then(async (answer) => {
            const bytes = new Uint8Array(await answer.arrayBuffer());
            let signs = '';
            for (const byte of bytes) signs += String.fromCharCode(byte);
            done([answer.status, answer.headers.get('content-type'), btoa(signs)]);
        })";
    let answer = window.client.execute_async(script, vec![text.into()]).await.unwrap();
    assert_eq!(answer[0].as_u64(), Some(200), "{text}");
    let bytes = BASE64_STANDARD.decode(answer[2].as_str().unwrap()).unwrap();
    (answer[1].as_str().unwrap_or_default().to_owned(), bytes)
}

/// Round 3 of the demo was its last, every table has a result, and it is closed.
pub(super) async fn played_out(window: &Chromium) -> Event {
    let event = muster::demo::fill(&window.app).await.unwrap();
    three_rounds(window, &event).await;
    Box::pin(close_round_three(window, &event)).await;
    event
}

pub(super) async fn three_rounds(window: &Chromium, event: &Event) {
    let settings = Settings { rounds: 3, ..event.settings.clone() };
    actions::events::save_settings(&window.app, &olga(), event, event.name.clone(), settings).await.unwrap();
}

pub(super) async fn close_round_three(window: &Chromium, event: &Event) {
    settle_round_three(&window.app, event).await;
    let closes = (RoundNumber(3), Waiting::Refuse);
    actions::rounds::close(&window.app, &olga(), event.id, closes).await.unwrap();
}

/// Whoever has no opponent in round 1 of Winter Clash.
pub(super) async fn alone(window: &Chromium, event: &Event) -> Player {
    let mut tx = window.app.database.read().await.unwrap();
    let battles = storage::battles::of_event(&mut tx, event.id).await.unwrap();
    let battle = battles.iter().find(|battle| battle.b.is_none()).unwrap();
    storage::players::find(&mut tx, battle.a).await.unwrap().unwrap()
}

/// The site as it was so many minutes ago.
pub(super) fn ago(app: &App, minutes: i64) -> App {
    let then = app.clock.now() - TimeDelta::minutes(minutes);
    App { clock: Clock::from_fn(move || then), ..app.clone() }
}
