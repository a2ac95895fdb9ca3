//! The one place where tests wait: for what they need, looked at again and again, never for time. Who waits in
//! vain fails and says what was there instead.

use std::{
    fmt::Debug,
    time::{Duration, Instant},
};

/// The longest that anything may take on a busy machine.
pub const PATIENCE: Duration = Duration::from_mins(2);

/// Between two looks.
const BREATH: Duration = Duration::from_millis(20);

/// Looks until there is an answer; what was there last is told when there never is one.
pub async fn until<T, E: Debug>(what: &str, look: impl AsyncFnMut() -> Result<T, E>) -> T {
    let found = soon(look).await;
    found.unwrap_or_else(|last| panic!("waited in vain: {what} ({last:?})"))
}

/// The same for who has more to say about it: what the last look found, when it was in vain.
pub async fn soon<T, E>(mut look: impl AsyncFnMut() -> Result<T, E>) -> Result<T, E> {
    let start = Instant::now();
    loop {
        match look().await {
            Err(last) if start.elapsed() > PATIENCE => return Err(last),
            Err(_) => tokio::time::sleep(BREATH).await,
            found => return found,
        }
    }
}
