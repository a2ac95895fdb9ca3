//! What many requests need at the same moment, worked out once for each version of an event: when a round is
//! published, or the last results come in, hundreds of phones ask for the same standings within a second.

use super::{
    least_used::LeastUsed,
    memory_weight::{MemoryWeight, OVERHEAD},
};
use crate::domain::ids::EventId;
use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::OnceCell;

/// Values by event and key, each for the newest version of its event that was asked for.
pub struct ByVersion<K, T>(Arc<Mutex<LeastUsed<EventId, KnownVersion<K, T>>>>);

struct KnownVersion<K, T> {
    version: i64,
    values: HashMap<K, Arc<OnceCell<Arc<T>>>>,
}

impl<K, T> Clone for ByVersion<K, T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<K: Eq + Hash, T: MemoryWeight> ByVersion<K, T> {
    /// Nothing yet, and never much more than so many bytes: of the events that nobody asked for longest nothing is kept.
    pub fn new(most: usize) -> Self {
        Self(Arc::new(Mutex::new(LeastUsed::new(most))))
    }

    /// The value for this version, or a newer one. The first who asks works it out, and the others wait for it;
    /// when that fails, the next one tries. Keys have to be few: each keeps its value while its version is the newest.
    pub async fn get<E>(
        &self,
        (event, version): (EventId, i64),
        key: K,
        work: impl AsyncFnOnce() -> Result<T, E>,
    ) -> Result<Arc<T>, E> {
        let cell = self.cell(event, version, key);
        if let Some(value) = cell.get() {
            return Ok(value.clone());
        }
        let value = cell.get_or_try_init(async || work().await.map(Arc::new)).await.cloned()?;
        self.lock().change(&event, KnownVersion::bytes);
        Ok(value)
    }

    fn cell(&self, event: EventId, version: i64, key: K) -> Arc<OnceCell<Arc<T>>> {
        let mut events = self.lock();
        if events.get(&event).is_none_or(|known| known.version < version) {
            events.keep(event, KnownVersion { version, values: HashMap::new() }, OVERHEAD);
        }
        let mut cell = Arc::default();
        events.change(&event, |known| {
            cell = known.values.entry(key).or_default().clone();
            known.bytes()
        });
        cell
    }

    /// How many bytes all of them take.
    pub fn bytes(&self) -> usize {
        self.lock().bytes()
    }

    fn lock(&self) -> MutexGuard<'_, LeastUsed<EventId, KnownVersion<K, T>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K, T: MemoryWeight> KnownVersion<K, T> {
    fn bytes(&mut self) -> usize {
        let values = self.values.values().map(|cell| OVERHEAD + cell.get().map_or(0, |value| value.bytes()));
        OVERHEAD + values.sum::<usize>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{cell::Cell, convert::Infallible};

    impl MemoryWeight for u32 {
        fn bytes(&self) -> usize {
            4
        }
    }

    impl MemoryWeight for i64 {
        fn bytes(&self) -> usize {
            8
        }
    }

    fn nil_event_id() -> EventId {
        EventId(uuid::Uuid::nil())
    }

    #[tokio::test]
    async fn many_who_ask_at_once_share_one_answer() {
        let (kept, times) = (ByVersion::<u32, u32>::new(10_000), Cell::new(0));
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
        let kept = ByVersion::<u32, i64>::new(10_000);
        let ask = async |version: i64| {
            *kept.get((nil_event_id(), version), 1, async || Ok::<_, Infallible>(version)).await.unwrap()
        };
        assert_eq!([ask(3).await, ask(4).await, ask(3).await, ask(4).await], [3, 4, 4, 4]);
    }

    #[tokio::test]
    async fn many_events_are_kept_up_to_so_many_bytes_and_those_in_use_stay() {
        let kept = ByVersion::<u32, Vec<u8>>::new(1_000_000);
        let made = Cell::new(0);
        let ask = async |number: u128| {
            let work = async || {
                made.set(made.get() + 1);
                Ok::<_, Infallible>(vec![0; 4_000])
            };
            kept.get((EventId(uuid::Uuid::from_u128(number)), 1), 1, work).await.unwrap();
        };
        for _ in 0..3 {
            for number in 0..150 {
                ask(number).await;
            }
        }
        assert_eq!(made.get(), 150, "in turn, and none twice");
        for number in 150..1_000 {
            ask(7).await;
            ask(number).await;
            assert!(kept.bytes() <= 1_000_000, "{}", kept.bytes());
        }
        assert_eq!(made.get(), 1_000);
    }

    #[tokio::test]
    async fn what_failed_is_tried_again() {
        let kept = ByVersion::<u32, u32>::new(10_000);
        assert!(kept.get((nil_event_id(), 1), 1, async || Err::<u32, _>("no")).await.is_err());
        assert_eq!(*kept.get((nil_event_id(), 1), 1, async || Ok::<_, &str>(5)).await.unwrap(), 5);
    }
}
