//! The `pair_constraint` table: pairs that the organiser keeps apart, or brings together; of players, or of teams.

use super::{Tx, columns::JsonText};
use crate::domain::{
    ids::{EventId, PlayerId, TeamId},
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

async fn fetch_pair_rows(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<PairRow>> {
    fetch_all!(tx, select!("WHERE event_id = $1 ORDER BY id"), event)
}

fn pair_constraint_from_row<P>(
    row: PairRow,
    both: impl FnOnce(&PairRow) -> Option<(P, P)>,
) -> Option<PairConstraint<P>> {
    let (a, b) = both(&row)?;
    let PairRow { id, kind, rounds, why, .. } = row;
    Some(PairConstraint { id, a, b, kind, rounds: rounds.0, why })
}

/// Those of players, in the order they were made.
pub async fn list_player_pair_constraints(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<PairConstraint>> {
    let all = fetch_pair_rows(tx, event).await?.into_iter();
    Ok(all.filter_map(|row| pair_constraint_from_row(row, |row| row.a.zip(row.b))).collect())
}

/// Those of teams, in the order they were made.
pub async fn of_teams(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<PairConstraint<TeamId>>> {
    let all = fetch_pair_rows(tx, event).await?.into_iter();
    Ok(all.filter_map(|row| pair_constraint_from_row(row, |row| row.team_a.zip(row.team_b))).collect())
}

pub async fn insert_pair_constraint(
    tx: &mut Tx,
    event: EventId,
    constraint: &PairConstraint,
) -> sqlx::Result<()> {
    let PairConstraint { id, a, b, kind, rounds, why } = constraint.clone();
    let (a, b, rounds) = (Some(a), Some(b), JsonText(rounds));
    add(tx, event, &PairRow { id, a, b, team_a: None, team_b: None, kind, rounds, why }).await
}

pub async fn insert_of_teams(
    tx: &mut Tx,
    event: EventId,
    constraint: &PairConstraint<TeamId>,
) -> sqlx::Result<()> {
    let PairConstraint { id, a, b, kind, rounds, why } = constraint.clone();
    let (team_a, team_b, rounds) = (Some(a), Some(b), JsonText(rounds));
    add(tx, event, &PairRow { id, a: None, b: None, team_a, team_b, kind, rounds, why }).await
}

pub async fn delete_pair_constraint(tx: &mut Tx, event: EventId, constraint: Uuid) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM pair_constraint WHERE event_id = $1 AND id = $2", event, constraint)
}
