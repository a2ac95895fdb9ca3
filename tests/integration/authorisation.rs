//! Every address × every actor, as `authorisation.toml` says. An address that it does not name fails.

use crate::support::{
    event_files::four_players,
    site::{Browser, Reply, Site},
};
use actix_web::test::TestRequest;
use muster::{
    actions::{self, Actor},
    domain::event::{Event, Stage, pack::Settings, permission::StaffRole},
    exchange::event_file,
    storage,
    web::ADDRESSES,
};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Deserialize)]
struct Matrix {
    finds_nothing: BTreeSet<String>,
    levels: BTreeMap<String, BTreeMap<String, Answer>>,
    addresses: BTreeMap<String, String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Answer {
    May,
    SignIn,
    Forbidden,
    Hidden,
}

fn matrix() -> Matrix {
    toml::from_str(include_str!("authorisation.toml")).unwrap()
}

#[test]
fn every_address_is_in_the_matrix_and_nothing_else() {
    let matrix = matrix();
    let registered: Vec<String> = ADDRESSES.iter().map(|(method, path)| format!("{method} {path}")).collect();
    let missing: Vec<_> =
        registered.iter().filter(|address| !matrix.addresses.contains_key(*address)).collect();
    let lines = matrix.addresses.keys().chain(&matrix.finds_nothing);
    let gone: Vec<_> = lines.filter(|address| !registered.contains(address)).collect();
    assert!(
        missing.is_empty() && gone.is_empty(),
        "without a line: {missing:#?}; not there any more: {gone:#?}"
    );
}

#[actix_web::test]
async fn every_actor_gets_what_the_matrix_says_at_every_address() {
    let site = Site::start().await;
    let event = running_event(&site).await;
    let matrix = matrix();
    let mut wrong = Vec::new();
    for (method, path) in ADDRESSES {
        let address = format!("{method} {path}");
        // The stream never ends; that its page's guard is the event's own is tested with the drafts.
        if address.ends_with("/live") {
            continue;
        }
        let Some(level) = matrix.addresses.get(&address) else { continue };
        site.wait_seconds(1);
        for (actor, expected) in &matrix.levels[level] {
            let browser = actor_of(&site, &event, actor).await;
            let reply = request(&browser, method, &filled(path, &event.slug)).await;
            let got = answer(&reply);
            let expected = match expected {
                Answer::May if matrix.finds_nothing.contains(&address) => Answer::Hidden,
                level => *level,
            };
            if got != expected || reply.status.is_server_error() {
                wrong.push(format!(
                    "{address} as {actor}: {expected:?} expected, got {} {:?}",
                    reply.status, reply.location
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[actix_web::test]
async fn a_draft_is_hidden_from_everybody_but_its_staff() {
    let site = Site::start().await;
    let event = site.event_with("secret", Stage::Draft, Settings::default()).await;
    let mut wrong = Vec::new();
    for (method, path) in ADDRESSES.iter().filter(|(_, path)| path.starts_with("/e/{event}")) {
        for actor in ["visitor", "account", "player", "elsewhere"] {
            let browser = actor_of(&site, &event, actor).await;
            let reply = request(&browser, method, &filled(path, &event.slug)).await;
            if answer(&reply) != Answer::Hidden {
                wrong.push(format!("{method} {path} as {actor}: {}", reply.status));
            }
        }
    }
    // A player of a draft was typed in by its organiser, and has a link: even so, there is nothing yet.
    assert!(wrong.is_empty(), "{wrong:#?}");
}

async fn running_event(site: &Site) -> Event {
    let file = event_file::read(four_players().to_string().as_bytes()).unwrap();
    actions::import::event(&site.app, &Actor::muster(), &file, None).await.unwrap()
}

/// A browser of this kind; a fresh one each time, because some requests sign out.
async fn actor_of(site: &Site, event: &Event, actor: &str) -> Browser {
    let name = format!("{actor} {}", site.app.new_id());
    match actor {
        "visitor" => site.visitor(),
        "account" | "admin" => {
            let mut account = site.account_like(&name);
            (account.organiser, account.site_admin) = (false, actor == "admin");
            let mut tx = site.app.database.write().await.unwrap();
            storage::accounts::insert(&mut tx, &account).await.unwrap();
            tx.commit().await.unwrap();
            site.signed_in(&account).await
        }
        "player" => {
            let player = site.players(event, &[&name]).await.remove(0);
            site.phone_of(&player).await
        }
        "judge" => site.staff(event, &name, StaffRole::Judge).await,
        "organiser" => site.staff(event, &name, StaffRole::Organiser).await,
        "elsewhere" => {
            let slug = format!("other-{}", site.app.new_id());
            let other = site.event_with(&slug, Stage::Published, Settings::default()).await;
            site.staff(&other, &name, StaffRole::Organiser).await
        }
        other => panic!("{other} is no actor"),
    }
}

async fn request(browser: &Browser, method: &str, path: &str) -> Reply {
    match method {
        "get" => browser.send(TestRequest::get().uri(path)).await,
        _ => browser.post(path, &[]).await,
    }
}

fn filled(path: &str, slug: &str) -> String {
    let filled = path.replace("{event}", slug).replace("{token}", "wrong").replace("{document}", "standings");
    let filled = filled.replace("{hash}", "0").replace("{name}", "app.css");
    let mut out = String::new();
    let mut rest = filled.as_str();
    while let Some((before, after)) = rest.split_once('{') {
        out.push_str(before);
        out.push('1');
        rest = after.split_once('}').unwrap().1;
    }
    out + rest
}

fn answer(reply: &Reply) -> Answer {
    let location = reply.location.as_deref().unwrap_or_default();
    match reply.status.as_u16() {
        303 if location.starts_with("/sign-in?") => Answer::SignIn,
        403 => Answer::Forbidden,
        404 => Answer::Hidden,
        _ => Answer::May,
    }
}
