//! How a battle ended, for what carries no messages yet.

use super::{InWords, in_english};
use crate::{
    domain::{history::BattleResult, system::Scale},
    text::battle::{tell_chart_lines, tell_result},
};

/// `30–12 (tactics 3–2)`
impl InWords for BattleResult {
    fn in_words(&self) -> String {
        in_english(&tell_result(self))
    }
}

/// How a result is read at these agreed points, a line a result.
pub fn chart_lines(scale: Scale<'_>) -> Vec<String> {
    tell_chart_lines(scale).iter().map(in_english).collect()
}
