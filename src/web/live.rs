//! Server-sent events: one `changed` line whenever the event on screen changed.

use super::visit::EventVisit;
use crate::{
    app::App,
    error::{Error, Result},
    storage,
};
use actix_web::{
    HttpRequest, HttpResponse,
    http::header,
    web::{Bytes, Data, Query},
};
use serde::Deserialize;
use std::{convert::Infallible, time::Duration};
use tokio::sync::broadcast::error::RecvError;

/// A line now and then shows proxies and phones that the stream is alive.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// What a page knows of its event.
#[derive(Debug, Deserialize)]
pub struct Known {
    /// The version it was made from.
    seen: Option<i64>,
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
    let first = if last.or(known.seen).is_some_and(|seen: i64| seen < now) {
        changed(now)
    } else {
        format!("retry: 2000\nid: {now}\n\n")
    };
    let lines =
        futures_util::stream::unfold((Some(first), changes), move |(first, mut changes)| async move {
            if let Some(first) = first {
                return Some((Ok::<_, Infallible>(Bytes::from(first)), (None, changes)));
            }
            loop {
                let line = match tokio::time::timeout(HEARTBEAT, changes.recv()).await {
                    Ok(Ok((event, version))) if event == shown => changed(version),
                    Ok(Ok(_)) => continue,
                    // A receiver that fell behind cannot know what it missed, so it reloads too.
                    Ok(Err(RecvError::Lagged(_))) => "event: changed\ndata:\n\n".to_owned(),
                    Ok(Err(RecvError::Closed)) => return None,
                    Err(_) => ": still here\n\n".to_owned(),
                };
                return Some((Ok(Bytes::from(line)), (None, changes)));
            }
        });
    Ok(HttpResponse::Ok()
        .content_type("text/event-stream")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // A stream that is packed is held back until it ends.
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .streaming(lines))
}

fn changed(version: i64) -> String {
    format!("id: {version}\nevent: changed\ndata: {version}\n\n")
}
