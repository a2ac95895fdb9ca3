//! Teams of which nobody is there when a round is drawn: left out of it and kept for the next, drawn again once somebody
//! comes, and expected again where the draft is thrown away.

use super::joining::{join_team, update_team};
use crate::{
    domain::{
        event::{player::Player, team::Team},
        history::PlayerIndex,
        ids::{EventId, TeamId},
        numbers::RoundNumber,
        round::Round,
        rounds::{DrawOptions, RoundContext},
    },
    error::{Error, Result},
    storage::{self, Tx, team_history::LoadedTeams},
};
use std::collections::HashSet;

/// Teams of which somebody is checked in.
fn teams_here(players: &[Player]) -> HashSet<TeamId> {
    let here = players.iter().filter(|player| player.is_active() && player.checked_in_at.is_some());
    here.filter_map(|player| player.team_id).collect()
}

/// The same teams as places in the history, in order: who is checked in, for the draw.
pub(super) async fn checked_in(
    tx: &mut Tx,
    event: EventId,
    loaded: &LoadedTeams,
) -> Result<Vec<PlayerIndex>> {
    let here = teams_here(&storage::players::list_players(tx, event).await?);
    Ok((0..loaded.teams.len()).filter(|place| here.contains(&loaded.id(*place))).collect())
}

/// Writes down that those who are left out join later.
pub(super) async fn leave_out(
    tx: &mut Tx,
    loaded: &LoadedTeams,
    (context, options): (&RoundContext, DrawOptions),
) -> Result<()> {
    for place in context.left_out(options) {
        let team = Team { joined_round: options.round.next(), ..loaded.teams[place].clone() };
        update_team(tx, &team).await?;
    }
    Ok(())
}

/// They play from this round on.
pub(super) async fn join_all(tx: &mut Tx, teams: &[TeamId], round: RoundNumber) -> Result<()> {
    for id in teams {
        let team = storage::teams::find_team(tx, *id).await?.ok_or(Error::NotFound)?;
        join_team(tx, &team, round).await?;
    }
    Ok(())
}

/// A draft is thrown away: whom it left out is drawn when the round is drawn anew.
pub(super) async fn expect_again(tx: &mut Tx, round: &Round, left_out: &[String]) -> Result<()> {
    let teams = storage::teams::list_teams(tx, round.event_id).await?;
    let waits = |team: &&Team| team.joined_round == round.number.next() && left_out.contains(&team.key());
    let waiting: Vec<TeamId> = teams.iter().filter(waits).map(|team| team.id).collect();
    join_all(tx, &waiting, round.number).await
}
