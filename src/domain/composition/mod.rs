//! What judging a roster comes to in any game: findings and how grave they are, the verdict, and what an event
//! says about its rosters. The rules themselves belong to the games.

pub mod declared;
mod finding;
pub mod matching;
mod place;
mod rule_id;
mod rules;
mod tally;
mod unknown_name;
mod verdict;

pub use finding::{RuleFinding, Severity};
pub use place::RosterPlace;
pub use rule_id::{NoRuleId, RuleId};
pub use rules::{CheckRules, ErrataWording, Lowered, RuleSwitch, is_in_season};
pub use tally::RuleTally;
pub use unknown_name::{NamePlace, UnknownName, closest_name};
pub use verdict::{Computed, HonourGuard, NotJudged, RuleVerdict, UsedPublication};
