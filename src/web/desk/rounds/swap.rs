//! Two players of a round who change places: first what it costs, then the change.

use super::page::{AtRound, seen};
use crate::{
    actions::rounds::{self, Swap, Told},
    error::Result,
    storage,
    web::{form::Form, teams::of_players},
    words::pages::{desk::rounds as say, forms},
};
use actix_web::HttpResponse;

pub async fn send(at: AtRound, mut form: Form) -> Result<HttpResponse> {
    of_players(&at.here)?;
    let mut tx = at.app.database.read().await?;
    let mut picked = Vec::new();
    for field in ["one", "two"] {
        let number = form.number(field, 1..=1_000_000).unwrap_or_default();
        let found = storage::players::by_number(&mut tx, at.here.event.id, number).await?;
        if found.is_none() && form.problem_of(field).is_none() {
            form.refuse(field, forms::NO_SUCH_PLAYER_IN_ROUND);
        }
        picked.extend(found);
    }
    tx.commit().await?;
    let reason = form.required("reason", 200, forms::SAY_WHY_ON_RECORD);
    let (Some(reason), [one, two], true) = (reason, &picked[..], form.is_fine()) else {
        return at.again(form).await;
    };
    let told = if form.is_ticked("told") { Told::Everybody } else { Told::Staff };
    let asked = Swap { round: at.number, seen: seen(&form), one: one.id, two: two.id, reason, told };
    let result = rounds::swap(&at.app, &at.actor(&form), at.here.event.id, &asked).await;
    let told = say::have_changed_places(one.name.as_str(), two.name.as_str());
    at.answer(form, result, &told).await
}
