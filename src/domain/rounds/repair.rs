//! A round that has been drawn, changed: what would change is computed first, and is as little as can be.

use super::{
    draw::{DrawnRound, carry_out},
    error::RoundError,
    request::DrawRequest,
    seats::Seats,
    table_now::SeatedTable,
};
use crate::domain::{
    history::{History, PlayerIndex},
    numbers::TableNumber,
    pairing::{self, DrawPrice, Keep, KeepStrength, PairingRequest},
};
use std::collections::{BTreeMap, BTreeSet};

/// The round as it would be.
#[derive(Debug, Clone)]
pub struct Repaired {
    pub drawn: DrawnRound,
    /// Tables and byes that are not as before.
    pub moves: Vec<MovedTable>,
    /// Those who had a place and do not play any more.
    pub out: Vec<PlayerIndex>,
    /// Against the round as it is; nothing where that cannot be played.
    pub price: Option<DrawPrice>,
}

/// A table or a bye that is new.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MovedTable {
    pub table: Option<TableNumber>,
    pub a: PlayerIndex,
    pub b: Option<PlayerIndex>,
    /// Where the first of them was.
    pub a_was: Option<SeatedTable>,
    pub b_was: Option<SeatedTable>,
}

impl MovedTable {
    /// Every player of it with where they were.
    pub fn players(&self) -> impl Iterator<Item = (PlayerIndex, Option<&SeatedTable>)> {
        let second = self.b.map(|b| (b, self.b_was.as_ref()));
        std::iter::once((self.a, self.a_was.as_ref())).chain(second)
    }
}

/// Draws the round around `wanted.fixed`, and leaves of the tables that are there as many as it can.
///
/// # Errors
///
/// When there is no such draw.
pub fn repair_drawn_round(
    history: &History,
    wanted: &DrawRequest,
    now: &[SeatedTable],
    strength: KeepStrength,
) -> Result<Repaired, RoundError> {
    let rests: BTreeSet<PlayerIndex> =
        wanted.preset.iter().filter(|made| made.b.is_none()).map(|made| made.a).collect();
    let plays =
        |player: &PlayerIndex| history.players[*player].plays_in(wanted.round) || rests.contains(player);
    let is_spare = |player: &PlayerIndex| history.players[*player].spare;
    let whole = |seated: &&SeatedTable| plays(&seated.a) && seated.b.as_ref().is_none_or(plays);
    let pairs: Vec<_> = now.iter().filter(whole).filter_map(|seated| Some((seated.a, seated.b?))).collect();
    // Whoever plays the spare player holds the place of the bye.
    let bye = now.iter().filter(whole).find_map(|seated| match seated.b {
        None => Some(seated.a).filter(|player| !rests.contains(player)),
        Some(b) if is_spare(&b) => Some(seated.a),
        Some(b) => is_spare(&seated.a).then_some(b),
    });
    let tables = now.iter().filter_map(|seated| Some(((seated.a, seated.b?), seated.table?)));
    let wanted = DrawRequest {
        keep: Some(Keep { pairs: pairs.clone(), bye, strength }),
        tables: tables.collect(),
        ..wanted.clone()
    };
    let drawn = carry_out(history, &wanted)?;
    let moves = list_moved_tables(now, &drawn);
    let seated: BTreeSet<PlayerIndex> =
        now.iter().flat_map(|seated| [Some(seated.a), seated.b]).flatten().collect();
    let out = seated.iter().copied().filter(|player| !plays(player) && !is_spare(player)).collect();
    let missing = (0..history.players.len())
        .any(|player| plays(&player) && !is_spare(&player) && !seated.contains(&player));
    let is_playable = !missing && now.iter().all(|seated| whole(&seated));
    let price = is_playable.then(|| price_repair(history, &wanted, &pairs, &drawn)).transpose()?;
    Ok(Repaired { drawn, moves, out, price })
}

fn list_moved_tables(now: &[SeatedTable], drawn: &DrawnRound) -> Vec<MovedTable> {
    let mut was: BTreeMap<PlayerIndex, &SeatedTable> = BTreeMap::new();
    for seated in now {
        was.insert(seated.a, seated);
        was.extend(seated.b.map(|b| (b, seated)));
    }
    let place = |player: PlayerIndex| was.get(&player).map(|seated| (*seated).clone());
    let is_new = |seats: &&Seats| {
        was.get(&seats.a)
            .is_none_or(|before| !is_same_seating(before, seats.a, seats.b) || before.table != seats.table)
    };
    let new = drawn.seats.iter().filter(is_new);
    new.map(|seats| MovedTable {
        table: seats.table,
        a: seats.a,
        b: seats.b,
        a_was: place(seats.a),
        b_was: seats.b.and_then(place),
    })
    .collect()
}

fn is_same_seating(before: &SeatedTable, a: PlayerIndex, b: Option<PlayerIndex>) -> bool {
    (before.a, before.b) == (a, b) || (before.b == Some(a) && b == Some(before.a))
}

/// Both rounds under the rules that would hold, compared.
fn price_repair(
    history: &History,
    wanted: &DrawRequest,
    now: &[(PlayerIndex, PlayerIndex)],
    drawn: &DrawnRound,
) -> Result<DrawPrice, RoundError> {
    let request =
        PairingRequest { fixed: Vec::new(), fixed_bye: None, keep: None, ..wanted.request(history) };
    let then: Vec<_> = drawn.seats.iter().filter_map(|seats| Some((seats.a, seats.b?))).collect();
    let of = |pairs: &[(PlayerIndex, PlayerIndex)]| pairing::by_hand(&request, pairs);
    Ok(pairing::price_draw_change(&of(now)?, &of(&then)?))
}
