//! What a phone needs to put an event on its home screen: a name, where it begins, and pictures.

use crate::web::{http::assets::address_of_asset, prelude::*};
use actix_web::http::header;
use serde_json::json;

const KIND: &str = "application/manifest+json";

pub async fn show_event_manifest(here: EventVisit) -> HttpResponse {
    let icons = [("192x192", "icon-192.png"), ("512x512", "icon-512.png")];
    let icons = icons
        .map(|(sizes, name)| json!({ "src": address_of_asset(name), "sizes": sizes, "type": "image/png" }));
    let begins = here.to("");
    // Signing in and the account are the site's, not the event's.
    let manifest = json!({
        "id": begins, "start_url": begins, "scope": "/", "name": here.event.name.as_str(), "display": "minimal-ui",
        "background_color": "#ffffff", "icons": icons,
    });
    HttpResponse::Ok()
        .content_type(KIND)
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .body(manifest.to_string())
}
