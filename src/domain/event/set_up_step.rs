//! The steps in which an event is set up, in any order.

use serde::{Deserialize, Serialize};

/// A step: what is set together, on a page of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetUpStep {
    Game,
    WhenAndWhere,
    Who,
    Rosters,
    RoundsAndPrizes,
    /// Reads the others, and leads to what they leave open.
    LookItOver,
}

enum_words! { SetUpStep: Game "game", WhenAndWhere "when-and-where", Who "who", Rosters "rosters",
RoundsAndPrizes "rounds-and-prizes", LookItOver "look-it-over" }

impl SetUpStep {
    /// The one that is offered after it; none after the last.
    pub fn next(self) -> Option<Self> {
        Self::ALL.into_iter().find(|other| *other > self)
    }
}
