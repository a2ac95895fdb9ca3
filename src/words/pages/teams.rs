//! The page of a team's own people.

use crate::domain::event::roster_version::RosterState;

/// Where a member's roster stands. None: nothing was handed in.
pub fn roster(state: Option<RosterState>) -> &'static str {
    match state {
        None => "no roster yet",
        Some(RosterState::Accepted) => "roster accepted",
        Some(RosterState::NeedsFix) => "roster sent back",
        Some(RosterState::Submitted) => "roster handed in",
    }
}

/// A captain took somebody out of the team.
pub fn has_left(name: &str) -> String {
    format!("{name} has left the team.")
}

pub const INVITATION_RENEWED: &str = "The old invitation no longer works; this is the new one.";
pub const MATRIX_SAVED: &str = "Saved, for your team alone.";
