//! What happens by itself: mails leave the outbox, votes close at their time, and what has expired is cleared away.

pub mod mails;

use crate::{actions, app::App};
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
            && let Err(error) = actions::sessions::forget_expired(&app).await
        {
            tracing::warn!(?error, "the clean-up failed");
        }
        tokio::time::sleep(PAUSE).await;
    }
}
