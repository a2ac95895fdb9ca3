//! Results over the time of a round, beside those of the round before: ten minutes a bar.

use crate::domain::{
    battle::{Battle, State},
    ids::BattleId,
    numbers::RoundNumber,
    zone::Zone,
};
use chrono::{DateTime, TimeDelta, Utc};
use std::collections::HashMap;

/// How many minutes one bar is.
const MINUTES: usize = 10;
/// A round that was never closed does not make the chart wider than this many bars.
const MOST: usize = 36;

/// A round as the chart reads it: when it began, and its battles.
#[derive(Clone, Copy)]
pub struct PlayedRound<'a> {
    pub number: RoundNumber,
    pub began: DateTime<Utc>,
    pub battles: &'a [Battle],
    /// When each was reported as it stands: whoever accepts the report later moves nothing.
    pub reported: &'a HashMap<BattleId, DateTime<Utc>>,
    /// What came later is a correction, and no part of how the round went.
    pub until: Option<DateTime<Utc>>,
}

/// What the chart shows at one moment.
pub struct ResultsChart {
    pub bars: Vec<Bar>,
    /// Of the round before, behind them.
    pub before: Vec<Bar>,
    /// Where this moment is, in percent of the width; none after the end of the chart.
    pub now: Option<usize>,
    /// Times of day below the chart, each in percent of the width.
    pub times: Vec<(usize, String)>,
    pub results: usize,
    /// The round before, and how many of its results were in by this time; none where that says nothing.
    pub earlier: Option<(RoundNumber, usize)>,
}

impl ResultsChart {
    /// What the bars say, for the table beneath.
    pub fn rows(&self) -> Vec<ResultsChartRow> {
        let of = |bars: &[Bar], until: usize| {
            bars.iter().find(|bar| bar.minutes == until).map_or(0, |bar| bar.results)
        };
        let last = self.bars.iter().chain(&self.before).map(|bar| bar.minutes).max().unwrap_or_default();
        let steps = (MINUTES..=last).step_by(MINUTES);
        let row = |until| ResultsChartRow {
            from: until - MINUTES,
            until,
            results: of(&self.bars, until),
            before: of(&self.before, until),
        };
        steps.map(row).collect()
    }
}

/// What came in within some minutes of a round.
pub struct ResultsChartRow {
    /// The minute of the round that they begin with.
    pub from: usize,
    pub until: usize,
    pub results: usize,
    /// In the round before.
    pub before: usize,
}

/// A bar, in percent of the chart's width and height.
pub struct Bar {
    pub x: usize,
    pub width: usize,
    pub y: usize,
    pub height: usize,
    pub results: usize,
    /// Of the round, when its step ends.
    pub minutes: usize,
}

impl ResultsChart {
    /// As wide as a round is long, in minutes, or as its results need.
    pub fn from_round_played(
        round: PlayedRound<'_>,
        before: Option<PlayedRound<'_>>,
        minutes: u32,
        (now, zone): (DateTime<Utc>, Zone),
    ) -> Self {
        let (told, earlier) = (list_result_times(round), before.map(list_result_times).unwrap_or_default());
        let newest =
            told.iter().chain(&earlier).map(|after| step_of_result(*after) + 1).max().unwrap_or_default();
        let minutes = usize::try_from(minutes).unwrap_or_default().max(newest * MINUTES).max(MINUTES);
        let most = most_results_in_step(&told).max(most_results_in_step(&earlier)).max(1);
        let since = now - round.began;
        let by_now = earlier.iter().filter(|after| **after <= since).count();
        Self {
            bars: draw_result_bars(&told, (minutes, most), 60),
            before: draw_result_bars(&earlier, (minutes, most), 86),
            now: Some(minutes_of(since) * 100 / minutes).filter(|at| *at <= 100),
            times: list_chart_times(minutes)
                .map(|(at, minutes)| (at, zone.clock(round.began + minutes)))
                .collect(),
            results: told.len(),
            earlier: before.filter(|_| !earlier.is_empty()).map(|before| (before.number, by_now)),
        }
    }
}

/// How long after the beginning each result came that stands.
fn list_result_times(round: PlayedRound<'_>) -> Vec<TimeDelta> {
    let agreed = round.battles.iter().filter(|battle| !battle.is_bye() && battle.state != State::Disputed);
    let decided = agreed.filter_map(|battle| {
        let decided = battle.decided.as_ref()?.at;
        Some(round.reported.get(&battle.id).map_or(decided, |reported| decided.min(*reported)))
    });
    decided.filter(|at| round.until.is_none_or(|until| *at <= until)).map(|at| at - round.began).collect()
}

fn minutes_of(after: TimeDelta) -> usize {
    usize::try_from(after.num_minutes().max(0)).unwrap_or_default()
}

/// The step that a result came in, 0 the first.
fn step_of_result(after: TimeDelta) -> usize {
    minutes_of(after).div_euclid(MINUTES).min(MOST - 1)
}

fn count_results_in_step(told: &[TimeDelta], number: usize) -> usize {
    told.iter().filter(|after| step_of_result(**after) == number).count()
}

fn most_results_in_step(told: &[TimeDelta]) -> usize {
    (0..MOST).map(|number| count_results_in_step(told, number)).max().unwrap_or_default()
}

/// How many results came in each step of a chart of so many minutes, in the middle of the step; `share` of it wide, in
/// percent.
fn draw_result_bars(told: &[TimeDelta], (minutes, most): (usize, usize), share: usize) -> Vec<Bar> {
    let bar = |number: usize| {
        let results = count_results_in_step(told, number);
        let (step, height) = (MINUTES * 100 / minutes, results * 90 / most);
        let width = (MINUTES * share / minutes).max(1);
        let x = number * MINUTES * 100 / minutes + step.saturating_sub(width) / 2;
        Bar { x, width, y: 100 - height, height, results, minutes: (number + 1) * MINUTES }
    };
    (0..MOST).map(bar).filter(|bar| bar.results > 0).collect()
}

/// The beginning, every hour that has room, and the end.
fn list_chart_times(all: usize) -> impl Iterator<Item = (usize, TimeDelta)> {
    let hours = (60..all.saturating_sub(30)).step_by(60);
    let minutes = [0].into_iter().chain(hours).chain([all]);
    minutes.map(move |minutes| {
        (minutes * 100 / all, TimeDelta::minutes(i64::try_from(minutes).unwrap_or_default()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_counted_in_steps_of_ten_minutes() {
        let told = [3, 12, 15, 19, 125].map(TimeDelta::minutes);
        let bars = draw_result_bars(&told, (165, most_results_in_step(&told)), 60);
        assert_eq!(bars.iter().map(|bar| bar.results).collect::<Vec<_>>(), [1, 3, 1]);
        assert_eq!((bars[1].height, bars[1].minutes, bars[2].minutes), (90, 20, 130));
        assert!(bars.iter().all(|bar| bar.x + bar.width <= 100 && bar.y + bar.height == 100));
        assert!(super::draw_result_bars(&[], (120, 1), 60).is_empty());
    }

    #[test]
    fn the_chart_is_as_wide_as_the_round_is_long_and_says_where_it_is() {
        let began: DateTime<Utc> = "2027-05-15T14:30:00Z".parse().unwrap();
        let reported = HashMap::new();
        let round =
            PlayedRound { number: RoundNumber(3), began, battles: &[], reported: &reported, until: None };
        let at = |minutes| {
            let now = (began + TimeDelta::minutes(minutes), Zone::or_utc("Europe/London"));
            ResultsChart::from_round_played(round, None, 165, now)
        };
        let chart = at(85);
        assert_eq!((chart.now, chart.results, chart.earlier), (Some(51), 0, None));
        let times = chart.times.iter().map(|(at, time)| (*at, time.as_str())).collect::<Vec<_>>();
        assert_eq!(times, [(0, "15:30"), (36, "16:30"), (72, "17:30"), (100, "18:15")]);
        assert_eq!(
            (at(-5).now, at(400).now),
            (Some(0), None),
            "before the beginning, and long after the end"
        );
    }
}
