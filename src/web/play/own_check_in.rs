//! A player's page on the morning of the event, where players check in by themselves: a greeting, what is in order, one
//! large button, and once they are here, what comes next.

use crate::{
    domain::{
        event::{
            pack::{OwnCheckIn, RosterPolicy},
            player::Player,
            roster_version::RosterState,
            timetable::{PartKind, TimetablePart},
        },
        numbers::RoundNumber,
        rounds::start,
    },
    storage::rosters::RosterStanding,
    text::first_name,
    web::prelude::*,
};
use chrono::{DateTime, NaiveTime, Timelike, Utc};

/// What a player sees of being here.
pub(super) struct CheckInCard {
    /// `Saturday 21 November`
    pub today: Message,
    /// `Good morning, Wren`
    pub greeting: Message,
    /// When it opens; none where it is open.
    pub not_yet: Option<Message>,
    /// How long it is open.
    pub until: Message,
    /// Since when they are here.
    pub here_since: Option<String>,
    /// What people call them.
    pub name: String,
    pub in_order: Vec<InOrder>,
    /// When the first round begins, and where.
    pub first_round: Option<Message>,
    pub next: Message,
    pub rosters_open: bool,
}

/// Something that has to be in order by the first round.
pub(super) struct InOrder {
    pub is_done: bool,
    pub told: Message,
    /// The page where it is put right.
    pub page: Option<&'static str>,
}

impl CheckInCard {
    /// None where it is the desk that checks players in, or a round is out.
    pub fn from_own_standing(
        here: &EventVisit,
        me: &Player,
        roster: Option<&RosterStanding>,
        why_not: Option<OwnCheckIn>,
    ) -> Option<Self> {
        let not_yet = match why_not {
            None => None,
            Some(why @ OwnCheckIn::NotBefore(_)) => Some(told(&why)),
            Some(_) => return None,
        };
        let (zone, settings) = (here.event.zone(), &here.event.settings);
        let now = zone.local(here.now);
        let starts = start::find_scheduled_time(settings, RoundNumber::FIRST).map(|(from, _)| from);
        let is_day = |at: &DateTime<Utc>| zone.local(*at).date() == now.date();
        let at = |at: DateTime<Utc>| {
            if is_day(&at) { zone.clock(at) } else { here.speaker.say(&here.event.near(&at)) }
        };
        let parts = settings.timetable_parts();
        let until = parts.iter().find(|part| part.what == PartKind::CheckIn && part.until() > now.time());
        let until = until.filter(|_| starts.as_ref().is_none_or(is_day)).map(TimetablePart::until);
        let name = first_name(me.name.as_str());
        Some(Self {
            today: say!("play-check-in-today", day = now.date()),
            greeting: say!("play-check-in-greeting", time = time_of_day(now.time()), name),
            not_yet,
            until: say!("play-check-in-open-until", at = until.map(|at| at.format("%H:%M").to_string())),
            here_since: me.checked_in_at.map(|since| zone.clock(since)),
            name: name.to_owned(),
            in_order: in_order(here, me, roster),
            first_round: starts
                .map(|starts| say!("play-check-in-first-round", at = at(starts), venue = settings.venue)),
            next: say!("play-check-in-table-appears", at = starts.map(at)),
            rosters_open: settings.rosters_are_open(here.now),
        })
    }
}

/// By the venue's clock.
fn time_of_day(at: NaiveTime) -> &'static str {
    match at.hour() {
        0..12 => "morning",
        12..18 => "afternoon",
        _ => "evening",
    }
}

fn in_order(here: &EventVisit, me: &Player, roster: Option<&RosterStanding>) -> Vec<InOrder> {
    let settings = &here.event.settings;
    let mut lines = Vec::new();
    if settings.rosters != RosterPolicy::AtTable && settings.asks_roster_of(me) && !me.spare {
        let is_to_mend = roster.is_none_or(|roster| roster.state == RosterState::NeedsFix);
        lines.push(InOrder {
            is_done: roster.is_some_and(|roster| roster.state == RosterState::Accepted),
            told: match roster {
                Some(roster) if roster.state == RosterState::Accepted => {
                    say!("play-check-in-roster-accepted")
                }
                Some(roster) if roster.state == RosterState::Submitted => {
                    say!("play-check-in-roster-handed-in")
                }
                _ => about_roster(here, roster),
            },
            page: is_to_mend.then_some("roster"),
        });
    }
    if !settings.ticket_price.is_empty() {
        let told = if me.paid { say!("play-check-in-paid") } else { say!("play-check-in-not-paid") };
        lines.push(InOrder { is_done: me.paid, told, page: None });
    }
    lines
}

/// What is to be done about a roster that is missing, or was sent back.
pub(super) fn about_roster(here: &EventVisit, roster: Option<&RosterStanding>) -> Message {
    match roster {
        None => {
            let deadline = here.event.settings.roster_deadline;
            let is_over = deadline.is_some_and(|at| at < here.now);
            let due = deadline.map(|at| here.speaker.say(&here.event.due(&at)));
            say!("play-me-roster-missing", due, is_over)
        }
        Some(roster) => {
            let reason = &roster.state_reason;
            let until = roster.fix_due.map(|due| here.speaker.say(&here.event.due(&due)));
            say!("play-me-roster-sent-back", reason, until)
        }
    }
}
