//! What it would cost if two players of a round changed places or met.

use crate::{
    actions::rounds::{LoadedRounds, StoredRound},
    domain::{
        battle::Battle,
        event::player::Player,
        round::Round,
        rounds::{KeptDraw, Price},
    },
    error::Result,
    web::form::Form,
    words::{
        draw::between_told,
        pages::{desk::rounds as say, forms},
    },
};

/// Two players, and what it would cost if they changed places or met.
pub(super) struct PricePreview {
    pub one: Player,
    pub two: Player,
    pub price: Price,
}

impl PricePreview {
    /// What stands between them, in words.
    pub fn between(&self) -> Vec<String> {
        between_told(&self.price.between)
    }
}

/// What the two players asked for would cost; what is wrong with the question stands beside its field.
pub(super) async fn preview(
    loaded_rounds: &LoadedRounds,
    (round, battles, draw): (&Round, &[Battle], Option<&KeptDraw>),
    [one, two]: [&str; 2],
    form: &mut Form,
) -> Result<Option<PricePreview>> {
    if !one.is_empty() || !two.is_empty() {
        form.set("one", one);
        form.set("two", two);
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
        match loaded_rounds.loaded.players.iter().find(seated) {
            Some(player) => picked.push(player.clone()),
            None => form.refuse(field, forms::NO_SUCH_PLAYER_IN_ROUND),
        }
    }
    let Ok([one, two]) = <[Player; 2]>::try_from(picked) else { return Ok(None) };
    if one.id == two.id {
        form.refuse("two", say::CHOOSE_TWO);
        return Ok(None);
    }
    match loaded_rounds.price(StoredRound { round, battles, draw }, one.id, two.id).await {
        Ok(price) => Ok(Some(PricePreview { one, two, price })),
        Err(error) => {
            form.refuse("two", error.refusal()?);
            Ok(None)
        }
    }
}
