//! The `venue_table` table, and the battles that were put on a table by hand.

use super::Tx;
use crate::domain::{
    event::venue::VenueTable,
    ids::{BattleId, EventId, RoundId},
    numbers::TableNumber,
};

table! {
    VenueTable in venue_table, read by select!;
    given event_id: EventId;
    key number;
    fixed area, terrain, note, streamed, out_of_use, version;
    insert: pub insert;
}

/// In order of their numbers.
pub async fn list_venue_tables(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<VenueTable>> {
    fetch_all!(tx, select!("WHERE event_id = $1 ORDER BY number"), event)
}

/// Writes everything but the number, if the row still has the version that `table` was read with.
pub async fn update_venue_table(tx: &mut Tx, event: EventId, table: &VenueTable) -> sqlx::Result<bool> {
    Ok(execute!(
        tx,
        "UPDATE venue_table SET area = $3, terrain = $4, note = $5, out_of_use = $6, streamed = $7,
             version = version + 1
         WHERE event_id = $1 AND number = $2 AND version = $8",
        event,
        table.number,
        &table.area,
        &table.terrain,
        &table.note,
        &table.out_of_use,
        table.streamed,
        table.version,
    )? == 1)
}

pub async fn delete_venue_table(tx: &mut Tx, event: EventId, number: TableNumber) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM venue_table WHERE event_id = $1 AND number = $2", event, number)
}

/// Battles of a round that the organiser put where they are.
pub async fn list_placed_battles(tx: &mut Tx, round: RoundId) -> sqlx::Result<Vec<BattleId>> {
    let found: Vec<(BattleId,)> = fetch_all!(
        tx,
        "SELECT p.battle_id FROM placed_battle p JOIN battle t ON t.id = p.battle_id WHERE t.round_id = $1",
        round
    )?;
    Ok(found.into_iter().map(|(battle,)| battle).collect())
}

pub async fn place_battle(tx: &mut Tx, battle: BattleId, reason: &str) -> sqlx::Result<()> {
    unplace_battle(tx, battle).await?;
    execute!(tx, "INSERT INTO placed_battle (battle_id, reason) VALUES ($1, $2)", battle, reason)?;
    Ok(())
}

pub async fn unplace_battle(tx: &mut Tx, battle: BattleId) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM placed_battle WHERE battle_id = $1", battle)
}
