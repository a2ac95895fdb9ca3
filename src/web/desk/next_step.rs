//! What to do next at the desk: the one thing that the filled button of its first page does.

use super::{
    counts::EventCounts,
    unsettled::{HIDDEN, Reminder},
};
use crate::{
    domain::{
        battle::Battle,
        event::{Stage, pack::Settings, readiness::ReadinessCheck, set_up_step::SetUpStep},
        numbers::RoundNumber,
        round::{Round, RoundState},
    },
    text::TextFact,
    web::{
        desk::setup::plan::{page_of_setting, page_of_step},
        prelude::*,
    },
};

/// What to do next, and how it is done.
pub(super) struct NextStep {
    /// The thing itself; its parts `text` and `label` are a sentence and what the button says.
    pub told: Message,
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
    ShowsTheStandings,
}

/// The tables that have no result yet.
pub(super) const PLAYING: &str = "desk/battles?state=open";

/// Who says what about a table whose reports differ.
pub(super) type Claims = Vec<Message>;

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
            _ if !here.is_judge() => for_a_scorekeeper(here, counts),
            _ if !here.is_organiser() => for_a_judge(here, counts),
            (Stage::Draft, _) if !here.event.settings.list_what_blocks_publishing().is_empty() => {
                let told = say!("desk-home-draft-is-not-ready", blocks = link_what_blocks(here));
                Self::leading_to_page(here, told, &page_of_step(SetUpStep::LookItOver))
            }
            (Stage::Draft, _) => Self::new(say!("desk-home-event-is-a-draft"), Then::PublishesTheEvent),
            (Stage::Finished, _) => match &seen.left_open {
                Some(open) => {
                    let told = say!("desk-home-finished-with-something-open", first = open.told);
                    let rest = say!("desk-home-rest-of-the-end");
                    Self::new(told, settle_open_matter(here, open)).or(here, rest, "desk/finish")
                }
                None => Self::leading_to_page(here, say!("desk-home-event-is-finished"), "desk/finish"),
            },
            (Stage::Archived, _) => {
                Self::leading_to_page(here, say!("desk-home-event-is-archived"), "standings")
            }
            (_, None) => before_the_first(here, counts),
            (_, Some(round)) => match round.state {
                RoundState::Draft => {
                    let at = format!("desk/rounds/{}", round.number);
                    Self::leading_to_page(here, say!("desk-home-round-is-a-draft", round = round.number), &at)
                }
                RoundState::Published => in_a_round(here, counts, round, seen),
                RoundState::Closed if round.number.0 < here.event.settings.rounds => Self::leading_to_page(
                    here,
                    say!("desk-home-draw-the-next", round = round.number),
                    "desk/rounds",
                ),
                RoundState::Closed => {
                    let round = round.number;
                    if let Some(open) = &seen.left_open {
                        let told = say!("desk-home-last-round-with-something-open", round, first = open.told);
                        let as_it_is = say!("desk-home-as-it-is");
                        Self::new(told, settle_open_matter(here, open)).or(here, as_it_is, "desk/finish")
                    } else {
                        Self::leading_to_page(here, say!("desk-home-that-was-the-last", round), "desk/finish")
                    }
                }
            },
        }
    }

    /// More about it; nothing where the thing says enough.
    pub fn text(&self) -> Wording {
        Wording::from(&self.told).part_if_any("text")
    }

    /// What its button says.
    pub fn label(&self) -> Message {
        self.told.part("label")
    }

    fn new(told: Message, then: Then) -> Self {
        Self { told, about: Topic::Other, then, instead: None }
    }

    fn leading_to_page(here: &EventVisit, told: Message, at: &str) -> Self {
        Self::new(told, Then::Opens(here.to(at)))
    }

    /// Publishing a draft is done right here.
    pub fn publishes(&self) -> bool {
        matches!(self.then, Then::PublishesTheEvent)
    }

    fn about(self, about: Topic) -> Self {
        Self { about, ..self }
    }

    fn or(self, here: &EventVisit, told: Message, page: &str) -> Self {
        Self { instead: Some(Reminder { told, page: here.to(page) }), ..self }
    }
}

/// What is left open is settled on its page; standings that are hidden are shown right here.
fn settle_open_matter(here: &EventVisit, open: &Reminder) -> Then {
    if open.page == here.to(HIDDEN) { Then::ShowsTheStandings } else { Then::Opens(open.page.clone()) }
}

/// What keeps the event from being published, each with the way to its field.
fn link_what_blocks(here: &EventVisit) -> TextFact {
    let way = |check: ReadinessCheck| {
        let page = check.setting().map_or_else(|| page_of_step(SetUpStep::LookItOver), page_of_setting);
        say!("desk-home-blocks", what = check, a = here.link_to(&page))
    };
    here.event.settings.list_what_blocks_publishing().into_iter().map(way).collect()
}

/// What players want to know first, and the event does not tell yet.
pub(super) fn say_what_is_missing(settings: &Settings) -> Option<Message> {
    match (settings.starts_on.is_some(), !settings.venue.is_empty()) {
        (true, true) => None,
        (false, true) => Some(say!("desk-home-no-date")),
        (true, false) => Some(say!("desk-home-no-venue")),
        (false, false) => Some(say!("desk-home-no-date-nor-venue")),
    }
}

/// Those who came after the draw, and have no seat in this round.
pub(super) fn say_without_a_seat(names: &[String], round: RoundNumber) -> Message {
    let (first_name, others_late) = (names.first(), names.len().saturating_sub(1));
    say!("desk-home-without-a-seat", names, first_name, others_late, round)
}

/// The same, with those whom they can play: who has the bye, or waits.
fn say_seat_them(counts: &EventCounts, round: RoundNumber) -> Message {
    let names = &counts.late;
    let has = counts.byes.iter().map(|name| say!("desk-players-has-bye", name));
    let waits = counts.alone.iter().map(|name| say!("desk-players-waits", name));
    let others: TextFact = has.chain(waits).collect();
    let (first_name, others_late) = (names.first(), names.len().saturating_sub(1));
    say!("desk-home-seat-them", names, first_name, others_late, round, others)
}

/// Until the first round is drawn.
fn before_the_first(here: &EventVisit, counts: &EventCounts) -> NextStep {
    let (players, present) = (counts.players, counts.here);
    let to_come =
        here.event.settings.starts_on.filter(|first| here.event.zone().local(here.now).date() < *first);
    if players == 0 {
        let told = say!("desk-home-nobody-has-a-place", a = here.link_to(""));
        return NextStep::leading_to_page(here, told, "desk/players");
    }
    match to_come {
        Some(_) if counts.rosters_to_decide > 0 => {
            let told = say!("desk-home-decide-rosters", rosters = counts.rosters_to_decide);
            NextStep::leading_to_page(here, told, "desk/rosters").about(Topic::Rosters)
        }
        Some(first) if present == 0 => {
            NextStep::leading_to_page(here, say!("desk-home-begins-on", first, players), "desk/players")
        }
        _ if present == 0 => check_in(here, counts),
        _ if present < players => {
            check_in(here, counts).or(here, say!("desk-home-nobody-else"), "desk/rounds")
        }
        _ => NextStep::leading_to_page(here, say!("desk-home-draw-the-first", players), "desk/rounds"),
    }
}

/// Whoever is not here yet.
fn check_in(here: &EventVisit, counts: &EventCounts) -> NextStep {
    let (players, present) = (counts.players, counts.here);
    let told = match present {
        0 => say!("desk-home-check-players-in", players),
        _ => say!("desk-home-check-the-others-in", here = present, players),
    };
    NextStep::leading_to_page(here, told, "desk/check-in")
}

/// While a round is played.
fn in_a_round(here: &EventVisit, counts: &EventCounts, round: &Round, seen: &Seen) -> NextStep {
    let number = round.number;
    let of_round = format!("desk/rounds/{number}");
    if let Some(step) = reports_differ(here, counts, seen) {
        return step;
    }
    let nobody_reported = counts.playing == counts.tables;
    if counts.drafts > 0 {
        return NextStep::leading_to_page(
            here,
            say!("desk-home-captains-settle", matches = counts.drafts),
            &of_round,
        );
    }
    if waits_for_its_clock(here, counts, round) {
        if let Some(at) = round.starts_at.filter(|_| round.begins_later(here.now)) {
            let missing = counts.missing.len();
            return NextStep::leading_to_page(
                here,
                say!("desk-home-round-begins-later", round = number, at = here.event.near(&at), missing),
                "desk/check-in",
            );
        }
        let told = say_start_the_clock(number, here.event.settings.round_minutes);
        return NextStep::new(told, Then::StartsTheClock(number)).about(Topic::Clock);
    }
    // With the next round drawn, whoever comes is seated there.
    if nobody_reported && counts.draft.is_none() && can_be_seated(counts) {
        let told = say_seat_them(counts, number);
        return NextStep::leading_to_page(here, told, "desk/check-in?only=late").about(Topic::LateArrival);
    }
    if counts.playing > 0 {
        if counts.time_is_over {
            let (playing, tables) = (counts.playing, counts.tables);
            let told = say!("desk-home-time-is-up", playing, tables, round = number);
            return NextStep::leading_to_page(here, told, PLAYING).about(Topic::TimeIsOver);
        }
        let (playing, tables) = (counts.playing, counts.tables);
        let told = say!("desk-home-still-playing", playing, tables, round = number);
        return NextStep::leading_to_page(here, told, "desk/battles");
    }
    if !counts.alone.is_empty() {
        return NextStep::leading_to_page(
            here,
            say!("desk-home-somebody-waits", names = counts.alone, round = number),
            &of_round,
        );
    }
    NextStep::leading_to_page(here, say!("desk-home-close-the-round", round = number), &of_round)
}

/// Nobody has started its clock, or reported: from the first report on a round runs by itself, with a clock or without one.
fn waits_for_its_clock(here: &EventVisit, counts: &EventCounts, round: &Round) -> bool {
    here.event.frame.clock(round.id).is_none() && counts.playing == counts.tables && counts.tables > 0
}

/// It is out, its clock is not started, and nobody has reported; the part `label` starts it.
pub(super) fn say_start_the_clock(round: RoundNumber, minutes: u32) -> Message {
    say!("desk-home-start-the-clock", round, minutes)
}

/// A table whose reports differ, in whatever round that is still open.
fn reports_differ(here: &EventVisit, counts: &EventCounts, seen: &Seen) -> Option<NextStep> {
    let battle = seen.differs?;
    let (round, table) = (battle.round_number, battle.table_number?);
    // Of an earlier round the number of the table alone would lead to the wrong place.
    let earlier = counts.round.as_ref().is_none_or(|shown| shown.number != round).then_some(round);
    let claims: TextFact = seen.claims.iter().cloned().collect();
    let waiting = here.event.disputed().count();
    let told = say!("desk-home-reports-differ", round = earlier, table, claims, waiting);
    Some(NextStep::leading_to_page(here, told, &format!("desk/battles/{round}/{table}")))
}

/// There is somebody to play for those who came late: who has the bye or waits, or another of them.
fn can_be_seated(counts: &EventCounts) -> bool {
    let others = counts.byes.len() + counts.alone.len();
    !counts.late.is_empty() && counts.late.len() + others > 1
}

/// What judges do while no table needs one, and nothing that only organisers may do.
fn for_a_judge(here: &EventVisit, counts: &EventCounts) -> NextStep {
    if counts.rosters_to_decide > 0 {
        let told = say!("desk-home-rosters-to-look-at", rosters = counts.rosters_to_decide);
        return NextStep::leading_to_page(here, told, "desk/rosters").about(Topic::Rosters);
    }
    NextStep::leading_to_page(here, say!("desk-home-nobody-waits"), "desk/calls")
}

/// What scorekeepers are there for: who is here, the clock, and results on paper.
fn for_a_scorekeeper(here: &EventVisit, counts: &EventCounts) -> NextStep {
    let is_on = |round: &&Round| round.state == RoundState::Published && !here.event.stage.is_over();
    match counts.round.as_ref().filter(is_on) {
        Some(round) if waits_for_its_clock(here, counts, round) && !round.begins_later(here.now) => {
            let told = say_start_the_clock(round.number, here.event.settings.round_minutes);
            NextStep::new(told, Then::StartsTheClock(round.number)).about(Topic::Clock)
        }
        Some(_) if counts.playing > 0 => {
            let (playing, tables) = (counts.playing, counts.tables);
            let told = say!("desk-home-results-to-enter", playing, tables);
            NextStep::leading_to_page(here, told, "desk/battles/paper")
        }
        None if counts.here < counts.players && !here.event.stage.is_over() => check_in(here, counts),
        _ => NextStep::leading_to_page(here, say!("desk-home-nothing-to-enter"), "desk/battles"),
    }
}
