//! What a change by hand costs: two players changing places, two brought together or kept apart.

use super::{constraint::ConstraintKind, request::DrawRequest};
use crate::domain::{
    history::{History, PlayerIndex},
    pairing::{self, DrawError, Forbidden, Request},
};

/// What two players changing places, or meeting, costs against the pairs as they are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Price {
    /// `costs one record gap`
    pub swap: String,
    /// What stands between them: `they met in round 2`. Empty where they meet already.
    pub between: Vec<String>,
    pub together: String,
}

/// Two players, among the pairs as they are.
#[derive(Debug, Clone)]
pub struct TwoPlayers {
    pub pairs: Vec<(PlayerIndex, PlayerIndex)>,
    pub one: PlayerIndex,
    pub two: PlayerIndex,
}

/// Draws the round with the pairs as they are, with the two swapped, and with the two as a pair.
pub fn price(history: &History, wanted: &DrawRequest, change: &TwoPlayers) -> Result<Price, DrawError> {
    let request = Request { fixed: Vec::new(), fixed_bye: None, ..wanted.request(history) };
    let TwoPlayers { pairs, one, two } = change;
    let other = |player: PlayerIndex| match player {
        player if player == *one => *two,
        player if player == *two => *one,
        player => player,
    };
    let swapped: Vec<_> = pairs.iter().map(|(a, b)| (other(*a), other(*b))).collect();
    let now = pairing::by_hand(&request, pairs)?;
    let then = pairing::by_hand(&request, &swapped)?;
    let kept = wanted.request(history);
    let why_not = pairing::why_not(&kept, &now, (*one, *two))?;
    let swap = pairing::price(&now, &then);
    Ok(Price { swap, between: why_not.between, together: why_not.price })
}

/// The draw without a wish for two players and with it, both under the rules with it.
pub fn price_of_pair(
    history: &History,
    wanted: &DrawRequest,
    (a, b): (PlayerIndex, PlayerIndex),
    kind: ConstraintKind,
) -> Result<String, DrawError> {
    let request = wanted.request(history);
    let without: Vec<_> = pairing::draw(&request)?.pairs().collect();
    let mut other = request.clone();
    match kind {
        ConstraintKind::Apart => other.forbidden.push(Forbidden { a, b, rounds: None }),
        ConstraintKind::Together => {
            other.fixed.retain(|pair| ![pair.0, pair.1].iter().any(|player| [a, b].contains(player)));
            other.fixed.push((a, b));
            other.fixed_bye = other.fixed_bye.filter(|player| ![a, b].contains(player));
        }
    }
    let after = pairing::draw(&other)?;
    let before = pairing::by_hand(&Request { fixed: Vec::new(), fixed_bye: None, ..other }, &without)?;
    Ok(pairing::price(&before, &after))
}
