//! Two players of a round who change places: first what it costs, then the change.

use super::page::{AtRound, RoundQuery, round_page, seen};
use crate::{
    actions::rounds::{self, Swap, Told},
    app::App,
    error::Result,
    storage,
    web::{form::Form, guard::Organiser, respond::form_again},
};
use actix_web::{
    HttpResponse,
    web::{Data, Path},
};

pub async fn send(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, i64)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let mut picked = Vec::new();
    for field in ["one", "two"] {
        let number = form.number(field, 1..=1_000_000).unwrap_or_default();
        let found = storage::players::by_number(&mut tx, here.event.id, number).await?;
        if found.is_none() && form.problem_of(field).is_none() {
            form.refuse(field, "No player has this number in this round.");
        }
        picked.extend(found);
    }
    tx.commit().await?;
    let reason = form.required("reason", 200, "Say why: it is on record.");
    let (Some(reason), [one, two], true) = (reason, &picked[..], form.is_fine()) else {
        let shown = round_page(&app, &here, path.1, (&RoundQuery::default(), Some(form))).await?;
        return form_again(&here.visit, &shown);
    };
    let told = if form.is_ticked("told") { Told::Everybody } else { Told::Staff };
    let asked = Swap { round: path.1, seen: seen(&form), one: one.id, two: two.id, reason, told };
    let result = rounds::swap(&app, &here.actor(&form), here.event.id, &asked).await;
    AtRound { app: &app, here: &here, number: path.1 }.answer(form, result, "They have changed places.").await
}
