//! Values of which only so many bytes are kept: where there is no more room, those go that nobody has asked for longest.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::atomic::{AtomicU64, Ordering},
};

/// Where there is no more room, one part of so many is made free at once: what is to go is not looked for with each value.
const PART: usize = 8;

/// Values by key, each with what it takes and when it was last asked for.
pub struct LeastUsed<K, V> {
    entries: HashMap<K, UsedEntry<V>>,
    most: usize,
    bytes: usize,
    /// Counts how often anything was asked for.
    uses: AtomicU64,
}

struct UsedEntry<V> {
    value: V,
    bytes: usize,
    used: AtomicU64,
}

impl<K: Eq + Hash + Clone, V> LeastUsed<K, V> {
    /// Nothing yet, and never much more than so many bytes.
    pub fn new(most: usize) -> Self {
        Self { entries: HashMap::new(), most, bytes: 0, uses: AtomicU64::new(0) }
    }

    /// The value, which counts as asked for.
    pub fn get<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: std::borrow::Borrow<Q>,
    {
        let entry = self.entries.get(key)?;
        entry.used.store(self.uses.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
        Some(&entry.value)
    }

    /// Keeps a value in place of the one of this key. What is larger than everything that may be kept is kept alone.
    pub fn keep(&mut self, key: K, value: V, bytes: usize) {
        let used = AtomicU64::new(self.uses.fetch_add(1, Ordering::Relaxed));
        self.bytes = self.bytes + bytes - self.entries.get(&key).map_or(0, |before| before.bytes);
        self.make_room(&key);
        self.entries.insert(key, UsedEntry { value, bytes, used });
    }

    /// Changes a value that is there, which then takes as much as is told of it.
    pub fn change(&mut self, key: &K, work: impl FnOnce(&mut V) -> usize) {
        let Some(entry) = self.entries.get_mut(key) else { return };
        let bytes = work(&mut entry.value);
        self.bytes = self.bytes + bytes - entry.bytes;
        entry.bytes = bytes;
        self.make_room(key);
    }

    pub fn remove<Q: Eq + Hash + ?Sized>(&mut self, key: &Q)
    where
        K: std::borrow::Borrow<Q>,
    {
        if let Some(entry) = self.entries.remove(key) {
            self.bytes -= entry.bytes;
        }
    }

    pub fn clear(&mut self) {
        self.entries.clear();
        self.bytes = 0;
    }

    /// How many bytes all of them take.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Never lets go of what has just come.
    fn make_room(&mut self, newest: &K) {
        if self.bytes <= self.most {
            return;
        }
        let by_use = self.entries.iter().filter(|(key, _)| *key != newest);
        let mut by_use: Vec<(u64, K)> =
            by_use.map(|(key, entry)| (entry.used.load(Ordering::Relaxed), key.clone())).collect();
        by_use.sort_unstable_by_key(|(used, _)| *used);
        for (_, key) in by_use {
            if self.bytes <= self.most - self.most / PART {
                break;
            }
            self.remove(&key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_asked_for_longest_goes_first_and_the_rest_stays() {
        let mut kept = LeastUsed::new(1_000);
        for number in 0..100 {
            kept.keep(number, number, 10);
        }
        assert_eq!(kept.bytes(), 1_000);
        // Those below 50 are asked for again and again, while others come.
        for number in 100..300 {
            for used in 0..50 {
                assert_eq!(kept.get(&used), Some(&used), "beside {number}");
            }
            kept.keep(number, number, 10);
            assert!((860..=1_000).contains(&kept.bytes()), "{}", kept.bytes());
            assert_eq!(kept.get(&number), Some(&number));
        }
        assert_eq!(kept.get(&50), None);
    }

    #[test]
    fn what_changes_its_size_or_is_too_large_is_counted_as_it_is() {
        let mut kept = LeastUsed::new(1_000);
        kept.keep(1, 'a', 10);
        kept.keep(1, 'b', 20);
        assert_eq!((kept.get(&1), kept.bytes()), (Some(&'b'), 20));
        kept.change(&1, |value| {
            *value = 'c';
            30
        });
        assert_eq!((kept.get(&1), kept.bytes()), (Some(&'c'), 30));
        kept.keep(2, 'd', 5_000);
        assert_eq!((kept.get(&1), kept.get(&2), kept.bytes()), (None, Some(&'d'), 5_000));
        kept.keep(3, 'e', 10);
        assert_eq!((kept.get(&2), kept.get(&3), kept.bytes()), (None, Some(&'e'), 10));
        kept.remove(&3);
        kept.change(&3, |_| 7);
        assert_eq!(kept.bytes(), 0);
    }
}
