//! Whether a round may still be changed, as the organiser saw it.

use super::loaded::small;
use crate::{
    domain::{
        ids::EventId,
        refusal::Conflict,
        round::{Round, RoundState},
        rounds::RoundError,
    },
    error::{Error, Result},
    storage::{self, Tx},
};

/// A round that is not closed, as it was on the screen.
pub(super) async fn open_round(tx: &mut Tx, event: EventId, (number, seen): (i64, i64)) -> Result<Round> {
    let round = storage::rounds::by_number(tx, event, number).await?.ok_or(Error::NotFound)?;
    if round.state == RoundState::Closed {
        return Err(Error::refused(RoundError::Closed { round: small(number) }));
    }
    if round.version != seen {
        return Err(Error::Conflict(Conflict::Round));
    }
    Ok(round)
}

/// A round that another was drawn from keeps its tables.
pub(super) async fn is_last(tx: &mut Tx, round: &Round) -> Result<()> {
    if storage::events::rounds_drawn(tx, round.event_id).await? > round.number {
        return Err(Error::refused(RoundError::DrawnFrom { round: small(round.number) }));
    }
    Ok(())
}
