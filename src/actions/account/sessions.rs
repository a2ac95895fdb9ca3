//! What becomes of sessions while nobody asks for it: they are marked as used, and forgotten in time.

use crate::actions::prelude::*;
use chrono::TimeDelta;

/// Writes down that a session is in use now.
pub async fn mark_session_in_use(app: &App, token_hash: &str) -> Result<()> {
    let mut tx = app.database.write().await?;
    storage::sessions::mark_session_seen(&mut tx, token_hash, app.clock.now()).await?;
    Ok(tx.commit().await?)
}

/// Forgets expired sessions, what was said in old mails, failures to sign in of more than a day ago, and the keys of forms that nobody can send
/// again.
pub async fn forget_expired(app: &App) -> Result<()> {
    let now = app.clock.now();
    let mut tx = app.database.write().await?;
    storage::sessions::delete_expired(&mut tx, now).await?;
    storage::accounts::forget_failures_before(&mut tx, now - TimeDelta::days(1)).await?;
    storage::outbox::forget_before(&mut tx, now - TimeDelta::days(7)).await?;
    storage::events::forget_forms_before(&mut tx, now - TimeDelta::days(7)).await?;
    Ok(tx.commit().await?)
}
