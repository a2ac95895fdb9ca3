//! What waits at the desk, as its tabs tell it.

use crate::{
    cache::events::KnownEvent,
    domain::event::{call::CallState, roster_version::RosterState},
};

/// What waits for somebody of the staff.
#[derive(Debug, Clone, Copy, Default)]
pub struct Due {
    /// Tables whose reports differ.
    pub disputes: i64,
    /// Tables that wait for a judge.
    pub calls: i64,
    /// Rosters to decide.
    pub rosters: i64,
    /// Players or teams on the waiting list.
    pub waiting: i64,
    /// Players' reports about rosters that nobody has answered.
    pub reported: i64,
}

impl Due {
    pub fn count_from_event(known: &KnownEvent) -> Self {
        let calls = known.calls.iter().filter(|call| call.state == CallState::Waiting).count();
        let plays = |id| known.frame.player(id).is_some_and(|player| known.frame.takes_part(player));
        let undecided = known.frame.rosters().filter(|roster| roster.state == RosterState::Submitted);
        let undecided = undecided.filter(|roster| plays(roster.player_id)).count();
        let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        Self {
            disputes: count(known.disputed().count()),
            calls: count(calls),
            rosters: count(undecided),
            waiting: count(known.frame.waiting()),
            reported: count(known.frame.open_problems().count()),
        }
    }
}
