//! Whether everybody may read the sheet of a battle while it is played: as long as both of its players let them.

use super::{battle_subject, find_public};
use crate::{
    actions::prelude::*,
    domain::{event::audit::SheetAct, refusal::Forbidden},
    storage::battles::TableUse,
};

/// A player lets everybody read the sheet of their battle from now on, or not any more.
pub async fn share_live_sheet(
    app: &App,
    by: &Actor,
    event: EventId,
    table: TableUse,
    shares: bool,
) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let battle = find_public(tx, event, table).await?;
        let own = by.player.filter(|own| !battle.is_bye() && battle.side_of(*own).is_some());
        let own = own.ok_or(Error::Forbidden(Forbidden::SheetNotTheirs))?;
        let player = storage::players::find_player(tx, own).await?.ok_or(Error::NotFound)?;
        let agreed = storage::live_consents::list_live_consents(tx, battle.id).await?;
        if agreed.contains(&player.id) == shares {
            return Err(Error::SentTwice);
        }
        let name = player.name.to_string();
        let act = if shares {
            storage::live_consents::insert_live_consent(tx, battle.id, player.id).await?;
            SheetAct::SharedLive { name }
        } else {
            storage::live_consents::delete_live_consent(tx, battle.id, player.id).await?;
            SheetAct::NoLongerShared { name }
        };
        Ok(((), LogEntry::new(battle_subject(&battle), act)))
    })
    .await
}
