//! A day of it, as its organiser and players have it: from the new event to certificates, on pages and on paper.

use super::aos3;
use crate::support::{
    floor::Floor,
    paper::text_of,
    site::{Reply, Site},
};
use muster::domain::{
    event::{Stage, pack::Settings},
    games,
    result::{BattleResult, Outcome, ResultKind, ResultValues},
    scoring::{self, PlayerTurn, ScoringSheet, SheetRound},
};

/// Words of other games, the next edition among them.
const FOREIGN: [&str; 10] = [
    "egiment of Renown",
    "egiments of Renown",
    "Auxiliar",
    "auxiliar",
    "handbook",
    "Handbook",
    "Age of Sigmar 4",
    "Massacre",
    "ournament points",
    "Underdog",
];

/// What it says of other games.
fn foreign(page: &Reply, path: &str) -> Vec<String> {
    let read = text_of(page);
    let parts = read.split('<').enumerate();
    // What forms send has names of its own, and what is hidden is read by nobody.
    let seen = parts.map(|(at, part)| match part.split_once('>') {
        _ if at == 0 => part,
        Some((tag, text)) if !tag.contains("hidden") => text,
        _ => "",
    });
    let text = seen.collect::<Vec<_>>().join(" ");
    FOREIGN.iter().filter(|word| text.contains(**word)).map(|word| format!("{path} says {word:?}")).collect()
}

async fn floor() -> Floor {
    let site = Site::start().await;
    let settings = Settings {
        battleplan_list: vec!["pitched-battle".to_owned(); 3],
        ..Settings::for_system(aos3().system)
    };
    let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
    let players = site.players(&event, &["Ann", "Ben", "Cai", "Dee"]).await;
    let desk = site.organiser(&event).await;
    Floor { site, event, desk, players }
}

/// Every page and document that an organiser or player comes by.
const PAGES: [&str; 41] = [
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
    "/rounds/1/tables/1/sheet",
    "/pack.pdf",
    "/desk",
    "/desk/set-up",
    "/desk/set-up/rosters",
    "/desk/set-up/rounds-and-prizes",
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
async fn no_page_and_no_paper_of_the_third_edition_says_a_word_of_another_game() {
    let floor = floor().await;
    floor.play(1, &[(1, [20, 3, 10, 1]), (2, [12, 2, 12, 2])]).await;
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
async fn an_event_of_the_third_edition_is_made_on_the_page_and_says_what_it_begins_with() {
    let site = Site::start().await;
    let organiser = site.signed_in(&site.account("Olga").await).await;
    let new = organiser.get("/events/new?system=aos3").await;
    new.is(200).shows("Age of Sigmar, 3rd edition").shows("2000");
    let once = new.hidden("once");
    let typed = [
        ("once", once.as_str()),
        ("system", "aos3"),
        ("name", "Legacy League"),
        ("points_limit", "2,000"),
        ("rounds", "3"),
        ("capacity", "16"),
        ("time_zone", "Europe/Paris"),
        ("starts_on", "2026-11-07"),
        ("ends_on", "2026-11-07"),
        ("roster_deadline", "2026-10-31T20:00"),
    ];
    organiser.post("/events", &typed).await.leads_to("/e/legacy-league/desk/set-up/when-and-where");
    let pack = organiser.get("/e/legacy-league").await;
    pack.is(200).shows("Age of Sigmar, 3rd edition").shows("2,000");
    assert_eq!(foreign(&pack, "the pack"), Vec::<String>::new());
}

#[actix_web::test]
async fn sr2_sr3_a_battle_is_counted_turn_by_turn_and_by_its_tactics() {
    let floor = floor().await;
    // A draw though one has more tactics: only points decide.
    floor.play(1, &[(1, [20, 3, 10, 1]), (2, [12, 2, 12, 1])]).await;
    let first = floor.site.visitor().get("/e/spring-open/rounds/1/tables/1").await;
    first.is(200).shows(">20</b>").shows("battle tactics: 3").shows("Major victory");
    floor.site.visitor().get("/e/spring-open/rounds/1/tables/2").await.shows("Draw").hides("Minor");
    let sheet = floor.desk.get("/e/spring-open/rounds/1/tables/1/sheet?battle=5").await;
    sheet
        .is(200)
        .shows("Complete your grand strategy")
        .shows("Surround and Destroy")
        .shows("Battletome tactic");
    floor
        .desk
        .get("/e/spring-open/rounds/1/tables/1/sheet?battle=4")
        .await
        .shows("Hold two or more objectives");
    let sheets = text_of(&floor.desk.get("/e/spring-open/desk/print/sheets-1.pdf").await);
    // Once for each player of two tables: it counts in the last battle round.
    let strategies = sheets.matches("Complete your grand strategy").count();
    assert!(sheets.is_empty() || strategies == 4, "SM5: {sheets}");
    let standings = floor.site.visitor().get("/e/spring-open/standings").await;
    standings.is(200).shows("Tactics").hides("Tournament points");
}

/// A battle that both report alike, with what each player marks beside the points.
async fn reported(floor: &Floor, table: u32, points: [&str; 2], marks: &[&str]) -> Reply {
    let address = format!("/e/spring-open/rounds/1/tables/{table}");
    for seat in 0..2 {
        let battle = floor.battle(1, table).await;
        let who = if seat == 0 { battle.a } else { battle.b.unwrap() };
        let version = battle.version.to_string();
        let mut fields = vec![
            ("version", version.as_str()),
            ("what", "report"),
            ("kind", "played"),
            ("a_points", points[0]),
            ("a_tactics", "2"),
            ("b_points", points[1]),
            ("b_tactics", "2"),
        ];
        fields.extend(marks.iter().map(|mark| (*mark, "on")));
        floor.phone(floor.number(who)).await.post(&address, &fields).await.is(303);
    }
    floor.site.visitor().get(&address).await
}

#[actix_web::test]
async fn sr3_level_on_points_whoever_destroyed_more_has_a_minor_victory() {
    let floor = floor().await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let battle = floor.battle(1, 1).await;
    let form = floor.phone(floor.number(battle.a)).await.get("/e/spring-open/rounds/1/tables/1").await;
    form.is(200).shows("More enemy units destroyed").shows("Grand strategy completed");
    reported(&floor, 1, ["15", "15"], &["b_mark_2"])
        .await
        .is(200)
        .shows("Minor victory for")
        .hides("<span>Draw");
    // Both have it, or one has more points: it decides nothing.
    reported(&floor, 2, ["15", "14"], &["b_mark_2"]).await.is(200).shows("Major victory for");
}

#[actix_web::test]
async fn sr4_players_are_ranked_by_grand_strategies_after_points_and_tactics() {
    let floor = floor().await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    reported(&floor, 1, ["15", "15"], &["b_mark_1"]).await.is(200).shows("Draw");
    reported(&floor, 2, ["15", "15"], &[]).await.is(200).shows("Draw");
    let standings = floor.site.visitor().get("/e/spring-open/standings").await;
    standings.is(200).shows("rand strategies completed");
    let best = floor.number(floor.battle(1, 1).await.b.unwrap());
    let why = floor.site.visitor().get(&format!("/e/spring-open/standings/{best}")).await;
    why.is(200).shows("above").shows("on grand strategies completed: 1 against 0");
    // Only a game that has them offers them.
    let names = |system| words_of(system).into_iter().any(|(name, _)| name == "grand_strategies");
    assert!(names("aos3") && !names("aos4-ghb2024") && !names("t9a3") && !names("wfb7"));
}

fn words_of(system: &str) -> muster::text::ranking::KnownTiebreakers {
    muster::text::ranking::tiebreakers_of(games::find_game(system).unwrap().system)
}

#[test]
fn sr3_the_sheet_itself_says_who_destroyed_more_and_who_completed_the_strategy() {
    let game = aos3();
    let plan = &game.system.battleplans[0];
    let turn = |lines: &[&str]| PlayerTurn {
        lines: lines.iter().map(|line| ((*line).to_owned(), 1)).collect(),
        ..PlayerTurn::default()
    };
    let round = |a: &[&str], b: &[&str]| SheetRound { a: turn(a), b: turn(b), ..SheetRound::default() };
    let mut rounds = vec![round(&["one"], &["one"]); 4];
    rounds.push(round(&["one", "destroyed"], &["grand-strategy"]));
    let sheet = ScoringSheet { rounds, ..ScoringSheet::default() };
    let totals = sheet.totals(&game.sheet_rules(plan, [None, None]));
    assert_eq!((totals.a.victory_points, totals.a.values), (5, ResultValues([0, 1, 0, 0])));
    assert_eq!((totals.b.victory_points, totals.b.values), (7, ResultValues([1, 0, 0, 0])));
    let level = muster::domain::result::Score { victory_points: 5, ..totals.b };
    let result = BattleResult { kind: ResultKind::Played, a: totals.a, b: level, ruled: None };
    let [worth, other] = scoring::worth_of_result(&result, game.system.scale(2000));
    assert_eq!((worth.outcome, worth.called), (Outcome::MinorWin, Some("Minor victory")));
    assert_eq!((other.outcome, other.called), (Outcome::MinorLoss, Some("Minor loss")));
}

#[actix_web::test]
async fn sx2_a_roster_is_pasted_as_the_app_prints_it_and_judged_in_words() {
    let site = Site::start().await;
    let settings = Settings::for_system(aos3().system);
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    let players = site.players(&event, &["Ann"]).await;
    let phone = site.phone_of(&players[0]).await;
    let text = "Army Faction: Seraphon\n\t- Grand Strategy: Prized Sorcery\n\nLEADER\n\n1 x Slann (275)*\n- General\n\
                - Artefacts: Amulet of Destiny, Arcane Tome\n\nBATTLELINE\n\n10 x Skinks (75)*\n\n10 x Skinks (75)\n\n\
                CORE BATTALIONS:\n\n*Vanguard\n\nTOTAL POINTS: (425/2000)\n\nCreated with Warhammer Age of Sigmar: The App";
    let form = phone.get("/e/spring-open/roster").await;
    assert_eq!(foreign(&form, "the roster form"), Vec::<String>::new());
    let once = form.hidden("once");
    let fields = [("once", once.as_str()), ("do", "submit"), ("text", text)];
    phone.post("/e/spring-open/roster", &fields).await;
    let told = phone.get("/e/spring-open/roster").await;
    told.is(200).shows("Seraphon").shows("2 Battleline; at least 3 are needed at 2,000 points.");
    told.shows("Slann has 2 artefacts (Amulet of Destiny, Arcane Tome); the limit is one.");
    assert_eq!(foreign(&told, "the roster"), Vec::<String>::new());
}
