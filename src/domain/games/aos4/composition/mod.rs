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
mod picks;
mod points;
mod regiments;
mod renown;
mod renown_army;
mod resolve;
mod unit;
mod units;
mod unknown;

pub use carry_over::{CarriedOver, carried_over};
pub use check::check_aos4_roster;
pub use match_card::{match_card, own_half};
pub use offer::{EnhancementGroup, OfferedAside, Shelf, UnitOffer, list_offered_factions, priced_roster};
pub use picks::{PickHeading, PickPlace, PickedSteps, PlaceOffers};
pub use unit::may_join;
pub use unknown::unknown_names;

use super::{
    allowance::{Allowance, RulesModule},
    observation::{AnyOf, Inference, MemberDifference, NotReinforced, Observation},
};
use crate::domain::composition::{
    self, CheckRules, Computed, ErrataWording, HonourGuard, NotJudged, RosterPlace, RuleId, Severity,
    UsedPublication, is_in_season, matching,
};
/// What a rule of this game found.
type Aos4Finding = composition::RuleFinding<Observation>;
/// The verdict of this game's rules.
type Aos4Verdict = composition::RuleVerdict<Observation>;

use army::{Aos4Army, General, Regiment, Renown};
use condition::{Condition, EvenlyLed};
use unit::{Aos4Unit, UnitEnhancement};
