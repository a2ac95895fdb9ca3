//! The second event of the demo: a day of a game whose players share battle points, twelve of them in the middle of
//! round 2, with objectives on the sheets and missions drawn for each table.

use super::{draw_and_publish, new_player, open_battles, people, report_demo_result};
use crate::{
    actions::{self, Actor, event::NewEvent, rosters::GivenRoster, rounds::Waiting},
    app::{App, Clock},
    domain::{
        event::{Event, EventName, Stage, pack::Settings, permission::ActingAs, player::Player},
        history::{BattleResult, ResultKind, Score},
        numbers::RoundNumber,
        result::ResultValues,
        system::{self, System},
    },
    error::{Error, Result},
    storage::{self, accounts::Account, battles::TableUse},
};
use chrono::TimeDelta;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Where it is.
pub const SLUG: &str = "harvest-battle";
const NAME: &str = "Harvest Battle";
const SEED: i64 = 2_027;
const PLAYERS: usize = 12;
/// Made-up lists as players paste them, parted by a line of dashes.
const LISTS: &str = include_str!("../../fixtures/demo/lists.txt");

/// Makes it, for the organiser of the first event.
///
/// # Errors
/// When the database cannot be written.
pub(super) async fn fill_shared_points_demo(app: &App, organiser: &Account) -> Result<Event> {
    // The newest edition comes first.
    let shares = |system: &&System| system.result.has_points() && !system.result.marks().is_empty();
    let game = system::list_systems().into_iter().find(shares);
    let game = game.ok_or_else(|| Error::Broken("no game of the demo shares points".into()))?;
    let name = EventName::parse(NAME).map_err(|error| Error::Broken(format!("{error:?}")))?;
    let settings = shared_points_settings(app, game);
    let new = NewEvent { name, settings, tables_of: None };
    let event = actions::event::create_seeded(app, organiser, None, new, SEED).await?;
    let by = Actor::of_account(organiser, ActingAs::Organiser);
    actions::event::set_stage(app, &by, event.id, Stage::Published).await?;
    let players = enter_shared_points_players(app, &by, &event).await?;
    hand_in_shared_rosters(app, &by, &event, &players).await?;
    let mut dice = ChaCha8Rng::seed_from_u64(11);
    draw_and_publish(app, &by, &event, RoundNumber::FIRST).await?;
    for battle in open_battles(app, &event, RoundNumber::FIRST).await? {
        let table = TableUse { round: RoundNumber::FIRST, table: battle.table_number.unwrap_or_default() };
        actions::battles::enter_paper(app, &by, (event.id, table), roll_shared_points_result(&mut dice))
            .await?;
    }
    actions::rounds::close_round(app, &by, event.id, (RoundNumber::FIRST, Waiting::Refuse)).await?;
    draw_and_publish(app, &by, &event, RoundNumber(2)).await?;
    half_a_round(app, &event, &players, &mut dice).await?;
    Ok(event)
}

fn shared_points_settings(app: &App, game: &'static System) -> Settings {
    let now = app.clock.now();
    Settings {
        starts_on: Some(now.date_naive()),
        ends_on: Some(now.date_naive()),
        venue: "The Old Mill".into(),
        about: "The other event of the demo: another game, with its own sheet, chart and standings.".into(),
        roster_deadline: Some(now - TimeDelta::hours(16)),
        rosters_open_at: Some(now - TimeDelta::hours(5)),
        battleplan_list: game.battleplans.iter().take(3).map(|plan| plan.slug.clone()).collect(),
        ..Settings::for_system(game)
    }
}

async fn enter_shared_points_players(app: &App, by: &Actor, event: &Event) -> Result<Vec<Player>> {
    let rows = people::PLAYERS.iter().rev().take(PLAYERS);
    let rows = rows.map(|(name, club)| new_player(name, club)).collect::<Result<Vec<_>>>()?;
    let rows = actions::entrants::from_file::FromFile::from_details(rows);
    actions::entrants::from_file::add_all(app, by, event.id, "the demo", |_| Ok(rows)).await?;
    let mut tx = app.database.read().await?;
    let players = storage::players::list_players(&mut tx, event.id).await?;
    drop(tx);
    for player in &players {
        actions::entrants::players::check_in(app, by, player).await?;
    }
    Ok(players)
}

async fn hand_in_shared_rosters(app: &App, by: &Actor, event: &Event, players: &[Player]) -> Result<()> {
    let in_time = app.clock.now() - TimeDelta::hours(40);
    let app = &App { clock: Clock::from_fn(move || in_time), ..app.clone() };
    let lists: Vec<&str> = LISTS.split("---\n").collect();
    for (player, list) in players.iter().zip(lists.iter().cycle()) {
        let text = list.replace("NAME", player.name.as_str());
        let given = GivenRoster { anyway: true, ..GivenRoster::from_roster_bytes(text.into_bytes()) };
        actions::rosters::hand_in(app, by, event, player, given).await?;
    }
    actions::rosters::accept_clean(app, by, event.id).await?;
    Ok(())
}

/// Both sums, and who has which objective; the first of them at most one has.
fn roll_shared_points_result(dice: &mut ChaCha8Rng) -> BattleResult {
    let mut upto = |most: u32| dice.next_u32() % most;
    let mut score = || Score { victory_points: 5 * upto(700), ..Score::default() };
    let (mut a, mut b) = (score(), score());
    let primary = upto(3);
    let mut secondary = || u16::from(upto(2) == 1);
    a.values = ResultValues([u16::from(primary == 1), secondary(), secondary(), 0]);
    b.values = ResultValues([u16::from(primary == 2), secondary(), secondary(), 0]);
    BattleResult { kind: ResultKind::Played, a, b, ruled: None }
}

/// Two tables have confirmed, one waits for its second report.
async fn half_a_round(app: &App, event: &Event, players: &[Player], dice: &mut ChaCha8Rng) -> Result<()> {
    let battles = open_battles(app, event, RoundNumber(2)).await?;
    for (battle, turn) in battles.iter().zip(0..3) {
        let Some(b) = battle.b else { continue };
        let result = roll_shared_points_result(dice);
        report_demo_result(app, event, battle, players, battle.a, result.clone()).await?;
        if turn < 2 {
            report_demo_result(app, event, battle, players, b, result).await?;
        }
    }
    Ok(())
}
