//! Teams and pairs: who is entered, how captains settle who plays whom, and what a match is worth.
//!
//! An entrant is who is paired and ranked; a seat is who sits at a table (`teams M1`). Everything that pairs and ranks
//! reads a [`History`](super::history::History), and does not know whether its entrants are players, pairs or teams.

pub mod draft;
mod game_points;
mod matches;
mod settings;
mod team;
mod worth;

pub use game_points::{GamePoints, PointBand};
pub use matches::{Correction, TeamMatch};
pub use settings::{BattleplansBy, Entrants, Roles, RosterRule, TeamBye, TeamSettings};
pub use team::{Team, TeamMember, TeamName, TeamNameError, TeamRole};
pub use worth::{MatchRule, MatchWorth, SideWorth, SumLimits, match_worth};
