//! The front page: events running, coming and past, and those that were archived; and the sign that the server lives.

use super::{
    event::pack::tell_event_standing,
    page::{identicon::Quilt, paging::Paging, visit::Visit},
    reply::respond::answer_with_page,
};
use crate::{
    app::App,
    domain::{
        event::{Event, Stage},
        ids::EventId,
        numbers::RoundNumber,
    },
    error::Result,
    storage::{self, accounts::Account},
    text::{Message, Wording, filters, pack::describe_event_days, say},
};
use actix_web::{
    HttpResponse,
    web::{Data, Query},
};
use askama::Template;
use chrono::{Datelike, NaiveDate};
use serde::Deserialize;
use std::{cmp::Reverse, collections::HashMap};

/// Archived events on one page.
const ROWS: usize = 50;

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage<'a> {
    visit: &'a Visit,
    mine: Vec<Event>,
    events: Vec<Event>,
    /// Of those that run, and whether a round is open.
    newest_rounds: HashMap<EventId, (RoundNumber, bool)>,
    /// Nobody has an account here yet.
    is_new: bool,
}

impl HomePage<'_> {
    fn may_create(&self) -> bool {
        self.visit.account.as_ref().is_some_and(Account::may_create_events)
    }

    /// Where the rows of a list lead within an event.
    fn page_of(desk: bool) -> &'static str {
        if desk { "/desk" } else { "" }
    }

    /// Events in these stages that do not stand under "Yours" already, and are past or not.
    fn found(&self, wanted: &[Stage], is_past: bool) -> Vec<&Event> {
        let fits = |event: &&Event| {
            wanted.contains(&event.stage)
                && self.is_past(event) == is_past
                && !self.mine.iter().any(|mine| mine.id == event.id)
        };
        self.events.iter().filter(fits).collect()
    }

    fn is_past(&self, event: &Event) -> bool {
        let has_open_round = self.newest_rounds.get(&event.id).is_some_and(|(_, is_open)| *is_open);
        event.is_past(self.visit.now, has_open_round)
    }

    fn running(&self) -> Vec<&Event> {
        self.found(&[Stage::Running], false)
    }

    fn coming(&self) -> Vec<&Event> {
        self.found(&[Stage::Published, Stage::RegistrationClosed], false)
    }

    /// Also those that nobody has ended.
    fn past(&self) -> Vec<&Event> {
        self.found(&[Stage::Published, Stage::RegistrationClosed, Stage::Running, Stage::Finished], true)
    }

    /// How far it is: the round that is out, or the stage where that says more than the heading above it.
    fn standing(&self, event: &Event, desk: bool) -> Option<Message> {
        let rounds = event.settings.rounds;
        match self.newest_rounds.get(&event.id) {
            // It plays on.
            Some((round, _)) if round.0 > rounds => Some(say!("event-round", round)),
            Some((round, _)) => Some(say!("event-round-of", round, rounds)),
            None => {
                (desk || event.stage != Stage::Running).then(|| tell_event_standing(event, self.visit.now))
            }
        }
    }

    /// Whoever looks for last year's event finds it.
    fn has_archived(&self) -> bool {
        self.events.iter().any(|event| event.stage == Stage::Archived)
    }
}

/// The pattern of the event, as its own page has it.
fn draw_event_quilt(event: &Event) -> Quilt {
    Quilt::of_mark(event.name.as_str())
}

fn when_and_where(event: &Event) -> Wording {
    match (describe_event_days(&event.settings), event.settings.venue.as_str()) {
        (days, "") => days,
        (Wording::Text(days), venue) => say!("event-when-and-where-short", days, venue).into(),
        (Wording::Words(_), venue) => Wording::Words(venue.to_owned()),
    }
}

/// Events that were put away, the newest first, under the year that they were played in.
#[derive(Template)]
#[template(path = "archived.html")]
struct ArchivedPage<'a> {
    visit: &'a Visit,
    years: Vec<(i32, Vec<Event>)>,
    paging: Paging,
}

#[derive(Debug, Clone, Copy, Default, Deserialize)]
pub struct ArchivedQuery {
    #[serde(default)]
    page: usize,
}

/// The day an event is known by: its last one; of an event that tells none, the day it was made.
fn day_of(event: &Event) -> NaiveDate {
    let settings = &event.settings;
    settings.ends_on.or(settings.starts_on).unwrap_or_else(|| event.created_at.date_naive())
}

/// What was played in earlier years.
pub async fn show_archive_page(
    app: Data<App>,
    visit: Visit,
    asked: Query<ArchivedQuery>,
) -> Result<HttpResponse> {
    let mut events = storage::events::list_archived_events(&mut app.database.read().await?).await?;
    events.sort_by_key(|event| Reverse(day_of(event)));
    let paging = Paging::new(events.len(), asked.page, ROWS);
    let mut years: Vec<(i32, Vec<Event>)> = Vec::new();
    for event in events.into_iter().skip(paging.skip()).take(ROWS) {
        let year = day_of(&event).year();
        match years.last_mut().filter(|(last, _)| *last == year) {
            Some((_, of_year)) => of_year.push(event),
            None => years.push((year, vec![event])),
        }
    }
    answer_with_page(&visit, &ArchivedPage { visit: &visit, years, paging })
}

pub async fn show_home_page(app: Data<App>, visit: Visit) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let events = storage::events::list_events(&mut tx).await?;
    let mine = match &visit.account {
        Some(account) => storage::events::of_staff(&mut tx, account.id).await?,
        None => Vec::new(),
    };
    let newest_rounds = storage::events::newest_rounds(&mut tx).await?.into_iter();
    let newest_rounds = newest_rounds.map(|one| (one.event_id, (one.number, one.open > 0))).collect();
    let is_new = events.is_empty() && storage::accounts::count_administrators(&mut tx).await? == 0;
    answer_with_page(&visit, &HomePage { visit: &visit, mine, events, newest_rounds, is_new })
}

/// Answers when the database does.
pub async fn check_health(app: Data<App>) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    storage::accounts::count_administrators(&mut tx).await?;
    Ok(HttpResponse::Ok().content_type("text/plain").body("ok\n"))
}
