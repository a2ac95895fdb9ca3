//! A player enters their own army for the painting panel, when they sign up or later, and takes it out again.

use super::{Actor, change_event, player_subject};
use crate::{
    actions::prelude::*,
    domain::{
        event::{audit::PlayerAct, painting::why_panel_is_shut, soft::SoftScore},
        refusal::Conflict,
    },
};

/// A player shows their own army to the panel, or takes it out again: until somebody has marks.
pub async fn enter_panel(
    app: &App,
    by: &Actor,
    event: &Event,
    seen: &Player,
    is_entered: bool,
) -> Result<()> {
    change_event(app, event.id, by, async |tx, _| {
        let player = storage::players::find_player(tx, seen.id).await?.ok_or(Error::NotFound)?;
        let has_begun = storage::soft::has_begun(tx, event.id).await?;
        if let Some(why) = why_panel_is_shut(event, &player, has_begun) {
            return Err(Error::from_refusal(why));
        }
        let stored = storage::soft::find_soft_score(tx, player.id).await?;
        if stored.as_ref().is_some_and(|score| score.is_entered) == is_entered {
            return Err(Error::SentTwice);
        }
        store_entry(tx, stored, &player, is_entered).await?;
        let name = player.name.to_string();
        let act = if is_entered { PlayerAct::EnteredPanel { name } } else { PlayerAct::LeftPanel { name } };
        Ok(((), LogEntry::new(player_subject(&player), act)))
    })
    .await
}

/// The same for somebody who signs up; whether the army is entered: not where the panel has begun.
pub(super) async fn enter_as_they_come(tx: &mut Tx, event: &Event, player: &Player) -> Result<bool> {
    let has_begun = storage::soft::has_begun(tx, event.id).await?;
    let is_open = why_panel_is_shut(event, player, has_begun).is_none();
    if is_open {
        store_entry(tx, None, player, true).await?;
    }
    Ok(is_open)
}

async fn store_entry(
    tx: &mut Tx,
    stored: Option<SoftScore>,
    player: &Player,
    is_entered: bool,
) -> Result<()> {
    match stored {
        None => {
            let none = SoftScore::unmarked_soft_score(player.id, player.event_id);
            storage::soft::insert(tx, &SoftScore { is_entered, version: 1, ..none }).await?;
        }
        Some(score) => {
            if !storage::soft::update(tx, &SoftScore { is_entered, ..score }).await? {
                let name = player.name.to_string();
                return Err(Error::Conflict(Conflict::SoftScore { name }));
            }
        }
    }
    Ok(())
}
