//! The `live_consent` table: players who let everybody read the sheet of a battle while it is played.

use super::Tx;
use crate::domain::{
    battle::Battle,
    ids::{BattleId, PlayerId},
};

/// Those who have agreed at this battle; who sat there before may be among them.
pub async fn list_live_consents(tx: &mut Tx, battle: BattleId) -> sqlx::Result<Vec<PlayerId>> {
    let rows: Vec<(PlayerId,)> =
        fetch_all!(tx, "SELECT player_id FROM live_consent WHERE battle_id = $1 ORDER BY player_id", battle)?;
    Ok(rows.into_iter().map(|(player,)| player).collect())
}

/// Whether both who play it now have agreed.
pub async fn is_shown_live(tx: &mut Tx, battle: &Battle) -> sqlx::Result<bool> {
    let agreed = list_live_consents(tx, battle.id).await?;
    Ok(battle.b.is_some_and(|b| agreed.contains(&battle.a) && agreed.contains(&b)))
}

pub async fn insert_live_consent(tx: &mut Tx, battle: BattleId, player: PlayerId) -> sqlx::Result<u64> {
    execute!(tx, "INSERT INTO live_consent (battle_id, player_id) VALUES ($1, $2)", battle, player)
}

pub async fn delete_live_consent(tx: &mut Tx, battle: BattleId, player: PlayerId) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM live_consent WHERE battle_id = $1 AND player_id = $2", battle, player)
}
