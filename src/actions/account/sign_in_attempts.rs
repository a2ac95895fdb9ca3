//! Tries at a password or a code. Each is counted as a failure before it is looked at, so that a hundred at once are no
//! more than a hundred one by one; after ten each has to wait for longer than the one before.

use crate::{
    actions::prelude::*,
    storage::accounts::{Failures, Tried},
};
use chrono::{DateTime, TimeDelta, Utc};
use std::time::Duration;
use uuid::Uuid;

/// Wrong ones before one has to wait.
const FREE: i64 = 10;
/// The first time that one has to wait; then it is twice as long each time …
const FIRST_WAIT: TimeDelta = TimeDelta::seconds(1);
/// … and never longer than this.
const LONGEST_WAIT: TimeDelta = TimeDelta::minutes(15);
/// How long a wrong one is held against the next.
pub(in crate::actions) const HELD: TimeDelta = TimeDelta::hours(24);

/// Counts one more as a failure; a right one takes it back. Those at one name come one after the other, whichever
/// process they are sent to, until the change that they are counted in ends.
///
/// # Errors
/// When it is too early for one more.
pub(in crate::actions) async fn count_try(
    app: &App,
    tx: &mut Tx,
    tried: Tried<'_>,
    address: &str,
) -> Result<Uuid> {
    check_try_allowed(app, tx, tried).await?;
    let attempt = app.new_id();
    storage::accounts::add_failure(tx, attempt, tried, address, app.clock.now()).await?;
    Ok(attempt)
}

/// Whether one more may be looked at now.
///
/// # Errors
/// How long to wait for that.
pub(in crate::actions) async fn check_try_allowed(app: &App, tx: &mut Tx, tried: Tried<'_>) -> Result<()> {
    storage::accounts::lock_tries(tx, tried).await?;
    let now = app.clock.now();
    let failures = storage::accounts::count_sign_in_failures(tx, tried, now - HELD).await?;
    wait_for_next_try(&failures, now).map_or(Ok(()), |wait| Err(Error::TooMany(wait)))
}

/// How much longer to wait for the next one; none: not at all.
fn wait_for_next_try(failures: &Failures, now: DateTime<Utc>) -> Option<Duration> {
    let beyond = u32::try_from(failures.count - FREE).ok()?;
    let wait = FIRST_WAIT.checked_mul(2_i32.checked_pow(beyond).unwrap_or(i32::MAX)).unwrap_or(LONGEST_WAIT);
    (failures.newest? + wait.min(LONGEST_WAIT) - now).to_std().ok().filter(|left| !left.is_zero())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_fails_again_waits_twice_as_long_up_to_a_quarter_of_an_hour() {
        let now = DateTime::UNIX_EPOCH + TimeDelta::days(20_000);
        let waits = |count| {
            wait_for_next_try(&Failures { count, newest: Some(now) }, now).map_or(0, |left| left.as_secs())
        };
        let first: Vec<u64> = (0..24).map(waits).collect();
        assert_eq!(first[..10], [0; 10]);
        assert_eq!(first[10..], [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900, 900]);
        assert_eq!(waits(1_000_000), 900);
        let older = Failures { count: 12, newest: Some(now - TimeDelta::seconds(4)) };
        assert_eq!(wait_for_next_try(&older, now), None);
        assert_eq!(wait_for_next_try(&Failures { count: 0, newest: None }, now), None);
    }
}
