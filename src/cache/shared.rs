//! Pages that are the same for everybody, but for a few words of their own: their name at the top,
//! the mark in their own row. The page is rendered once for each version of its event and packed in pieces; a
//! visitor's words are put in between.

mod page;

pub use page::{OwnWords, SharedPage};

use super::{
    least_used::LeastUsed,
    memory_weight::OVERHEAD,
    pages::{Version, is_plain},
};
use crate::chance::Chance;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use tokio::sync::OnceCell;

/// What the pages at plain addresses may take, in bytes.
const MOST_PLAIN: usize = 24 << 20;
/// The same for parts of lists: whoever asks for page 1, 2, 3 … of nothing drops these, and no others.
const MOST_ASKED: usize = 8 << 20;

/// Stands around what is no part of the page: nobody outside can know it, and so write it into a name.
static FENCE: LazyLock<String> = LazyLock::new(|| Chance::from_system().new_token());

/// The pages of this process, by address and by how the visitor looks at it.
#[derive(Clone, Default)]
pub struct SharedPages(Arc<SharedShelves>);

struct SharedShelves {
    plain: Mutex<SharedShelf>,
    asked: Mutex<SharedShelf>,
}

type SharedShelf = LeastUsed<String, KeptPage>;

impl Default for SharedShelves {
    fn default() -> Self {
        let shelf = |most| Mutex::new(LeastUsed::new(most));
        Self { plain: shelf(MOST_PLAIN), asked: shelf(MOST_ASKED) }
    }
}

struct KeptPage {
    of: Version,
    page: Arc<OnceCell<Arc<SharedPage>>>,
}

/// Where words of the visitor's own stand on a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OwnWordsPlace {
    /// Who they are, at the top.
    Header,
    /// That a report waits for their word, below the navigation.
    Report,
    /// A sentence for them alone, above a list.
    Note,
    /// In a row of the player of this number.
    Row { number: i64, text: String },
}

impl OwnWordsPlace {
    /// What a template writes there while it renders the page for everybody.
    pub fn mark(&self) -> String {
        let fence = FENCE.as_str();
        match self {
            Self::Header => format!("{fence}h{fence}"),
            Self::Report => format!("{fence}r{fence}"),
            Self::Note => format!("{fence}n{fence}"),
            Self::Row { number, text } => format!("{fence}{number}:{text}{fence}"),
        }
    }

    fn parse_own_place(mark: &str) -> Option<Self> {
        match mark {
            "h" => Some(Self::Header),
            "r" => Some(Self::Report),
            "n" => Some(Self::Note),
            row => {
                let (number, text) = row.split_once(':')?;
                Some(Self::Row { number: number.parse().ok()?, text: text.to_owned() })
            }
        }
    }
}

impl SharedPages {
    /// The page of this key in this version, or in a newer one. The first who asks renders it, marks and all, and the
    /// others wait for it; when that fails, the next one tries.
    pub async fn get<E>(
        &self,
        key: String,
        of: Version,
        render: impl AsyncFnOnce() -> Result<String, E>,
    ) -> Result<Arc<SharedPage>, E> {
        let cell = self.cell(key.clone(), of);
        if let Some(page) = cell.get() {
            return Ok(page.clone());
        }
        let work = async || render().await.map(|text| Arc::new(SharedPage::read_shared_page(&text, &FENCE)));
        let page = cell.get_or_try_init(work).await.cloned();
        let mut pages = self.shelf(&key);
        if page.is_ok() {
            let size = key.len() + OVERHEAD;
            pages.change(&key, |kept| size + kept.page.get().map_or(0, |page| page.bytes()));
        } else if pages.get(&key).is_some_and(|kept| Arc::ptr_eq(&kept.page, &cell) && !cell.initialized()) {
            // Nothing is at this address: whoever makes up others takes no room.
            pages.remove(&key);
        }
        page
    }

    fn cell(&self, key: String, of: Version) -> Arc<OnceCell<Arc<SharedPage>>> {
        let mut pages = self.shelf(&key);
        if let Some(kept) = pages.get(&key)
            && kept.of.event == of.event
            && (kept.of.version > of.version || (kept.of.version, kept.of.until) == (of.version, of.until))
        {
            return kept.page.clone();
        }
        let page = Arc::default();
        let size = key.len() + OVERHEAD;
        pages.keep(key, KeptPage { of, page: Arc::clone(&page) }, size);
        page
    }

    /// How many bytes all of them take.
    pub fn bytes(&self) -> usize {
        [&self.0.plain, &self.0.asked].map(|shelf| lock_shelf(shelf).bytes()).iter().sum()
    }

    fn shelf(&self, key: &str) -> MutexGuard<'_, SharedShelf> {
        lock_shelf(if is_plain(key) { &self.0.plain } else { &self.0.asked })
    }
}

fn lock_shelf(shelf: &Mutex<SharedShelf>) -> MutexGuard<'_, SharedShelf> {
    shelf.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::ids::EventId;
    use std::{cell::Cell, convert::Infallible};

    const OF: Version = Version { event: EventId(uuid::Uuid::nil()), version: 3, until: None };
    const MANY: usize = 2_000;

    async fn text_of_page(pages: &SharedPages, version: i64, text: &str) -> String {
        let of = Version { version, ..OF };
        let page = pages.get("a".into(), of, async || Ok::<_, Infallible>(text.to_owned())).await.unwrap();
        String::from_utf8(page.plain(&OwnWords::default())).unwrap()
    }

    #[tokio::test]
    async fn one_renders_and_the_others_wait_even_for_a_page_that_was_never_kept() {
        let (pages, times) = (SharedPages::default(), Cell::new(0));
        let ask = async || {
            let work = async || {
                times.set(times.get() + 1);
                tokio::task::yield_now().await;
                Ok::<_, Infallible>("page".to_owned())
            };
            pages.get("a".into(), OF, work).await.unwrap().plain(&OwnWords::default())
        };
        let all = futures_util::future::join_all((0..50).map(|_| ask())).await;
        assert_eq!((all, times.get()), (vec![b"page".to_vec(); 50], 1));
    }

    #[tokio::test]
    async fn a_newer_version_is_rendered_anew_and_an_older_one_never_comes_back() {
        let pages = SharedPages::default();
        assert_eq!(text_of_page(&pages, 3, "old").await, "old");
        assert_eq!(text_of_page(&pages, 3, "other").await, "old");
        assert_eq!(text_of_page(&pages, 4, "new").await, "new");
        assert_eq!(text_of_page(&pages, 3, "old").await, "new");
    }

    #[tokio::test]
    async fn they_take_so_many_bytes_and_no_more() {
        let pages = SharedPages::default();
        let large = "x".repeat(100_000);
        for number in 0..MANY {
            let render = async || Ok::<_, Infallible>(large.clone());
            pages.get(format!("/e/{number}"), OF, render).await.unwrap();
            assert!(pages.bytes() <= MOST_PLAIN, "{}", pages.bytes());
        }
    }

    #[tokio::test]
    async fn made_up_addresses_drop_no_others() {
        let pages = SharedPages::default();
        let large = "x".repeat(100_000);
        let ask = async |key: String| {
            let render = async || Ok::<_, Infallible>(large.clone());
            pages.get(key, OF, render).await.unwrap();
        };
        ask("/player//e/a/rounds/1".into()).await;
        for number in 1..MANY / 2 {
            ask(format!("/player//e/a/rounds/{}1", "0".repeat(number))).await;
            ask(format!("/player//e/a/standings?page={number}")).await;
        }
        for number in 0..MANY {
            let nothing = async || Err::<String, _>("there is no such player");
            assert!(pages.get(format!("/player//e/a/standings/9{number}"), OF, nothing).await.is_err());
        }
        assert!(pages.shelf("/player//e/a/rounds/1").get("/player//e/a/rounds/1").is_some());
    }

    #[test]
    fn a_mark_says_where_it_stands() {
        let row = OwnWordsPlace::Row { number: 17, text: " class=\"is-you\"".into() };
        for place in [OwnWordsPlace::Header, OwnWordsPlace::Report, OwnWordsPlace::Note, row] {
            let mark = place.mark();
            let inner = mark.strip_prefix(FENCE.as_str()).unwrap().strip_suffix(FENCE.as_str()).unwrap();
            assert_eq!(OwnWordsPlace::parse_own_place(inner), Some(place));
        }
    }
}
