//! A whole event over HTTP, with real rosters: five rounds, a late arrival, two who leave, a bye, a dispute,
//! a ruling, a result corrected after the next round was out; and standings worked out a second time here.

use crate::support::{
    data,
    site::{Browser, Site},
    skip,
};
use muster::{
    actions::{self, event::NewEvent},
    config::Config,
    domain::{
        battle::{Battle, State},
        event::{
            Event, EventName,
            pack::{BattleplanChoice, Settings},
            permission::StaffRole,
            player::Player,
        },
        numbers::{RoundNumber, TableNumber},
    },
    storage::{self, battles::TableUse},
};
use std::{collections::BTreeMap, io::Write, path::PathBuf, process::Command};

const PLAYERS: usize = 33;
const HOME: &str = "/e/weekend";

/// What one player took from one battle: the test's own notes, made from what it sent.
#[derive(Debug, Clone, Copy, Default)]
struct Note {
    points: i64,
    tactics: i64,
    against: i64,
    their_tactics: i64,
    opponent: Option<i64>,
    ruled_win: bool,
    ruled_loss: bool,
}

struct Weekend {
    site: Site,
    event: Event,
    desk: Browser,
    judge: Browser,
    /// By round and player's number.
    notes: BTreeMap<(u32, i64), Note>,
}

#[actix_web::test]
async fn a_weekend_from_sign_up_to_certificates() {
    let rosters = real_rosters();
    if rosters.is_empty() {
        return;
    }
    let mut weekend = Weekend::open().await;
    weekend.sign_up_and_hand_in(&rosters).await;
    for round in 1..=5 {
        if round == 2 {
            weekend.desk.post(&format!("{HOME}/desk/players"), &[("name", "Quentin Late")]).await.is(303);
        }
        if round == 3 {
            weekend.leave(5).await;
            weekend.leave(11).await;
        }
        weekend.draw(round).await;
        weekend.play(round).await;
        if round == 3 {
            weekend.correct_a_result_of_round_two().await;
        }
        weekend.desk.post(&format!("{HOME}/desk/rounds/{round}/close"), &[]).await.is(303);
    }
    weekend.desk.post(&format!("{HOME}/desk/stage"), &[("stage", "finished")]).await.is(303);
    weekend.standings_are_what_we_worked_out().await;
    weekend.paper_has_the_names().await;
    weekend.desk.get(&format!("{HOME}/desk/audit?check=all")).await.is(200).shows("entries are intact");
}

impl Weekend {
    async fn open() -> Self {
        let site = Site::start().await;
        let account = site.account("Olga Organiser").await;
        let settings = Settings {
            rounds: 5,
            capacity: 40,
            rules_cut_off: "2025-07-01".parse().ok(),
            roster_deadline: "2025-05-09T20:00:00Z".parse().ok(),
            // Its turns give any number of points up to six, so any result below can be.
            battleplans: BattleplanChoice::Public,
            battleplan_list: vec!["border-war".into(); 5],
            ..Settings::default()
        };
        let name = EventName::parse("Weekend").unwrap();
        let event = actions::event::create_event(
            &site.app,
            &account,
            None,
            NewEvent { name, settings, tables_of: None },
        )
        .await
        .unwrap();
        let desk = site.signed_in(&account).await;
        let judge = site.staff(&event, "Jo Judge", StaffRole::Judge).await;
        desk.post(&format!("{HOME}/desk/stage"), &[("stage", "published")]).await.is(303);
        Self { site, event, desk, judge, notes: BTreeMap::new() }
    }

    /// Everybody signs up on a phone of their own and pastes a real list.
    async fn sign_up_and_hand_in(&self, rosters: &[String]) {
        for (number, roster) in (1..).zip(rosters) {
            let phone = self.site.visitor();
            // Without scripts, all of them.
            self.site.wait(3);
            let name = format!("Ńame <b>{number}</b>");
            phone.post(&format!("{HOME}/register"), &[("name", &name)]).await.leads_to("/e/weekend/welcome");
            let fields = [("do", "check"), ("text", roster.as_str())];
            phone.post(&format!("{HOME}/roster"), &fields).await.is(200).shows("Not handed in yet");
            let fields = [("do", "submit"), ("text", roster.as_str())];
            phone.post(&format!("{HOME}/roster"), &fields).await.leads_to("/e/weekend/roster");
            phone.get(&format!("{HOME}/roster")).await.is(200).shows("Version 1, handed in ").shows("late");
            let fields = [("number", number.to_string())];
            let fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (*n, v.as_str())).collect();
            self.desk.post(&format!("{HOME}/desk/check-in"), &fields).await.is(303);
        }
        self.desk.get(&format!("{HOME}/desk/rosters")).await.is(200).hides("nothing yet");
        self.desk.get(&format!("{HOME}/desk/check-in")).await.is(200).shows("Odd number");
    }

    async fn leave(&self, number: i64) {
        let version = self.player(number).await.version.to_string();
        let path = format!("{HOME}/desk/players/{number}/leave");
        self.desk.post(&path, &[("version", &version)]).await.is(303);
    }

    async fn draw(&mut self, round: u32) {
        let number = round.to_string();
        let fields = [("round", number.as_str()), ("clubs", "off"), ("odd", "bye")];
        self.desk.post(&format!("{HOME}/desk/rounds"), &fields).await.is(303);
        let path = format!("{HOME}/desk/rounds/{round}");
        self.site.visitor().get(&format!("{HOME}/rounds/{round}")).await.is(404);
        let version = self.desk.get(&path).await.is(200).hidden("version");
        self.desk.post(&format!("{path}/publish"), &[("version", &version)]).await.is(303);
        self.site.visitor().get(&format!("{HOME}/rounds/{round}")).await.is(200);
    }

    async fn play(&mut self, round: u32) {
        for battle in self.battles(round).await {
            let (a, b) = (self.number(battle.a).await, battle.b);
            let Some(b) = b else {
                self.notes.insert((round, a), Note { points: 50, tactics: 5, ..Note::default() });
                continue;
            };
            let b = self.number(b).await;
            let numbers = numbers(round, a, b);
            self.note(round, (a, b), numbers);
            let table = battle.table_number.unwrap();
            self.send(&battle, a, numbers).await;
            if (round, table) == (2, TableNumber(1)) {
                // They do not agree, and a judge settles it for what the first one said.
                let [ap, at, bp, bt] = numbers;
                self.send(&battle, b, [ap, at, bp + 1, bt]).await;
                assert_eq!(self.battle(round, table).await.state, State::Disputed);
                self.rule(&self.judge, (round, table), numbers, "").await;
            } else if (round, table) == (4, TableNumber(2)) {
                // A judge's outcome against the numbers: both played wrong, and say so.
                self.rule(&self.judge, (round, table), numbers, "major_loss").await;
                self.notes.get_mut(&(round, a)).unwrap().ruled_loss = true;
                self.notes.get_mut(&(round, b)).unwrap().ruled_win = true;
            } else {
                self.send(&self.battle(round, table).await, b, numbers).await;
                assert_eq!(self.battle(round, table).await.state, State::Confirmed);
            }
        }
    }

    async fn correct_a_result_of_round_two(&mut self) {
        let battle = self.battle(2, TableNumber(3)).await;
        let (a, b) = (self.number(battle.a).await, self.number(battle.b.unwrap()).await);
        let numbers = [10, 1, 38, 5];
        self.rule(&self.desk, (2, TableNumber(3)), numbers, "").await;
        self.note(2, (a, b), numbers);
        let stale = self.phone(a).await;
        let path = format!("{HOME}/rounds/2/tables/3");
        let version = battle.version.to_string();
        let fields = [("version", version.as_str()), ("what", "confirm")];
        let reply = stale.post(&path, &fields).await;
        assert!(
            [409, 422].contains(&reply.status.as_u16()),
            "a ruling stands against players: {}",
            reply.status
        );
    }

    async fn send(&self, seen: &Battle, from: i64, numbers: [i64; 4]) {
        let (version, numbers) = (seen.version.to_string(), numbers.map(|number| number.to_string()));
        let fields = [
            ("version", version.as_str()),
            ("what", "report"),
            ("kind", "played"),
            ("a_points", &numbers[0]),
            ("a_tactics", &numbers[1]),
            ("b_points", &numbers[2]),
            ("b_tactics", &numbers[3]),
        ];
        let path = format!("{HOME}/rounds/{}/tables/{}", seen.round_number, seen.table_number.unwrap());
        self.phone(from).await.post(&path, &fields).await.is(303);
    }

    async fn rule(
        &self,
        who: &Browser,
        (round, table): (u32, TableNumber),
        numbers: [i64; 4],
        outcome: &str,
    ) {
        let path = format!("{HOME}/desk/battles/{round}/{table}");
        let version = who.get(&path).await.is(200).hidden("version");
        let numbers = numbers.map(|number| number.to_string());
        let fields = [
            ("version", version.as_str()),
            ("kind", "played"),
            ("a_points", &numbers[0]),
            ("a_tactics", &numbers[1]),
            ("b_points", &numbers[2]),
            ("b_tactics", &numbers[3]),
            ("outcome", outcome),
            ("reason", "as the sheet says"),
        ];
        let mut ruled = who.post(&path, &fields).await;
        if ruled.status == 200 {
            // A later round is drawn: what the correction changes is looked at first.
            let looked_at = ruled.hidden("looked_at");
            ruled = who
                .post(&path, &[&fields[..], &[("what", "save"), ("looked_at", looked_at.as_str())]].concat())
                .await;
        }
        ruled.is(303);
        assert_eq!(self.battle(round, table).await.state, State::Ruled);
    }

    fn note(&mut self, round: u32, (a, b): (i64, i64), [ap, at, bp, bt]: [i64; 4]) {
        let side = |points, tactics, against, their_tactics, opponent| Note {
            points,
            tactics,
            against,
            their_tactics,
            opponent: Some(opponent),
            ..Note::default()
        };
        self.notes.insert((round, a), side(ap, at, bp, bt, b));
        self.notes.insert((round, b), side(bp, bt, ap, at, a));
    }

    /// Places, victory points and battle tactics, worked out from the notes alone, in another way.
    async fn standings_are_what_we_worked_out(&self) {
        let csv = self.site.visitor().get(&format!("{HOME}/standings.csv")).await;
        let mut table = csv::Reader::from_reader(csv.is(200).body.as_bytes());
        let headings = table.headers().unwrap().clone();
        let column = |name: &str| headings.iter().position(|heading| heading == name).unwrap();
        let shown: Vec<(i64, i64, i64, i64)> = table
            .records()
            .map(|record| {
                let record = record.unwrap();
                let number =
                    |name: &str| record[column(name)].trim_start_matches('p').parse::<i64>().unwrap();
                (number("place"), number("player"), number("victory_points"), number("battle_tactics"))
            })
            .collect();
        let mut expected = self.places();
        expected.sort_unstable();
        let mut shown_sorted = shown.clone();
        shown_sorted.sort_unstable();
        assert_eq!(shown_sorted, expected);
        assert_eq!(shown.len(), PLAYERS + 1);
    }

    fn places(&self) -> Vec<(i64, i64, i64, i64)> {
        let players: Vec<i64> = (1..=i64::try_from(PLAYERS).unwrap() + 1).collect();
        let games = |player: i64| -> Vec<Note> {
            self.notes.iter().filter(|((_, of), _)| *of == player).map(|(_, note)| *note).collect()
        };
        // Sixtieths of a win record: every number of games up to five divides them.
        let win_record = |player: i64| -> i64 {
            let played: Vec<Note> =
                games(player).into_iter().filter(|note| note.opponent.is_some()).collect();
            let halves: i64 = played.iter().map(|note| 1 + grade(note).signum()).sum();
            if played.is_empty() { 0 } else { halves * 60 / i64::try_from(played.len()).unwrap() }
        };
        let key = |player: i64| -> Vec<i64> {
            let games = games(player);
            let count = |wanted: i64| {
                i64::try_from(games.iter().filter(|note| grade(note) == wanted).count()).unwrap()
            };
            let beaten: i64 = games
                .iter()
                .filter_map(|note| Some(win_record(note.opponent?) * (1 + grade(note).signum())))
                .sum();
            let faced: i64 = games.iter().filter_map(|note| Some(win_record(note.opponent?))).sum();
            let total = |value: fn(&Note) -> i64| games.iter().map(value).sum::<i64>();
            vec![
                count(2),
                count(1),
                count(0),
                count(-1),
                -count(-2),
                beaten,
                faced,
                total(|note| note.points),
                total(|note| note.tactics),
                total(|note| 5 - note.their_tactics),
                total(|note| note.points - note.against),
            ]
        };
        let keys: BTreeMap<i64, Vec<i64>> = players.iter().map(|player| (*player, key(*player))).collect();
        let row = |player: i64| {
            let better = keys.values().filter(|other| **other > keys[&player]).count();
            (i64::try_from(better).unwrap() + 1, player, keys[&player][7], keys[&player][8])
        };
        players.into_iter().map(row).collect()
    }

    async fn paper_has_the_names(&self) {
        if Command::new("pdftotext").arg("-v").output().is_err() {
            skip("the names in the PDFs; install poppler-utils, or use tests/run");
            return;
        }
        for document in ["pairings-5-by-table", "pairings-5-by-name", "standings", "certificates"] {
            let reply = self.desk.get(&format!("{HOME}/desk/print/{document}.pdf")).await;
            let mut file = tempfile::NamedTempFile::new().unwrap();
            file.write_all(&reply.is(200).bytes).unwrap();
            let text = Command::new("pdftotext").arg("-layout").arg(file.path()).arg("-").output().unwrap();
            let text = String::from_utf8(text.stdout).unwrap();
            assert!(text.contains("Ńame <b>"), "{document}: {text}");
        }
        self.site.visitor().get(&format!("{HOME}/awards")).await.is(200).shows("First place");
    }

    async fn player(&self, number: i64) -> Player {
        let mut tx = self.site.app.database.read().await.unwrap();
        storage::players::by_number(&mut tx, self.event.id, number).await.unwrap().unwrap()
    }

    async fn phone(&self, number: i64) -> Browser {
        self.site.phone_of(&self.player(number).await).await
    }

    async fn number(&self, id: muster::domain::ids::PlayerId) -> i64 {
        let mut tx = self.site.app.database.read().await.unwrap();
        storage::players::find_player(&mut tx, id).await.unwrap().unwrap().number
    }

    async fn battle(&self, round: u32, table: TableNumber) -> Battle {
        let mut tx = self.site.app.database.read().await.unwrap();
        storage::battles::by_table(&mut tx, self.event.id, TableUse { round: RoundNumber(round), table })
            .await
            .unwrap()
            .unwrap()
    }

    async fn battles(&self, round: u32) -> Vec<Battle> {
        let mut tx = self.site.app.database.read().await.unwrap();
        let round =
            storage::rounds::by_number(&mut tx, self.event.id, RoundNumber(round)).await.unwrap().unwrap();
        storage::battles::list_battles_of_round(&mut tx, round.id).await.unwrap()
    }
}

/// 2 a major victory, 1 a minor one, 0 a draw, and so on down (`handbook R3`).
fn grade(note: &Note) -> i64 {
    if note.opponent.is_none() || note.ruled_win {
        return 2;
    }
    if note.ruled_loss {
        return -2;
    }
    let (points, tactics) = (note.points - note.against, note.tactics - note.their_tactics);
    match points.abs() {
        5.. => 2 * points.signum(),
        1..=4 => points.signum(),
        _ => tactics.signum(),
    }
}

/// Numbers of a battle that can be on any battleplan (sixes beside the tactics), different from table to table: draws, close ones and clear ones.
fn numbers(round: u32, a: i64, b: i64) -> [i64; 4] {
    let round = i64::from(round);
    let mix = (a * 31 + b * 17 + round * 7) % 9;
    let (at, bt) = (1 + (a + round) % 5, 1 + (b * 2 + round) % 5);
    match mix {
        0 => [24, 3, 24, 3],
        1 => [24, 3, 24, 0],
        2 => [22, 1, 20, 2],
        _ => [at * 4 + (a * 3 + round) % 5 * 6, at, bt * 4 + (b * 2 + round) % 5 * 6, bt],
    }
}

/// Real lists out of the official app, or nothing, and the test is skipped.
fn real_rosters() -> Vec<String> {
    let Some(data) = data("rosters/aos4-app") else { return Vec::new() };
    let folder = std::fs::read_dir(data.join("rosters/aos4-app")).unwrap();
    let mut paths: Vec<PathBuf> = folder.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.into_iter().take(PLAYERS).map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

/// `muster demo` shows a second event, of another game, with lists of its own and results by its own chart.
#[actix_web::test]
async fn the_demo_shows_a_day_of_another_game() {
    let site = Site::start().await;
    Box::pin(muster::demo::fill_all(&site.app)).await.unwrap();
    let visitor = site.visitor();
    visitor.get("/").await.shows("Autumn Clash").shows("Harvest Battle");
    let there = "/e/harvest-battle";
    visitor.get(there).await.is(200).shows("The 9th Age, 3rd edition").hides("Age of Sigmar");
    visitor.get(&format!("{there}/rounds/2")).await.is(200).shows("Map: ").shows("Breakthrough");
    visitor.get(&format!("{there}/standings")).await.is(200).shows("Battle points");
    let desk = site.visitor();
    let typed = [("email", "organiser@example.org"), ("password", muster::demo::PASSWORD)];
    desk.post("/sign-in", &typed).await.is(303);
    let rosters = desk.get(&format!("{there}/desk/rosters")).await;
    rosters.is(200).shows("Undying Dynasties").shows("accepted").hides("badge bad");
}

/// And an event of teams in the middle of a draft, which its first page opens as either captain.
#[actix_web::test]
async fn the_demo_shows_teams_in_the_middle_of_a_draft() {
    let site = Site::configured(Config { demo: true, ..Config::default() }).await;
    Box::pin(muster::demo::fill_all(&site.app)).await.unwrap();
    let visitor = site.visitor();
    let there = "/e/three-rivers-team-cup";
    let demo = visitor.get("/demo").await;
    demo.is(200).shows("Three Rivers Team Cup").says(text!("admin-demo-captain"));
    visitor.get(&format!("{there}/standings")).await.is(200).shows("3 matches have no result yet");
    visitor.get(&format!("{there}/rounds/2")).await.is(200).shows("Kraków Gambit");
    visitor.get(&format!("{there}/rounds/2/matches/1")).await.says(text!(
        "matches-done",
        done = 2,
        battles = 4
    ));
    visitor.get(&format!("{there}/rounds/2/matches/2")).await.shows("Step 2 of").hides("Chosen:");
    visitor.get(&format!("{there}/rounds/2/matches/3")).await.shows("Step 1 of");
    let captains = demo.body.split("As a captain").nth(1).unwrap();
    let links: Vec<&str> = captains.split("href=\"").skip(1).take(2).collect();
    let desk = site.visitor();
    let typed = [("email", "organiser@example.org"), ("password", muster::demo::PASSWORD)];
    desk.post("/sign-in", &typed).await.is(303);
    // Or in one tap, as often as somebody likes, and as somebody else after that.
    let tapped = site.visitor();
    for name in ["organiser", "organiser", "judge"] {
        tapped.post("/demo", &[("as", name)]).await.leads_to("/e/autumn-clash/desk");
        tapped.get("/e/autumn-clash/desk").await.is(200);
    }
    tapped.get("/e/autumn-clash/desk/staff").await.is(403);
    tapped.post("/demo", &[("as", "nobody")]).await.is(404);
    visitor.get("/").await.is(200).says(text!("site-to-demo"));
    desk.get(&format!("{there}/desk/teams")).await.is(200).says(text!("desk-teams-share", count = 1));
    desk.get(&format!("{there}/desk/teams/3")).await.shows("A team can have each faction once");
    desk.get(&format!("{there}/desk/teams/2")).await.is(200).hides("A team can have each");
    for (link, told) in links.iter().zip(["Change choice", "Their defender"]) {
        let phone = site.visitor();
        let link = link.split('"').next().unwrap();
        phone.get(&link[link.find("/p/").unwrap()..]).await.is(303);
        phone.get(&format!("{there}/match")).await.is(200).shows(told);
        phone
            .get(&format!("{there}/me"))
            .await
            .is(200)
            .hides("Ask at the desk")
            .shows("Round 2 is still being drafted, and you choose");
    }
    // Captains say who plays whom: nobody is offered a seat, though some have none yet.
    desk.get(&format!("{there}/desk/check-in?only=all"))
        .await
        .is(200)
        .hides("has no seat")
        .hides("Seat them");
}

/// The demo stands up, and a second one on the same database is refused.
#[actix_web::test]
async fn the_demo_is_a_living_event_in_the_middle_of_round_three() {
    let site = Site::start().await;
    let event = muster::demo::fill_demo(&site.app).await.unwrap();
    assert_eq!(event.slug, "autumn-clash");
    let visitor = site.visitor();
    visitor.get("/e/autumn-clash/rounds/3").await.is(200).shows("王小明");
    visitor.get("/e/autumn-clash/standings").await.is(200).shows("no result yet.");
    let desk = site.visitor();
    let typed = [("email", "organiser@example.org"), ("password", muster::demo::PASSWORD)];
    desk.post("/sign-in", &typed).await.is(303);
    desk.get("/e/autumn-clash/desk/battles").await.is(200).shows("isputed");
    let rosters = desk.get("/e/autumn-clash/desk/rosters").await;
    rosters.is(200).shows("Sent back <b class=\"num\">").shows("Nothing yet <b class=\"num\">2</b>");
    let everybody = desk.get("/e/autumn-clash/desk/rosters?only=all").await;
    everybody.shows("Not checked <b class=\"num\">1</b>");
    assert!(muster::demo::fill_demo(&site.app).await.is_err());
}
