//! Whom somebody meets who comes after the draw, where no other table is to change.

use super::{context::RoundContext, now::RoundNow};
use crate::domain::{history::PlayerIndex, pairing::Reason};

impl RoundContext {
    /// Somebody who has no opponent in the round, and can play `late`: of a round robin whoever rests of the same group,
    /// of a cut whoever was to meet them and has a walkover; else who has the bye of the draw. Nobody who was given a bye
    /// by hand.
    #[must_use]
    pub fn opponent_for_late(&self, now: &RoundNow, late: PlayerIndex) -> Option<PlayerIndex> {
        let alone = || now.tables.iter().filter(|table| table.is_bye);
        let cut = now.kept.as_ref().and_then(|kept| kept.cut.as_ref());
        let waits = cut.and_then(|cut| cut.other_of(&self.history.players[late].key));
        let walkover = alone().find(|table| {
            let is_walkover = matches!(table.reasons.first(), Some(Reason::Walkover { .. }));
            is_walkover && table.rests && waits == Some(&self.history.players[table.seats.a].key)
        });
        let of_method = walkover.map(|table| table.seats.a).or_else(|| self.rest_of_group(now, late));
        of_method.or_else(|| alone().find(|table| !table.fixed).map(|table| table.seats.a))
    }
}
