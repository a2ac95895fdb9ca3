//! How the captains of an event settle who plays whom, as the organiser sets it.

use crate::domain::teams::ExpectationScale;
use serde::{Deserialize, Serialize};

settings_of_event! {
    /// The draft of every match of an event.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(default)]
    DraftSettings {
        method: DraftMethod,
        at_four: AtFour,
        tables: TableChoice,
        /// For each step; what is missing then is drawn from the event's seed (`teams T19`). None: no clock.
        step_minutes: Option<u32> = Some(3),
        /// What captains say with what they expect (`teams T21`).
        expectations: ExpectationScale,
    }
}

/// Who plays whom.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DraftMethod {
    /// A defender and two attackers each, both sides at once (`teams T9`, `teams T10`).
    #[default]
    DefenderAttackers,
    /// Two champions who meet last, and a defender and an attacker in turns (`teams T12`).
    HiddenChampion,
    /// One names a player, the other offers two, the first keeps one; then the other way round (`teams T13`).
    Alternating,
    /// Three players: one card each on the outer tables, the others handed over (`teams T14`).
    ThreeCards,
    /// Three players: one side makes the pairs, the other gives them tables (`teams T14`).
    ThreeDealt,
    /// Each captain puts the own players in order, unseen (`teams T15`).
    LineUp,
    /// Drawn from the event's seed.
    Random,
    /// Typed in from cards on the table (`teams T15`).
    Typed,
}

/// With four in hand, after the pass (`teams T10`).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AtFour {
    /// The two refused meet, and the two last meet.
    #[default]
    RefusedMeet,
    /// Each refused meets the other side's last.
    RefusedMeetLast,
}

/// Who picks the tables of a match (`teams T16`).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableChoice {
    /// The first battle that is settled has the first table.
    #[default]
    ByOrder,
    /// Whoever put up the defender.
    Defender,
    /// In turns, the winner of the roll-off first.
    InTurns,
    /// Drawn from the event's seed.
    Random,
}

impl DraftMethod {
    pub const ALL: [Self; 8] = [
        Self::DefenderAttackers,
        Self::HiddenChampion,
        Self::Alternating,
        Self::ThreeCards,
        Self::ThreeDealt,
        Self::LineUp,
        Self::Random,
        Self::Typed,
    ];

    /// Whether a team of this size can play it.
    pub fn fits(self, size: u8) -> bool {
        match self {
            Self::ThreeCards | Self::ThreeDealt => size == 3,
            Self::HiddenChampion => size >= 3,
            _ => (2..=10).contains(&size),
        }
    }
}

impl AtFour {
    pub const ALL: [Self; 2] = [Self::RefusedMeet, Self::RefusedMeetLast];
}

impl TableChoice {
    pub const ALL: [Self; 4] = [Self::ByOrder, Self::Defender, Self::InTurns, Self::Random];
}
