//! The tables `soft_score` and `paint_mark`, and the sum of both in `player`.

use super::Tx;
use crate::domain::{
    event::{
        player::Player,
        soft::{PaintMark, SoftScore},
    },
    ids::{AccountId, EventId, PlayerId},
};
use std::collections::HashSet;

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

pub async fn find_soft_score(tx: &mut Tx, player: PlayerId) -> sqlx::Result<Option<SoftScore>> {
    fetch_optional!(tx, select!("WHERE player_id = $1"), player)
}

/// Those whose list is in time by itself: the newest version is not late, and nobody gave points for it by hand.
pub async fn lists_in_time(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<PlayerId>> {
    let rows: Vec<(PlayerId,)> = fetch_all!(
        tx,
        "SELECT r.player_id FROM roster r WHERE r.event_id = $1 AND NOT r.late
           AND r.number = (SELECT MAX(n.number) FROM roster n WHERE n.player_id = r.player_id)
           AND NOT EXISTS (SELECT 1 FROM soft_score s WHERE s.player_id = r.player_id AND s.lists IS NOT NULL)
         ORDER BY r.player_id",
        event
    )?;
    Ok(rows.into_iter().map(|(id,)| id).collect())
}

/// Gives these players what the event gives for a list in time. It is worked out whenever it is read, so that it is
/// right whatever was handed in since, and however much the event gives now.
pub async fn add_lists(tx: &mut Tx, event: EventId, most: u32, players: &mut [Player]) -> sqlx::Result<()> {
    if most == 0 {
        return Ok(());
    }
    let in_time: HashSet<PlayerId> = lists_in_time(tx, event).await?.into_iter().collect();
    for player in players.iter_mut().filter(|player| in_time.contains(&player.id)) {
        player.soft += i64::from(most);
    }
    Ok(())
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

/// Somebody on the panel has given marks to an army.
pub async fn has_begun(tx: &mut Tx, event: EventId) -> sqlx::Result<bool> {
    let marks: i64 = fetch_value!(
        tx,
        "SELECT COUNT(*) FROM paint_mark m JOIN player p ON p.id = m.player_id WHERE p.event_id = $1",
        event
    )?;
    Ok(marks > 0)
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

/// What somebody gave; what a list in time earns by itself is added where it is read.
pub async fn store_sum(tx: &mut Tx, player: PlayerId, sum: i64) -> sqlx::Result<()> {
    execute!(tx, "UPDATE player SET soft = $2 WHERE id = $1", player, sum)?;
    Ok(())
}
