//! What the organiser's walks begin from, and what the hands of others do beside them.

use crate::{
    browser::moments::{close_round_three, olga, seen},
    support::browser::Chromium,
};
use base64::{Engine, prelude::BASE64_STANDARD};
use chrono::{DateTime, Utc};
use fantoccini::wd::TimeoutConfiguration;
use muster::{
    actions::{self, Actor, event::NewEvent, rosters::GivenRoster},
    domain::event::{
        Event, EventName, Stage,
        pack::Settings,
        permission::ActingAs,
        player::{Player, PlayerDetails},
    },
    storage,
};
use std::time::Duration;

/// The desk's laptop, signed in.
pub(in crate::browser::moments) async fn at_the_desk(laptop: &Chromium) {
    laptop.sign_in(muster::demo::ORGANISER).await;
}

/// Winter Clash, published: so many of the demo's people have a place, the rest is as `settings` say.
pub(in crate::browser::moments) async fn winter_clash(
    window: &Chromium,
    people: usize,
    settings: impl FnOnce(&mut Settings, DateTime<Utc>),
) -> Event {
    let demo = Box::pin(muster::demo::fill_demo(&window.app)).await.unwrap();
    let mut tx = window.app.database.read().await.unwrap();
    let account = storage::accounts::by_email(&mut tx, muster::demo::ORGANISER).await.unwrap().unwrap();
    drop(tx);
    let mut pack = demo.settings.clone();
    settings(&mut pack, window.app.clock.now());
    let name = EventName::parse("Winter Clash").unwrap();
    let new = NewEvent { name, settings: pack, tables_of: Some(demo.id) };
    let event = actions::event::create_event(&window.app, &account, None, new).await.unwrap();
    let email = |number: i64| Some(format!("player{number}@example.org"));
    let known = players(window, &demo).await;
    let rows: Vec<PlayerDetails> = known
        .iter()
        .take(people)
        .map(|player| PlayerDetails { email: email(player.number), ..player.details() })
        .collect();
    let rows = actions::entrants::from_file::FromFile::from_details(rows);
    actions::entrants::from_file::add_all(&window.app, &olga(), event.id, "Autumn Clash", |_| Ok(rows))
        .await
        .unwrap();
    actions::event::set_stage(&window.app, &olga(), event.id, Stage::Published).await.unwrap();
    event
}

pub(in crate::browser::moments) async fn players(window: &Chromium, event: &Event) -> Vec<Player> {
    let mut tx = window.app.database.read().await.unwrap();
    storage::players::list_players(&mut tx, event.id).await.unwrap()
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
    let given = GivenRoster { anyway: true, ..GivenRoster::from_roster_bytes(text) };
    let by =
        Actor { player: Some(player.id), ..Actor::from_bare_name(player.name.as_str(), ActingAs::Player) };
    actions::rosters::hand_in(&window.app, &by, event, player, given).await.unwrap();
    true
}

/// Types into the first of these fields that is not folded, in place of what is there.
pub(super) async fn write(window: &Chromium, selector: &str, text: &str) {
    let field = seen(window, selector).await;
    field.clear().await.unwrap();
    field.send_keys(text).await.unwrap();
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
    let event = muster::demo::fill_demo(&window.app).await.unwrap();
    three_rounds(window, &event).await;
    Box::pin(close_round_three(&window.app, &event)).await;
    event
}

pub(super) async fn three_rounds(window: &Chromium, event: &Event) {
    let settings = Settings { rounds: 3, ..event.settings.clone() };
    actions::event::save_settings(&window.app, &olga(), event, event.name.clone(), settings).await.unwrap();
}

/// Whoever has no opponent in round 1 of Winter Clash.
pub(super) async fn alone(window: &Chromium, event: &Event) -> Player {
    let mut tx = window.app.database.read().await.unwrap();
    let battles = storage::battles::of_event(&mut tx, event.id).await.unwrap();
    let battle = battles.iter().find(|battle| battle.b.is_none()).unwrap();
    storage::players::find_player(&mut tx, battle.a).await.unwrap().unwrap()
}
