//! What of an event a visitor may see by now: results and standings that are held back, rosters of whom they meet.

use super::event_visit::EventVisit;
use crate::domain::{
    battle::Battle,
    event::{permission::StaffRole, player::Player},
    ids::PlayerId,
    numbers::RoundNumber,
    round::RoundState,
};
use std::collections::HashSet;

impl EventVisit {
    /// Whether this visitor may see the results of a round, by now. Staff always.
    pub fn sees_round(&self, round: RoundNumber) -> bool {
        self.is_staff() || self.event.settings.shows_round(round)
    }

    /// The last round that this visitor sees the standings after: the newest wherever it is not the organiser's
    /// wish to hide it.
    pub fn sees_standings_up_to(&self) -> RoundNumber {
        let all = Some(RoundNumber::AFTER_ALL).filter(|_| self.is_judge());
        all.or(self.event.settings.standings_up_to).unwrap_or(RoundNumber::AFTER_ALL)
    }

    /// The last round that is over, as far as this visitor sees the standings after it.
    pub fn last_round_over(&self) -> Option<RoundNumber> {
        let over = self.event.frame.public_rounds().rfind(|round| round.state == RoundState::Closed)?;
        Some(over.number.min(self.sees_standings_up_to())).filter(|round| round.is_a_round())
    }

    /// Whether this visitor may know why the pairs of a round meet: the reasons tell records of the round before.
    pub fn sees_reasons(&self, round: RoundNumber) -> bool {
        round.previous() <= self.sees_standings_up_to()
    }

    /// Whether this visitor reads the sheet of a battle whatever its players say of that: they play it, are staff, or it
    /// has a result.
    pub fn reads_sheet_without_asking(&self, battle: &Battle) -> bool {
        let plays = self.me.as_deref().is_some_and(|me| battle.side_of(me.id).is_some());
        plays || self.is_staff() || battle.counted().is_some()
    }

    /// Whose rosters are kept from staff who read the others': a judge who plays reads those of whom they meet next as a
    /// player does.
    pub fn meets_next(&self) -> HashSet<PlayerId> {
        let settings = &self.event.settings;
        let reads_all = self.role != Some(StaffRole::Judge) || settings.rosters_are_open(self.now);
        if reads_all || self.event.stage.is_over() {
            return HashSet::new();
        }
        let account = self.visit.account.as_ref().map(|account| account.id);
        let is_here = |player: &Player| self.me.as_deref().is_some_and(|me| me.id == player.id);
        let is_own = |player: &&Player| account.is_some() && player.account_id == account || is_here(player);
        let own = self.event.frame.players.iter().filter(is_own);
        own.flat_map(|own| self.event.meets_next(own)).collect()
    }
}
