//! The pairings and results of a round, as its public page and the big screen show them.

use super::{
    events::KnownEvent,
    memory_weight::{MemoryWeight, TEXTS, weigh_battles, weigh_list},
};
use crate::domain::{
    battle::Battle,
    event::{clock::RoundClock, namesakes::Namesakes, player::Player},
    ids::PlayerId,
    round::{Round, RoundState},
};
use std::collections::HashMap;

/// A round as it stands, with what its page needs: the same for everybody who looks at it.
pub struct Paired {
    /// None before the first is out.
    pub round: Option<Round>,
    /// All that are out.
    pub rounds: Vec<Round>,
    /// Of the round; none before it was started.
    pub clock: Option<RoundClock>,
    pub battles: Vec<Battle>,
    pub names: HashMap<PlayerId, ListedPlayer>,
}

impl Paired {
    /// Whether the round is being played.
    pub fn is_on(&self) -> bool {
        self.round.as_ref().is_some_and(|round| round.state == RoundState::Published)
    }
}

impl MemoryWeight for Paired {
    fn bytes(&self) -> usize {
        weigh_battles(&self.battles) + weigh_list::<(PlayerId, ListedPlayer)>(self.names.len(), TEXTS)
    }
}

/// A player as a list of tables names them.
#[derive(Debug, Clone)]
pub struct ListedPlayer {
    pub number: i64,
    pub name: String,
    /// What tells them from somebody else of the same name; none where nobody has it.
    pub apart: Option<String>,
    /// Empty when none was given.
    pub faction: String,
}

impl ListedPlayer {
    /// What is said of the faction beside the name; nothing where it is what tells them apart.
    pub fn faction_beside(&self) -> Option<&str> {
        Some(self.faction.as_str())
            .filter(|faction| !faction.is_empty() && self.apart.as_deref() != Some(faction))
    }
}

/// The battles of this round and the names of everybody. `round` is one that is out, `rounds` are all of those.
pub fn paired_round(known: &KnownEvent, round: Option<Round>, rounds: Vec<Round>) -> Paired {
    let battles = round.as_ref().map_or_else(Vec::new, |round| known.battles(round.id).to_vec());
    let clock = round.as_ref().and_then(|round| known.frame.clock(round.id));
    let namesakes = Namesakes::from_player_list(&known.frame.players);
    let name = |player: &Player| {
        let apart = namesakes.apart(player);
        let faction = player.faction.clone().unwrap_or_default();
        (player.id, ListedPlayer { number: player.number, name: player.name.to_string(), apart, faction })
    };
    let names = known.frame.players.iter().map(name).collect();
    Paired { round, rounds, clock, battles, names }
}
