//! Exact fractions, compared without rounding and printed the way they came about.

use std::{cmp::Ordering, fmt};

/// Denominators stay below this, so that products of two fractions fit. An event would need some forty
/// rounds, with players of every possible number of games, to reach it; then the sixteenth decimal is cut.
const LARGEST_DENOMINATOR: i128 = 10_000_000_000_000_000;

/// `quarters / 4 / over`. Quarters, because a drawn opponent's drawn battle counts half of a half.
///
/// Printed as `9.5/15`: the denominator is the least number of games that all parts have in common, and is
/// not cut down further, so that a player finds the games again: two opponents with 3 of 5 and 4 of 5 are
/// `7/5`, one with 3 of 5 and one with 1 of 3 are `14/15`.
#[derive(Debug, Clone, Copy)]
pub struct Fraction {
    quarters: i128,
    over: i128,
}

impl Fraction {
    pub const ZERO: Self = Self { quarters: 0, over: 1 };

    /// `quarters / 4 / over`; nothing over nothing is nothing.
    #[must_use]
    pub fn of_quarters(quarters: i64, over: u32) -> Self {
        Self { quarters: quarters.into(), over: i128::from(over.max(1)) }
    }

    /// All parts added up, exactly.
    #[must_use]
    pub fn sum(parts: &[Self]) -> Self {
        let over =
            parts.iter().fold(1, |over, part| common_multiple(over, part.over).min(LARGEST_DENOMINATOR));
        let quarters = parts.iter().map(|part| part.quarters_over(over)).sum();
        Self { quarters, over }
    }

    /// The mean of the parts; of none, zero.
    #[must_use]
    pub fn mean(parts: &[Self]) -> Self {
        let sum = Self::sum(parts);
        Self { quarters: sum.quarters, over: sum.over * parts.len().max(1) as i128 }
    }

    /// Half of it.
    #[must_use]
    pub fn halved(self) -> Self {
        if self.quarters % 2 == 0 {
            Self { quarters: self.quarters / 2, over: self.over }
        } else {
            Self { quarters: self.quarters, over: self.over * 2 }
        }
    }

    fn quarters_over(self, over: i128) -> i128 {
        if over % self.over == 0 {
            self.quarters * (over / self.over)
        } else {
            self.quarters * over / self.over
        }
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = ["", ".25", ".5", ".75"];
        let rest = usize::try_from(self.quarters.rem_euclid(4)).expect("a rest of four fits");
        write!(f, "{}{}/{}", self.quarters.div_euclid(4), part[rest], self.over)
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.quarters * other.over).cmp(&(other.quarters * self.over))
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Fraction {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Fraction {}

fn common_multiple(a: i128, b: i128) -> i128 {
    if a == b { a } else { a / greatest_divisor(a, b) * b }
}

fn greatest_divisor(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { greatest_divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(half_wins: i64, over: u32) -> Fraction {
        Fraction::of_quarters(half_wins * 2, over)
    }

    #[test]
    fn fractions_print_with_the_games_they_came_from() {
        assert_eq!(Fraction::sum(&[games(6, 5), games(8, 5)]).to_string(), "7/5");
        assert_eq!(Fraction::sum(&[games(6, 5), games(2, 3)]).to_string(), "14/15");
        assert_eq!(Fraction::sum(&[games(5, 5), games(4, 15)]).to_string(), "9.5/15");
        assert_eq!(games(1, 2).halved().to_string(), "0.25/2");
        assert_eq!(Fraction::sum(&[]).to_string(), "0/1");
    }

    #[test]
    fn fractions_compare_by_value_and_not_by_form() {
        assert_eq!(games(2, 2), games(6, 6));
        assert!(games(2, 3) > Fraction::of_quarters(3_333_333_333, 2_500_000_000));
        assert!(games(2, 3) < Fraction::of_quarters(3_333_333_334, 2_500_000_000));
        assert_eq!(Fraction::mean(&[games(2, 1), games(0, 1)]), games(1, 1));
    }

    #[test]
    fn a_hundred_different_denominators_neither_overflow_nor_panic() {
        let parts: Vec<Fraction> = (1..=100).map(|over| games(1, over)).collect();
        let (sum, mean) = (Fraction::sum(&parts), Fraction::mean(&parts));
        assert!(sum > games(4, 1) && sum < games(6, 1));
        assert!(mean < sum);
    }
}
