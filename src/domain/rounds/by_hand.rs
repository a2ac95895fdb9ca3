//! What the organiser's hand has set in a round: pairs and byes that stay when the rest is drawn again, until they
//! are taken back (`handbook P7`).

use super::seats::Seats;
use crate::domain::{
    battle::Battle,
    event::team::TeamMatch,
    history::{History, PlayerIndex},
    ids::{PlayerId, TeamId},
    numbers::RoundNumber,
};
use std::collections::HashMap;

/// The tables and byes of a round that were set by hand.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SetByHand(Vec<Set>);

#[derive(Debug, Clone, PartialEq, Eq)]
struct Set {
    a: PlayerIndex,
    /// Nobody: a bye.
    b: Option<PlayerIndex>,
    why: String,
    is_public: bool,
}

impl SetByHand {
    /// What stands in these battles; `index` is where each player is in the history.
    pub fn from_battles(index: &HashMap<PlayerId, PlayerIndex>, battles: &[Battle]) -> Self {
        let place = |id| index.get(&id).copied();
        let set = battles.iter().filter(|battle| battle.fixed).filter_map(|battle| {
            let (why, is_public) = (battle.by_hand.clone()?, battle.hand_is_public);
            Some(Set { a: place(battle.a)?, b: battle.b.and_then(place), why, is_public })
        });
        Self(set.collect())
    }

    /// What stands in these matches of teams.
    pub fn of_matches(index: &HashMap<TeamId, PlayerIndex>, matches: &[TeamMatch]) -> Self {
        let place = |id: TeamId| index.get(&id).copied();
        let set = matches.iter().filter(|drawn| drawn.fixed).filter_map(|drawn| {
            let (why, is_public) = (drawn.by_hand.clone()?, drawn.hand_is_public);
            Some(Set { a: place(drawn.a)?, b: drawn.b.and_then(place), why, is_public })
        });
        Self(set.collect())
    }

    /// The pairs that can be kept in this round: both still play in it.
    pub fn pairs(&self, history: &History, round: RoundNumber) -> Vec<(PlayerIndex, PlayerIndex)> {
        let plays = |player: PlayerIndex| history.players[player].plays_in(round);
        let pairs = self.0.iter().filter_map(|set| Some((set.a, set.b?)));
        pairs.filter(|(a, b)| plays(*a) && plays(*b)).collect()
    }

    /// Those who were given a bye, or the spare player who does not play now, each with the reason.
    pub fn byes(&self, history: &History, round: RoundNumber) -> Vec<(PlayerIndex, &str)> {
        let players = &history.players;
        let alone = |set: &Set| match set.b {
            None => Some(set.a),
            Some(b) if players[b].spare && !players[b].plays_in(round) => Some(set.a),
            Some(b) => (players[set.a].spare && !players[set.a].plays_in(round)).then_some(b),
        };
        let byes = self.0.iter().filter_map(|set| Some((alone(set)?, set.why.as_str())));
        byes.filter(|(player, _)| players[*player].plays_in(round) && !players[*player].spare).collect()
    }

    /// The battle with the mark that its players had before. A bye keeps it when it becomes a battle against the
    /// spare player, and the other way round.
    pub fn mark(&self, battle: Battle, seats: &Seats) -> Battle {
        match self.found(seats) {
            Some((why, hand_is_public)) => Battle { by_hand: Some(why), hand_is_public, ..battle },
            None => battle,
        }
    }

    /// Why these seats were set, and whether everybody reads that. None: they were not.
    pub fn found(&self, seats: &Seats) -> Option<(String, bool)> {
        let sits = |player: PlayerIndex| seats.a == player || seats.b == Some(player);
        let same = |set: &&Set| match (set.b, seats.b) {
            (Some(b), Some(_)) => sits(set.a) && sits(b),
            (Some(b), None) => sits(set.a) || sits(b),
            (None, _) => sits(set.a),
        };
        let set = self.0.iter().find(same).filter(|_| seats.fixed)?;
        Some((set.why.clone(), set.is_public))
    }
}
