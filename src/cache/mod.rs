//! What is kept in memory under (event, version): rendered pages, standings, pairings; and battle profiles as they
//! were imported. A change gives its event another version, so that nothing kept here is ever stale. What depends
//! on who is asking is not kept.

mod by_version;
pub mod catalogues;
pub mod pages;
pub mod rounds;
pub mod standings;

pub use by_version::ByVersion;
pub use catalogues::Catalogues;

use crate::domain::numbers::RoundNumber;
use pages::Pages;
use rounds::Paired;
use standings::Ranked;

/// What this process keeps.
#[derive(Clone, Default)]
pub struct Cache {
    /// Rendered public pages, by event version.
    pub pages: Pages,
    /// The standings after a round, as many look at them at once.
    pub standings: ByVersion<RoundNumber, Ranked>,
    /// The pairings and results of a round, the same.
    pub rounds: ByVersion<RoundNumber, Paired>,
    /// Battle profiles, as imported.
    pub catalogues: Catalogues,
}
