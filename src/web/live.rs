//! Server-sent events: one `changed` line whenever the event on screen changed.

use super::visit::EventVisit;
use crate::{app::App, error::Result};
use actix_web::{
    HttpResponse,
    http::header,
    web::{Bytes, Data},
};
use std::{convert::Infallible, time::Duration};
use tokio::sync::broadcast::error::RecvError;

/// A line now and then shows proxies and phones that the stream is alive.
const HEARTBEAT: Duration = Duration::from_secs(15);

pub async fn stream(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    let (shown, changes) = (here.event.id, app.live.subscribe());
    let lines = futures_util::stream::unfold(changes, move |mut changes| async move {
        loop {
            let line = match tokio::time::timeout(HEARTBEAT, changes.recv()).await {
                Ok(Ok((event, version))) if event == shown => format!("event: changed\ndata: {version}\n\n"),
                Ok(Ok(_)) => continue,
                // A receiver that fell behind cannot know what it missed, so it reloads too.
                Ok(Err(RecvError::Lagged(_))) => "event: changed\ndata:\n\n".to_owned(),
                Ok(Err(RecvError::Closed)) => return None,
                Err(_) => ": still here\n\n".to_owned(),
            };
            return Some((Ok::<_, Infallible>(Bytes::from(line)), changes));
        }
    });
    Ok(HttpResponse::Ok()
        .content_type("text/event-stream")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // A stream that is packed is held back until it ends.
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .streaming(lines))
}
