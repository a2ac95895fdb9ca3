//! The `pair_constraint` table: pairs that the organiser keeps apart, or brings together.

use super::{Tx, columns::JsonText};
use crate::domain::{
    ids::{EventId, PlayerId},
    numbers::RoundNumber,
    rounds::{ConstraintKind, PairConstraint},
};
use uuid::Uuid;

struct PairRow {
    id: Uuid,
    a: PlayerId,
    b: PlayerId,
    kind: ConstraintKind,
    rounds: JsonText<Vec<RoundNumber>>,
    why: String,
}

table! {
    PairRow in pair_constraint, read by select!;
    given event_id: EventId;
    key id;
    fixed a, b, kind, rounds, why;
    insert: add;
}

/// In the order they were made.
pub async fn list(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<PairConstraint>> {
    let rows: Vec<PairRow> = fetch_all!(tx, select!("WHERE event_id = $1 ORDER BY id"), event)?;
    let value =
        |PairRow { id, a, b, kind, rounds, why }| PairConstraint { id, a, b, kind, rounds: rounds.0, why };
    Ok(rows.into_iter().map(value).collect())
}

pub async fn insert(tx: &mut Tx, event: EventId, constraint: &PairConstraint) -> sqlx::Result<()> {
    let PairConstraint { id, a, b, kind, rounds, why } = constraint.clone();
    add(tx, event, &PairRow { id, a, b, kind, rounds: JsonText(rounds), why }).await
}

pub async fn delete(tx: &mut Tx, event: EventId, constraint: Uuid) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM pair_constraint WHERE event_id = $1 AND id = $2", event, constraint)
}
