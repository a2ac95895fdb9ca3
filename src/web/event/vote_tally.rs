//! The votes of an event for its awards, and what has come of each.

use crate::{
    domain::event::{
        Event,
        namesakes::Namesakes,
        vote::{Vote, vote_leaders},
    },
    storage::{Tx, history::Loaded},
    web::prelude::*,
};

/// A vote and what has come of it.
#[derive(Debug, Clone)]
pub struct VoteTally {
    pub vote: Vote,
    pub turnout: i64,
    /// Names and votes, most first; empty until the vote is closed.
    pub counts: Vec<(String, i64)>,
    /// Places in the list of players of those with the most votes.
    pub leaders: Vec<usize>,
}

pub async fn load_vote_tallies(tx: &mut Tx, event: &Event, loaded: &Loaded) -> Result<Vec<VoteTally>> {
    let votes = storage::votes::list_votes(tx, event.id).await?;
    if votes.is_empty() {
        return Ok(Vec::new());
    }
    let turnout = storage::votes::count_vote_turnout(tx, event.id).await?;
    let all = storage::votes::list_closed_vote_counts(tx, event.id).await?;
    let namesakes = Namesakes::from_player_list(&loaded.players);
    let tally = |vote: Vote| {
        let counts = all.iter().filter(|one| one.award_id == vote.award_id);
        let counts: Vec<(usize, i64)> =
            counts.filter_map(|one| Some((*loaded.index.get(&one.candidate_id)?, one.votes))).collect();
        let name = |player: usize| namesakes.told(&loaded.players[player]);
        VoteTally {
            turnout: turnout.iter().find(|(award, _)| *award == vote.award_id).map_or(0, |(_, count)| *count),
            leaders: vote_leaders(&counts),
            counts: counts.into_iter().map(|(player, votes)| (name(player), votes)).collect(),
            vote,
        }
    };
    Ok(votes.into_iter().map(tally).collect())
}
