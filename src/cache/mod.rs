//! What is kept in memory under (event, version): the event itself, rendered pages, standings, pairings; and battle profiles as they
//! were imported. A change gives its event another version, so that nothing kept here is ever stale. Who is asking is kept
//! for as long as nobody's rights change.

mod by_version;
pub mod catalogues;
pub mod entrants;
pub mod event_lists;
mod event_weight;
pub mod events;
mod judge_line;
mod least_used;
mod memory_weight;
pub mod packing;
pub mod pages;
pub mod pictures;
pub mod rounds;
pub mod shared;
pub mod standings;
pub mod visitors;
mod worked_out;

pub use by_version::ByVersion;
pub use catalogues::Catalogues;
pub use worked_out::WorkedOut;

use crate::domain::{
    composition::UnknownName,
    games::CardSide,
    ids::{BattleId, EventId, RosterId},
    numbers::RoundNumber,
    scoring,
    statistics::RosterChoices,
};
use chrono::NaiveDate;
use event_lists::FrontCache;
use events::Events;
use pages::PageCache;
use rounds::Paired;
use shared::SharedPages;
use standings::Ranked;
use visitors::Visitors;

/// What standings may take, in bytes; and pairings; and all of what is worked out from rosters, each.
const MOST_STANDINGS: usize = 16 << 20;
const MOST_PAIRED: usize = 12 << 20;
const MOST_OF_ROSTERS: usize = 4 << 20;
const MOST_PAPERS: usize = 8 << 20;
/// Some two hundred of them.
const MOST_PICTURES: usize = 8 << 20;

/// What this process keeps: each kind of it up to so many bytes, of which those go first that nobody has asked for longest.
#[derive(Clone)]
pub struct Cache {
    /// Who asks, by session.
    pub visitors: Visitors,
    /// What the front page shows of everybody's events.
    pub front: FrontCache,
    /// Events as pages are made from them.
    pub events: Events,
    /// Rendered public pages, by event version.
    pub pages: PageCache,
    /// The same pages for who is signed in, without their own words.
    pub shared: SharedPages,
    /// The standings after a round, as many look at them at once.
    pub standings: ByVersion<RoundNumber, Ranked>,
    /// The pairings and results of a round, the same.
    pub rounds: ByVersion<RoundNumber, Paired>,
    /// What players chose in their rosters, the same.
    pub choices: ByVersion<(), RosterChoices>,
    /// What the rosters of a battle mean for it, by the version of the event's frame: of both where they are open, of one
    /// alone where its player reads it.
    pub match_cards: ByVersion<(BattleId, Option<scoring::Side>), [Option<CardSide>; 2]>,
    /// Battle profiles, as imported.
    pub catalogues: Catalogues,
    /// The names on a roster that nobody has confirmed, by its version and by what it is judged with.
    pub unknown_names: WorkedOut<RosterId, (i64, String), Vec<UnknownName>>,
    /// The papers that everybody may have, by name and language, the event's version and the day they were printed on.
    pub papers: WorkedOut<PublicPaper, (i64, NaiveDate), Vec<u8>>,
    /// The cards of battles as pictures, each by what it shows.
    pub pictures: WorkedOut<BattleId, String, Vec<u8>>,
}

impl Default for Cache {
    fn default() -> Self {
        Self {
            visitors: Visitors::default(),
            front: FrontCache::default(),
            events: Events::default(),
            pages: PageCache::default(),
            shared: SharedPages::default(),
            standings: ByVersion::new(MOST_STANDINGS),
            rounds: ByVersion::new(MOST_PAIRED),
            choices: ByVersion::new(MOST_OF_ROSTERS),
            match_cards: ByVersion::new(MOST_OF_ROSTERS),
            catalogues: Catalogues::default(),
            unknown_names: WorkedOut::new(MOST_OF_ROSTERS),
            papers: WorkedOut::new(MOST_PAPERS),
            pictures: WorkedOut::new(MOST_PICTURES),
        }
    }
}

/// A paper of an event, by its name and its language.
pub type PublicPaper = (EventId, &'static str, &'static str);
