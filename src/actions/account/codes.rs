//! Codes of the second step of signing in, as they are typed.

use super::site_log::note_in_site_log;
use crate::{
    actions::prelude::*,
    domain::{
        second_factor::{Secret, read_recovery_code},
        site::SiteAct,
    },
    storage::accounts::Account,
    token,
};

/// Whether the code is the phone's of this moment, or one from the paper; either can be used once.
pub(in crate::actions) async fn uses_up(
    app: &App,
    tx: &mut Tx,
    account: &Account,
    typed: &str,
) -> Result<bool> {
    if let Some(code) = read_recovery_code(typed) {
        let is_ours =
            storage::accounts::take_recovery_code(tx, account.id, &token::token_hash(&code)).await?;
        if is_ours {
            note_in_site_log(app, tx, &account.name, Some(account.id), SiteAct::RecoveryCodeUsed).await?;
        }
        return Ok(is_ours);
    }
    let Some(secret) = account.second_factor.as_deref().and_then(Secret::parse) else { return Ok(false) };
    match secret.step_of(typed, app.clock.now(), 0) {
        // Not one that was used before, by whoever looked over a shoulder either.
        Some(step) => Ok(storage::accounts::take_step(tx, account.id, step).await?),
        None => Ok(false),
    }
}
