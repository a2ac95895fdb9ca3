//! What the numbers of a battle are worth, and how that is called, as data (`handbook R3`).

use super::ChartError;
use crate::domain::result::Outcome;
use serde::{Deserialize, Serialize};

/// How a result follows from two scores. A closed list: a game with another way brings its kind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "chart", rename_all = "snake_case")]
pub enum ResultChart {
    /// By the difference of victory points, whatever the size of the game.
    Difference(DifferenceChart),
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DifferenceChart {
    /// The narrowest victory first. A smaller difference than its own is level.
    pub bands: Vec<Band>,
    /// What decides between two who are level on points.
    pub level: Level,
    /// How nobody's victory is called: `Draw`.
    pub drawn: String,
    /// What a bye, a concession and a no-show are to whoever is there.
    pub awarded: Victory,
}

/// A victory from a difference on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Band {
    pub from: u32,
    pub victory: Victory,
    /// `Major victory`
    pub won: String,
    /// `Major loss`
    pub lost: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Victory {
    Minor,
    Major,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// More completed tactics are the narrowest victory.
    Tactics,
    /// Nothing: it is a draw.
    Draw,
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

impl ResultChart {
    /// What this outcome is called, for the player who has it: `Major victory`, `Draw`, `Minor loss`.
    pub fn label(&self, outcome: Outcome) -> &str {
        let Self::Difference(chart) = self;
        let winner = if outcome.is_loss() { outcome.reversed() } else { outcome };
        let band = chart.bands.iter().find(|band| band.victory.outcome() == winner);
        match band {
            None => &chart.drawn,
            Some(band) if outcome.is_loss() => &band.lost,
            Some(band) => &band.won,
        }
    }

    /// What whoever won has won: `Major victory`; of a draw, its own name.
    pub fn won(&self, outcome: Outcome) -> &str {
        self.label(if outcome.is_loss() { outcome.reversed() } else { outcome })
    }

    /// Every outcome that a battle can have for one of its players, the best first.
    pub fn outcomes(&self) -> Vec<Outcome> {
        let Self::Difference(chart) = self;
        let won: Vec<Outcome> = chart.bands.iter().rev().map(|band| band.victory.outcome()).collect();
        let lost: Vec<Outcome> = won.iter().rev().map(|outcome| outcome.reversed()).collect();
        won.into_iter().chain([Outcome::Draw]).chain(lost).collect()
    }

    pub(super) fn check(&self) -> Result<(), ChartError> {
        let Self::Difference(chart) = self;
        let rises = chart.bands.is_sorted_by(|a, b| a.from < b.from && a.victory != b.victory);
        if chart.bands.first().is_none_or(|band| band.from == 0) || chart.bands.len() > 2 || !rises {
            return Err(ChartError::Bands);
        }
        if chart.bands.len() == 2 && chart.bands[0].victory == Victory::Major {
            return Err(ChartError::NarrowerIsMajor);
        }
        if chart.bands.iter().all(|band| band.victory != chart.awarded) {
            return Err(ChartError::Awarded);
        }
        Ok(())
    }
}
