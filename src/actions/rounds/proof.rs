//! The proof that is stored with a round, renewed after every change by hand.

use super::{drawn::DrawnEntrants, loaded::compute_round_aside};
use crate::{
    actions::prelude::*,
    domain::{
        round::Round,
        rounds::{ProofTables, prove_kept_draw},
    },
};

/// Proves a stored round again as its tables or matches are now, and stores that.
pub(super) async fn renew_round_proof<E: DrawnEntrants>(
    tx: &mut Tx,
    event: &Event,
    round: &Round,
) -> Result<()> {
    let Some(kept) = storage::rounds::load_kept_draw(tx, round.id).await? else { return Ok(()) };
    let loaded = E::load_entrants(tx, event).await?;
    let tables = ProofTables::from_tables(&loaded.list_tables(tx, round).await?);
    let renewed = compute_round_aside(move || Ok(prove_kept_draw(kept, loaded.history(), &tables))).await?;
    storage::rounds::set_proof(tx, round.id, &renewed).await?;
    Ok(())
}
