//! Who plays from a round on: those who came late, and those whom a draw had left out.

use crate::{
    actions::prelude::*,
    domain::{event::team::Team, ids::PlayerId},
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
        update_player(tx, &player).await?;
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
        update_team(tx, &joined).await?;
    }
    let people = storage::players::of_team(tx, team.id).await?;
    let people: Vec<PlayerId> = people.into_iter().map(|player| player.id).collect();
    join_from_round(tx, &people, round).await
}

/// Writes a player who was read under the event's lock.
pub(in crate::actions) async fn update_player(tx: &mut Tx, player: &Player) -> Result<()> {
    if storage::players::update(tx, player).await? {
        return Ok(());
    }
    Err(Error::Broken(format!("player {} changed under the event's lock", player.number)))
}

/// Writes a team that was read under the event's lock.
pub(in crate::actions) async fn update_team(tx: &mut Tx, team: &Team) -> Result<()> {
    if storage::teams::update(tx, team).await? {
        return Ok(());
    }
    Err(Error::Broken(format!("team {} changed under the event's lock", team.number)))
}
