//! Every page that a person can open, through the accessibility checker axe-core: on a phone in the dark and on
//! a laptop by day; with `MUSTER_LONG=1` also the other way round. `tests/run` installs axe and says where it is.

use crate::support::{
    browser::{Chromium, Scheme, missing},
    skip,
};
use fantoccini::key::Key;
use muster::{
    actions::{
        self,
        account::invitations::{self, Target},
    },
    app::App,
    domain::{
        account::Purpose,
        event::{Event, permission::StaffRole},
        numbers::{RoundNumber, TableNumber},
    },
    storage,
    web::ADDRESSES,
};
use serde::Deserialize;

/// What WCAG 2.2 AA asks for, and what the checker's authors hold for good practice.
const RUN: &str = "
const done = arguments[0];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
axe.run(document, { resultTypes: ['violations'], runOnly: { type: 'tag', values: tags } }).then(
  (found) => done(JSON.stringify(found.violations.map(({ id, help, nodes }) => ({
    id, help, nodes: nodes.map((node) => node.html + ' ' + node.failureSummary)
  })))),
  (error) => done(JSON.stringify([{ id: 'broken', help: String(error), nodes: [] }])));
";

/// The rule about what is tapped, as a line names it.
const TARGET_SIZE: &str = ": target-size (";

#[derive(Deserialize)]
struct Violation {
    id: String,
    help: String,
    nodes: Vec<String>,
}

/// The checker's text; none, said loudly, where it is not installed.
fn axe() -> Option<String> {
    let found = std::env::var("MUSTER_AXE").ok().and_then(|path| std::fs::read_to_string(path).ok());
    if found.is_none() {
        skip("the accessibility check; MUSTER_AXE does not name axe.min.js, use tests/run");
    }
    found
}

#[actix_web::test]
async fn every_page_passes_the_accessibility_checker_on_a_phone_and_on_a_laptop() {
    let Some(axe) = axe() else { return };
    if missing() {
        return;
    }
    let phone = Chromium::start_in(390, 844, Scheme::Dark).await;
    let (event, _) = whole_demo(&phone.app).await;
    let mut windows = vec![("laptop, light", phone.beside_in(1280, 900, Scheme::Light).await)];
    if std::env::var_os("MUSTER_LONG").is_some() {
        windows.push(("laptop, dark", phone.beside_in(1280, 900, Scheme::Dark).await));
        windows.push(("phone, light", phone.beside_in(390, 844, Scheme::Light).await));
    }
    windows.push(("phone, dark", phone));
    let mut wrong = Vec::new();
    for (name, window) in &windows {
        sign_in_as_everybody(window, &event).await;
        for path in pages(&window.app, &event).await {
            visit(window, &path).await;
            wrong.extend(check(window, &axe, &format!("{path} ({name})")).await);
        }
        refuse(window).await;
        wrong.extend(check(window, &axe, &format!("a refused report ({name})")).await);
        preview_an_import(window).await;
        wrong.extend(check(window, &axe, &format!("the preview of an import ({name})")).await);
        describe_a_game(window, name).await;
        wrong.extend(check(window, &axe, &format!("the form of a game ({name})")).await);
    }
    draw_round_four(&windows[0].1, &event).await;
    for (name, window) in &windows {
        for path in DRAFT {
            window.open(&format!("/e/{}{path}", event.slug)).await;
            open_all(window).await;
            wrong.extend(check(window, &axe, &format!("{path} of a draft ({name})")).await);
        }
    }
    for (_, window) in windows {
        window.close().await;
    }
    assert!(wrong.is_empty(), "{} problems:\n{}", wrong.len(), wrong.join("\n"));
}

#[actix_web::test]
async fn the_keyboard_is_seen_wherever_it_goes() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1280, 900).await;
    muster::demo::fill_demo(&laptop.app).await.unwrap();
    laptop.sign_in(muster::demo::JUDGE).await;
    laptop.open("/e/autumn-clash/desk/battles/3/10").await;
    let script = "const on = document.activeElement, style = getComputedStyle(on);
        return [on.outerHTML, on === document.body, style.outlineStyle, parseFloat(style.outlineWidth)]";
    let mut stops = std::collections::BTreeSet::new();
    for _ in 0..30 {
        let body = laptop.client.active_element().await.unwrap();
        body.send_keys(&Key::Tab.to_string()).await.unwrap();
        let on = laptop.client.execute(script, vec![]).await.unwrap();
        if on[1].as_bool() == Some(true) {
            break;
        }
        assert!(on[2] != "none" && on[3].as_f64().unwrap() >= 2.0, "nothing shows the keyboard on {on}");
        stops.insert(on[0].to_string());
    }
    assert!(stops.len() >= 15, "the keyboard reaches only {stops:#?}");
    laptop.close().await;
}

/// A game can be described before the first round alone, so in an event of its own.
async fn describe_a_game(window: &Chromium, of: &str) {
    window.open("/events/new?system=kow").await;
    window.fill("name", &format!("Club Day on a {of}")).await;
    window.click("Create event").await;
    window.sees("Draft event created").await;
    let path = window.path().await;
    let (event, _) = path.split_once("/set-up").unwrap();
    window.open(&format!("{event}/game/form")).await;
    window.fits().await;
    window.tap("#try button").await;
    window.sees("A bye counts as").await;
    open_all(window).await;
}

/// The event of teams: what only teams have is opened there, and what looks otherwise.
const TEAMS: &str = muster::demo::teams::SLUG;
/// Addresses that every event has, and that are others where teams play.
const OTHERWISE: [&str; 18] = [
    "",
    "/rounds",
    "/rounds/2/matches/1",
    "/rounds/2/matches/3",
    "/rounds/2/tables/5",
    "/standings",
    "/standings?of=players",
    "/me",
    "/rosters",
    "/screen/pairings",
    "/screen/standings",
    "/screen/timetable",
    "/desk",
    "/desk/awards",
    "/desk/print",
    "/desk/matches/2/1",
    "/desk/matches/2/3",
    "/desk/rosters",
];

/// One browser that is the organiser, the site's administrator, a player, and a captain in the middle of a draft: every
/// page opens for it.
pub(super) async fn sign_in_as_everybody(window: &Chromium, event: &Event) {
    window.sign_in(muster::demo::ORGANISER).await;
    let mut tx = window.app.database.read().await.unwrap();
    let at = storage::battles::TableUse { round: RoundNumber(3), table: TableNumber(20) };
    let battle = storage::battles::by_table(&mut tx, event.id, at).await.unwrap().unwrap();
    let player = storage::players::find_player(&mut tx, battle.a).await.unwrap().unwrap();
    let teams = storage::events::by_slug(&mut tx, TEAMS).await.unwrap().unwrap();
    let drafted = storage::team_matches::MatchUse { round: RoundNumber(2), place: 2 };
    let drafted = storage::team_matches::by_place(&mut tx, teams.id, drafted).await.unwrap().unwrap();
    let team = storage::teams::one_with_members(&mut tx, drafted.b.unwrap()).await.unwrap().unwrap();
    drop(tx);
    window.open(&actions::entrants::links::private_link(&window.app, team.captain().unwrap())).await;
    window.open(&format!("/e/{TEAMS}/match")).await;
    window.sees("Their defender").await;
    window.open(&actions::entrants::links::private_link(&window.app, &player)).await;
    window.sees("Table").await;
}

/// Pages of the other game: points that are shared, and a mission a table.
const OTHER_GAME: [&str; 15] = [
    "",
    "/rounds",
    "/rounds/2/tables/1",
    "/standings",
    "/standings/1",
    "/statistics",
    "/rosters/1",
    "/screen/standings",
    "/desk",
    "/desk/battles/2/1",
    "/desk/rounds/2",
    "/desk/rosters/1",
    "/desk/rosters/rules",
    "/desk/standings",
    "/desk/penalties",
];
/// What a draft has: all of it, what is to be looked at, and how it is changed.
pub(super) const DRAFT: [&str; 5] = [
    "/desk/rounds/4",
    "/desk/rounds/4?only=look",
    "/desk/rounds/4/swap",
    "/desk/rounds/4/change?what=repair",
    "/desk/rounds/4/tables",
];

/// Every event of the demo; that of players first, then that of teams.
pub(super) async fn whole_demo(app: &App) -> (Event, Event) {
    Box::pin(muster::demo::fill_all(app)).await.unwrap();
    let mut tx = app.database.read().await.unwrap();
    let players = storage::events::by_slug(&mut tx, muster::demo::SLUG).await.unwrap().unwrap();
    let teams = storage::events::by_slug(&mut tx, TEAMS).await.unwrap().unwrap();
    (players, teams)
}

/// Opens a page, a player's private link as if a mail or another site had led there: only then it is a page.
pub(super) async fn visit(window: &Chromium, path: &str) {
    if path.contains("/p/") {
        window.open(&window.url.replace("127.0.0.1", "localhost")).await;
        let go = format!("location.href = '{path}'");
        window.client.execute(&go, vec![]).await.unwrap();
        window.sees("private link. Is that you?").await;
    } else {
        window.open(path).await;
    }
}

/// As whoever looks at each table of a page does.
pub(super) async fn open_all(window: &Chromium) {
    let open = "for (const one of document.querySelectorAll('main details')) one.open = true";
    window.client.execute(open, vec![]).await.unwrap();
}

/// What a file would add: somebody new, somebody who is here, and a line that cannot be read.
pub(super) async fn preview_an_import(window: &Chromium) {
    window.open("/e/autumn-clash/desk/players/import").await;
    let rows =
        "name,club,shoe size\nWolfeschlegelsteinhausenbergerdorff Nobody,Old Mill,44\nAnn Archer,,\n,,";
    window.fill("text", rows).await;
    window.click("Show table").await;
    window.sees("Nothing is saved yet").await;
}

/// Round 3 of the demo is over, and round 4 is a draft.
pub(super) async fn draw_round_four(window: &Chromium, event: &Event) {
    Box::pin(super::budgets::settle_round_three(&window.app, event)).await;
    window.open("/e/autumn-clash/desk/rounds/3").await;
    window.click("Close round 3").await;
    window.click("Pair round 4").await;
    window.sees("Draft, staff only").await;
}

/// Every address that answers with a page, on the demo; links as they are given out.
pub(super) async fn pages(app: &App, event: &Event) -> Vec<String> {
    let mut tx = app.database.write().await.unwrap();
    let player = storage::players::by_number(&mut tx, event.id, 1).await.unwrap().unwrap();
    let teams = storage::events::by_slug(&mut tx, TEAMS).await.unwrap().unwrap();
    let team = storage::teams::by_number(&mut tx, teams.id, 3).await.unwrap().unwrap();
    let nobody = Target::default();
    let setup =
        invitations::invite_by_link(app, &mut tx, Purpose::Setup, "the first account", nobody).await.unwrap();
    let judge = (Purpose::Staff(StaffRole::Judge), Target { event: Some(event.id), account: None });
    let judge = invitations::invite_by_link(app, &mut tx, judge.0, "Kim Ito", judge.1).await.unwrap();
    let password =
        invitations::invite_by_link(app, &mut tx, Purpose::Password, "Olga", nobody).await.unwrap();
    tx.commit().await.unwrap();
    let links = [
        actions::entrants::links::private_link(app, &player),
        setup,
        judge,
        password,
        actions::entrants::teams::invitation::team_invitation_link(app, &teams.slug, &team),
    ];
    let pages = ADDRESSES.iter().filter(|(method, path)| {
        let file = path.rsplit('/').next().unwrap_or_default().contains('.');
        *method == "get"
            && !file
            && !path.contains("{hash}")
            && !path.contains("{token}")
            && !path.ends_with("/live")
            && !path.ends_with("/sheet/state")
            && *path != "/healthz"
    });
    let mut pages: Vec<String> = pages.map(|(_, path)| filled(path)).collect();
    pages.push("/e/autumn-clash/desk/battles/3/12".into());
    pages.push("/e/autumn-clash/desk/rounds/1".into());
    pages.push("/e/autumn-clash/desk/rounds/3/swap?one=5".into());
    pages.extend(["standings", "timetable", "clock"].map(|scene| format!("/e/autumn-clash/screen/{scene}")));
    // One that waits for a decision.
    pages.push("/e/autumn-clash/desk/rosters/44".into());
    // Tables, code, and what is found.
    pages.extend(["/help/site", "/help/commands", "/help?q=bye"].map(ToOwned::to_owned));
    pages.push("/nowhere".into());
    pages.extend(OTHERWISE.iter().map(|page| format!("/e/{TEAMS}{page}")));
    let other_game = muster::demo::shared_points::SLUG;
    pages.extend(OTHER_GAME.iter().map(|page| format!("/e/{other_game}{page}")));
    pages.extend(links);
    pages
}

fn filled(path: &str) -> String {
    let of_teams = ["/match", "/team", "/desk/matches", "/desk/teams"];
    let of_teams = of_teams.iter().any(|part| path.contains(part));
    if of_teams {
        // The matrix against their opponent, the Irregulars.
        let number = if path.contains("/matrix/") { "6" } else { "3" };
        return path
            .replace("{event}", TEAMS)
            .replace("{round}", "2")
            .replace("{match}", "2")
            .replace("{number}", number);
    }
    let table = if path.contains("/desk/") { "10" } else { "20" };
    // A card is of a battle that is over.
    let round = if path.ends_with("/card") { "2" } else { "3" };
    path.replace("{event}", "autumn-clash")
        .replace("{topic}", "organiser")
        .replace("{scene}", "pairings")
        .replace("{round}", round)
        .replace("{table}", table)
        .replace("{step}", "rounds-and-prizes")
        .replace("{number}", if path.contains("/desk/rounds/") { "3" } else { "1" })
}

async fn refuse(window: &Chromium) {
    window.open("/e/autumn-clash/me").await;
    window.click("Report the result").await;
    for (field, number) in [("a_points", "28"), ("a_tactics", "4"), ("b_points", "3"), ("b_tactics", "2")] {
        window.fill(field, number).await;
    }
    window.click("Report result").await;
    window.sees("Not saved.").await;
}

async fn check(window: &Chromium, axe: &str, page: &str) -> Vec<String> {
    let mut found = look(window, axe, page).await;
    if found.iter().any(|line| line.contains(TARGET_SIZE)) {
        // What is scrolled half under the bar at the foot counts as small there: held against the page as high as it
        // is, where nothing is under anything.
        found.retain(|line| !line.contains(TARGET_SIZE));
        let size = "return [innerWidth, innerHeight, document.documentElement.scrollHeight]";
        let size = window.client.execute(size, vec![]).await.unwrap();
        let [width, height, whole] = serde_json::from_value::<[u32; 3]>(size).unwrap();
        window.becomes(width, whole.max(height)).await;
        let whole = look(window, axe, page).await.into_iter();
        found.extend(whole.filter(|line| line.contains(TARGET_SIZE)));
        window.becomes(width, height).await;
    }
    found
}

async fn look(window: &Chromium, axe: &str, page: &str) -> Vec<String> {
    window.client.execute(axe, vec![]).await.unwrap();
    let found = window.client.execute_async(RUN, vec![]).await.unwrap();
    let found: Vec<Violation> = serde_json::from_str(found.as_str().unwrap()).unwrap();
    let line = |violation: Violation| {
        let nodes: Vec<_> = violation.nodes.iter().take(3).map(|node| node.replace('\n', " ")).collect();
        format!("{page}: {} ({})\n    {}", violation.id, violation.help, nodes.join("\n    "))
    };
    found.into_iter().map(line).collect()
}
