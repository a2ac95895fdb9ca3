//! Rendered public pages, kept under (language and page, event version), plain and packed: a page that nobody changed costs
//! next to nothing. They are for visitors without a session, who all get the same.

use super::least_used::LeastUsed;
use crate::domain::ids::EventId;
use chrono::{DateTime, Utc};
use std::{
    collections::HashMap,
    io::Write,
    sync::{Arc, Mutex, PoisonError, RwLock},
};

/// What the pages at plain addresses may take, in bytes: those of a busy event take 2 MB.
const MOST_PLAIN: usize = 24 << 20;
/// The same for parts of lists: whoever asks for page 1, 2, 3 … of nothing drops these, and no others.
const MOST_ASKED: usize = 8 << 20;
/// What an entry takes beside its texts.
const OVERHEAD: usize = 256;

/// Addresses whose page is being rendered, that are remembered at most.
const MOST_TURNS: usize = 1_024;

/// The pages of this process.
#[derive(Clone, Default)]
pub struct PageCache {
    shelves: Arc<RwLock<Shelves>>,
    turns: Arc<Mutex<HashMap<String, Arc<RenderTurn>>>>,
}

/// Whose turn it is to render a page.
type RenderTurn = tokio::sync::Mutex<()>;

struct Shelves {
    plain: PageShelf,
    asked: PageShelf,
}

/// Pages by address.
type PageShelf = LeastUsed<String, RenderedPage>;

impl Default for Shelves {
    fn default() -> Self {
        Self { plain: LeastUsed::new(MOST_PLAIN), asked: LeastUsed::new(MOST_ASKED) }
    }
}

/// A page as it was rendered for one version of its event.
#[derive(Clone)]
pub struct RenderedPage {
    pub of: Version,
    pub plain: Arc<[u8]>,
    /// The same as gzip.
    pub packed: Arc<[u8]>,
}

/// What a page was rendered from. A handler puts it on an answer that may be kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Version {
    pub event: EventId,
    pub version: i64,
    /// When the page becomes another one without a change; none where it does not.
    pub until: Option<DateTime<Utc>>,
}

impl Version {
    /// Whether a page of it is that of the event, which has this version now.
    pub fn is_of(&self, version: Option<i64>, now: DateTime<Utc>) -> bool {
        version == Some(self.version) && self.until.is_none_or(|until| now < until)
    }
}

impl PageCache {
    /// The page at this address as it was last rendered; whether its version is the newest is for the caller to ask.
    pub fn find(&self, path: &str) -> Option<RenderedPage> {
        let shelves = self.shelves.read().unwrap_or_else(PoisonError::into_inner);
        let of_kind = if is_plain(path) { &shelves.plain } else { &shelves.asked };
        of_kind.get(path).cloned()
    }

    /// Waits for one's turn to render a page that is kept of an older version: one renders, and the others find it
    /// when they are let in. A page that was never kept is rendered by everybody: nobody knows whether it may be.
    pub async fn turn(&self, path: &str) -> Option<tokio::sync::OwnedMutexGuard<()>> {
        self.find(path)?;
        let turn = {
            let mut turns = self.turns.lock().unwrap_or_else(PoisonError::into_inner);
            if turns.len() >= MOST_TURNS {
                turns.clear();
            }
            turns.entry(path.to_owned()).or_default().clone()
        };
        Some(turn.lock_owned().await)
    }

    /// How many bytes all pages take.
    pub fn bytes(&self) -> usize {
        let shelves = self.shelves.read().unwrap_or_else(PoisonError::into_inner);
        shelves.plain.bytes() + shelves.asked.bytes()
    }

    /// Keeps a page in place of what was kept at this address (the language's code, path and query), and gives it back packed; none where it
    /// could not be packed.
    pub fn keep(&self, path: String, of: Version, plain: &[u8]) -> Option<RenderedPage> {
        let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
        let zipped = packer.write_all(plain).and_then(|()| packer.finish()).ok()?;
        let kept = RenderedPage { of, plain: plain.into(), packed: zipped.into() };
        let mut shelves = self.shelves.write().unwrap_or_else(PoisonError::into_inner);
        let (of_kind, most) =
            if is_plain(&path) { (&mut shelves.plain, MOST_PLAIN) } else { (&mut shelves.asked, MOST_ASKED) };
        let size = kept.size(&path);
        if size <= most / 4 {
            of_kind.keep(path, kept.clone(), size);
        }
        Some(kept)
    }
}

/// Nobody can make up more of these than there are pages: no part of a list, no sign that stands for another one, and no
/// number that is written otherwise than pages write it. Those of single rosters are many and large: whoever reads one
/// after the other drops no pages but these.
pub(super) fn is_plain(path: &str) -> bool {
    let is_digits = |part: &str| part.bytes().all(|sign| sign.is_ascii_digit());
    let is_odd =
        |part: &str| part.starts_with('+') || part.len() > 1 && part.starts_with('0') && is_digits(part);
    !path.contains(['?', '%']) && !path.contains("/rosters/") && !path.split('/').any(is_odd)
}

impl RenderedPage {
    fn size(&self, path: &str) -> usize {
        OVERHEAD + path.len() + self.plain.len() + self.packed.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OF: Version = Version { event: EventId(uuid::Uuid::nil()), version: 1, until: None };

    /// Text that does not pack.
    fn sample_unpackable_page(number: u32) -> Vec<u8> {
        let mut state = number.wrapping_mul(2_654_435_761).max(1);
        let next = |_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state.to_be_bytes()[0]
        };
        (0..100_000).map(next).collect()
    }

    #[test]
    fn pages_are_kept_up_to_so_many_bytes_and_made_up_addresses_drop_no_others() {
        let pages = PageCache::default();
        pages.keep("/e/spring-open".into(), OF, &sample_unpackable_page(0));
        for number in 1..200 {
            pages.keep(
                format!("/e/spring-open/standings?page={number}"),
                OF,
                &sample_unpackable_page(number),
            );
            pages.keep(format!("/e/spring%2Dopen/{number}"), OF, &sample_unpackable_page(number));
            pages.keep(
                format!("/e/spring-open/rounds/{}1", "0".repeat(number as usize)),
                OF,
                &sample_unpackable_page(number),
            );
            pages.keep(format!("/e/spring-open/rounds/+{number}"), OF, &sample_unpackable_page(number));
            assert!(pages.bytes() <= MOST_ASKED + 300_000, "{}", pages.bytes());
        }
        assert!(pages.find("/e/spring-open").is_some());
        assert!(pages.find("/e/spring-open/standings?page=199").is_some());
        for number in 1..400 {
            pages.keep(format!("/e/e{number}"), OF, &sample_unpackable_page(number));
        }
        assert!(pages.bytes() <= MOST_PLAIN + MOST_ASKED, "{}", pages.bytes());
        let before = pages.bytes();
        pages.keep("/e/e399".into(), OF, &sample_unpackable_page(399));
        assert_eq!(pages.bytes(), before, "a newer version takes the place of the older one");
    }

    #[tokio::test]
    async fn one_renders_a_page_that_has_changed_and_the_others_find_it() {
        let pages = PageCache::default();
        assert!(pages.turn("/e/spring-open").await.is_none(), "it was never kept");
        pages.keep("/e/spring-open".into(), OF, b"older");
        let newer = Version { version: 2, ..OF };
        let rendered = std::cell::Cell::new(0);
        let visit = async || {
            let _turn = pages.turn("/e/spring-open").await;
            if pages.find("/e/spring-open").is_none_or(|kept| kept.of != newer) {
                rendered.set(rendered.get() + 1);
                tokio::task::yield_now().await;
                pages.keep("/e/spring-open".into(), newer, b"newer");
            }
        };
        futures_util::future::join_all((0..50).map(|_| visit())).await;
        assert_eq!(rendered.get(), 1);
    }
}
