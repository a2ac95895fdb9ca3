//! Whether what was put into the tables can be read as what it says it is.

use crate::{
    domain::ids::EventId,
    storage::{
        Tx, audit, awards, battles, calls, clocks, conduct, events, pair_constraints, penalties, players,
        reports, roll_offs, roster_drafts, roster_problems, rosters, rounds, screens, sheets, venue_tables,
        votes,
    },
};

/// Reads everything of an event once, as pages do.
///
/// # Errors
/// When the database fails; a value that is none of ours is no error, but the answer.
pub async fn is_readable(tx: &mut Tx, event: EventId) -> sqlx::Result<bool> {
    match all(tx, event).await {
        Err(sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) | sqlx::Error::RowNotFound) => {
            Ok(false)
        }
        other => other.map(|()| true),
    }
}

async fn all(tx: &mut Tx, event: EventId) -> sqlx::Result<()> {
    events::find(tx, event).await?.ok_or(sqlx::Error::RowNotFound)?;
    audit::all(tx, event).await?;
    for player in players::list(tx, event).await? {
        rosters::of_player(tx, player.id).await?;
        roster_drafts::of_player(tx, player.id).await?;
        roster_problems::of_player(tx, player.id).await?;
    }
    for round in rounds::list(tx, event).await? {
        rounds::draw(tx, round.id).await?;
        clocks::find(tx, round.id).await?;
        clocks::extensions(tx, round.id).await?;
        for battle in battles::list(tx, round.id).await? {
            reports::list(tx, battle.id).await?;
            calls::of_battle(tx, battle.id).await?;
            sheets::find(tx, battle.id).await?;
            sheets::steps(tx, battle.id).await?;
        }
    }
    conduct::standing(tx, event).await?;
    pair_constraints::list(tx, event).await?;
    pair_constraints::of_teams(tx, event).await?;
    penalties::of_event(tx, event).await?;
    roll_offs::list(tx, event).await?;
    awards::list(tx, event).await?;
    votes::list(tx, event).await?;
    votes::counts(tx, event).await?;
    screens::shows(tx, event).await?;
    screens::ceremony(tx, event).await?;
    venue_tables::list(tx, event).await?;
    Ok(())
}
