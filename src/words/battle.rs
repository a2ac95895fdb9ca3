//! How a battle ended.

use super::InWords;
use crate::domain::{
    history::{BattleResult, ResultKind},
    system::{ResultChart, Scale, ShareBand, SizedResult},
};

/// `30–12 (tactics 3–2)`, with the kind where the numbers are not the whole story. Where nobody completed a tactic,
/// as in games that count none, nothing is said of them.
impl InWords for BattleResult {
    fn in_words(&self) -> String {
        if self.kind == ResultKind::Bye {
            return self.kind.in_words();
        }
        let (a, b) = (self.a.battle_tactics, self.b.battle_tactics);
        let tactics = (a + b > 0).then(|| format!("tactics {a}–{b}"));
        let kind = (self.kind != ResultKind::Played).then(|| self.kind.in_words());
        let more: Vec<String> = tactics.into_iter().chain(kind).collect();
        let more = if more.is_empty() { String::new() } else { format!(" ({})", more.join(", ")) };
        format!("{}–{}{more}", self.a.victory_points, self.b.victory_points)
    }
}

/// How a result is read at these agreed points, a line a result, the clearest last: `from 300: Marginal victory, 2–1`.
/// Nothing for a chart that the outcomes say whole.
pub fn chart_lines(scale: Scale<'_>) -> Vec<String> {
    match scale.chart {
        ResultChart::Difference(_) => Vec::new(),
        ResultChart::BySize(chart) => {
            let line = |(result, from): (&SizedResult, u32)| {
                format!("from {from}: {}, {}–{}", result.won, result.points.0, result.points.1)
            };
            chart.results.iter().zip(chart.differences(scale.agreed)).map(line).collect()
        }
        ResultChart::ByShare(chart) => {
            let line = |band: &ShareBand| {
                format!("to {} %: {}–{}", band.up_to, band.winner, chart.pool - band.winner)
            };
            chart.bands.iter().map(line).collect()
        }
    }
}

/// `a` is the first player named.
impl InWords for ResultKind {
    fn in_words(&self) -> String {
        match self {
            Self::Played => "played",
            Self::Bye => "bye",
            Self::ConcededByA => "first player left",
            Self::ConcededByB => "second player left",
            Self::NoShowA => "first player did not come",
            Self::NoShowB => "second player did not come",
            Self::Adjudicated => "not finished, the rest agreed",
        }
        .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::history::Score;

    #[test]
    fn tactics_are_told_where_there_are_any() {
        let score =
            |victory_points, battle_tactics| Score { victory_points, battle_tactics, ..Score::default() };
        let said = |kind, a, b| BattleResult { kind, a, b, ruled: None }.in_words();
        assert_eq!(said(ResultKind::Played, score(30, 3), score(12, 0)), "30–12 (tactics 3–0)");
        assert_eq!(said(ResultKind::Played, score(9, 0), score(4, 0)), "9–4");
        assert_eq!(said(ResultKind::ConcededByA, score(9, 0), score(4, 0)), "9–4 (first player left)");
        let left = said(ResultKind::ConcededByB, score(9, 1), score(4, 0));
        assert_eq!(left, "9–4 (tactics 1–0, second player left)");
        assert_eq!(said(ResultKind::Bye, score(0, 0), score(0, 0)), "bye");
    }
}
