//! Rendered public pages, kept under (page, event version): a page nobody changed costs next to
//! nothing, and is never stale, because every change gives the event another version.
//!
//! Only pages for visitors without a session are kept: they are the same for everybody.

use super::visit::SESSION_COOKIE;
use crate::{app::App, domain::ids::EventId};
use actix_web::{
    HttpResponse,
    body::{BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::{Method, StatusCode, header},
    middleware::Next,
    web::{Bytes, Data},
};
use std::{
    collections::HashMap,
    io::Write,
    sync::{Arc, PoisonError, RwLock},
};

/// More are dropped all at once: a busy event has a few dozen.
const MOST: usize = 4096;

/// The pages of this process.
#[derive(Clone, Default)]
pub struct Pages(Arc<RwLock<HashMap<String, Kept>>>);

/// A page as it was rendered for one version of its event.
#[derive(Clone)]
struct Kept {
    of: Version,
    plain: Bytes,
    packed: Bytes,
}

/// What a page was rendered from. A handler puts it on an answer that may be kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Version {
    pub event: EventId,
    pub version: i64,
}

impl Pages {
    fn find(&self, path: &str) -> Option<Kept> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).get(path).cloned()
    }

    fn keep(&self, path: String, of: Version, plain: Bytes) {
        let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
        let Ok(zipped) = packer.write_all(&plain).and_then(|()| packer.finish()) else { return };
        let mut pages = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if pages.len() >= MOST {
            pages.clear();
        }
        pages.insert(path, Kept { of, plain, packed: zipped.into() });
    }
}

/// Answers with a kept page where there is one of the event's version, and keeps what handlers mark.
pub async fn kept(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let app = request.app_data::<Data<App>>().cloned();
    let stranger = request.method() == Method::GET
        && request.cookie(SESSION_COOKIE).is_none()
        && super::respond::note(request.request()).is_none();
    let Some(app) = app.filter(|app| stranger && app.live.is_complete(&app.database)) else {
        return Ok(next.call(request).await?.map_into_boxed_body());
    };
    let path = request.uri().path_and_query().map_or_else(String::new, ToString::to_string);
    let packs = request
        .headers()
        .get(header::ACCEPT_ENCODING)
        .is_some_and(|accepts| accepts.to_str().is_ok_and(|accepts| accepts.contains("gzip")));
    if let Some(kept) = app.pages.find(&path)
        && app.live.version(kept.of.event) == Some(kept.of.version)
    {
        return Ok(request.into_response(answer(&kept, packs)));
    }
    let response = next.call(request).await?;
    let marked = response.response().extensions().get::<Version>().copied();
    let Some(of) = marked.filter(|_| response.status() == StatusCode::OK) else {
        return Ok(response.map_into_boxed_body());
    };
    let (request, response) = response.into_parts();
    let (head, body) = response.into_parts();
    let plain = actix_web::body::to_bytes(body.boxed()).await?;
    app.live.remember(of.event, of.version);
    app.pages.keep(path, of, plain.clone());
    Ok(ServiceResponse::new(request, head.set_body(plain).map_into_boxed_body()))
}

fn answer(kept: &Kept, packs: bool) -> HttpResponse {
    let mut answer = HttpResponse::Ok();
    answer.content_type("text/html; charset=utf-8");
    answer
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .insert_header((header::VARY, "accept-encoding, cookie"));
    if packs {
        // Marked as packed already, so that nobody packs it once more.
        answer.insert_header((header::CONTENT_ENCODING, "gzip")).body(kept.packed.clone())
    } else {
        answer.body(kept.plain.clone())
    }
}
