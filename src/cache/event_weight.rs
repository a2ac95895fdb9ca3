//! How many bytes an event takes that is in memory.

use super::{
    events::KnownEvent,
    memory_weight::{MemoryWeight, TEXTS, weigh_battles, weigh_list},
};
use crate::{
    domain::event::{call::Call, player::Player, team::Team},
    storage::rosters::RosterStanding,
};

/// What is the same for a small event and for a large one: its settings, what was voted and told.
const EVENT: usize = 16 << 10;
/// A battle in the history that pairing and standings read.
const PLAYED: usize = 200;

impl MemoryWeight for KnownEvent {
    /// With the history, which is made from it when it is asked for, and has everybody once more.
    fn bytes(&self) -> usize {
        let frame = &self.frame;
        let battles = |of: &[_]| weigh_battles(of) + weigh_list::<()>(of.len(), PLAYED);
        EVENT
            + 2 * weigh_list::<Player>(frame.players.len(), TEXTS)
            + frame.rounds.iter().map(|round| battles(self.battles(round.id))).sum::<usize>()
            + weigh_list::<RosterStanding>(frame.rosters().count() + frame.problems.len(), TEXTS)
            + weigh_list::<Team>(frame.teams.len(), TEXTS)
            + weigh_list::<Call>(self.calls.len() + frame.penalties.len() + frame.pictures.len(), TEXTS)
    }
}
