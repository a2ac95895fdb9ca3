//! What happens by itself: rosters are judged again when their rules change, mails leave the outbox, votes close at their time, and what has expired is cleared away.

pub mod mails;

use crate::{actions, app::App};
use std::time::Duration;

const PAUSE: Duration = Duration::from_secs(10);
/// Rounds of the loop between two clean-ups: about every hour.
const BETWEEN_CLEANUPS: u32 = 360;

/// Between two looks for verdicts that the rules have left behind.
const PAUSE_TO_JUDGE: Duration = Duration::from_secs(3);

/// Runs until the process ends. A job that fails is logged and tried again. Judging waits for no mail server.
pub async fn run(app: App) {
    tokio::join!(judge(&app), tidy(&app));
}

async fn judge(app: &App) {
    loop {
        if let Err(error) = actions::rosters::judge_left_behind(app).await {
            tracing::warn!(?error, "rosters could not be judged again");
        }
        tokio::time::sleep(PAUSE_TO_JUDGE).await;
    }
}

async fn tidy(app: &App) {
    for turn in 0u32.. {
        if let Err(error) = mails::send(app).await {
            tracing::warn!(?error, "mails could not be sent");
        }
        if let Err(error) = actions::votes::close_due(app).await {
            tracing::warn!(?error, "votes whose time has come could not be closed");
        }
        if turn % BETWEEN_CLEANUPS == 0
            && let Err(error) = actions::sessions::forget_expired(app).await
        {
            tracing::warn!(?error, "the clean-up failed");
        }
        tokio::time::sleep(PAUSE).await;
    }
}
