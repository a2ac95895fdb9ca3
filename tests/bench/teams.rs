//! A large event of teams: 200 teams of 8, four rounds played with 800 battles each, the fifth drawn and looked at
//! (`cargo bench --bench teams`).
//!
//! Times are from the request to the last byte of the answer, inside one process, on SQLite: of a few tries the
//! best, because the machine may have other work.

#[path = "support/net.rs"]
mod net;
#[expect(dead_code, reason = "the site of the tests can do more than this needs")]
#[path = "../integration/support/site.rs"]
mod site;

use muster::{
    actions::{
        self, Actor,
        entrants::teams::{TeamDetails, members},
        rounds::Waiting,
    },
    domain::{
        event::{
            Event, Stage,
            pack::{RosterPolicy, Settings},
            permission::ActingAs,
            player::{PlayerDetails, PlayerName},
            team_role::TeamRole,
        },
        history::{BattleResult, ResultKind, Score},
        numbers::RoundNumber,
        teams::{
            EntrantKind, TeamSettings,
            draft::{DraftMethod, DraftSettings},
        },
    },
    storage::{self, battles::TableUse},
};
use site::{Browser, Site};
use std::time::{Duration, Instant};

const TEAMS: u32 = 200;
const SIZE: u8 = 8;
const PLAYED: u32 = 4;
const TRIES: usize = 5;
/// What is promised.
const DRAW: Duration = Duration::from_secs(1);
const PAGE: Duration = Duration::from_millis(300);

fn main() {
    actix_web::rt::System::new().block_on(run());
}

async fn run() {
    let site = Site::start().await;
    let event = large_event(&site).await;
    let desk = site.organiser(&event).await;
    for round in 1..=PLAYED {
        draw(&desk, &event, round).await;
        publish(&desk, &event, round).await;
        play(&site, &event, RoundNumber(round)).await;
    }
    println!("| what | time | limit |\n|---|---|---|");
    let next = PLAYED + 1;
    let start = Instant::now();
    draw(&desk, &event, next).await;
    told(&format!("drawing round {next} of {TEAMS} teams"), start.elapsed(), DRAW);
    let round = format!("desk/matches/{next}");
    told(&round, best(&desk, &event, &round).await, PAGE);
    let start = Instant::now();
    publish(&desk, &event, next).await;
    told("publishing it, drafted by lot", start.elapsed(), DRAW);
    let visitor = site.visitor();
    for page in [
        "rounds",
        "rounds/5/matches/17",
        "standings",
        "standings?of=players",
        "teams",
        "teams/17",
        "screen/pairings",
        "screen/standings",
    ] {
        told(&format!("/{page}, for everybody"), best(&visitor, &event, page).await, PAGE);
    }
    for page in ["desk", "desk/matches", "desk/matches/5", "desk/matches/5/17", "desk/teams", "desk/teams/17"]
    {
        told(page, best(&desk, &event, page).await, PAGE);
    }
}

async fn draw(desk: &Browser, event: &Event, round: u32) {
    let number = round.to_string();
    let fields = [("round", number.as_str()), ("clubs", "off"), ("odd", "bye")];
    desk.post(&format!("/e/{}/desk/matches", event.slug), &fields).await.is(303);
}

async fn publish(desk: &Browser, event: &Event, round: u32) {
    let base = format!("/e/{}/desk", event.slug);
    let version = desk.get(&format!("{base}/matches/{round}")).await.hidden("version");
    desk.post(&format!("{base}/rounds/{round}/publish"), &[("version", &version)]).await.is(303);
}

/// The fastest of a few tries.
async fn best(browser: &Browser, event: &Event, page: &str) -> Duration {
    let mut best = Duration::MAX;
    for _ in 0..TRIES {
        let start = Instant::now();
        browser.get(&format!("/e/{}/{page}", event.slug)).await.is(200);
        best = best.min(start.elapsed());
    }
    best
}

fn told(what: &str, took: Duration, limit: Duration) {
    let word = if took <= limit { "" } else { " MISSED" };
    println!("| {what} | {:.0} ms | {} ms{word} |", took.as_secs_f64() * 1000.0, limit.as_millis());
}

/// Who plays whom is drawn by lot, so that everybody sits down when a round is published.
async fn large_event(site: &Site) -> Event {
    let draft = DraftSettings { method: DraftMethod::Random, ..DraftSettings::default() };
    let settings = Settings {
        entrants: EntrantKind::Teams,
        team: TeamSettings { size: SIZE, draft, ..TeamSettings::default() },
        rosters: RosterPolicy::AtTable,
        rounds: PLAYED + 1,
        capacity: TEAMS,
        ..Settings::default()
    };
    let event = site.event_with("teams", Stage::RegistrationClosed, settings).await;
    let by = Actor::from_bare_name("Olga", ActingAs::Organiser);
    for number in 1..=TEAMS {
        let name = PlayerName::parse(&format!("Team {number}")).unwrap();
        let details = TeamDetails { name, club: None, paid: true, fixed_table: None };
        let team = actions::entrants::teams::add_team(&site.app, &by, event.id, details).await.unwrap();
        for place in 1..=SIZE {
            let role = if place == 1 { TeamRole::Captain } else { TeamRole::Player };
            let name = PlayerName::parse(&format!("Player {number}.{place}")).unwrap();
            let person = (PlayerDetails::from_player_name(name), role);
            members::add_team_member(&site.app, &by, (&event, &team), person).await.unwrap();
        }
    }
    event
}

/// Every battle of a round, with made-up results; then the round is closed.
async fn play(site: &Site, event: &Event, round: RoundNumber) {
    let by = Actor::from_bare_name("Olga", ActingAs::Organiser);
    let mut tx = site.app.database.read().await.unwrap();
    let drawn = storage::rounds::by_number(&mut tx, event.id, round).await.unwrap().unwrap();
    let battles = storage::battles::list_battles_of_round(&mut tx, drawn.id).await.unwrap();
    drop(tx);
    for (battle, number) in battles.iter().zip(round.0..) {
        let score = |victory_points| Score { victory_points, ..Score::default() };
        let (a, b) = (score(10 + number * 7 % 31), score(10 + number * 11 % 29));
        let result = BattleResult { kind: ResultKind::Played, a, b, ruled: None };
        let table = TableUse { round, table: battle.table_number.unwrap() };
        actions::battles::enter_paper(&site.app, &by, (event.id, table), result).await.unwrap();
    }
    actions::rounds::close_round(&site.app, &by, event.id, (round, Waiting::Refuse)).await.unwrap();
}
