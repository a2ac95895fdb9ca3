//! What gives somebody else a role, sets another's password, or takes data out or away, is done by somebody who has
//! typed their password just now: [`Fresh`] says so, and nobody else can make one.

use super::{codes::uses_up, passwords::is_stored_password, sign_in_attempts};
use crate::{
    actions::prelude::*,
    domain::{refusal::AccountRefusal, second_factor::is_of_a_phone},
    storage::{
        accounts::{Account, Tried},
        sessions::Session,
    },
};
use chrono::{DateTime, Utc};

/// Whoever asks has typed their password within the last ten minutes, or is at the machine itself.
#[derive(Debug)]
pub struct Fresh(());

impl Fresh {
    /// None: the password has to be typed again.
    pub fn from_proved_session(session: &Session, now: DateTime<Utc>) -> Option<Self> {
        session.is_proved(now).then_some(Self(()))
    }

    /// At the command line, where whoever asks has the database itself.
    pub fn at_the_machine() -> Self {
        Self(())
    }
}

/// The password is typed again, or a code of the second step in its place; from now on it counts as typed in this
/// browser.
pub async fn prove_session(
    app: &App,
    account: &Account,
    session: &Session,
    typed: String,
    address: &str,
) -> Result<Fresh> {
    if !is_code(app, account, &typed, address).await? {
        check_account_password(app, account, typed, address).await?;
    }
    let mut tx = app.database.write().await?;
    storage::sessions::mark_proved(&mut tx, &session.token_hash, app.clock.now()).await?;
    tx.commit().await?;
    Ok(Fresh(()))
}

/// Whether this is a code of the account's second step that was not used before: counted before it is looked at, as at
/// the door.
async fn is_code(app: &App, account: &Account, typed: &str, address: &str) -> Result<bool> {
    if account.second_factor.is_none() || !is_of_a_phone(typed) {
        return Ok(false);
    }
    let tried = Tried::Code(&account.email);
    let mut tx = app.database.write().await?;
    sign_in_attempts::count_try(app, &mut tx, tried, address).await?;
    tx.commit().await?;
    let mut tx = app.database.write().await?;
    if !uses_up(app, &mut tx, account, typed).await? {
        return Ok(false);
    }
    storage::accounts::forget_failures(&mut tx, tried).await?;
    tx.commit().await?;
    Ok(true)
}

/// Whoever sits at this browser knows the account's password: counted before it is looked at, as at the door.
pub(in crate::actions) async fn check_account_password(
    app: &App,
    account: &Account,
    password: String,
    address: &str,
) -> Result<()> {
    let tried = Tried::Inside(&account.email);
    let mut tx = app.database.write().await?;
    sign_in_attempts::count_try(app, &mut tx, tried, address).await?;
    tx.commit().await?;
    if !is_stored_password(app, account.password_hash.clone(), password).await? {
        return Err(Error::from_refusal(AccountRefusal::WrongOldPassword));
    }
    let mut tx = app.database.write().await?;
    storage::accounts::forget_failures(&mut tx, tried).await?;
    Ok(tx.commit().await?)
}
