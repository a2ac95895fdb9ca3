//! The page an error becomes: what happened, in a sentence, and a way on.

use crate::{
    app::App,
    chance::Chance,
    error::Error,
    limits::rate_limit::whole_seconds,
    text::{Message, Speaker, Wording, filters, say},
    token::encode_hexadecimal,
    web::http::query::encode_query_text,
};
use actix_web::{
    HttpResponse, ResponseError,
    body::{BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::{StatusCode, header},
    middleware::Next,
    test::TestRequest,
    web::Data,
};
use askama::Template;
use futures_util::FutureExt;
use std::panic::AssertUnwindSafe;

#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage {
    title: Message,
    text: Wording,
    stylesheet: String,
    icon: String,
    back: String,
    /// Of the request, as the server's log has it; None where it is not told there.
    number: Option<String>,
}

impl ResponseError for Error {
    fn status_code(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::SignIn => StatusCode::UNAUTHORIZED,
            Self::Forbidden(_) => StatusCode::FORBIDDEN,
            Self::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Conflict(_) | Self::SentTwice => StatusCode::CONFLICT,
            Self::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::Busy | Self::NoRoom | Self::Away => StatusCode::SERVICE_UNAVAILABLE,
            Self::Database(_) | Self::Template(_) | Self::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn error_response(&self) -> HttpResponse {
        // Where nobody knows the site: what comes from a handler gets its page anew.
        error_page(self, "/", None, &Speaker::default())
    }
}

/// Gives every failed request its page, sends those who must sign in to do so and back,
/// and answers a form that came twice as it was answered the first time: by moving on.
pub async fn explain_errors(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let path = request.uri().path_and_query().map_or("/", |path| path.as_str()).to_owned();
    let is_read = request.method().is_safe();
    let came_from = own_referer(&request).unwrap_or_else(|| back_from(&path));
    let app = request.app_data::<Data<App>>().cloned();
    let chance = app.as_ref().map_or_else(Chance::from_system, |app| app.chance.clone());
    let speaker = app.as_ref().map_or_else(Speaker::default, |app| Speaker::new(app.language));
    let answer = match AssertUnwindSafe(next.call(request)).catch_unwind().await {
        Ok(answer) => answer?.map_into_boxed_body(),
        // What the request was is gone with it; the log has where it broke.
        Err(_) => TestRequest::default().to_srv_request().error_response(Error::Broken("a panic".into())),
    };
    let Some(error) = answer.response().error().and_then(|error| error.as_error::<Error>()) else {
        return Ok(answer);
    };
    let number = encode_hexadecimal(&chance.bytes::<5>("request"));
    let (request, status) = (number.as_str(), answer.status());
    // The pattern of the address: the address itself may hold a private link.
    let pattern = answer.request().match_pattern().unwrap_or_default();
    if status.is_server_error() {
        tracing::error!(?error, pattern, request, "request failed");
    } else {
        tracing::info!(?error, pattern, request, "request refused");
    }
    if let (Error::NoRoom, Some(app)) = (error, app) {
        app.trouble.note(app.clock.now());
    }
    let response = match error {
        Error::SignIn if is_read => {
            redirect_to_location(&format!("/sign-in?next={}", encode_query_text(&path)))
        }
        Error::SignIn => redirect_to_location(&format!("/sign-in?next={}", encode_query_text(&came_from))),
        Error::SentTwice => redirect_to_location(&came_from),
        // Where a form was refused and the page is loaded again, or comes out of a bookmark.
        Error::NotFound if is_read && takes_forms_alone(&path) => redirect_to_location(&back_from(&path)),
        error => error_page(error, &came_from, Some(number), &speaker),
    };
    Ok(answer.into_response(response))
}

fn redirect_to_location(location: &str) -> HttpResponse {
    HttpResponse::SeeOther().insert_header((header::LOCATION, location)).finish()
}

pub(in crate::web) fn error_page(
    error: &Error,
    back: &str,
    number: Option<String>,
    speaker: &Speaker,
) -> HttpResponse {
    let title = title_of_error(error);
    let text = match error {
        // Nobody is told what broke inside.
        Error::NotFound | Error::Database(_) | Error::Template(_) | Error::Broken(_) => {
            title.part("body").into()
        }
        error => error.into(),
    };
    let page = ErrorPage {
        title,
        text,
        stylesheet: super::assets::address_of_asset("app.css"),
        icon: super::assets::address_of_asset("icon.svg"),
        back: back.to_owned(),
        number,
    };
    let mut answer = HttpResponse::build(error.status_code());
    match error {
        Error::TooMany(wait) => {
            answer.insert_header((header::RETRY_AFTER, whole_seconds(*wait)));
        }
        Error::Busy | Error::NoRoom | Error::Away => {
            answer.insert_header((header::RETRY_AFTER, "5"));
        }
        _ => {}
    }
    answer.insert_header((header::CACHE_CONTROL, "no-store"));
    answer
        .content_type("text/html; charset=utf-8")
        .body(page.render_with_values(speaker).unwrap_or_else(|_| page.text.say_by(speaker)))
}

fn title_of_error(error: &Error) -> Message {
    match error {
        Error::NotFound => say!("error-not-found"),
        Error::Forbidden(_) => say!("error-forbidden"),
        Error::Conflict(_) => say!("error-conflict"),
        Error::Busy => say!("error-busy"),
        Error::NoRoom => say!("error-no-room"),
        Error::Away => say!("error-away"),
        Error::TooMany(_) => say!("error-too-many"),
        Error::Database(_) | Error::Template(_) | Error::Broken(_) => say!("error-broken"),
        Error::SignIn | Error::Refused(_) | Error::SentTwice | Error::TooLarge(_) => say!("error-refused"),
    }
}

/// Whether forms are sent to this address and nothing is shown there.
fn takes_forms_alone(path: &str) -> bool {
    let path = path.split('?').next().unwrap_or_default();
    let fits = |pattern: &str| {
        let same = |(part, wanted): (&str, &str)| {
            wanted.starts_with('{') && wanted.ends_with('}') && !part.is_empty() || part == wanted
        };
        path.split('/').count() == pattern.split('/').count()
            && path.split('/').zip(pattern.split('/')).all(same)
    };
    let any = |wanted: &str| {
        crate::web::ADDRESSES.iter().any(|(method, pattern)| *method == wanted && fits(pattern))
    };
    any("post") && !any("get")
}

/// The page of ours that somebody came from; none when it is another site's.
fn own_referer(request: &ServiceRequest) -> Option<String> {
    let referer = request.headers().get(header::REFERER)?.to_str().ok()?;
    let (host, path) = referer.split_once("://")?.1.split_once('/')?;
    let path = format!("/{path}");
    (host == request.connection_info().host() && crate::web::http::query::safe_next(&path) == path)
        .then_some(path)
}

/// The page that a form at this address stands on: one step up.
fn back_from(path: &str) -> String {
    let path = path.split('?').next().unwrap_or_default();
    match path.rsplit_once('/') {
        Some((up, _)) if !up.is_empty() => crate::web::http::query::safe_next(up).to_owned(),
        _ => "/".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::{
        App as Actix,
        middleware::from_fn,
        test::{call_service, init_service, read_body},
        web,
    };

    async fn panic_as_bug() -> HttpResponse {
        panic!("as a bug does")
    }

    #[actix_web::test]
    async fn a_panic_is_a_page_with_a_number_and_others_go_on() {
        let fine = || async { HttpResponse::Ok().body("fine") };
        let site = Actix::new()
            .wrap(from_fn(explain_errors))
            .route("/breaks", web::get().to(panic_as_bug))
            .route("/breaks", web::post().to(panic_as_bug))
            .route("/fine", web::get().to(fine));
        let site = init_service(site).await;
        for asked in [TestRequest::get(), TestRequest::post()] {
            let answer = call_service(&site, asked.uri("/breaks").to_request()).await;
            assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
            let page = String::from_utf8(read_body(answer).await.to_vec()).unwrap();
            assert!(
                page.contains("The fault is ours and has been logged") && page.contains("request <code>"),
                "{page}"
            );
            let answer = call_service(&site, TestRequest::get().uri("/fine").to_request()).await;
            assert_eq!(read_body(answer).await, "fine");
        }
    }
}
