//! Server-sent events: one `changed` line whenever the event on screen changed.

use crate::{
    app::App,
    domain::{
        event::{
            call::{Call, CallState},
            player::Player,
        },
        ids::EventId,
        numbers::{RoundNumber, TableNumber},
    },
    error::Result,
    limits::stream_slots::ListenerPlace,
    live::{ChangeAudience, EventChange},
    storage,
    web::{http::own_changes, page::event_visit::EventVisit},
};
use actix_web::{
    HttpRequest, HttpResponse, HttpResponseBuilder,
    http::header,
    web::{Bytes, Data, Query},
};
use futures_util::Stream;
use serde::Deserialize;
use std::{convert::Infallible, sync::Arc, time::Duration};
use tokio::{
    sync::broadcast::{Receiver, error::RecvError},
    time::Instant,
};

/// A line now and then shows proxies and phones that the stream is alive.
const HEARTBEAT: Duration = Duration::from_secs(12);

/// A page for which there is no place is told the newest, and asks again after so many milliseconds.
const COME_BACK: u32 = 20_000;

/// What a page knows of its event.
#[derive(Debug, Deserialize)]
pub struct KnownVersions {
    /// The version it was made from.
    seen: Option<i64>,
    /// The page shows the visitor's own battle alone, and follows only what concerns that.
    #[serde(default)]
    mine: bool,
}

/// Whose battle a page shows.
struct Own {
    player: Arc<Player>,
    table: FollowedTable,
}

/// Where somebody sits.
#[derive(Default)]
struct FollowedTable {
    /// Round and table; none while they sit nowhere.
    at: Option<(RoundNumber, TableNumber)>,
    /// It has called a judge: what becomes of other tables moves it up in the line.
    waits: bool,
}

/// The stream of one page. A page that slept, or lost its signal, says which version it saw last; when that is
/// not the newest, it hears so at once.
pub async fn stream_page_changes(
    app: Data<App>,
    here: EventVisit,
    request: HttpRequest,
    known: Query<KnownVersions>,
) -> Result<HttpResponse> {
    let (shown, changes) = (here.event.id, app.live.subscribe());
    // Read after listening began: what changes from here on is heard.
    let now = storage::events::version_of_event(&mut app.database.read_once().await?, shown).await?;
    let is_behind =
        own_changes::read_told_version(&request).or(known.seen).is_some_and(|seen: i64| seen < now);
    let Some(place) = app.listeners.place(&here.address) else {
        let news = if is_behind { write_changed_message(now) } else { format!("id: {now}\n\n") };
        return Ok(come_back(&news));
    };
    let own = match here.me.clone().filter(|_| known.mine) {
        Some(player) => {
            Some(Box::new(Own { table: Box::pin(table_of(&app, (&player, now))).await?, player }))
        }
        None => None,
    };
    let first = if is_behind { write_changed_message(now) } else { format!("retry: 2000\nid: {now}\n\n") };
    let listening = Listening { shown, first: Some(first), changes, own, app, _place: place };
    Ok(start_event_stream().streaming(stream_change_lines(listening)))
}

/// An answer that tells of changes as they come.
pub(in crate::web) fn start_event_stream() -> HttpResponseBuilder {
    let mut answer = HttpResponse::Ok();
    answer
        .content_type("text/event-stream")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // A stream that is packed is held back until it ends.
        .insert_header((header::CONTENT_ENCODING, "identity"));
    answer
}

/// Where as many pages of one network listen as may: what there is to tell now, and when to ask again. Browsers do so
/// by themselves.
pub(in crate::web) fn come_back(news: &str) -> HttpResponse {
    tracing::info!("more pages listen at one address than a hall has open: told to come back");
    start_event_stream().body(format!("retry: {COME_BACK}\n{news}"))
}

/// What is sent to one page, for as long as it listens.
fn stream_change_lines(listening: Listening) -> impl Stream<Item = Result<Bytes, Infallible>> {
    futures_util::stream::unfold(listening, |mut listening| async move {
        let line = listening.line().await?;
        Some((Ok(Bytes::from(line)), listening))
    })
}

/// One page's ear.
struct Listening {
    shown: EventId,
    /// Said before anything is heard.
    first: Option<String>,
    changes: Receiver<EventChange>,
    own: Option<Box<Own>>,
    app: Data<App>,
    _place: ListenerPlace,
}

impl Listening {
    /// What the page is told next; none when there is nothing more to hear.
    async fn line(&mut self) -> Option<String> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        let (shown, own, app) = (self.shown, &mut self.own, &self.app);
        let concerned =
            async |change: &EventChange| change.event == shown && concerns_own_page(own, change, app).await;
        let heard = tokio::select! {
            heard = wait_for_change(&mut self.changes, HEARTBEAT, concerned) => heard,
            () = app.live.ended() => NextMessage::Over,
        };
        match heard {
            NextMessage::Change(change) => Some(write_changed_message(change.version)),
            NextMessage::Missed => Some("event: changed\ndata:\n\n".to_owned()),
            NextMessage::Nothing => Some(": still here\n\n".to_owned()),
            NextMessage::Over => None,
        }
    }
}

/// What a page hears of within a while.
#[derive(Debug)]
enum NextMessage {
    Change(EventChange),
    /// A receiver that fell behind cannot know what it missed, so it reloads too.
    Missed,
    /// Nothing of its concern, however much of others'.
    Nothing,
    /// There is nothing more to hear.
    Over,
}

/// Waits for a change that concerns the page, and not longer than `most`: what does not concern it makes it wait no
/// longer.
async fn wait_for_change(
    changes: &mut Receiver<EventChange>,
    most: Duration,
    mut concerns: impl AsyncFnMut(&EventChange) -> bool,
) -> NextMessage {
    let until = Instant::now() + most;
    loop {
        if Instant::now() >= until {
            return NextMessage::Nothing;
        }
        match tokio::time::timeout_at(until, changes.recv()).await {
            Ok(Ok(change)) => {
                if concerns(&change).await {
                    return NextMessage::Change(change);
                }
            }
            Ok(Err(RecvError::Lagged(_))) => return NextMessage::Missed,
            Ok(Err(RecvError::Closed)) => return NextMessage::Over,
            Err(_) => return NextMessage::Nothing,
        }
    }
}

/// Whether a page has to hear of a change. What concerns everybody may have moved its player to another table, and what
/// concerns their table may be that it waits for a judge.
async fn concerns_own_page(own: &mut Option<Box<Own>>, change: &EventChange, app: &App) -> bool {
    let Some(own) = own else { return true };
    match change.about {
        ChangeAudience::Table { round, table } if own.table.at != Some((round, table)) => own.table.waits,
        ChangeAudience::Player(number) => own.player.number == number,
        ChangeAudience::Table { .. } | ChangeAudience::Everybody => {
            // Apart: what it takes to read an event is no part of what every page that listens holds.
            if let Ok(table) = Box::pin(table_of(app, (&own.player, change.version))).await {
                own.table = table;
            }
            true
        }
    }
}

/// Where a player sits in this version of the event: in the newest round that is out and that they are in.
async fn table_of(app: &App, (player, version): (&Player, i64)) -> Result<FollowedTable> {
    let known = app.cache.events.at(&app.database, player.event_id, version).await?;
    let Some(newest) = known.battles_of(player.id).next() else { return Ok(FollowedTable::default()) };
    let called = |call: &Call| call.battle_id == newest.id && call.state == CallState::Waiting;
    let at = newest.table_number.map(|table| (newest.round_number, table));
    Ok(FollowedTable { at, waits: known.calls.iter().any(called) })
}

fn write_changed_message(version: i64) -> String {
    format!("id: {version}\nevent: changed\ndata: {version}\n\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{app::Clock, config::Config, storage::Database};
    use tokio::sync::broadcast;

    /// Thousands of pages listen at once.
    const MOST_BYTES: usize = 1_500;

    /// What a page awaits is in its memory, and in its way: it is moved with the page.
    #[tokio::test]
    async fn what_every_page_awaits_is_small() {
        let folder = tempfile::tempdir().unwrap();
        let database =
            Database::open_and_migrate(&folder.path().join("site.db").to_string_lossy()).await.unwrap();
        let app = App::new(database, Clock::system_clock(), Config::default()).await.unwrap();
        let event = EventId(uuid::Uuid::nil());
        let awaited = [
            size_of_val(&app.database.read_once()),
            size_of_val(&app.database.read()),
            size_of_val(&app.cache.events.at(&app.database, event, 1)),
        ];
        assert!(awaited.iter().all(|bytes| *bytes <= 512), "{awaited:?}");
    }

    #[tokio::test]
    async fn a_page_that_listens_holds_little() {
        let folder = tempfile::tempdir().unwrap();
        let database =
            Database::open_and_migrate(&folder.path().join("site.db").to_string_lossy()).await.unwrap();
        let app = Data::new(App::new(database, Clock::system_clock(), Config::default()).await.unwrap());
        let shown = EventId(uuid::Uuid::nil());
        let changes = app.live.subscribe();
        let place = app.listeners.place("here").unwrap();
        let stream =
            stream_change_lines(Listening { shown, first: None, changes, own: None, app, _place: place });
        assert!(size_of_val(&stream) <= MOST_BYTES, "{} bytes", size_of_val(&stream));
    }

    #[tokio::test]
    async fn a_page_hears_that_the_stream_is_alive_however_much_happens_elsewhere() {
        let (send, mut changes) = broadcast::channel(16);
        let event = EventId(uuid::Uuid::nil());
        let busy = tokio::spawn(async move {
            for version in 0..1000 {
                let _ = send.send(EventChange { event, version, about: ChangeAudience::Everybody });
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        });
        // Whoever waited anew after each of them would hear that it is over.
        let heard = wait_for_change(&mut changes, Duration::from_millis(100), async |_| false).await;
        assert!(matches!(heard, NextMessage::Nothing), "{heard:?}");
        busy.abort();
    }
}
