//! The organiser's own pictures of an event: put up, put first, and taken down.

use super::{Actor, change};
use crate::{
    app::App,
    domain::{
        event::{
            audit::{EventAct, LogEntry, Subject},
            picture::{EventPicture, MOST_PICTURES, PictureRefusal, read_picture},
        },
        ids::EventId,
    },
    error::{Error, Result},
    storage,
    token::hexadecimal,
};
use sha2::{Digest, Sha256};

/// Puts one more picture on the event's page. `alt` says what it shows. The first of them is shown first.
pub async fn put(app: &App, by: &Actor, event: EventId, (bytes, alt): (&[u8], &str)) -> Result<()> {
    change(app, event, by, async |tx, _| {
        let (size, bytes) = read_picture(bytes).map_err(Error::refused)?;
        if alt.is_empty() {
            return Err(Error::refused(PictureRefusal::NotDescribed));
        }
        let digest = hexadecimal(&Sha256::digest(&bytes))[..16].to_owned();
        let mut pictures = storage::pictures::list(tx, event).await?;
        if pictures.iter().any(|picture| picture.digest == digest) {
            return Err(Error::refused(PictureRefusal::ThereAlready));
        }
        if pictures.len() >= MOST_PICTURES {
            return Err(Error::refused(PictureRefusal::TooMany));
        }
        let about = EventPicture { size, alt: alt.to_owned(), digest };
        storage::pictures::insert(tx, event, (&about, &bytes)).await?;
        let act = EventAct::PicturePut { width: size.width, height: size.height, alt: about.alt.clone() };
        pictures.push(about);
        storage::pictures::put_in_order(tx, event, &pictures).await?;
        Ok(((), LogEntry::new(Subject::Event, act)))
    })
    .await
}

/// Shows this one first, and the others after it as they stood.
pub async fn put_first(app: &App, by: &Actor, event: EventId, digest: &str) -> Result<()> {
    change(app, event, by, async |tx, _| {
        let mut pictures = storage::pictures::list(tx, event).await?;
        let at = pictures.iter().position(|picture| picture.digest == digest);
        let at = at.filter(|at| *at > 0).ok_or(Error::SentTwice)?;
        pictures[..=at].rotate_right(1);
        storage::pictures::put_in_order(tx, event, &pictures).await?;
        let act = EventAct::PictureFirst { alt: pictures[0].alt.clone() };
        Ok(((), LogEntry::new(Subject::Event, act)))
    })
    .await
}

/// Takes this one down, for good.
pub async fn remove(app: &App, by: &Actor, event: EventId, digest: &str) -> Result<()> {
    change(app, event, by, async |tx, _| {
        let mut pictures = storage::pictures::list(tx, event).await?;
        let at = pictures.iter().position(|picture| picture.digest == digest).ok_or(Error::SentTwice)?;
        let gone = pictures.remove(at);
        storage::pictures::delete(tx, event, &gone.digest).await?;
        storage::pictures::put_in_order(tx, event, &pictures).await?;
        let act = EventAct::PictureRemoved { alt: Some(gone.alt) };
        Ok(((), LogEntry::new(Subject::Event, act)))
    })
    .await
}
