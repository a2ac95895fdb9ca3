//! The state of a table in a word, on every page of the desk.

use crate::domain::battle::State;
use serde::Serialize;

/// The state of a table, as the desk tells it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum TableWord {
    /// The round is out, and nobody plays it yet.
    NotStarted,
    Playing,
    /// Nobody has tapped or reported anything for long.
    Quiet,
    OneReport,
    Done,
    /// The two reports differ.
    Differ,
    /// Nobody has a seat there in this round.
    NotUsed,
}

impl TableWord {
    /// In the order of a legend, which tells of tables where two sit.
    pub const ALL: [Self; 6] =
        [Self::NotStarted, Self::Playing, Self::Quiet, Self::OneReport, Self::Done, Self::Differ];

    /// The word for a state alone; whether a table is quiet, or the round is played yet, is not in it.
    pub fn from_battle_state(state: State) -> Self {
        match state {
            State::Open => Self::Playing,
            State::Reported => Self::OneReport,
            State::Confirmed | State::Ruled => Self::Done,
            State::Disputed => Self::Differ,
        }
    }

    /// Two sit there.
    pub fn is_played(self) -> bool {
        self != Self::NotUsed
    }

    /// The same in a round that nobody plays yet.
    #[must_use]
    pub fn before_the_start(self) -> Self {
        if self == Self::Playing { Self::NotStarted } else { self }
    }

    /// In an address.
    pub fn code(self) -> &'static str {
        match self {
            Self::NotStarted => "not-started",
            Self::Playing => "playing",
            Self::Quiet => "quiet",
            Self::OneReport => "reported",
            Self::Done => "done",
            Self::Differ => "disputed",
            Self::NotUsed => "not-used",
        }
    }

    /// The colour of its word.
    pub fn tone(self) -> &'static str {
        match self {
            Self::NotStarted | Self::Playing | Self::NotUsed => "",
            Self::Quiet | Self::OneReport => "warn",
            Self::Done => "good",
            Self::Differ => "bad",
        }
    }
}
