//! The organiser's own picture, as everybody's browser asks for it.

use crate::{
    app::App,
    error::{Error, Result},
    storage,
    web::visit::EventVisit,
};
use actix_web::{
    HttpResponse,
    http::header::{self, ContentEncoding},
    web::Data,
};

/// Its bytes, and nothing that could be anything but a picture. Its address on the page changes when it does.
pub async fn show(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let about = storage::pictures::about(&mut tx, here.event.id).await?.ok_or(Error::NotFound)?;
    let bytes = storage::pictures::bytes(&mut tx, here.event.id).await?;
    Ok(HttpResponse::Ok()
        .content_type(about.size.format.media_type())
        .insert_header((header::CONTENT_DISPOSITION, "inline"))
        .insert_header((header::CACHE_CONTROL, "private, max-age=86400"))
        .insert_header(ContentEncoding::Identity)
        .body(bytes))
}
