//! What a battle is worth in each game of today, cell by cell, at both ends of every band and for both players; the tables
//! are written out here, and not taken from the games' files.

use muster::domain::{
    history::{BattleResult, ResultKind, Score},
    scoring::worth_of_result,
    system::find_system,
};

/// Points of both, what is counted beside them first, and the tournament points that both get.
type Cell = ([u32; 2], [u16; 2], [i64; 2]);

fn points_of_battle(game: &str, points: [u32; 2], counted: [u16; 2]) -> [i64; 2] {
    let system = find_system(game).unwrap();
    let score = |at: usize| {
        let mut score = Score { victory_points: points[at], ..Score::default() };
        score.values.0[0] = counted[at];
        score
    };
    let result = BattleResult { kind: ResultKind::Played, a: score(0), b: score(1), ruled: None };
    worth_of_result(&result, system.scale(system.pack.points)).map(|worth| worth.points.unwrap())
}

fn check_cells(game: &str, cells: &[Cell]) {
    for (points, counted, wanted) in cells {
        assert_eq!(points_of_battle(game, *points, *counted), *wanted, "{game}: {points:?}, {counted:?}");
        let back = |[a, b]: [i64; 2]| [b, a];
        let turned = points_of_battle(game, [points[1], points[0]], [counted[1], counted[0]]);
        assert_eq!(turned, back(*wanted), "{game}, turned round: {points:?}, {counted:?}");
    }
}

/// The last difference of each band, from 10:10 on; one more is the next.
fn check_twenty(game: &str, last: [u32; 10], theirs: u32) {
    let mut from = 0;
    for (place, to) in last.into_iter().chain([last[9] + 1]).enumerate() {
        let more = i64::try_from(place).unwrap();
        for difference in [from, to] {
            check_cells(game, &[([theirs + difference, theirs], [0, 0], [10 + more, 10 - more])]);
        }
        from = to + 1;
    }
}

#[test]
fn forty_thousand_shares_twenty_points_in_steps_of_five() {
    check_twenty("wh40k-11-20-0", [5, 10, 15, 20, 25, 30, 35, 40, 45, 50], 40);
    check_cells("wh40k-11-20-0", &[([100, 0], [0, 0], [20, 0])]);
}

#[test]
fn the_old_world_shares_twenty_points_by_the_table_of_one_event() {
    check_twenty("tow", [100, 250, 400, 600, 800, 1000, 1200, 1400, 1700, 2000], 300);
}

#[test]
fn middle_earth_counts_a_win_or_a_double() {
    check_cells("mesbg", &[([5, 5], [0, 0], [1, 1]), ([6, 5], [0, 1], [3, 0]), ([12, 0], [1, 0], [3, 0])]);
    let major = [
        ([4, 4], [0, 0], [2, 2]),
        ([5, 4], [0, 0], [5, 1]),
        ([7, 4], [0, 0], [5, 1]),
        ([8, 4], [0, 0], [6, 0]),
        ([1, 0], [0, 0], [6, 0]),
    ];
    check_cells("mesbg-major", &major);
}

#[test]
fn kings_of_war_moves_a_point_for_each_lead_in_points_destroyed() {
    for (scenario, [a, b]) in [([10, 10], [10, 10]), ([12, 10], [15, 5])] {
        let leads: [(u16, u16, i64); 6] =
            [(0, 99, 0), (100, 399, 1), (400, 799, 2), (800, 1199, 3), (1200, 1599, 4), (1600, 2300, 5)];
        for (from, to, more) in leads {
            for lead in [from, to] {
                let (own, theirs) = ([lead, 0], [0, lead]);
                assert_eq!(
                    points_of_battle("kow", scenario, own),
                    [a + more, b - more],
                    "{scenario:?}, lead of {lead}"
                );
                assert_eq!(
                    points_of_battle("kow", scenario, theirs),
                    [a - more, b + more],
                    "{scenario:?}, behind by {lead}"
                );
            }
        }
    }
    check_cells("kow-blackjack", &[([5, 5], [0, 900], [10, 10]), ([6, 5], [0, 900], [14, 7])]);
    check_cells("kow-20", &[([5, 5], [0, 900], [10, 10]), ([6, 5], [0, 900], [20, 0])]);
}

#[test]
fn a_win_a_draw_and_a_loss_are_worth_what_each_game_says() {
    for (game, [win, draw, loss]) in [
        ("bolt-action", [3, 1, 0]),
        ("blood-bowl", [3, 1, 0]),
        ("infinity", [3, 1, 0]),
        ("malifaux", [3, 1, 0]),
        ("saga", [2, 1, 0]),
        ("warcry", [5, 3, 1]),
        ("points-reported", [3, 1, 0]),
        ("underworlds", [3, 1, 0]),
        ("best-of-three", [3, 1, 0]),
        ("win-draw-loss", [3, 1, 0]),
    ] {
        check_cells(game, &[([1, 1], [0, 0], [draw, draw]), ([1, 0], [0, 0], [win, loss])]);
    }
    // A win with double the points is worth more.
    let spearhead = [([10, 10], [0, 0], [1, 1]), ([19, 10], [0, 0], [2, 0]), ([20, 10], [0, 0], [3, 0])];
    check_cells("spearhead", &spearhead);
}
