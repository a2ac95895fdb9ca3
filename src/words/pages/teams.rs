//! The page of a team's own people.

use crate::domain::event::roster_version::RosterState;

/// Where a member's roster stands. None: nothing was handed in.
pub fn word_member_roster(state: Option<RosterState>) -> &'static str {
    match state {
        None => "no roster yet",
        Some(RosterState::Accepted) => "roster accepted",
        Some(RosterState::NeedsFix) => "roster sent back",
        Some(RosterState::Submitted) => "roster handed in",
    }
}

/// A captain took somebody out of the team.
pub fn has_left(name: &str) -> String {
    format!("{name} has left the team. The old invitation no longer works.")
}

pub const INVITATION_RENEWED: &str = "The old invitation no longer works; this is the new one.";
pub const MATRIX_SAVED: &str = "Saved, for your team alone.";

// What a captain is told who types in who plays whom.
pub const TYPED_BY_BOTH: &str = "Both have typed the same: it is settled who plays whom.";
pub const TYPED_BY_ONE: &str = "It is kept. It holds once the other captain has typed the same.";
pub const TYPED_OTHERWISE: &str =
    "The other captain has typed something else. Compare, and one of you types it anew.";

/// Two who play each other, as a captain typed it.
pub fn word_teams_meet(a: &str, b: &str) -> String {
    format!("{a} meets {b}")
}
