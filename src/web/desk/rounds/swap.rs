//! Two of a round who change places: whom to choose and what each would cost, then the change.

use super::{
    at_hand::RoundAtHand,
    at_round::{AtRound, is_own_address, lead_to_matches, seen_version_of_round},
    picker::{PricedSeat, SwapPage, SwapQuery, SwapRound},
};
use crate::{
    actions::rounds::{self, RepairAudience, Swap},
    domain::{
        pairing::{PairingOrder, Swaps},
        round::RoundState,
    },
    web::prelude::*,
};

pub async fn show_swap_page(at: AtRound, look: Query<SwapQuery>) -> Result<HttpResponse> {
    if let Some(led) = lead_to_matches(&at.here, &format!("/{}/swap", at.number))? {
        return Ok(led);
    }
    answer_with_page(&at.here.visit, &swap_page(&at, look.into_inner(), Form::default()).await?)
}

pub async fn swap_seats(at: AtRound, mut form: Form) -> Result<HttpResponse> {
    is_own_address(&at.here)?;
    let at_hand = RoundAtHand::read_round(&at.app, &at.here, at.number).await?;
    let mut picked = Vec::new();
    for field in ["one", "two"] {
        let found = at_hand.find_numbered(form.value(field));
        if found.is_none() {
            form.refuse(field, at_hand.say_not_seated());
        }
        picked.extend(found);
    }
    let reason = form.required("reason", 200, say!("forms-say-why"));
    let again = async |form: Form| {
        let asked = SwapQuery::from_form(&form);
        swap_page(&at, asked, form).await
    };
    let (Some(reason), [one, two], true) = (reason, &picked[..], form.is_fine()) else {
        return form_again(&at.here.visit, &again(form).await?);
    };
    let told = if form.is_ticked("told") { RepairAudience::Everybody } else { RepairAudience::Staff };
    let asked =
        Swap { round: at.number, seen: seen_version_of_round(&form), one: *one, two: *two, reason, told };
    let result = rounds::swap_seats(&at.app, &at.actor(&form), &at.here.event, &asked).await;
    let (one, two) = (at_hand.name(*one), at_hand.name(*two));
    let next = at.next().saying(say!("desk-rounds-swapped", one, two));
    SentForm { visit: &at.here.visit, form, result }.answer(next, again).await
}

async fn swap_page(at: &AtRound, asked: SwapQuery, mut form: Form) -> Result<SwapPage> {
    let at_hand = RoundAtHand::read_round(&at.app, &at.here, at.number).await?;
    let round = at_hand.round().clone();
    let (one, two) = (at_hand.find_seated(&asked.one), at_hand.find_seated(&asked.two));
    for (field, typed, found) in [("one", &asked.one, one), ("two", &asked.two, two)] {
        if !typed.is_empty() && found.is_none() && form.problem_of(field).is_none() {
            form.refuse(field, at_hand.say_not_seated());
        }
    }
    let (mut swaps, mut price) = (Swaps { order: PairingOrder::Record, with: Vec::new() }, None);
    if let Some(one) = one.filter(|_| round.state != RoundState::Closed) {
        swaps = at_hand.prices_of_swaps(one).await?;
        match two {
            Some(two) if at_hand.meet(one, two) => form.refuse("two", at_hand.say_choose_two()),
            Some(two) => price = Some(at_hand.price(one, two).await?),
            None => {}
        }
    }
    let Swaps { order, with } = swaps;
    let with = with.into_iter();
    let with =
        with.map(|found| PricedSeat { number: at_hand.number(found.player).to_string(), found }).collect();
    let tables = at_hand.swap_tables();
    let of = SwapRound { visit: at.here.0.clone(), round, tables, order, with, price };
    Ok(SwapPage::new(of, asked, form))
}
