//! What a change by hand costs: two players changing places, two brought together or kept apart.

use super::{
    constraint::ConstrainedPair,
    context::{DrawOptions, RoundContext},
    error::RoundError,
    kept::KeptDraw,
    now::RoundNow,
    request::DrawRequest,
};
use crate::domain::{
    history::{History, PlayerIndex},
    numbers::RoundNumber,
    pairing::{self, ApartReason, DrawPrice, PairingRequest, Swaps},
};

/// What two players changing places, or meeting, costs against the pairs as they are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Price {
    pub swap: DrawPrice,
    /// What stands between them. Empty where they meet already.
    pub between: Vec<ApartReason>,
    pub together: DrawPrice,
}

/// Draws a round with the pairs as they are, with two players swapped, and with the two as a pair.
///
/// # Errors
///
/// When one of these cannot be drawn.
pub fn price_of_swap(
    context: &RoundContext,
    now: &RoundNow,
    (one, two): (PlayerIndex, PlayerIndex),
) -> Result<Price, RoundError> {
    let (history, wanted) = as_made(context, now);
    let pairs: Vec<_> = now.tables.iter().filter_map(|table| table.seats.pair()).collect();
    let other = |player: PlayerIndex| match player {
        player if player == one => two,
        player if player == two => one,
        player => player,
    };
    let swapped: Vec<_> = pairs.iter().map(|(a, b)| (other(*a), other(*b))).collect();
    let kept = wanted.request(&history);
    let request = PairingRequest { fixed: Vec::new(), fixed_bye: None, ..kept.clone() };
    let as_it_is = pairing::by_hand(&request, &pairs)?;
    let then = pairing::by_hand(&request, &swapped)?;
    let why_not = pairing::why_not(&kept, &as_it_is, (one, two))?;
    let swap = pairing::price_draw_change(&as_it_is, &then);
    Ok(Price { swap, between: why_not.between, together: why_not.price })
}

/// With whom a player of the round could change places, the best first, and what it would cost; whose battle has begun
/// stays.
///
/// # Errors
///
/// When the round is none that can be drawn.
pub fn prices_of_swaps(
    context: &RoundContext,
    now: &RoundNow,
    one: PlayerIndex,
) -> Result<Swaps, RoundError> {
    let (history, wanted) = as_made(context, now);
    let pairs: Vec<_> = now.tables.iter().filter_map(|table| table.seats.pair()).collect();
    let request = PairingRequest { fixed: Vec::new(), fixed_bye: None, ..wanted.request(&history) };
    let mut swaps = pairing::price_swaps(&request, &pairs, one)?;
    let sits = |player: PlayerIndex| {
        let mut tables = now.tables.iter().filter(|table| !table.begun);
        tables.any(|table| table.seats.a == player || table.seats.b == Some(player))
    };
    swaps.with.retain(|found| sits(found.player));
    Ok(swaps)
}

/// The history that a round was drawn from, and what was asked for.
fn as_made(context: &RoundContext, now: &RoundNow) -> (History, DrawRequest) {
    let options = DrawOptions::as_it_is(now.round, now.clubs(context));
    let history = context.history_for(options);
    let mut wanted = context.around(&now.by_hand).request(&history, options, now.attempt);
    match now.kept.as_ref().and_then(KeptDraw::rules) {
        Some(rules) => wanted.rules = rules,
        None => context.set_order(&history, &mut wanted),
    }
    (history, wanted)
}

/// Draws a round without a wish for two players and with it, both under the rules with it, on the results as they
/// stand. `None` where the wish is not for that round, or one of them does not play in it.
///
/// # Errors
///
/// When one of these cannot be drawn.
pub fn price_of_pair(
    context: &RoundContext,
    round: RoundNumber,
    pair: &ConstrainedPair,
) -> Result<Option<DrawPrice>, RoundError> {
    let (a, b) = (pair.a, pair.b);
    let plays = |player: PlayerIndex| context.history.players[player].plays_in(round);
    if !pair.holds_in(round) || a == b || !plays(a) || !plays(b) {
        return Ok(None);
    }
    let options = DrawOptions::as_it_is(round, context.clubs.in_round(round));
    let (history, wanted) = context.ask_by_method(options, 1)?;
    let mut wished = context.clone();
    wished.constraints.insert(0, ConstrainedPair { rounds: vec![round], ..pair.clone() });
    let (then, wished) = wished.ask_by_method(options, 1)?;
    let plays_then =
        |history: &History| history.players.iter().map(|player| player.plays_in(round)).collect::<Vec<_>>();
    if plays_then(&history) != plays_then(&then) {
        // Others rest by the round's method, so the two cannot be compared.
        return Ok(None);
    }
    let without: Vec<_> = pairing::draw_pairings(&wanted.request(&history))?.pairs().collect();
    let wished = wished.request(&then);
    let after = pairing::draw_pairings(&wished)?;
    let before =
        pairing::by_hand(&PairingRequest { fixed: Vec::new(), fixed_bye: None, ..wished }, &without)?;
    Ok(Some(pairing::price_draw_change(&before, &after)))
}
