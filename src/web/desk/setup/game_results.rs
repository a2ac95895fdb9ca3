//! The results of a game that is described in a form, a row each: filled in from a chart, and read as one.

use crate::{
    domain::system::{
        DifferenceChart, ResultChart, ResultMark, SizeBands, SizeChart, SizedResult, System, Victory,
        VictoryBand, WhenLevel,
    },
    web::prelude::*,
};
use std::fmt::Display;

/// As many as a result has room for.
pub(super) const VALUES: usize = 4;
/// No battle brings more points.
pub(super) const MOST_POINTS: u32 = 100_000;
/// Of a word or a name, in letters.
pub(super) const LONGEST_NAME: usize = 60;
/// As many results as a 20–0 has, and some more.
pub(super) const MOST_STEPS: usize = 14;

/// The field of a row at this place, from 1.
pub(super) fn field_of_row(name: &str, row: impl Display) -> String {
    format!("{name}_{row}")
}

/// The results of a chart, a row each; of a pool that is shared, that it stays as it is.
pub(super) fn fill_results(form: &mut Form, chart: &ResultChart, agreed: u32) {
    match chart {
        ResultChart::Difference(chart) => {
            fill_step(form, 1, [&chart.drawn, &chart.drawn], 0);
            for (row, band) in (2..).zip(&chart.bands) {
                fill_step(form, row, [&band.won, &band.lost], band.from);
                form.set(&field_of_row("grade", row), grade_of(band.victory));
            }
            let awarded = chart.bands.iter().position(|band| band.victory == chart.awarded);
            let awarded = awarded.map_or(2, |place| place + 2);
            form.set("bye_step", awarded);
            form.set("conceded_step", awarded);
            form.set("steps", chart.bands.len() + 1);
        }
        ResultChart::BySize(chart) => {
            for ((row, result), from) in (1..).zip(&chart.results).zip(chart.differences(agreed)) {
                fill_step(form, row, [&result.won, &result.lost], from);
                form.set(&field_of_row("own", row), result.points.0);
                form.set(&field_of_row("theirs", row), result.points.1);
                form.set(&field_of_row("grade", row), result.victory.map_or("", grade_of));
            }
            form.set("times", chart.times.map(|times| times.to_string()).unwrap_or_default());
            form.set("bye_step", chart.bye + 1);
            form.set("conceded_step", chart.conceded + 1);
            form.set("steps", chart.results.len());
        }
        ResultChart::ByShare(_) => {
            form.set("shares", "on");
            form.set("steps", 2);
        }
    }
}

fn fill_step(form: &mut Form, row: usize, [won, lost]: [&str; 2], from: u32) {
    form.set(&field_of_row("won", row), won);
    form.set(&field_of_row("lost", row), lost);
    form.set(&field_of_row("from", row), from);
}

fn grade_of(victory: Victory) -> &'static str {
    match victory {
        Victory::Minor => "minor",
        Victory::Major => "major",
    }
}

/// A result as it was typed.
struct TypedStep {
    won: String,
    lost: String,
    from: u32,
    points: Option<[i64; 2]>,
    grade: Victory,
}

fn read_step(form: &mut Form, row: usize) -> Option<TypedStep> {
    let field = |name: &str| field_of_row(name, row);
    let won = form.text(&field("won"), LONGEST_NAME)?;
    let lost = form.text(&field("lost"), LONGEST_NAME).unwrap_or_else(|| won.clone());
    // The first is a draw, which begins at nothing.
    let from = if row == 1 { Some(0) } else { form.number(&field("from"), 1..=MOST_POINTS) };
    let points = |form: &mut Form, name: &str| form.number_if_given(&field(name), -1_000..=1_000_i64);
    let (own, theirs) = (points(form, "own"), points(form, "theirs"));
    if own.is_some() != theirs.is_some() {
        let missing = if own.is_none() { "own" } else { "theirs" };
        form.refuse(&field(missing), say!("game-form-points-of-both"));
    }
    let grade = if form.is(&field("grade"), "minor") { Victory::Minor } else { Victory::Major };
    let points = own.zip(theirs).map(|(own, theirs)| [own, theirs]);
    Some(TypedStep { won, lost, from: from.unwrap_or(1), points, grade })
}

/// The chart of what is typed; a pool that is shared can stay.
pub(super) fn read_chart(
    form: &mut Form,
    base: &System,
    values: Vec<ResultMark>,
    agreed: u32,
) -> ResultChart {
    if form.is_ticked("shares") && !base.sheet.is_of_games() && matches!(base.result, ResultChart::ByShare(_))
    {
        return base.result.clone();
    }
    let steps: Vec<TypedStep> = (1..=MOST_STEPS).filter_map(|row| read_step(form, row)).collect();
    if steps.len() < 2 || form.value("won_1").trim().is_empty() {
        form.refuse("won_1", say!("game-form-two-results"));
        return base.result.clone();
    }
    if let Some(row) = steps.windows(2).position(|pair| pair[0].from > pair[1].from) {
        form.refuse(&field_of_row("from", row + 2), say!("game-form-results-go-up"));
    }
    let place = |form: &mut Form, field: &str, least: usize| {
        form.number(field, least..=steps.len()).unwrap_or(steps.len()) - 1
    };
    let bring_points = steps.iter().filter(|step| step.points.is_some()).count();
    if bring_points == 0 {
        let bye = place(form, "bye_step", 2);
        return ResultChart::Difference(difference_chart(form, &steps, &steps[bye], values, base));
    }
    if let Some(row) = steps.iter().position(|step| step.points.is_none()) {
        form.refuse(&field_of_row("own", row + 1), say!("game-form-points-of-all"));
    }
    let sized = |(row, step): (usize, &TypedStep)| SizedResult {
        victory: (row > 0).then_some(step.grade),
        won: step.won.clone(),
        lost: step.lost.clone(),
        points: step.points.map_or((0, 0), |[own, theirs]| (own, theirs)),
    };
    let marks = values.into_iter().map(|mark| ResultMark { line: None, decides: false, ..mark });
    let bands: Vec<u32> = steps[1..].iter().map(|step| step.from).collect();
    ResultChart::BySize(SizeChart {
        results: steps.iter().enumerate().map(sized).collect(),
        sizes: keep_sizes(base, &bands, agreed).unwrap_or_else(|| vec![SizeBands { from: 0, bands }]),
        conceded: place(form, "conceded_step", 2),
        bye: place(form, "bye_step", 1),
        times: form.number_if_given("times", 2..=100),
        marks: marks.collect(),
    })
}

/// The sizes of the game, where the one that was agreed on is as it was.
fn keep_sizes(base: &System, bands: &[u32], agreed: u32) -> Option<Vec<SizeBands>> {
    let ResultChart::BySize(chart) = &base.result else { return None };
    (chart.differences(agreed)[1..] == *bands).then(|| chart.sizes.clone())
}

/// Wins and losses alone. What decides between two who are level stays as it was, where it still can.
fn difference_chart(
    form: &mut Form,
    steps: &[TypedStep],
    bye: &TypedStep,
    values: Vec<ResultMark>,
    base: &System,
) -> DifferenceChart {
    if form.has("conceded_step") && !form.is("conceded_step", form.value("bye_step")) {
        form.refuse("conceded_step", say!("game-form-conceded-as-a-bye"));
    }
    if let Some(row) =
        (1..=VALUES).find(|row| !form.value(&field_of_row("value_leads", *row)).trim().is_empty())
    {
        form.refuse(&field_of_row("value_leads", row), say!("game-form-leads-without-points"));
    }
    let band = |step: &TypedStep| VictoryBand {
        from: step.from,
        victory: step.grade,
        won: step.won.clone(),
        lost: step.lost.clone(),
    };
    let before = match &base.result {
        ResultChart::Difference(chart) => Some(chart),
        _ => None,
    };
    let keeps = |chart: &&DifferenceChart| match chart.level {
        WhenLevel::Tactics => form.is("report", "turns"),
        WhenLevel::Mark => values.iter().any(|mark| mark.decides),
        WhenLevel::Draw => false,
    };
    let level = before.filter(keeps);
    DifferenceChart {
        bands: steps[1..].iter().map(band).collect(),
        level: level.map_or(WhenLevel::Draw, |chart| chart.level),
        drawn: steps[0].won.clone(),
        awarded: bye.grade,
        level_won: level.and_then(|chart| chart.level_won.clone()),
        marks: values,
    }
}
