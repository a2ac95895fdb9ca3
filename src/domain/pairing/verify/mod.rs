//! The independent check of a draw: is it legal, are its costs right, does its proof hold?
//!
//! Shares nothing with the engine but the types, the lots, and the list of pairs that were set beforehand. It
//! reads the history by itself, prices by itself, and looks at every pair of players once: O(N²).

mod certificate;
mod ledger;
mod legal;

pub use legal::check_legal;

use super::{
    cost::{CostLevel, DrawCost},
    draw::{Draw, draw_pairings},
    proof::DrawProof,
    request::{DrawError, PairingRequest},
    set_pairs,
};
use crate::domain::{
    history::PlayerIndex,
    numbers::{RoundNumber, TableNumber},
};
use ledger::Ledger;
use serde::Serialize;
use std::{collections::BTreeSet, num::NonZero, thread};

/// What is wrong with a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Violation {
    NoSuchRound { round: RoundNumber },
    UnknownPlayer { round: RoundNumber },
    AgainstThemselves { round: RoundNumber, name: String },
    TwoTables { round: RoundNumber, name: String },
    TableTwice { round: RoundNumber, table: TableNumber },
    NotPlaying { round: RoundNumber, name: String },
    LeftOut { round: RoundNumber, name: String },
    TwoSpares { round: RoundNumber, a: String, b: String },
    SpareWithBye { round: RoundNumber, name: String },
    TwoByes { round: RoundNumber },
    FixedPairMissing { a: String, b: String },
    FixedByeMissing { name: String },
    History(DrawError),
    AnotherDraw,
    WrongCost { names: String },
    WrongTotal,
    Malformed(ProofFault),
    NegativeSlack { a: String, b: String },
    NotProven,
    NotBest { level: CostLevel, found: u64, best: u64 },
}

/// Why a proof cannot be followed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum ProofFault {
    /// Sums of them leave the range of numbers that are checked.
    WeightsTooHigh,
    /// It names somebody who is not drawn, or names somebody twice.
    OtherPlayers,
    PlayerLeftOut,
    /// It has a bye where the draw has none, or none where it has one.
    OtherBye,
    /// Not every level has a weight above nothing.
    WeightOfALevel,
    TooLarge,
    /// One unit of a level weighs less than all below it.
    LevelsMixed,
    /// Lots have fewer bits than there was room for.
    ShortLots,
    NegativeBlossom,
    EvenBlossom,
    NumberTooLarge,
    /// Or one that the proof does not know.
    PlayerInTwoBlossoms,
    BlossomsNotNested,
    /// Lots of more bits than there are.
    LongLots,
}

/// The tables of a round, by place in the history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairs {
    /// Battles against a spare player are in it.
    pub pairs: Vec<(PlayerIndex, PlayerIndex)>,
    pub bye: Option<PlayerIndex>,
}

/// Checks everything a draw says about itself: legal, priced right, and the best there is.
pub fn verify_draw(request: &PairingRequest, draw: &Draw) -> Result<(), Violation> {
    verify_on(all_cores(), request, draw)
}

fn verify_on(cores: NonZero<usize>, request: &PairingRequest, draw: &Draw) -> Result<(), Violation> {
    if (draw.round, draw.seed, draw.attempt) != (request.round, request.seed, request.attempt) {
        return Err(Violation::AnotherDraw);
    }
    let pairs = Pairs::from_draw(draw);
    check_proof(cores, request, &pairs, &draw.proof)?;
    let ledger = Ledger::from_pairing_request(request, draw.proof.lottery_bits)?;
    let mut total = DrawCost::default();
    for pairing in &draw.pairings {
        let cost = ledger.cost(pairing.a, Some(pairing.b));
        if cost != pairing.cost {
            return Err(Violation::WrongCost { names: ledger.names(pairing.a, Some(pairing.b)) });
        }
        total += cost;
    }
    if let Some(bye) = &draw.bye {
        let cost = ledger.cost(bye.player, bye.spare);
        if cost != bye.cost {
            return Err(Violation::WrongCost { names: ledger.names(bye.player, bye.spare) });
        }
        total += cost;
    }
    if total == draw.cost { Ok(()) } else { Err(Violation::WrongTotal) }
}

/// Checks the pairs of a round against a proof.
pub fn verify_pairs(request: &PairingRequest, pairs: &Pairs, proof: &DrawProof) -> Result<(), Violation> {
    check_proof(all_cores(), request, pairs, proof)
}

fn check_proof(
    cores: NonZero<usize>,
    request: &PairingRequest,
    pairs: &Pairs,
    proof: &DrawProof,
) -> Result<(), Violation> {
    legal::check_legal_pairs(request.history, request.round, pairs)?;
    let ledger = Ledger::from_pairing_request(request, proof.lottery_bits)?;
    let drawn = without_set_pairs(request, pairs)?;
    certificate::check_certificate(&ledger, &drawn, proof, cores)
}

/// How many cores there are to check a proof, where nothing else is to be done meanwhile.
pub fn all_cores() -> NonZero<usize> {
    thread::available_parallelism().unwrap_or(const { NonZero::new(1).unwrap() })
}

/// Whether no draw is better than these pairs: for rounds that came without a proof. The engine finds the best
/// draw, its proof is checked here, and the costs of both are compared. The lots are left out.
pub fn check_best(request: &PairingRequest, pairs: &Pairs) -> Result<(), Violation> {
    check_against(&find_best_draw(request, pairs)?, request, pairs, all_cores())
}

/// The first half of [`check_best`]: the best draw, as the engine finds it, where these pairs are legal. It is what
/// takes memory, and one core.
pub fn find_best_draw(request: &PairingRequest, pairs: &Pairs) -> Result<Draw, Violation> {
    legal::check_legal_pairs(request.history, request.round, pairs)?;
    draw_pairings(request).map_err(Violation::History)
}

/// The second half of [`check_best`], on so many cores: the proof of the best draw is checked, and what these pairs
/// cost is held against it.
pub fn check_against(
    best: &Draw,
    request: &PairingRequest,
    pairs: &Pairs,
    cores: NonZero<usize>,
) -> Result<(), Violation> {
    verify_on(cores, request, best)?;
    let ledger = Ledger::from_pairing_request(request, best.proof.lottery_bits)?;
    without_set_pairs(request, pairs)?;
    let seats = pairs.pairs.iter().map(|&(a, b)| (a, Some(b))).chain(pairs.bye.map(|player| (player, None)));
    let found: DrawCost = seats.map(|(a, b)| ledger.cost(a, b)).sum();
    let (found, best) = (found.without_lottery(), best.cost.without_lottery());
    match found.first_difference(&best) {
        Some(level) if found > best => {
            Err(Violation::NotBest { level, found: found[level], best: best[level] })
        }
        _ => Ok(()),
    }
}

impl Pairs {
    pub fn from_draw(draw: &Draw) -> Self {
        let bye = draw.bye.as_ref().filter(|bye| bye.spare.is_none()).map(|bye| bye.player);
        Self { pairs: draw.pairs().collect(), bye }
    }
}

/// The pairs that were drawn: those set beforehand must be there, and are taken out.
fn without_set_pairs(request: &PairingRequest, pairs: &Pairs) -> Result<Pairs, Violation> {
    let ordered = |(a, b): (PlayerIndex, PlayerIndex)| (a.min(b), a.max(b));
    let mut drawn = pairs.clone();
    let there: BTreeSet<_> = pairs.pairs.iter().copied().map(ordered).collect();
    let set = set_pairs::read_set_pairs(request).map_err(Violation::History)?;
    let set: BTreeSet<_> = set.iter().map(|pair| ordered((pair.a, pair.b))).collect();
    if let Some(&(a, b)) = set.difference(&there).next() {
        let name = |player: PlayerIndex| request.history.players[player].name.clone();
        return Err(Violation::FixedPairMissing { a: name(a), b: name(b) });
    }
    drawn.pairs.retain(|&pair| !set.contains(&ordered(pair)));
    if let Some(player) = request.fixed_bye {
        let spare = |&(a, b): &(PlayerIndex, PlayerIndex)| {
            let players = &request.history.players;
            (a == player && players[b].spare) || (b == player && players[a].spare)
        };
        let played_spare = drawn.pairs.iter().any(spare);
        drawn.pairs.retain(|pair| !spare(pair));
        if drawn.bye != Some(player) && !played_spare {
            return Err(Violation::FixedByeMissing { name: request.history.players[player].name.clone() });
        }
        drawn.bye = drawn.bye.filter(|&other| other != player);
    }
    Ok(drawn)
}
