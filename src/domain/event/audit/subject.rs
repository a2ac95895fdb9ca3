//! What an entry is about: a value with a code that is stored, filtered by and told to other processes.

use crate::domain::numbers::{RoundNumber, TableNumber};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{fmt, str::FromStr};

/// What a change was made to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AuditSubject {
    /// The event itself: its pack, its stage.
    Event,
    Staff,
    /// Several players at once.
    Players,
    /// The player of this number.
    Player(i64),
    /// Several teams at once.
    Teams,
    /// The team of this number.
    Team(i64),
    /// Several rosters at once, or what they are checked by.
    Rosters,
    /// Pairs that the organiser keeps apart or brings together.
    Pairs,
    /// The venue's tables.
    Tables,
    Round(RoundNumber),
    /// One table of a round.
    Table {
        round: RoundNumber,
        table: TableNumber,
    },
    /// A match of two teams in a round.
    Match {
        round: RoundNumber,
        place: i64,
    },
    /// A bye of a round.
    Bye {
        round: RoundNumber,
    },
    Standings,
    Awards,
    Screen,
    Ceremony,
    /// What everybody was told.
    News,
}

/// A code that names no subject.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoSubject;

impl fmt::Display for NoSubject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such subject of a log entry")
    }
}

impl AuditSubject {
    /// Those without a number, with their codes.
    const PLAIN: [(Self, &str); 12] = [
        (Self::Event, "event"),
        (Self::Staff, "staff"),
        (Self::Players, "players"),
        (Self::Teams, "teams"),
        (Self::Rosters, "rosters"),
        (Self::Pairs, "pairs"),
        (Self::Tables, "tables"),
        (Self::Standings, "standings"),
        (Self::Awards, "awards"),
        (Self::Screen, "screen"),
        (Self::Ceremony, "ceremony"),
        (Self::News, "news"),
    ];

    /// The table, or the bye of somebody who has none.
    pub fn table_or_bye(round: RoundNumber, table: Option<TableNumber>) -> Self {
        table.map_or(Self::Bye { round }, |table| Self::Table { round, table })
    }
}

/// The code: `event`, `player/12`, `team/4`, `round/3`, `round/3/table/4`, `round/3/bye`.
impl fmt::Display for AuditSubject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(number) => write!(f, "player/{number}"),
            Self::Team(number) => write!(f, "team/{number}"),
            Self::Round(round) => write!(f, "round/{round}"),
            Self::Match { round, place } => write!(f, "round/{round}/match/{place}"),
            Self::Table { round, table } => write!(f, "round/{round}/table/{table}"),
            Self::Bye { round } => write!(f, "round/{round}/bye"),
            plain => f.write_str(
                Self::PLAIN.iter().find(|(subject, _)| subject == plain).map_or("", |(_, code)| code),
            ),
        }
    }
}

impl FromStr for AuditSubject {
    type Err = NoSubject;

    fn from_str(code: &str) -> Result<Self, NoSubject> {
        fn number<T: FromStr>(text: &str) -> Result<T, NoSubject> {
            text.parse().map_err(|_| NoSubject)
        }
        let parts: Vec<&str> = code.split('/').collect();
        let subject = match parts[..] {
            ["player", player] => Self::Player(number(player)?),
            ["team", team] => Self::Team(number(team)?),
            ["round", round, "match", place] => Self::Match { round: number(round)?, place: number(place)? },
            ["round", round] => Self::Round(number(round)?),
            ["round", round, "table", table] => Self::Table { round: number(round)?, table: number(table)? },
            ["round", round, "bye"] => Self::Bye { round: number(round)? },
            [plain] => Self::PLAIN.iter().find(|(_, code)| *code == plain).ok_or(NoSubject)?.0,
            _ => return Err(NoSubject),
        };
        // One subject has one code, so that the same text is the same subject.
        if subject.to_string() == code { Ok(subject) } else { Err(NoSubject) }
    }
}

impl Serialize for AuditSubject {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for AuditSubject {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn every_subject_has_one_code_that_reads_back() {
        let numbered = [
            AuditSubject::Player(7),
            AuditSubject::Team(3),
            AuditSubject::Match { round: RoundNumber(3), place: 2 },
            AuditSubject::Round(RoundNumber(3)),
            AuditSubject::Table { round: RoundNumber(3), table: TableNumber(14) },
            AuditSubject::Bye { round: RoundNumber(3) },
            AuditSubject::table_or_bye(RoundNumber(3), None),
        ];
        for subject in AuditSubject::PLAIN.iter().map(|(subject, _)| *subject).chain(numbered) {
            assert_eq!(subject.to_string().parse(), Ok(subject));
            let json = serde_json::to_string(&subject).unwrap();
            assert_eq!(serde_json::from_str::<AuditSubject>(&json).unwrap(), subject, "{json}");
        }
    }

    #[test]
    fn what_is_no_code_is_no_subject() {
        for wrong in ["", "player", "player/", "player/07", "player/+7", "player 7", "round/3/table", "Event"]
        {
            assert_eq!(wrong.parse::<AuditSubject>(), Err(NoSubject), "{wrong}");
        }
    }

    proptest! {
        #[test]
        fn any_numbers_read_back(round: u32, table: u32) {
            let (round, table) = (RoundNumber(round), TableNumber(table));
            let subject = AuditSubject::Table { round, table };
            prop_assert_eq!(subject.to_string().parse(), Ok(subject));
        }
    }
}
