//! What the numbers of a battle are worth, and how that is called, as data (`handbook R3`).

mod by_share;
mod by_size;
mod difference;
mod mark;
mod victory;

pub use by_share::{MarkWorth, ShareBand, ShareChart};
pub use by_size::{SizeBands, SizeChart, SizedResult};
pub use difference::{DifferenceChart, VictoryBand, WhenLevel};
pub use mark::ResultMark;
pub use victory::Victory;

use super::ChartError;
use crate::domain::result::{Outcome, ResultValues, Score};
use serde::{Deserialize, Serialize};

/// How a result follows from two scores. A closed list: a game with another way brings its kind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "chart", rename_all = "snake_case")]
pub enum ResultChart {
    /// By the difference of victory points, whatever the size of the game.
    Difference(DifferenceChart),
    /// By the difference of victory points, in the row of the agreed size (`systems FR5`).
    BySize(SizeChart),
    /// A pool of battle points is shared by the difference as a percentage of the agreed size (`systems TR2`).
    ByShare(ShareChart),
}

/// A chart, and the points that were agreed on: what a result is read by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scale<'s> {
    pub chart: &'s ResultChart,
    /// The points limit of the event.
    pub agreed: u32,
}

/// Of a mark that is the mission of the table.
pub const MISSION: &str = "mission";

/// What players mark or count beside their points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChartMark<'c> {
    pub name: &'c str,
    /// The most of it that a player can have; 1: it is ticked, not counted.
    pub most: u16,
    /// What it moves from one player to the other; 0 where it moves nothing.
    pub points: i64,
    /// The line that says so on a sheet that is filled in turn by turn.
    pub line: Option<&'c str>,
    /// What it is in a battle, as [`MarkWorth::of`].
    pub of: Option<&'c str>,
}

/// What a result is worth to one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Worth<'s> {
    pub outcome: Outcome,
    /// What it is called for that player: `Major victory`, `Solid victory`; none where numbers say it all.
    pub called: Option<&'s str>,
    /// Tournament points; none where the game knows none.
    pub points: Option<i64>,
}

impl<'c> From<&'c ResultMark> for ChartMark<'c> {
    fn from(mark: &'c ResultMark) -> Self {
        Self { name: &mark.name, most: mark.most, points: 0, line: mark.line.as_deref(), of: None }
    }
}

impl<'c> From<&'c MarkWorth> for ChartMark<'c> {
    fn from(mark: &'c MarkWorth) -> Self {
        Self { name: &mark.name, most: 1, points: mark.points, line: None, of: mark.of.as_deref() }
    }
}

impl<'s> Scale<'s> {
    /// What a battle that was played is worth to the first player. `marks` are those of each, in the chart's order.
    pub fn played(self, own: Score, theirs: Score) -> Worth<'s> {
        match self.chart {
            ResultChart::Difference(chart) => {
                let outcome = chart.outcome(own, theirs);
                Worth { outcome, called: Some(self.chart.label(outcome)), points: None }
            }
            ResultChart::BySize(chart) => {
                let (own_points, others) = (own.victory_points, theirs.victory_points);
                let place = chart.place_of_scores(own_points, others, self.agreed);
                let worth = chart.worth(place, own_points >= others);
                let bonus = chart.bonus_of_scores(own, theirs);
                Worth { points: worth.points.map(|points| points + bonus), ..worth }
            }
            ResultChart::ByShare(chart) => chart.worth(chart.battle_points(own, theirs, self.agreed)),
        }
    }

    /// What a concession, or that somebody did not come, is worth: to whoever is there, and to whoever is not.
    pub fn conceded(self) -> [Worth<'s>; 2] {
        match self.chart {
            ResultChart::Difference(chart) => {
                let outcome = chart.awarded.outcome();
                [outcome, outcome.reversed()].map(|outcome| self.of_outcome(outcome))
            }
            ResultChart::BySize(chart) => [true, false].map(|won| chart.worth(chart.conceded, won)),
            ResultChart::ByShare(chart) => {
                [chart.conceded, chart.pool - chart.conceded].map(|points| chart.worth(points))
            }
        }
    }

    /// What a bye is worth to whoever has it.
    pub fn bye(self) -> Worth<'s> {
        match self.chart {
            ResultChart::Difference(chart) => self.of_outcome(chart.awarded.outcome()),
            ResultChart::BySize(chart) => chart.worth(chart.bye, true),
            ResultChart::ByShare(chart) => chart.worth(chart.bye),
        }
    }

    /// The narrowest result of this outcome: what a judge's ruling comes to.
    pub fn of_outcome(self, outcome: Outcome) -> Worth<'s> {
        let winner = if outcome.is_loss() { outcome.reversed() } else { outcome };
        match self.chart {
            ResultChart::Difference(_) => {
                Worth { outcome, called: Some(self.chart.label(outcome)), points: None }
            }
            ResultChart::BySize(chart) => chart.worth(chart.place_of(winner), !outcome.is_loss()),
            ResultChart::ByShare(chart) => {
                let half = chart.pool / 2;
                let winners = match winner {
                    Outcome::MajorWin => chart.major_from,
                    Outcome::Draw => half,
                    _ => half + 1,
                };
                chart.worth(if outcome.is_loss() { chart.pool - winners } else { winners })
            }
        }
    }
}

impl ResultChart {
    /// What this outcome is called, for the player who has it: `Major victory`, `Draw`, `Minor loss`. Where several
    /// results are of one outcome, the narrowest.
    pub fn label(&self, outcome: Outcome) -> &str {
        let winner = if outcome.is_loss() { outcome.reversed() } else { outcome };
        match self {
            Self::Difference(chart) => {
                let band = chart.victories().find(|band| band.victory.outcome() == winner);
                band.map_or(&chart.drawn, |band| if outcome.is_loss() { &band.lost } else { &band.won })
            }
            Self::BySize(chart) => {
                let result = chart.result_of(winner);
                if outcome.is_loss() { &result.lost } else { &result.won }
            }
            Self::ByShare(chart) => match outcome {
                Outcome::Draw => &chart.drawn,
                outcome if outcome.is_loss() => &chart.lost,
                _ => &chart.won,
            },
        }
    }

    /// What whoever won has won: `Major victory`; of a draw, its own name.
    pub fn won(&self, outcome: Outcome) -> &str {
        self.label(if outcome.is_loss() { outcome.reversed() } else { outcome })
    }

    /// Every outcome that a battle can have for one of its players, the best first.
    pub fn outcomes(&self) -> Vec<Outcome> {
        let mut won: Vec<Outcome> = match self {
            Self::Difference(chart) => chart.victories().map(|band| band.victory.outcome()).collect(),
            Self::BySize(chart) => {
                chart.results.iter().rev().filter_map(|result| result.victory).map(Victory::outcome).collect()
            }
            Self::ByShare(_) => vec![Outcome::MinorWin],
        };
        won.dedup();
        let lost: Vec<Outcome> = won.iter().rev().map(|outcome| outcome.reversed()).collect();
        won.into_iter().chain([Outcome::Draw]).chain(lost).collect()
    }

    /// What players mark or count beside their points, in order; empty where nothing is.
    pub fn marks(&self) -> Vec<ChartMark<'_>> {
        match self {
            Self::ByShare(chart) => chart.marks.iter().map(ChartMark::from).collect(),
            Self::Difference(DifferenceChart { marks, .. }) | Self::BySize(SizeChart { marks, .. }) => {
                marks.iter().map(ChartMark::from).collect()
            }
        }
    }

    /// What somebody has beside points in a bye, or whose opponent did not come.
    pub fn awarded_values(&self) -> ResultValues {
        let mut values = ResultValues::default();
        if let Self::Difference(DifferenceChart { marks, .. }) | Self::BySize(SizeChart { marks, .. }) = self
        {
            for (value, mark) in values.0.iter_mut().zip(marks) {
                *value = mark.awarded;
            }
        }
        values
    }

    /// Whether what players have beside points is told by its name and number rather than as objectives: where any of it is
    /// counted, and where it is for the ranking alone.
    pub fn counts_values(&self) -> bool {
        match self {
            Self::ByShare(_) => false,
            Self::Difference(chart) => chart.marks.iter().any(|mark| mark.most > 1),
            Self::BySize(chart) => !chart.marks.is_empty(),
        }
    }

    /// Whether the points that were agreed on decide what a difference is.
    pub fn goes_by_size(&self) -> bool {
        match self {
            Self::Difference(_) => false,
            Self::BySize(chart) => chart.sizes.len() > 1,
            Self::ByShare(_) => true,
        }
    }

    /// Whether results bring tournament points.
    pub fn has_points(&self) -> bool {
        !matches!(self, Self::Difference(_))
    }

    /// The most tournament points that a battle brings; none where results bring none.
    pub fn most_points(&self) -> Option<i64> {
        match self {
            Self::Difference(_) => None,
            Self::BySize(chart) => {
                let bonus: usize = chart.marks.iter().map(|mark| mark.bonus.len()).sum();
                let most = chart.results.iter().map(|result| result.points.0).max();
                most.zip(i64::try_from(bonus).ok()).map(|(most, bonus)| most + bonus)
            }
            Self::ByShare(chart) => Some(chart.pool),
        }
    }

    pub(super) fn check(&self) -> Result<(), ChartError> {
        match self {
            Self::Difference(chart) => chart.check(),
            Self::BySize(chart) => chart.check(),
            Self::ByShare(chart) => chart.check(),
        }
    }
}
