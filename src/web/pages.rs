//! Answers visitors without a session with the page that was rendered before, as long as its event has not changed.

use super::cookies;
use crate::{
    app::App,
    cache::pages::{Kept, Version},
};
use actix_web::{
    HttpResponse,
    body::{BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::{Method, StatusCode, header},
    middleware::Next,
    web::{Bytes, Data},
};
/// Answers with a kept page where there is one of the event's version, and keeps what handlers mark.
pub async fn kept(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let app = request.app_data::<Data<App>>().cloned();
    let stranger = request.method() == Method::GET
        && cookies::session(request.request()).is_none()
        && cookies::note(request.request()).is_none();
    let Some(app) = app.filter(|app| stranger && app.live.is_complete(&app.database)) else {
        return Ok(next.call(request).await?.map_into_boxed_body());
    };
    let path = request.uri().path_and_query().map_or_else(String::new, ToString::to_string);
    let packs = request
        .headers()
        .get(header::ACCEPT_ENCODING)
        .is_some_and(|accepts| accepts.to_str().is_ok_and(|accepts| accepts.contains("gzip")));
    if let Some(kept) = app.cache.pages.find(&path)
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
    app.cache.pages.keep(path, of, &plain);
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
        answer.insert_header((header::CONTENT_ENCODING, "gzip")).body(Bytes::from_owner(kept.packed.clone()))
    } else {
        answer.body(Bytes::from_owner(kept.plain.clone()))
    }
}
