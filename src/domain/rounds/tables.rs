//! The tables of a round after its draw: what they could not be, and given out again without changing who meets whom.
//! A battle that has begun stays where it is.

use super::{context::RoundContext, error::RoundError};
use crate::domain::{
    history::PlayerIndex,
    numbers::{RoundNumber, TableNumber},
    pairing::tables::{self, HallTable, OutOfUse, PairToSeat, TableNote, TableRequest, tables_left_empty},
};
use std::collections::HashSet;

/// A pair at its table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlacedPair {
    pub a: PlayerIndex,
    pub b: PlayerIndex,
    pub table: TableNumber,
    /// Its battle has begun.
    pub begun: bool,
    /// The organiser put it on its table.
    pub placed: bool,
}

/// What giving out tables again holds on to, besides the battles that have begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hold {
    /// Everybody but those whose table is out of use, or who have a table of their own: the fewest people walk.
    AllThatCan,
    /// Only what was put on its table by hand.
    ByHand,
}

/// What giving out the tables again would change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableProposal {
    pub moves: Vec<PairTableMove>,
    /// What the new tables could not be.
    pub notes: Vec<TableNote>,
}

/// A pair that would change its table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairTableMove {
    /// Its place among the pairs that were given.
    pub pair: usize,
    pub from: TableNumber,
    pub to: TableNumber,
}

/// What the tables as they are could not be. The pairs of the best players come first, as they were drawn.
pub fn review_placed_pairs(
    context: &RoundContext,
    round: RoundNumber,
    pairs: &[PlacedPair],
) -> Vec<TableNote> {
    let venue = context.venue_for(pairs);
    let numbers: Vec<TableNumber> = pairs.iter().map(|pair| pair.table).collect();
    let pairs: Vec<PairToSeat> = pairs.iter().map(PlacedPair::free).collect();
    let reviewed = tables::review_tables(&context.table_request(round, &pairs, &venue), &numbers);
    reviewed.map(|plan| plan.notes).unwrap_or_default()
}

/// What giving out the tables again would do. The pairs of the best players come first, as they were drawn.
///
/// # Errors
///
/// When too few tables are in use.
pub fn propose_tables(
    context: &RoundContext,
    round: RoundNumber,
    placed: &[PlacedPair],
    hold: Hold,
) -> Result<TableProposal, RoundError> {
    let mut venue = context.venue_for(placed);
    for begun in placed.iter().filter(|pair| pair.begun) {
        if let Some(table) = venue.iter_mut().find(|table| table.number == begun.table) {
            table.out_of_use = Some(OutOfUse::InPlay);
        }
    }
    let open: Vec<(usize, &PlacedPair)> = placed.iter().enumerate().filter(|(_, pair)| !pair.begun).collect();
    // Tables that players who are not on their own table have a claim to.
    let claimed: HashSet<TableNumber> = open.iter().filter_map(|(_, pair)| context.away(pair)).collect();
    let stays = |pair: &PlacedPair| {
        let may_stay = !claimed.contains(&pair.table) && context.away(pair).is_none();
        pair.placed || hold == Hold::AllThatCan && may_stay
    };
    let pairs: Vec<PairToSeat> = open
        .iter()
        .map(|(_, pair)| PairToSeat { stays_on: stays(pair).then_some(pair.table), ..pair.free() })
        .collect();
    let request = context.table_request(round, &pairs, &venue);
    let plan = tables::assign_tables(&request)?;
    let moves = open.iter().zip(&plan.tables).filter(|((_, pair), to)| pair.table != **to);
    let moves =
        moves.map(|((at, pair), to)| PairTableMove { pair: *at, from: pair.table, to: *to }).collect();
    // What made a battle move is no fault of its new table.
    let reviewed = tables::review_tables(&request, &plan.tables)?;
    Ok(TableProposal { moves, notes: reviewed.notes })
}

impl RoundContext {
    /// The tables there are; where the venue lists none, those in use now are there too.
    fn venue_for(&self, pairs: &[PlacedPair]) -> Vec<HallTable> {
        let own = pairs.iter().flat_map(|pair| [pair.a, pair.b]);
        let own = own.filter_map(|player| self.history.players[player].fixed_table);
        let free: Vec<PairToSeat> = pairs.iter().map(PlacedPair::free).collect();
        let places = pairs.len() + tables_left_empty(&self.history, &free);
        self.venue.for_pairs(places, own.chain(pairs.iter().map(|pair| pair.table)))
    }

    /// The own table of one of a pair, where they are not on it.
    fn away(&self, pair: &PlacedPair) -> Option<TableNumber> {
        let own = |player: PlayerIndex| self.history.players[player].fixed_table;
        [own(pair.a), own(pair.b)].into_iter().flatten().find(|own| pair.table != *own)
    }

    fn table_request<'a>(
        &'a self,
        round: RoundNumber,
        pairs: &'a [PairToSeat],
        tables: &'a [HallTable],
    ) -> TableRequest<'a> {
        TableRequest {
            history: &self.history,
            round,
            pairs,
            tables,
            earlier: &self.venue.earlier,
            order: self.venue.order,
            seed: self.seeds.of(round),
        }
    }
}

impl PlacedPair {
    fn free(&self) -> PairToSeat {
        PairToSeat { a: self.a, b: self.b, stays_on: None }
    }
}
