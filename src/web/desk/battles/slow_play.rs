//! A judge begins to watch a table for slow play, and says what was seen.

use super::{calls::calls_page, watched};
use crate::{
    actions::battles::slow_play,
    domain::{event::slow_play::SlowPlayRefusal, numbers::TableNumber},
    storage::battles::TableUse,
    web::{page::guard::Judge, prelude::*},
};

/// The longest note.
const NOTE: usize = 200;

/// At a table of the newest round that is out.
pub async fn start_slow_play_watch(app: Data<App>, here: Judge, mut form: Form) -> Result<HttpResponse> {
    let table = form.number("watch_table", TableNumber::FIRST..=TableNumber(100_000));
    let note = form.text("watch_note", NOTE).unwrap_or_default();
    let round = here.event.frame.public_rounds().next_back().map(|round| round.number);
    let (Some(table), true) = (table, form.is_fine()) else {
        return form_again(&here.visit, &calls_page(&app, &here, form, None).await?);
    };
    let result = match round {
        Some(round) => {
            let at = (here.event.id, TableUse { round, table });
            slow_play::start_watch(&app, &here.actor(&form), at, &note).await
        }
        None => Err(Error::from_refusal(SlowPlayRefusal::NotPlaying)),
    };
    let next = Next::lead_to_page(&here, here.to("desk/calls"))
        .saying(say!("calls-watched-from-now", table))
        .or_twice(say!("forms-done-already"));
    let again = async |form| calls_page(&app, &here, form, None).await;
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

/// Ends a watch.
pub async fn end_slow_play_watch(
    app: Data<App>,
    here: Judge,
    path: Path<(String, String)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let watch = path.1.parse().map_err(|_| Error::NotFound)?;
    let seen = form.required("seen", NOTE, say!("calls-say-what-you-saw"));
    let (Some(seen), true) = (seen, form.is_fine()) else {
        return form_again(&here.visit, &calls_page(&app, &here, form, Some(watch)).await?);
    };
    let mut tx = app.database.read().await?;
    let watched = watched::load_watched_tables(&mut tx, &here).await?;
    drop(tx);
    let table = watched.iter().find(|one| one.watch.id == watch).map(|one| one.table);
    let result = slow_play::end_watch(&app, &here.actor(&form), here.event.id, watch, &seen).await;
    let next = Next::lead_to_page(&here, here.to("desk/calls"))
        .saying(say!("calls-watch-ended", table))
        .or_twice(say!("forms-done-already"));
    let again = async |form| calls_page(&app, &here, form, Some(watch)).await;
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}
