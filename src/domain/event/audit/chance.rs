//! What has no report of its own, held against the log: byes, and the dice for shared places.

use super::{Act, LogEntry, ResultBreak, RoundAct, StandingsAct, results::is_from_file};
use crate::domain::{numbers::RoundNumber, result::BattleResult, roll_off::Rolled, scoring::bye_result};
use std::collections::BTreeSet;

/// Somebody without an opponent in a round that is out.
#[derive(Debug, Clone)]
pub struct StoredBye {
    pub round: RoundNumber,
    /// The player's number.
    pub player: i64,
    /// None: they wait for somebody who may still come.
    pub result: Option<BattleResult>,
}

/// The byes that are worth something else than a bye, and those who wait where the log has nobody wait. Nothing of an
/// event out of a file of results: there byes may have been ruled on.
pub fn wrong_byes(entries: &[LogEntry], stored: &[StoredBye]) -> Vec<ResultBreak> {
    if is_from_file(entries) {
        return Vec::new();
    }
    let mut waited = BTreeSet::new();
    for entry in entries {
        if let Act::Round(RoundAct::LeftWaiting { round, .. }) = &entry.act {
            waited.insert(*round);
        }
    }
    let is_wrong = |stored: &&StoredBye| match &stored.result {
        Some(result) => *result != bye_result(),
        None => !waited.contains(&stored.round),
    };
    let found = stored.iter().filter(is_wrong);
    found.map(|stored| ResultBreak::Bye { round: stored.round, player: stored.player }).collect()
}

/// Whether other dice count than those of the log, or for others. Entries of before this was kept say the seed alone.
pub fn wrong_roll_offs(entries: &[LogEntry], stored: &[Rolled]) -> Option<ResultBreak> {
    let mut more: Vec<&Rolled> = stored.iter().collect();
    let mut is_missing = false;
    for entry in entries {
        let Act::Standings(StandingsAct::RolledOff { seed, players, after, .. }) = &entry.act else {
            continue;
        };
        let is_it = |stored: &&Rolled| {
            stored.roll_off.seed == *seed
                && after.is_none_or(|after| after == stored.after_round)
                && (players.is_empty() || *players == stored.roll_off.players)
        };
        match more.iter().position(is_it) {
            Some(at) => drop(more.remove(at)),
            None => is_missing = true,
        }
    }
    let is_more = !more.is_empty() && !is_from_file(entries);
    (is_missing || is_more).then_some(ResultBreak::RollOffs)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{
        event::audit::{AuditSubject, EventAct},
        result::{ResultKind, Score},
        roll_off::RollOff,
    };

    const SECOND: RoundNumber = RoundNumber(2);

    fn from_file() -> LogEntry {
        let read = EventAct::ReadFromFile { name: "Past".into(), players: 2, rounds: 1 };
        LogEntry::new(AuditSubject::Event, read)
    }

    fn without_opponent(player: i64, result: Option<BattleResult>) -> StoredBye {
        StoredBye { round: SECOND, player, result }
    }

    #[test]
    fn a_bye_is_a_bye_and_nobody_waits_whom_the_log_does_not_know() {
        let rich = Score { victory_points: 90, ..Score::default() };
        let raised = BattleResult { kind: ResultKind::Played, a: rich, ..bye_result() };
        let all = [
            without_opponent(1, Some(bye_result())),
            without_opponent(2, Some(raised)),
            without_opponent(3, None),
        ];
        let wrong = |player| ResultBreak::Bye { round: SECOND, player };
        assert_eq!(wrong_byes(&[], &all), [wrong(2), wrong(3)]);
        let waits = RoundAct::LeftWaiting { round: SECOND, player: "Eve".into() };
        assert_eq!(wrong_byes(&[LogEntry::new(AuditSubject::Round(SECOND), waits)], &all), [wrong(2)]);
        assert!(wrong_byes(&[from_file()], &all).is_empty());
    }

    fn sample_roll_off_entry(seed: u64, players: &[&str], after: Option<RoundNumber>) -> LogEntry {
        let players = players.iter().map(|key| (*key).to_owned()).collect();
        LogEntry::new(
            AuditSubject::Standings,
            StandingsAct::RolledOff { seed, rolls: Vec::new(), players, after },
        )
    }

    fn sample_counted_roll(seed: u64, players: &[&str]) -> Rolled {
        let players = players.iter().map(|key| (*key).to_owned()).collect();
        Rolled { after_round: SECOND, roll_off: RollOff { players, seed } }
    }

    #[test]
    fn the_dice_of_the_log_count_for_whom_they_were_thrown_and_no_others() {
        let log = [sample_roll_off_entry(7, &["p1", "p2"], Some(SECOND))];
        assert_eq!(wrong_roll_offs(&log, &[sample_counted_roll(7, &["p1", "p2"])]), None);
        for others in [
            vec![],
            vec![sample_counted_roll(8, &["p1", "p2"])],
            vec![sample_counted_roll(7, &["p1", "p3"])],
            vec![sample_counted_roll(7, &["p1", "p2"]), sample_counted_roll(9, &["p3", "p4"])],
        ] {
            assert_eq!(wrong_roll_offs(&log, &others), Some(ResultBreak::RollOffs), "{others:?}");
        }
        let later = [sample_roll_off_entry(7, &["p1", "p2"], Some(RoundNumber(3)))];
        assert_eq!(
            wrong_roll_offs(&later, &[sample_counted_roll(7, &["p1", "p2"])]),
            Some(ResultBreak::RollOffs)
        );
        assert_eq!(
            wrong_roll_offs(&[sample_roll_off_entry(7, &[], None)], &[sample_counted_roll(7, &["p1", "p2"])]),
            None,
            "older entries"
        );
        assert_eq!(wrong_roll_offs(&[from_file()], &[sample_counted_roll(7, &["p1", "p2"])]), None);
    }
}
