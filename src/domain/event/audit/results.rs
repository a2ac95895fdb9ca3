//! The results that stand, held against the log: whoever changes a table of the database without an entry is found.
//! What the log cannot know is believed: what a file of results brought, and entries of before something was kept.

use super::{Act, AuditSubject, BattleAct, EventAct, LogEntry, MatchAct, RoundAct, Seated};
use crate::domain::{
    battle::State,
    history::{BattleResult, ResultKind},
    numbers::{RoundNumber, TableNumber},
};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// A table of a published round, and what stands there now.
#[derive(Debug, Clone)]
pub struct StoredResult {
    pub round: RoundNumber,
    pub table: TableNumber,
    pub seats: Seated,
    pub state: State,
    /// The place of the match of teams that it belongs to.
    pub of_match: Option<i64>,
    /// None while open.
    pub result: Option<BattleResult>,
}

/// What stands otherwise than the log says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum ResultBreak {
    /// Another result than the log's.
    Result { round: RoundNumber, table: TableNumber },
    /// The same one, as agreed, disputed or ruled, where the log says otherwise.
    State { round: RoundNumber, table: TableNumber },
    /// The result of others, or of the same two the other way round.
    Seats { round: RoundNumber, table: TableNumber },
    /// The log has a result of this table, and nobody sits there.
    Gone { round: RoundNumber, table: TableNumber },
    /// The penalties and bonuses of the player of this number.
    Points { player: i64 },
    /// The soft score of the player of this number.
    Soft { player: i64 },
    /// What staff added to the matches of teams of this round.
    Corrections { round: RoundNumber },
    /// What the player of this number has without an opponent.
    Bye { round: RoundNumber, player: i64 },
    /// The dice for shared places.
    RollOffs,
    /// How players, pairs or teams are ranked.
    Ranking,
    /// A setting, by the name of its field.
    Setting { name: String },
}

/// What the log says of a table.
#[derive(Debug, Clone)]
struct LoggedResult {
    result: Option<BattleResult>,
    state: State,
    seats: Option<Seated>,
    /// Reports were accepted since, this one or others.
    may_be_accepted: bool,
    /// Teams of the round were seated anew since, which may have opened the table.
    may_be_open: bool,
    /// Who plays whom in its match was settled anew since: then a board is lost without a word.
    may_be_lost: bool,
}

type RoundTable = (RoundNumber, TableNumber);

/// What the log says of all tables.
#[derive(Debug, Default)]
struct Log {
    said: BTreeMap<RoundTable, LoggedResult>,
    /// Somebody of these rounds was said to be missing, and lost without a word of their table.
    missing: BTreeSet<RoundNumber>,
}

/// Whether what there was before the first entry came out of a file of results, and is in none. An event that was
/// brought here whole has its log with it.
pub(super) fn is_from_file(entries: &[LogEntry]) -> bool {
    entries.first().is_some_and(|first| matches!(first.act, Act::Event(EventAct::ReadFromFile { .. })))
}

/// What stands otherwise than the entries say, oldest entry first.
pub fn find_differing_results(entries: &[LogEntry], stored: &[StoredResult]) -> Vec<ResultBreak> {
    let mut log = Log::default();
    for entry in entries {
        match (&entry.act, entry.subject) {
            (Act::Round(act), subject) => log.of_round(act, subject),
            (Act::Match(act), AuditSubject::Match { round, place }) => {
                log.of_match(act, (round, place), stored);
            }
            (Act::Battle(BattleAct::AllAccepted { .. }), AuditSubject::Round(round)) => log.accepted(round),
            (Act::Battle(act), AuditSubject::Table { round, table }) => log.of_table(act, (round, table)),
            _ => {}
        }
    }
    let is_from_file = is_from_file(entries);
    let mut found: Vec<_> = stored.iter().filter_map(|stored| log.differs(stored, is_from_file)).collect();
    found.extend(log.gone(stored));
    found
}

impl Log {
    fn differs(&self, stored: &StoredResult, is_from_file: bool) -> Option<ResultBreak> {
        let (round, table) = (stored.round, stored.table);
        let is_lost = stored.of_match.is_some() && is_lost_by_who_is_missing(stored);
        let Some(said) = self.said.get(&(round, table)) else {
            let is_known = stored.result.is_none() || is_from_file;
            let is_known = is_known || is_lost && self.missing.contains(&round);
            return (!is_known).then_some(ResultBreak::Result { round, table });
        };
        let is_anew = said.may_be_open && stored.result.is_none();
        if is_anew || is_lost && (said.may_be_lost || said.may_be_open) {
            return None;
        }
        if !is_same(said.result.as_ref(), stored.result.as_ref()) {
            return Some(ResultBreak::Result { round, table });
        }
        let is_accepted =
            said.may_be_accepted && said.state == State::Reported && stored.state == State::Confirmed;
        if stored.state != said.state && !is_accepted {
            return Some(ResultBreak::State { round, table });
        }
        let is_theirs = stored.result.is_none() || said.seats.is_none_or(|seats| seats == stored.seats);
        (!is_theirs).then_some(ResultBreak::Seats { round, table })
    }

    /// Results of tables where nobody sits.
    fn gone(&self, stored: &[StoredResult]) -> Vec<ResultBreak> {
        let there: BTreeSet<RoundTable> = stored.iter().map(|stored| (stored.round, stored.table)).collect();
        let stays = |said: &LoggedResult| said.result.is_some() && !said.may_be_open && !said.may_be_lost;
        let gone = self.said.iter().filter(|(at, said)| stays(said) && !there.contains(*at));
        gone.map(|((round, table), _)| ResultBreak::Gone { round: *round, table: *table }).collect()
    }

    fn of_table(&mut self, act: &BattleAct, at: RoundTable) {
        let (result, state, seats) = match act {
            BattleAct::Reported { result, seats, .. }
            | BattleAct::Corrected { after: result, seats, .. }
            | BattleAct::TypedInFromPaper { result, seats, .. } => {
                (Some(result.clone()), State::Reported, *seats)
            }
            BattleAct::Confirmed { result, seats, .. }
            | BattleAct::EnteredFromPaper { result, seats }
            | BattleAct::Accepted { result, seats } => (Some(result.clone()), State::Confirmed, *seats),
            BattleAct::Set { result, seats, .. } => (Some(result.clone()), State::Ruled, *seats),
            BattleAct::Disputed { first, seats, .. } => (first.clone(), State::Disputed, *seats),
            BattleAct::TakenBack { .. } => (None, State::Open, None),
            BattleAct::AllAccepted { .. } => return,
        };
        let (may_be_accepted, may_be_open, may_be_lost) = (false, false, false);
        self.said
            .insert(at, LoggedResult { result, state, seats, may_be_accepted, may_be_open, may_be_lost });
    }

    /// Which of a round's reports were, is not said: nobody's own, and none from paper that waits for a second look.
    fn accepted(&mut self, round: RoundNumber) {
        self.of(Some(round)).for_each(|said| said.may_be_accepted = true);
    }

    /// What the log says of this round's tables, or of all.
    fn of(&mut self, round: Option<RoundNumber>) -> impl Iterator<Item = &mut LoggedResult> {
        let of_it = self.said.iter_mut().filter(move |((of, _), _)| round.is_none_or(|round| round == *of));
        of_it.map(|(_, said)| said)
    }

    fn of_round(&mut self, act: &RoundAct, subject: AuditSubject) {
        match act {
            RoundAct::Drawn { round, .. }
            | RoundAct::DrawnAgain { round, .. }
            | RoundAct::DraftThrownAway { round } => self.said.retain(|(of, _), _| of != round),
            RoundAct::TablesGivenOutAgain { round, moves } => {
                let moves: Vec<_> = moves.iter().map(|step| (step.from, step.to)).collect();
                self.move_tables(*round, &moves);
            }
            RoundAct::BattleMoved { round, from, to } => self.move_tables(*round, &[(*from, *to)]),
            RoundAct::BattlesChangedPlaces { round, tables: [one, other] } => {
                self.move_tables(*round, &[(*one, *other), (*other, *one)]);
            }
            RoundAct::Closed { round, .. } => self.accepted(*round),
            RoundAct::Published { .. }
            | RoundAct::TakenBack { .. }
            | RoundAct::Reopened { .. }
            | RoundAct::Planned { .. }
            | RoundAct::TablesPlanned { .. }
            | RoundAct::BattlesBegun { .. }
            | RoundAct::BattlesNotBegun { .. }
            // Seated anew are only those who have not begun: a table with a report keeps its players, and what they said.
            | RoundAct::PlayersSwapped { .. }
            | RoundAct::LateSeated { .. }
            | RoundAct::LeftWaiting { .. }
            | RoundAct::ByeGiven { .. }
            | RoundAct::Repaired { .. } => {}
            // The matches of teams whose draft begins anew lose what stood at their tables, which are not all named.
            RoundAct::TeamsSwapped { .. }
            | RoundAct::LateTeamSeated { .. }
            | RoundAct::MatchesRepaired { .. } => {
                let round = match subject {
                    AuditSubject::Round(round) | AuditSubject::Table { round, .. } | AuditSubject::Bye { round } => {
                        Some(round)
                    }
                    _ => None,
                };
                self.of(round).for_each(|said| said.may_be_open = true);
            }
        }
    }

    /// A match whose boards are settled anew had at most such that were lost without a battle.
    fn of_match(&mut self, act: &MatchAct, (round, place): (RoundNumber, i64), stored: &[StoredResult]) {
        if matches!(act, MatchAct::Corrected { .. }) {
            return;
        }
        if matches!(act, MatchAct::MissingNamed { .. } | MatchAct::EveryBoardLost { .. }) {
            self.missing.insert(round);
        }
        let others: BTreeSet<TableNumber> = stored
            .iter()
            .filter(|stored| stored.round == round && stored.of_match != Some(place))
            .map(|stored| stored.table)
            .collect();
        let of_it = self.said.iter_mut().filter(|((of, table), _)| *of == round && !others.contains(table));
        of_it.for_each(|(_, said)| said.may_be_lost = true);
    }

    /// All at once: two may change places.
    fn move_tables(&mut self, round: RoundNumber, moves: &[(TableNumber, TableNumber)]) {
        let taken: Vec<_> =
            moves.iter().filter_map(|(from, to)| Some((*to, self.said.remove(&(round, *from))?))).collect();
        self.said.extend(taken.into_iter().map(|(to, what)| ((round, to), what)));
    }
}

/// As Muster itself sets it where somebody is missing.
fn is_lost_by_who_is_missing(stored: &StoredResult) -> bool {
    let kind = stored.result.as_ref().map(|result| result.kind);
    stored.state == State::Confirmed && matches!(kind, Some(ResultKind::NoShowA | ResultKind::NoShowB))
}

/// The numbers and who won; a reason may be worded anew.
fn is_same(one: Option<&BattleResult>, other: Option<&BattleResult>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => {
            let ruled = |result: &BattleResult| result.ruled.as_ref().map(|ruled| ruled.outcome);
            (one.kind, &one.a, &one.b) == (other.kind, &other.a, &other.b) && ruled(one) == ruled(other)
        }
        (None, None) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{event::audit::LoggedTableMove, history::Score, ids::PlayerId};
    use uuid::Uuid;

    const NOBODY: Seated = [PlayerId(Uuid::nil()); 2];

    fn sample_logged_result(points: u32) -> BattleResult {
        let score = |victory_points| Score { victory_points, ..Score::default() };
        BattleResult { kind: ResultKind::Played, a: score(points), b: score(3), ruled: None }
    }

    fn entry_at_table(table: u32, act: BattleAct) -> LogEntry {
        LogEntry::new(AuditSubject::Table { round: RoundNumber(1), table: TableNumber(table) }, act)
    }

    fn sample_reported_act(points: u32) -> BattleAct {
        BattleAct::Reported { result: sample_logged_result(points), from_sheet: false, seats: None }
    }

    fn sample_stored_result(table: u32, points: Option<u32>) -> StoredResult {
        let state = if points.is_some() { State::Reported } else { State::Open };
        StoredResult {
            round: RoundNumber(1),
            table: TableNumber(table),
            seats: NOBODY,
            state,
            of_match: None,
            result: points.map(sample_logged_result),
        }
    }

    fn sample_ruled_result(table: u32, points: u32) -> StoredResult {
        StoredResult { state: State::Ruled, ..sample_stored_result(table, Some(points)) }
    }

    fn tables_with_wrong_results(entries: &[LogEntry], stored: &[StoredResult]) -> Vec<u32> {
        let table = |found| match found {
            ResultBreak::Result { table, .. } => table.0,
            other => panic!("{other:?}"),
        };
        find_differing_results(entries, stored).into_iter().map(table).collect()
    }

    #[test]
    fn what_was_said_last_has_to_stand() {
        let set = BattleAct::Set {
            result: sample_logged_result(7),
            before: Some(sample_logged_result(9)),
            seats: None,
        };
        let entries = [
            entry_at_table(1, sample_reported_act(9)),
            entry_at_table(2, sample_reported_act(8)),
            entry_at_table(1, set),
            entry_at_table(3, sample_reported_act(5)),
            entry_at_table(3, BattleAct::TakenBack { before: None }),
        ];
        assert!(
            tables_with_wrong_results(
                &entries,
                &[
                    sample_ruled_result(1, 7),
                    sample_stored_result(2, Some(8)),
                    sample_stored_result(3, None),
                    sample_stored_result(4, None)
                ]
            )
            .is_empty()
        );
        let changed = [
            sample_stored_result(1, Some(9)),
            sample_stored_result(2, None),
            sample_stored_result(3, Some(5)),
            sample_stored_result(4, Some(1)),
        ];
        assert_eq!(tables_with_wrong_results(&entries, &changed), [1, 2, 3, 4]);
        let second = BattleAct::Disputed {
            result: sample_logged_result(6),
            first: Some(sample_logged_result(9)),
            from_sheet: false,
            seats: None,
        };
        let disputed = StoredResult { state: State::Disputed, ..sample_stored_result(1, Some(9)) };
        assert!(
            tables_with_wrong_results(
                &[entry_at_table(1, sample_reported_act(9)), entry_at_table(1, second)],
                &[disputed]
            )
            .is_empty()
        );
    }

    #[test]
    fn who_is_seated_anew_takes_no_result_from_the_tables_that_have_one() {
        let round = RoundNumber(1);
        let of_round = |act| LogEntry::new(AuditSubject::Round(round), act);
        let swapped = RoundAct::PlayersSwapped { round, players: ["Ann".into(), "Bo".into()] };
        let late =
            RoundAct::LateSeated { player: "Kim".into(), against: "Eve".into(), table: TableNumber(3) };
        let waits = RoundAct::LeftWaiting { round, player: "Eve".into() };
        let entries =
            [entry_at_table(1, sample_reported_act(9)), of_round(swapped), of_round(late), of_round(waits)];
        assert!(
            tables_with_wrong_results(
                &entries,
                &[sample_stored_result(1, Some(9)), sample_stored_result(3, None)]
            )
            .is_empty()
        );
        assert_eq!(
            tables_with_wrong_results(
                &entries,
                &[sample_stored_result(1, None), sample_stored_result(3, None)]
            ),
            [1],
            "an emptied table is found"
        );
    }

    #[test]
    fn a_battle_takes_its_result_to_another_table_and_a_new_draw_forgets_it() {
        let round = RoundNumber(1);
        let moves = vec![
            LoggedTableMove { from: TableNumber(1), to: TableNumber(2) },
            LoggedTableMove { from: TableNumber(2), to: TableNumber(5) },
        ];
        let mut entries = vec![
            entry_at_table(1, sample_reported_act(9)),
            entry_at_table(2, sample_reported_act(8)),
            LogEntry::new(AuditSubject::Round(round), RoundAct::TablesGivenOutAgain { round, moves }),
        ];
        assert!(
            tables_with_wrong_results(
                &entries,
                &[
                    sample_stored_result(2, Some(9)),
                    sample_stored_result(5, Some(8)),
                    sample_stored_result(1, None)
                ]
            )
            .is_empty()
        );
        let drawn = RoundAct::Drawn { round, tables: 2, byes: 0, left_out: Vec::new() };
        entries.push(LogEntry::new(AuditSubject::Round(round), drawn));
        assert_eq!(
            tables_with_wrong_results(
                &entries,
                &[sample_stored_result(2, Some(9)), sample_stored_result(5, None)]
            ),
            [2]
        );
    }

    #[test]
    fn what_a_file_brought_is_in_no_entry() {
        let read = EventAct::ReadFromFile { name: "Past".into(), players: 2, rounds: 1 };
        let entries = [LogEntry::new(AuditSubject::Event, read)];
        assert!(tables_with_wrong_results(&entries, &[sample_stored_result(1, Some(9))]).is_empty());
    }

    #[test]
    fn a_file_of_results_is_believed_and_an_event_that_was_brought_whole_is_not() {
        let read = || {
            let read = EventAct::ReadFromFile { name: "Past".into(), players: 2, rounds: 1 };
            LogEntry::new(AuditSubject::Event, read)
        };
        assert_eq!(
            tables_with_wrong_results(
                &[entry_at_table(1, sample_reported_act(9)), read()],
                &[sample_stored_result(1, Some(9)), sample_stored_result(2, Some(1))]
            ),
            [2]
        );
        assert!(
            tables_with_wrong_results(
                &[read(), entry_at_table(1, sample_reported_act(9))],
                &[sample_stored_result(1, Some(9)), sample_stored_result(2, Some(1))]
            )
            .is_empty()
        );
    }

    #[test]
    fn a_state_is_as_the_log_says_and_reports_may_be_accepted_together() {
        let confirmed = || StoredResult { state: State::Confirmed, ..sample_stored_result(1, Some(9)) };
        let (round, table) = (RoundNumber(1), TableNumber(1));
        let found = find_differing_results(&[entry_at_table(1, sample_reported_act(9))], &[confirmed()]);
        assert_eq!(found, [ResultBreak::State { round, table }]);
        let all = LogEntry::new(AuditSubject::Round(round), BattleAct::AllAccepted { count: 1 });
        let closed = RoundAct::Closed { round, accepted: vec![table] };
        for accepted in [all, LogEntry::new(AuditSubject::Round(round), closed)] {
            assert!(
                find_differing_results(
                    &[entry_at_table(1, sample_reported_act(9)), accepted],
                    &[confirmed()]
                )
                .is_empty()
            );
        }
    }

    #[test]
    fn a_result_is_of_those_who_sat_there_in_this_order() {
        let (round, table) = (RoundNumber(1), TableNumber(1));
        let two = [PlayerId(Uuid::from_u128(1)), PlayerId(Uuid::from_u128(2))];
        let act =
            BattleAct::Reported { result: sample_logged_result(9), from_sheet: false, seats: Some(two) };
        let sit = |seats| StoredResult { seats, ..sample_stored_result(1, Some(9)) };
        let log = [entry_at_table(1, act)];
        assert!(find_differing_results(&log, &[sit(two)]).is_empty());
        assert_eq!(
            find_differing_results(&log, &[sit([two[1], two[0]])]),
            [ResultBreak::Seats { round, table }]
        );
        assert!(
            find_differing_results(&[entry_at_table(1, sample_reported_act(9))], &[sit(two)]).is_empty(),
            "older entries do not say"
        );
        assert_eq!(find_differing_results(&log, &[]), [ResultBreak::Gone { round, table }]);
    }
}
