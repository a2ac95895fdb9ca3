//! The cookies that a browser keeps for us: its session, and a sentence for the next page.

use crate::app::App;
use actix_web::{
    HttpRequest,
    cookie::{Cookie, SameSite, time::Duration},
    web::Data,
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};

/// Plain, and by HTTPS: a browser takes the latter from nobody but this very site, over no other line.
const SESSION: [&str; 2] = ["muster", "__Host-muster"];
const NOTE: &str = "muster_note";
const DEVICE: [&str; 2] = ["muster_device", "__Secure-muster_device"];

/// The token of the session that the browser has; none when it has never signed in nor used a private link.
pub fn session(request: &HttpRequest) -> Option<String> {
    request.cookie(name_here(SESSION, request)).map(|cookie| cookie.value().to_owned())
}

/// Makes a browser the session with this token.
pub fn of_session(app: &App, token: String) -> Cookie<'static> {
    session_for(app, token, Duration::days(30))
}

/// Makes a browser forget its session.
pub fn no_session(app: &App) -> Cookie<'static> {
    session_for(app, String::new(), Duration::ZERO)
}

/// What the browser was given when somebody last signed in with it.
pub fn device(request: &HttpRequest) -> Option<String> {
    request.cookie(name_here(DEVICE, request)).map(|cookie| cookie.value().to_owned())
}

/// The browser is known to belong to an account from now on.
pub fn of_device(app: &App, device: String) -> Cookie<'static> {
    Cookie::build(name(DEVICE, app), device)
        .path("/sign-in")
        .http_only(true)
        .secure(app.config.is_https())
        .same_site(SameSite::Lax)
        .max_age(Duration::days(400))
        .finish()
}

/// What the page before left to be said.
pub fn note(request: &HttpRequest) -> Option<String> {
    let cookie = request.cookie(NOTE)?;
    String::from_utf8(URL_SAFE_NO_PAD.decode(cookie.value()).ok()?).ok().filter(|note| !note.is_empty())
}

/// Leaves a sentence to the next page.
pub fn of_note(note: &str) -> Cookie<'static> {
    note_for(URL_SAFE_NO_PAD.encode(note), Duration::seconds(60))
}

/// The note has been read.
pub fn no_note() -> Cookie<'static> {
    note_for(String::new(), Duration::ZERO)
}

fn session_for(app: &App, token: String, age: Duration) -> Cookie<'static> {
    Cookie::build(name(SESSION, app), token)
        .path("/")
        .http_only(true)
        .secure(app.config.is_https())
        .same_site(SameSite::Lax)
        .max_age(age)
        .finish()
}

fn note_for(value: String, age: Duration) -> Cookie<'static> {
    Cookie::build(NOTE, value).path("/").http_only(true).same_site(SameSite::Lax).max_age(age).finish()
}

fn name([plain, secure]: [&'static str; 2], app: &App) -> &'static str {
    if app.config.is_https() { secure } else { plain }
}

fn name_here(names: [&'static str; 2], request: &HttpRequest) -> &'static str {
    request.app_data::<Data<App>>().map_or(names[0], |app| name(names, app))
}
