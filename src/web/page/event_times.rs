//! Times of an event, told by its own clock. They take references, as templates hand them over.

use super::event_view::EventView;
use crate::{
    domain::{
        event::clock::RoundClock,
        numbers::RoundNumber,
        round::{Round, RoundState},
        rounds::start,
        zone::Zone,
    },
    text::{
        Message, TextFact,
        moments::{tell_due_moment, tell_long_moment, tell_moment_this_year, tell_near_moment},
        say, told,
    },
};
use chrono::{DateTime, Utc};

impl EventView {
    /// The event's clock.
    pub fn zone(&self) -> Zone {
        Zone::or_utc(&self.settings.time_zone)
    }

    /// The time alone.
    pub fn time(&self, at: &DateTime<Utc>) -> String {
        self.zone().clock(*at)
    }

    /// Day and time by the event's clock: for templates, which hand over references.
    pub fn day_and_time(&self, at: &DateTime<Utc>) -> Message {
        tell_long_moment(self.zone(), *at)
    }

    /// The same without the year, for pages of the days of the event that may be kept for longer than a day.
    pub fn day_this_year(&self, at: &DateTime<Utc>) -> Message {
        tell_moment_this_year(self.zone(), *at)
    }

    /// The same as short as it can be told today.
    pub fn near(&self, at: &DateTime<Utc>) -> Message {
        tell_near_moment(self.zone(), *at, self.now)
    }

    /// The same of a day by which something is due.
    pub fn due(&self, at: &DateTime<Utc>) -> Message {
        tell_due_moment(self.zone(), *at, self.now)
    }

    /// When the first round is planned to begin.
    pub fn first_round_at(&self) -> TextFact {
        let at = start::find_start_time(&self.settings, &[], RoundNumber::FIRST);
        TextFact::from(at.map(|at| self.day_this_year(&at)))
    }

    /// When the awards are planned.
    pub fn awards_at(&self) -> TextFact {
        TextFact::from(self.settings.awards_time().map(|at| self.day_this_year(&at)))
    }

    /// When the time of a round is over, by the event's clock.
    pub fn end_of(&self, clock: &RoundClock) -> String {
        self.zone().clock(clock.ends_at())
    }

    /// When a round began, or is planned to; nothing where it is over or nobody knows. A plan stays a plan until
    /// somebody starts the clock, and is none any more once a battle has begun without it.
    pub fn start(&self, round: &Round, clock: Option<&RoundClock>) -> Option<Message> {
        match (round.state, clock) {
            (RoundState::Closed, _) => None,
            _ if self.stage.is_over() => None,
            (_, Some(clock)) => Some(say!("play-clock-started", at = self.zone().clock(clock.started_at))),
            (_, None) if self.has_begun(round) => None,
            (_, None) => round.starts_at.map(|at| say!("play-start-planned", at = self.day_this_year(&at))),
        }
    }

    /// The state of a round: one that is out is played once its clock was started, or a battle of it has begun.
    pub fn state_of(&self, round: &Round) -> Message {
        match round.state {
            // Nobody plays on once the event is over, whatever was left open.
            RoundState::Published if self.stage.is_over() => told(&RoundState::Closed),
            RoundState::Published if !self.has_begun(round) => say!("round-not-started"),
            state => told(&state),
        }
    }
}
