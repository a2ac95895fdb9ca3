//! An event with its rounds and all that was played, as far as an event file holds it.

use super::{
    event::Event,
    history::{History, PlayerIndex},
    ids::PlayerId,
    round::{Round, RoundMethod},
    rounds::{ConstrainedPair, KeptDraw},
    whole_teams::WholeTeams,
};
use std::collections::{HashMap, HashSet};

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

impl WholeRound {
    /// Those who have no seat in the round though they take part in the event before and after it: they were gone
    /// when it was drawn, and came back. Whom the draw knew is missed where they have none.
    #[must_use]
    pub fn sat_out(&self, history: &History) -> Vec<PlayerIndex> {
        let number = self.round.number;
        let battles =
            history.rounds.iter().filter(|round| round.number == number).flat_map(|round| &round.battles);
        let mut here: HashSet<PlayerIndex> =
            battles.flat_map(|battle| [Some(battle.a), battle.b]).flatten().collect();
        let known: HashSet<&str> = match (&self.draw, &self.round.method) {
            (Some(KeptDraw { basis: Some(basis), .. }), _) => {
                basis.players.iter().map(|player| player.key.as_str()).collect()
            }
            // What came with a file stands on what the file says.
            (draw, RoundMethod::EventFile) => {
                draw.iter().flat_map(|kept| &kept.missing).map(String::as_str).collect()
            }
            _ => return Vec::new(),
        };
        let players = history.players.iter().enumerate();
        here.extend(
            players.filter(|(_, player)| known.contains(player.key.as_str())).map(|(place, _)| place),
        );
        let sat_out = history
            .players
            .iter()
            .enumerate()
            .filter(|(place, player)| player.plays_in(number) && !player.spare && !here.contains(place));
        sat_out.map(|(place, _)| place).collect()
    }
}
