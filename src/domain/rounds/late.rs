//! Who is not there when a round is drawn, and whom somebody meets who comes after the draw, where no other table is to
//! change.

use super::{
    context::{DrawOptions, RoundContext},
    kept::KeptDraw,
    now::RoundNow,
};
use crate::domain::{history::PlayerIndex, numbers::RoundNumber, pairing::Reason};
use std::collections::HashSet;

impl RoundContext {
    /// What is kept of a draw, with those who are left out of it now and were `before`.
    #[must_use]
    pub fn keep_without_absent(&self, kept: &KeptDraw, options: DrawOptions, before: &[String]) -> KeptDraw {
        let mut left_out = before.to_vec();
        let now = self.left_out(options).into_iter().map(|place| &self.history.players[place].key);
        left_out.extend(now.filter(|key| !before.contains(key)).cloned());
        KeptDraw { left_out, ..kept.clone() }
    }

    /// Who is left out because nobody of them is there.
    #[must_use]
    pub fn names_left_out(&self, options: DrawOptions) -> Vec<String> {
        let left_out = self.left_out(options).into_iter();
        left_out.map(|place| self.history.players[place].name.clone()).collect()
    }

    /// Whom the draw before left out and who is here by now plays in the next attempt, and so does whoever came since.
    pub fn admit_arrived(
        &mut self,
        round: RoundNumber,
        left_out: &[String],
        came_since: &HashSet<String>,
    ) -> Vec<PlayerIndex> {
        let mut come = Vec::new();
        for (place, entrant) in self.history.players.iter_mut().enumerate() {
            let is_here = left_out.contains(&entrant.key) && self.checked_in.contains(&place);
            if entrant.joined_round == round.next() && (is_here || came_since.contains(&entrant.key)) {
                entrant.joined_round = round;
                come.push(place);
            }
        }
        come
    }

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
