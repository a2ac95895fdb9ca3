//! The `pair_constraint` table: pairs that the organiser keeps apart, or brings together.

use super::{Tx, columns::JsonText};
use crate::domain::{
    ids::{EntrantId, EventId, PlayerId, TeamId},
    numbers::RoundNumber,
    rounds::{ConstraintKind, PairConstraint},
};
use uuid::Uuid;

struct PairRow {
    id: Uuid,
    a: Option<PlayerId>,
    b: Option<PlayerId>,
    team_a: Option<TeamId>,
    team_b: Option<TeamId>,
    kind: ConstraintKind,
    rounds: JsonText<Vec<RoundNumber>>,
    why: String,
}

table! {
    PairRow in pair_constraint, read by select!;
    given event_id: EventId;
    key id;
    fixed a, b, team_a, team_b, kind, rounds, why;
    insert: add;
}

/// In the order they were made.
pub async fn list_pair_constraints(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<PairConstraint>> {
    let rows: Vec<PairRow> = fetch_all!(tx, select!("WHERE event_id = $1 ORDER BY id"), event)?;
    let entrant = |player: Option<PlayerId>, team: Option<TeamId>| {
        player.map(EntrantId::Player).or(team.map(EntrantId::Team))
    };
    let constraint = |row: PairRow| {
        let (a, b) = (entrant(row.a, row.team_a)?, entrant(row.b, row.team_b)?);
        Some(PairConstraint { id: row.id, a, b, kind: row.kind, rounds: row.rounds.0, why: row.why })
    };
    Ok(rows.into_iter().filter_map(constraint).collect())
}

pub async fn insert_pair_constraint(
    tx: &mut Tx,
    event: EventId,
    constraint: &PairConstraint,
) -> sqlx::Result<()> {
    let PairConstraint { id, a, b, kind, rounds, why } = constraint.clone();
    let row = PairRow {
        id,
        a: a.player(),
        b: b.player(),
        team_a: a.team(),
        team_b: b.team(),
        kind,
        rounds: JsonText(rounds),
        why,
    };
    add(tx, event, &row).await
}

pub async fn delete_pair_constraint(tx: &mut Tx, event: EventId, constraint: Uuid) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM pair_constraint WHERE event_id = $1 AND id = $2", event, constraint)
}
