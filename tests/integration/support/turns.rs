//! Others who have their turn at work that takes a core, for as long as a test wants.

use muster::limits::work_queue::{NoTurn, Turns};
use std::sync::{Arc, Mutex, mpsc};
use tokio::task::JoinHandle;

/// They work until they are let go.
pub struct Others {
    go: mpsc::Sender<()>,
    working: Vec<JoinHandle<Result<bool, NoTurn>>>,
}

impl Others {
    /// Every turn is taken, and whoever comes waits.
    pub async fn at_work(turns: &Turns) -> Self {
        Self::so_many(turns, std::thread::available_parallelism().map_or(2, std::num::NonZero::get)).await
    }

    /// Every place in the line is taken too.
    pub async fn in_line(turns: &Turns) -> Self {
        Self::so_many(turns, 100).await
    }

    async fn so_many(turns: &Turns, many: usize) -> Self {
        let (go, wait) = mpsc::channel::<()>();
        let wait = Arc::new(Mutex::new(wait));
        let work = |_| {
            let (turns, wait) = (turns.clone(), wait.clone());
            tokio::spawn(async move { turns.run(move |()| wait.lock().unwrap().recv().is_ok()).await })
        };
        let working = (0..many).map(work).collect();
        // Until each of them stands in line: the runtime lets some dozens at a time go on.
        for _ in 0..many {
            tokio::task::yield_now().await;
        }
        Self { go, working }
    }

    /// They are done.
    pub async fn go(self) {
        drop(self.go);
        for one in self.working {
            let _ = one.await;
        }
    }
}
