//! The 9th Age in both editions, as their files have it: the chart, lists, and a day of it.

mod carried;
mod catalogues;
mod day;
mod lists;
mod pairing_by_points;
mod penalties;
mod scoring_units;
mod texts;

use crate::support::data;
use muster::domain::{
    games::{self, Game},
    result::{BattleResult, Outcome, ResultKind, ResultValues, Score},
    scoring,
};

fn t9a(edition: u8) -> Game {
    games::find_game(&format!("t9a{edition}")).expect("it ships")
}

fn played(a: (u32, [u16; 4]), b: (u32, [u16; 4])) -> BattleResult {
    let score =
        |(victory_points, marks)| Score { victory_points, battle_tactics: 0, values: ResultValues(marks) };
    BattleResult { kind: ResultKind::Played, a: score(a), b: score(b), ruled: None }
}

#[test]
fn q13_the_files_are_read_and_are_short() {
    for edition in [2, 3] {
        let file = std::fs::read_to_string(format!("fixtures/systems/t9a{edition}.json")).unwrap();
        assert!(file.lines().count() < 300, "{}", file.lines().count());
        assert_eq!(t9a(edition).rules().len(), 14);
    }
}

#[test]
fn q4_tr2_tr3_every_case_of_battle_points_is_exact() {
    let Some(folder) = data("t9a/dev") else { return };
    let mut rows = csv::Reader::from_path(folder.join("t9a/dev/battle-points-cases.csv")).unwrap();
    let mut cases = 0;
    for row in rows.records() {
        let row = row.unwrap();
        let number = |at: usize| row[at].parse::<u32>().unwrap();
        let mark = |at: usize| row[at].parse::<u16>().unwrap_or(0);
        let edition = row[0].trim_start_matches("t9a-").parse().unwrap();
        let primary = |side: &str| u16::from(&row[4] == side);
        let result =
            played((number(2), [primary("a"), mark(5), 0, 0]), (number(3), [primary("b"), mark(6), 0, 0]));
        let worth = scoring::worth_of_result(&result, t9a(edition).system.scale(number(1)));
        let points = worth.map(|worth| worth.points.unwrap());
        assert_eq!(points, [7, 8].map(|at| row[at].parse::<i64>().unwrap()), "{row:?}");
        assert_eq!(points[0] + points[1], 20);
        cases += 1;
    }
    assert_eq!(cases, 337);
}

#[test]
fn tr2_a_band_holds_to_its_upper_end() {
    for (edition, bands) in [
        (2, [(200, 10), (201, 11), (400, 11), (401, 12), (1600, 14), (2800, 16), (2801, 17)]),
        (3, [(200, 10), (201, 11), (400, 11), (401, 12), (1600, 14), (2800, 16), (2801, 16)]),
    ] {
        for (difference, points) in bands {
            let result = played((difference, [0; 4]), (0, [0; 4]));
            let [winner, loser] = scoring::worth_of_result(&result, t9a(edition).system.scale(4000));
            assert_eq!((winner.points, loser.points), (Some(points), Some(20 - points)), "{difference}");
        }
    }
}

#[test]
fn tr3_an_objective_counts_when_exactly_one_has_it_and_tr5_more_than_ten_is_a_win() {
    let worth = |a, b| scoring::worth_of_result(&played(a, b), t9a(3).system.scale(4000));
    let both = worth((1000, [0, 1, 1, 0]), (1000, [0, 1, 0, 0]));
    assert_eq!(both.map(|worth| worth.points), [Some(11), Some(9)]);
    assert_eq!(both.map(|worth| worth.outcome), [Outcome::MinorWin, Outcome::MinorLoss]);
    let all = worth((4000, [1, 1, 1, 0]), (0, [0; 4]));
    assert_eq!(all.map(|worth| worth.points), [Some(20), Some(0)], "never more than the pool");
    assert_eq!(all[0].outcome, Outcome::MajorWin);
    assert_eq!(worth((900, [0; 4]), (1000, [0; 4]))[0].outcome, Outcome::Draw);
    assert_eq!(t9a(3).system.scale(4000).bye().points, Some(13), "TR7");
}
