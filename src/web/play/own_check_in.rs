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
    web::page::event_visit::EventVisit,
    words::{InWords, pages::me as say},
};
use chrono::{DateTime, Utc};

/// What a player sees of being here.
pub(super) struct CheckInCard {
    /// `Saturday 21 November`
    pub today: String,
    /// `Good morning, Wren`
    pub greeting: String,
    /// When it opens; none where it is open.
    pub not_yet: Option<String>,
    /// How long it is open.
    pub until: String,
    /// Since when they are here.
    pub here_since: Option<String>,
    pub in_order: Vec<InOrder>,
    /// When the first round begins, and where.
    pub first_round: Option<String>,
    pub next: String,
    pub rosters_open: bool,
}

/// Something that has to be in order by the first round.
pub(super) struct InOrder {
    pub is_done: bool,
    pub told: String,
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
            Some(why @ OwnCheckIn::NotBefore(_)) => Some(why.in_words()),
            Some(_) => return None,
        };
        let (zone, settings) = (here.event.zone(), &here.event.settings);
        let now = zone.local(here.now);
        let starts = start::find_scheduled_time(settings, RoundNumber::FIRST).map(|(from, _)| from);
        let is_day = |at: &DateTime<Utc>| zone.local(*at).date() == now.date();
        let at = |at: DateTime<Utc>| if is_day(&at) { zone.clock(at) } else { zone.near(at, here.now) };
        let parts = settings.timetable_parts();
        let until = parts.iter().find(|part| part.what == PartKind::CheckIn && part.until() > now.time());
        let until = until.filter(|_| starts.as_ref().is_none_or(is_day)).map(TimetablePart::until);
        Some(Self {
            today: say::write_long_today(now.date()),
            greeting: say::greet_player(now.time(), me.name.as_str()),
            not_yet,
            until: say::open_until(until),
            here_since: me.checked_in_at.map(|since| zone.clock(since)),
            in_order: in_order(here, me, roster),
            first_round: starts.map(|starts| say::first_round(&at(starts), &settings.venue)),
            next: say::table_appears(starts.map(at).as_deref()),
            rosters_open: settings.rosters_are_open(here.now),
        })
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
                Some(roster) if roster.state == RosterState::Accepted => say::ROSTER_ACCEPTED.into(),
                Some(roster) if roster.state == RosterState::Submitted => say::ROSTER_HANDED_IN.into(),
                _ => about_roster(here, roster),
            },
            page: is_to_mend.then_some("roster"),
        });
    }
    if !settings.ticket_price.is_empty() {
        let told = if me.paid { say::ENTRY_PAID } else { say::ENTRY_NOT_PAID };
        lines.push(InOrder { is_done: me.paid, told: told.into(), page: None });
    }
    lines
}

/// What is to be done about a roster that is missing, or was sent back.
pub(super) fn about_roster(here: &EventVisit, roster: Option<&RosterStanding>) -> String {
    match roster {
        None => {
            let due = here.event.settings.roster_deadline.map(|at| (here.event.due(&at), at < here.now));
            say::roster_missing(due.as_ref().map(|(due, is_over)| (due.as_str(), *is_over)))
        }
        Some(roster) => {
            let reason = roster.state_reason.as_deref().unwrap_or_default();
            let until = roster.fix_due.map(|due| here.event.due(&due));
            say::roster_sent_back(reason, until.as_deref())
        }
    }
}
