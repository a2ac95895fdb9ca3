//! The organiser's own pictures, as everybody's browser asks for them.

use crate::{
    domain::event::picture::{EventPicture, PictureSubject, read_picture},
    web::prelude::*,
};
use actix_web::http::header::{self, ContentEncoding};
use serde::Deserialize;

/// Which of them is asked for: by its digest, so that its address on the page changes when it does.
#[derive(Debug, Deserialize)]
pub struct Which {
    /// None: the one that is shown first.
    v: Option<String>,
}

/// Its bytes, and nothing that could be anything but a picture.
pub async fn show_event_picture(
    app: Data<App>,
    here: EventVisit,
    which: Query<Which>,
) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let placed = find_placed_picture(&here, which.v.as_deref());
    let seconds = if placed.is_some() { 300 } else { 86_400 };
    let mut pictures = storage::pictures::list_pictures(&mut tx, here.event.id).await?;
    pictures.extend(placed);
    let is_asked_for = |digest: &String| which.v.as_ref().is_none_or(|asked| asked == digest);
    let about = pictures.into_iter().find(|picture| is_asked_for(&picture.digest)).ok_or(Error::NotFound)?;
    let bytes = storage::pictures::load_picture_bytes(&mut tx, here.event.id, &about.digest).await?;
    // One that came with a file of the event may not have been read here before.
    let bytes = read_picture(&bytes).map_or(bytes, |(_, kept)| kept);
    Ok(HttpResponse::Ok()
        .content_type(about.size.format.media_type())
        .insert_header((header::CONTENT_DISPOSITION, "inline"))
        .insert_header((header::CACHE_CONTROL, format!("private, max-age={seconds}")))
        .insert_header(ContentEncoding::Identity)
        .body(bytes))
}

/// One that stands elsewhere than at the head, where this visitor may see it: a photo of an army that is not released is
/// its player's and staff's. It may be taken down at any time, so that it is not kept for long.
fn find_placed_picture(here: &EventVisit, digest: Option<&str>) -> Option<EventPicture> {
    let placed = here.event.frame.pictures.iter().find(|one| Some(one.picture.digest.as_str()) == digest)?;
    let is_seen = match &placed.subject {
        PictureSubject::Army { player, .. } => {
            placed.is_released() || here.is_staff() || here.me.as_deref().is_some_and(|me| me.id == *player)
        }
        PictureSubject::Battleplan(_) => true,
    };
    is_seen.then(|| placed.picture.clone())
}
