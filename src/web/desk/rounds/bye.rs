//! The one who is left when the number is odd: a bye, or waiting for somebody who may still come.

use super::one::{AtRound, seen};
use crate::{
    actions::rounds::{self, OddOne},
    app::App,
    domain::battle::Battle,
    error::{Error, Result},
    storage::history::Loaded,
    web::{form::Form, guard::Organiser},
};
use actix_web::{
    HttpResponse,
    web::{Data, Path},
};

/// A player without an opponent, and why it is this one.
pub(super) struct Left {
    pub number: i64,
    pub name: String,
    pub why: String,
    pub waits: bool,
    /// The round's method leaves them without an opponent.
    pub rests: bool,
    /// Given by the organiser.
    pub by_hand: bool,
}

pub(super) fn left(battles: &[Battle], loaded: &Loaded) -> Vec<Left> {
    let alone = battles.iter().filter(|battle| battle.is_bye());
    let named = alone.filter_map(|battle| {
        let player = loaded.player(battle.a)?;
        let why = battle.by_hand.clone().map_or_else(|| battle.reasons(), |reason| vec![reason]);
        Some(Left {
            number: player.number,
            name: player.name.to_string(),
            why: why.join("; "),
            waits: battle.is_waiting(),
            rests: battle.rests(),
            by_hand: battle.is_bye_by_hand(),
        })
    });
    named.collect()
}

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
