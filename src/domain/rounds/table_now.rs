//! A table of a round that is there already, or a match of teams: who meets, and how that came about.

use crate::domain::{
    battle::Battle,
    event::team::TeamMatch,
    history::PlayerIndex,
    ids::{PlayerId, TeamId},
    numbers::TableNumber,
    pairing::Reason,
};
use std::collections::HashMap;

/// A table of it, or a bye.
#[expect(clippy::struct_excessive_bools, reason = "four facts about a table that do not exclude each other")]
#[derive(Debug, Clone)]
pub struct TableNow {
    pub seats: SeatedTable,
    pub is_bye: bool,
    /// Has no opponent because the round's method says so.
    pub rests: bool,
    /// Not drawn: set by hand, or made by the round's method.
    pub fixed: bool,
    /// What staff wrote where they set it.
    pub by_hand: Option<HandMark>,
    /// Its battle has begun, so it stays as it is.
    pub begun: bool,
    pub reasons: Vec<Reason>,
}

/// A table of the round as it is, or a bye.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatedTable {
    pub table: Option<TableNumber>,
    pub a: PlayerIndex,
    /// None: a bye, or the other has left the event.
    pub b: Option<PlayerIndex>,
}

/// What staff wrote where they set who meets whom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandMark {
    pub why: String,
    /// Everybody reads that.
    pub is_public: bool,
}

impl HandMark {
    /// As a battle or a match keeps it; none where nobody set it.
    pub fn from_stored(why: Option<&String>, is_public: bool) -> Option<Self> {
        why.map(|why| Self { why: why.clone(), is_public })
    }
}

impl TableNow {
    /// The tables of these battles; `index` is where each player is in the history. One whose first player has left the
    /// event is none.
    pub fn from_battles(index: &HashMap<PlayerId, PlayerIndex>, battles: &[Battle]) -> Vec<Self> {
        let place = |id: PlayerId| index.get(&id).copied();
        let tables = battles.iter().filter_map(|battle| {
            let seats =
                SeatedTable { table: battle.table_number, a: place(battle.a)?, b: battle.b.and_then(place) };
            Some(Self {
                seats,
                is_bye: battle.is_bye(),
                rests: battle.rests(),
                fixed: battle.fixed,
                by_hand: HandMark::from_stored(battle.by_hand.as_ref(), battle.hand_is_public),
                begun: battle.has_begun(),
                reasons: battle.reasons.0.clone(),
            })
        });
        tables.collect()
    }

    /// The same of matches of teams, of which none has begun as far as they say themselves.
    pub fn from_matches(index: &HashMap<TeamId, PlayerIndex>, matches: &[TeamMatch]) -> Vec<Self> {
        let place = |id: TeamId| index.get(&id).copied();
        let tables = matches.iter().filter_map(|drawn| {
            let seats =
                SeatedTable { table: drawn.first_table, a: place(drawn.a)?, b: drawn.b.and_then(place) };
            Some(Self {
                seats,
                is_bye: drawn.is_bye(),
                rests: drawn.rests(),
                fixed: drawn.fixed,
                by_hand: HandMark::from_stored(drawn.by_hand.as_ref(), drawn.hand_is_public),
                begun: false,
                reasons: drawn.reasons.0.clone(),
            })
        });
        tables.collect()
    }
}

impl SeatedTable {
    /// None for a bye.
    pub fn pair(&self) -> Option<(PlayerIndex, PlayerIndex)> {
        Some((self.a, self.b?))
    }
}
