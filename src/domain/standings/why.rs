//! Why one player stands above another, and what a round or a correction moved.

use super::{Scoring, Standings, StandingsRow, TiebreakValue, Tiebreaker};
use crate::domain::bracket::Reached;
use serde::Serialize;
use std::{cmp::Ordering, collections::HashMap};

/// The first value in which two players differ, or nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Why {
    /// How the first player stands to the second.
    pub stands: Ordering,
    pub decided_by: DecidedBy,
    /// What each of them has of it.
    pub own: Measure,
    pub theirs: Measure,
    pub names: [String; 2],
}

/// How much of what decides somebody has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Measure {
    /// Of a record.
    Count(i64),
    /// Of a tie-breaker.
    Value(TiebreakValue),
    /// How far somebody came in a cut; none: they were not in it.
    Cut(Option<Reached>),
    /// What was thrown.
    Dice(Vec<u8>),
    /// Nothing decides.
    Nothing,
}

/// What tells two players apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum DecidedBy {
    /// How far a cut has brought them.
    Cut,
    /// Where they came as far: the seed in it, the lower the better.
    SeedOfCut,
    /// A count of the record (`S1`).
    Record(RecordCount),
    Tiebreaker(Tiebreaker),
    /// The second stage of the opponents' win records (`S2`).
    AllOpponents,
    RollOff,
    /// Level on everything: the place is shared (`S7`).
    Nothing,
}

/// What is counted of a record, in the order that it counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum RecordCount {
    MajorVictories,
    MinorVictories,
    Draws,
    MinorLosses,
    /// The fewer, the better.
    MajorLosses,
    Wins,
    TournamentPoints,
    MatchPoints,
    GamePoints,
}

/// What sets two rows apart first, and what each has of it.
struct RowDifference {
    decided_by: DecidedBy,
    own: Measure,
    theirs: Measure,
}

impl Standings {
    /// Why `row` stands where it does next to `other`: one above it, one below it, or any.
    #[must_use]
    pub fn why(&self, row: &StandingsRow, other: &StandingsRow) -> Why {
        let RowDifference { decided_by, own, theirs } = self.first_difference(row, other);
        let stands = other.place.cmp(&row.place);
        let names = [row.name.clone(), other.name.clone()];
        Why { stands, decided_by, own, theirs, names }
    }

    fn first_difference(&self, row: &StandingsRow, other: &StandingsRow) -> RowDifference {
        let differ = |decided_by, own, theirs| RowDifference { decided_by, own, theirs };
        if row.cut != other.cut {
            let [own, theirs] = [row, other].map(|row| row.cut.map(|cut| cut.reached));
            if own != theirs {
                return differ(DecidedBy::Cut, Measure::Cut(own), Measure::Cut(theirs));
            }
            let seed =
                |row: &StandingsRow| row.cut.and_then(|cut| i64::try_from(cut.seed).ok()).unwrap_or_default();
            return differ(DecidedBy::SeedOfCut, Measure::Count(seed(row)), Measure::Count(seed(other)));
        }
        let counts = self.record_key(row).into_iter().zip(self.record_key(other)).zip(self.record_counts());
        for ((own, theirs), count) in counts {
            if own != theirs {
                return differ(
                    DecidedBy::Record(*count),
                    Measure::Count(own.abs()),
                    Measure::Count(theirs.abs()),
                );
            }
        }
        let mut values = row.values.iter().zip(&other.values).zip(&self.ranking.tiebreakers);
        if let Some(((own, theirs), tiebreaker)) = values.find(|((own, theirs), _)| own != theirs) {
            let (decided_by, own, theirs) = match (own, theirs) {
                (TiebreakValue::TwoStage(first, own), TiebreakValue::TwoStage(same, theirs))
                    if first == same =>
                {
                    (DecidedBy::AllOpponents, TiebreakValue::Share(*own), TiebreakValue::Share(*theirs))
                }
                _ => (DecidedBy::Tiebreaker(*tiebreaker), *own, *theirs),
            };
            return differ(decided_by, Measure::Value(own), Measure::Value(theirs));
        }
        if row.roll_off != other.roll_off && row.place != other.place {
            return differ(
                DecidedBy::RollOff,
                Measure::Dice(row.roll_off.clone()),
                Measure::Dice(other.roll_off.clone()),
            );
        }
        differ(DecidedBy::Nothing, Measure::Nothing, Measure::Nothing)
    }

    fn record_counts(&self) -> &'static [RecordCount] {
        use RecordCount::{
            Draws, GamePoints, MajorLosses, MajorVictories, MatchPoints, MinorLosses, MinorVictories,
            TournamentPoints, Wins,
        };
        match self.ranking.scoring {
            Scoring::Graded => &[MajorVictories, MinorVictories, Draws, MinorLosses, MajorLosses],
            Scoring::Plain => &[Wins, Draws],
            Scoring::Points => &[TournamentPoints],
            Scoring::MatchPoints => &[MatchPoints],
            Scoring::GamePoints => &[GamePoints],
        }
    }
}

/// A player whose place is not the same in two standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    pub key: String,
    pub name: String,
    /// Nothing: was not ranked before.
    pub from: Option<u32>,
    /// Nothing: is not ranked any more.
    pub to: Option<u32>,
}

/// Whose place changed: after a round, a correction, or another order of tie-breakers. In order of the new
/// places, then those who are gone.
#[must_use]
pub fn list_place_moves(before: &Standings, after: &Standings) -> Vec<Move> {
    let places = |standings: &Standings| -> HashMap<String, u32> {
        standings.rows.iter().map(|row| (row.key.clone(), row.place)).collect()
    };
    let (was, is) = (places(before), places(after));
    let now = after.rows.iter().map(|row| Move {
        key: row.key.clone(),
        name: row.name.clone(),
        from: was.get(&row.key).copied(),
        to: Some(row.place),
    });
    let gone = before.rows.iter().filter(|row| !is.contains_key(&row.key)).map(|row| Move {
        key: row.key.clone(),
        name: row.name.clone(),
        from: Some(row.place),
        to: None,
    });
    now.filter(|entry| entry.from != entry.to).chain(gone).collect()
}
