//! What takes a core for a while, worked out once and kept while it holds: whoever asks meanwhile waits for it, and
//! whoever goes away does not have it begun again for the next.

use super::{
    least_used::LeastUsed,
    memory_weight::{MemoryWeight, OVERHEAD},
};
use crate::error::{Error, Result};
use std::{
    hash::Hash,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::OnceCell;

/// Values by key, each for what it was last worked out of: another version takes the place of the one before.
pub struct WorkedOut<K, V, T>(Arc<Mutex<LeastUsed<K, WorkedOutValue<V, T>>>>);

struct WorkedOutValue<V, T> {
    of: V,
    value: Arc<OnceCell<Arc<T>>>,
}

impl<K, V, T> Clone for WorkedOut<K, V, T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<K, V, T> WorkedOut<K, V, T>
where
    K: Eq + Hash + Clone + Send + 'static,
    V: PartialEq + Send + 'static,
    T: MemoryWeight + Send + Sync + 'static,
{
    /// Nothing yet, and never much more than so many bytes.
    pub fn new(most: usize) -> Self {
        Self(Arc::new(Mutex::new(LeastUsed::new(most))))
    }

    /// The value, where it was worked out of this already.
    pub fn find(&self, key: &K, of: &V) -> Option<Arc<T>> {
        self.lock().get(key).filter(|made| made.of == *of)?.value.get().cloned()
    }

    /// The value worked out of this. The first who asks has it done, to its end even if they go away; the others wait
    /// for it; when it fails, the next one tries.
    ///
    /// # Errors
    /// Those of `work`.
    pub async fn get(
        &self,
        (key, of): (K, V),
        work: impl Future<Output = Result<T>> + Send + 'static,
    ) -> Result<Arc<T>> {
        let cell = self.cell(key.clone(), of);
        if let Some(value) = cell.get() {
            return Ok(value.clone());
        }
        let kept = self.clone();
        let done = tokio::spawn(async move {
            let value = cell.get_or_try_init(|| async { work.await.map(Arc::new) }).await.cloned()?;
            kept.lock().change(&key, |made| OVERHEAD + made.value.get().map_or(0, |value| value.bytes()));
            Ok(value)
        });
        done.await.map_err(|error| Error::Broken(error.to_string()))?
    }

    fn cell(&self, key: K, of: V) -> Arc<OnceCell<Arc<T>>> {
        let mut kept = self.lock();
        if let Some(made) = kept.get(&key).filter(|made| made.of == of) {
            return made.value.clone();
        }
        let value = Arc::default();
        kept.keep(key, WorkedOutValue { of, value: Arc::clone(&value) }, OVERHEAD);
        value
    }

    /// How many bytes all of them take.
    pub fn bytes(&self) -> usize {
        self.lock().bytes()
    }

    fn lock(&self) -> MutexGuard<'_, LeastUsed<K, WorkedOutValue<V, T>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use tokio::sync::Semaphore;

    type Papers = WorkedOut<u32, i64, Vec<u8>>;
    const MOST_BYTES: usize = 8 << 20;

    /// Work that is counted, and done as soon as it may.
    async fn counted_work(begun: Arc<AtomicUsize>, may: Arc<Semaphore>) -> Result<Vec<u8>> {
        begun.fetch_add(1, Ordering::SeqCst);
        let _permit = may.acquire().await;
        Ok(vec![7])
    }

    #[tokio::test]
    async fn many_who_ask_and_go_away_have_it_worked_out_once() {
        let (kept, begun, may) =
            (Papers::new(MOST_BYTES), Arc::<AtomicUsize>::default(), Arc::new(Semaphore::new(0)));
        let ask = || {
            let (kept, work) = (kept.clone(), counted_work(begun.clone(), may.clone()));
            tokio::spawn(async move { kept.get((1, 3), work).await.unwrap() })
        };
        let gone = ask();
        while begun.load(Ordering::SeqCst) == 0 {
            tokio::task::yield_now().await;
        }
        gone.abort();
        assert!(gone.await.is_err());
        let all: Vec<_> = (0..50).map(|_| ask()).collect();
        tokio::task::yield_now().await;
        assert_eq!(kept.find(&1, &3), None);
        may.add_permits(1);
        for one in all {
            assert_eq!(*one.await.unwrap(), [7]);
        }
        assert_eq!(begun.load(Ordering::SeqCst), 1);
        assert_eq!(kept.find(&1, &3).as_deref(), Some(&vec![7]));
    }

    #[tokio::test]
    async fn another_version_takes_the_place_and_what_failed_is_tried_again() {
        let kept = Papers::new(MOST_BYTES);
        let ask =
            async |of: i64, byte: u8| kept.get((1, of), async move { Ok(vec![byte]) }).await.unwrap()[0];
        assert_eq!([ask(3, 1).await, ask(3, 2).await, ask(4, 3).await], [1, 1, 3]);
        assert_eq!(kept.find(&1, &3), None);
        assert!(kept.get((2, 1), async { Err(Error::Busy) }).await.is_err());
        assert_eq!(*kept.get((2, 1), async { Ok(vec![5]) }).await.unwrap(), [5]);
    }

    #[tokio::test]
    async fn they_take_so_many_bytes_and_no_more() {
        let kept = Papers::new(MOST_BYTES);
        for number in 0..200 {
            kept.get((number, 1), async { Ok(vec![0; 100_000]) }).await.unwrap();
            assert!(kept.bytes() <= MOST_BYTES, "{}", kept.bytes());
        }
    }
}
