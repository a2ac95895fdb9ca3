//! The event of the demo that is over: eight players, three rounds, and what remains of an event: podium, certificates and
//! each player's own page.

use super::{
    app_minutes_ago, demo_round_battleplan, draw_and_publish, hand_in_demo_rosters, new_player, open_battles,
    people, possible_demo_scores, roll_demo_result,
};
use crate::{
    actions::{self, Actor, entrants::from_file::FromFile, event::NewEvent, rounds::Waiting},
    app::App,
    domain::{
        event::{Event, EventName, Stage, pack::Settings, permission::ActingAs},
        numbers::RoundNumber,
    },
    error::{Error, Result},
    storage::{self, accounts::Account, battles::TableUse},
};
use chrono::Days;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

const NAME: &str = "Summer Skirmish";
const SEED: i64 = 2_028;
const PLAYERS: u32 = 8;
const ROUNDS: u32 = 3;
/// So many days ago, in minutes.
const LONG_AGO: i64 = 60 * 24 * 90;

/// Makes it, for the organiser of the first event.
///
/// # Errors
/// When the database cannot be written.
pub(super) async fn fill_finished_demo(app: &App, organiser: &Account) -> Result<Event> {
    let app = &app_minutes_ago(app, LONG_AGO);
    let name = EventName::parse(NAME).map_err(|error| Error::Broken(format!("{error:?}")))?;
    let day = app.clock.now().date_naive();
    let settings = Settings {
        rounds: ROUNDS,
        capacity: PLAYERS,
        starts_on: Some(day),
        ends_on: Some(day),
        venue: "The Drill Hall".into(),
        about: "The event of the demo that is over. See what stays of it.".into(),
        roster_deadline: day
            .checked_sub_days(Days::new(2))
            .and_then(|day| day.and_hms_opt(18, 0, 0))
            .map(|at| at.and_utc()),
        ..Settings::default()
    };
    let new = NewEvent { name, settings, tables_of: None };
    let event = actions::event::create_seeded(app, organiser, None, new, SEED).await?;
    let by = Actor::of_account(organiser, ActingAs::Organiser);
    actions::event::set_stage(app, &by, event.id, Stage::Published).await?;
    let rows = people::PLAYERS.iter().take(PLAYERS as usize);
    let rows = rows.map(|(name, club)| new_player(name, club)).collect::<Result<Vec<_>>>()?;
    let rows = FromFile::from_details(rows);
    actions::entrants::from_file::add_all(app, &by, event.id, "the demo", |_| Ok(rows)).await?;
    let mut tx = app.database.read().await?;
    let players = storage::players::list_players(&mut tx, event.id).await?;
    drop(tx);
    hand_in_demo_rosters(app, &by, &event, &players).await?;
    for player in &players {
        actions::entrants::players::check_in(app, &by, player).await?;
    }
    let mut dice = ChaCha8Rng::seed_from_u64(13);
    for round in RoundNumber::up_to(ROUNDS) {
        draw_and_publish(app, &by, &event, round).await?;
        let possible = possible_demo_scores(&event, &demo_round_battleplan(app, &event, round).await?);
        for battle in open_battles(app, &event, round).await? {
            let table = TableUse { round, table: battle.table_number.unwrap_or_default() };
            let result = roll_demo_result(&mut dice, &possible);
            actions::battles::enter_paper(app, &by, (event.id, table), result).await?;
        }
        actions::rounds::close_round(app, &by, event.id, (round, Waiting::Refuse)).await?;
    }
    actions::event::set_stage(app, &by, event.id, Stage::Finished).await?;
    Ok(event)
}
