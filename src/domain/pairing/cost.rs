//! What a pair costs, level by level, and how the levels become one number that keeps their order.

use serde::{Deserialize, Serialize};
use std::{
    iter::Sum,
    ops::{Add, AddAssign, Index, IndexMut},
};

/// What a draw should avoid, the gravest first. A level counts only where all levels before it are equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CostLevel {
    /// Pairs the organiser forbade.
    Bans,
    /// Whether they have met; for a bye, the byes and battles against a spare player before it.
    Rematches,
    /// Clubmates, where the rule is strong.
    Clubs,
    /// Tables that are not as published, where as few as possible should change.
    Changes,
    /// How many scores are below the score of the player with the bye.
    Bye,
    /// Four times the square of the gap in half wins, plus one for different wins, draws and losses.
    /// Squared, so that two small gaps are better than a wide one.
    Record,
    /// The distance of the win paths; for a bye, how far the path is above the lowest of its score.
    WinPath,
    /// Clubmates, where the rule is soft.
    SoftClubs,
    /// Tables that are not as published, where only draws that are otherwise as good are wanted.
    SoftChanges,
    /// The lot.
    Lottery,
}

/// How many levels there are.
pub const LEVELS: usize = 10;

impl CostLevel {
    pub const ALL: [Self; LEVELS] = [
        Self::Bans,
        Self::Rematches,
        Self::Clubs,
        Self::Changes,
        Self::Bye,
        Self::Record,
        Self::WinPath,
        Self::SoftClubs,
        Self::SoftChanges,
        Self::Lottery,
    ];
}

/// The cost of a pair or of a whole draw: a number per level. Compared, the first difference decides.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DrawCost([u64; LEVELS]);

impl DrawCost {
    /// The same without the lottery: what can be said to be better or worse.
    #[must_use]
    pub fn without_lottery(mut self) -> Self {
        self[CostLevel::Lottery] = 0;
        self
    }

    /// The first level on which two costs differ.
    pub fn first_difference(&self, other: &Self) -> Option<CostLevel> {
        CostLevel::ALL.into_iter().find(|&level| self[level] != other[level])
    }

    /// The higher of both costs on every level.
    #[must_use]
    pub fn highest(mut self, other: Self) -> Self {
        for level in CostLevel::ALL {
            self[level] = self[level].max(other[level]);
        }
        self
    }
}

impl Index<CostLevel> for DrawCost {
    type Output = u64;
    fn index(&self, level: CostLevel) -> &u64 {
        &self.0[level as usize]
    }
}

impl IndexMut<CostLevel> for DrawCost {
    fn index_mut(&mut self, level: CostLevel) -> &mut u64 {
        &mut self.0[level as usize]
    }
}

impl Add for DrawCost {
    type Output = Self;
    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}

impl AddAssign for DrawCost {
    fn add_assign(&mut self, other: Self) {
        for level in CostLevel::ALL {
            self[level] += other[level];
        }
    }
}

impl Sum for DrawCost {
    fn sum<I: Iterator<Item = Self>>(costs: I) -> Self {
        costs.fold(Self::default(), Add::add)
    }
}

/// A cost as one number.
pub type Scalar = i128;

/// No weighted draw may reach this. The solver works with doubled costs and adds up to four of its numbers,
/// each of them at most four times this: 2 to the power of 126 at the very most.
const LIMIT: Scalar = 1 << 120;

/// What one unit of each level weighs: more than everything below it can add up to in a whole draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LevelWeights([Scalar; LEVELS]);

impl LevelWeights {
    /// Lays the levels out for a draw of so many `pairs` in which no pair costs more than `highest`.
    /// `None`: they do not fit.
    pub fn new(highest: &DrawCost, pairs: usize) -> Option<Self> {
        let pairs = Scalar::try_from(pairs).ok()?;
        let mut weights = [0; LEVELS];
        let mut below: Scalar = 0;
        for level in CostLevel::ALL.into_iter().rev() {
            let weight = below + 1;
            weights[level as usize] = weight;
            let most = Scalar::from(highest[level]).checked_mul(pairs)?;
            below = below.checked_add(most.checked_mul(weight)?).filter(|&sum| sum < LIMIT)?;
        }
        Some(Self(weights))
    }

    /// One unit of this level.
    pub fn of(&self, level: CostLevel) -> Scalar {
        self.0[level as usize]
    }

    /// All levels as one number.
    pub fn scalar(&self, cost: &DrawCost) -> Scalar {
        CostLevel::ALL.into_iter().map(|level| self.of(level) * Scalar::from(cost[level])).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cost_from_levels(levels: &[(CostLevel, u64)]) -> DrawCost {
        let mut cost = DrawCost::default();
        for &(level, value) in levels {
            cost[level] = value;
        }
        cost
    }

    #[test]
    fn levels_stand_in_the_order_of_their_gravity() {
        assert!(CostLevel::ALL.is_sorted());
        assert!(CostLevel::ALL.iter().enumerate().all(|(place, &level)| level as usize == place));
    }

    #[test]
    fn one_unit_outweighs_everything_below_it_in_a_whole_draw() {
        let highest = cost_from_levels(&[
            (CostLevel::Rematches, 1),
            (CostLevel::Record, 65),
            (CostLevel::WinPath, 9),
            (CostLevel::Lottery, 65536),
        ]);
        let weights = LevelWeights::new(&highest, 100).unwrap();
        let below = cost_from_levels(&[
            (CostLevel::Record, 6500),
            (CostLevel::WinPath, 900),
            (CostLevel::Lottery, 6_553_600),
        ]);
        assert!(weights.of(CostLevel::Rematches) > weights.scalar(&below));
    }

    #[test]
    fn weights_that_do_not_fit_are_refused_and_never_wrapped() {
        let highest = cost_from_levels(&[(CostLevel::Bans, u64::MAX), (CostLevel::Record, u64::MAX)]);
        assert_eq!(LevelWeights::new(&highest, 5000), None);
    }
}
