//! The cookies that a browser keeps for us: its session, and a sentence for the next page.

use crate::{
    app::App,
    error::{Error, Result},
};
use actix_web::{
    HttpRequest, HttpResponse,
    cookie::{Cookie, SameSite, time::Duration},
    web::Data,
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};

/// Plain, and by HTTPS: a browser takes the latter from nobody but this very site, over no other line.
const SESSION: [&str; 2] = ["muster", "__Host-muster"];
const NOTE: [&str; 2] = ["muster_note", "__Host-muster_note"];
const CHANGED: [&str; 2] = ["muster_changed", "__Host-muster_changed"];
/// For as long whoever changed something is shown what the database has, whichever process they ask.
pub const CHANGED_FOR: Duration = Duration::seconds(10);
const DEVICE: [&str; 2] = ["muster_device", "__Secure-muster_device"];

/// The token of the session that the browser has; none when it has never signed in nor used a private link.
pub fn read_session_cookie(request: &HttpRequest) -> Option<String> {
    request.cookie(name_here(SESSION, request)).map(|cookie| cookie.value().to_owned())
}

/// Makes a browser the session with this token.
pub fn of_session(app: &App, token: String) -> Cookie<'static> {
    make_cookie(app, SESSION, token, Duration::days(30))
}

/// Makes a browser forget its session.
pub fn no_session(app: &App) -> Cookie<'static> {
    make_cookie(app, SESSION, String::new(), Duration::ZERO)
}

/// What the browser was given when somebody last signed in with it.
pub fn read_device_cookie(request: &HttpRequest) -> Option<String> {
    request.cookie(name_here(DEVICE, request)).map(|cookie| cookie.value().to_owned())
}

/// The browser is known to belong to an account from now on.
pub fn of_device(app: &App, device: String) -> Cookie<'static> {
    let mut cookie = make_cookie(app, DEVICE, device, Duration::days(400));
    cookie.set_path("/sign-in");
    cookie
}

/// What the page before left to be said.
pub fn read_note_cookie(request: &HttpRequest) -> Option<String> {
    let cookie = request.cookie(name_here(NOTE, request))?;
    String::from_utf8(URL_SAFE_NO_PAD.decode(cookie.value()).ok()?).ok().filter(|note| !note.is_empty())
}

/// What an answer does about the sentence for the next page, until it leaves the site: only there it is known whether
/// people come by HTTPS.
enum NoteCookie {
    Left(String),
    Read,
}

/// Leaves a sentence to the next page.
pub fn leave_note(answer: &mut HttpResponse, note: &str) {
    answer.extensions_mut().insert(NoteCookie::Left(note.to_owned()));
}

/// The note has been read.
pub fn read_note(answer: &mut HttpResponse) {
    answer.extensions_mut().insert(NoteCookie::Read);
}

/// Puts the cookie of the note on an answer that leaves or has read one.
pub(in crate::web) fn put_note<B>(app: &App, answer: &mut HttpResponse<B>) {
    let note = answer.extensions_mut().remove::<NoteCookie>();
    let cookie = match note {
        Some(NoteCookie::Left(note)) => {
            make_cookie(app, NOTE, URL_SAFE_NO_PAD.encode(note), Duration::seconds(60))
        }
        Some(NoteCookie::Read) => make_cookie(app, NOTE, String::new(), Duration::ZERO),
        None => return,
    };
    if let Err(error) = answer.add_cookie(&cookie) {
        tracing::warn!(%error, "a note could not be left");
    }
}

/// Whoever asked for this may have changed something, which other processes hear of a moment later: until they have, their
/// memory is no answer to this browser.
pub(in crate::web) fn put_changed<B>(app: &App, answer: &mut HttpResponse<B>) {
    if let Err(error) = answer.add_cookie(&make_cookie(app, CHANGED, "1".to_owned(), CHANGED_FOR)) {
        tracing::warn!(%error, "a browser could not be told that it changed something");
    }
}

/// Whether the browser may have changed something that not every process has heard of.
pub fn has_just_changed(request: &HttpRequest) -> bool {
    request.cookie(name_here(CHANGED, request)).is_some()
}

/// A cookie that scripts do not read and other sites do not send.
fn make_cookie(app: &App, names: [&'static str; 2], value: String, age: Duration) -> Cookie<'static> {
    Cookie::build(choose_cookie_name(names, app), value)
        .path("/")
        .http_only(true)
        .secure(app.config.is_https())
        .same_site(SameSite::Lax)
        .max_age(age)
        .finish()
}

fn choose_cookie_name([plain, secure]: [&'static str; 2], app: &App) -> &'static str {
    if app.config.is_https() { secure } else { plain }
}

fn name_here(names: [&'static str; 2], request: &HttpRequest) -> &'static str {
    request.app_data::<Data<App>>().map_or(names[0], |app| choose_cookie_name(names, app))
}

/// The answer with the cookie of a session that has just begun, if one has.
pub fn with_session(app: &App, token: Option<String>, answer: HttpResponse) -> Result<HttpResponse> {
    match token {
        Some(token) => with_cookie(answer, &of_session(app, token)),
        None => Ok(answer),
    }
}

/// The answer with this cookie.
pub fn with_cookie(mut answer: HttpResponse, cookie: &Cookie<'_>) -> Result<HttpResponse> {
    answer.add_cookie(cookie).map_err(|error| Error::Broken(error.to_string()))?;
    Ok(answer)
}
