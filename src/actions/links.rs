//! Players' private links: they sign in for one event, can be printed again, withdrawn and renewed.

use crate::{
    app::App,
    domain::{ids::PlayerId, player::Player},
    error::{Error, Result},
    storage,
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use uuid::Uuid;

const ID: usize = 16;

/// The address that signs this player in. It is signed, not stored, so it can be printed again;
/// a new epoch makes it void.
pub fn link(app: &App, player: &Player) -> String {
    let id = player.id.0.into_bytes();
    let token = [id.as_slice(), &signature(app, player).finalize().into_bytes()].concat();
    format!("{}/p/{}", app.config.base_url(), URL_SAFE_NO_PAD.encode(token))
}

/// Whose link this is, if it still holds.
pub async fn open(app: &App, token: &str) -> Result<Player> {
    let token = URL_SAFE_NO_PAD.decode(token).map_err(|_| Error::NotFound)?;
    let (id, signed) = token.split_at_checked(ID).ok_or(Error::NotFound)?;
    let id = Uuid::from_slice(id).map_err(|_| Error::NotFound)?;
    let mut tx = app.database.read().await?;
    let player = storage::players::find(&mut tx, PlayerId(id)).await?.ok_or(Error::NotFound)?;
    signature(app, &player).verify_slice(signed).map_err(|_| Error::NotFound)?;
    if player.link_open { Ok(player) } else { Err(Error::NotFound) }
}

fn signature(app: &App, player: &Player) -> Hmac<Sha256> {
    let mut mac = Hmac::<Sha256>::new_from_slice(&app.link_key).expect("HMAC takes a key of any length");
    mac.update(player.id.0.as_bytes());
    mac.update(&player.link_epoch.to_be_bytes());
    mac
}
