//! Which round comes next, and which can still be changed.

use super::error::RoundError;
use crate::domain::{
    numbers::RoundNumber,
    round::{Round, RoundState},
};

/// The number of the round that comes next.
pub fn next_round_number(rounds: &[Round]) -> RoundNumber {
    rounds.last().map_or(RoundNumber::FIRST, |round| round.number.next())
}

/// Whether this round can be drawn now.
///
/// # Errors
///
/// When another round comes first, or the one before is still a draft.
pub fn may_draw(rounds: &[Round], number: RoundNumber) -> Result<(), RoundError> {
    if number > next_round_number(rounds) {
        return Err(RoundError::NotNext { next: next_round_number(rounds) });
    }
    match rounds.iter().find(|round| round.state == RoundState::Draft) {
        Some(draft) => Err(RoundError::StillADraft { round: draft.number }),
        None => Ok(()),
    }
}

/// Whether the tables of a round can still change.
///
/// # Errors
///
/// When it is closed, or another was drawn from it.
pub fn may_change(rounds: &[Round], round: &Round) -> Result<(), RoundError> {
    if round.state == RoundState::Closed {
        return Err(RoundError::Closed { round: round.number });
    }
    if next_round_number(rounds) > round.number.next() {
        return Err(RoundError::DrawnFrom { round: round.number });
    }
    Ok(())
}
