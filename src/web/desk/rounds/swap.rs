//! Two players of a round who change places: whom to choose and what each would cost, then the change.

use super::{
    page::{AtRound, seen_version_of_round},
    picker::{PricedSeat, SwapPage, SwapQuery, SwapRound, SwapSeat, SwapTable},
};
use crate::{
    actions::rounds::{self, LoadedRounds, RepairAudience, StoredRound, Swap},
    domain::{
        battle::Battle,
        event::{namesakes::Namesakes, player::Player},
        ids::PlayerId,
        pairing::{PairingOrder, Swaps},
        round::RoundState,
    },
    error::Result,
    storage,
    text::say,
    web::{
        forms::form::Form,
        page::guard::Organiser,
        reply::{
            form_reply::{Next, SentForm},
            respond::{answer_with_page, form_again, see_other},
        },
        teams::of_players,
    },
};
use actix_web::{HttpResponse, web::Query};

pub async fn show_player_swap_page(at: AtRound, look: Query<SwapQuery>) -> Result<HttpResponse> {
    if let Some(matches) = at.here.event.page_of_matches(&format!("/{}/swap", at.number)) {
        return see_other(matches);
    }
    answer_with_page(&at.here.visit, &swap_page(&at, look.into_inner(), Form::default()).await?)
}

pub async fn swap_players(at: AtRound, mut form: Form) -> Result<HttpResponse> {
    of_players(&at.here)?;
    let mut tx = at.app.database.read().await?;
    let mut picked = Vec::new();
    for field in ["one", "two"] {
        let number = form.number(field, 1..=1_000_000).unwrap_or_default();
        let found = storage::players::by_number(&mut tx, at.here.event.id, number).await?;
        if found.is_none() && form.problem_of(field).is_none() {
            form.refuse(field, say!("forms-no-such-player-in-round"));
        }
        picked.extend(found);
    }
    tx.commit().await?;
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
        Swap { round: at.number, seen: seen_version_of_round(&form), one: one.id, two: two.id, reason, told };
    let result = rounds::swap_seated_players(&at.app, &at.actor(&form), at.here.event.id, &asked).await;
    let next = Next::lead_to_page(&at.here, at.here.to(&format!("desk/rounds/{}", at.number))).saying(say!(
        "desk-rounds-swapped",
        one = one.name.as_str(),
        two = two.name.as_str()
    ));
    SentForm { visit: &at.here.visit, form, result }.answer(next, again).await
}

async fn swap_page(at: &AtRound, asked: SwapQuery, mut form: Form) -> Result<SwapPage> {
    let here =
        if form.has("one") { Organiser(at.here.as_it_is_now(&at.app).await?) } else { at.here.clone() };
    let mut tx = at.app.database.read().await?;
    let loaded_rounds = LoadedRounds::from_cached_event(&mut tx, &here.event).await?;
    let round = loaded_rounds.round(at.number)?.clone();
    let draw = storage::rounds::load_kept_draw(&mut tx, round.id).await?;
    tx.commit().await?;
    let battles = here.event.battles(round.id);
    let stored = StoredRound { round: &round, battles, draw: draw.as_ref() };
    let sits = |number: &str| {
        players_in_battles(&loaded_rounds, battles).find(|player| player.number.to_string() == number)
    };
    let mut swaps = Swaps { order: PairingOrder::Record, with: Vec::new() };
    let mut price = None;
    if let Some(one) =
        sits(asked.one.trim()).map(|player| player.id).filter(|_| round.state != RoundState::Closed)
    {
        swaps = loaded_rounds.prices_of_swaps(stored, one).await?;
        match sits(asked.two.trim()).map(|two| two.id) {
            Some(two) if sit_apart(battles, (one, two)) => {
                price = Some(loaded_rounds.price(stored, one, two).await?);
            }
            Some(_) => form.refuse("two", say!("desk-rounds-choose-two")),
            None if !asked.two.is_empty() && form.problem_of("two").is_none() => {
                form.refuse("two", say!("forms-no-such-player-in-round"));
            }
            None => {}
        }
    } else if !asked.one.is_empty() && form.problem_of("one").is_none() {
        form.refuse("one", say!("forms-no-such-player-in-round"));
    }
    let Swaps { order, with } = swaps;
    let players = &loaded_rounds.loaded.players;
    let with =
        with.into_iter().map(|found| PricedSeat { number: players[found.player].number.to_string(), found });
    let tables = list_swap_tables(&loaded_rounds, battles);
    let with = with.collect();
    let of = SwapRound { visit: here.0.clone(), round, tables, order, with, price };
    Ok(SwapPage::new(of, asked, form))
}

/// Everybody who sits in these battles.
fn players_in_battles<'a>(
    loaded_rounds: &'a LoadedRounds,
    battles: &'a [Battle],
) -> impl Iterator<Item = &'a Player> {
    let seats = battles.iter().flat_map(|battle| [Some(battle.a), battle.b]).flatten();
    seats.filter_map(|id| loaded_rounds.loaded.player(id))
}

/// Two who sit apart.
fn sit_apart(battles: &[Battle], (one, two): (PlayerId, PlayerId)) -> bool {
    let together = |battle: &Battle| battle.side_of(one).is_some() && battle.side_of(two).is_some();
    one != two && !battles.iter().any(together)
}

fn list_swap_tables(loaded_rounds: &LoadedRounds, battles: &[Battle]) -> Vec<SwapTable> {
    let names = Namesakes::from_player_list(players_in_battles(loaded_rounds, battles));
    let seat = |id: PlayerId| {
        let player = loaded_rounds.loaded.player(id)?;
        Some(SwapSeat { number: player.number.to_string(), name: names.told(player) })
    };
    let table = |battle: &Battle| SwapTable {
        number: battle.table_number.map(|table| table.to_string()),
        seats: [Some(battle.a), battle.b].into_iter().flatten().filter_map(seat).collect(),
    };
    battles.iter().map(table).collect()
}
