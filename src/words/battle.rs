//! How a battle ended, for what carries no messages yet.

use super::{InWords, in_english};
use crate::{
    domain::{history::BattleResult, system::Scale},
    text::battle::{tell_chart_lines, tell_named_result, tell_result},
};

/// `30–12 (tactics 3–2)`
impl InWords for BattleResult {
    fn in_words(&self) -> String {
        in_english(&tell_result(self))
    }
}

/// The same where both are known by name: `50–0 (Bo did not come)`
pub fn describe_named_result(result: &BattleResult, names: [&str; 2]) -> String {
    in_english(&tell_named_result(result, names))
}

/// How a result is read at these agreed points, a line a result.
pub fn chart_lines(scale: Scale<'_>) -> Vec<String> {
    tell_chart_lines(scale).iter().map(in_english).collect()
}
