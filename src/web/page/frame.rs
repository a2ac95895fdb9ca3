//! What the frame of an event's pages shows besides the page: the clock of the round, and what waits at the desk.

use crate::{
    cache::events::KnownEvent,
    domain::event::{call::CallState, clock::RoundClock, news::NewsItem, roster_version::RosterState},
};

/// The clock of the round that is on, and the counts of the desk's groups.
#[derive(Debug, Clone, Default)]
pub struct Frame {
    /// Of the newest round that is being played, once its clock was started.
    pub clock: Option<RoundClock>,
    /// What everybody should know now, the newest first; nowhere at the desk.
    pub news: Vec<NewsItem>,
    pub due: Due,
}

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

impl Frame {
    /// For any page of the event; the counts alone where the desk is looked at.
    pub fn from_known_event(known: &KnownEvent, at_desk: bool) -> Self {
        let due = if at_desk { Due::count_from_event(known) } else { Due::default() };
        let news = if at_desk { Vec::new() } else { known.frame.news.clone() };
        // Nobody plays any more, whatever round was open when the event ended.
        let clock = known.frame.clock_now().filter(|_| !known.event.stage.is_over());
        Self { clock, news, due }
    }
}

impl Due {
    fn count_from_event(known: &KnownEvent) -> Self {
        let calls = known.calls.iter().filter(|call| call.state == CallState::Waiting).count();
        let plays = |id| known.frame.player(id).is_some_and(|player| known.frame.takes_part(player));
        let undecided = known.frame.rosters().filter(|roster| roster.state == RosterState::Submitted);
        let undecided = undecided.filter(|roster| plays(roster.player_id)).count();
        let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        Self {
            disputes: count(known.disputed()),
            calls: count(calls),
            rosters: count(undecided),
            waiting: count(known.frame.waiting()),
            reported: count(known.frame.open_problems().count()),
        }
    }
}
