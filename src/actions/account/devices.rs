//! Browsers in which somebody has signed in before: what they show is signed, so that nobody makes it up. They are not
//! kept out, nor kept waiting, by what strangers at the same address try.

use crate::app::App;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// What a browser shows from now on, after somebody has signed in with it to the account of `email`. It stays the same
/// browser as long as it shows what it was given before.
pub(in crate::actions) fn sign_device_cookie(app: &App, email: &str, before: Option<&str>) -> String {
    let id = before
        .and_then(|shown| read_device_id(app, shown))
        .map_or_else(|| app.chance.new_token(), str::to_owned);
    let (browser, account) = (id.as_bytes(), email.as_bytes());
    format!(
        "{id}.{}.{}",
        sign_device_parts(app, &[b"device", browser]),
        sign_device_parts(app, &[b"device of", browser, account])
    )
}

/// The browser that shows this; none where it was not given by this site.
pub fn read_device_id<'a>(app: &App, shown: &'a str) -> Option<&'a str> {
    let (id, rest) = shown.split_once('.')?;
    is_signed(app, &[b"device", id.as_bytes()], rest.split_once('.')?.0).then_some(id)
}

/// What stands for this browser and this account, where somebody has signed in with the one to the other.
pub(in crate::actions) fn find_known_device<'a>(app: &App, shown: &'a str, email: &str) -> Option<&'a str> {
    let id = read_device_id(app, shown)?;
    let (_, both) = shown.rsplit_once('.')?;
    is_signed(app, &[b"device of", id.as_bytes(), email.as_bytes()], both).then_some(both)
}

fn sign_device_parts(app: &App, parts: &[&[u8]]) -> String {
    URL_SAFE_NO_PAD.encode(device_signature(app, parts).finalize().into_bytes())
}

fn is_signed(app: &App, parts: &[&[u8]], shown: &str) -> bool {
    let shown = URL_SAFE_NO_PAD.decode(shown);
    shown.is_ok_and(|shown| device_signature(app, parts).verify_slice(&shown).is_ok())
}

fn device_signature(app: &App, parts: &[&[u8]]) -> Hmac<Sha256> {
    let mut mac = Hmac::<Sha256>::new_from_slice(&app.link_key).expect("HMAC takes a key of any length");
    for part in parts {
        mac.update(part);
        mac.update(b"\0");
    }
    mac
}
