//! Legality: everyone once, nobody with themselves, drops left out.

use super::{Pairs, Violation};
use crate::domain::{
    history::{History, PlayerIndex},
    numbers::RoundNumber,
};
use std::collections::BTreeSet;

/// Checks a round of a history: for event files, past rounds and rounds made by hand.
pub fn check_legal(history: &History, round: RoundNumber) -> Result<(), Violation> {
    let Some(drawn) = history.rounds.iter().find(|drawn| drawn.number == round) else {
        return Err(Violation::NoSuchRound { round });
    };
    let mut tables = BTreeSet::new();
    let mut twice =
        drawn.battles.iter().filter_map(|battle| battle.table).filter(|&table| !tables.insert(table));
    if let Some(table) = twice.next() {
        return Err(Violation::TableTwice { round, table });
    }
    let seats = drawn.battles.iter().map(|battle| (battle.a, battle.b));
    check_seats(history, round, seats)
}

/// The same for pairs that are not in the history.
pub fn check_legal_pairs(history: &History, round: RoundNumber, pairs: &Pairs) -> Result<(), Violation> {
    let tables = pairs.pairs.iter().map(|&(a, b)| (a, Some(b)));
    check_seats(history, round, tables.chain(pairs.bye.map(|player| (player, None))))
}

fn check_seats(
    history: &History,
    round: RoundNumber,
    seats: impl Iterator<Item = (PlayerIndex, Option<PlayerIndex>)>,
) -> Result<(), Violation> {
    let players = &history.players;
    let mut seen = BTreeSet::new();
    for (a, b) in seats {
        for player in [Some(a), b].into_iter().flatten() {
            let Some(entrant) = players.get(player) else { return Err(Violation::UnknownPlayer { round }) };
            let name = entrant.name.clone();
            if b == Some(a) {
                return Err(Violation::AgainstThemselves { round, name });
            }
            if !seen.insert(player) {
                return Err(Violation::TwoTables { round, name });
            }
            if !entrant.plays_in(round) {
                return Err(Violation::NotPlaying { round, name });
            }
        }
        match b {
            Some(b) if players[a].spare && players[b].spare => {
                let (a, b) = (players[a].name.clone(), players[b].name.clone());
                return Err(Violation::TwoSpares { round, a, b });
            }
            None if players[a].spare => {
                return Err(Violation::SpareWithBye { round, name: players[a].name.clone() });
            }
            _ => {}
        }
    }
    let is_missing = |index: &PlayerIndex| {
        let entrant = &players[*index];
        entrant.plays_in(round) && !entrant.spare && !seen.contains(index)
    };
    match (0..players.len()).find(is_missing) {
        Some(index) => Err(Violation::LeftOut { round, name: players[index].name.clone() }),
        None => Ok(()),
    }
}
