//! One line whenever this sheet, or its event, changed: the other phone follows within a moment.

use super::{At, table};
use crate::{actions::sheets, app::App, error::Result, web::visit::EventVisit};
use actix_web::{
    HttpResponse,
    http::header,
    web::{Bytes, Data},
};
use std::{convert::Infallible, time::Duration};
use tokio::sync::broadcast::{Receiver, error::RecvError};

/// A line now and then shows proxies and phones that the stream is alive.
const HEARTBEAT: Duration = Duration::from_secs(15);

pub async fn stream(app: Data<App>, here: EventVisit, at: At) -> Result<HttpResponse> {
    // Listening begins before the sheet is looked up: nothing falls in between.
    let (taps, changes) = (app.live.subscribe_sheets(), app.live.subscribe());
    let mut tx = app.database.read().await?;
    let battle = sheets::battle_at(&mut tx, here.event.id, table(&at)?).await?;
    drop(tx);
    let event = here.event.id;
    let lines = futures_util::stream::unfold((taps, changes), move |(mut taps, mut changes)| async move {
        let next = async {
            tokio::select! {
                heard = about(&mut taps, battle) => heard,
                heard = about(&mut changes, event) => heard,
            }
        };
        let line = match tokio::time::timeout(HEARTBEAT, next).await {
            Ok(Some(())) => "event: changed\ndata:\n\n",
            Ok(None) => return None,
            Err(_) => ": still here\n\n",
        };
        Some((Ok::<_, Infallible>(Bytes::from_static(line.as_bytes())), (taps, changes)))
    });
    Ok(HttpResponse::Ok()
        .content_type("text/event-stream")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .streaming(lines))
}

/// Waits for a change of `what`, or for having missed some; none when there will be no more.
async fn about<T: Clone + PartialEq>(changes: &mut Receiver<(T, i64)>, what: T) -> Option<()> {
    loop {
        match changes.recv().await {
            Ok((it, _)) if it == what => return Some(()),
            Ok(_) => {}
            Err(RecvError::Lagged(_)) => return Some(()),
            Err(RecvError::Closed) => return None,
        }
    }
}
