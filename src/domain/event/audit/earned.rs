//! What counts beside the results, held against the log: soft scores of players, and what staff added to the matches of
//! teams.

use super::{Act, AuditSubject, LogEntry, MatchAct, PlayerAct, ResultBreak, RoundAct, results::is_from_file};
use crate::domain::numbers::RoundNumber;
use std::collections::BTreeMap;

/// The soft score that the standings read.
#[derive(Debug, Clone, Copy)]
pub struct StoredSoft {
    /// The player's number.
    pub player: i64,
    pub points: i64,
}

/// What was added to a match of teams.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredCorrection {
    pub round: RoundNumber,
    /// What the team is called now.
    pub team: String,
    pub match_points: i64,
    pub game_points: i64,
}

/// The players whose soft scores are others than the entries say. Nothing of an event out of a file of results: what it
/// brought is in no entry.
pub fn wrong_soft_scores(entries: &[LogEntry], stored: &[StoredSoft]) -> Vec<ResultBreak> {
    if is_from_file(entries) {
        return Vec::new();
    }
    let mut said: BTreeMap<i64, i64> = BTreeMap::new();
    for entry in entries {
        if let (Act::Player(PlayerAct::SoftScored { points, .. }), AuditSubject::Player(player)) =
            (&entry.act, entry.subject)
        {
            said.insert(player, *points);
        }
    }
    let differs = |soft: &&StoredSoft| said.get(&soft.player).copied().unwrap_or_default() != soft.points;
    stored.iter().filter(differs).map(|soft| ResultBreak::Soft { player: soft.player }).collect()
}

/// What the log says was added in one round.
#[derive(Debug, Default)]
struct LoggedEarnings {
    /// Team, match points, game points.
    given: Vec<(String, i64, i64)>,
    /// Who meets whom was settled anew since: who has no match any more has nothing added to it.
    may_be_gone: bool,
}

/// The rounds in which other points were added to matches than the entries say, or to others. `teams` are all that there
/// are, by their names of now: one that the log calls otherwise was renamed.
pub fn wrong_corrections(
    entries: &[LogEntry],
    stored: &[StoredCorrection],
    teams: &[String],
) -> Vec<ResultBreak> {
    if is_from_file(entries) {
        return Vec::new();
    }
    let mut said = corrections_said_in_log(entries);
    for one in stored {
        said.entry(one.round).or_default();
    }
    let differs = |(round, mut said): (RoundNumber, LoggedEarnings)| {
        let mut extra: Vec<_> = stored.iter().filter(|one| one.round == round).collect();
        let worth = |one: &StoredCorrection| (one.match_points, one.game_points);
        // First those of the same name, then those of teams that were renamed.
        for renamed in [false, true] {
            extra.retain(|one| {
                let is_it = |(team, match_points, game_points): &(String, i64, i64)| {
                    let is_its = if renamed { !teams.contains(team) } else { *team == one.team };
                    is_its && (*match_points, *game_points) == worth(one)
                };
                let found = said.given.iter().position(is_it);
                found.map(|at| said.given.remove(at)).is_none()
            });
        }
        let missing = !said.given.is_empty() && !said.may_be_gone;
        (missing || !extra.is_empty()).then_some(ResultBreak::Corrections { round })
    };
    said.into_iter().filter_map(differs).collect()
}

fn corrections_said_in_log(entries: &[LogEntry]) -> BTreeMap<RoundNumber, LoggedEarnings> {
    let mut said: BTreeMap<RoundNumber, LoggedEarnings> = BTreeMap::new();
    for entry in entries {
        match (&entry.act, entry.subject) {
            (
                Act::Match(MatchAct::Corrected { team, match_points, game_points }),
                AuditSubject::Match { round, .. },
            ) => said.entry(round).or_default().given.push((team.clone(), *match_points, *game_points)),
            (
                Act::Round(
                    RoundAct::Drawn { round, .. }
                    | RoundAct::DrawnAgain { round, .. }
                    | RoundAct::DraftThrownAway { round },
                ),
                _,
            ) => {
                said.remove(round);
            }
            (
                Act::Round(
                    RoundAct::TeamsSwapped { .. }
                    | RoundAct::LateTeamSeated { .. }
                    | RoundAct::MatchesRepaired { .. },
                ),
                _,
            ) => said.values_mut().for_each(|said| said.may_be_gone = true),
            _ => {}
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::event::audit::EventAct;

    const SECOND: RoundNumber = RoundNumber(2);

    fn sample_soft_score_entry(player: i64, points: i64) -> LogEntry {
        LogEntry::new(
            AuditSubject::Player(player),
            PlayerAct::SoftScored { name: "Ann".into(), points, in_time: None },
        )
    }

    fn from_file() -> LogEntry {
        let read = EventAct::ReadFromFile { name: "Past".into(), players: 2, rounds: 1 };
        LogEntry::new(AuditSubject::Event, read)
    }

    fn sample_correction_entry(team: &str, points: [i64; 2]) -> LogEntry {
        let [match_points, game_points] = points;
        let act = MatchAct::Corrected { team: team.into(), match_points, game_points };
        LogEntry::new(AuditSubject::Match { round: SECOND, place: 1 }, act)
    }

    fn sample_stored_correction(team: &str, points: [i64; 2]) -> StoredCorrection {
        let [match_points, game_points] = points;
        StoredCorrection { round: SECOND, team: team.into(), match_points, game_points }
    }

    fn count_wrong_corrections(entries: &[LogEntry], stored: &[StoredCorrection]) -> usize {
        wrong_corrections(entries, stored, &["Reds".into(), "Blues".into()]).len()
    }

    #[test]
    fn the_soft_score_that_was_marked_last_counts_and_who_was_not_marked_has_none() {
        let stored = |all: [i64; 3]| {
            let of = |(player, points)| StoredSoft { player, points };
            (1..).zip(all).map(of).collect::<Vec<_>>()
        };
        let log =
            [sample_soft_score_entry(1, 9), sample_soft_score_entry(2, 4), sample_soft_score_entry(1, 12)];
        assert!(wrong_soft_scores(&log, &stored([12, 4, 0])).is_empty());
        let soft = |player| ResultBreak::Soft { player };
        assert_eq!(wrong_soft_scores(&log, &stored([9, 4, 1])), [soft(1), soft(3)]);
        assert!(wrong_soft_scores(&[from_file()], &stored([9, 4, 1])).is_empty());
    }

    #[test]
    fn what_was_added_to_a_match_stands_with_its_team_and_nothing_else_does() {
        let log = [
            sample_correction_entry("Reds", [-1, 0]),
            sample_correction_entry("Reds", [0, -5]),
            sample_correction_entry("Blues", [-1, 0]),
        ];
        let all = [
            sample_stored_correction("Reds", [0, -5]),
            sample_stored_correction("Blues", [-1, 0]),
            sample_stored_correction("Reds", [-1, 0]),
        ];
        assert_eq!(count_wrong_corrections(&log, &all), 0);
        assert_eq!(count_wrong_corrections(&log, &all[..2]), 1, "one is missing");
        assert_eq!(count_wrong_corrections(&log[..2], &all), 1, "one was put in");
        let others = [
            sample_stored_correction("Blues", [0, -5]),
            sample_stored_correction("Blues", [-1, 0]),
            sample_stored_correction("Reds", [-1, 0]),
        ];
        assert_eq!(count_wrong_corrections(&log, &others), 1, "another team has it");
        assert_eq!(count_wrong_corrections(&[], &all), 1);
        assert_eq!(count_wrong_corrections(&[from_file()], &all), 0);
    }

    #[test]
    fn a_team_that_was_renamed_keeps_what_was_added() {
        assert_eq!(
            count_wrong_corrections(
                &[sample_correction_entry("Old Reds", [2, 0])],
                &[sample_stored_correction("Reds", [2, 0])]
            ),
            0
        );
    }

    #[test]
    fn a_round_that_is_drawn_again_has_nothing_added_and_a_team_without_a_match_may_have_none() {
        let drawn = RoundAct::Drawn { round: SECOND, tables: 2, byes: 0, left_out: Vec::new() };
        let again = LogEntry::new(AuditSubject::Round(SECOND), drawn);
        assert_eq!(count_wrong_corrections(&[sample_correction_entry("Reds", [2, 0]), again], &[]), 0);
        let swapped = RoundAct::TeamsSwapped {
            round: SECOND,
            teams: ["Reds".into(), "Blues".into()],
            begun_anew: Vec::new(),
        };
        let swapped = LogEntry::new(AuditSubject::Round(SECOND), swapped);
        assert_eq!(count_wrong_corrections(&[sample_correction_entry("Reds", [2, 0]), swapped], &[]), 0);
        assert_eq!(count_wrong_corrections(&[sample_correction_entry("Reds", [2, 0])], &[]), 1);
    }
}
