//! One line whenever this sheet, or its event, changed: the other phone follows within a moment.

use super::{SheetPath, live::may_read, read_table_address};
use crate::{
    actions::battles::sheets,
    live::{ChangeAudience, EventChange},
    storage::battles::TableUse,
    web::{
        prelude::*,
        reply::streams::{come_back, start_event_stream},
    },
};
use actix_web::web::Bytes;
use std::{convert::Infallible, time::Duration};
use tokio::sync::broadcast::{Receiver, error::RecvError};

/// A line now and then shows proxies and phones that the stream is alive.
const HEARTBEAT: Duration = Duration::from_secs(12);

/// What it says then.
const CHANGED: &str = "event: changed\ndata:\n\n";

pub async fn stream_sheet_changes(app: Data<App>, here: EventVisit, at: SheetPath) -> Result<HttpResponse> {
    // Listening begins before the sheet is looked up: nothing falls in between.
    let (taps, changes) = (app.live.subscribe_sheets(), app.live.subscribe());
    let mut tx = app.database.read().await?;
    let at = read_table_address(&at)?;
    let sheet =
        sheets::BattleSheet::load_battle_sheet(&app, &mut tx, (here.event.id, &here.event.settings), at)
            .await?;
    // Of a hidden round nobody hears when something is tapped, either.
    may_read(&mut tx, &here, &sheet).await?;
    let battle = sheet.battle.id;
    drop(tx);
    let Some(place) = app.listeners.place(&here.address) else { return Ok(come_back(CHANGED)) };
    let event = here.event.id;
    let listening = (taps, changes, app.live.clone(), place);
    let lines = futures_util::stream::unfold(
        listening,
        move |(mut taps, mut changes, hub, place)| async move {
            let next = async {
                tokio::select! {
                    heard = next_of(&mut taps, |(tapped, _)| *tapped == battle) => heard,
                    heard = next_of(&mut changes, |change| change.event == event && is_about(change, at)) => heard,
                    () = hub.ended() => None,
                }
            };
            let line = match tokio::time::timeout(HEARTBEAT, next).await {
                Ok(Some(())) => CHANGED,
                Ok(None) => return None,
                Err(_) => ": still here\n\n",
            };
            Some((Ok::<_, Infallible>(Bytes::from_static(line.as_bytes())), (taps, changes, hub, place)))
        },
    );
    Ok(start_event_stream().streaming(lines))
}

/// What other tables and players do is of no concern to this sheet.
fn is_about(change: &EventChange, at: TableUse) -> bool {
    match change.about {
        ChangeAudience::Everybody => true,
        ChangeAudience::Table { round, table } => (round, table) == (at.round, at.table),
        ChangeAudience::Player(_) => false,
    }
}

/// Waits for a change that fits, or for having missed some; none when there will be no more.
async fn next_of<T: Clone>(changes: &mut Receiver<T>, fits: impl Fn(&T) -> bool) -> Option<()> {
    loop {
        match changes.recv().await {
            Ok(change) if fits(&change) => return Some(()),
            Ok(_) => {}
            Err(RecvError::Lagged(_)) => return Some(()),
            Err(RecvError::Closed) => return None,
        }
    }
}
