//! Static files, compiled into the binary, at addresses that change with their content.

use crate::{
    error::{Error, Result},
    token::hexadecimal,
};
use actix_web::{HttpResponse, http::header, web::Path};
use rust_embed::Embed;
use sha2::{Digest, Sha256};
use std::{borrow::Cow, sync::LazyLock};

#[derive(Embed)]
#[folder = "static/"]
#[exclude = "fonts/*"]
#[exclude = "css/*"]
struct AssetFiles;

/// `styles!("base" …)`: the style sheets of the components, one after the other.
macro_rules! styles {
    ($($component:literal)+) => {
        concat!($(include_str!(concat!("../../static/css/", $component, ".css"))),+)
    };
}

/// The one style sheet of every page but the big screen. What all components build on comes first; a class belongs to
/// one component (`a_class_belongs_to_one_component`).
const STYLES: &str = styles!(
    "base" "frame" "messages" "boxes" "forms" "tables"
    "check_in" "rosters" "pairings" "standings" "roster_builder" "remote" "sheet" "time_left"
);

static STYLES_HASH: LazyLock<[u8; 32]> = LazyLock::new(|| Sha256::digest(STYLES).into());

/// `app.css` → `/static/1a2b3c4d/app.css`
pub fn address(name: &str) -> String {
    let hash = match name {
        "app.css" => hexadecimal(&STYLES_HASH[..4]),
        _ => AssetFiles::get(name)
            .map_or_else(String::new, |file| hexadecimal(&file.metadata.sha256_hash()[..4])),
    };
    format!("/static/{hash}/{name}")
}

fn content(name: &str) -> Option<Cow<'static, [u8]>> {
    match name {
        "app.css" => Some(Cow::Borrowed(STYLES.as_bytes())),
        _ => AssetFiles::get(name).map(|file| file.data),
    }
}

/// A file may be kept for ever: a changed one has another address.
pub async fn show(path: Path<(String, String)>) -> Result<HttpResponse> {
    let (_, name) = path.into_inner();
    let content = content(&name).ok_or(Error::NotFound)?;
    let kind = match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    };
    Ok(HttpResponse::Ok()
        .content_type(kind)
        .insert_header((header::CACHE_CONTROL, "public, max-age=31536000, immutable"))
        .body(content.into_owned()))
}

/// The scoring sheet's worker lives at the root: its scope is the sheet it is registered for.
pub async fn sheet_worker() -> Result<HttpResponse> {
    let file = AssetFiles::get("sheet-worker.js").ok_or(Error::NotFound)?;
    Ok(HttpResponse::Ok()
        .content_type("text/javascript; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .body(file.data.into_owned()))
}
