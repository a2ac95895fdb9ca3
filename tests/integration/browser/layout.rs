//! Every page that a person can open, as narrow and as wide as screens are, where everybody has the longest name there
//! is: nothing sticks out at the side, no name is cut, and at most one button is filled.

use super::accessibility::{
    DRAFT, draw_round_four, open_all, pages, preview_an_import, sign_in_as_everybody, visit, whole_demo,
};
use crate::support::browser::{Chromium, missing};
use muster::{
    actions::{
        Actor,
        entrants::{
            players::{self, Edited},
            teams::{self, TeamDetails, members},
        },
        event,
    },
    app::App,
    domain::event::{
        Event, EventName,
        player::{PlayerDetails, PlayerName},
        team_role::TeamRole,
    },
    storage,
};
use serde_json::Value;

/// Sixty signs, as long as a name may be: without a space to break at, from right to left, in signs twice as wide, in
/// pictures, and in scripts that run either way.
const LONGEST: [&str; 5] = [
    "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis",
    "عبدالرحمنبنعبدالعزيزبنعبداللطيفالمستشارالاسكندرانيالدمشقيالح",
    "林小雨王大明李雷韓梅梅歐陽修司馬相如諸葛孔明東方不敗令狐沖上官婉兒林小雨王大明李雷韓梅梅歐陽修司馬相如諸葛孔明東方不",
    "🐉🦅🐺🦁🐗🦂🐍🦇🐉🦅🐺🦁🐗🦂🐍🦇🐉🦅🐺🦁🐗🦂🐍🦇🐉🦅🐺🦁🐗🦂🐍🦇🐉🦅🐺🦁🐗🦂🐍🦇🐉🦅🐺🦁🐗🦂🐍🦇🐉🦅🐺🦁🐗🦂🐍🦇🐉🦅🐺🦁",
    "عبدالرحمن Wolfeschlegelsteinhausenbergerdorffschneider 林小雨 🐉",
];
/// A phone, a larger one, a tablet upright, a laptop and a wall; and a tablet, two laptops and a wall at 200 %.
const WINDOWS: [(u32, u32); 9] = [
    (320, 640),
    (390, 844),
    (768, 1024),
    (1366, 768),
    (1920, 1080),
    (384, 512),
    (640, 450),
    (683, 384),
    (960, 540),
];

/// Where everything is unfolded too.
const PHONES: [(u32, u32); 2] = [(320, 640), (390, 844)];

/// What answers otherwise than with a page at its own address, on the demo: what only another game has, a picture that
/// nobody sent in, and a step of a roster that was not begun.
const SHUT: [&str; 6] = [
    "/nowhere",
    // Its organiser lets nobody ask.
    "/autumn-clash/grudge",
    "/autumn-clash/picture",
    "/autumn-clash/desk/penalties",
    "/roster/build/pick",
    // Only the program's own demo shows how to sign in.
    "/demo",
];

/// How far the page is wider than the window, what sticks out, what is cut, the filled buttons that are seen, tables
/// that have to be pushed sideways, and numbers that are broken in two. Cut are only the event's name and the visitor's
/// in the header, the pattern of a banner, names on the wall, what is longer than two lines at the head of a scoring
/// sheet, and heads of tables that are there for the ear.
const LOOK: &str = "
const width = document.documentElement.clientWidth;
const free = '.scroll, .skip, .sub, .unseen, .quilt, .top__event, .top__go, .chart, textarea, pre';
const all = [...document.querySelectorAll('body *')].filter((one) => !one.closest(free));
const out = (one) => {
    const box = one.getBoundingClientRect();
    return !one.closest('.wall') && box.width > 0 && (box.right > width + 1 || box.left < -1);
};
const cut = (one) => !one.closest('.wall, input, select') && !one.matches('.banner, thead, .sheet__name')
    && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible';
const seen = (one) => one.getClientRects().length > 0 && !one.closest('details:not([open])');
const told = (found) => found.slice(0, 3).map((one) => one.outerHTML.slice(0, 120));
const pushed = [...document.querySelectorAll('.scroll')].filter((one) => seen(one) && one.scrollWidth > one.clientWidth + 1);
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), broken = [], range = document.createRange();
while (texts.nextNode()) {
    const text = texts.currentNode;
    // Not what a name ends with, nor the wall, which is no phone's.
    if (text.previousSibling?.nodeName === 'BDI' || text.parentElement.closest('script, option, textarea, pre, .copy, .unseen, .wall')) continue;
    for (const number of text.data.matchAll(/(?<=^|[\\s(–])\\d{2,4}(?=$|[\\s),.–])/g)) {
        range.setStart(text, number.index);
        range.setEnd(text, number.index + number[0].length);
        const lines = new Set([...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top)));
        if (lines.size > 1) broken.push(`${number[0]} in ${text.parentElement.outerHTML.slice(0, 80)}`);
    }
}
return [document.documentElement.scrollWidth - width, told(all.filter(out)), told(all.filter(cut)),
    [...document.querySelectorAll('.btn--main')].filter(seen).map((one) => one.textContent.trim()),
    told(pushed), broken.slice(0, 3)]";

/// What the page that is open was answered with, and where.
const ANSWERED: &str =
    "return [performance.getEntriesByType('navigation')[0].responseStatus, location.pathname]";

/// One for each number, which it ends with.
fn longest(number: i64) -> PlayerName {
    let at = usize::try_from(number).unwrap_or_default() % LONGEST.len();
    let name: String = LONGEST[at].chars().take(58).collect();
    PlayerName::parse(&format!("{name}{number:02}")).unwrap()
}

/// Everybody of the event is called otherwise from now on, and the event too: at the top table, on stream, in a dispute,
/// with the bye, on the wall.
async fn give_long_names(app: &App, event: &Event) {
    let by = Actor::muster();
    let mut tx = app.database.read().await.unwrap();
    let all = storage::players::list_players(&mut tx, event.id).await.unwrap();
    drop(tx);
    for seen in all {
        let club = Some("Westfälische Landsknechtsfreunde Oberlippspringe-Niederheide".into());
        let details = PlayerDetails { name: longest(seen.number), club, ..seen.details() };
        let edited = Edited { details, fixed_table: seen.fixed_table, joined_round: None };
        players::edit_player(app, &by, &seen, edited).await.unwrap();
    }
    let name = EventName::parse(&format!("{}gewissenhafteschäfer", LONGEST[0])).unwrap();
    event::save_settings(app, &by, event, name, event.settings.clone()).await.unwrap();
}

/// The teams too, one more of them, and a coach among those who play.
async fn give_long_names_to_teams(app: &App, event: &Event) {
    let by = Actor::muster();
    let mut tx = app.database.read().await.unwrap();
    let all = storage::teams::list_teams(&mut tx, event.id).await.unwrap();
    drop(tx);
    let details = |name| TeamDetails { name, club: None, paid: true, fixed_table: None };
    for seen in &all {
        teams::edit_team(app, &by, seen, details(longest(seen.number))).await.unwrap();
    }
    teams::add_team(app, &by, event.id, details(longest(99))).await.unwrap();
    let mut tx = app.database.read().await.unwrap();
    let team = storage::teams::by_number(&mut tx, event.id, 3).await.unwrap().unwrap();
    drop(tx);
    let coach = (PlayerDetails::from_player_name(longest(98)), TeamRole::Coach);
    members::add_team_member(app, &by, (event, &team), coach).await.unwrap();
}

#[actix_web::test]
async fn nothing_sticks_out_and_one_button_is_filled_on_every_page() {
    if missing() {
        return;
    }
    let window = Chromium::start(1366, 768).await;
    let (event, team_event) = whole_demo(&window.app).await;
    sign_in_as_everybody(&window, &event).await;
    give_long_names(&window.app, &event).await;
    give_long_names(&window.app, &team_event).await;
    give_long_names_to_teams(&window.app, &team_event).await;
    let mut wrong = Vec::new();
    for path in pages(&window.app, &event).await {
        visit(&window, &path).await;
        let answered = window.client.execute(ANSWERED, vec![]).await.unwrap();
        let is_there = answered[0] == 200
            && answered[1]
                .as_str()
                .is_some_and(|at| path.split('?').next().unwrap_or_default().ends_with(at));
        if is_there == SHUT.iter().any(|shut| path.contains(shut)) {
            wrong.push(format!("{path} is answered with {answered}"));
        }
        wrong.extend(look(&window, &path).await);
    }
    preview_an_import(&window).await;
    wrong.extend(look(&window, "the preview of an import").await);
    draw_round_four(&window, &event).await;
    for path in DRAFT {
        window.open(&format!("/e/{}{path}", event.slug)).await;
        wrong.extend(look(&window, &format!("{path} of a draft")).await);
    }
    window.close().await;
    wrong.dedup();
    assert!(wrong.is_empty(), "{} are wrong:\n{}", wrong.len(), wrong.join("\n"));
}

/// What is wrong with the page that is open, at every width; with everything folded, and on phones unfolded.
async fn look(window: &Chromium, path: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    for (width, height) in WINDOWS {
        window.becomes(width, height).await;
        let found = window.client.execute(LOOK, vec![]).await.unwrap();
        let filled = found[3].as_array().unwrap();
        if filled.len() > 1 {
            wrong.push(format!("{path} has more than one filled button: {filled:?}"));
        }
        wrong.extend(
            sticks_out(&found, &format!("{path} at {width}")).into_iter().filter(|told| !is_wide(told)),
        );
    }
    open_all(window).await;
    for (width, height) in PHONES {
        window.becomes(width, height).await;
        let found = window.client.execute(LOOK, vec![]).await.unwrap();
        let told = sticks_out(&found, &format!("{path}, unfolded, at {width}"));
        wrong.extend(told.into_iter().filter(|told| !is_wide(told)));
    }
    wrong
}

/// What is wider than a window by what it is: everybody against everybody is a square, and a file that somebody brings
/// has as many columns as they like.
fn is_wide(told: &str) -> bool {
    ["Faction against faction", "File"].iter().any(|table| told.contains(&format!("aria-label=\\\"{table}")))
}

/// What [`LOOK`] has found, in words.
fn sticks_out(found: &Value, page: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    if found[0].as_i64() > Some(0) {
        wrong.push(format!("{page} is {} too wide: {}", found[0], found[1]));
    }
    for (at, what) in [(2, "cuts"), (4, "has a table to push sideways"), (5, "breaks a number")] {
        if found[at].as_array().is_some_and(|found| !found.is_empty()) {
            wrong.push(format!("{page} {what}: {}", found[at]));
        }
    }
    wrong
}
