//! The one who is left when the number is odd: a bye, or waiting for somebody who may still come.

use super::at_round::{AtRound, seen_version_of_round};
use crate::{
    actions::rounds::{self, ByeOrWait},
    web::{prelude::*, teams::of_players},
};

/// Gives the bye, or lets the player wait instead.
pub async fn choose_bye_or_wait(at: AtRound, form: Form) -> Result<HttpResponse> {
    of_players(&at.here)?;
    let player = form.value("player").parse().map_err(|_| Error::NotFound)?;
    let waits = form.is("bye", "waits");
    let asked = ByeOrWait { round: at.number, seen: seen_version_of_round(&form), player, waits };
    let result = rounds::give_bye_or_wait(&at.app, &at.actor(&form), &at.here.event, &asked).await;
    at.answer(form, result, say!("desk-rounds-left-over", waits)).await
}
