//! Which round comes next, and which can still be changed.

use super::error::RoundError;
use crate::domain::round::{Round, RoundState};

/// The number of the round that comes next.
pub fn next(rounds: &[Round]) -> i64 {
    rounds.last().map_or(1, |round| round.number + 1)
}

/// Whether this round can be drawn now.
///
/// # Errors
///
/// When another round comes first, or the one before is still a draft.
pub fn may_draw(rounds: &[Round], number: i64) -> Result<(), RoundError> {
    if number > next(rounds) {
        return Err(RoundError::NotNext { next: small(next(rounds)) });
    }
    match rounds.iter().find(|round| round.state == RoundState::Draft) {
        Some(draft) => Err(RoundError::StillADraft { round: small(draft.number) }),
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
        return Err(RoundError::Closed { round: small(round.number) });
    }
    if next(rounds) > round.number + 1 {
        return Err(RoundError::DrawnFrom { round: small(round.number) });
    }
    Ok(())
}

fn small(number: i64) -> u32 {
    u32::try_from(number).unwrap_or_default()
}
