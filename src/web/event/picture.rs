//! The organiser's own pictures, as everybody's browser asks for them.

use crate::{domain::event::picture::read_picture, web::prelude::*};
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
    let pictures = storage::pictures::list_pictures(&mut tx, here.event.id).await?;
    let is_asked_for = |digest: &String| which.v.as_ref().is_none_or(|asked| asked == digest);
    let about = pictures.into_iter().find(|picture| is_asked_for(&picture.digest)).ok_or(Error::NotFound)?;
    let bytes = storage::pictures::load_picture_bytes(&mut tx, here.event.id, &about.digest).await?;
    // One that came with a file of the event may not have been read here before.
    let bytes = read_picture(&bytes).map_or(bytes, |(_, kept)| kept);
    Ok(HttpResponse::Ok()
        .content_type(about.size.format.media_type())
        .insert_header((header::CONTENT_DISPOSITION, "inline"))
        .insert_header((header::CACHE_CONTROL, "private, max-age=86400"))
        .insert_header(ContentEncoding::Identity)
        .body(bytes))
}
