//! The organiser's own picture of an event: put up, and taken down.

use super::{Actor, change};
use crate::{
    app::App,
    domain::{
        event::{
            audit::{EventAct, LogEntry, Subject},
            picture::{EventPicture, PictureRefusal, check},
        },
        ids::EventId,
    },
    error::{Error, Result},
    storage,
    token::hexadecimal,
};
use sha2::{Digest, Sha256};

/// Puts a picture on the event's page. `alt` says what it shows.
pub async fn put(app: &App, by: &Actor, event: EventId, (bytes, alt): (&[u8], &str)) -> Result<()> {
    change(app, event, by, async |tx, _| {
        let size = check(bytes).map_err(Error::refused)?;
        if alt.is_empty() {
            return Err(Error::refused(PictureRefusal::NotDescribed));
        }
        let digest = hexadecimal(&Sha256::digest(bytes))[..16].to_owned();
        let about = EventPicture { size, alt: alt.to_owned(), digest };
        storage::pictures::put(tx, event, (&about, bytes)).await?;
        let act = EventAct::PicturePut { width: size.width, height: size.height, alt: about.alt };
        Ok(((), LogEntry::new(Subject::Event, act)))
    })
    .await
}

pub async fn remove(app: &App, by: &Actor, event: EventId) -> Result<()> {
    change(app, event, by, async |tx, _| {
        if storage::pictures::delete(tx, event).await? == 0 {
            return Err(Error::SentTwice);
        }
        Ok(((), LogEntry::new(Subject::Event, EventAct::PictureRemoved)))
    })
    .await
}
