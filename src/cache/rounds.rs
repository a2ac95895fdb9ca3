//! The pairings and results of a round, as its public page and the big screen show them.

use crate::{
    domain::{
        battle::Battle,
        event::{clock::RoundClock, player::Player},
        ids::{EventId, PlayerId},
        round::Round,
    },
    error::Result,
    storage::{self, Tx},
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
    pub names: HashMap<PlayerId, Who>,
}

/// A player as a list of tables names them.
#[derive(Debug, Clone)]
pub struct Who {
    pub number: i64,
    pub name: String,
    /// Empty when none was given.
    pub faction: String,
}

/// The battles of this round and the names of everybody.
pub async fn load(tx: &mut Tx, event: EventId, round: Option<Round>, rounds: Vec<Round>) -> Result<Paired> {
    let battles = match &round {
        Some(round) => storage::battles::list(tx, round.id).await?,
        None => Vec::new(),
    };
    let clock = match &round {
        Some(round) => storage::clocks::find(tx, round.id).await?,
        None => None,
    };
    let players = storage::players::list(tx, event).await?;
    let name = |player: Player| {
        let faction = player.faction.unwrap_or_default();
        (player.id, Who { number: player.number, name: player.name.to_string(), faction })
    };
    let names = players.into_iter().map(name).collect();
    Ok(Paired { round, rounds, clock, battles, names })
}
