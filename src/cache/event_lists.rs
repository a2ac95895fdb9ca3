//! Lists of events, a page at a time: each page is read from where it begins, however many events there are. What the front
//! page shows of everybody's is kept for each version of the lists.

use crate::{
    domain::{
        event::listing::{EventList, EventShelf, ListPlace},
        ids::AccountId,
    },
    error::Result,
    storage::{
        Database, Tx,
        event_listings::{self, ListedEvent},
    },
};
use chrono::{DateTime, DurationRound, TimeDelta, Utc};
use std::sync::Arc;

/// Events on one page.
pub const MOST_ON_A_PAGE: usize = 50;
/// Of these, what the front page shows of a list before it leads to the others.
pub const MOST_OF_EACH: usize = 15;

/// Whose events.
#[derive(Debug, Clone, Copy)]
pub enum EventsOf {
    Everybody(EventList),
    /// Those that they run or judge, the newest first.
    Staff(AccountId),
    /// Those that they have entered, the newest first.
    Player(AccountId),
}

/// Where a page of a list begins, or ends.
#[derive(Debug, Clone, Copy)]
pub enum ListCut {
    Start,
    After(ListPlace),
    Before(ListPlace),
}

/// What is asked for of a list.
#[derive(Debug, Clone, Copy)]
pub struct ListRequest {
    pub of: EventsOf,
    pub now: DateTime<Utc>,
    pub cut: ListCut,
}

/// A page of a list, and the places from which on there is more.
#[derive(Debug, Clone)]
pub struct EventsPage {
    pub events: Vec<ListedEvent>,
    pub before: Option<ListPlace>,
    pub after: Option<ListPlace>,
}

/// What the front page shows of everybody's events: the beginning of each list.
#[derive(Debug)]
pub struct FrontEvents {
    pub running: EventsPage,
    pub coming: EventsPage,
    pub past: EventsPage,
    pub has_archived: bool,
    /// There is no event yet, drafts included.
    pub is_empty: bool,
    /// When it becomes another one without a change; none where it does not.
    pub until: Option<DateTime<Utc>>,
}

/// The front page's events in the version that was asked for last.
#[derive(Clone, Default)]
pub struct FrontCache(Arc<tokio::sync::Mutex<Option<KeptFront>>>);

/// The version that it was read for, and what was read.
type KeptFront = (i64, Arc<FrontEvents>);

impl FrontCache {
    /// What the lists have in this version. One reads it, the others wait for what that one has read.
    pub async fn at(
        &self,
        database: &Database,
        version: i64,
        now: DateTime<Utc>,
    ) -> Result<Arc<FrontEvents>> {
        let mut kept = self.0.lock().await;
        if let Some((of, front)) = kept.as_ref()
            && *of == version
            && front.until.is_none_or(|until| now < until)
        {
            return Ok(front.clone());
        }
        let front = Arc::new(read_front_events(&mut database.read().await?, now).await?);
        *kept = Some((version, front.clone()));
        Ok(front)
    }
}

/// The same, read now.
pub async fn read_front_events(tx: &mut Tx, now: DateTime<Utc>) -> Result<FrontEvents> {
    let asked = |list| ListRequest { of: EventsOf::Everybody(list), now, cut: ListCut::Start };
    let running = read_beginning(tx, &asked(EventList::Running), MOST_OF_EACH).await?;
    let coming = read_beginning(tx, &asked(EventList::Coming), MOST_OF_EACH).await?;
    let past = read_beginning(tx, &asked(EventList::Past), MOST_ON_A_PAGE).await?;
    let has_archived = event_listings::has_any_on_shelf(tx, EventShelf::Archived).await?;
    let pages = [&running, &coming, &past];
    let is_empty = !has_archived
        && pages.iter().all(|page| page.events.is_empty())
        && !event_listings::has_any_on_shelf(tx, EventShelf::Draft).await?;
    let until = holds_until(tx, &pages, now).await?;
    Ok(FrontEvents { running, coming, past, has_archived, is_empty, until })
}

/// When what is told of these events is told otherwise: an event is past, or one of them opens or closes its list.
pub async fn holds_until(
    tx: &mut Tx,
    pages: &[&EventsPage],
    now: DateTime<Utc>,
) -> Result<Option<DateTime<Utc>>> {
    let mut ends = Vec::new();
    for shelf in [EventShelf::Coming, EventShelf::Running] {
        ends.extend(event_listings::next_past(tx, shelf, now).await?);
    }
    let mut shown = pages.iter().flat_map(|page| &page.events);
    if shown.any(|event| event.settings.day.registration_changes_later(now)) {
        // They are told to the minute.
        let minute = TimeDelta::minutes(1);
        ends.extend(now.duration_trunc(minute).ok().map(|this| this + minute));
    }
    Ok(ends.into_iter().min())
}

/// The first so many of a list, wherever the page that is asked for begins.
pub async fn read_beginning(tx: &mut Tx, asked: &ListRequest, most: usize) -> Result<EventsPage> {
    let events = read_some(tx, &ListRequest { cut: ListCut::Start, ..*asked }, most + 1).await?;
    Ok(EventsPage { events, before: None, after: None }.with_at_most(most))
}

/// A page of a list. Where nothing is left of what was asked for, it is the first one.
pub async fn read_events_page(tx: &mut Tx, asked: &ListRequest) -> Result<EventsPage> {
    let mut events = read_some(tx, asked, MOST_ON_A_PAGE + 1).await?;
    let place = |event: Option<&ListedEvent>| event.map(|event| event.place);
    match asked.cut {
        ListCut::Start => Ok(EventsPage { events, before: None, after: None }.with_at_most(MOST_ON_A_PAGE)),
        ListCut::After(_) if !events.is_empty() => {
            let before = place(events.first());
            Ok(EventsPage { events, before, after: None }.with_at_most(MOST_ON_A_PAGE))
        }
        ListCut::Before(_) if events.len() >= MOST_ON_A_PAGE => {
            let has_more = events.len() > MOST_ON_A_PAGE;
            events.truncate(MOST_ON_A_PAGE);
            events.reverse();
            let (before, after) = (place(events.first()).filter(|_| has_more), place(events.last()));
            Ok(EventsPage { events, before, after })
        }
        _ => read_beginning(tx, asked, MOST_ON_A_PAGE).await,
    }
}

/// So many of a list from its cut on, the nearest one first.
async fn read_some(tx: &mut Tx, asked: &ListRequest, most: usize) -> Result<Vec<ListedEvent>> {
    let limit = i64::try_from(most).unwrap_or(i64::MAX);
    let (place, is_forwards) = match asked.cut {
        ListCut::Start => (None, true),
        ListCut::After(place) => (Some(place), true),
        ListCut::Before(place) => (Some(place), false),
    };
    let own = place.unwrap_or(ListPlace::LAST).event;
    let list = match asked.of {
        EventsOf::Everybody(list) => list,
        EventsOf::Staff(account) => {
            return Ok(event_listings::list_own(tx, account, own, is_forwards, limit).await?);
        }
        EventsOf::Player(account) => {
            return Ok(event_listings::list_entered(tx, account, own, is_forwards, limit).await?);
        }
    };
    let (mut found, mut newest_first) = (Vec::new(), true);
    for part in list.stretches(asked.now) {
        let part = if is_forwards { part } else { part.reversed() };
        let part = place.map_or(part, |place| part.after(place));
        newest_first = part.newest_first;
        found.extend(event_listings::list_stretch(tx, &part, limit).await?);
    }
    found.sort_by_key(|event| event.place);
    if newest_first {
        found.reverse();
    }
    found.truncate(most);
    Ok(found)
}

impl EventsPage {
    /// So many of it; the others come after them.
    #[must_use]
    pub fn with_at_most(mut self, most: usize) -> Self {
        if self.events.len() > most {
            self.events.truncate(most);
            self.after = self.events.last().map_or(self.after, |last| Some(last.place));
        }
        self
    }
}
