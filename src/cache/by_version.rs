//! What many requests need at the same moment, worked out once for each version of an event: when a round is
//! published, or the last results come in, hundreds of phones ask for the same standings within a second.

use crate::domain::ids::EventId;
use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, PoisonError},
};
use tokio::sync::OnceCell;

/// More are forgotten all at once: few events are played at the same time, and crawlers read old ones.
const MOST_EVENTS: usize = 32;

/// Values by event and key, each for the newest version of its event that was asked for.
pub struct ByVersion<K, T>(Arc<Mutex<HashMap<EventId, KnownVersion<K, T>>>>);

struct KnownVersion<K, T> {
    version: i64,
    values: HashMap<K, Arc<OnceCell<Arc<T>>>>,
}

impl<K, T> Clone for ByVersion<K, T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<K, T> Default for ByVersion<K, T> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<K: Eq + Hash, T> ByVersion<K, T> {
    /// The value for this version, or a newer one. The first who asks works it out, and the others wait for it;
    /// when that fails, the next one tries. Keys have to be few: each keeps its value while its version is the newest.
    pub async fn get<E>(
        &self,
        (event, version): (EventId, i64),
        key: K,
        work: impl AsyncFnOnce() -> Result<T, E>,
    ) -> Result<Arc<T>, E> {
        let cell = self.cell(event, version, key);
        cell.get_or_try_init(async || work().await.map(Arc::new)).await.cloned()
    }

    fn cell(&self, event: EventId, version: i64, key: K) -> Arc<OnceCell<Arc<T>>> {
        let mut events = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if events.len() >= MOST_EVENTS && !events.contains_key(&event) {
            events.clear();
        }
        let known = events.entry(event).or_insert_with(|| KnownVersion { version, values: HashMap::new() });
        if known.version < version {
            *known = KnownVersion { version, values: HashMap::new() };
        }
        known.values.entry(key).or_default().clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{cell::Cell, convert::Infallible};

    fn nil_event_id() -> EventId {
        EventId(uuid::Uuid::nil())
    }

    #[tokio::test]
    async fn many_who_ask_at_once_share_one_answer() {
        let (kept, times) = (ByVersion::<u32, u32>::default(), Cell::new(0));
        let ask = async || {
            let work = async || {
                times.set(times.get() + 1);
                tokio::task::yield_now().await;
                Ok::<_, Infallible>(7)
            };
            *kept.get((nil_event_id(), 3), 1, work).await.unwrap()
        };
        let all = futures_util::future::join_all((0..50).map(|_| ask())).await;
        assert_eq!((all, times.get()), (vec![7; 50], 1));
    }

    #[tokio::test]
    async fn a_newer_version_is_worked_out_anew_and_an_older_one_never_comes_back() {
        let kept = ByVersion::<u32, i64>::default();
        let ask = async |version: i64| {
            *kept.get((nil_event_id(), version), 1, async || Ok::<_, Infallible>(version)).await.unwrap()
        };
        assert_eq!([ask(3).await, ask(4).await, ask(3).await, ask(4).await], [3, 4, 4, 4]);
    }

    #[tokio::test]
    async fn what_failed_is_tried_again() {
        let kept = ByVersion::<u32, u32>::default();
        assert!(kept.get((nil_event_id(), 1), 1, async || Err::<u32, _>("no")).await.is_err());
        assert_eq!(*kept.get((nil_event_id(), 1), 1, async || Ok::<_, &str>(5)).await.unwrap(), 5);
    }
}
