//! A finding of any game: what its own rules or the declared ones had to say.

use super::aos4;
use crate::domain::composition::{self, declared::Observed};
use serde::{Deserialize, Serialize};

/// The facts of a finding, as the game that found it puts them.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FindingFacts {
    Aos4(aos4::Observation),
    /// By a rule that the system's file declares; its sentences are there.
    Declared {
        system: String,
        observed: Observed,
    },
}

/// A price that is printed, and the other one that counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Repriced {
    pub printed: i64,
    pub costs: i64,
}

impl FindingFacts {
    /// Of a unit that costs something else than its roster says; none of any other finding.
    pub fn repriced(&self) -> Option<Repriced> {
        use aos4::Observation as O;
        match self {
            Self::Aos4(
                O::OlderPrice { printed, costs, .. }
                | O::NewerPrice { printed, costs, .. }
                | O::WrongPrice { printed, costs, .. }
                | O::PriceOfFaction { printed, costs, .. },
            ) => Some(Repriced { printed: *printed, costs: *costs }),
            Self::Aos4(_) | Self::Declared { .. } => None,
        }
    }
}

impl From<aos4::Observation> for FindingFacts {
    fn from(observation: aos4::Observation) -> Self {
        Self::Aos4(observation)
    }
}

pub type Finding = composition::RuleFinding<FindingFacts>;
pub type Verdict = composition::RuleVerdict<FindingFacts>;
