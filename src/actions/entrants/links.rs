//! Players' private links: they sign in for one event, can be printed again, withdrawn and renewed.

use crate::{
    actions::{account::reauthentication::Fresh, prelude::*},
    domain::{event::player::LinkKey, ids::PlayerId},
    storage::sessions::{OpenedLink, Session},
    token::{encode_hexadecimal, token_hash},
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use chrono::TimeDelta;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use uuid::Uuid;

const ID: usize = 16;
/// What is signed besides in a link that goes out by mail alone.
const MAILED: &[u8] = b"mailed";
/// A private link signs a phone in for an event and the weeks around it.
const WEEKEND: TimeDelta = TimeDelta::days(30);
/// A player has a phone or two, and opens the link on friends' and clubs' computers.
const MOST_PHONES: i64 = 30;

/// The address that signs this player in. It is signed, not stored, so it can be printed again;
/// a new epoch makes it void.
pub fn private_link(app: &App, player: &Player) -> String {
    address_of(app, player, private_link_signature(app, player))
}

/// The address that signs this player in and shows that their mail reached them: it goes into the mail alone.
pub fn way_in(app: &App, player: &Player) -> String {
    address_of(app, player, signature_of_mailed(app, player))
}

fn signature_of_mailed(app: &App, player: &Player) -> Hmac<Sha256> {
    let mut signed = private_link_signature(app, player);
    signed.update(MAILED);
    signed
}

fn address_of(app: &App, player: &Player, signed: Hmac<Sha256>) -> String {
    let id = player.id.0.into_bytes();
    let token = [id.as_slice(), &signed.finalize().into_bytes()].concat();
    format!("{}/p/{}", app.config.base_url(), URL_SAFE_NO_PAD.encode(token))
}

/// The links of all of these whose link is open: for whoever has typed their password just now.
pub fn of_all<'p>(app: &App, players: &'p [Player], _: &Fresh) -> Vec<(&'p Player, String)> {
    let open = players.iter().filter(|player| player.link_open);
    open.map(|player| (player, private_link(app, player))).collect()
}

/// Whose link this is, if it still holds, and whether it came by mail ([`way_in`]).
pub async fn open_private_link(app: &App, token: &str) -> Result<(Player, bool)> {
    let token = URL_SAFE_NO_PAD.decode(token).map_err(|_| Error::NotFound)?;
    let (id, signed) = token.split_at_checked(ID).ok_or(Error::NotFound)?;
    let id = Uuid::from_slice(id).map_err(|_| Error::NotFound)?;
    let mut tx = app.database.read().await?;
    let player = storage::players::find_player(&mut tx, PlayerId(id)).await?.ok_or(Error::NotFound)?;
    let is_mailed = signature_of_mailed(app, &player).verify_slice(signed).is_ok();
    if !is_mailed {
        private_link_signature(app, &player).verify_slice(signed).map_err(|_| Error::NotFound)?;
    }
    if player.link_open { Ok((player, is_mailed)) } else { Err(Error::NotFound) }
}

/// What signs the links of this event's players, but of those who came with a file and have a key already. It goes
/// into the event's file, and says nothing of the site's own key.
pub fn link_key_of_event(app: &App, event: EventId) -> LinkKey {
    let mut mac = link_signer(&app.link_key);
    mac.update(b"event ");
    mac.update(event.0.as_bytes());
    LinkKey(encode_hexadecimal(&mac.finalize().into_bytes()))
}

fn private_link_signature(app: &App, player: &Player) -> Hmac<Sha256> {
    let key = player.link_key.clone().unwrap_or_else(|| link_key_of_event(app, player.event_id));
    let mut mac = link_signer(key.0.as_bytes());
    mac.update(player.id.0.as_bytes());
    mac.update(&player.link_epoch.to_be_bytes());
    mac
}

fn link_signer(key: &[u8]) -> Hmac<Sha256> {
    Hmac::new_from_slice(key).expect("HMAC takes a key of any length")
}

/// Whether this browser is the player already, by a link that still holds.
pub async fn is_in(app: &App, session: Option<&Session>, player: &Player) -> Result<bool> {
    let Some(session) = session else { return Ok(false) };
    let mut tx = app.database.read_once().await?;
    let by_link = storage::sessions::by_link_in(&mut tx, &session.token_hash, player.event_id).await?;
    Ok(by_link == Some(player.id))
}

/// Makes this browser the player: its own session where it has one, else a new one.
/// Gives back the token of a new session, to be kept in a cookie.
pub async fn enter_as_player(
    app: &App,
    session: Option<&Session>,
    player: &Player,
) -> Result<Option<String>> {
    let now = app.clock.now();
    let mut tx = app.database.write().await?;
    let (hash, token) = if let Some(session) = session {
        (session.token_hash.clone(), None)
    } else {
        let token = app.chance.new_token();
        let session = Session {
            token_hash: token_hash(&token),
            account_id: None,
            expires_at: now + WEEKEND,
            seen_at: now,
            proved_at: None,
        };
        storage::sessions::keep_newest_of(&mut tx, player.id, MOST_PHONES).await?;
        storage::sessions::insert_session(&mut tx, &session, now).await?;
        (session.token_hash, Some(token))
    };
    let opened = OpenedLink { player: player.id, link_epoch: player.link_epoch, at: now };
    storage::sessions::add_player(&mut tx, &hash, opened).await?;
    tx.commit().await?;
    Ok(token)
}
