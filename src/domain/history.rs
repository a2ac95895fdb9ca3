//! What pairing and standings read: the players of an event and the rounds drawn so far.
//!
//! Plain values, whatever they were loaded from: the database, or an event file.

use serde::{Deserialize, Serialize};

/// A player's place in [`History::players`]. It means something only next to that history.
pub type PlayerIndex = usize;

/// The players and rounds of an event so far.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct History {
    pub players: Vec<Entrant>,
    /// In order of their numbers, which start at 1.
    pub rounds: Vec<Round>,
}

/// A player as the draw and the standings see one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    /// The id in the event file: `p12` for player 12. Draws depend on it, never on the order of players.
    pub key: String,
    pub name: String,
    pub club: Option<String>,
    pub faction: Option<String>,
    /// The first round this player takes part in; 1 unless they came late.
    pub joined_round: u32,
    /// The last round this player took part in, when they have left (`handbook R10`). 0: before round 1.
    pub dropped_after: Option<u32>,
    /// Plays only when the number of players is odd, and is not ranked (`handbook E18`).
    pub spare: bool,
    /// A table this player always plays on: access needs, or the stream.
    pub fixed_table: Option<u32>,
}

impl Entrant {
    /// Player `number`, who takes part in everything and of whom nothing else is known.
    pub fn numbered(number: usize) -> Self {
        Self {
            key: format!("p{number}"),
            name: format!("Player {number}"),
            club: None,
            faction: None,
            joined_round: 1,
            dropped_after: None,
            spare: false,
            fixed_table: None,
        }
    }

    /// Whether this player is to be paired in `round`.
    pub fn plays_in(&self, round: u32) -> bool {
        self.joined_round <= round && self.dropped_after.is_none_or(|last| last >= round)
    }
}

/// A round that was drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// From 1.
    pub number: u32,
    pub battles: Vec<Battle>,
}

/// One table of a round, or a bye.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Battle {
    /// The number on the table; a bye has none.
    pub table: Option<u32>,
    pub a: PlayerIndex,
    /// Nobody when `a` has a bye.
    pub b: Option<PlayerIndex>,
    /// Paired by the organiser's hand (`handbook P7`).
    pub fixed: bool,
    /// Nothing until the battle has finished. 0-0 is a result like any other.
    pub result: Option<BattleResult>,
}

/// How a battle ended, as it was recorded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BattleResult {
    pub kind: ResultKind,
    pub a: Score,
    /// For a bye: the maximum against nobody, so zeros.
    pub b: Score,
    /// A judge's outcome where the numbers do not say it.
    pub ruled: Option<RuledOutcome>,
}

/// What one player took from one battle.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Score {
    pub victory_points: u32,
    /// Battle tactics completed, of five.
    pub battle_tactics: u32,
}

/// An outcome set by a judge or organiser, for `a`, with the reason.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuledOutcome {
    pub outcome: Outcome,
    pub reason: String,
}

/// Why a battle ended as it did. Each is a kind of its own, never a number with a hidden meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ResultKind {
    /// Played to the end.
    Played,
    /// No opponent (`handbook R8`).
    Bye,
    /// `a` left during the game (`handbook R10`).
    ConcededByA,
    /// `b` left during the game (`handbook R10`).
    ConcededByB,
    /// `a` did not come.
    NoShowA,
    /// `b` did not come.
    NoShowB,
    /// Not finished; the rest was agreed (`handbook R9`).
    Adjudicated,
}

/// The outcome of a battle for one of its players (`handbook R3`), best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    MajorWin,
    MinorWin,
    Draw,
    MinorLoss,
    MajorLoss,
}

impl Outcome {
    /// The same battle, seen from the other side of the table.
    #[must_use]
    pub fn reversed(self) -> Self {
        match self {
            Self::MajorWin => Self::MajorLoss,
            Self::MinorWin => Self::MinorLoss,
            Self::Draw => Self::Draw,
            Self::MinorLoss => Self::MinorWin,
            Self::MajorLoss => Self::MajorWin,
        }
    }

    /// A win, major or minor.
    pub fn is_win(self) -> bool {
        self < Self::Draw
    }

    /// A loss, major or minor.
    pub fn is_loss(self) -> bool {
        self > Self::Draw
    }
}
