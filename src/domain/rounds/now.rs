//! A round that is there already, as its tables are now.

use super::{
    by_hand::SetByHand,
    context::{OddPlayer, RoundContext},
    kept::KeptDraw,
    request::PresetPairing,
    table_now::TableNow,
};
use crate::domain::{
    history::{History, PlayerIndex},
    numbers::RoundNumber,
    pairing::{ClubRule, Reason},
    round::Round,
};

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
    /// Whoever has no opponent by the round's method goes on resting.
    pub(super) fn resting(&self) -> Option<PresetPairing> {
        let why = self.reasons.first().cloned().unwrap_or(Reason::Said(String::new()));
        self.rests.then_some(PresetPairing { a: self.seats.a, b: None, why })
    }
}
