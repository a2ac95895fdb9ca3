//! Static files, compiled into the binary, at addresses that change with their content.

use crate::{
    error::{Error, Result},
    token::hexadecimal,
};
use actix_web::{HttpResponse, http::header, web::Path};
use rust_embed::Embed;

#[derive(Embed)]
#[folder = "static/"]
#[exclude = "fonts/*"]
struct Files;

/// `app.css` → `/static/1a2b3c4d/app.css`
pub fn address(name: &str) -> String {
    let hash =
        Files::get(name).map_or_else(String::new, |file| hexadecimal(&file.metadata.sha256_hash()[..4]));
    format!("/static/{hash}/{name}")
}

/// A file may be kept for ever: a changed one has another address.
pub async fn show(path: Path<(String, String)>) -> Result<HttpResponse> {
    let (_, name) = path.into_inner();
    let file = Files::get(&name).ok_or(Error::NotFound)?;
    let kind = match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    };
    Ok(HttpResponse::Ok()
        .content_type(kind)
        .insert_header((header::CACHE_CONTROL, "public, max-age=31536000, immutable"))
        .body(file.data.into_owned()))
}

/// The scoring sheet's worker lives at the root: its scope is the sheet it is registered for.
pub async fn sheet_worker() -> Result<HttpResponse> {
    let file = Files::get("sheet-worker.js").ok_or(Error::NotFound)?;
    Ok(HttpResponse::Ok()
        .content_type("text/javascript; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .body(file.data.into_owned()))
}
