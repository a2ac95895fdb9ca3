//! Answers visitors without a session with the page that was rendered before, as long as its event has not changed.

use super::{cookies, own_changes};
use crate::{
    app::App,
    cache::{
        packing,
        pages::{RenderedPage, Version},
    },
    web::http::query,
};
use actix_web::{
    HttpResponse,
    body::{BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::{
        Method, StatusCode,
        header::{self, HeaderMap, HeaderValue},
    },
    middleware::Next,
    web::{Bytes, Data},
};

/// Answers with a kept page where there is one of the event's version, and keeps what handlers mark.
pub async fn serve_kept_page(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let app = request.app_data::<Data<App>>().cloned();
    let stranger = request.method() == Method::GET
        && cookies::read_session_cookie(request.request()).is_none()
        && cookies::read_note_cookie(request.request()).is_none();
    let Some(app) = app.filter(|app| stranger && own_changes::knows_own_changes(app, request.request()))
    else {
        return Ok(next.call(request).await?.map_into_boxed_body());
    };
    let path = query::normalise_page_address(request.path(), request.query_string());
    let packs = takes_gzip(request.headers());
    if query::is_search(&path) {
        return Ok(made_once(next.call(request).await?.map_into_boxed_body(), packs));
    }
    let path = format!("{}{path}", app.language.code);
    let newest = |request: &ServiceRequest| {
        let kept = app.cache.pages.find(&path)?;
        let version = own_changes::known_version(&app, request.request(), kept.of.event);
        kept.of.is_of(version, app.clock.now()).then_some(kept)
    };
    if let Some(kept) = newest(&request) {
        return Ok(request.into_response(answer_with_kept_page(&kept, packs)));
    }
    let _turn = app.cache.pages.turn(&path).await;
    if let Some(kept) = newest(&request) {
        return Ok(request.into_response(answer_with_kept_page(&kept, packs)));
    }
    let response = next.call(request).await?;
    let marked = response.response().extensions().get::<Version>().copied();
    let Some(of) = marked.filter(|_| response.status() == StatusCode::OK) else {
        return Ok(made_once(response.map_into_boxed_body(), packs));
    };
    let (request, response) = response.into_parts();
    let (head, body) = response.into_parts();
    let plain = actix_web::body::to_bytes(body.boxed()).await?;
    app.live.remember(of.event, of.version);
    let response = match app.cache.pages.keep(path, of, &plain) {
        Some(kept) => answer_with_kept_page(&kept, packs).map_into_boxed_body(),
        None => head.set_body(plain).map_into_boxed_body(),
    };
    Ok(ServiceResponse::new(request, response))
}

/// A page that no other visitor gets as it is, packed where it was made: what a packer works in is used again by the
/// next page, where each page that is packed on a thread of its own takes a third of a megabyte.
fn made_once(response: ServiceResponse<BoxBody>, packs: bool) -> ServiceResponse<BoxBody> {
    let headers = response.headers();
    let is_page =
        headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    if !packs || !is_page || headers.contains_key(header::CONTENT_ENCODING) {
        return response;
    }
    response.map_body(|head, body| match body.try_into_bytes() {
        Ok(plain) if plain.len() <= packing::AT_ONCE => {
            head.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            head.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding, cookie"));
            BoxBody::new(packing::gzip_text(&plain))
        }
        Ok(plain) => BoxBody::new(plain),
        Err(stream) => stream,
    })
}

/// Whether a browser that sends these takes gzip: `gzip;q=0` says that it does not.
pub(in crate::web) fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepts = headers.get(header::ACCEPT_ENCODING).and_then(|accepts| accepts.to_str().ok());
    accepts.is_some_and(names_gzip)
}

fn names_gzip(accepts: &str) -> bool {
    accepts.split(',').any(|one| {
        let (coding, weight) = one.split_once(';').unwrap_or((one, ""));
        let weight = weight.trim().strip_prefix("q=").map_or(Ok(1.0), str::parse::<f32>);
        matches!(coding.trim(), "gzip" | "x-gzip") && weight.is_ok_and(|weight| weight > 0.0)
    })
}

fn answer_with_kept_page(kept: &RenderedPage, packs: bool) -> HttpResponse {
    let mut answer = HttpResponse::Ok();
    answer.content_type("text/html; charset=utf-8");
    answer
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .insert_header((header::VARY, "accept-encoding, cookie"));
    if packs {
        // Marked as packed already, so that nobody packs it once more.
        answer.insert_header((header::CONTENT_ENCODING, "gzip")).body(Bytes::from_owner(kept.packed.clone()))
    } else {
        answer.body(Bytes::from_owner(kept.plain.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_that_wants_no_gzip_gets_none() {
        for accepts in ["gzip", "br, gzip;q=0.5", "deflate,gzip ; q=1", "x-gzip"] {
            assert!(names_gzip(accepts), "{accepts}");
        }
        for refuses in ["", "br", "gzip;q=0", "gzip; q=0.0, br", "gzippy"] {
            assert!(!names_gzip(refuses), "{refuses}");
        }
    }
}
