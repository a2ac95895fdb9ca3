//! Whatever is drawn by chance: ids, secrets, seeds. The one place where the site rolls dice.

use base64::Engine;
use chrono::{DateTime, Utc};
use sha2::{Digest, Sha256};
use std::{
    collections::BTreeMap,
    fmt,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};
use uuid::{Builder, ContextV7, Timestamp, Uuid};

/// Where a site's chance comes from: the operating system, or in tests a seed that is handed in. Nothing that the
/// program reads (no option, no environment) makes a seeded one, and no file of `src` does.
#[derive(Clone)]
pub struct Chance(Source);

#[derive(Clone)]
enum Source {
    /// Counts ids within a millisecond.
    System(Arc<Mutex<ContextV7>>),
    Seeded(Arc<Seeded>),
}

/// Everything follows from the seed, and from how many of the same kind were drawn before.
#[derive(Default)]
struct Seeded {
    seed: String,
    drawn: Mutex<BTreeMap<&'static str, u32>>,
    /// The time of the newest id, in milliseconds: a clock that is set back makes none that sorts before it.
    latest: AtomicU64,
}

/// The most bytes that are drawn at once.
const MOST_BYTES: usize = 32;

impl Chance {
    /// What nobody can foretell.
    pub fn from_system() -> Self {
        Self(Source::System(Arc::default()))
    }

    /// What is the same each time: for tests alone. Two sites on one database need two seeds.
    pub fn from_seed(seed: impl Into<String>) -> Self {
        Self(Source::Seeded(Arc::new(Seeded { seed: seed.into(), ..Seeded::default() })))
    }

    /// Random bytes, 32 at most. Each kind is drawn from a stream of its own: where one more secret is drawn, seeds
    /// stay as they were.
    pub(crate) fn bytes<const N: usize>(&self, kind: &'static str) -> [u8; N] {
        const { assert!(N <= MOST_BYTES, "a digest is as long") };
        let mut bytes = [0; N];
        match &self.0 {
            Source::System(_) => fill_from_system(&mut bytes),
            Source::Seeded(seeded) => bytes.copy_from_slice(&seeded.draw(kind).1[..N]),
        }
        bytes
    }

    /// A secret of 256 bits, to be handed out once; keep only its hash.
    pub fn new_token(&self) -> String {
        base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(self.bytes::<MOST_BYTES>("token"))
    }

    /// A new id that sorts after all that were made before at the same time or earlier.
    pub(crate) fn new_id(&self, now: DateTime<Utc>) -> Uuid {
        match &self.0 {
            Source::System(counted) => {
                let (seconds, nanos) = (now.timestamp().unsigned_abs(), now.timestamp_subsec_nanos());
                Uuid::new_v7(Timestamp::from_unix(&**counted, seconds, nanos))
            }
            Source::Seeded(seeded) => {
                let (count, digest) = seeded.draw("id");
                let millis = now.timestamp_millis().unsigned_abs();
                let latest = seeded.latest.fetch_max(millis, Ordering::SeqCst).max(millis);
                let mut bytes = [0; 10];
                bytes.copy_from_slice(&digest[..10]);
                // The count, around the bits that the version and the variant take.
                let [_, _, _, low] = count.to_be_bytes();
                let [_, high, middle, _] = (count << 2).to_be_bytes();
                bytes[..4].copy_from_slice(&[0, high, middle >> 2, low]);
                Builder::from_unix_timestamp_millis(latest, &bytes).into_uuid()
            }
        }
    }
}

impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if matches!(self.0, Source::System(_)) { "system" } else { "seeded" })
    }
}

impl Seeded {
    /// How many of this kind were drawn before, and the bytes of this draw.
    fn draw(&self, kind: &'static str) -> (u32, [u8; MOST_BYTES]) {
        let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        let count = drawn.entry(kind).or_default();
        let before = *count;
        *count += 1;
        (before, Sha256::digest(format!("{}\n{kind}\n{before}", self.seed)).into())
    }
}

#[expect(clippy::disallowed_methods, reason = "the one place where the site rolls dice")]
fn fill_from_system(bytes: &mut [u8]) {
    rand::Rng::fill_bytes(&mut rand::rng(), bytes);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_seed_gives_the_same_each_time_and_two_seeds_do_not() {
        let draw = |chance: &Chance| (chance.new_token(), chance.new_token(), chance.bytes::<8>("seed"));
        let [first, again, other] = ["a", "a", "b"].map(|seed| draw(&Chance::from_seed(seed)));
        assert_eq!(first, again);
        assert!(first.0 != first.1 && first.0 != other.0 && first.2 != other.2);
    }

    #[test]
    fn what_is_drawn_of_one_kind_moves_no_other() {
        let [one, other] = [Chance::from_seed("a"), Chance::from_seed("a")];
        other.new_token();
        assert_eq!(one.bytes::<8>("seed"), other.bytes::<8>("seed"));
    }

    #[test]
    fn the_system_never_repeats_itself() {
        let [one, other] = [Chance::from_system(), Chance::from_system()];
        assert_ne!(one.new_token(), other.new_token());
        assert_ne!(one.new_token(), one.new_token());
    }

    #[test]
    fn ids_of_one_millisecond_sort_in_the_order_in_which_they_were_made() {
        let now = DateTime::from_timestamp_millis(1_746_862_200_123).unwrap();
        for chance in [Chance::from_system(), Chance::from_seed("a")] {
            let ids: Vec<Uuid> = (0..20_000).map(|_| chance.new_id(now)).collect();
            assert!(ids.is_sorted_by(|a, b| a < b), "{chance:?}");
            assert!(ids.iter().all(|id| id.get_version_num() == 7), "{chance:?}");
        }
    }
}
