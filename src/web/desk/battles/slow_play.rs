//! A judge begins to watch a table for slow play, and says what was seen.

use super::calls::calls_page;
use crate::{
    actions::slow_play,
    app::App,
    domain::numbers::TableNumber,
    error::{Error, Result},
    storage::battles::TableUse,
    web::{
        form::Form,
        guard::Judge,
        outcome::{Next, Sent},
        respond::form_again,
    },
    words::pages::{desk::battles as say, forms},
};
use actix_web::{
    HttpResponse,
    web::{Data, Path},
};

/// The longest note.
const NOTE: usize = 200;

/// At a table of the newest round that is out.
pub async fn start(app: Data<App>, here: Judge, mut form: Form) -> Result<HttpResponse> {
    let table = form.number("watch_table", TableNumber::FIRST..=TableNumber(100_000));
    let note = form.text("watch_note", NOTE).unwrap_or_default();
    let round = here.known.frame.public_rounds().next_back().map(|round| round.number);
    let (Some(table), true) = (table, form.is_fine()) else {
        return form_again(&here.visit, &calls_page(&app, &here, form).await?);
    };
    let round = round.ok_or(Error::NotFound)?;
    let at = (here.event.id, TableUse { round, table });
    let result = slow_play::start(&app, &here.actor(&form), at, &note).await;
    answer(&app, &here, form, result, say::WATCHED).await
}

/// Ends a watch.
pub async fn end(
    app: Data<App>,
    here: Judge,
    path: Path<(String, String)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let watch = path.1.parse().map_err(|_| Error::NotFound)?;
    let Some(seen) = form.required("seen", NOTE, say::SAY_WHAT_YOU_SAW) else {
        return form_again(&here.visit, &calls_page(&app, &here, form).await?);
    };
    let result = slow_play::end(&app, &here.actor(&form), (here.event.id, watch), &seen).await;
    answer(&app, &here, form, result, say::WATCH_ENDED).await
}

async fn answer(app: &App, here: &Judge, form: Form, result: Result<()>, said: &str) -> Result<HttpResponse> {
    let next = Next::to(here.to("desk/calls")).saying(said).or_twice(forms::DONE_ALREADY);
    let again = async |form| calls_page(app, here, form).await;
    Sent { visit: &here.visit, form, result }.answer(next, again).await
}
