//! Tells whoever changes things faster than people do to wait, and keeps what they typed. Somebody who is signed in,
//! or has a private link, does not wait for what strangers at the same address do.

use crate::{
    actions::account::devices,
    app::App,
    domain::event::player::Player,
    error::Error,
    limits::rate_limit::{Pace, network_of_address},
    storage,
    text::{Speaker, as_long_as, say},
    token::token_hash,
    web::{
        forms::{form::Form, resubmit::Again, upload::Upload},
        http::{cookies, errors::error_page},
        page::visit::{Visit, address_of_visitor},
    },
};
use actix_web::{
    FromRequest, HttpResponse,
    body::{BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::{ConnectionType, header},
    middleware::Next,
    web::Data,
};
use std::time::Duration;

/// A roster with its file.
const LIMIT: usize = 1_100_000;

/// Lets a change through when it is one of not too many.
pub async fn limit_change_rate(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let app = request.app_data::<Data<App>>().cloned();
    let Some(app) = app.filter(|_| !request.method().is_safe()) else {
        return Ok(next.call(request).await?.map_into_boxed_body());
    };
    // Apart, as what follows: every page is as large as what it awaits here.
    match Box::pin(count_change_in_buckets(&app, &request)).await {
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
    let session = cookies::read_session_cookie(request.request());
    let is_taken_in = !had_file || matches!(person_of(app, session.as_deref()).await, Ok(Some(_)));
    let Some(_room) = app.told_to_wait.clone().try_acquire_owned().ok().filter(|_| is_taken_in) else {
        return Ok(request.into_response(answer_unread_request(app, wait)));
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
    let title = say!("again-wait");
    let text = title.part("body").with("wait", as_long_as(Duration::from_secs(seconds)));
    let page = Again { title, text, to, form: &form, had_file, asks: None, button: say!("again-send") };
    let answer = HttpResponse::TooManyRequests()
        .insert_header((header::RETRY_AFTER, seconds.to_string()))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .content_type("text/html; charset=utf-8")
        .body(page.page(&Speaker::new(app.language)));
    Ok(request.into_response(answer))
}

/// The answer to what is not read at all: the page that it was sent from still has it.
fn answer_unread_request(app: &App, wait: Duration) -> HttpResponse {
    let mut answer = error_page(&Error::TooMany(wait), "/", None, &Speaker::new(app.language));
    answer.head_mut().set_connection_type(ConnectionType::Close);
    answer
}

/// Counts the change in every bucket that it takes from; how long to wait where one of them is empty.
async fn count_change_in_buckets(app: &App, request: &ServiceRequest) -> Result<Result<(), Duration>, Error> {
    let from = network_of_address(&address_of_visitor(app, request.request()));
    // As it is routed: signs that are written otherwise are the same address.
    let path = request.match_info().as_str();
    let is_door = path == "/sign-in" || path == "/sign-in/code";
    let shown = cookies::read_device_cookie(request.request()).filter(|_| is_door);
    let browser = shown.as_deref().and_then(|shown| devices::read_device_id(app, shown)).map(str::to_owned);
    let session = cookies::read_session_cookie(request.request());
    let person = match browser {
        Some(browser) => Some(browser),
        None => person_of(app, session.as_deref()).await?,
    };
    // What is somebody's own is asked before what they share with others: a flood costs its author alone.
    Ok(count_own(app, path, is_upload(request), &from, (person.as_deref(), session.as_deref()))
        .and_then(|()| count_shared(app, path, is_door, &from, person.is_some())))
}

/// Of one person. Without a session that holds there is nothing that tells one browser behind an address from another.
fn count_own(
    app: &App,
    path: &str,
    is_upload: bool,
    from: &str,
    (person, session): (Option<&str>, Option<&str>),
) -> Result<(), Duration> {
    let own = person.unwrap_or(from);
    if path.ends_with("/call") {
        app.paces.count(Pace::Calls, own)?;
    } else if is_upload {
        app.paces.count(Pace::Uploads, own)?;
    }
    let Some(person) = person else { return Ok(()) };
    let spare = |wait| app.paces.count(Pace::OfBrowser, session.unwrap_or(person)).map_err(|_| wait);
    app.paces.count(Pace::OfPerson, person).or_else(spare)
}

/// Of all who are at one address.
fn count_shared(app: &App, path: &str, is_door: bool, from: &str, is_known: bool) -> Result<(), Duration> {
    if is_sign_up(path) {
        app.paces.count(Pace::SignUps, from)?;
    }
    let known = |wait| if is_known { app.paces.count(Pace::OfKnown, from) } else { Err(wait) };
    app.paces.count(if is_door { Pace::SignIns } else { Pace::OfAddress }, from).or_else(known)
}

/// A browser is about to become this player by their link, and was not before: it makes a session, so it is counted as
/// a change is.
///
/// # Errors
/// When that is one of too many.
pub(in crate::web) fn by_link(app: &App, visit: &Visit, player: &Player) -> Result<(), Error> {
    let counted = app.paces.count(Pace::OneLink, &player.id.to_string());
    counted.and_then(|()| app.paces.count(Pace::Links, &visit.address)).map_err(Error::TooMany)
}

/// Makes an account, an entry or a team.
fn is_sign_up(path: &str) -> bool {
    path == "/sign-up" || path.ends_with("/register") || path.contains("/teams/join/")
}

/// Whoever a browser's changes are counted for: its account, or the player that it came as, so that another session is
/// no other person. None: it has no session that holds.
async fn person_of(app: &App, token: Option<&str>) -> Result<Option<String>, Error> {
    let Some(token) = token else { return Ok(None) };
    let (hash, now) = (token_hash(token), app.clock.now());
    let known = app.database.rights().and_then(|stamp| app.cache.visitors.person(&hash, (stamp, now)));
    let person = match known {
        Some(person) => Some(person),
        None => {
            storage::sessions::find_session_person(&mut app.database.read_once().await?, &hash, now).await?
        }
    };
    Ok(person.map(|person| person.to_string()))
}

fn is_upload(request: &ServiceRequest) -> bool {
    let kind = request.headers().get(header::CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes().starts_with(b"multipart/"))
}
