//! The second step of signing in: setting it up, using it once, and turning it off.

use super::{mails, reauthentication::Fresh, site_log::note_in_site_log};
use crate::{
    actions::prelude::*,
    domain::{
        ids::AccountId,
        mail::{SignInChange, WriteMail},
        refusal::AccountRefusal,
        second_factor::{RECOVERY_CODES, Secret, recovery_code},
        site::SiteAct,
    },
    storage::accounts::Account,
    token,
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use chrono::TimeDelta;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use uuid::Uuid;

/// How long after the password the code may be typed.
const PATIENCE: TimeDelta = TimeDelta::minutes(10);

/// A secret that nobody has yet.
pub fn new_secret(app: &App) -> Secret {
    Secret::from_bytes(app.chance.bytes("second_factor"))
}

/// From now on the account signs in with a code besides. Gives back the codes for paper, which are known only now.
///
/// # Errors
/// When the code is not what a phone with this secret shows now.
pub async fn turn_on(
    app: &App,
    account: &Account,
    (secret, typed): (&Secret, &str),
    (fresh, write): (&Fresh, WriteMail),
) -> Result<Vec<String>> {
    let now = app.clock.now();
    let step = secret.step_of(typed, now, 0).ok_or_else(|| Error::from_refusal(AccountRefusal::WrongCode))?;
    let mut tx = app.database.write().await?;
    storage::accounts::set_second_factor(&mut tx, account.id, Some(&secret.text())).await?;
    storage::accounts::take_step(&mut tx, account.id, step).await?;
    note_in_site_log(app, &mut tx, &account.name, Some(account.id), SiteAct::SecondFactorTurnedOn).await?;
    mails::tell_of_change(app, &mut tx, account, SignInChange::SecondStepOn, write).await?;
    let codes = hand_out(app, &mut tx, account.id, fresh).await?;
    tx.commit().await?;
    Ok(codes)
}

/// New codes for paper; the old ones are worthless.
pub async fn new_codes(
    app: &App,
    account: &Account,
    (fresh, write): (&Fresh, WriteMail),
) -> Result<Vec<String>> {
    let mut tx = app.database.write().await?;
    let codes = hand_out(app, &mut tx, account.id, fresh).await?;
    note_in_site_log(app, &mut tx, &account.name, Some(account.id), SiteAct::RecoveryCodesMade).await?;
    mails::tell_of_change(app, &mut tx, account, SignInChange::NewCodes, write).await?;
    tx.commit().await?;
    Ok(codes)
}

/// The password alone is enough again: by the account itself, or by an administrator for somebody who has lost both
/// phone and paper.
pub async fn turn_off(app: &App, by: &Account, of: &Account, (_, write): (&Fresh, WriteMail)) -> Result<()> {
    let mut tx = app.database.write().await?;
    storage::accounts::set_second_factor(&mut tx, of.id, None).await?;
    storage::accounts::set_recovery_codes(&mut tx, of.id, &[]).await?;
    let act = SiteAct::SecondFactorTurnedOff { name: of.name.clone(), account: Some(of.id) };
    note_in_site_log(app, &mut tx, &by.name, Some(by.id), act).await?;
    mails::tell_of_change(app, &mut tx, of, SignInChange::SecondStepOff, write).await?;
    Ok(tx.commit().await?)
}

async fn hand_out(app: &App, tx: &mut Tx, account: AccountId, _: &Fresh) -> Result<Vec<String>> {
    let code = || recovery_code(app.chance.bytes("recovery_code"));
    let codes: Vec<String> = (0..RECOVERY_CODES).map(|_| code()).collect();
    let hashes: Vec<String> = codes.iter().map(|code| token::token_hash(code)).collect();
    storage::accounts::set_recovery_codes(tx, account, &hashes).await?;
    Ok(codes)
}

/// What a browser shows that the password of this account was right just now: signed, so that nobody makes it up, and
/// void once the password is another.
pub(in crate::actions) fn half_way(app: &App, account: &Account) -> String {
    let until = (app.clock.now() + PATIENCE).timestamp_millis().to_be_bytes();
    let signed = half_way_signature(app, account, &until).finalize().into_bytes();
    URL_SAFE_NO_PAD.encode([account.id.0.as_bytes().as_slice(), &until, &signed].concat())
}

/// Whose browser shows this; None: nobody's, or too long ago.
pub(in crate::actions) async fn who_is_half_way(app: &App, shown: &str) -> Result<Option<Account>> {
    let Ok(shown) = URL_SAFE_NO_PAD.decode(shown) else { return Ok(None) };
    let Some((id, rest)) = shown.split_first_chunk::<16>() else { return Ok(None) };
    let Some((until, signed)) = rest.split_first_chunk::<8>() else { return Ok(None) };
    let mut tx = app.database.read().await?;
    let account = storage::accounts::find_account(&mut tx, AccountId(Uuid::from_bytes(*id))).await?;
    let is_in_time = i64::from_be_bytes(*until) > app.clock.now().timestamp_millis();
    Ok(account
        .filter(|account| is_in_time && half_way_signature(app, account, until).verify_slice(signed).is_ok()))
}

fn half_way_signature(app: &App, account: &Account, until: &[u8; 8]) -> Hmac<Sha256> {
    let mut mac = Hmac::<Sha256>::new_from_slice(&app.link_key).expect("HMAC takes a key of any length");
    mac.update(b"half way ");
    mac.update(account.id.0.as_bytes());
    mac.update(until);
    mac.update(account.password_hash.as_bytes());
    mac
}
