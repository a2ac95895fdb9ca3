//! Two players of a round who change places: first what it costs, then the change.

use super::one::{AtRound, Look, round_page, seen};
use crate::{
    actions::rounds::{self, Asked, Ground, Swap, Told},
    app::App,
    domain::{
        battle::Battle,
        event::player::Player,
        round::Round,
        rounds::{KeptDraw, Price},
    },
    error::Result,
    storage,
    web::{form::Form, guard::Organiser, respond::form_again},
};
use actix_web::{
    HttpResponse,
    web::{Data, Path},
};

/// Two players, and what it would cost if they changed places or met.
pub(super) struct Preview {
    pub one: Player,
    pub two: Player,
    pub price: Price,
}

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
        let shown = round_page(&app, &here, path.1, (&Look::default(), Some(form))).await?;
        return form_again(&here.visit, &shown);
    };
    let told = if form.is_ticked("told") { Told::Everybody } else { Told::Staff };
    let asked = Swap { round: path.1, seen: seen(&form), one: one.id, two: two.id, reason, told };
    let result = rounds::swap(&app, &here.actor(&form), here.event.id, &asked).await;
    AtRound { app: &app, here: &here, number: path.1 }.answer(form, result, "They have changed places.").await
}

/// What the two players asked for would cost; what is wrong with the question stands beside its field.
pub(super) async fn preview(
    ground: &Ground,
    (round, battles, draw): (&Round, &[Battle], Option<&KeptDraw>),
    look: &Look,
    form: &mut Form,
) -> Result<Option<Preview>> {
    if !look.one.is_empty() || !look.two.is_empty() {
        form.set("one", &look.one);
        form.set("two", &look.two);
    }
    if form.value("one").is_empty() && form.value("two").is_empty() {
        return Ok(None);
    }
    let mut picked = Vec::new();
    for field in ["one", "two"] {
        let number = form.value(field).to_owned();
        let seated = |player: &&Player| {
            player.number.to_string() == number.trim()
                && battles.iter().any(|battle| battle.side_of(player.id).is_some())
        };
        match ground.loaded.players.iter().find(seated) {
            Some(player) => picked.push(player.clone()),
            None => form.refuse(field, "No player has this number in this round."),
        }
    }
    let Ok([one, two]) = <[Player; 2]>::try_from(picked) else { return Ok(None) };
    if one.id == two.id {
        form.refuse("two", "Choose two different players.");
        return Ok(None);
    }
    let asked = Asked { round, battles, draw, one: one.id, two: two.id };
    match ground.price(asked).await? {
        Ok(price) => Ok(Some(Preview { one, two, price })),
        Err(problem) => {
            form.refuse("two", problem.to_string());
            Ok(None)
        }
    }
}
