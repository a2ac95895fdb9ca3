//! The organiser's own pictures of an event: put up, put first, and taken down.

use crate::{
    actions::prelude::*,
    domain::event::{
        audit::EventAct,
        picture::{EventPicture, MOST_PICTURES, PictureRefusal, digest_picture, read_picture},
    },
};

/// Puts one more picture on the event's page. `alt` says what it shows. The first of them is shown first.
pub async fn put_event_picture(app: &App, by: &Actor, event: EventId, bytes: &[u8], alt: &str) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let (size, bytes) = read_picture(bytes).map_err(Error::from_refusal)?;
        if alt.is_empty() {
            return Err(Error::from_refusal(PictureRefusal::NotDescribed));
        }
        let digest = digest_picture("", &bytes);
        let mut pictures = storage::pictures::list_pictures(tx, event).await?;
        if pictures.iter().any(|picture| picture.digest == digest) {
            return Err(Error::from_refusal(PictureRefusal::ThereAlready));
        }
        if pictures.len() >= MOST_PICTURES {
            return Err(Error::from_refusal(PictureRefusal::TooMany { most: MOST_PICTURES }));
        }
        let about = EventPicture { size, alt: alt.to_owned(), digest };
        storage::pictures::insert_picture(tx, event, &about, &bytes).await?;
        let act = EventAct::PicturePut { width: size.width, height: size.height, alt: about.alt.clone() };
        pictures.push(about);
        storage::pictures::put_in_order(tx, event, &pictures).await?;
        Ok(((), LogEntry::new(AuditSubject::Event, act)))
    })
    .await
}

/// Shows this one first, and the others after it as they stood.
pub async fn put_first(app: &App, by: &Actor, event: EventId, digest: &str) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let mut pictures = storage::pictures::list_pictures(tx, event).await?;
        let at = pictures.iter().position(|picture| picture.digest == digest);
        let at = at.filter(|at| *at > 0).ok_or(Error::SentTwice)?;
        pictures[..=at].rotate_right(1);
        storage::pictures::put_in_order(tx, event, &pictures).await?;
        let act = EventAct::PictureFirst { alt: pictures[0].alt.clone() };
        Ok(((), LogEntry::new(AuditSubject::Event, act)))
    })
    .await
}

/// Takes this one down, for good.
pub async fn remove_event_picture(app: &App, by: &Actor, event: EventId, digest: &str) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let mut pictures = storage::pictures::list_pictures(tx, event).await?;
        let at = pictures.iter().position(|picture| picture.digest == digest).ok_or(Error::SentTwice)?;
        let gone = pictures.remove(at);
        storage::pictures::delete_picture(tx, event, &gone.digest).await?;
        storage::pictures::put_in_order(tx, event, &pictures).await?;
        let act = EventAct::PictureRemoved { alt: Some(gone.alt) };
        Ok(((), LogEntry::new(AuditSubject::Event, act)))
    })
    .await
}
