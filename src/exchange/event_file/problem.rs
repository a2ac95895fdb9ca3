//! Why a file is not an event file, as values: what is wrong, and where it stands. Texts of the file are told quoted, on
//! one line, and not endless.

use crate::domain::{
    numbers::{RoundNumber, TableNumber},
    system::SystemError,
};
use serde::{Serialize, Serializer};

/// Why a file is not an event file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum EventFileError {
    /// In the words of what reads JSON, with line and column.
    NotJson(String),
    /// It is JSON up to here, and holds what no event file does.
    NoEventFile {
        fault: JsonFault,
        line: usize,
        column: usize,
    },
    At {
        place: FilePlace,
        problem: FileProblem,
    },
    /// What is stored in it has no hash.
    NoHash,
    /// Its hash is that of another file; where in its rows. Nowhere: in what stands beside them.
    Changed(Vec<FileChange>),
}

/// Where the rows of a file are not those that it was written with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum FileChange {
    /// Rows were put in or taken out, or columns are called otherwise.
    Rows { table: String },
    /// A value of a row, counted from 1.
    Cell {
        table: String,
        row: usize,
        #[serde(serialize_with = "quote_short_text")]
        column: String,
    },
}

/// What no event file holds, whatever its keys.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum JsonFault {
    /// More than any event needs in memory.
    TooLarge,
    /// A text of more bytes than this.
    LongText {
        #[serde(serialize_with = "count_kilobytes")]
        most: usize,
    },
    /// An object of more keys than this.
    ManyKeys {
        most: usize,
    },
    KeyTwice(#[serde(serialize_with = "quote_short_text")] String),
}

/// Where in the file: the parts it stands in, the outermost first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FilePlace(pub Vec<FilePart>);

/// A part of the file. Numbers count from 1.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum FilePart {
    File,
    Event,
    /// Of the event: how rounds are drawn.
    Pairing,
    /// Of the pairing: what a bye counts as.
    Bye,
    /// Of the event: how players are ranked.
    Ranking,
    /// A player whose id is not read yet, by position.
    NthPlayer(usize),
    Player(#[serde(serialize_with = "quote_short_text")] String),
    /// A team whose id is not read yet, by position.
    NthTeam(usize),
    Team(#[serde(serialize_with = "quote_short_text")] String),
    Forbidden(usize),
    Round(RoundNumber),
    /// An entry of a list of tables, by position.
    Entry(usize),
    Table(TableNumber),
    Match(usize),
    Result,
    /// The score of one side: `a` or `b`.
    Score(&'static str),
    Draft,
}

/// What is wrong there. Keys are those of the format.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum FileProblem {
    NotAnObject,
    UnknownKey(#[serde(serialize_with = "quote_short_text")] String),
    Missing(&'static str),
    Empty(&'static str),
    NotText(&'static str),
    NotAList(&'static str),
    NotTrueOrFalse(&'static str),
    /// A whole number is asked for.
    NotANumber {
        key: &'static str,
        least: u32,
    },
    /// More than is counted here.
    NumberTooLarge {
        key: &'static str,
        #[serde(serialize_with = "count_or_print")]
        most: u64,
    },
    NotATable,
    NotADate {
        key: &'static str,
        #[serde(serialize_with = "quote_short_text")]
        said: String,
    },
    /// More than anybody has drawn.
    TooMany {
        what: FileCount,
        count: usize,
        most: usize,
    },
    /// Another word than those that are known for this key.
    NoSuchWord {
        key: &'static str,
        #[serde(serialize_with = "quote_short_text")]
        said: String,
        #[serde(serialize_with = "quote_all")]
        known: &'static [&'static str],
    },
    NoSuchKind(#[serde(serialize_with = "quote_short_text")] String),
    NoSuchOutcome(#[serde(serialize_with = "quote_short_text")] String),
    NoSuchTiebreaker(#[serde(serialize_with = "quote_short_text")] String),
    TiebreakerTwice(#[serde(serialize_with = "quote_short_text")] String),
    /// The game that came along.
    #[serde(skip_serializing)]
    NoGame(SystemError),
    /// Names of methods by round are asked for.
    #[serde(skip_serializing)]
    NoMethods,
    NoSeeds,
    /// Pairs by round are asked for.
    NoLists,
    /// What becomes of places in a cut, by player, is asked for.
    NoCutLeavers,
    /// Rounds are numbered without a gap.
    OtherNumber(RoundNumber),
    IdTwice,
    NoPlayer(#[serde(serialize_with = "quote_short_text")] String),
    NoTeam(#[serde(serialize_with = "quote_short_text")] String),
    TableTwice,
    PlaysTwice(#[serde(serialize_with = "quote_short_text")] String),
    SamePlayer,
    /// A bye has no table.
    ByeAtATable,
    /// The result is a bye's, and there is an opponent.
    ByeWithOpponent,
    /// There is no opponent, and the result is none of a bye.
    NoOpponent,
    /// Numbers of a bye are not what the event says.
    OtherBye(&'static str),
    ReasonAlone,
    ManyMarks {
        most: usize,
    },
    LargeMark,
    NoTeamSettings,
    UnknownTeamKey(#[serde(serialize_with = "quote_short_text")] String),
    InATeamAlready,
    TeamPlaysTwice,
    PlaysTwiceInMatch,
    OtherSides,
    NoCorrections,
    /// Penalties and bonuses of a player are asked for.
    NoPenalties,
    NoSide,
    NoChoice,
}

/// What there can be too many of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum FileCount {
    Players,
    Rounds,
}

impl FilePlace {
    pub fn from_part(part: FilePart) -> Self {
        Self(vec![part])
    }

    /// A part of what stands here.
    #[must_use]
    pub fn with(&self, part: FilePart) -> Self {
        let mut parts = self.0.clone();
        parts.push(part);
        Self(parts)
    }
}

/// Quoted, on one line, not endless.
pub fn in_quotes(text: &str) -> String {
    const LONGEST: usize = 60;
    if text.chars().count() <= LONGEST {
        return format!("{text:?}");
    }
    let start: String = text.chars().take(LONGEST).collect();
    format!("{start:?}…")
}

fn quote_short_text<S: Serializer>(text: &str, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&in_quotes(text))
}

fn quote_all<S: Serializer>(words: &[&str], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(words.iter().map(|word| format!("\"{word}\"")))
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serialize_with hands over a reference")]
fn count_kilobytes<S: Serializer>(bytes: &usize, serializer: S) -> Result<S::Ok, S::Error> {
    (bytes >> 10).serialize(serializer)
}

/// What no list is as long as, like the largest number that there is, is no number that people read.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serialize_with hands over a reference")]
fn count_or_print<S: Serializer>(most: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    match u32::try_from(*most) {
        Ok(most) => most.serialize(serializer),
        Err(_) => most.to_string().serialize(serializer),
    }
}
