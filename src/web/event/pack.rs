//! The pack: the one page that tells a player everything (`handbook`, section E).

use super::{
    front::Story,
    pack_facts::{PackPart, PackTopic, load_sections},
};
use crate::{
    domain::{
        event::{
            Event, Stage, clock::RoundClock, entry::PlacesTaken, picture::EventPicture,
            registration::Registration,
        },
        numbers::{RoundNumber, TableNumber},
        quilt::Quilt,
        round::RoundState,
        zone::Zone,
    },
    text::{TextFact, moments::tell_long_moment, pack::describe_event_days},
    web::{
        event::schedule::{self, DayStep, DayTold, EventProgress},
        prelude::*,
        reply::shared_page::for_everybody,
    },
};
use chrono::{DateTime, Utc};

#[derive(Template)]
#[template(path = "event/pack.html")]
struct PackPage<'a> {
    visit: &'a EventVisit,
    sections: Vec<PackPart>,
    days: Vec<DayTold>,
    /// Places that players, pairs or teams have.
    taken: i64,
    /// How many wait for one.
    waiting: i64,
    /// The organiser's own, the one that stands in the banner at the head.
    pictures: Vec<EventPicture>,
    story: Story,
}

impl PackPage<'_> {
    /// What the others are headed with, which are loaded when somebody opens them. None: there are none.
    fn more_pictures(&self) -> Option<Message> {
        let count = self.pictures.len().saturating_sub(1);
        (count > 0).then(|| say!("event-more-pictures", count))
    }

    fn quilt(&self) -> Quilt {
        Quilt::of_page(self.visit.event.name.as_str())
    }

    fn registration_open(&self) -> bool {
        self.visit.event.takes_registrations(self.visit.now)
    }

    /// What is left for whoever signs up now: `3 of 48 places left`, or that people wait, who come first.
    fn places_left(&self) -> Message {
        tell_places_left(self.visit.event.settings.capacity, self.taken, self.waiting)
    }

    /// How many places are taken: `45 of 48 taken`
    fn places_taken(&self) -> Message {
        let places = self.visit.event.settings.capacity.to_string();
        say!("event-places-taken", taken = self.taken.to_string(), places)
    }

    /// How far an event is of which no round is out.
    fn standing(&self) -> Message {
        tell_event_standing(&self.visit.event, self.visit.now)
    }

    /// How many played, and how many rounds, which may be fewer than were planned: `12 teams, 48 players, 5 rounds.`
    fn entered(&self) -> Message {
        let entered = self.of_teams().then(|| say!("event-count-entrants", count = self.taken));
        let players = say!("event-count-players", count = self.story.playing);
        let rounds = say!("event-count-rounds", count = self.visit.event.frame.public_rounds().count());
        let counted = [entered, Some(players), Some(rounds)].into_iter().flatten().collect::<TextFact>();
        say!("event-entered", counted)
    }

    /// The two parts of the days that come next. A round that is out begins when it is to begin, whatever was planned.
    fn next_parts(&self) -> Vec<NextPart> {
        let is_next = |part: &DayStep| self.story.is_to_begin && part.round == self.story.round;
        let begins = schedule::to_come(&self.days, self.story.begun()).position(|(_, part)| is_next(part));
        // Once a round is out, what was planned before it is over; once the event is, no round is to come.
        let is_over = self.visit.event.stage.is_over();
        let to_come = schedule::to_come(&self.days, self.story.begun()).skip(begins.unwrap_or_default());
        let to_come = to_come.filter(|(_, part)| !is_over || part.round.is_none()).take(2);
        let zone = self.visit.event.zone();
        let told = to_come.map(|(day, part)| NextPart {
            at: match (self.planned(part), day) {
                (Some(at), None) => Wording::Words(zone.clock(at)),
                (Some(at), Some(_)) => schedule::on_its_day(zone, at).into(),
                (None, Some(day)) => say!("event-time-on-day", day, time = part.starts).into(),
                (None, None) => Wording::Words(part.starts.clone()),
            },
            label: part.label.clone(),
        });
        told.collect()
    }

    /// When the round of this part is to begin, once it is out.
    fn planned(&self, part: &DayStep) -> Option<DateTime<Utc>> {
        let mut out = self.visit.event.frame.public_rounds();
        out.find(|round| part.round == Some(round.number))?.starts_at
    }

    /// How far the event is: none before its first round is out.
    fn how_far(&self) -> Option<Message> {
        let (rounds, played) = (self.visit.event.settings.rounds, self.story.is_played);
        self.story.round.map(|round| say!("event-how-far", round, rounds, played))
    }

    /// When the round that is on ends, while its clock runs.
    fn ends(&self) -> Option<(String, RoundNumber)> {
        let running = self.visit.event.round_clock().filter(RoundClock::is_running)?;
        Some((self.visit.event.end_of(&running), self.story.round?))
    }

    /// How many of its tables are done, where everybody may know.
    fn so_far(&self) -> Wording {
        tell_results(self.story.tables, self.story.done, self.of_teams()).map_or(Wording::NONE, Wording::from)
    }

    /// That a table is on stream, with both names.
    fn on_stream(&self, table: &TableNumber, [first, second]: &[String; 2]) -> Message {
        let round = self.story.round.unwrap_or_default();
        let a = self.visit.link_to(&format!("rounds/{round}/tables/{table}"));
        say!("event-on-stream", a, table, first, second)
    }

    fn of_teams(&self) -> bool {
        self.visit.event.teams_page().is_some()
    }

    /// What the button says that leads to the form.
    fn sign_up(&self) -> Message {
        let is_full = self.taken >= i64::from(self.visit.event.settings.capacity);
        if is_full || self.waiting > 0 { say!("players-join-waiting-list") } else { say!("event-sign-up") }
    }

    /// The days and the venue in one line.
    fn when_and_where(&self) -> Wording {
        let settings = &self.visit.event.settings;
        match (describe_event_days(settings), settings.venue.as_str()) {
            (days, "") => days,
            (Wording::Text(days), venue) => say!("event-when-and-where", days, venue).into(),
            (Wording::Words(_), venue) => Wording::Words(venue.to_owned()),
        }
    }
}

/// How many places are left, or that people wait for one.
fn tell_places_left(places: u32, taken: i64, waiting: i64) -> Message {
    let left = (i64::from(places) - taken).max(0);
    match (waiting, left) {
        (0, 0) => say!("event-no-places-left"),
        (0, _) => say!("event-places-left", left = left.to_string(), places),
        _ => say!("event-waiting", waiting),
    }
}

/// How many of these tables are done; of teams the number of tables is not known before the last draft is done.
fn tell_results(tables: usize, done: Option<usize>, of_teams: bool) -> Option<Message> {
    let done = done.filter(|_| tables > 0)?;
    Some(if of_teams {
        say!("event-results-of-teams", done)
    } else if done == tables {
        say!("event-results-all", tables)
    } else {
        say!("event-results", done, tables)
    })
}

/// How far an event is before its first round: whether people can sign up, where that is the question.
pub fn tell_event_standing(event: &Event, now: DateTime<Utc>) -> Message {
    match (event.stage, event.registration(now)) {
        (Stage::Published | Stage::RegistrationClosed, Registration::NotYet(at)) => {
            say!("event-sign-up-opens", at = tell_long_moment(Zone::or_utc(&event.settings.time_zone), at))
        }
        (Stage::Published | Stage::RegistrationClosed, Registration::ByTheOrganiser) => {
            say!("event-sign-up-by-organiser")
        }
        (Stage::Published | Stage::RegistrationClosed, Registration::Open) => say!("event-sign-up-is-open"),
        (Stage::Published | Stage::RegistrationClosed, Registration::Over) => say!("event-sign-up-is-over"),
        (stage, _) => told(&stage),
    }
}

/// A part of the days that comes next, and when: `Sun 09:30`.
struct NextPart {
    at: Wording,
    label: Message,
}

pub async fn show_pack_page(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    // Until the last of its dates, what is said of signing up depends on the time.
    let is_coming = here.event.stage == Stage::Published;
    if is_coming && here.event.settings.day.registration_changes_later(here.now) {
        return answer_with_page(&here, &pack_page(&app, &here).await?);
    }
    for_everybody(&app, &here, "", async |here| {
        Ok(pack_page(&app, here).await?.render_with_values(&here.speaker)?)
    })
    .await
}

async fn pack_page<'a>(app: &App, here: &'a EventVisit) -> Result<PackPage<'a>> {
    let mut tx = app.database.read().await?;
    let PlacesTaken { taken, waiting, .. } = here.event.places();
    let pictures = storage::pictures::list_pictures(&mut tx, here.event.id).await?;
    let mut sections = load_sections(&mut tx, here).await?;
    // It has a place of its own on the page.
    sections.retain(|part| part.topic != PackTopic::Timetable);
    let newest = here.event.frame.public_rounds().last();
    let progress = EventProgress {
        newest: newest.map(|round| (round.number.0, round.state == RoundState::Closed)),
        is_finished: here.event.stage >= Stage::Finished,
    };
    let days = schedule::list_timetable_days(&here.event.settings, progress);
    drop(tx);
    let story = Story::load_story(app, here).await?;
    Ok(PackPage { visit: here, sections, days, taken, waiting, pictures, story })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Speaker;

    #[test]
    fn whoever_waits_comes_before_whoever_signs_up() {
        let say = |taken, waiting| Speaker::in_english().say(&tell_places_left(48, taken, waiting));
        assert_eq!(say(45, 0), "3 of 48 places left");
        assert_eq!(say(48, 0), "All places are taken");
        assert_eq!(say(47, 1), "1 on the waiting list");
        assert_eq!(say(50, 7), "7 on the waiting list");
    }

    #[test]
    fn results_are_counted_where_there_are_tables() {
        let say = |tables, done, of_teams| {
            tell_results(tables, done, of_teams).map(|told| Speaker::in_english().say(&told))
        };
        assert_eq!(say(24, Some(13), false).as_deref(), Some("13 of 24 results in."));
        assert_eq!(say(24, Some(24), false).as_deref(), Some("All 24 results are in."));
        assert_eq!(say(1, Some(1), false).as_deref(), Some("The only result is in."));
        assert_eq!(say(0, Some(0), false), None);
        assert_eq!(say(4, Some(4), true).as_deref(), Some("4 results in."), "of how many, nobody knows yet");
        assert_eq!(say(24, None, false), None);
    }
}
