//! What happens by itself: mails leave the outbox, votes close at their time, and what has expired is cleared away.

pub mod mails;

use crate::{actions, app::App, error::Result, storage};
use chrono::TimeDelta;
use std::time::Duration;

const PAUSE: Duration = Duration::from_secs(10);
/// Rounds of the loop between two clean-ups: about every hour.
const BETWEEN_CLEANUPS: u32 = 360;

/// Runs until the process ends. A job that fails is logged and tried again.
pub async fn run(app: App) {
    for turn in 0u32.. {
        if let Err(error) = mails::send(&app).await {
            tracing::warn!(?error, "mails could not be sent");
        }
        if let Err(error) = actions::votes::close_due(&app).await {
            tracing::warn!(?error, "votes whose time has come could not be closed");
        }
        if turn % BETWEEN_CLEANUPS == 0
            && let Err(error) = clean_up(&app).await
        {
            tracing::warn!(?error, "the clean-up failed");
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Forgets expired sessions, old failures to sign in, and the keys of forms nobody can send again.
pub async fn clean_up(app: &App) -> Result<()> {
    let now = app.clock.now();
    let mut tx = app.database.write().await?;
    storage::sessions::delete_expired(&mut tx, now).await?;
    storage::accounts::forget_failures_before(&mut tx, now - TimeDelta::days(1)).await?;
    storage::events::forget_forms_before(&mut tx, now - TimeDelta::days(7)).await?;
    Ok(tx.commit().await?)
}
