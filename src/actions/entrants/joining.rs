//! Who plays from a round on: those who came late, and those whom a draw had left out.

use crate::{
    domain::{event::team::Team, ids::PlayerId, numbers::RoundNumber},
    error::{Error, Result},
    storage::{self, Tx},
};

/// They play from this round on.
pub(in crate::actions) async fn join_from_round(
    tx: &mut Tx,
    players: &[PlayerId],
    round: RoundNumber,
) -> Result<()> {
    for id in players {
        let mut player = storage::players::find_player(tx, *id).await?.ok_or(Error::NotFound)?;
        player.joined_round = player.joined_round.min(round);
        if !storage::players::update(tx, &player).await? {
            return Err(Error::Broken("a player changed under the event's lock".into()));
        }
    }
    Ok(())
}

/// The same of those who would play from a later round on only: the others stay as they are.
pub(in crate::actions) async fn join_late(
    tx: &mut Tx,
    players: impl Iterator<Item = &PlayerId>,
    round: RoundNumber,
) -> Result<()> {
    let mut late = Vec::new();
    for id in players {
        let player = storage::players::find_player(tx, *id).await?.ok_or(Error::NotFound)?;
        if player.joined_round > round {
            late.push(player.id);
        }
    }
    join_from_round(tx, &late, round).await
}

/// The team and its people play from this round on.
pub(in crate::actions) async fn join_team(tx: &mut Tx, team: &Team, round: RoundNumber) -> Result<()> {
    if team.joined_round > round {
        let joined = Team { joined_round: round, ..team.clone() };
        if !storage::teams::update(tx, &joined).await? {
            return Err(Error::Broken(format!("team {} changed under the event's lock", team.number)));
        }
    }
    let people = storage::players::of_team(tx, team.id).await?;
    let people: Vec<PlayerId> = people.into_iter().map(|player| player.id).collect();
    join_from_round(tx, &people, round).await
}
