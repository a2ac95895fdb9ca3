//! What one battle of a match is worth: game points out of a table, as data (`teams T22`).

use crate::domain::{
    result::{BattleResult, Outcome, ResultKind},
    scoring::worth_of_result,
    system::Scale,
};
use serde::{Deserialize, Serialize};

/// How game points follow from the result of a battle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum GamePoints {
    /// By who won, and how clearly: 20:0, 13:7 and 10:10 as a beginning.
    Outcome { major: [u32; 2], minor: [u32; 2], draw: u32 },
    /// By the difference of victory points: the first band that holds it.
    Difference { bands: Vec<PointBand> },
    /// The tournament points that the game's own chart gives.
    OfTheGame,
    /// A game won is one point.
    Wins,
}

/// Differences up to `to`, and what they bring the winner and the loser.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct PointBand {
    /// The last difference of the band. None: any that is left.
    pub to: Option<u32>,
    pub winner: u32,
    pub loser: u32,
}

impl Default for GamePoints {
    fn default() -> Self {
        Self::Outcome { major: [20, 0], minor: [13, 7], draw: 10 }
    }
}

impl GamePoints {
    /// Twenty points by the difference in games of 100: 0-1 is 10:10, 61 and more 20:0.
    #[must_use]
    pub fn of_a_hundred() -> Self {
        let last = [1, 5, 10, 15, 20, 25, 30, 40, 50, 60];
        let bands = last.into_iter().map(Some).chain([None]).zip(10..);
        let bands = bands.map(|(to, winner)| PointBand { to, winner, loser: 20 - winner });
        Self::Difference { bands: bands.collect() }
    }

    /// The points of `a` and of `b`. `own` is what the game reads its results by.
    #[must_use]
    pub fn of(&self, result: &BattleResult, own: Scale<'_>) -> [u32; 2] {
        let [for_a, for_b] = worth_of_result(result, own);
        let outcome = for_a.outcome;
        match self {
            Self::Outcome { major, minor, draw } => match outcome {
                Outcome::MajorWin => *major,
                Outcome::MinorWin => *minor,
                Outcome::Draw => [*draw; 2],
                Outcome::MinorLoss => swap_sides(*minor),
                Outcome::MajorLoss => swap_sides(*major),
            },
            Self::Difference { bands } => by_difference(bands, result, outcome),
            Self::OfTheGame => [for_a, for_b].map(|side| at_least_none(side.points.unwrap_or_default())),
            Self::Wins => [outcome.is_win(), outcome.is_loss()].map(u32::from),
        }
    }

    /// The most that one battle can bring.
    #[must_use]
    pub fn most(&self, own: Scale<'_>) -> u32 {
        match self {
            Self::Outcome { major, minor, draw } => major[0].max(minor[0]).max(*draw),
            Self::Difference { bands } => bands.iter().map(|band| band.winner).max().unwrap_or_default(),
            Self::OfTheGame => {
                let best = own.chart.outcomes().first().map(|outcome| own.of_outcome(*outcome));
                let conceded = own.conceded()[0].points;
                at_least_none(best.and_then(|best| best.points).max(conceded).unwrap_or_default())
            }
            Self::Wins => 1,
        }
    }
}

/// A ruling without numbers, a concession and a no-show are the widest band for whoever has won.
fn by_difference(bands: &[PointBand], result: &BattleResult, outcome: Outcome) -> [u32; 2] {
    let played = matches!(result.kind, ResultKind::Played | ResultKind::Adjudicated);
    let difference = result.a.victory_points.abs_diff(result.b.victory_points);
    let holds = |band: &&PointBand| band.to.is_none_or(|last| difference <= last);
    let band = match (&result.ruled, played) {
        (Some(ruled), _) if ruled.outcome == Outcome::Draw => bands.first(),
        (None, true) => bands.iter().find(holds),
        _ => bands.last(),
    };
    let points = band.map_or([0, 0], |band| [band.winner, band.loser]);
    let ahead = result.a.victory_points >= result.b.victory_points;
    let a_won = if played && result.ruled.is_none() { ahead } else { !outcome.is_loss() };
    if a_won { points } else { swap_sides(points) }
}

fn swap_sides([a, b]: [u32; 2]) -> [u32; 2] {
    [b, a]
}

fn at_least_none(points: i64) -> u32 {
    u32::try_from(points).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{result::Score, system};

    fn played_result(a: u32, b: u32) -> BattleResult {
        let score = |victory_points| Score { victory_points, ..Score::default() };
        BattleResult { kind: ResultKind::Played, a: score(a), b: score(b), ruled: None }
    }

    fn default_scale() -> Scale<'static> {
        system::default().scale(2000)
    }

    #[test]
    fn t22_twenty_points_are_shared_by_the_difference() {
        let table = GamePoints::of_a_hundred();
        let expected = [
            (0, 10),
            (1, 10),
            (2, 11),
            (5, 11),
            (6, 12),
            (10, 12),
            (11, 13),
            (15, 13),
            (16, 14),
            (20, 14),
            (21, 15),
            (25, 15),
            (26, 16),
            (30, 16),
            (31, 17),
            (40, 17),
            (41, 18),
            (50, 18),
            (51, 19),
            (60, 19),
            (61, 20),
            (100, 20),
        ];
        for (difference, winner) in expected {
            assert_eq!(
                table.of(&played_result(difference, 0), default_scale()),
                [winner, 20 - winner],
                "{difference}"
            );
            assert_eq!(
                table.of(&played_result(0, difference), default_scale())[1],
                winner.max(10),
                "{difference}"
            );
        }
    }

    #[test]
    fn t22_an_event_may_go_by_outcomes_or_by_wins_alone() {
        let outcomes = GamePoints::default();
        assert_eq!(outcomes.of(&played_result(30, 10), default_scale()), [20, 0]);
        assert_eq!(outcomes.of(&played_result(10, 12), default_scale()), [7, 13]);
        assert_eq!(outcomes.of(&played_result(10, 10), default_scale()), [10, 10]);
        assert_eq!(GamePoints::Wins.of(&played_result(10, 12), default_scale()), [0, 1]);
        assert_eq!(GamePoints::Wins.of(&played_result(12, 12), default_scale()), [0, 0]);
    }

    #[test]
    fn t27_who_is_not_there_loses_by_the_maximum() {
        let missing = BattleResult { kind: ResultKind::NoShowA, ..played_result(0, 0) };
        for table in [GamePoints::default(), GamePoints::of_a_hundred(), GamePoints::Wins] {
            assert_eq!(table.of(&missing, default_scale()), [0, table.most(default_scale())], "{table:?}");
        }
    }
}
