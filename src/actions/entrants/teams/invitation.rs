//! A team's invitation: a link that whoever has it joins the team by. It is signed, not stored, as private links are.

use crate::{
    actions::prelude::*,
    domain::{event::team::Team, ids::TeamId},
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use uuid::Uuid;

const ID: usize = 16;

/// What stands behind `teams/join/` in the address. A new epoch makes it void.
pub fn team_invitation_token(app: &App, team: &Team) -> String {
    let id = team.id.0.into_bytes();
    let token = [id.as_slice(), &team_invitation_signature(app, team).finalize().into_bytes()].concat();
    URL_SAFE_NO_PAD.encode(token)
}

/// The whole address.
pub fn team_invitation_link(app: &App, slug: &str, team: &Team) -> String {
    format!("{}/e/{slug}/teams/join/{}", app.config.base_url(), team_invitation_token(app, team))
}

/// Whose invitation this is, if it still holds.
///
/// # Errors
/// [`Error::NotFound`] for one that was renewed, or is none.
pub async fn open_team_invitation(app: &App, token: &str) -> Result<Team> {
    let token = URL_SAFE_NO_PAD.decode(token).map_err(|_| Error::NotFound)?;
    let (id, signed) = token.split_at_checked(ID).ok_or(Error::NotFound)?;
    let id = Uuid::from_slice(id).map_err(|_| Error::NotFound)?;
    let mut tx = app.database.read().await?;
    let team = storage::teams::find_team(&mut tx, TeamId(id)).await?.ok_or(Error::NotFound)?;
    team_invitation_signature(app, &team).verify_slice(signed).map_err(|_| Error::NotFound)?;
    Ok(team)
}

fn team_invitation_signature(app: &App, team: &Team) -> Hmac<Sha256> {
    let mut mac = Hmac::<Sha256>::new_from_slice(&app.link_key).expect("HMAC takes a key of any length");
    mac.update(b"team");
    mac.update(team.id.0.as_bytes());
    mac.update(&team.link_epoch.to_be_bytes());
    mac
}
