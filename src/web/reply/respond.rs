//! The answers that handlers give: a page, a form sent back, a redirect with a note, a file.

use crate::{
    cache::packing,
    error::{Error, Result},
    web::{
        http::cookies,
        page::{event_visit::EventVisit, named::name_line_fields, undo::pack_refusal, visit::Visit},
    },
};
use actix_web::{
    HttpResponse, HttpResponseBuilder,
    http::{StatusCode, header},
    web::{Bytes, BytesMut},
};
use askama::Template;
use futures_util::{Stream, stream::try_unfold};
use std::io::Seek;
use tokio::io::AsyncReadExt;

/// A file is sent in parts of this size.
const PART: usize = 64 * 1024;

/// A page. It is never kept by a browser that is signed in, so that a shared phone shows nothing old.
pub fn answer_with_page(visit: &Visit, template: &impl Template) -> Result<HttpResponse> {
    answer_with_html(StatusCode::OK, visit, template)
}

/// A page of an event that is the same for everybody: for strangers it is kept until the event changes.
/// Nothing on it may depend on the time.
pub fn public_page(here: &EventVisit, template: &impl Template) -> Result<HttpResponse> {
    let mut answer = answer_with_html(StatusCode::OK, here, template)?;
    if here.session.is_none() && here.note.is_none() {
        answer.extensions_mut().insert(here.event.version());
    }
    Ok(answer)
}

/// The same form again, with what was typed and what is wrong with it.
pub fn form_again(visit: &Visit, template: &impl Template) -> Result<HttpResponse> {
    answer_with_html(StatusCode::UNPROCESSABLE_ENTITY, visit, template)
}

/// The same form again where somebody else has to send it: what was typed can be sent with another choice. Or what
/// stands in the place of a page that this visitor may not read.
pub fn not_theirs(visit: &Visit, template: &impl Template) -> Result<HttpResponse> {
    answer_with_html(StatusCode::FORBIDDEN, visit, template)
}

/// What may not be told apart from what was never there: a page of the event that says so, with ways on.
pub fn not_there(visit: &Visit, template: &impl Template) -> Result<HttpResponse> {
    answer_with_html(StatusCode::NOT_FOUND, visit, template)
}

/// The form is older than what it changes: the page shows both.
pub fn stale_form(visit: &Visit, template: &impl Template) -> Result<HttpResponse> {
    answer_with_html(StatusCode::CONFLICT, visit, template)
}

pub fn see_other(location: impl AsRef<str>) -> Result<HttpResponse> {
    Ok(HttpResponse::SeeOther().insert_header((header::LOCATION, location.as_ref())).finish())
}

/// A redirect to a page that says once what was done: "Round 3 is paired."
pub fn redirect_with_note(location: impl AsRef<str>, note: impl AsRef<str>) -> Result<HttpResponse> {
    let mut answer = see_other(location)?;
    cookies::leave_note(&mut answer, note.as_ref());
    Ok(answer)
}

/// The same to a page that says why nothing was done.
pub fn redirect_with_refusal(location: impl AsRef<str>, why: impl AsRef<str>) -> Result<HttpResponse> {
    redirect_with_note(location, pack_refusal(why.as_ref()))
}

/// A file to keep or print. `name` is ours, never a visitor's.
pub fn answer_with_file(kind: &str, name: &str, body: impl Into<Vec<u8>>) -> HttpResponse {
    attached_file(kind, name).body(body.into())
}

/// The same, sent part by part as it is made: where making it fails, the connection is cut, and what was sent is no
/// whole file.
pub fn file_in_parts(
    kind: &str,
    name: &str,
    parts: impl Stream<Item = Result<Bytes>> + 'static,
) -> HttpResponse {
    attached_file(kind, name).streaming(parts)
}

/// A file that was made on the disk, read again as it is sent.
pub fn stored_file(kind: &str, name: &str, mut file: std::fs::File) -> Result<HttpResponse> {
    file.rewind()?;
    let parts = try_unfold(tokio::fs::File::from_std(file), |mut file| async move {
        let mut part = BytesMut::with_capacity(PART);
        let read = file.read_buf(&mut part).await?;
        Ok::<_, Error>((read > 0).then(|| (part.freeze(), file)))
    });
    Ok(file_in_parts(kind, name, parts))
}

fn attached_file(kind: &str, name: &str) -> HttpResponseBuilder {
    let how = if kind == "application/pdf" { "inline" } else { "attachment" };
    let mut answer = HttpResponse::Ok();
    answer.content_type(kind);
    answer.insert_header((header::CONTENT_DISPOSITION, format!("{how}; filename=\"{name}\"")));
    answer.insert_header((header::CACHE_CONTROL, "no-store"));
    answer
}

fn answer_with_html(status: StatusCode, visit: &Visit, template: &impl Template) -> Result<HttpResponse> {
    Ok(answer_with_rendered(status, visit, template.render_with_values(&visit.speaker)?))
}

/// The same of a page that was rendered already.
pub(super) fn answer_with_rendered(status: StatusCode, visit: &Visit, body: String) -> HttpResponse {
    let mut answer = HttpResponse::build(status);
    answer.content_type("text/html; charset=utf-8");
    let keep = if visit.session.is_some() || visit.note.is_some() { "no-store" } else { "no-cache" };
    answer.insert_header((header::CACHE_CONTROL, keep));
    let body = if status == StatusCode::OK { body } else { name_line_fields(body) };
    // What strangers see may be kept, and is packed after that; a long page is packed beside the others, on a thread for
    // such work.
    let mut answer = if visit.packs && visit.session.is_some() && body.len() <= packing::AT_ONCE {
        answer.insert_header((header::CONTENT_ENCODING, "gzip"));
        answer.insert_header((header::VARY, "accept-encoding, cookie"));
        answer.body(packing::gzip_text(body.as_bytes()))
    } else {
        answer.body(body)
    };
    if visit.note.is_some() {
        cookies::read_note(&mut answer);
    }
    answer
}
