//! Warhammer Fantasy Battle, 7th edition, as its file has it: the chart, the table of the army, rosters, and a day of it.

mod day;
mod items;
mod rosters;

use muster::domain::{
    games::{self, Game},
    result::{BattleResult, Outcome, ResultKind, ResultValues, Score},
    scoring,
};

fn wfb() -> Game {
    games::find_game("wfb7").expect("it ships")
}

fn played(a: u32, b: u32) -> BattleResult {
    let score = |victory_points| Score { victory_points, battle_tactics: 0, values: ResultValues::default() };
    BattleResult { kind: ResultKind::Played, a: score(a), b: score(b), ruled: None }
}

#[test]
fn the_file_is_read_and_is_short() {
    let file = std::fs::read_to_string("fixtures/systems/wfb7.json").unwrap();
    assert!(file.lines().count() < 320, "{}", file.lines().count());
    assert_eq!(wfb().rules().len(), 21);
}

#[test]
fn fr5_a_difference_is_read_in_the_row_of_the_agreed_size() {
    // Difference from, then the result at up to 999, from 1,000, 1,500, 2,000, 3,000 and 4,000 points.
    let chart = [
        (0, "D D D D D D"),
        (75, "MV D D D D D"),
        (150, "SV MV D D D D"),
        (225, "SV MV MV D D D"),
        (300, "M SV MV MV D D"),
        (450, "M SV SV MV MV D"),
        (600, "M M SV SV MV MV"),
        (750, "M M SV SV MV MV"),
        (900, "M M M SV SV MV"),
        (1200, "M M M M SV SV"),
        (1500, "M M M M SV SV"),
        (1800, "M M M M M SV"),
        (2100, "M M M M M SV"),
        (2500, "M M M M M M"),
    ];
    let called = |code: &str| match code {
        "D" => ("Draw", 1),
        "MV" => ("Marginal victory", 2),
        "SV" => ("Solid victory", 4),
        _ => ("Massacre", 5),
    };
    for (from, row) in chart {
        for (agreed, code) in [999, 1000, 1500, 2000, 3000, 4000].into_iter().zip(row.split(' ')) {
            let (name, points) = called(code);
            let [winner, loser] =
                scoring::worth_of_result(&played(3000 + from, 3000), wfb().system.scale(agreed));
            assert_eq!((winner.called, winner.points), (Some(name), Some(points)), "{from} at {agreed}");
            assert_eq!(loser.outcome, winner.outcome.reversed());
        }
    }
    let [winner, loser] = scoring::worth_of_result(&played(1840, 1215), wfb().system.scale(2000));
    assert_eq!((winner.called, winner.outcome), (Some("Solid victory"), Outcome::MajorWin));
    assert_eq!((loser.called, loser.points), (Some("Solid defeat"), Some(0)));
}

#[test]
fn fr6_a_concession_is_a_massacre_and_fr8_a_bye_a_solid_victory() {
    let scale = wfb().system.scale(2000);
    let conceded = BattleResult { kind: ResultKind::ConcededByA, ..played(900, 100) };
    let [gone, there] = scoring::worth_of_result(&conceded, scale);
    assert_eq!((there.called, there.points, gone.points), (Some("Massacre"), Some(5), Some(0)));
    assert_eq!((scale.bye().called, scale.bye().points), (Some("Solid victory"), Some(4)));
}

#[test]
fn f08_the_table_goes_on_by_its_formula() {
    let composition = wfb().composition();
    for thousands in 2..=10_i64 {
        for agreed in [thousands * 1000, thousands * 1000 + 999] {
            let expected = [
                ("characters", 2 * thousands),
                ("lords", thousands - 1),
                ("heroes", 2 * thousands),
                ("core", thousands + 1),
                ("special", thousands + 2),
                ("rare", thousands),
            ];
            for (column, number) in expected {
                assert_eq!(composition.column(column, agreed), Some(number), "{column} at {agreed}");
            }
        }
    }
    assert_eq!(composition.column("lords", 1999), Some(0));
    assert_eq!(composition.column("core", 500), Some(2));
}
