//! The proof that is stored with a round, renewed after every change by hand.

use crate::{
    domain::{
        ids::EventId,
        round::Round,
        rounds::{ProofTables, TableNow, prove_kept_draw},
    },
    error::{Error, Result},
    storage::{self, Tx},
};

/// Proves a stored round again as its tables are now, and stores that.
pub(super) async fn renew_round_proof(tx: &mut Tx, event: EventId, round: &Round) -> Result<()> {
    let Some(kept) = storage::rounds::load_kept_draw(tx, round.id).await? else { return Ok(()) };
    let loaded = storage::history::load_history(tx, event).await?;
    let battles = storage::battles::list_battles_of_round(tx, round.id).await?;
    let tables = ProofTables::from_tables(&TableNow::from_battles(&loaded.index, &battles));
    let renewed = tokio::task::spawn_blocking(move || prove_kept_draw(kept, &loaded.history, &tables)).await;
    let renewed = renewed.map_err(|error| Error::Broken(format!("the proof failed: {error}")))?;
    storage::rounds::set_proof(tx, round.id, &renewed).await?;
    Ok(())
}
