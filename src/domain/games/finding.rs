//! A finding of any game: what its own rules or the declared ones had to say.

use super::aos4;
use crate::domain::composition::{self, declared::Observed};
use serde::{Deserialize, Serialize};

/// The facts of a finding, as the game that found it puts them.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    Aos4(aos4::Observation),
    /// By a rule that the system's file declares; its sentences are there.
    Declared {
        system: String,
        observed: Observed,
    },
}

impl From<aos4::Observation> for What {
    fn from(observation: aos4::Observation) -> Self {
        Self::Aos4(observation)
    }
}

pub type Finding = composition::Finding<What>;
pub type Verdict = composition::Verdict<What>;
