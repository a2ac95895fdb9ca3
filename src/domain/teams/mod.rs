//! Teams and pairs: who is entered, how captains settle who plays whom, and what a match is worth.
//!
//! An entrant is who is paired and ranked; a seat is who sits at a table (`teams M1`). Everything that pairs and ranks
//! reads a [`History`](super::history::History), and does not know whether its entrants are players, pairs or teams.

mod across;
mod caps;
mod correction;
pub mod draft;
mod expectations;
mod format;
mod game_points;
mod match_history;
mod match_rule;
mod over_caps;
mod settings;
mod worth;

pub use across::{MemberRoster, SharedByRosters, Together, find_shared_by_rosters, sum_pair_rosters};
pub use caps::PointCaps;
pub use correction::MatchCorrection;
pub use expectations::{ExpectationScale, Expectations, Outlook};
pub use format::TeamFormat;
pub use game_points::{GamePoints, PointBand};
pub use match_history::{PlayedMatch, add_match, start_match_history};
pub use match_rule::{MatchRule, SumLimits};
pub use over_caps::{CappedUnit, OverCap, over_caps};
pub use settings::{BattleplansBy, EntrantKind, OtherEntrants, Roles, RosterRule, TeamBye, TeamSettings};
pub use worth::{MatchWorth, SideWorth, match_worth};
