//! The pairs that are set before the draw: by the organiser's hand, or by the seeds of round 1.

use super::{
    request::{DrawError, PairingRequest},
    rules::FirstRound,
};
use crate::domain::{history::PlayerIndex, numbers::RoundNumber};
use std::collections::{BTreeMap, BTreeSet};

/// A pair that is not drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SetPair {
    pub a: PlayerIndex,
    /// May be a spare player.
    pub b: PlayerIndex,
    pub by: SetBy,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetBy {
    Hand,
    /// The places in the seeding, from 1.
    Seeds(usize, usize),
}

/// Checks the pairs set by hand, and adds those that the seeding makes.
pub fn read_set_pairs(request: &PairingRequest) -> Result<Vec<SetPair>, DrawError> {
    let players = &request.history.players;
    let mut taken = BTreeSet::new();
    let mut pairs = Vec::new();
    if let Some(player) = request.fixed_bye {
        take_set_player(request, player, &mut taken)?;
        if players[player].spare {
            return Err(DrawError::SpareWithBye { name: players[player].name.clone() });
        }
    }
    for &(a, b) in &request.fixed {
        take_set_player(request, a, &mut taken)?;
        if a == b {
            return Err(DrawError::FixedWithThemselves { name: players[a].name.clone() });
        }
        take_set_player(request, b, &mut taken)?;
        let (a, b) = match (players[a].spare, players[b].spare) {
            (true, true) => return Err(DrawError::FixedSpares),
            (true, false) => (b, a),
            (false, _) => (a, b),
        };
        pairs.push(SetPair { a, b, by: SetBy::Hand });
    }
    if let (RoundNumber::FIRST, FirstRound::Seeded(order)) = (request.round, &request.rules.first_round) {
        pairs.extend(pair_seeds_in_halves(request, order, &taken));
    }
    Ok(pairs)
}

/// Everybody who is set by hand must play, and be set once.
fn take_set_player(
    request: &PairingRequest,
    player: PlayerIndex,
    taken: &mut BTreeSet<PlayerIndex>,
) -> Result<(), DrawError> {
    let entrant = request.history.players.get(player).ok_or(DrawError::FixedUnknown)?;
    let name = || entrant.name.clone();
    if !entrant.plays_in(request.round) {
        return Err(DrawError::FixedAbsent { round: request.round, name: name() });
    }
    if taken.insert(player) { Ok(()) } else { Err(DrawError::FixedTwice { name: name() }) }
}

/// The upper half meets the lower half; of an odd number, the last is left for the bye.
fn pair_seeds_in_halves(
    request: &PairingRequest,
    order: &[String],
    taken: &BTreeSet<PlayerIndex>,
) -> Vec<SetPair> {
    let players = &request.history.players;
    let seed: BTreeMap<&str, usize> = order.iter().map(String::as_str).zip(0..).collect();
    let mut free: Vec<PlayerIndex> = (0..players.len())
        .filter(|&index| {
            players[index].plays_in(RoundNumber::FIRST) && !players[index].spare && !taken.contains(&index)
        })
        .collect();
    free.sort_by_key(|&index| {
        let key = players[index].key.as_str();
        (seed.get(key).copied().unwrap_or(usize::MAX), key.len(), key)
    });
    let half = free.len() / 2;
    (0..half)
        .map(|at| SetPair { a: free[at], b: free[at + half], by: SetBy::Seeds(at + 1, at + half + 1) })
        .collect()
}
