//! A round that is there already, as its tables are now.

use super::{
    by_hand::{HandMark, SetByHand},
    context::{OddPlayer, RoundContext},
    kept::KeptDraw,
    request::PresetPairing,
};
use crate::domain::{
    battle::Battle,
    event::team::TeamMatch,
    history::{History, PlayerIndex},
    ids::{PlayerId, TeamId},
    numbers::{RoundNumber, TableNumber},
    pairing::{ClubRule, Reason},
    round::Round,
};
use std::collections::HashMap;

/// A round that was drawn.
#[derive(Debug, Clone)]
pub struct RoundNow {
    pub round: RoundNumber,
    /// From 1.
    pub attempt: u32,
    pub tables: Vec<TableNow>,
    pub by_hand: SetByHand,
    /// Who is left of an odd number goes on as it was.
    pub odd: OddPlayer,
    /// None where the round was made elsewhere.
    pub kept: Option<KeptDraw>,
}

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

impl RoundNow {
    /// The round as it is stored, with these tables.
    pub fn from_tables(
        round: &Round,
        history: &History,
        tables: Vec<TableNow>,
        kept: Option<KeptDraw>,
    ) -> Self {
        let is_spare = |place: PlayerIndex| history.players[place].spare;
        let has_spare = |table: &TableNow| is_spare(table.seats.a) || table.seats.b.is_some_and(is_spare);
        let has_bye = tables.iter().any(|table| table.is_bye && !table.rests);
        Self {
            round: round.number,
            attempt: u32::try_from(round.attempt).unwrap_or_default(),
            by_hand: SetByHand::from_tables(&tables),
            // A round with a bye and no spare player at a table goes on without one.
            odd: if has_bye && !tables.iter().any(has_spare) { OddPlayer::Bye } else { OddPlayer::Spare },
            tables,
            kept,
        }
    }
}

impl RoundNow {
    /// When players of one club are kept apart in it: as it was drawn, or else as the event has it.
    pub(super) fn clubs(&self, context: &RoundContext) -> ClubRule {
        self.kept.as_ref().map_or_else(|| context.clubs.in_round(self.round), |kept| kept.clubs)
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

    /// Whoever has no opponent by the round's method goes on resting.
    pub(super) fn resting(&self) -> Option<PresetPairing> {
        let why = self.reasons.first().cloned().unwrap_or(Reason::Said(String::new()));
        self.rests.then_some(PresetPairing { a: self.seats.a, b: None, why })
    }
}

impl SeatedTable {
    /// None for a bye.
    pub fn pair(&self) -> Option<(PlayerIndex, PlayerIndex)> {
        Some((self.a, self.b?))
    }
}
