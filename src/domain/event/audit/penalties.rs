//! The penalties and bonuses that stand, held against the log.

use super::{Act, AuditSubject, LogEntry, PlayerAct, ResultBreak, results::is_from_file};
use std::collections::BTreeMap;

/// Points that were taken from a player, or given, and count.
#[derive(Debug, Clone, Copy)]
pub struct StoredPenalty {
    /// The player's number.
    pub player: i64,
    pub points: i64,
}

/// The players whose penalties and bonuses are others than the entries say. Nothing of an event out of a file of
/// results: what it brought is in no entry.
pub fn wrong_penalties(entries: &[LogEntry], stored: &[StoredPenalty]) -> Vec<ResultBreak> {
    if is_from_file(entries) {
        return Vec::new();
    }
    // Of each player and number of points: how many more are stored than the log knows.
    let mut more: BTreeMap<(i64, i64), i64> = BTreeMap::new();
    for penalty in stored {
        *more.entry((penalty.player, penalty.points)).or_default() += 1;
    }
    for entry in entries {
        let (given, points) = match &entry.act {
            Act::Player(PlayerAct::PointsCorrected { points, .. }) => (1, *points),
            Act::Player(PlayerAct::CorrectionTakenBack { points, .. }) => (-1, *points),
            _ => continue,
        };
        if let AuditSubject::Player(player) = entry.subject {
            *more.entry((player, points)).or_default() -= given;
        }
    }
    let mut wrong: Vec<i64> =
        more.into_iter().filter(|(_, more)| *more != 0).map(|((player, _), _)| player).collect();
    wrong.dedup();
    wrong.into_iter().map(|player| ResultBreak::Points { player }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::event::audit::EventAct;

    fn sample_penalty_entry(player: i64, points: i64) -> LogEntry {
        let act = PlayerAct::PointsCorrected { name: "Ann".into(), points, pairs: false };
        LogEntry::new(AuditSubject::Player(player), act)
    }

    fn taken_back(player: i64, points: i64) -> LogEntry {
        let act = PlayerAct::CorrectionTakenBack { name: "Ann".into(), points };
        LogEntry::new(AuditSubject::Player(player), act)
    }

    fn sample_stored_penalties(all: &[(i64, i64)]) -> Vec<StoredPenalty> {
        all.iter().map(|(player, points)| StoredPenalty { player: *player, points: *points }).collect()
    }

    #[test]
    fn what_was_given_and_not_taken_back_has_to_stand_and_nothing_else() {
        let log = [
            sample_penalty_entry(1, -5),
            sample_penalty_entry(1, -5),
            sample_penalty_entry(2, 3),
            taken_back(1, -5),
        ];
        assert!(wrong_penalties(&log, &sample_stored_penalties(&[(1, -5), (2, 3)])).is_empty());
        let points = |player| ResultBreak::Points { player };
        assert_eq!(
            wrong_penalties(&log, &sample_stored_penalties(&[(1, -5), (1, -5), (2, 4)])),
            [points(1), points(2)]
        );
        assert_eq!(wrong_penalties(&log, &sample_stored_penalties(&[(1, -5), (2, 3), (4, 10)])), [points(4)]);
    }

    #[test]
    fn what_a_file_of_results_brought_is_in_no_entry() {
        let read = EventAct::ReadFromFile { name: "Past".into(), players: 2, rounds: 1 };
        let log = [LogEntry::new(AuditSubject::Event, read), taken_back(1, -5)];
        assert!(wrong_penalties(&log, &sample_stored_penalties(&[(2, 3)])).is_empty());
    }
}
