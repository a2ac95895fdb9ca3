//! Tells whoever changes things faster than people do to wait, and keeps what they typed. Somebody who is signed in,
//! or has a private link, does not wait for what others at the same address do.

use super::{again::Again, cookies, form::Form, upload::Upload, visit::address};
use crate::{
    actions::devices,
    app::App,
    error::Error,
    pace::Pace,
    storage,
    token::token_hash,
    words::{
        pages::accounts::SEND_AGAIN,
        site::{wait_title, wait_to_send},
    },
};
use actix_web::{
    FromRequest, HttpResponse, ResponseError,
    body::{BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::{
        ConnectionType,
        header::{self, HeaderValue},
    },
    middleware::Next,
    web::Data,
};
use std::{net::IpAddr, time::Duration};

/// A roster with its file.
const LIMIT: usize = 1_100_000;

/// Lets a change through when it is one of not too many.
pub async fn held(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let app = request.app_data::<Data<App>>().cloned();
    let Some(app) = app.filter(|_| !request.method().is_safe()) else {
        return Ok(next.call(request).await?.map_into_boxed_body());
    };
    // Apart, as what follows: every page is as large as what it awaits here.
    match Box::pin(counted(&app, &request)).await {
        Ok(Err(wait)) => Box::pin(told_to_wait(&app, request, wait)).await,
        Ok(Ok(())) => Ok(next.call(request).await?.map_into_boxed_body()),
        Err(error) => Ok(request.error_response(error)),
    }
}

/// The answer to one of too many, with what they typed.
async fn told_to_wait(
    app: &App,
    mut request: ServiceRequest,
    wait: Duration,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    tracing::info!(seconds = wait.as_secs(), "more than people send: told to wait");
    let had_file = is_upload(&request);
    // What they typed is in memory until they have sent it all: of so many, and of no stranger's files.
    let session = cookies::session(request.request());
    let is_taken_in = !had_file || matches!(is_known(app, session.as_deref()).await, Ok(true));
    let Some(_room) = app.told_to_wait.clone().try_acquire_owned().ok().filter(|_| is_taken_in) else {
        return Ok(request.into_response(unread(wait)));
    };
    let (asked, payload) = request.parts_mut();
    // What cannot be read, nobody typed.
    let form = if had_file {
        Upload::<LIMIT>::from_request(asked, payload).await.map(|sent| sent.form).unwrap_or_default()
    } else {
        Form::from_request(asked, payload).await.unwrap_or_default()
    };
    let seconds = wait.as_secs() + 1;
    let to = asked.uri().path_and_query().map_or("/", |path| path.as_str());
    let page = Again {
        title: wait_title(),
        text: &wait_to_send(seconds),
        to,
        form: &form,
        had_file,
        asks: None,
        button: SEND_AGAIN,
    };
    let answer = HttpResponse::TooManyRequests()
        .insert_header((header::RETRY_AFTER, seconds.to_string()))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .content_type("text/html; charset=utf-8")
        .body(page.page());
    Ok(request.into_response(answer))
}

/// The answer to what is not read at all: the page that it was sent from still has it.
fn unread(wait: Duration) -> HttpResponse {
    let mut answer = Error::TooMany.error_response();
    let seconds = HeaderValue::from(wait.as_secs() + 1);
    answer.headers_mut().insert(header::RETRY_AFTER, seconds);
    answer.head_mut().set_connection_type(ConnectionType::Close);
    answer
}

/// Counts the change in every bucket that it takes from; how long to wait where one of them is empty.
async fn counted(app: &App, request: &ServiceRequest) -> Result<Result<(), Duration>, Error> {
    let from = network(&address(app, request.request()));
    // As it is routed: signs that are written otherwise are the same address.
    let path = request.match_info().as_str();
    let is_door = path == "/sign-in" || path == "/sign-in/code";
    let shown = cookies::device(request.request()).filter(|_| is_door);
    let browser = shown.as_deref().and_then(|shown| devices::id(app, shown)).map(str::to_owned);
    let session = cookies::session(request.request());
    let shared = app.paces.count(if is_door { Pace::SignIns } else { Pace::OfAddress }, &from);
    if let Err(wait) = shared
        && browser.is_none()
        && !is_known(app, session.as_deref()).await?
    {
        return Ok(Err(wait));
    }
    let own = browser.or_else(|| session.clone()).unwrap_or_else(|| from.clone());
    let more = if is_sign_up(path) {
        app.paces.count(Pace::SignUps, &from)
    } else if path.ends_with("/call") {
        app.paces.count(Pace::Calls, &own)
    } else if is_upload(request) {
        // A session that somebody made up is nobody's.
        let who = if is_known(app, session.as_deref()).await? { &own } else { &from };
        app.paces.count(Pace::Uploads, who)
    } else {
        Ok(())
    };
    // Without a session there is nothing that tells one browser behind an address from another.
    let browser = || if own == from { Ok(()) } else { app.paces.count(Pace::OfBrowser, &own) };
    Ok(more.and_then(|()| browser()))
}

/// Makes an account, an entry or a team.
fn is_sign_up(path: &str) -> bool {
    path == "/sign-up" || path.ends_with("/register") || path.contains("/teams/join/")
}

/// Whether the browser has a session that holds.
async fn is_known(app: &App, token: Option<&str>) -> Result<bool, Error> {
    let Some(token) = token else { return Ok(false) };
    let mut tx = app.database.read().await?;
    Ok(storage::sessions::find(&mut tx, &token_hash(token), app.clock.now()).await?.is_some())
}

fn is_upload(request: &ServiceRequest) -> bool {
    let kind = request.headers().get(header::CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes().starts_with(b"multipart/"))
}

/// A household, or a hall, has 2^64 addresses of the newer kind: their network is what counts.
fn network(address: &str) -> String {
    match address.parse() {
        Ok(IpAddr::V6(ip)) if ip.to_ipv4_mapped().is_none() => format!("{:x?}", &ip.segments()[..4]),
        _ => address.to_owned(),
    }
}
