//! What happens by itself: rosters are judged again when their rules change, mails leave the outbox, votes close at their time, and what has expired is cleared away.

pub mod copies;
pub mod mails;

use crate::{
    actions::{self, rosters::JudgedWith},
    app::App,
    error::Result,
};
use std::{sync::Arc, time::Duration};
use tokio::sync::Mutex;

const PAUSE: Duration = Duration::from_secs(10);
const BETWEEN_LOOKS_FOR_COPIES: Duration = Duration::from_mins(1);
const BETWEEN_CLEANUPS: Duration = Duration::from_hours(1);

/// Between two looks for verdicts that the rules have left behind.
const PAUSE_TO_JUDGE: Duration = Duration::from_secs(3);

/// Runs until the process ends. A job that fails, or breaks, is logged and tried again; none waits for another: a mail
/// server that does not answer keeps no vote open.
pub async fn run_jobs(app: App) {
    let judged = Arc::default();
    let judge_rosters = |app| judge_rosters(app, Arc::clone(&judged));
    tokio::join!(
        again_and_again(&app, PAUSE_TO_JUDGE, "rosters could not be judged again", judge_rosters),
        again_and_again(&app, PAUSE, "mails could not be sent", send_mails),
        again_and_again(&app, PAUSE, "votes whose time has come could not be closed", close_votes),
        again_and_again(&app, PAUSE, "choices that are missing could not be drawn", draw_missing),
        again_and_again(&app, BETWEEN_LOOKS_FOR_COPIES, "the database could not be copied", copy_database),
        again_and_again(&app, BETWEEN_CLEANUPS, "the clean-up failed", clean_up),
    );
}

async fn again_and_again<J: Future<Output = Result<()>> + Send + 'static>(
    app: &App,
    pause: Duration,
    failed: &str,
    job: impl Fn(App) -> J,
) {
    loop {
        // Each time in a task of its own: one that panics ends neither itself for good nor the others.
        match tokio::spawn(job(app.clone())).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::warn!(?error, "{failed}"),
            Err(error) => tracing::error!(%error, "{failed}: the job broke, and begins again"),
        }
        tokio::time::sleep(pause).await;
    }
}

async fn judge_rosters(app: App, judged: Arc<Mutex<Option<JudgedWith>>>) -> Result<()> {
    actions::rosters::judge_due(&app, &mut *judged.lock().await).await.map(drop)
}

async fn send_mails(app: App) -> Result<()> {
    mails::send_waiting_mails(&app).await
}

async fn close_votes(app: App) -> Result<()> {
    actions::awards::votes::close_due(&app).await.map(drop)
}

async fn draw_missing(app: App) -> Result<()> {
    actions::draft::steps::run_out(&app).await.map(drop)
}

async fn copy_database(app: App) -> Result<()> {
    copies::make_where_due(&app).await.map(drop)
}

async fn clean_up(app: App) -> Result<()> {
    actions::entrants::teams::matrix::forget_old(&app).await?;
    actions::account::sessions::forget_expired(&app).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{app::Clock, config::Config, storage::Database};
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[tokio::test]
    async fn a_job_that_breaks_begins_again_and_ends_no_other() {
        let folder = tempfile::tempdir().unwrap();
        let database =
            Database::open_and_migrate(&folder.path().join("site.db").to_string_lossy()).await.unwrap();
        let app = App::new(database, Clock::system_clock(), Config::default()).await.unwrap();
        let (broken, well) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let breaks = |_| {
            let times = broken.fetch_add(1, Ordering::SeqCst);
            async move {
                assert!(times > 1, "a bug, twice");
                Ok(())
            }
        };
        let works = |_| {
            well.fetch_add(1, Ordering::SeqCst);
            async { Ok(()) }
        };
        let pause = Duration::from_millis(1);
        let both = async {
            tokio::join!(
                again_and_again(&app, pause, "it failed", breaks),
                again_and_again(&app, pause, "it failed", works)
            )
        };
        let enough = async {
            while broken.load(Ordering::SeqCst) < 5 || well.load(Ordering::SeqCst) < 5 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::select! {
            _ = both => unreachable!("they go on for ever"),
            () = enough => {}
            () = tokio::time::sleep(Duration::from_secs(20)) => panic!("they ended"),
        }
    }
}
