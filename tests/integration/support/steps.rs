//! What SQLite does for a page, counted: a step is an instruction of its machine, and each row that is looked at takes
//! some, whether or not it is shown.

use super::site::Site;
use muster::storage::Tx;
use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

/// As many connections as read at the same time. All but one are kept back while steps are counted: to prepare a
/// statement takes steps too, on each connection anew, and which one reads a page is chance.
const READERS: usize = 4;

/// The steps of all that is read on a site.
pub struct ReadSteps {
    counted: Arc<AtomicU64>,
    _kept_back: Vec<Tx>,
}

impl ReadSteps {
    /// None on PostgreSQL, which tells nobody.
    pub async fn of_site(site: &Site) -> Option<Self> {
        site.stop_looking();
        let steps = Arc::<AtomicU64>::default();
        let mut readers = Vec::new();
        for _ in 0..READERS {
            readers.push(site.app.database.read_once().await.unwrap());
        }
        let Some(Tx::Sqlite(mut reader)) = readers.pop() else { return None };
        let count = {
            let steps = steps.clone();
            move || {
                steps.fetch_add(1, Ordering::Relaxed);
                true
            }
        };
        let connection = reader.settled().await.unwrap();
        // It reads once what tables there are.
        sqlx::query("SELECT 1 FROM event LIMIT 1").fetch_optional(&mut *connection).await.unwrap();
        connection.lock_handle().await.unwrap().set_progress_handler(1, count);
        Some(Self { counted: steps, _kept_back: readers })
    }

    /// Those of this work.
    pub async fn of<T>(&self, work: impl Future<Output = T>) -> (u64, T) {
        let before = self.counted.load(Ordering::Relaxed);
        let done = work.await;
        (self.counted.load(Ordering::Relaxed) - before, done)
    }
}
