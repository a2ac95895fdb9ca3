//! How a battle ended.

use super::{
    InWords, findings::join_with_and, standings::write_signed_points, write_grouped_number, write_score_dash,
};
use crate::domain::{
    battle::State,
    history::{BattleResult, ResultKind},
    result::ResultMarks,
    system::{ResultChart, Scale, ShareBand, SizedResult},
};
use std::fmt::Write;

/// `30–12 (tactics 3–2)`, with the kind where the numbers are not the whole story. Where nobody completed a tactic,
/// as in games that count none, nothing is said of them.
impl InWords for BattleResult {
    fn in_words(&self) -> String {
        describe_result_of_kind(self, ["the first player", "the second"], &self.kind.in_words())
    }
}

/// The same where both are known by name: `50–0 (Bo did not come)`
pub fn describe_named_result(result: &BattleResult, names: [&str; 2]) -> String {
    let [a, b] = names;
    let kind = match result.kind {
        ResultKind::ConcededByA => format!("{a} left"),
        ResultKind::ConcededByB => format!("{b} left"),
        ResultKind::NoShowA => format!("{a} did not come"),
        ResultKind::NoShowB => format!("{b} did not come"),
        kind => kind.in_words(),
    };
    describe_result_of_kind(result, names, &kind)
}

fn describe_result_of_kind(result: &BattleResult, names: [&str; 2], kind: &str) -> String {
    if result.kind == ResultKind::Bye {
        return kind.to_owned();
    }
    let (a, b) = (result.a.battle_tactics, result.b.battle_tactics);
    let tactics = (a + b > 0).then(|| format!("tactics {a}–{b}"));
    let kind = (result.kind != ResultKind::Played).then(|| kind.to_owned());
    let more: Vec<String> =
        tactics.into_iter().chain(describe_objective_marks(result, names)).chain(kind).collect();
    let more = if more.is_empty() { String::new() } else { format!(" ({})", more.join(", ")) };
    format!("{}{more}", write_score_dash(result.a.victory_points, result.b.victory_points))
}

/// `objectives 1 and 3 to the first player, 2 to the second`; none where nobody has any.
fn describe_objective_marks(result: &BattleResult, [a, b]: [&str; 2]) -> Option<String> {
    let had = |marks: ResultMarks| {
        let numbers = marks.0.iter().zip(1..).filter(|(mark, _)| **mark > 0);
        join_with_and(&numbers.map(|(_, number): (_, u32)| number.to_string()).collect::<Vec<_>>())
    };
    let told = [(had(result.a.marks), a), (had(result.b.marks), b)];
    let told: Vec<String> = told
        .into_iter()
        .filter(|(had, _)| !had.is_empty())
        .map(|(had, who)| format!("{had} to {who}"))
        .collect();
    (!told.is_empty()).then(|| format!("objectives {}", told.join(", ")))
}

/// How the result came about: what was scored, what the difference is at this size, what the chart makes of it, what
/// objectives moved. None where the numbers say it all, or did not decide.
pub fn explain_battle_result(result: &BattleResult, scale: Scale<'_>) -> Option<String> {
    if result.ruled.is_some() || !matches!(result.kind, ResultKind::Played | ResultKind::Adjudicated) {
        return None;
    }
    let (own, theirs) = (i64::from(result.a.victory_points), i64::from(result.b.victory_points));
    let apart = match own - theirs {
        0 => "level".to_owned(),
        more if more > 0 => format!("{} more", write_grouped_number(more)),
        fewer => format!("{} fewer", write_grouped_number(-fewer)),
    };
    let scored = format!("{} to {}: {apart}", write_grouped_number(own), write_grouped_number(theirs));
    let agreed = write_grouped_number(scale.agreed);
    match scale.chart {
        ResultChart::Difference(_) => None,
        ResultChart::BySize(chart) => {
            let difference = result.a.victory_points.abs_diff(result.b.victory_points);
            let called = chart.results.get(chart.place(difference, scale.agreed))?.won.to_lowercase();
            Some(format!("{scored} at {agreed} points: {} {called}", article_before_word(&called)))
        }
        ResultChart::ByShare(chart) => {
            let percent = write_thousandths_share((own - theirs).abs() * 1000, i64::from(scale.agreed));
            let pair = |points: i64| format!("{points}–{}", chart.pool - points);
            let mut told = format!(
                "{scored}, {percent} % of {agreed}: {}",
                pair(chart.by_difference(result.a, result.b, scale.agreed))
            );
            for (mark, points) in chart.moved(result.a, result.b) {
                let _ = write!(told, ", {} {}", mark.name.to_lowercase(), write_signed_points(points));
            }
            if chart.moved(result.a, result.b).next().is_some() {
                let _ = write!(told, ": {}", pair(chart.battle_points(result.a, result.b, scale.agreed)));
            }
            Some(told)
        }
    }
}

fn article_before_word(word: &str) -> &'static str {
    if word.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" }
}

/// A thousandth part of something as a percentage with one place: `15.6`.
fn write_thousandths_share(thousandfold: i64, of: i64) -> String {
    let tenths = if of > 0 { thousandfold / of } else { 0 };
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// The state of a table, as the desk tells it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableWord {
    /// The round is out, and nobody plays it yet.
    NotStarted,
    Playing,
    /// Nobody has tapped or reported anything for long.
    Quiet,
    OneReport,
    Done,
    /// The two reports differ.
    Differ,
    /// Nobody has a seat there in this round.
    NotUsed,
}

impl TableWord {
    /// In the order of a legend, which tells of tables where two sit.
    pub const ALL: [Self; 6] =
        [Self::NotStarted, Self::Playing, Self::Quiet, Self::OneReport, Self::Done, Self::Differ];

    /// The word for a state alone; whether a table is quiet, or the round is played yet, is not in it.
    pub fn from_battle_state(state: State) -> Self {
        match state {
            State::Open => Self::Playing,
            State::Reported => Self::OneReport,
            State::Confirmed | State::Ruled => Self::Done,
            State::Disputed => Self::Differ,
        }
    }

    /// Two sit there.
    pub fn is_played(self) -> bool {
        self != Self::NotUsed
    }

    /// The same in a round that nobody plays yet.
    #[must_use]
    pub fn before_the_start(self) -> Self {
        if self == Self::Playing { Self::NotStarted } else { self }
    }

    /// In an address.
    pub fn code(self) -> &'static str {
        match self {
            Self::NotStarted => "not-started",
            Self::Playing => "playing",
            Self::Quiet => "quiet",
            Self::OneReport => "reported",
            Self::Done => "done",
            Self::Differ => "disputed",
            Self::NotUsed => "not-used",
        }
    }

    /// After a number: `10 playing`.
    pub fn in_words(self) -> &'static str {
        match self {
            Self::NotStarted => "not started",
            Self::Playing => "playing",
            Self::Quiet => "quiet",
            Self::OneReport => "one report",
            Self::Done => "done",
            Self::Differ => "differ",
            Self::NotUsed => "not used",
        }
    }

    /// The colour of its word.
    pub fn tone(self) -> &'static str {
        match self {
            Self::NotStarted | Self::Playing | Self::NotUsed => "",
            Self::Quiet | Self::OneReport => "warn",
            Self::Done => "good",
            Self::Differ => "bad",
        }
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
            let last = chart.bands.last().map_or(0, |band| band.up_to);
            let beyond = format!("above {last} %: {}–{}", chart.beyond, chart.pool - chart.beyond);
            chart.bands.iter().map(line).chain([beyond]).collect()
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
    fn a_page_says_how_a_result_came_about() {
        let score =
            |victory_points, marks| Score { victory_points, marks: ResultMarks(marks), ..Score::default() };
        let how = |game: &str, agreed, a, b| {
            let result = BattleResult { kind: ResultKind::Played, a, b, ruled: None };
            explain_battle_result(&result, crate::domain::system::find_system(game).unwrap().scale(agreed))
        };
        let none = [0; 4];
        assert_eq!(
            how("wfb7", 2000, score(1840, none), score(1215, none)).unwrap(),
            "1,840 to 1,215: 625 more at 2,000 points: a solid victory"
        );
        assert_eq!(
            how("wfb7", 2000, score(900, none), score(900, none)).unwrap(),
            "900 to 900: level at 2,000 points: a draw"
        );
        assert_eq!(
            how("t9a3", 4000, score(1840, [1, 0, 0, 0]), score(1215, none)).unwrap(),
            "1,840 to 1,215: 625 more, 15.6 % of 4,000: 12–8, primary objective +3: 15–5"
        );
        assert_eq!(
            how("t9a3", 4000, score(0, [0, 1, 1, 0]), score(1600, [1, 1, 0, 0])).unwrap(),
            "0 to 1,600: 1,600 fewer, 40.0 % of 4,000: 6–14, primary objective −3, second secondary +1: 4–16"
        );
        assert_eq!(how("aos4-ghb2024", 2000, score(30, none), score(10, none)), None);
    }

    #[test]
    fn marks_are_told_where_there_are_any() {
        let score =
            |victory_points, marks| Score { victory_points, marks: ResultMarks(marks), ..Score::default() };
        let (a, b) = (score(30, [1, 0, 1, 0]), score(12, [0, 1, 0, 0]));
        let said = BattleResult { kind: ResultKind::Played, a, b, ruled: None }.in_words();
        assert_eq!(said, "30–12 (objectives 1 and 3 to the first player, 2 to the second)");
    }

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
