//! Who may do what: the roles a person can have in an event.

use serde::{Deserialize, Serialize};
use std::fmt;

/// What a member of an event's staff may do: what the one before may, and more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StaffRole {
    /// Enters what was played, checks people in and runs the clock; decides nothing.
    Scorekeeper,
    /// Acts on any battle: rulings, extensions; never on accounts, money or settings (`handbook J1`).
    Judge,
    /// Everything in the event.
    Organiser,
}

enum_words! { StaffRole: Scorekeeper "scorekeeper", Judge "judge", Organiser "organiser" }

impl fmt::Display for StaffRole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// As whom somebody made a change; the audit log says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum ActingAs {
    Organiser,
    Judge,
    Scorekeeper,
    Player,
    /// Somebody without an account, signing up.
    Visitor,
    /// Muster itself: a command or a deadline.
    Muster,
}

enum_words! { ActingAs:
    Organiser "organiser", Judge "judge", Scorekeeper "scorekeeper", Player "player", Visitor "visitor",
    Muster "muster"
}

impl From<StaffRole> for ActingAs {
    fn from(role: StaffRole) -> Self {
        match role {
            StaffRole::Scorekeeper => Self::Scorekeeper,
            StaffRole::Judge => Self::Judge,
            StaffRole::Organiser => Self::Organiser,
        }
    }
}
