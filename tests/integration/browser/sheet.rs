//! Two phones on one scoring sheet: one loses the network, goes on, is reloaded, and comes back.

use crate::support::{
    browser::{Chromium, Scheme, Signal, missing},
    wait,
};
use fantoccini::Locator;
use muster::{
    actions,
    domain::{
        battle::Battle,
        event::{
            Event,
            pack::{RosterPolicy, Settings},
            player::Player,
        },
        numbers::{RoundNumber, TableNumber},
    },
    storage::{self, battles::TableUse},
};

const TABLE: TableUse = TableUse { round: RoundNumber(3), table: TableNumber(20) };
const SHEET: &str = "/e/autumn-clash/rounds/3/tables/20/sheet";

/// What the page shows, as text that can be compared: every button and every number.
const SHOWN: &str = r#"
    const text = (page) => [...page.querySelectorAll("[data-field]")].map((button) =>
        [button.dataset.field, button.dataset.value, button.value, button.getAttribute("aria-pressed"),
         button.getAttribute("aria-disabled"), button.querySelector(".tap__why").textContent].join(" | "))
        .concat([...page.querySelectorAll("[data-points], [data-tactics], [data-turn-points], [data-tab-points], [data-picked], [data-about], [data-no-tactic], [data-outcome], [data-result]")]
        .map((part) => part.textContent))
        .concat([...page.querySelectorAll("[data-underdog]")].map((part) => part.dataset.underdog + part.hidden))
        .sort().join("\n");
"#;

#[actix_web::test]
async fn two_phones_share_a_sheet_and_one_that_loses_the_network_loses_nothing() {
    if missing() {
        return;
    }
    let one = Chromium::start(390, 844).await;
    let event = muster::demo::fill_demo(&one.app).await.unwrap();
    let (battle, a, b) = on_feral_foray(&one, &event).await;
    let other = one.beside_in(390, 844, Scheme::Dark).await;
    one.open(&actions::entrants::links::private_link(&one.app, &a)).await;
    one.click("Scoring sheet").await;
    one.sees("All saved").await;
    one.fits().await;
    one.picture("sheet-empty").await;
    other.open(&actions::entrants::links::private_link(&one.app, &b)).await;
    other.open(SHEET).await;
    other.sees("All saved").await;

    tap(&one, "attacker", "a").await;
    tap(&one, "priority/1", "a").await;
    tap(&one, "line/1/a/one", "1").await;
    points(&other, "a", "2").await;
    same_as_the_server(&one).await;
    same_as_the_server(&other).await;

    // No signal: taps show at once, wait on the phone, and even a reload keeps them.
    worker(&one).await;
    one.signal(Signal::Gone).await;
    tap(&one, "line/1/a/two", "1").await;
    pick(&one, "tactic/1/a", "do-not-waver").await;
    tap(&one, "completed/1/a", "yes").await;
    points(&one, "a", "8").await;
    one.sees("3 changes waiting for signal").await;
    one.picture("sheet-no-signal").await;
    tap(&other, "line/1/b/one", "1").await;
    tap(&other, "line/1/b/two", "1").await;
    pick(&other, "tactic/1/b", "do-not-waver").await;
    other.sees("All saved").await;
    one.client.refresh().await.unwrap();
    one.sees("3 changes waiting for signal").await;
    points(&one, "a", "8").await;
    one.tap("[data-tab='2']").await;
    tap(&one, "priority/2", "a").await;
    one.sees("4 changes waiting for signal").await;

    one.signal(Signal::Back).await;
    one.sees("All saved").await;
    for phone in [&one, &other] {
        points(phone, "a", "8").await;
        points(phone, "b", "4").await;
        same_as_the_server(phone).await;
    }
    assert_eq!(steps(&one, &battle).await, 10, "each tap counted once");

    // What the rules forbid says why, and is not sent.
    open_tactics(&one, "a").await;
    let forbidden =
        one.client.find(Locator::Css("[data-field='tactic/2/a'][data-value='do-not-waver']")).await;
    assert_eq!(forbidden.unwrap().attr("aria-disabled").await.unwrap().as_deref(), Some("true"));
    one.tap("[data-field='tactic/2/a'][data-value='do-not-waver']").await;
    one.sees("Do Not Waver was already picked in battle round 1.").await;
    one.picture("sheet-forbidden").await;
    same_as_the_server(&one).await;
    // Two taps on one field at once: the later comes back with both values.
    one.signal(Signal::Gone).await;
    one.tap("[data-tab='3']").await;
    tap(&one, "priority/3", "a").await;
    other.tap("[data-tab='3']").await;
    tap(&other, "priority/3", "b").await;
    other.sees("All saved").await;
    one.signal(Signal::Back).await;
    one.sees("You tapped").await;
    one.sees(&format!("from nothing to {}", b.name)).await;
    one.sees("All saved").await;
    one.picture("sheet-conflict").await;
    other.picture("sheet-double-turn-dark").await;
    other.sees("takes a double turn and seizes the initiative").await;
    other.fits().await;
    same_as_the_server(&other).await;
    same_as_the_server(&one).await;
    assert_eq!(steps(&one, &battle).await, 11);
    spectators_and_the_end(&one, &other).await;
    other.close().await;
    one.close().await;
}

#[actix_web::test]
async fn phones_of_a_season_tap_the_steps_of_their_cards() {
    if missing() {
        return;
    }
    let one = Chromium::start(390, 844).await;
    let event = muster::demo::fill_demo(&one.app).await.unwrap();
    let mut tx = one.app.database.write().await.unwrap();
    // Rosters that nobody reads: cards are chosen on the sheet.
    let (system, rosters) = ("aos4-ghb2026".into(), RosterPolicy::Closed);
    let settings = Settings { system, rosters, ..event.settings.clone() };
    storage::events::set_settings(&mut tx, event.id, &event.name, &settings).await.unwrap();
    tx.commit().await.unwrap();
    let (battle, a, b) = on_battleplan(&one, &event, "into-the-fire").await;
    let other = one.beside_in(390, 844, Scheme::Dark).await;
    one.open(&actions::entrants::links::private_link(&one.app, &a)).await;
    one.open(SHEET).await;
    one.sees("All saved").await;
    one.picture("sheet-cards-to-choose").await;
    other.open(&actions::entrants::links::private_link(&one.app, &b)).await;
    other.open(SHEET).await;
    other.sees("All saved").await;
    for (field, value) in [
        ("card/a/smokescreen", "yes"),
        ("card/a/siege-of-ashes", "yes"),
        ("priority/1", "b"),
        ("line/1/a/one", "1"),
        ("step/1/a/form-a-wall", "yes"),
        ("step/1/a/keep-the-enemy-close", "yes"),
    ] {
        tap(&one, field, value).await;
    }
    points(&other, "a", "13").await;
    same_as_the_server(&one).await;
    same_as_the_server(&other).await;
    one.fits().await;
    one.picture("sheet-cards").await;
    // One step of a card a turn, and no third card.
    one.tap("[data-field='step/1/a/feign-weakness']").await;
    one.sees("Smokescreen counts at most once in a turn.").await;
    // Ten points or fewer behind, whoever goes twice in a row has no tactic.
    one.tap("[data-tab='2']").await;
    tap(&one, "priority/2", "a").await;
    one.sees("takes a double turn and seizes the initiative").await;
    one.tap("[data-field='step/2/a/feign-weakness']").await;
    one.sees("unless you're 11 or more victory points behind").await;
    same_as_the_server(&one).await;
    other.tap("[data-tab='2']").await;
    other.sees("seizes the initiative").await;
    other.picture("sheet-cards-seized-dark").await;
    same_as_the_server(&other).await;
    assert_eq!(steps(&one, &battle).await, 7);
    other.close().await;
    one.close().await;
}

#[actix_web::test]
async fn who_signs_out_leaves_no_sheet_behind_but_loses_no_change() {
    if missing() {
        return;
    }
    let judge = Chromium::start(390, 844).await;
    let event = muster::demo::fill_demo(&judge.app).await.unwrap();
    let (battle, ..) = on_feral_foray(&judge, &event).await;
    judge.sign_in(muster::demo::JUDGE).await;
    judge.open(SHEET).await;
    judge.sees("All saved").await;
    worker(&judge).await;
    assert_eq!(kept(&judge).await, [1, 0], "the sheet's page is on the phone, and nothing waits");
    judge.signal(Signal::Gone).await;
    tap(&judge, "attacker", "a").await;
    judge.sees("1 change waiting for signal").await;
    judge.signal(Signal::Back).await;
    judge.sees("All saved").await;
    assert_eq!(steps(&judge, &battle).await, 1);
    let put = "for (const key of Object.keys(localStorage)) if (key.endsWith(':says'))
        localStorage.setItem(key.replace(':says', ''), JSON.stringify([{ once: 'kept-for-later', field: 'priority/1', seen: '', value: 'b' }]))";
    judge.client.execute(put, vec![]).await.unwrap();
    judge.open("/account").await;
    judge.click("Sign out").await;
    let asked = judge.client.get_alert_text().await.unwrap();
    assert!(asked.contains("not sent yet: 1") && asked.contains("stay on this phone"), "{asked}");
    judge.client.accept_alert().await.unwrap();
    judge.sees("Sign in").await;
    assert_eq!(kept(&judge).await, [0, 1], "the page is gone, the change is not");
    // Whoever signs in next does not send it; its owner does.
    judge.sign_in(muster::demo::ORGANISER).await;
    judge.open(SHEET).await;
    judge.sees("All saved").await;
    assert_eq!(steps(&judge, &battle).await, 1);
    judge.sign_in(muster::demo::JUDGE).await;
    judge.open(SHEET).await;
    judge.sees("All saved").await;
    assert_eq!((kept(&judge).await[1], steps(&judge, &battle).await), (0, 2));
    judge.close().await;
}

/// Pages of sheets that are kept on the phone, and changes that wait there.
async fn kept(phone: &Chromium) -> [u64; 2] {
    let script = "const done = arguments[0];
        const waits = Object.keys(localStorage).filter((key) => key.startsWith('muster-sheet:') && !key.endsWith(':says'));
        caches.keys().then(async (names) => {
          let pages = 0;
          for (const name of names) for (const file of await (await caches.open(name)).keys()) if (file.url.endsWith('/sheet')) pages++;
          done([pages, waits.length]);
        })";
    let said = phone.client.execute_async(script, vec![]).await.unwrap();
    [said[0].as_u64().unwrap(), said[1].as_u64().unwrap()]
}

async fn spectators_and_the_end(one: &Chromium, other: &Chromium) {
    // Nobody else reads it until both let them.
    let laptop = one.beside(1280, 900).await;
    laptop.open(SHEET).await;
    laptop.sees("The two players don't show this sheet live.").await;
    for phone in [one, other] {
        phone.click("I agree").await;
        phone.sees("Stop showing it").await;
        phone.fits().await;
    }
    one.picture("sheet-live").await;
    laptop.open(&format!("{SHEET}?battle=1")).await;
    laptop.sees("Read only. The two players fill this in.").await;
    laptop.fits().await;
    laptop.picture("sheet-laptop").await;
    laptop.close().await;
    one.click("Report result").await;
    one.sees("who had priority?").await;
    one.picture("sheet-missing").await;
    one.click("Report anyway").await;
    one.sees("Waiting for your opponent to confirm.").await;
    other.sees("Is this right?").await;
    other.picture("sheet-confirm-dark").await;
    other.click("Yes, confirm").await;
    other.sees("You've both confirmed the result").await;
    one.sees("You've both confirmed the result").await;
    one.fits().await;
    one.picture("sheet-closed").await;
}

/// The demo's open table, on a battleplan that the test knows.
async fn on_feral_foray(window: &Chromium, event: &Event) -> (Battle, Player, Player) {
    on_battleplan(window, event, "feral-foray").await
}

async fn on_battleplan(window: &Chromium, event: &Event, slug: &str) -> (Battle, Player, Player) {
    let mut tx = window.app.database.write().await.unwrap();
    let mut round = storage::rounds::by_number(&mut tx, event.id, TABLE.round).await.unwrap().unwrap();
    round.battleplan = Some(slug.to_owned());
    storage::rounds::set_plan(&mut tx, &round).await.unwrap();
    tx.commit().await.unwrap();
    let mut tx = window.app.database.read().await.unwrap();
    let battle = storage::battles::by_table(&mut tx, event.id, TABLE).await.unwrap().unwrap();
    let a = storage::players::find_player(&mut tx, battle.a).await.unwrap().unwrap();
    let b = storage::players::find_player(&mut tx, battle.b.unwrap()).await.unwrap().unwrap();
    (battle, a, b)
}

async fn steps(window: &Chromium, battle: &Battle) -> usize {
    let mut tx = window.app.database.read().await.unwrap();
    storage::sheets::list_sheet_steps(&mut tx, battle.id).await.unwrap().len()
}

async fn tap(phone: &Chromium, field: &str, value: &str) {
    phone.tap(&format!("[data-field='{field}'][data-value='{value}']")).await;
}

async fn pick(phone: &Chromium, field: &str, value: &str) {
    open_tactics(phone, &field[field.len() - 1..]).await;
    tap(phone, field, value).await;
}

async fn open_tactics(phone: &Chromium, side: &str) {
    phone.tap(&format!("[data-tactic='{side}'] summary")).await;
}

/// Waits until this many victory points stand on the screen.
async fn points(phone: &Chromium, side: &str, points: &str) {
    let shown = wait::soon(async || {
        let shown = phone.client.find(Locator::Css(&format!("[data-points='{side}']"))).await;
        let shown = shown.unwrap().text().await.unwrap();
        if shown == points { Ok(()) } else { Err(shown) }
    });
    if let Err(shown) = shown.await {
        panic!("{shown} and not {points} points of {side}: {}", phone.text().await);
    }
}

/// The page is kept on the phone by now.
async fn worker(phone: &Chromium) {
    let ready = "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))";
    phone.client.execute_async(ready, vec![]).await.unwrap();
}

/// What the script shows is what the server would show, as soon as the last tap has come to both: the rules on
/// the phone are the server's.
async fn same_as_the_server(phone: &Chromium) {
    let script = format!(
        "{SHOWN} const done = arguments[0];
         const round = document.querySelector('[data-round-number]').textContent;
         fetch(`${{location.pathname}}?battle=${{round}}`).then(async (answer) =>
           done([text(document), text(new DOMParser().parseFromString(await answer.text(), 'text/html'))]))"
    );
    let same = wait::soon(async || {
        let shown = phone.client.execute_async(&script, vec![]).await.unwrap();
        if shown[0] == shown[1] { Ok(()) } else { Err(shown) }
    });
    if let Err(shown) = same.await {
        assert_eq!(shown[0].as_str().unwrap(), shown[1].as_str().unwrap());
    }
}
