//! Server-sent events: one `changed` line whenever the event on screen changed.

use super::visit::EventVisit;
use crate::{
    app::App,
    domain::{
        event::player::Player,
        ids::EventId,
        numbers::{RoundNumber, TableNumber},
    },
    error::{Error, Result},
    live::{About, Change},
    storage,
};
use actix_web::{
    HttpRequest, HttpResponse,
    http::header,
    web::{Bytes, Data, Query},
};
use serde::Deserialize;
use std::{convert::Infallible, time::Duration};
use tokio::sync::broadcast::{Receiver, error::RecvError};

/// A line now and then shows proxies and phones that the stream is alive.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// What a page knows of its event.
#[derive(Debug, Deserialize)]
pub struct Known {
    /// The version it was made from.
    seen: Option<i64>,
    /// The page shows the visitor's own battle alone, and follows only what concerns that.
    #[serde(default)]
    mine: bool,
}

/// Whose battle a page shows.
struct Own {
    player: Player,
    /// Round and table; none while they sit nowhere.
    table: Option<(RoundNumber, TableNumber)>,
}

/// The stream of one page. A page that slept, or lost its signal, says which version it saw last; when that is
/// not the newest, it hears so at once.
pub async fn stream(
    app: Data<App>,
    here: EventVisit,
    request: HttpRequest,
    known: Query<Known>,
) -> Result<HttpResponse> {
    let (shown, changes) = (here.event.id, app.live.subscribe());
    // Read after listening began: what changes from here on is heard.
    let mut tx = app.database.read().await.map_err(Error::from)?;
    let now = storage::events::version(&mut tx, shown).await?;
    drop(tx);
    let last = request.headers().get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let own = match here.me.clone().filter(|_| known.mine) {
        Some(player) => Some(Own { table: table_of(&app, &player).await?, player }),
        None => None,
    };
    let first = if last.or(known.seen).is_some_and(|seen: i64| seen < now) {
        changed(now)
    } else {
        format!("retry: 2000\nid: {now}\n\n")
    };
    let listening = Listening { shown, first: Some(first), changes, own, app };
    let lines = futures_util::stream::unfold(listening, |mut listening| async move {
        let line = listening.line().await?;
        Some((Ok::<_, Infallible>(Bytes::from(line)), listening))
    });
    Ok(HttpResponse::Ok()
        .content_type("text/event-stream")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // A stream that is packed is held back until it ends.
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .streaming(lines))
}

/// One page's ear.
struct Listening {
    shown: EventId,
    /// Said before anything is heard.
    first: Option<String>,
    changes: Receiver<Change>,
    own: Option<Own>,
    app: Data<App>,
}

impl Listening {
    /// What the page is told next; none when there is nothing more to hear.
    async fn line(&mut self) -> Option<String> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        loop {
            match tokio::time::timeout(HEARTBEAT, self.changes.recv()).await {
                Ok(Ok(change)) => {
                    let is_shown = change.event == self.shown;
                    if is_shown && concerns(&mut self.own, change.about, &self.app).await {
                        return Some(changed(change.version));
                    }
                }
                // A receiver that fell behind cannot know what it missed, so it reloads too.
                Ok(Err(RecvError::Lagged(_))) => return Some("event: changed\ndata:\n\n".to_owned()),
                Ok(Err(RecvError::Closed)) => return None,
                Err(_) => return Some(": still here\n\n".to_owned()),
            }
        }
    }
}

/// Whether a page has to hear of a change. What concerns everybody may have moved its player to another table.
async fn concerns(own: &mut Option<Own>, about: About, app: &App) -> bool {
    let Some(own) = own else { return true };
    match about {
        About::Table { round, table } => own.table == Some((round, table)),
        About::Player(number) => own.player.number == number,
        About::Everybody => {
            if let Ok(table) = table_of(app, &own.player).await {
                own.table = table;
            }
            true
        }
    }
}

async fn table_of(app: &App, player: &Player) -> Result<Option<(RoundNumber, TableNumber)>> {
    let mut tx = app.database.read().await?;
    let newest = storage::battles::newest_of_player(&mut tx, player.id).await?;
    Ok(newest.and_then(|battle| Some((battle.round_number, battle.table_number?))))
}

fn changed(version: i64) -> String {
    format!("id: {version}\nevent: changed\ndata: {version}\n\n")
}
