//! How a battle ended, and how that came about.

use super::{Message, TextFact, say, told};
use crate::domain::{
    event::pack::Settings,
    history::{BattleResult, ResultKind},
    result::ResultValues,
    system::{ResultChart, Scale, ShareBand, SizedResult, VictoryBand, WhenLevel},
};

/// `30–12 (tactics 3–2)`, with the kind where the numbers are not the whole story. Where nobody completed a tactic,
/// as in games that count none, nothing is said of them.
pub fn tell_result(result: &BattleResult) -> Message {
    let had = [
        |numbers: Vec<u32>| say!("battle-came-to-had-by-first", numbers),
        |numbers: Vec<u32>| say!("battle-came-to-had-by-second", numbers),
    ];
    tell_result_with(result, had, told(&result.kind))
}

/// The same where both are known by name: `50–0 (Bo did not come)`
pub fn tell_named_result(result: &BattleResult, [a, b]: [&str; 2]) -> Message {
    let kind = match result.kind {
        ResultKind::ConcededByA => say!("battle-came-to-left", name = a),
        ResultKind::ConcededByB => say!("battle-came-to-left", name = b),
        ResultKind::NoShowA => say!("battle-came-to-absent", name = a),
        ResultKind::NoShowB => say!("battle-came-to-absent", name = b),
        kind => told(&kind),
    };
    let had_by = |name| move |numbers: Vec<u32>| say!("battle-came-to-had-by", numbers, name);
    tell_result_with(result, [had_by(a), had_by(b)], kind)
}

fn tell_result_with(
    result: &BattleResult,
    [had_by_a, had_by_b]: [impl Fn(Vec<u32>) -> Message; 2],
    kind: Message,
) -> Message {
    if result.kind == ResultKind::Bye {
        return kind;
    }
    let (a, b) = (result.a.battle_tactics, result.b.battle_tactics);
    let tactics = (a + b > 0).then(|| say!("battle-came-to-tactics", own = a, theirs = b));
    let had = [
        Some(numbers_of_marks(result.a.values)).filter(|had| !had.is_empty()).map(had_by_a),
        Some(numbers_of_marks(result.b.values)).filter(|had| !had.is_empty()).map(had_by_b),
    ];
    let is_marked = had.iter().any(Option::is_some);
    let had: TextFact = had.into_iter().flatten().collect();
    let objectives = is_marked.then(|| {
        let values = tell_values(result);
        let told = [say!("battle-came-to-values", values), say!("battle-came-to-objectives", had)];
        TextFact::BesidePoints(Box::new(told))
    });
    let kind = (result.kind != ResultKind::Played).then_some(kind);
    let more = tactics.map(TextFact::Message).into_iter().chain(objectives);
    let more = TextFact::List(more.chain(kind.map(TextFact::Message)).collect());
    say!("battle-came-to", own = result.a.victory_points, theirs = result.b.victory_points, more)
}

/// `points destroyed 650–420`: what either has any of, in the game's own names.
fn tell_values(result: &BattleResult) -> TextFact {
    let told = [
        |own, theirs| say!("battle-came-to-first-value", own, theirs),
        |own, theirs| say!("battle-came-to-second-value", own, theirs),
        |own, theirs| say!("battle-came-to-third-value", own, theirs),
        |own, theirs| say!("battle-came-to-fourth-value", own, theirs),
    ];
    let of_both = result.a.values.0.into_iter().zip(result.b.values.0);
    let told = told.into_iter().zip(of_both).filter(|(_, (own, theirs))| own + theirs > 0);
    told.map(|(tell, (own, theirs))| tell(u32::from(own), u32::from(theirs))).collect()
}

/// Which objectives a player has, counted from one.
fn numbers_of_marks(values: ResultValues) -> Vec<u32> {
    values.0.iter().zip(1..).filter(|(mark, _)| **mark > 0).map(|(_, number)| number).collect()
}

/// How the result came about: what was scored, what the difference is at this size, what the chart makes of it, what
/// objectives moved. None where the numbers say it all, or did not decide.
pub fn explain_battle_result(result: &BattleResult, scale: Scale<'_>) -> Option<Message> {
    if result.ruled.is_some() || !matches!(result.kind, ResultKind::Played | ResultKind::Adjudicated) {
        return None;
    }
    let (own, theirs) = (i64::from(result.a.victory_points), i64::from(result.b.victory_points));
    let lead = match own - theirs {
        0 => "level",
        more if more > 0 => "ahead",
        _ => "behind",
    };
    let (apart, agreed) = ((own - theirs).abs(), scale.agreed);
    match scale.chart {
        ResultChart::Difference(_) => None,
        ResultChart::BySize(chart) => {
            let place = chart.place_of_scores(result.a.victory_points, result.b.victory_points, agreed);
            let called = chart.results.get(place)?.won.to_lowercase();
            let is_vowel = called.starts_with(['a', 'e', 'i', 'o', 'u']);
            // Where there is one size, it decides nothing.
            let agreed = Some(agreed).filter(|_| chart.sizes.len() > 1);
            let bonus = chart.bonus_of_scores(result.a, result.b);
            let bonus = (bonus != 0).then_some(bonus);
            Some(say!("battle-how-by-size", own, theirs, lead, apart, agreed, is_vowel, called, bonus))
        }
        ResultChart::ByShare(chart) => {
            let percent = write_thousandths_share(apart * 1000, i64::from(agreed));
            let pair = |points: i64| format!("{points}–{}", chart.pool - points);
            let points = pair(chart.by_difference(result.a, result.b, agreed));
            let moved = chart
                .moved(result.a, result.b)
                .map(|(mark, points)| say!("battle-how-moved", mark = mark.name.to_lowercase(), points));
            let moved: TextFact = moved.collect();
            let then = pair(chart.battle_points(result.a, result.b, agreed));
            let how =
                say!("battle-how-by-share", own, theirs, lead, apart, percent, agreed, points, moved, then);
            Some(how)
        }
    }
}

/// A thousandth part of something as a percentage with one place: `15.6`.
fn write_thousandths_share(thousandfold: i64, of: i64) -> String {
    let tenths = if of > 0 { thousandfold / of } else { 0 };
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// How a battle ends, a line a result, for whoever reads the rules of an event: [`tell_chart_lines`], and of a chart that
/// the outcomes say whole `1 or more ahead: Victory`.
pub fn tell_result_lines(settings: &Settings) -> Vec<Message> {
    let ResultChart::Difference(chart) = &settings.game().result else { return tell_chart_lines(settings) };
    let ahead = |band: &VictoryBand| say!("battle-chart-ahead", from = band.from, result = &band.won);
    let narrowest = chart.level_won.as_ref().or(chart.bands.first()).map(|band| &band.won);
    let mark = chart.marks.iter().find(|mark| mark.decides).map(|mark| mark.name.to_lowercase());
    let when_level = match chart.level {
        WhenLevel::Draw => None,
        WhenLevel::Tactics => Some(say!("battle-chart-more-tactics", result = narrowest)),
        WhenLevel::Mark => Some(say!("battle-chart-with-mark", mark, result = narrowest)),
    };
    let up_to = chart.bands.first().map_or(0, |band| band.from.saturating_sub(1));
    let level = say!("battle-chart-level", up_to, result = &chart.drawn);
    [level].into_iter().chain(when_level).chain(chart.bands.iter().map(ahead)).collect()
}

/// How a result is read at the event's points, a line a result, the clearest last: `from 300: Marginal victory, 2–1`.
/// Nothing for a chart that the outcomes say whole.
pub fn tell_chart_lines(settings: &Settings) -> Vec<Message> {
    let (scale, is_one_game) = (settings.scale(), settings.game().sheet.is_one_game());
    match scale.chart {
        ResultChart::Difference(_) => Vec::new(),
        ResultChart::BySize(chart) => {
            let clearest = chart.results.last();
            let from = chart.differences(scale.agreed);
            let line = |(place, result): (usize, &SizedResult)| {
                let (own, theirs) = result.points;
                if is_one_game {
                    return Some(say!("print-result-worth", result = &result.won, own, theirs));
                }
                let times = chart.times.filter(|_| clearest == Some(result));
                let (from, next) = (from.get(place)?.to_string(), from.get(place + 1));
                let up_to = next.filter(|_| place == 0).map(|next| next - 1);
                Some(say!("battle-chart-from", from, up_to, times, result = &result.won, own, theirs))
            };
            let bonus = chart.marks.iter().filter(|mark| !mark.bonus.is_empty()).map(|mark| {
                let least: Vec<String> = mark.bonus.iter().map(u16::to_string).collect();
                say!("battle-chart-bonus", mark = mark.name.to_lowercase(), least)
            });
            chart.results.iter().enumerate().filter_map(line).chain(bonus).collect()
        }
        ResultChart::ByShare(chart) => {
            let line = |band: &ShareBand| {
                let (own, theirs) = (band.winner, chart.pool - band.winner);
                say!("battle-chart-to", percent = band.up_to, own, theirs)
            };
            let last = chart.bands.last().map_or(0, |band| band.up_to);
            let (own, theirs) = (chart.beyond, chart.pool - chart.beyond);
            let beyond = say!("battle-chart-above", percent = last, own, theirs);
            chart.bands.iter().map(line).chain([beyond]).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{domain::history::Score, text::Speaker};

    #[test]
    fn a_page_says_how_a_result_came_about() {
        let score =
            |victory_points, marks| Score { victory_points, values: ResultValues(marks), ..Score::default() };
        let how = |game: &str, agreed, a, b| {
            let result = BattleResult { kind: ResultKind::Played, a, b, ruled: None };
            let how = explain_battle_result(
                &result,
                crate::domain::system::find_system(game).unwrap().scale(agreed),
            );
            how.map(|how| Speaker::in_english().say(&how))
        };
        let none = [0; 4];
        assert_eq!(
            how("wfb7", 2000, score(1840, none), score(1215, none)).unwrap(),
            "1,840–1,215: ahead by 625 at 2,000 points, a solid victory"
        );
        assert_eq!(
            how("wfb7", 2000, score(900, none), score(900, none)).unwrap(),
            "900–900: level at 2,000 points, a draw"
        );
        assert_eq!(
            how("t9a3", 4000, score(1840, [1, 0, 0, 0]), score(1215, none)).unwrap(),
            "1,840–1,215: ahead by 625 (15.6% of 4,000), so 12–8; with primary objective +3, 15–5"
        );
        assert_eq!(
            how("t9a3", 4000, score(0, [0, 1, 1, 0]), score(1600, [1, 1, 0, 0])).unwrap(),
            "0–1,600: behind by 1,600 (40.0% of 4,000), so 6–14; with primary objective −3 and second secondary +1, 4–16"
        );
        assert_eq!(how("aos4-ghb2024", 2000, score(30, none), score(10, none)), None);
    }

    #[test]
    fn marks_are_told_where_there_are_any() {
        let score =
            |victory_points, marks| Score { victory_points, values: ResultValues(marks), ..Score::default() };
        let (a, b) = (score(30, [1, 0, 1, 0]), score(12, [0, 1, 0, 0]));
        let result = BattleResult { kind: ResultKind::Played, a, b, ruled: None };
        let said = Speaker::in_english().say(&tell_result(&result));
        assert_eq!(said, "30–12 (objectives 1 and 3 to the first player, 2 to the second player)");
    }

    #[test]
    fn tactics_are_told_where_there_are_any() {
        let score =
            |victory_points, battle_tactics| Score { victory_points, battle_tactics, ..Score::default() };
        let said =
            |kind, a, b| Speaker::in_english().say(&tell_result(&BattleResult { kind, a, b, ruled: None }));
        assert_eq!(said(ResultKind::Played, score(30, 3), score(12, 0)), "30–12 (tactics 3–0)");
        assert_eq!(said(ResultKind::Played, score(9, 0), score(4, 0)), "9–4");
        assert_eq!(said(ResultKind::ConcededByA, score(9, 0), score(4, 0)), "9–4 (first player conceded)");
        let left = said(ResultKind::ConcededByB, score(9, 1), score(4, 0));
        assert_eq!(left, "9–4 (tactics 1–0, second player conceded)");
        assert_eq!(said(ResultKind::Bye, score(0, 0), score(0, 0)), "bye");
    }
}
