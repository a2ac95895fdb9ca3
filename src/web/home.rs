//! The front page: events running, coming and past; the lists of all of them; and the sign that the server lives.

use super::{
    event::pack::tell_event_standing,
    http::{own_changes, query::AskedFor},
    page::{search::is_begun_by_each, visit::Visit},
    reply::respond::{answer_with_page, see_other},
};
use crate::{
    app::App,
    cache::{
        event_lists::{
            self, EventsOf, EventsPage, ListCut, ListRequest, MOST_ON_A_PAGE, read_beginning,
            read_events_page,
        },
        pages::Version,
    },
    domain::{
        alphabet::words_for_search,
        event::{
            Event, Stage,
            listing::{EventList, ListPlace},
        },
        quilt::Quilt,
    },
    error::{Error, Result},
    live::EVENT_LISTS,
    storage::{self, accounts::Account, event_listings::ListedEvent},
    text::{Message, Wording, filters, pack::describe_event_days, say, told},
};
use actix_web::{HttpRequest, HttpResponse, web::Data};
use askama::Template;
use chrono::{DateTime, Datelike, NaiveDate, Utc};
use serde::Deserialize;
use std::cmp::Reverse;

/// Somebody's own events on the front page, before it leads to the others.
const MOST_OWN: usize = 10;

#[derive(Template)]
#[template(path = "home.html")]
#[expect(clippy::struct_excessive_bools, reason = "each is something else that the page says")]
struct HomePage<'a> {
    visit: &'a Visit,
    mine: EventsPage,
    running: EventsPage,
    coming: EventsPage,
    past: EventsPage,
    has_archived: bool,
    is_empty: bool,
    /// Nobody has an account here yet.
    is_new: bool,
    /// It can be entered in one tap.
    is_demo: bool,
}

impl HomePage<'_> {
    fn draw_front_quilt() -> Quilt {
        Quilt::of_page("Muster")
    }

    fn may_create(&self) -> bool {
        self.visit.account.as_ref().is_some_and(Account::may_create_events)
    }

    /// Where the rows of a list lead within an event.
    fn page_of(desk: bool) -> &'static str {
        if desk { "/desk" } else { "" }
    }

    fn standing(&self, event: &ListedEvent, desk: bool) -> Option<Message> {
        tell_listed_standing(event, self.visit.now, desk)
    }
}

/// How far it is: the round that is out, or the stage where that says more than the heading above it.
fn tell_listed_standing(event: &ListedEvent, now: DateTime<Utc>, desk: bool) -> Option<Message> {
    let rounds = event.settings.rounds;
    match event.newest_round.filter(|_| event.stage == Stage::Running) {
        // It plays on.
        Some(round) if round.0 > rounds => Some(say!("event-round", round)),
        Some(round) => Some(say!("event-round-of", round, rounds)),
        None => (desk || event.stage != Stage::Running).then(|| tell_event_standing(event, now)),
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

/// Whose list is asked for, and from where on; or what is looked for in all of them.
#[derive(Debug, Clone, Deserialize)]
pub struct EventListQuery {
    q: Option<String>,
    list: Option<String>,
    after: Option<String>,
    before: Option<String>,
}

impl EventListQuery {
    fn cut(&self) -> Result<ListCut> {
        let place = |text: &str| text.parse::<ListPlace>().map_err(|()| Error::NotFound);
        match (&self.after, &self.before) {
            (Some(after), _) => Ok(ListCut::After(place(after)?)),
            (None, Some(before)) => Ok(ListCut::Before(place(before)?)),
            (None, None) => Ok(ListCut::Start),
        }
    }
}

/// A list of events, a page at a time.
#[derive(Template)]
#[template(path = "events.html")]
struct EventListPage<'a> {
    visit: &'a Visit,
    of: EventsOf,
    page: EventsPage,
}

impl EventListPage<'_> {
    fn title(&self) -> Message {
        match self.of {
            EventsOf::Everybody(list) => told(&list),
            EventsOf::Staff(_) => say!("site-yours"),
            EventsOf::Player(_) => say!("account-events-of-player"),
        }
    }

    /// What the address says of it.
    fn name(&self) -> &'static str {
        match self.of {
            EventsOf::Everybody(list) => list.as_str(),
            EventsOf::Staff(_) => OWN_EVENTS,
            EventsOf::Player(_) => ENTERED_EVENTS,
        }
    }

    /// Where its rows lead within an event.
    fn page_of(&self) -> &'static str {
        match self.of {
            EventsOf::Everybody(_) => "",
            EventsOf::Staff(_) => "/desk",
            EventsOf::Player(_) => "/me",
        }
    }

    fn standing(&self, event: &ListedEvent) -> Option<Message> {
        tell_listed_standing(event, self.visit.now, !matches!(self.of, EventsOf::Everybody(_)))
    }
}

/// Events that everybody may see, found by what was typed.
#[derive(Template)]
#[template(path = "events_found.html")]
struct EventsFoundPage<'a> {
    visit: &'a Visit,
    q: String,
    events: Vec<ListedEvent>,
    /// There are more: more words find the others.
    has_more: bool,
}

impl EventsFoundPage<'_> {
    fn standing(&self, event: &ListedEvent) -> Option<Message> {
        tell_listed_standing(event, self.visit.now, true)
    }
}

/// Answers with the events of which a word begins with each word that was typed; with the only one itself.
async fn answer_with_found_events(app: &App, visit: &Visit, q: String) -> Result<HttpResponse> {
    let mut words = words_for_search(&q);
    words.sort_by_key(|word| Reverse(word.len()));
    let Some(first) = words.first() else { return see_other("/") };
    let also = words.get(1).unwrap_or(first);
    let most = i64::try_from(MOST_ON_A_PAGE + 1).unwrap_or(i64::MAX);
    let mut tx = app.database.read_once().await?;
    let mut events = storage::event_listings::find_events(&mut tx, [first, also], most).await?;
    let has_more = events.len() > MOST_ON_A_PAGE;
    events.retain(|event| is_begun_by_each(&event.search_words(), &words));
    events.truncate(MOST_ON_A_PAGE);
    if let ([only], false) = (events.as_slice(), has_more) {
        return see_other(format!("/e/{}", only.slug));
    }
    answer_with_page(visit, &EventsFoundPage { visit, q, events, has_more })
}

/// The names of the lists of whoever asks: those that they run or judge, and those that they have entered.
const OWN_EVENTS: &str = "yours";
const ENTERED_EVENTS: &str = "entered";

/// Events that were put away, the newest first, under the year that they were played in.
#[derive(Template)]
#[template(path = "archived.html")]
struct ArchivedPage<'a> {
    visit: &'a Visit,
    years: Vec<(i32, Vec<ListedEvent>)>,
    before: Option<ListPlace>,
    after: Option<ListPlace>,
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
    asked: AskedFor<EventListQuery>,
) -> Result<HttpResponse> {
    let of = EventsOf::Everybody(EventList::Archived);
    let asked = ListRequest { of, now: visit.now, cut: asked.0.cut()? };
    let version = app.live.list_version();
    let mut tx = app.database.read().await?;
    let EventsPage { events, before, after } = read_events_page(&mut tx, &asked).await?;
    drop(tx);
    let mut years: Vec<(i32, Vec<ListedEvent>)> = Vec::new();
    for event in events {
        let year = day_of(&event).year();
        match years.last_mut().filter(|(last, _)| *last == year) {
            Some((_, of_year)) => of_year.push(event),
            None => years.push((year, vec![event])),
        }
    }
    answer_with_list(
        &visit,
        &ArchivedPage { visit: &visit, years, before, after },
        list_version(version, None),
    )
}

/// All events of one list, or those that are looked for.
pub async fn show_event_list(
    app: Data<App>,
    visit: Visit,
    asked: AskedFor<EventListQuery>,
) -> Result<HttpResponse> {
    if let Some(q) = asked.0.q {
        return answer_with_found_events(&app, &visit, q).await;
    }
    let cut = asked.0.cut()?;
    let name = asked.0.list.as_deref().unwrap_or(EventList::Coming.as_str());
    let version = app.live.list_version();
    let mut tx = app.database.read().await?;
    let account = || visit.account.as_ref().map(|account| account.id).ok_or(Error::SignIn);
    let of = match name {
        OWN_EVENTS => EventsOf::Staff(account()?),
        ENTERED_EVENTS => EventsOf::Player(account()?),
        name => EventList::parse(name)
            .filter(|list| *list != EventList::Archived)
            .map(EventsOf::Everybody)
            .ok_or(Error::NotFound)?,
    };
    let page = read_events_page(&mut tx, &ListRequest { of, now: visit.now, cut }).await?;
    let until = event_lists::holds_until(&mut tx, &[&page], visit.now).await?;
    answer_with_list(&visit, &EventListPage { visit: &visit, of, page }, list_version(version, until))
}

pub async fn show_home_page(app: Data<App>, request: HttpRequest, visit: Visit) -> Result<HttpResponse> {
    let version = app.live.list_version();
    let front = if own_changes::knows_own_changes(&app, &request) {
        app.cache.front.at(&app.database, version, visit.now).await?
    } else {
        event_lists::read_front_events(&mut app.database.read().await?, visit.now).await?.into()
    };
    let (mut mine, mut is_new) = (EventsPage { events: Vec::new(), before: None, after: None }, false);
    if visit.account.is_some() || front.is_empty {
        let mut tx = app.database.read().await?;
        if let Some(account) = &visit.account {
            let of = EventsOf::Staff(account.id);
            let asked = ListRequest { of, now: visit.now, cut: ListCut::Start };
            mine = read_beginning(&mut tx, &asked, MOST_OWN).await?;
        }
        is_new = front.is_empty && storage::accounts::count_administrators(&mut tx).await? == 0;
    }
    let mut left = MOST_ON_A_PAGE - mine.events.len();
    // Not those that stand under "Yours" already.
    let mut take_some = |page: &EventsPage| {
        let mut page = page.clone().with_at_most(left);
        page.events.retain(|event| mine.events.iter().all(|own| own.id != event.id));
        left -= page.events.len();
        page
    };
    let (running, coming) = (take_some(&front.running), take_some(&front.coming));
    let past = take_some(&front.past);
    let page = HomePage {
        visit: &visit,
        mine,
        running,
        coming,
        past,
        has_archived: front.has_archived,
        is_empty: front.is_empty,
        is_new,
        is_demo: app.config.demo,
    };
    if page.is_empty {
        // It tells of accounts, too.
        return answer_with_page(&visit, &page);
    }
    answer_with_list(&visit, &page, list_version(version, front.until))
}

fn list_version(version: i64, until: Option<DateTime<Utc>>) -> Version {
    Version { event: EVENT_LISTS, version, until }
}

/// A page of events, which strangers get as it is until the lists of events change.
fn answer_with_list(visit: &Visit, page: &impl Template, of: Version) -> Result<HttpResponse> {
    let mut answer = answer_with_page(visit, page)?;
    if visit.session.is_none() && visit.note.is_none() {
        answer.extensions_mut().insert(of);
    }
    Ok(answer)
}

/// Answers when the database does.
pub async fn check_health(app: Data<App>) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    storage::accounts::count_administrators(&mut tx).await?;
    Ok(HttpResponse::Ok().content_type("text/plain").body("ok\n"))
}
