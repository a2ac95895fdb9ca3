//! Who waits for a judge at an event: tables that called one, and tables whose reports differ.

use super::events::KnownEvent;
use crate::domain::{
    battle::{Battle, State},
    event::call::{Call, CallState},
    ids::{BattleId, PlayerId},
    round::RoundState,
};

impl KnownEvent {
    /// Calls from one table, the newest first.
    pub fn calls_from(&self, battle: BattleId) -> Vec<Call> {
        self.calls.iter().filter(|call| call.battle_id == battle).cloned().collect()
    }

    /// Somebody's battle in the newest round that is out: where a judge finds them. None of a bye.
    pub fn newest_battle_of(&self, player: PlayerId) -> Option<&Battle> {
        let round = self.frame.public_rounds().next_back()?;
        self.battles_of(player).find(|battle| battle.round_id == round.id && !battle.is_bye())
    }

    /// Calls that wait or are taken, the oldest first.
    pub fn open_calls(&self) -> Vec<Call> {
        let mut open: Vec<Call> = self.calls.iter().filter(|call| call.is_open()).cloned().collect();
        open.sort_by_key(|call| (call.called_at, call.id));
        open
    }

    /// Battles of rounds that are being played whose reports differ.
    pub fn disputed(&self) -> impl Iterator<Item = &Battle> {
        let played = self.frame.rounds.iter().filter(|round| round.state == RoundState::Published);
        let battles = played.flat_map(|round| self.battles(round.id));
        battles.filter(|battle| battle.state == State::Disputed)
    }

    /// The place of a call that waits: behind every table that has waited longer and to which nobody goes.
    pub fn place_in_line(&self, own: &Call) -> usize {
        let waits_longer = |call: &&Call| {
            call.state == CallState::Waiting && (call.called_at, call.id) < (own.called_at, own.id)
        };
        let has_called =
            |battle: &Battle| self.calls.iter().any(|call| call.is_open() && call.battle_id == battle.id);
        let differ = self.disputed().filter(|battle| {
            !has_called(battle) && battle.decided.as_ref().is_some_and(|decided| decided.at < own.called_at)
        });
        1 + self.calls.iter().filter(waits_longer).count() + differ.count()
    }
}
