//! Exact fractions, compared without rounding and printed the way they came about.

use std::{cmp::Ordering, fmt};

/// Denominators stay below this, so that no sum or mean overflows. Only an event of some thirty rounds, with
/// players of every possible number of games, could reach it; then what follows the twelfth decimal is cut.
const LARGEST_DENOMINATOR: i64 = 1_000_000_000_000;

/// `quarters / 4 / over`. Quarters, because a drawn opponent's drawn battle counts half of a half.
///
/// Printed as `9.5/15`: the denominator is the least number of games that all parts have in common, and is
/// not cut down further, so that a player finds the games again: two opponents with 3 of 5 and 4 of 5 are
/// `7/5`, one with 3 of 5 and one with 1 of 3 are `14/15`.
#[derive(Debug, Clone, Copy)]
pub struct Fraction {
    quarters: i64,
    over: i64,
}

impl Fraction {
    pub const ZERO: Self = Self { quarters: 0, over: 1 };

    /// `quarters / 4 / over`; nothing over nothing is nothing.
    #[must_use]
    pub fn of_quarters(quarters: i64, over: u32) -> Self {
        Self { quarters, over: over.max(1).into() }
    }

    /// A whole number.
    #[must_use]
    pub fn of_whole(number: i64) -> Self {
        Self { quarters: number * 4, over: 1 }
    }

    /// All parts added up, exactly.
    #[must_use]
    pub fn sum(parts: impl Iterator<Item = Self> + Clone) -> Self {
        let over = parts
            .clone()
            .fold(1, |over, part| common_multiple(over, part.over).unwrap_or(LARGEST_DENOMINATOR));
        let quarters = parts.map(|part| part.quarters_over(over)).sum();
        Self { quarters, over }
    }

    /// The mean of the parts; of none, zero.
    #[must_use]
    pub fn mean(parts: impl Iterator<Item = Self> + Clone) -> Self {
        let sum = Self::sum(parts.clone());
        Self { quarters: sum.quarters, over: sum.over * parts.map(|_| 1).sum::<i64>().max(1) }
    }

    /// Rounded to hundredths, away from zero in the middle.
    #[must_use]
    pub fn hundredths(self) -> i64 {
        let (whole, over) = (25 * i128::from(self.quarters), i128::from(self.over));
        let rounded = (2 * whole.abs() + over) / (2 * over) * whole.signum();
        i64::try_from(rounded).unwrap_or_default()
    }

    /// For those who read no fractions, a spreadsheet say.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "what is told has few digits")]
    pub fn decimal(self) -> f64 {
        self.quarters as f64 / (4 * self.over) as f64
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

    fn quarters_over(self, over: i64) -> i64 {
        if over == self.over {
            self.quarters
        } else if over % self.over == 0 {
            self.quarters * (over / self.over)
        } else {
            let cut = i128::from(self.quarters) * i128::from(over) / i128::from(self.over);
            i64::try_from(cut)
                .expect("a sum of shares stays far below the largest denominator's thousandfold")
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
        let cross = |quarters: i64, over: i64| i128::from(quarters) * i128::from(over);
        cross(self.quarters, other.over).cmp(&cross(other.quarters, self.over))
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

/// Nothing, when it is too large to be worked with.
fn common_multiple(a: i64, b: i64) -> Option<i64> {
    if a == b || a % b == 0 {
        return Some(a);
    }
    (a / greatest_divisor(a, b)).checked_mul(b).filter(|multiple| *multiple <= LARGEST_DENOMINATOR)
}

fn greatest_divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { greatest_divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fraction_of_games(half_wins: i64, over: u32) -> Fraction {
        Fraction::of_quarters(half_wins * 2, over)
    }

    fn sum_of_parts(parts: &[Fraction]) -> Fraction {
        Fraction::sum(parts.iter().copied())
    }

    #[test]
    fn hundredths_are_rounded_away_from_zero_in_the_middle() {
        assert_eq!(fraction_of_games(5, 3).hundredths(), 83);
        assert_eq!(fraction_of_games(11, 6).hundredths(), 92);
        assert_eq!(Fraction::of_quarters(-1, 50).hundredths(), -1);
        assert_eq!(Fraction::ZERO.hundredths(), 0);
    }

    #[test]
    fn fractions_print_with_the_games_they_came_from() {
        assert_eq!(sum_of_parts(&[fraction_of_games(6, 5), fraction_of_games(8, 5)]).to_string(), "7/5");
        assert_eq!(sum_of_parts(&[fraction_of_games(6, 5), fraction_of_games(2, 3)]).to_string(), "14/15");
        assert_eq!(sum_of_parts(&[fraction_of_games(5, 5), fraction_of_games(4, 15)]).to_string(), "9.5/15");
        assert_eq!(fraction_of_games(1, 2).halved().to_string(), "0.25/2");
        assert_eq!(sum_of_parts(&[]).to_string(), "0/1");
    }

    #[test]
    fn fractions_compare_by_value_and_not_by_form() {
        assert_eq!(fraction_of_games(2, 2), fraction_of_games(6, 6));
        assert!(fraction_of_games(2, 3) > Fraction::of_quarters(3_333_333_333, 2_500_000_000));
        assert!(fraction_of_games(2, 3) < Fraction::of_quarters(3_333_333_334, 2_500_000_000));
        assert_eq!(
            Fraction::mean([fraction_of_games(2, 1), fraction_of_games(0, 1)].into_iter()),
            fraction_of_games(1, 1)
        );
    }

    #[test]
    fn a_hundred_different_denominators_neither_overflow_nor_panic() {
        let parts: Vec<Fraction> = (1..=100).map(|over| fraction_of_games(1, over)).collect();
        let (sum, mean) = (sum_of_parts(&parts), Fraction::mean(parts.iter().copied()));
        assert!(sum > fraction_of_games(4, 1) && sum < fraction_of_games(6, 1));
        assert!(mean < sum);
    }
}
