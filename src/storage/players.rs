//! The `player` table.

use super::Tx;
use crate::domain::{
    event::player::{Player, Status},
    ids::{AccountId, EventId, PlayerId, RoundId},
};
use chrono::{DateTime, Utc};

row!(Player {
    id,
    event_id,
    number,
    name,
    club,
    faction,
    email,
    notes,
    dietary,
    paid,
    status,
    spare,
    fixed_table,
    joined_round,
    dropped_after,
    checked_in_at,
    registered_at,
    account_id,
    link_epoch,
    link_open,
    version
});

macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT id, event_id, number, name, club, faction, email, notes, dietary, paid, status, spare, fixed_table,
                joined_round, dropped_after, checked_in_at, registered_at, account_id, link_epoch, link_open, version
             FROM player ",
            $rest
        )
    };
}

/// All entries, in order of their numbers.
pub async fn list(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<Player>> {
    fetch_all!(tx, select!("WHERE event_id = $1 ORDER BY number"), event)
}

pub async fn find(tx: &mut Tx, id: PlayerId) -> sqlx::Result<Option<Player>> {
    fetch_optional!(tx, select!("WHERE id = $1"), id)
}

/// Those who sit at a table of this round, or have its bye.
pub async fn seated(tx: &mut Tx, round: RoundId) -> sqlx::Result<Vec<Player>> {
    fetch_all!(
        tx,
        select!("WHERE id IN (SELECT player_id FROM seat WHERE round_id = $1) ORDER BY number"),
        round
    )
}

/// Whom this player has met, or meets.
pub async fn opponents(tx: &mut Tx, player: PlayerId) -> sqlx::Result<Vec<Player>> {
    fetch_all!(
        tx,
        select!(
            "WHERE id <> $1 AND id IN (SELECT other.player_id FROM seat own
                JOIN seat other ON other.battle_id = own.battle_id WHERE own.player_id = $1) ORDER BY number"
        ),
        player
    )
}

pub async fn by_number(tx: &mut Tx, event: EventId, number: i64) -> sqlx::Result<Option<Player>> {
    fetch_optional!(tx, select!("WHERE event_id = $1 AND number = $2"), event, number)
}

/// The highest number given so far; 0 when none was.
pub async fn last_number(tx: &mut Tx, event: EventId) -> sqlx::Result<i64> {
    fetch_value!(tx, "SELECT COALESCE(MAX(number), 0) FROM player WHERE event_id = $1", event)
}

/// How many have this status, spares left out.
pub async fn count(tx: &mut Tx, event: EventId, status: Status) -> sqlx::Result<i64> {
    fetch_value!(
        tx,
        "SELECT COUNT(*) FROM player WHERE event_id = $1 AND status = $2 AND NOT spare",
        event,
        status
    )
}

pub async fn insert(tx: &mut Tx, player: &Player) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO player (id, event_id, number, name, club, faction, email, notes, dietary, paid, status, spare,
            fixed_table, joined_round, dropped_after, checked_in_at, registered_at, account_id, link_epoch, link_open, version)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)",
        player.id,
        player.event_id,
        player.number,
        &player.name,
        &player.club,
        &player.faction,
        &player.email,
        &player.notes,
        &player.dietary,
        player.paid,
        player.status,
        player.spare,
        player.fixed_table,
        player.joined_round,
        player.dropped_after,
        player.checked_in_at,
        player.registered_at,
        player.account_id,
        player.link_epoch,
        player.link_open,
        player.version,
    )?;
    Ok(())
}

/// Writes everything that may change, if the row still has the version that `player` was read with.
/// False when somebody else changed it meanwhile.
pub async fn update(tx: &mut Tx, player: &Player) -> sqlx::Result<bool> {
    Ok(execute!(
        tx,
        "UPDATE player SET name = $3, club = $4, faction = $5, email = $6, notes = $7, dietary = $8, paid = $9,
            status = $10, spare = $11, fixed_table = $12, joined_round = $13, dropped_after = $14, checked_in_at = $15,
            account_id = $16, link_epoch = $17, link_open = $18, version = version + 1
         WHERE id = $1 AND version = $2",
        player.id,
        player.version,
        &player.name,
        &player.club,
        &player.faction,
        &player.email,
        &player.notes,
        &player.dietary,
        player.paid,
        player.status,
        player.spare,
        player.fixed_table,
        player.joined_round,
        player.dropped_after,
        player.checked_in_at,
        player.account_id,
        player.link_epoch,
        player.link_open,
    )? == 1)
}

/// The entries that this account has claimed, newest event first.
pub async fn of_account(tx: &mut Tx, account: AccountId) -> sqlx::Result<Vec<Player>> {
    fetch_all!(tx, select!("WHERE account_id = $1 ORDER BY registered_at DESC, id"), account)
}

/// Checks everybody in who plays and is not checked in yet.
pub async fn check_in_all(tx: &mut Tx, event: EventId, at: DateTime<Utc>) -> sqlx::Result<u64> {
    execute!(
        tx,
        "UPDATE player SET checked_in_at = $2, version = version + 1
         WHERE event_id = $1 AND status = 'playing' AND dropped_after IS NULL AND checked_in_at IS NULL",
        event,
        at
    )
}

/// Whether they sit at a table of any round, drafts included.
pub async fn is_seated(tx: &mut Tx, id: PlayerId) -> sqlx::Result<bool> {
    let seats: i64 = fetch_value!(tx, "SELECT COUNT(*) FROM seat WHERE player_id = $1", id)?;
    Ok(seats > 0)
}
