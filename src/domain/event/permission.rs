//! Who may do what: the roles a person can have in an event.

use serde::{Deserialize, Serialize};
use std::fmt;

/// What a member of an event's staff may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StaffRole {
    /// Acts on any battle: rulings, extensions; never on accounts, money or settings (`handbook J1`).
    Judge,
    /// Everything in the event.
    Organiser,
}

enum_words! { StaffRole: Judge "judge", Organiser "organiser" }

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
    Player,
    /// Somebody without an account, signing up.
    Visitor,
    /// Muster itself: a command or a deadline.
    Muster,
}

enum_words! { ActingAs:
    Organiser "organiser", Judge "judge", Player "player", Visitor "visitor", Muster "muster"
}

impl From<StaffRole> for ActingAs {
    fn from(role: StaffRole) -> Self {
        match role {
            StaffRole::Judge => Self::Judge,
            StaffRole::Organiser => Self::Organiser,
        }
    }
}
