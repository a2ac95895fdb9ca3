//! Whether a round may still be changed, as the organiser saw it.

use crate::{
    actions::prelude::*,
    domain::{
        refusal::Conflict,
        round::{Round, RoundState},
        rounds::RoundError,
    },
};

/// A round that is not closed, as it was on the screen.
pub(super) async fn open_round(
    tx: &mut Tx,
    event: EventId,
    (number, seen): (RoundNumber, i64),
) -> Result<Round> {
    let round = storage::rounds::by_number(tx, event, number).await?.ok_or(Error::NotFound)?;
    if round.state == RoundState::Closed {
        return Err(Error::from_refusal(RoundError::Closed { round: number }));
    }
    if round.version != seen {
        return Err(Error::Conflict(Conflict::Round));
    }
    Ok(round)
}

/// A round that another was drawn from keeps its tables.
pub(super) async fn is_last(tx: &mut Tx, round: &Round) -> Result<()> {
    if storage::events::newest_round(tx, round.event_id).await? > round.number {
        return Err(Error::from_refusal(RoundError::DrawnFrom { round: round.number }));
    }
    Ok(())
}
