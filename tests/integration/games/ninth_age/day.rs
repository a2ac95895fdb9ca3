//! A weekend of it, as its organiser and players have it: from the new event to the standings, on pages and on paper.

use super::t9a;
use crate::support::{
    floor::{Floor, Seat, address},
    paper::text_of,
    site::{Reply, Site},
};
use muster::domain::{
    battle::Battle,
    event::{Stage, pack::Settings},
};

/// Words of other games.
const FOREIGN: [&str; 9] = [
    "attleplan",
    "attle tactic",
    "Tactics",
    "egiment",
    "General&#39;s Handbook",
    "handbook",
    "Age of Sigmar",
    "arscroll",
    "Massacre",
];

/// What it says of other games.
fn foreign(page: &Reply, path: &str) -> Vec<String> {
    // What forms send has names of its own.
    let read = text_of(page);
    let parts = read.split('<').enumerate();
    let seen = parts
        .map(|(at, part)| if at == 0 { part } else { part.split_once('>').map_or("", |(_, text)| text) });
    let text = seen.collect::<Vec<_>>().join(" ");
    let said = FOREIGN.iter().filter(|word| text.contains(**word));
    said.map(|word| format!("{path} says {word:?}: {}", around(&text, word).replace('\n', " "))).collect()
}

fn speaks_of_nothing_else(page: &Reply, path: &str) {
    assert_eq!(foreign(page, path), Vec::<String>::new());
}

/// Where it stands, to be found.
fn around<'t>(text: &'t str, word: &str) -> &'t str {
    let at = text.find(word).unwrap_or(0);
    let from = text[..at].char_indices().rev().nth(120).map_or(0, |(from, _)| from);
    let to = text[at..].char_indices().nth(120).map_or(text.len(), |(more, _)| at + more);
    &text[from..to]
}

pub(super) async fn floor() -> Floor {
    let site = Site::start().await;
    let settings = Settings {
        battleplan_list: ["spoils-of-war", "breakthrough", "hold-the-centre"].map(str::to_owned).to_vec(),
        ..Settings::for_system(t9a(3).system)
    };
    let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
    let players = site.players(&event, &["Ann", "Ben", "Cai", "Dee"]).await;
    let desk = site.organiser(&event).await;
    Floor { site, event, desk, players }
}

/// A report from one of the two phones, with objectives.
async fn report(floor: &Floor, seen: &Battle, seat: Seat, points: [&str; 2], ticks: &[&str]) -> Reply {
    let who = if seat == Seat::A { seen.a } else { seen.b.unwrap() };
    let version = seen.version.to_string();
    let mut fields = vec![
        ("version", version.as_str()),
        ("what", "report"),
        ("kind", "played"),
        ("a_points", points[0]),
        ("b_points", points[1]),
    ];
    fields.extend(ticks.iter().map(|tick| (*tick, "on")));
    floor.phone(floor.number(who)).await.post(&address(seen), &fields).await
}

#[actix_web::test]
async fn an_event_of_it_is_made_on_the_page_and_says_what_it_begins_with() {
    let site = Site::start().await;
    let organiser = site.signed_in(&site.account("Olga").await).await;
    let new = organiser.get("/events/new?system=t9a3").await;
    new.is(200).shows("The 9th Age, 3rd edition").shows("4000");
    let once = new.hidden("once");
    let typed = [
        ("once", once.as_str()),
        ("system", "t9a3"),
        ("name", "Autumn Muster"),
        ("points_limit", "4,000"),
        ("rounds", "3"),
        ("capacity", "16"),
        ("time_zone", "Europe/Paris"),
        ("starts_on", "2026-11-07"),
        ("ends_on", "2026-11-07"),
        ("roster_deadline", "2026-10-31T20:00"),
    ];
    organiser.post("/events", &typed).await.leads_to("/e/autumn-muster/desk/set-up/when-and-where");
    let pack = organiser.get("/e/autumn-muster").await;
    pack.is(200).shows("The 9th Age, 3rd edition").shows("<dd>Battle points.</dd>").shows("4,000");
    speaks_of_nothing_else(&pack, "the pack");
}

#[actix_web::test]
async fn tr2_tr3_objectives_are_reported_disputed_ruled_and_told() {
    let floor = floor().await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let first = floor.battle(1, 1).await;
    let round = floor.site.visitor().get("/e/spring-open/rounds/1").await;
    round.is(200).shows("Spoils of War · Map: ").shows("Deployment: ").shows("Secondary objectives: ");
    let form = floor.phone(floor.number(first.a)).await.get(&address(&first)).await;
    form.is(200).shows("Primary objective: Spoils of War").shows("First secondary: ");
    form.hides("Battle rounds left");
    speaks_of_nothing_else(&form, "the report");
    // A judge who is called is led to no sheet: this game has none to tap.
    let ann = floor.phone(floor.number(first.a)).await;
    ann.post(&format!("{}/call", address(&first)), &[("kind", "rules")]).await.is(303);
    let calls = floor.desk.get("/e/spring-open/desk/calls").await;
    calls.is(200).says(text!("calls-battle-reports-rulings")).hides("coring sheet").hides("/sheet");
    report(&floor, &first, Seat::A, ["1840", "1215"], &["a_mark_1"]).await.is(303);
    let seen = floor.battle(1, 1).await;
    let confirm = floor.phone(floor.number(first.b.unwrap())).await.get(&address(&first)).await;
    confirm.shows("<b class=\"huge\">1,215</b><br>You").shows("<b class=\"huge\">1,840</b>");
    confirm.shows("primary objective</span>").shows("primary objective +3");
    report(&floor, &seen, Seat::B, ["1840", "1215"], &["b_mark_1"]).await.is(303);
    let disputed = floor.site.visitor().get(&address(&first)).await;
    disputed.shows("Reports differ.").shows("1 to Ben").shows("1 to Cai");
    let path = "/e/spring-open/desk/battles/1/1";
    let desk = floor.desk.get(path).await;
    speaks_of_nothing_else(desk.is(200), path);
    desk.shows("If Ben is a no-show, Cai gets 20 battle points. Ben gets a loss").hides("0 victory points");
    let (version, once) = (desk.hidden("version"), desk.hidden("once"));
    let fields = [
        ("version", version.as_str()),
        ("once", once.as_str()),
        ("kind", "played"),
        ("a_points", "1840"),
        ("b_points", "1215"),
        ("a_mark_1", "on"),
        ("b_mark_2", "on"),
        ("reason", "Seen at the table."),
    ];
    floor.desk.post(path, &fields).await.is(303);
    let ruled = floor.site.visitor().get(&address(&first)).await;
    ruled.shows("(14–6)");
    ruled.shows(
        "1,840–1,215: ahead by 625 (15.6% of 4,000), so 12–8; with primary objective +3 and first secondary −1, 14–6",
    );

    let paper = [("table", "2"), ("a_points", "100"), ("b_points", "3000"), ("b_mark_1", "on")];
    let sheet = floor.desk.get("/e/spring-open/desk/battles/paper").await;
    speaks_of_nothing_else(sheet.is(200), "paper");
    let once = sheet.shows("Second secondary").hidden("once");
    let fields = [&paper[..], &[("once", once.as_str())]].concat();
    floor.desk.post("/e/spring-open/desk/battles/paper", &fields).await.is(303);
    let second = floor.battle(1, 2).await;
    floor.site.visitor().get(&address(&second)).await.shows("(1–19)");

    let standings = floor.site.visitor().get("/e/spring-open/standings").await;
    standings.is(200).shows("Battle points").shows("<b>19</b>").shows("<b>14</b>");
    floor.usual_awards().await;
    let awards = floor.desk.get("/e/spring-open/awards").await;
    awards.is(200).shows("First place · 19 battle points, 1–0–0");
}

/// Every page and document that an organiser or player comes by.
const PAGES: [&str; 42] = [
    "",
    "/register",
    "/players",
    "/rosters",
    "/rounds/1",
    "/standings",
    "/standings/1",
    "/screen",
    "/awards",
    "/rounds/1/tables/1",
    "/pack.pdf",
    "/desk",
    "/desk/set-up",
    "/desk/set-up/rosters",
    "/desk/set-up/rounds-and-prizes",
    "/desk/ranking",
    "/desk/battleplans",
    "/desk/players",
    "/desk/rosters",
    "/desk/rosters/rules",
    "/desk/rounds",
    "/desk/rounds/1",
    "/desk/battles",
    "/desk/battles/paper",
    "/desk/awards",
    "/desk/audit",
    "/desk/check-in",
    "/desk/standings",
    "/desk/penalties",
    "/desk/finish",
    "/desk/tables",
    "/desk/terrain",
    "/desk/methods",
    "/desk/pairs",
    "/desk/rounds/1/change",
    "/desk/conduct",
    "/desk/print",
    "/desk/print/pairings-1-by-table.pdf",
    "/desk/print/slips-1.pdf",
    "/desk/print/sheets-1.pdf",
    "/desk/print/standings.pdf",
    "/desk/print/certificates.pdf",
];

#[actix_web::test]
async fn no_page_and_no_paper_says_a_word_of_another_game() {
    let floor = floor().await;
    floor.play(1, &[(1, [1840, 0, 1215, 0]), (2, [900, 0, 3100, 0])]).await;
    let mut said = Vec::new();
    for path in PAGES {
        let path = format!("/e/spring-open{path}");
        let page = floor.desk.get(&path).await;
        page.is(200);
        said.extend(foreign(&page, &path));
    }
    let phone = floor.phone(1).await;
    for path in ["/me", "/roster"] {
        said.extend(foreign(phone.get(&format!("/e/spring-open{path}")).await.is(200), path));
    }
    assert_eq!(said, Vec::<String>::new());
}

#[actix_web::test]
async fn tm4_the_sheet_of_paper_has_the_objectives_and_the_chart_of_the_size() {
    let floor = floor().await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let sheets = text_of(&floor.desk.get("/e/spring-open/desk/print/sheets-1.pdf").await);
    if sheets.is_empty() {
        return;
    }
    for word in [
        "Spoils of War",
        "4,000 points",
        "Victory points",
        "Primary objective",
        "Second secondary",
        "to 20%: 12–8",
    ] {
        assert!(sheets.contains(word), "{word}: {sheets}");
    }
    let slips = text_of(&floor.desk.get("/e/spring-open/desk/print/slips-1.pdf").await);
    assert!(slips.contains("Primary objective"), "{slips}");
}

#[actix_web::test]
async fn a_roster_is_handed_in_as_new_recruit_prints_it_and_judged() {
    let site = Site::start().await;
    let settings = Settings::for_system(t9a(3).system);
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    let players = site.players(&event, &["Ann"]).await;
    let phone = site.phone_of(&players[0]).await;
    let text = "Ann - Beast Herds\n2000 - Beast Lord, General, Mimic Cloak\n1000 - 30 Wildhorn Herd, Standard Bearer\n\
                600 - Gortach, Mimic Cloak\n3600\n";
    let form = phone.get("/e/spring-open/roster").await;
    speaks_of_nothing_else(&form, "the roster form");
    let once = form.hidden("once");
    let fields = [("once", once.as_str()), ("do", "submit"), ("text", text)];
    phone.post("/e/spring-open/roster", &fields).await;
    let told = phone.get("/e/spring-open/roster").await;
    told.is(200).shows("Mimic Cloak appears 2 times").shows("Beast Herds");
    speaks_of_nothing_else(&told, "the roster");
}

#[actix_web::test]
async fn tm3_axes_are_fixed_drawn_or_left_to_the_players_on_the_settings_page() {
    let floor = floor().await;
    let path = "/e/spring-open/desk/set-up/rounds-and-prizes";
    let page = floor.desk.get(path).await;
    page.is(200).shows("Deployment").says(text!("axis-choice-one-a-table")).shows("Secondary objectives");
    let chosen = [
        ("seen", page.hidden("seen")),
        ("name", "Spring Open".to_owned()),
        ("points_limit", "4000".to_owned()),
        ("rounds", "3".to_owned()),
        ("capacity", "16".to_owned()),
        ("time_zone", "Europe/London".to_owned()),
        ("round_minutes", "180".to_owned()),
        ("break_minutes", "20".to_owned()),
        ("rosters", "open".to_owned()),
        ("battleplans", "public".to_owned()),
        ("battleplan_list", "Spoils of War\nBreakthrough".to_owned()),
        ("terrain", "preset".to_owned()),
        ("axis_map", "fixed".to_owned()),
        ("axis_map_list", "Vetia 3\nTaphria 2".to_owned()),
        ("axis_deployment", "one_a_table".to_owned()),
        ("axis_secondaries", "players".to_owned()),
    ];
    let fields: Vec<(&str, &str)> = chosen.iter().map(|(name, value)| (*name, value.as_str())).collect();
    floor.desk.post(path, &fields).await.is(303);
    let pack = floor.site.visitor().get("/e/spring-open").await;
    pack.shows("Round 2: Taphria 2")
        .says(text!("axis-choice-one-a-table"))
        .says(text!("missions-choice-players"));
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let round = floor.site.visitor().get("/e/spring-open/rounds/1").await;
    round.shows("Spoils of War · Map: Vetia 3 · Deployment: one per table").hides("Secondary objectives:");
    let table = floor.site.visitor().get(&address(&floor.battle(1, 1).await)).await;
    table.shows("Map: Vetia 3 · Deployment: ").hides("one per table");
}

/// However high a victory was, it was won: on the page behind a place, and on paper.
#[actix_web::test]
async fn battles_won_and_lost_are_counted_where_points_rank() {
    let floor = floor().await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    // 20 points to nothing at one table, 11 to 9 at the other.
    for (table, points, ticks) in
        [(1, ["4000", "0"], &["a_mark_1", "a_mark_2"][..]), (2, ["1000", "700"], &[][..])]
    {
        for seat in [Seat::A, Seat::B] {
            report(&floor, &floor.battle(1, table).await, seat, points, ticks).await.is(303);
        }
    }
    floor.close(1).await;
    for table in 1..=2 {
        let battle = floor.battle(1, table).await;
        for (player, won, lost) in [(battle.a, 1, 0), (battle.b.unwrap(), 0, 1)] {
            let path = format!("/e/spring-open/standings/{}", floor.number(player));
            let text = text_of(&floor.site.visitor().get(&path).await);
            let of = |title: &str| {
                let after =
                    text.split(&format!("{title} ")).nth(1).unwrap_or_else(|| panic!("{title} in {text}"));
                after.chars().find(char::is_ascii_digit).and_then(|digit| digit.to_digit(10)).unwrap()
            };
            assert_eq!((of("Won"), of("Drawn"), of("Lost")), (won, 0, lost), "table {table}: {text}");
        }
    }
    let printed = text_of(&floor.desk.get("/e/spring-open/desk/print/standings.pdf").await);
    if printed.is_empty() {
        return;
    }
    let counted = |name: &str| {
        let line = printed.lines().find(|line| line.contains(name)).unwrap();
        let numbers: Vec<i64> = line.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        (numbers[2], numbers[4])
    };
    let names = ["Ann", "Ben", "Cai", "Dee"];
    let won: i64 = names.iter().map(|name| counted(name).0).sum();
    let lost: i64 = names.iter().map(|name| counted(name).1).sum();
    assert_eq!((won, lost), (2, 2), "{printed}");
}
