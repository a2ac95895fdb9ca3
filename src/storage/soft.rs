//! The tables `soft_score` and `paint_mark`, and the sum of both in `player`.

use super::Tx;
use crate::domain::{
    event::soft::{PaintMark, SoftScore},
    ids::{AccountId, EventId, PlayerId},
};

table! {
    SoftScore in soft_score, read by select!;
    key player_id;
    fixed event_id;
    changing is_entered, battle_ready, sportsmanship, lists;
    insert: pub insert;
    update: pub update;
}

row!(PaintMark { player_id, judge_id, judge, marks });

/// Of everybody who has one.
pub async fn of_event(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<SoftScore>> {
    fetch_all!(tx, select!("WHERE event_id = $1"), event)
}

pub async fn find(tx: &mut Tx, player: PlayerId) -> sqlx::Result<Option<SoftScore>> {
    fetch_optional!(tx, select!("WHERE player_id = $1"), player)
}

/// The marks of all judges for all players, by judge.
pub async fn marks_of_event(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<PaintMark>> {
    fetch_all!(
        tx,
        "SELECT m.player_id, m.judge_id, m.judge, m.marks FROM paint_mark m JOIN player p ON p.id = m.player_id
         WHERE p.event_id = $1 ORDER BY m.judge, m.judge_id",
        event
    )
}

/// The marks of all judges for one player.
pub async fn marks_of(tx: &mut Tx, player: PlayerId) -> sqlx::Result<Vec<PaintMark>> {
    fetch_all!(
        tx,
        "SELECT player_id, judge_id, judge, marks FROM paint_mark WHERE player_id = $1
         ORDER BY judge, judge_id",
        player
    )
}

/// Notes a judge's marks in place of those before.
pub async fn set_marks(tx: &mut Tx, mark: &PaintMark) -> sqlx::Result<()> {
    take_marks_back(tx, mark.player_id, mark.judge_id).await?;
    execute!(
        tx,
        "INSERT INTO paint_mark (player_id, judge_id, judge, marks) VALUES ($1, $2, $3, $4)",
        mark.player_id,
        mark.judge_id,
        &mark.judge,
        mark.marks
    )?;
    Ok(())
}

/// As if this judge had given none.
pub async fn take_marks_back(tx: &mut Tx, player: PlayerId, judge: AccountId) -> sqlx::Result<()> {
    execute!(tx, "DELETE FROM paint_mark WHERE player_id = $1 AND judge_id = $2", player, judge)?;
    Ok(())
}

/// What the standings read.
pub async fn store_sum(tx: &mut Tx, player: PlayerId, sum: i64) -> sqlx::Result<()> {
    execute!(tx, "UPDATE player SET soft = $2 WHERE id = $1", player, sum)?;
    Ok(())
}
