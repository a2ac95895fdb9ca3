//! The rules of army composition as pure functions: roster, catalogue and event in, findings out. One
//! file per family of rules; `Army` is what they all read.

mod army;
mod carry_over;
mod enhancements;
mod faction;
mod finding;
mod general;
mod match_card;
mod matching;
mod notes;
mod offer;
mod points;
mod regiments;
mod renown;
mod renown_army;
mod report;
mod resolve;
mod rules;
mod season;
mod unit;
mod units;
mod unknown;
mod verdict;

pub use carry_over::{CarriedOver, carried_over};
pub use finding::{Finding, RuleId, Severity};
pub use match_card::{Fact, MatchCard, Side, match_card};
pub use offer::{Carried, Offer, Shelf, factions, priced_roster};
pub use report::{CheckReport, Counts, check_report, unread_report};
pub use rules::{Allowance, CheckRules, Choices, Lowered, Wording};
pub use season::{season_of, season_on, seasons};
pub use unit::may_join;
pub use unknown::{UnknownName, unknown_names};
pub use verdict::{Computed, HonourGuard, UsedPublication, Verdict, check};

use army::{Army, General, Regiment, Renown};
use unit::{Enhancement, Unit};

#[cfg(test)]
mod tests;
