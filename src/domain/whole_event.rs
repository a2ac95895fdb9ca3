//! An event with its rounds and all that was played, as far as an event file holds it.

use super::{
    event::Event,
    history::{History, PlayerIndex},
    ids::PlayerId,
    round::Round,
    rounds::{ConstrainedPair, KeptDraw},
    whole_teams::WholeTeams,
};
use std::collections::HashMap;

/// A stored event, read whole.
#[derive(Debug, Clone)]
pub struct WholeEvent {
    pub event: Event,
    pub history: History,
    /// Who is who in the history.
    pub index: HashMap<PlayerId, PlayerIndex>,
    /// Pairs of players, or of teams, where they are in the history.
    pub constraints: Vec<ConstrainedPair>,
    /// One for each round of the history, in its order.
    pub rounds: Vec<WholeRound>,
    /// Who plays for whom; none where everybody plays for themselves.
    pub teams: Option<WholeTeams>,
}

/// A round, and its draw with the proof; none where the round was made elsewhere.
#[derive(Debug, Clone)]
pub struct WholeRound {
    pub round: Round,
    pub draw: Option<KeptDraw>,
}
