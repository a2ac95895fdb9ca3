//! What the pack says of a round before it is drawn: its battleplan, and when it starts.

use crate::domain::{
    battleplan::{PlanDice, roll},
    event::{
        pack::{BattleplanChoice, Settings},
        schedule::{ItemKind, Schedule, derive_schedule},
    },
    numbers::RoundNumber,
    round::Round,
    zone::Zone,
};
use chrono::{DateTime, TimeDelta, Utc};

/// The slug of the pack's battleplan for a round, and the dice that picked it.
pub fn battleplan(settings: &Settings, seed: u64, round: RoundNumber) -> (Option<String>, Option<PlanDice>) {
    match settings.battleplans {
        BattleplanChoice::Dice => {
            let roll = roll(settings.game(), seed, round);
            roll.map(|roll| (roll.battleplan.slug.clone(), roll.dice())).unzip()
        }
        BattleplanChoice::Public | BattleplanChoice::Secret => {
            (round.place().and_then(|place| settings.battleplan_list.get(place)).cloned(), None)
        }
    }
}

/// When a round starts: as the pack's schedule says, but never sooner than a round and a break after the one before,
/// which may have begun late. `None` where nobody knows.
pub fn time(settings: &Settings, rounds: &[Round], number: RoundNumber) -> Option<DateTime<Utc>> {
    let minutes = i64::from(settings.round_minutes) + i64::from(settings.break_minutes);
    let before = rounds.iter().find(|round| round.number.next() == number);
    let soonest = before.and_then(|round| round.starts_at).map(|at| at + TimeDelta::minutes(minutes));
    // Options compare so that none is the least.
    scheduled(settings, number).max(soonest)
}

/// When the pack's schedule has this round.
fn scheduled(settings: &Settings, number: RoundNumber) -> Option<DateTime<Utc>> {
    let wanted = ItemKind::Round(number);
    let days = derive_schedule(&Schedule::of(settings)?);
    let (day, item) =
        days.iter().find_map(|day| Some((day, day.items.iter().find(|item| item.kind == wanted)?)))?;
    Zone::or_utc(&settings.time_zone).utc(day.date?.and_time(item.at)).ok()
}
