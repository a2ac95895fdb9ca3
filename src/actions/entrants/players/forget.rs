//! What is kept about a person is deleted for good, and what belongs to others too stays: results under a number.

use super::{Actor, change_event, find_unchanged_player, player_subject, update_player};
use crate::{
    actions::{account::reauthentication::Fresh, clear_what_was_deleted, prelude::*},
    domain::{
        event::{Stage, audit::PlayerAct, player::PlayerName},
        refusal::PlayerRefusal,
    },
};

/// Deletes name, club, address, notes, rosters, answers, conduct and the link of a player who does not play any more.
/// Results, faction and number stay: they are their opponents' too. So do entries of the log, with the name as it was.
/// `name` is what they are called from now on.
pub async fn forget_player(app: &App, by: &Actor, seen: &Player, name: &PlayerName, _: &Fresh) -> Result<()> {
    change_event(app, seen.event_id, by, async |tx, locked| {
        let player = find_unchanged_player(app, tx, seen).await?;
        if player.is_active() && locked.stage <= Stage::Running {
            return Err(Error::from_refusal(PlayerRefusal::PlaysStill { name: player.name.to_string() }));
        }
        let number = player.number;
        storage::players::erase_what_is_kept(tx, player.id).await?;
        let nobody = Player {
            name: name.clone(),
            club: None,
            email: None,
            notes: None,
            dietary: None,
            account_id: None,
            link_epoch: player.link_epoch + 1,
            link_open: false,
            ..player
        };
        update_player(tx, &nobody).await?;
        Ok(((), LogEntry::new(player_subject(&nobody), PlayerAct::Forgotten { number })))
    })
    .await?;
    clear_what_was_deleted(app).await;
    Ok(())
}
