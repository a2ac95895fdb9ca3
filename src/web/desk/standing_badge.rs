//! Where a player or a team stands, as the desk's lists show it, and what such a list is narrowed to.

use crate::web::prelude::*;

/// Entered, here, waiting or gone, in a word.
pub struct StandingBadge {
    pub words: Wording,
    /// The class that colours it; empty for none.
    pub tone: &'static str,
}

/// A filter of a list of those who are entered, as addresses have it, with those whom it finds.
pub struct EntrantFilter {
    pub only: &'static str,
    pub label: Message,
    pub count: usize,
    pub is_on: bool,
}

const FILTERS: [(&str, Message); 9] = [
    ("", say!("desk-players-all")),
    ("asks", say!("desk-players-only-asks")),
    ("waiting", say!("desk-players-only-waiting")),
    ("unpaid", say!("desk-players-only-unpaid")),
    ("absent", say!("desk-players-only-absent")),
    ("left", say!("desk-players-only-left")),
    ("refund", say!("desk-players-only-refund")),
    ("spare", say!("desk-players-only-spare")),
    ("alike", say!("desk-players-only-alike")),
];

/// The filters that find somebody, and the one that is on; `count` knows none of those that the list does not have. Who
/// has not paid is no news where nobody is to pay.
pub fn offer_entrant_filters(
    asked: &str,
    asks_money: bool,
    count: impl Fn(&str) -> Option<usize>,
) -> Vec<EntrantFilter> {
    let filter =
        |(only, label)| Some(EntrantFilter { only, label, count: count(only)?, is_on: only == asked });
    let finds = |filter: &EntrantFilter| filter.count > 0 && (filter.only != "unpaid" || asks_money);
    let filters = FILTERS.into_iter().filter_map(filter);
    filters.filter(|filter| filter.only.is_empty() || filter.is_on || finds(filter)).collect()
}
