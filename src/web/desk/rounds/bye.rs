//! The one who is left when the number is odd: a bye, or waiting for somebody who may still come.

use super::page::{AtRound, seen};
use crate::{
    actions::rounds::{self, OddOne},
    app::App,
    error::{Error, Result},
    web::{form::Form, guard::Organiser},
};
use actix_web::{
    HttpResponse,
    web::{Data, Path},
};

/// Gives the bye, or lets the player wait instead.
pub async fn send(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, i64)>,
    form: Form,
) -> Result<HttpResponse> {
    let player = form.value("player").parse().map_err(|_| Error::NotFound)?;
    let waits = form.is("bye", "waits");
    let asked = OddOne { round: path.1, seen: seen(&form), player, waits };
    let result = rounds::set_odd_one(&app, &here.actor(&form), &here.event, &asked).await;
    let note = if waits { "They wait for an opponent." } else { "They have the bye." };
    AtRound { app: &app, here: &here, number: path.1 }.answer(form, result, note).await
}
