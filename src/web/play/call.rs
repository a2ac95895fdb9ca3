//! Calling a judge to the table, in one tap, and withdrawing the call.

use crate::{
    actions::calls::{self, Asked},
    app::App,
    domain::{
        event::call::CallKind,
        numbers::{RoundNumber, TableNumber},
    },
    error::Result,
    storage::battles::TableUse,
    web::{form::Form, guard::Entered, outcome::Next, respond::done},
    words::pages::me as say,
};
use actix_web::{
    HttpResponse,
    web::{Data, Path},
};

pub async fn send(
    app: Data<App>,
    here: Entered,
    path: Path<(String, RoundNumber, TableNumber)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let table = TableUse { round: path.1, table: path.2 };
    let there = if form.is("back", "me") {
        here.to("me")
    } else {
        here.to(&format!("rounds/{}/tables/{}", path.1, path.2))
    };
    let note = form.text("note", 300).unwrap_or_default();
    if !form.is_fine() {
        return done(there, say::NOTE_TOO_LONG);
    }
    let kind = CallKind::parse(form.value("kind")).unwrap_or(CallKind::Other);
    let asked = Asked { table, player: here.player(), kind, note };
    let by = here.player_actor(&form);
    let (sent, told) = if form.is("what", "withdraw") {
        (calls::withdraw(&app, &by, here.event.id, asked).await, say::CALL_WITHDRAWN)
    } else {
        (calls::call(&app, &by, here.event.id, asked).await, say::CALLED)
    };
    // Where somebody at the table was faster, what the page shows now says it all.
    Next::to(there).or_twice(told).after_or_why(sent, |()| told)
}
