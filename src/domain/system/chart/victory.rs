//! How clear a victory is.

use crate::domain::result::Outcome;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Victory {
    Minor,
    Major,
}

impl Victory {
    /// For the player who has it.
    pub fn outcome(self) -> Outcome {
        match self {
            Self::Minor => Outcome::MinorWin,
            Self::Major => Outcome::MajorWin,
        }
    }
}
