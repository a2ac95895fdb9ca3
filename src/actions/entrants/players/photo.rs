//! A player's own photo of their army: put up by them, released by staff, and taken down by either.

use super::{Actor, change_event, player_subject};
use crate::{
    actions::{clear_what_was_deleted, prelude::*},
    domain::event::{
        audit::PlayerAct,
        picture::{PictureRefusal, PictureSubject, PlacedPicture},
    },
};

/// Puts the photo up in the place of the one before; nobody but staff sees it until they release it.
pub async fn put_army_photo(app: &App, by: &Actor, event: &Event, seen: &Player, bytes: &[u8]) -> Result<()> {
    change_event(app, event.id, by, async |tx, _| {
        if !event.settings.army_photos {
            return Err(Error::from_refusal(PictureRefusal::NotOffered));
        }
        let player = storage::players::find_player(tx, seen.id).await?.ok_or(Error::NotFound)?;
        let subject = PictureSubject::Army { player: player.id, released: false };
        let (photo, bytes) = PlacedPicture::read_file(subject, "", bytes).map_err(Error::from_refusal)?;
        storage::pictures::replace_placed_picture(tx, event.id, &photo, &bytes).await?;
        let act = PlayerAct::PhotoPut { name: player.name.to_string() };
        Ok(((), LogEntry::new(player_subject(&player), act)))
    })
    .await
}

/// Staff let everybody see the photo with this digest, or not any more.
pub async fn release_army_photo(
    app: &App,
    by: &Actor,
    seen: &Player,
    digest: &str,
    released: bool,
) -> Result<()> {
    change_event(app, seen.event_id, by, async |tx, _| {
        // The player may have put another one up, or taken it down: that one is not looked at yet.
        let changed = storage::pictures::release_army_photo(tx, seen.id, digest, released).await?;
        if changed == 0 {
            return Err(Error::from_refusal(PictureRefusal::Replaced));
        }
        let name = seen.name.to_string();
        let act =
            if released { PlayerAct::PhotoReleased { name } } else { PlayerAct::PhotoHeldBack { name } };
        Ok(((), LogEntry::new(player_subject(seen), act)))
    })
    .await
}

/// Takes the photo down, for good.
pub async fn remove_army_photo(app: &App, by: &Actor, seen: &Player) -> Result<()> {
    change_event(app, seen.event_id, by, async |tx, _| {
        if storage::pictures::delete_army_photo(tx, seen.id).await? == 0 {
            return Err(Error::SentTwice);
        }
        let act = PlayerAct::PhotoRemoved { name: seen.name.to_string() };
        Ok(((), LogEntry::new(player_subject(seen), act)))
    })
    .await?;
    clear_what_was_deleted(app).await;
    Ok(())
}
