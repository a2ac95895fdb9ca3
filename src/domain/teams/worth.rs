//! What a match is worth: the sum of its battles, held between its limits, corrected, and who has won it.

use super::{Correction, GamePoints, TeamSettings};
use crate::domain::{
    result::{BattleResult, Outcome, ResultKind},
    scoring::worth,
    system::Scale,
};
use serde::{Deserialize, Serialize};

/// How a match is won (`teams T23`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum MatchRule {
    /// So many game points win; where neither side has them, or both have, it is drawn.
    Window { wins_from: u32 },
    /// Each side for itself: at least `two_from` are 2 match points, at most `none_to` are 0, anything else 1.
    CutOff { two_from: u32, none_to: u32 },
    /// Whoever has won more games.
    Majority,
    /// No match is won: game points are all there is.
    SumOnly,
}

/// Between which the sum that counts is held (`teams T24`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SumLimits {
    pub floor: u32,
    pub cap: u32,
}

/// What a match is worth to both sides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchWorth {
    pub sides: [SideWorth; 2],
    /// For side a.
    pub outcome: Outcome,
}

/// What a match is worth to one side.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SideWorth {
    /// Of all battles, as the table gives them.
    pub sum: u32,
    /// The same, corrected and held: what counts.
    pub game_points: u32,
    pub games_won: u32,
    /// 2, 1 or 0, corrected; 0 where no match is won.
    pub match_points: i64,
    /// Victory points of all battles.
    pub victory_points: u32,
}

impl Default for MatchRule {
    fn default() -> Self {
        Self::Majority
    }
}

/// What a match is worth whose battles ended like this, one result a battle as side a and side b sit. `None` while
/// one has no result (`teams T25`): 0-0 is one.
#[must_use]
pub fn match_worth(
    settings: &TeamSettings,
    own: Scale<'_>,
    battles: &[Option<&BattleResult>],
    corrections: &[Correction],
) -> Option<MatchWorth> {
    let results: Vec<&BattleResult> = battles.iter().copied().collect::<Option<_>>()?;
    let mut sides = [SideWorth::default(); 2];
    for result in results {
        add(&mut sides, &settings.game_points, result, own);
    }
    for (side, worth) in sides.iter_mut().enumerate() {
        let corrected: i64 = of_side(corrections, side).map(|correction| correction.game_points).sum();
        let points = i64::from(worth.sum).saturating_add(corrected).max(0);
        let points = u32::try_from(points).unwrap_or(u32::MAX);
        worth.game_points = settings.cap.map_or(points, |limits| points.max(limits.floor).min(limits.cap));
    }
    let outcome = settings.result.outcome(&sides);
    let match_points = settings.result.match_points(&sides, outcome);
    for (side, worth) in sides.iter_mut().enumerate() {
        let corrected: i64 = of_side(corrections, side).map(|correction| correction.match_points).sum();
        worth.match_points = match_points[side] + corrected;
    }
    Some(MatchWorth { sides, outcome })
}

fn of_side(corrections: &[Correction], side: usize) -> impl Iterator<Item = &Correction> {
    corrections.iter().filter(move |correction| correction.side.place() == side)
}

fn add(sides: &mut [SideWorth; 2], table: &GamePoints, result: &BattleResult, own: Scale<'_>) {
    let points = table.of(result, own);
    let outcome = worth(result, own)[0].outcome;
    let won = [outcome.is_win(), outcome.is_loss()];
    let counted = result.kind != ResultKind::Bye;
    let scored = [result.a.victory_points, result.b.victory_points];
    for (side, worth) in sides.iter_mut().enumerate() {
        worth.sum += points[side];
        worth.games_won += u32::from(won[side]);
        worth.victory_points += if counted { scored[side] } else { 0 };
    }
}

impl MatchRule {
    /// For side a. A match has no greater and lesser victories.
    fn outcome(self, [a, b]: &[SideWorth; 2]) -> Outcome {
        let (a, b) = match self {
            Self::Window { wins_from } => {
                let won = |side: &SideWorth| i64::from(side.game_points >= wins_from);
                (won(a), won(b))
            }
            Self::CutOff { .. } => (self.cut_off(a), self.cut_off(b)),
            Self::Majority => (a.games_won.into(), b.games_won.into()),
            Self::SumOnly => (a.game_points.into(), b.game_points.into()),
        };
        match a.cmp(&b) {
            std::cmp::Ordering::Greater => Outcome::MinorWin,
            std::cmp::Ordering::Equal => Outcome::Draw,
            std::cmp::Ordering::Less => Outcome::MinorLoss,
        }
    }

    fn match_points(self, sides: &[SideWorth; 2], outcome: Outcome) -> [i64; 2] {
        let of = |outcome: Outcome| if outcome.is_win() { 2 } else { i64::from(outcome == Outcome::Draw) };
        match self {
            Self::CutOff { .. } => [self.cut_off(&sides[0]), self.cut_off(&sides[1])],
            Self::SumOnly => [0, 0],
            Self::Window { .. } | Self::Majority => [of(outcome), of(outcome.reversed())],
        }
    }

    /// The match points of one side, which does not ask for the other's.
    fn cut_off(self, side: &SideWorth) -> i64 {
        match self {
            Self::CutOff { two_from, .. } if side.game_points >= two_from => 2,
            Self::CutOff { none_to, .. } if side.game_points <= none_to => 0,
            _ => 1,
        }
    }
}
