//! A round that is there already, as its tables are now.

use super::{
    by_hand::SetByHand,
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
    /// The round as it is stored; `index` is where each player is in the history.
    pub fn from_battles(
        (round, battles): (&Round, &[Battle]),
        (history, index): (&History, &HashMap<PlayerId, PlayerIndex>),
        kept: Option<KeptDraw>,
    ) -> Self {
        let is_spare = |id: PlayerId| index.get(&id).is_some_and(|place| history.players[*place].spare);
        let has_spare = |battle: &Battle| is_spare(battle.a) || battle.b.is_some_and(is_spare);
        let has_bye = battles.iter().any(|battle| battle.is_bye() && !battle.rests());
        Self {
            round: round.number,
            attempt: u32::try_from(round.attempt).unwrap_or_default(),
            tables: battles.iter().filter_map(|battle| TableNow::from_battle(battle, index)).collect(),
            by_hand: SetByHand::from_battles(index, battles),
            // A round with a bye and no spare player at a table goes on without one.
            odd: if has_bye && !battles.iter().any(has_spare) { OddPlayer::Bye } else { OddPlayer::Spare },
            kept,
        }
    }
}

impl RoundNow {
    /// A round of teams as it is stored; `index` is where each team is in the history.
    pub fn of_matches(
        (round, matches): (&Round, &[TeamMatch]),
        index: &HashMap<TeamId, PlayerIndex>,
        kept: Option<KeptDraw>,
    ) -> Self {
        let has_bye = matches.iter().any(|drawn| drawn.is_bye() && !drawn.rests());
        Self {
            round: round.number,
            attempt: u32::try_from(round.attempt).unwrap_or_default(),
            tables: matches.iter().filter_map(|drawn| TableNow::of_match(drawn, index)).collect(),
            by_hand: SetByHand::of_matches(index, matches),
            odd: if has_bye { OddPlayer::Bye } else { OddPlayer::Spare },
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
    /// None where the first of its teams has left the event.
    fn of_match(drawn: &TeamMatch, index: &HashMap<TeamId, PlayerIndex>) -> Option<Self> {
        let place = |id: TeamId| index.get(&id).copied();
        Some(Self {
            seats: SeatedTable { table: drawn.first_table, a: place(drawn.a)?, b: drawn.b.and_then(place) },
            is_bye: drawn.is_bye(),
            rests: drawn.rests(),
            fixed: drawn.fixed,
            begun: false,
            reasons: drawn.reasons.0.clone(),
        })
    }

    /// None where the first of its players has left the event.
    fn from_battle(battle: &Battle, index: &HashMap<PlayerId, PlayerIndex>) -> Option<Self> {
        let place = |id: &PlayerId| index.get(id).copied();
        let table = battle.table_number;
        Some(Self {
            seats: SeatedTable { table, a: place(&battle.a)?, b: battle.b.as_ref().and_then(place) },
            is_bye: battle.is_bye(),
            rests: battle.rests(),
            fixed: battle.fixed,
            begun: battle.has_begun(),
            reasons: battle.reasons.0.clone(),
        })
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
