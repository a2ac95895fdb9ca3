//! The `paper_entry` table: who typed in a sheet that a second person has to type in too.

use super::Tx;
use crate::domain::ids::{AccountId, BattleId, RoundId};

/// Who typed in the newest sheet of this battle that waits, or waited.
pub async fn find_paper_typist(tx: &mut Tx, battle: BattleId) -> sqlx::Result<Option<AccountId>> {
    let row: Option<(AccountId,)> =
        fetch_optional!(tx, "SELECT account_id FROM paper_entry WHERE battle_id = $1", battle)?;
    Ok(row.map(|(account,)| account))
}

/// The same for all battles of a round.
pub async fn of_round(tx: &mut Tx, round: RoundId) -> sqlx::Result<Vec<(BattleId, AccountId)>> {
    fetch_all!(
        tx,
        "SELECT p.battle_id, p.account_id FROM paper_entry p JOIN battle t ON t.id = p.battle_id
         WHERE t.round_id = $1",
        round
    )
}

/// From now on it is this one's.
pub async fn set_paper_typist(tx: &mut Tx, battle: BattleId, account: AccountId) -> sqlx::Result<u64> {
    execute!(
        tx,
        "INSERT INTO paper_entry (battle_id, account_id) VALUES ($1, $2)
         ON CONFLICT (battle_id) DO UPDATE SET account_id = excluded.account_id",
        battle,
        account
    )
}
