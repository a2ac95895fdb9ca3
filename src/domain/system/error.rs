//! What is wrong with a system's file, a battleplan of one's own, or lines scored on it: which part, and what.

use crate::domain::composition::declared::CompositionError;
use serde::{Deserialize, Serialize};

/// What is wrong with a system's file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum SystemError {
    /// Where its reader stopped, as the reader of JSON puts it.
    NotJson(String),
    Battleplan(BattleplanError),
    /// Its rules of composition do not fit together.
    Composition(CompositionError),
    Sheet(SheetPlanError),
    Result(ChartError),
    /// None, or not in ascending order of points.
    Sizes,
    /// None, or not the first of the round first.
    CallOuts,
    /// A bye is worth more than a battle can bring.
    ByeTooMuch,
    /// The game counts tactics and has no word for them.
    TacticsUnnamed,
    /// What players declare has no words, or fewer than two to choose from, or a table of missions of another size.
    Declaration,
    /// An axis of missions without a word or a plain id, there twice, or with more picks than it has names.
    Axis {
        id: String,
    },
    /// A kind of publications without an id, a name or a word to know it by, or there twice.
    Publications {
        id: String,
    },
    /// A tactic card without a name or a plain slug, or with more or fewer steps than its sheet says; or cards without
    /// such a sheet.
    TacticCard {
        name: String,
    },
    SlugTwice {
        slug: String,
    },
    /// A layout serves what is no battleplan.
    ServesUnknown {
        battleplan: String,
        unknown: String,
    },
    NoAlliance {
        name: String,
    },
    /// In bytes.
    TooLong {
        most: usize,
    },
    /// Another system has this id.
    IdTaken {
        id: String,
    },
}

/// What is wrong with the numbers of a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum SheetPlanError {
    Rounds {
        most: u32,
    },
    /// A turn brings nothing, or its tactic all of it.
    Turn,
    /// A battle brings less than a turn, or more than all its turns.
    Battle,
    /// Totals with several rounds, tactics or double turns.
    Totals,
    /// More games win a battle than anybody plays.
    Games {
        most: u32,
    },
    /// No cards or no steps, or more of them, or more steps in a turn than a card has.
    Cards {
        most: u32,
    },
}

/// What is wrong with a chart of results.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum ChartError {
    /// Not one or two bands, the narrowest first, from a difference of 1 on.
    Bands,
    /// The narrower of two victories is called the major one.
    NarrowerIsMajor,
    /// What is awarded is no victory of the chart.
    Awarded,
    /// More than four marks, or not one that decides where one has to, with a minor victory of its own.
    Marks,
    /// A mark is of what is neither the mission nor an axis of the game.
    MarkOfNothing,
    /// Not a draw first, then victories.
    Results,
    /// Sizes that do not go up, or without a difference for each victory.
    Sizes,
    /// Bands that do not go up, or points outside of the pool.
    Share,
}

/// What is wrong with a battleplan.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum BattleplanError {
    /// Where its reader stopped, as the reader of JSON puts it.
    NotJson(String),
    /// No name, or no slug.
    Name,
    /// Too few or too many lines, or one without a text or an id of its own.
    Lines {
        battleplan: String,
        most: usize,
    },
    Line {
        battleplan: String,
        line: String,
        problem: LineProblem,
    },
    /// `points` is what a turn could bring, `most` what it may, `cap` what is left of it for the lines.
    TooMuch {
        battleplan: String,
        points: u32,
        most: u32,
        cap: u32,
    },
}

/// What is wrong with a line of a battleplan.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum LineProblem {
    NeverScored,
    Points {
        most: u32,
    },
    /// How often it counts in a turn.
    Times {
        most: u32,
    },
    /// It needs what is no other line.
    Needs {
        unknown: String,
    },
    BattleRounds {
        last: u32,
    },
    /// It counts once at the end of the battle: in the last battle round, and in no other.
    AtEnd {
        last: u32,
    },
}

/// Why lines of a battleplan cannot be true together. Lines are told by their text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum LineFault {
    /// The battleplan has no such line.
    Unknown {
        battleplan: String,
        id: String,
    },
    TooOften {
        line: String,
        most: u32,
    },
    /// It counts in these battle rounds only.
    OtherRounds {
        line: String,
        rounds: Vec<u32>,
    },
    /// One of these has to be scored as well.
    Needs {
        line: String,
        needed: Vec<String>,
    },
}

impl From<BattleplanError> for SystemError {
    fn from(error: BattleplanError) -> Self {
        Self::Battleplan(error)
    }
}

impl From<SheetPlanError> for SystemError {
    fn from(error: SheetPlanError) -> Self {
        Self::Sheet(error)
    }
}

impl From<ChartError> for SystemError {
    fn from(error: ChartError) -> Self {
        Self::Result(error)
    }
}
