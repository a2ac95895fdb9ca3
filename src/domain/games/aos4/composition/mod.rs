//! The rules of army composition as pure functions: roster, catalogue and event in, findings out. One
//! file per family of rules; `Army` is what they all read.

mod army;
mod cards;
mod carry_over;
mod check;
mod condition;
mod enhancements;
mod faction;
mod general;
mod match_card;
mod notes;
mod offer;
mod points;
mod regiments;
mod renown;
mod renown_army;
mod resolve;
mod unit;
mod units;
mod unknown;

pub use carry_over::{CarriedOver, carried_over};
pub use check::check;
pub use match_card::{match_card, own_half};
pub use offer::{Carried, Offer, OfferedAside, Shelf, factions, priced_roster};
pub use unit::may_join;
pub use unknown::unknown_names;

use super::observation::{AnyOf, Inference, MemberDifference, NotReinforced, Observation};
use crate::domain::composition::{
    self, Allowance, CheckRules, Computed, HonourGuard, NotJudged, Place, RuleId, RulesModule, Severity,
    UsedPublication, Wording, is_in_season, matching,
};
/// What a rule of this game found.
type Finding = composition::Finding<Observation>;
/// The verdict of this game's rules.
type Verdict = composition::Verdict<Observation>;

use army::{Army, General, Regiment, Renown};
use condition::{Condition, EvenlyLed};
use unit::{Enhancement, Unit};
