//! Histories for tests: built by hand, or played at random from a seed.

use muster::domain::history::{Battle, BattleResult, Entrant, History, ResultKind, Round, Score};

/// A player who takes part in everything.
pub fn entrant(number: usize) -> Entrant {
    Entrant {
        key: format!("p{}", number + 1),
        name: format!("Player {}", number + 1),
        club: None,
        faction: None,
        joined_round: 1,
        dropped_after: None,
        spare: false,
        fixed_table: None,
    }
}

/// So many players, nothing played.
pub fn players(count: usize) -> History {
    History { players: (0..count).map(entrant).collect(), rounds: Vec::new() }
}

/// A battle that ended so for `a`: `'W'`, `'D'` or `'L'`.
pub fn battle(a: usize, b: usize, mark: char) -> Battle {
    let points = |victory_points| Score { victory_points, battle_tactics: 0 };
    let (a_points, b_points) = match mark {
        'W' => (30, 20),
        'D' => (20, 20),
        'L' => (20, 30),
        other => panic!("no such result: {other}"),
    };
    let result =
        BattleResult { kind: ResultKind::Played, a: points(a_points), b: points(b_points), ruled: None };
    Battle { table: None, a, b: Some(b), fixed: false, result: Some(result) }
}

pub fn bye(a: usize) -> Battle {
    let (zero, kind) = (Score::default(), ResultKind::Bye);
    Battle {
        table: None,
        a,
        b: None,
        fixed: false,
        result: Some(BattleResult { kind, a: zero, b: zero, ruled: None }),
    }
}

/// Adds a round with these battles.
pub fn play(history: &mut History, battles: Vec<Battle>) {
    let number = u32::try_from(history.rounds.len() + 1).unwrap();
    history.rounds.push(Round { number, battles });
}
