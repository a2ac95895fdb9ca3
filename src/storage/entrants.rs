//! Those who are entered, whatever they are.

use super::{Tx, players, teams};
use crate::domain::{
    event::player::PlayerName,
    ids::{EntrantId, EventId},
};

/// What somebody of this event is called; none where the event has nobody like that.
pub async fn find_entrant_name(
    tx: &mut Tx,
    event: EventId,
    id: EntrantId,
) -> sqlx::Result<Option<PlayerName>> {
    Ok(match id {
        EntrantId::Player(id) => {
            let player = players::find_player(tx, id).await?;
            player.filter(|player| player.event_id == event).map(|player| player.name)
        }
        EntrantId::Team(id) => {
            let team = teams::find_team(tx, id).await?;
            team.filter(|team| team.event_id == event).map(|team| team.name)
        }
    })
}
