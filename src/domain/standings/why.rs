//! Why one player stands above another, in words, and what a round or a correction moved.

use super::{Row, Scoring, Standings, Tiebreaker, Value};
use std::{cmp::Ordering, collections::HashMap};

/// The first value in which two players differ, or nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Why {
    /// How the first player stands to the second.
    pub stands: Ordering,
    pub decided_by: DecidedBy,
    pub own: String,
    pub theirs: String,
    /// One sentence.
    pub text: String,
}

/// What tells two players apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DecidedBy {
    /// A count of the record (`S1`), by what a page calls it.
    Record(&'static str),
    Tiebreaker(Tiebreaker),
    /// The second stage of the opponents' win records (`S2`).
    AllOpponents,
    RollOff,
    /// Level on everything: the place is shared (`S7`).
    Nothing,
}

impl DecidedBy {
    /// For people.
    pub fn title(self) -> &'static str {
        match self {
            Self::Record(count) => count,
            Self::Tiebreaker(tiebreaker) => tiebreaker.title(),
            Self::AllOpponents => "win records of all opponents",
            Self::RollOff => "roll-off",
            Self::Nothing => "nothing",
        }
    }
}

impl Standings {
    /// Why `row` stands where it does next to `other`: one above it, one below it, or any.
    #[must_use]
    pub fn why(&self, row: &Row, other: &Row) -> Why {
        let (decided_by, own, theirs) = self.first_difference(row, other);
        let stands = other.place.cmp(&row.place);
        let position = match stands {
            Ordering::Greater => "above",
            Ordering::Less => "below",
            Ordering::Equal => "level with",
        };
        let text = match decided_by {
            DecidedBy::Nothing => {
                format!("{} and {} are level on everything and share the place.", row.name, other.name)
            }
            DecidedBy::RollOff => {
                let (name, other) = (&row.name, &other.name);
                format!("{name} is {position} {other} by a roll-off: {own} against {theirs}.")
            }
            _ => {
                let (name, other, title) = (&row.name, &other.name, decided_by.title());
                format!("{name} is {position} {other} on {title}: {own} against {theirs}.")
            }
        };
        Why { stands, decided_by, own, theirs, text }
    }

    fn first_difference(&self, row: &Row, other: &Row) -> (DecidedBy, String, String) {
        let counts = self.record_key(row).into_iter().zip(self.record_key(other)).zip(self.record_titles());
        for ((own, theirs), title) in counts {
            if own != theirs {
                return (DecidedBy::Record(title), own.abs().to_string(), theirs.abs().to_string());
            }
        }
        let mut values = row.values.iter().zip(&other.values).zip(&self.ranking.tiebreakers);
        if let Some(((own, theirs), tiebreaker)) = values.find(|((own, theirs), _)| own != theirs) {
            return match (own, theirs) {
                (Value::TwoStage(first, own), Value::TwoStage(same, theirs)) if first == same => {
                    (DecidedBy::AllOpponents, own.to_string(), theirs.to_string())
                }
                _ => (DecidedBy::Tiebreaker(*tiebreaker), own.to_string(), theirs.to_string()),
            };
        }
        if row.roll_off != other.roll_off && row.place != other.place {
            return (DecidedBy::RollOff, throws(row), throws(other));
        }
        (DecidedBy::Nothing, String::new(), String::new())
    }

    fn record_titles(&self) -> [&'static str; 5] {
        match self.ranking.scoring {
            Scoring::Graded => {
                ["major victories", "minor victories", "draws", "minor losses", "fewer major losses"]
            }
            Scoring::Plain => ["wins", "draws", "", "", ""],
        }
    }
}

fn throws(row: &Row) -> String {
    row.roll_off.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
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
pub fn moved(before: &Standings, after: &Standings) -> Vec<Move> {
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
