//! What is kept in memory under (event, version): the event itself, rendered pages, standings, pairings; and battle profiles as they
//! were imported. A change gives its event another version, so that nothing kept here is ever stale. Who is asking is kept
//! for as long as nobody's rights change.

mod by_version;
pub mod catalogues;
pub mod entrants;
pub mod event_lists;
pub mod events;
pub mod packing;
pub mod pages;
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

/// What this process keeps.
#[derive(Clone, Default)]
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
}

/// A paper of an event, by its name and its language.
pub type PublicPaper = (EventId, &'static str, &'static str);
