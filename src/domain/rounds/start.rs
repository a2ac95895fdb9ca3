//! What the pack says of a round before it is drawn: its battleplan, and when it starts.

use crate::domain::{
    battleplan::{PlanDice, roll_battleplan},
    event::{
        pack::{BattleplanChoice, Settings},
        timetable::PartKind,
    },
    numbers::RoundNumber,
    round::Round,
    zone::Zone,
};
use chrono::{DateTime, TimeDelta, Utc};

/// The slug of the pack's battleplan for a round, and the dice that picked it.
pub fn pick_battleplan(
    settings: &Settings,
    seed: u64,
    round: RoundNumber,
) -> (Option<String>, Option<PlanDice>) {
    match settings.battleplans {
        BattleplanChoice::Dice => {
            let roll = roll_battleplan(settings.game(), seed, round);
            roll.map(|roll| (roll.battleplan.slug.clone(), roll.dice())).unzip()
        }
        BattleplanChoice::Public | BattleplanChoice::Secret => {
            (round.place().and_then(|place| settings.battleplan_list.get(place)).cloned(), None)
        }
    }
}

/// When a round starts: as the timetable says, but never sooner than the length of the round before and a break after
/// that one, which may have begun late. `None` where nobody knows.
pub fn find_start_time(settings: &Settings, rounds: &[Round], number: RoundNumber) -> Option<DateTime<Utc>> {
    let before = rounds.iter().find(|round| round.number.next() == number);
    let soonest = before.and_then(|before| {
        let planned = find_scheduled_time(settings, before.number).zip(find_scheduled_time(settings, number));
        // A meal can be cut to a break; a break that was planned shorter is as long as planned.
        let length = planned
            .map_or(i64::from(settings.round_minutes), |((from, until), _)| (until - from).num_minutes());
        let pause = planned.map_or(i64::MAX, |((_, until), (next, _))| (next - until).num_minutes().max(0));
        let minutes = length + pause.min(i64::from(settings.break_minutes));
        before.starts_at.map(|at| at + TimeDelta::minutes(minutes))
    });
    // Options compare so that none is the least.
    find_scheduled_time(settings, number).map(|(from, _)| from).max(soonest)
}

/// When the timetable has this round: from and until.
pub fn find_scheduled_time(
    settings: &Settings,
    number: RoundNumber,
) -> Option<(DateTime<Utc>, DateTime<Utc>)> {
    let wanted = PartKind::Round(number);
    let days = settings.schedule();
    let (day, item) =
        days.iter().find_map(|day| Some((day, day.items.iter().find(|item| item.kind == wanted)?)))?;
    let from = Zone::or_utc(&settings.time_zone).utc(day.date?.and_time(item.at)).ok()?;
    let length = (item.until - item.at).num_minutes().rem_euclid(24 * 60);
    Some((from, from + TimeDelta::minutes(length)))
}
