//! What to do next at the desk: the one thing that the filled button of its first page does.

use super::{counts::EventCounts, unsettled::Reminder};
use crate::{
    domain::{
        battle::Battle,
        event::Stage,
        numbers::RoundNumber,
        round::{Round, RoundState},
    },
    web::page::event_visit::EventVisit,
    words::pages::desk::{home as say, home::StepWords},
};

/// What to do next, and how it is done.
pub(super) struct NextStep {
    pub told: StepWords,
    pub about: Topic,
    pub then: Then,
    /// What may be done instead, in a line beneath.
    pub instead: Option<Reminder>,
}

/// What it is about, where the page would tell the same thing once more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Topic {
    Clock,
    LateArrival,
    Rosters,
    TimeIsOver,
    Other,
}

/// What its button does.
pub(super) enum Then {
    Opens(String),
    PublishesTheEvent,
    StartsTheClock(RoundNumber),
}

/// The tables that have no result yet.
pub(super) const PLAYING: &str = "desk/battles?state=open";

/// Who says what about a table whose reports differ.
pub(super) type Claims = Vec<(String, String)>;

/// What was looked up beside the counts.
pub(super) struct Seen<'a> {
    /// The first table whose reports differ, of the newest round that has one.
    pub differs: Option<&'a Battle>,
    pub claims: &'a Claims,
    /// The first thing that the end of the event leaves open.
    pub left_open: Option<Reminder>,
}

impl NextStep {
    pub fn from_event_counts(here: &EventVisit, counts: &EventCounts, seen: &Seen) -> Self {
        match (here.event.stage, &counts.round) {
            _ if !here.is_organiser() => for_a_judge(here, counts, seen),
            (Stage::Draft, _) => Self::new(
                say::event_is_a_draft(say::still_to_be_told(&here.event.settings)),
                Then::PublishesTheEvent,
            ),
            (Stage::Finished, _) => match &seen.left_open {
                Some(first) => left_open(say::FINISHED_TITLE.into(), first).or(
                    here,
                    say::CERTIFICATES_ARE_THERE,
                    "desk/print",
                    say::PRINT,
                ),
                None => Self::leading_to_page(here, say::event_is_finished(), "desk/finish"),
            },
            (Stage::Archived, _) => Self::leading_to_page(here, say::event_is_archived(), "standings"),
            (_, None) => before_the_first(here, counts),
            (_, Some(round)) => match round.state {
                RoundState::Draft => {
                    let at = format!("desk/rounds/{}", round.number);
                    Self::leading_to_page(here, say::round_is_a_draft(round.number), &at)
                }
                RoundState::Published => in_a_round(here, counts, round, seen),
                RoundState::Closed if round.number.0 < here.event.settings.rounds => {
                    Self::leading_to_page(here, say::draw_the_next(round.number), "desk/rounds")
                }
                RoundState::Closed => match &seen.left_open {
                    Some(first) => left_open(say::was_the_last(round.number), first).or(
                        here,
                        say::AS_IT_IS,
                        "desk/finish",
                        say::FINISH,
                    ),
                    None => Self::leading_to_page(here, say::that_was_the_last(round.number), "desk/finish"),
                },
            },
        }
    }

    fn new(told: StepWords, then: Then) -> Self {
        Self { told, about: Topic::Other, then, instead: None }
    }

    fn leading_to_page(here: &EventVisit, told: StepWords, at: &str) -> Self {
        Self::new(told, Then::Opens(here.to(at)))
    }

    /// Publishing a draft is done right here.
    pub fn publishes(&self) -> bool {
        matches!(self.then, Then::PublishesTheEvent)
    }

    fn about(self, about: Topic) -> Self {
        Self { about, ..self }
    }

    fn or(self, here: &EventVisit, words: &str, page: &str, label: &'static str) -> Self {
        Self { instead: Some(Reminder { words: words.into(), page: here.to(page), label }), ..self }
    }
}

/// The end has come, and something is still open.
fn left_open(title: String, first: &Reminder) -> NextStep {
    let told = StepWords { title, text: format!("{}.", first.words), label: first.label.into() };
    NextStep::new(told, Then::Opens(first.page.clone()))
}

/// Until the first round is drawn.
fn before_the_first(here: &EventVisit, counts: &EventCounts) -> NextStep {
    let (players, present) = (counts.players, counts.here);
    let to_come =
        here.event.settings.starts_on.filter(|first| here.event.zone().local(here.now).date() < *first);
    if players == 0 {
        return NextStep::leading_to_page(here, say::nobody_has_a_place(), "desk/players");
    }
    match to_come {
        Some(_) if counts.rosters_to_decide > 0 => {
            NextStep::leading_to_page(here, say::decide_rosters(counts.rosters_to_decide), "desk/rosters")
                .about(Topic::Rosters)
        }
        Some(first) if present == 0 => {
            NextStep::leading_to_page(here, say::it_begins_on(first, players), "desk/players")
        }
        _ if present == 0 => NextStep::leading_to_page(here, say::check_players_in(players), "desk/check-in"),
        _ if present < players => NextStep::leading_to_page(
            here,
            say::check_the_others_in(present, players),
            "desk/check-in",
        )
        .or(here, say::NOBODY_ELSE, "desk/rounds", say::DRAW_ROUND_1),
        _ => NextStep::leading_to_page(here, say::draw_the_first(players), "desk/rounds"),
    }
}

/// While a round is played.
fn in_a_round(here: &EventVisit, counts: &EventCounts, round: &Round, seen: &Seen) -> NextStep {
    let number = round.number;
    let of_round = format!("desk/rounds/{number}");
    if let Some(step) = reports_differ(here, counts, seen) {
        return step;
    }
    let clock = here.event.frame.clock(round.id);
    // From the first report on the round runs by itself, with a clock or without one.
    let nobody_reported = counts.playing == counts.tables;
    if counts.drafts > 0 {
        return NextStep::leading_to_page(here, say::captains_settle(counts.drafts), &of_round);
    }
    if clock.is_none() && nobody_reported && counts.tables > 0 {
        if let Some(at) = round.starts_at.filter(|_| round.begins_later(here.now)) {
            return NextStep::leading_to_page(
                here,
                say::round_begins_later(number, &here.event.near(&at)),
                "desk/check-in",
            );
        }
        let told = say::start_the_clock(number, here.event.settings.round_minutes);
        return NextStep::new(told, Then::StartsTheClock(number)).about(Topic::Clock);
    }
    // With the next round drawn, whoever comes is seated there.
    if nobody_reported && counts.draft.is_none() && can_be_seated(counts) {
        let told = say::seat_them(&counts.late, number, (&counts.byes, &counts.alone));
        return NextStep::leading_to_page(here, told, "desk/check-in?only=late").about(Topic::LateArrival);
    }
    if counts.playing > 0 {
        if counts.time_is_over {
            let told = say::time_is_up(number, counts.playing, counts.tables);
            return NextStep::leading_to_page(here, told, PLAYING).about(Topic::TimeIsOver);
        }
        let told = say::still_playing(number, counts.playing, counts.tables);
        return NextStep::leading_to_page(here, told, "desk/battles");
    }
    if !counts.alone.is_empty() {
        return NextStep::leading_to_page(here, say::somebody_waits(&counts.alone, number), &of_round);
    }
    NextStep::leading_to_page(here, say::close_the_round(number), &of_round)
}

/// A table whose reports differ, in whatever round that is still open.
fn reports_differ(here: &EventVisit, counts: &EventCounts, seen: &Seen) -> Option<NextStep> {
    let battle = seen.differs?;
    let (round, table) = (battle.round_number, battle.table_number?);
    // Of an earlier round the number of the table alone would lead to the wrong place.
    let earlier = counts.round.as_ref().is_none_or(|shown| shown.number != round).then_some(round);
    let waiting = here.event.disputed();
    let told = say::reports_differ((earlier, table), seen.claims, waiting);
    Some(NextStep::leading_to_page(here, told, &format!("desk/battles/{round}/{table}")))
}

/// There is somebody to play for those who came late: who has the bye or waits, or another of them.
fn can_be_seated(counts: &EventCounts) -> bool {
    let others = counts.byes.len() + counts.alone.len();
    !counts.late.is_empty() && counts.late.len() + others > 1
}

/// What judges are there for, and nothing that only organisers may do.
fn for_a_judge(here: &EventVisit, counts: &EventCounts, seen: &Seen) -> NextStep {
    match reports_differ(here, counts, seen) {
        _ if counts.calls > 0 => {
            NextStep::leading_to_page(here, say::tables_wait(counts.calls), "desk/calls")
        }
        Some(step) => step,
        _ if counts.rosters_to_decide > 0 => {
            NextStep::leading_to_page(here, say::rosters_to_look_at(counts.rosters_to_decide), "desk/rosters")
                .about(Topic::Rosters)
        }
        _ => NextStep::leading_to_page(here, say::nobody_waits(), "desk/calls"),
    }
}
