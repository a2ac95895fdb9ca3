//! The results that stand, held against the log: whoever changes a table of the database without an entry is found.

use super::{Act, BattleAct, EventAct, LogEntry, RoundAct, Subject};
use crate::domain::{
    history::BattleResult,
    numbers::{RoundNumber, TableNumber},
};
use std::collections::BTreeMap;

/// A table of a published round, and what stands there now.
#[derive(Debug, Clone)]
pub struct StoredResult {
    pub round: RoundNumber,
    pub table: TableNumber,
    /// None while open.
    pub result: Option<BattleResult>,
}

/// A result that is another than the log says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultBreak {
    pub round: RoundNumber,
    pub table: TableNumber,
}

/// What the log says of a table.
#[derive(Debug, Clone, Default)]
struct Said {
    result: Option<BattleResult>,
    /// The players of the round were seated anew since, which may have opened the table.
    may_be_open: bool,
}

type Tables = BTreeMap<(RoundNumber, TableNumber), Said>;

/// The tables whose result is another than the entries say, oldest entry first. What came out of an event file is in
/// no entry of its own.
pub fn differing(entries: &[LogEntry], stored: &[StoredResult]) -> Vec<ResultBreak> {
    let mut said = Tables::new();
    let mut from_file = false;
    for entry in entries {
        match (&entry.act, entry.subject) {
            (Act::Event(EventAct::ReadFromFile { .. }), _) => from_file = true,
            (Act::Round(act), subject) => of_round(&mut said, act, subject),
            (Act::Battle(act), Subject::Table { round, table }) => of_table(&mut said, act, (round, table)),
            _ => {}
        }
    }
    let differs = |stored: &&StoredResult| match said.get(&(stored.round, stored.table)) {
        Some(said) if stored.result.is_none() && said.may_be_open => false,
        Some(said) => !is_same(said.result.as_ref(), stored.result.as_ref()),
        None => stored.result.is_some() && !from_file,
    };
    let found = stored.iter().filter(differs);
    found.map(|stored| ResultBreak { round: stored.round, table: stored.table }).collect()
}

fn of_table(said: &mut Tables, act: &BattleAct, at: (RoundNumber, TableNumber)) {
    let result = match act {
        BattleAct::Reported { result, .. }
        | BattleAct::Corrected { after: result, .. }
        | BattleAct::Confirmed { result, .. }
        | BattleAct::EnteredFromPaper { result }
        | BattleAct::TypedInFromPaper { result, .. }
        | BattleAct::Set { result, .. }
        | BattleAct::Accepted { result } => Some(result.clone()),
        BattleAct::Disputed { first, .. } => first.clone(),
        BattleAct::TakenBack { .. } => None,
        BattleAct::AllAccepted { .. } => return,
    };
    said.insert(at, Said { result, may_be_open: false });
}

fn of_round(said: &mut Tables, act: &RoundAct, subject: Subject) {
    match act {
        RoundAct::Drawn { round, .. }
        | RoundAct::DrawnAgain { round, .. }
        | RoundAct::DraftThrownAway { round } => said.retain(|(of, _), _| of != round),
        RoundAct::TablesGivenOutAgain { round, moves } => {
            let moves: Vec<_> = moves.iter().map(|step| (step.from, step.to)).collect();
            move_tables(said, *round, &moves);
        }
        RoundAct::BattleMoved { round, from, to } => move_tables(said, *round, &[(*from, *to)]),
        RoundAct::BattlesChangedPlaces { round, tables: [one, other] } => {
            move_tables(said, *round, &[(*one, *other), (*other, *one)]);
        }
        RoundAct::Published { .. }
        | RoundAct::Closed { .. }
        | RoundAct::Reopened { .. }
        | RoundAct::Planned { .. }
        | RoundAct::BattlesBegun { .. }
        | RoundAct::BattlesNotBegun { .. } => {}
        // Whatever else is done to a round seats its players anew.
        _ => {
            let round = match subject {
                Subject::Round(round) | Subject::Table { round, .. } | Subject::Bye { round } => Some(round),
                _ => None,
            };
            let of_it = said.iter_mut().filter(|((of, _), _)| round.is_none_or(|round| round == *of));
            of_it.for_each(|(_, said)| said.may_be_open = true);
        }
    }
}

/// All at once: two may change places.
fn move_tables(said: &mut Tables, round: RoundNumber, moves: &[(TableNumber, TableNumber)]) {
    let taken: Vec<_> =
        moves.iter().filter_map(|(from, to)| Some((*to, said.remove(&(round, *from))?))).collect();
    said.extend(taken.into_iter().map(|(to, what)| ((round, to), what)));
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
    use crate::domain::{
        event::audit::TableMove,
        history::{ResultKind, Score},
    };

    fn result(points: u32) -> BattleResult {
        let score = |victory_points| Score { victory_points, ..Score::default() };
        BattleResult { kind: ResultKind::Played, a: score(points), b: score(3), ruled: None }
    }

    fn at(table: u32, act: BattleAct) -> LogEntry {
        LogEntry::new(Subject::Table { round: RoundNumber(1), table: TableNumber(table) }, act)
    }

    fn stands(table: u32, points: Option<u32>) -> StoredResult {
        StoredResult { round: RoundNumber(1), table: TableNumber(table), result: points.map(result) }
    }

    fn wrong(entries: &[LogEntry], stored: &[StoredResult]) -> Vec<u32> {
        differing(entries, stored).into_iter().map(|found| found.table.0).collect()
    }

    #[test]
    fn what_was_said_last_has_to_stand() {
        let said = |points| BattleAct::Reported { result: result(points), from_sheet: false };
        let set = BattleAct::Set { result: result(7), before: Some(result(9)) };
        let entries = [
            at(1, said(9)),
            at(2, said(8)),
            at(1, set),
            at(3, said(5)),
            at(3, BattleAct::TakenBack { before: None }),
        ];
        assert!(
            wrong(&entries, &[stands(1, Some(7)), stands(2, Some(8)), stands(3, None), stands(4, None)])
                .is_empty()
        );
        let changed = [stands(1, Some(9)), stands(2, None), stands(3, Some(5)), stands(4, Some(1))];
        assert_eq!(wrong(&entries, &changed), [1, 2, 3, 4]);
        let second = BattleAct::Disputed { result: result(6), first: Some(result(9)), from_sheet: false };
        assert!(wrong(&[at(1, said(9)), at(1, second)], &[stands(1, Some(9))]).is_empty());
    }

    #[test]
    fn a_battle_takes_its_result_to_another_table_and_a_new_draw_forgets_it() {
        let said = |points| BattleAct::Reported { result: result(points), from_sheet: false };
        let round = RoundNumber(1);
        let moves = vec![
            TableMove { from: TableNumber(1), to: TableNumber(2) },
            TableMove { from: TableNumber(2), to: TableNumber(5) },
        ];
        let mut entries = vec![
            at(1, said(9)),
            at(2, said(8)),
            LogEntry::new(Subject::Round(round), RoundAct::TablesGivenOutAgain { round, moves }),
        ];
        assert!(wrong(&entries, &[stands(2, Some(9)), stands(5, Some(8)), stands(1, None)]).is_empty());
        let drawn = RoundAct::Drawn { round, tables: 2, byes: 0, left_out: Vec::new() };
        entries.push(LogEntry::new(Subject::Round(round), drawn));
        assert_eq!(wrong(&entries, &[stands(2, Some(9)), stands(5, None)]), [2]);
    }

    #[test]
    fn what_a_file_brought_is_in_no_entry() {
        let read = EventAct::ReadFromFile { name: "Past".into(), players: 2, rounds: 1 };
        let entries = [LogEntry::new(Subject::Event, read)];
        assert!(wrong(&entries, &[stands(1, Some(9))]).is_empty());
    }
}
