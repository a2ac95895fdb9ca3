//! A round in the middle, as a hall has it: results that came in one after the other, reports that wait, and sheets
//! that are being written.

use super::{
    demo_round_battleplan, open_battles, possible_demo_scores, report_demo_result, roll_demo_result,
};
use crate::{
    actions::{self, Actor, battles::sheets::SheetTap},
    app::{App, Clock},
    domain::{
        event::{Event, permission::ActingAs, player::Player},
        numbers::RoundNumber,
        scoring::{SheetField, SheetStep, Side, TurnPlace},
        system::{Battleplan, ScoredLines},
    },
    error::Result,
    storage::battles::TableUse,
};
use chrono::TimeDelta;
use rand::Rng;
use rand_chacha::ChaCha8Rng;

/// Minutes since the clock of round 3 was started.
pub(super) const SINCE: i64 = 100;

/// How many minutes ago each table of round 3 reported, from table 1 on: nine agreed, the tenth differs, four wait.
const REPORTED: [i64; 14] = [4, 9, 12, 18, 21, 23, 31, 34, 47, 6, 2, 3, 1, 8];
/// The battle rounds that the sheets of the other tables have come to; 0: nobody has tapped.
const ROUNDS: [u32; 10] = [3, 4, 3, 2, 4, 0, 2, 4, 0, 3];

/// The site as it was some minutes ago.
pub(super) fn app_minutes_ago(app: &App, minutes: i64) -> App {
    let then = app.clock.now() - TimeDelta::minutes(minutes);
    App { clock: Clock::from_fn(move || then), ..app.clone() }
}

/// Most tables of round 3 have reported: some confirmed, some waiting, one disputed. The others write their sheets.
pub(super) async fn half_a_round(
    app: &App,
    event: &Event,
    players: &[Player],
    dice: &mut ChaCha8Rng,
) -> Result<()> {
    let battles = open_battles(app, event, RoundNumber(3)).await?;
    let plan = demo_round_battleplan(app, event, RoundNumber(3)).await?;
    let possible = possible_demo_scores(event, &plan);
    let (reported, playing) = battles.split_at(REPORTED.len().min(battles.len()));
    for ((battle, minutes), turn) in reported.iter().zip(REPORTED).zip(0..) {
        let Some(b) = battle.b else { continue };
        let app = &app_minutes_ago(app, minutes);
        let first = roll_demo_result(dice, &possible);
        let mut second = first.clone();
        if turn == 9 {
            second.b = possible.iter().copied().find(|score| *score != first.b).unwrap_or(first.b);
        }
        report_demo_result(app, event, battle, players, battle.a, first).await?;
        if turn < 10 {
            report_demo_result(app, event, battle, players, b, second).await?;
        }
    }
    for (battle, rounds) in playing.iter().zip(ROUNDS) {
        for round in 1..=rounds {
            let app = &app_minutes_ago(app, i64::from(rounds - round) * 25 + 3);
            let name = players.iter().find(|player| player.id == battle.a);
            let name = name.map_or("A player", |player| player.name.as_str());
            for step in demo_sheet_steps(&plan, round, dice) {
                let once = Some(app.new_id().simple().to_string());
                let by =
                    Actor { player: Some(battle.a), once, ..Actor::from_bare_name(name, ActingAs::Player) };
                let table =
                    TableUse { round: RoundNumber(3), table: battle.table_number.unwrap_or_default() };
                let tap = SheetTap { event: event.id, table, step, player: Some(battle.a), reason: None };
                actions::battles::sheets::tap_on_sheet(app, &by, &event.settings, &tap).await?;
            }
        }
    }
    Ok(())
}

/// One battle round on a table's sheet: who had priority, and what both scored.
fn demo_sheet_steps(plan: &Battleplan, round: u32, dice: &mut ChaCha8Rng) -> Vec<SheetStep> {
    let step = |field, value: &str| SheetStep { field, seen: String::new(), value: value.to_owned() };
    let priority = Side::BOTH[dice.next_u32() as usize % 2];
    let mut steps = vec![step(SheetField::Priority(round), priority.as_str())];
    for side in Side::BOTH {
        let place = TurnPlace { round, side };
        let alone = |id: &str| plan.contradiction(&ScoredLines::from([(id.to_owned(), 1)]), round).is_none();
        let scored = plan.lines.iter().filter(|line| alone(&line.id) && !dice.next_u32().is_multiple_of(3));
        steps.extend(scored.map(|line| step(SheetField::Line(place, line.id.clone()), "1")));
    }
    steps
}
