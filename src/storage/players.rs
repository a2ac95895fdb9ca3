//! The `player` table.

use super::Tx;
use crate::domain::{
    event::player::Player,
    ids::{AccountId, EventId, PlayerId, RoundId, TeamId},
};
use chrono::{DateTime, Utc};

table! {
    Player in player, read by select!;
    key id;
    fixed event_id, number, link_key, soft;
    changing name, club, faction, email, notes, dietary, paid, status, spare, fixed_table, registered_at,
        joined_round, dropped_after, gave_up_at, asks_since, checked_in_at, account_id, link_epoch, link_open,
        team_id, team_role, team_place, team_deputy;
    insert: pub insert;
    rows: pub insert_all;
    update: pub update;
}

/// All entries, in order of their numbers.
pub async fn list_players(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<Player>> {
    fetch_all!(tx, select!("WHERE event_id = $1 ORDER BY number"), event)
}

pub async fn find_player(tx: &mut Tx, id: PlayerId) -> sqlx::Result<Option<Player>> {
    fetch_optional!(tx, select!("WHERE id = $1"), id)
}

/// Those who sit at a table of this round, or have its bye.
pub async fn list_seated_players(tx: &mut Tx, round: RoundId) -> sqlx::Result<Vec<Player>> {
    fetch_all!(
        tx,
        select!("WHERE id IN (SELECT player_id FROM seat WHERE round_id = $1) ORDER BY number"),
        round
    )
}

pub async fn by_number(tx: &mut Tx, event: EventId, number: i64) -> sqlx::Result<Option<Player>> {
    fetch_optional!(tx, select!("WHERE event_id = $1 AND number = $2"), event, number)
}

/// The members of a team, those with a place first, in its order.
pub async fn of_team(tx: &mut Tx, team: TeamId) -> sqlx::Result<Vec<Player>> {
    fetch_all!(tx, select!("WHERE team_id = $1 ORDER BY COALESCE(team_place, 1000), number"), team)
}

/// How many have ever belonged to a team, those who have left it too.
pub async fn ever_of_team(tx: &mut Tx, team: TeamId) -> sqlx::Result<i64> {
    fetch_value!(tx, "SELECT COUNT(*) FROM player WHERE team_id = $1", team)
}

/// The highest number given so far; 0 when none was.
pub async fn last_number(tx: &mut Tx, event: EventId) -> sqlx::Result<i64> {
    fetch_value!(tx, "SELECT COALESCE(MAX(number), 0) FROM player WHERE event_id = $1", event)
}

/// The entries that this account has claimed, newest event first.
pub async fn of_account(tx: &mut Tx, account: AccountId) -> sqlx::Result<Vec<Player>> {
    fetch_all!(tx, select!("WHERE account_id = $1 ORDER BY registered_at DESC, id"), account)
}

/// The same in events that were made no earlier than this one.
pub async fn of_account_since(tx: &mut Tx, account: AccountId, oldest: EventId) -> sqlx::Result<Vec<Player>> {
    fetch_all!(
        tx,
        select!("WHERE account_id = $1 AND event_id >= $2 ORDER BY registered_at DESC, id"),
        account,
        oldest
    )
}

/// Whether they sit at a table of any round, drafts included.
pub async fn is_seated(tx: &mut Tx, id: PlayerId) -> sqlx::Result<bool> {
    let seats: i64 = fetch_value!(tx, "SELECT COUNT(*) FROM seat WHERE player_id = $1", id)?;
    Ok(seats > 0)
}

/// Whether they sit at a table of a round that is out.
pub async fn is_seated_in_public(tx: &mut Tx, id: PlayerId) -> sqlx::Result<bool> {
    let seats: i64 = fetch_value!(
        tx,
        "SELECT COUNT(*) FROM seat JOIN round ON round.id = seat.round_id
         WHERE seat.player_id = $1 AND round.state <> 'draft'",
        id
    )?;
    Ok(seats > 0)
}

/// The entries of one person in the event $1: claimed by the account $2, the entry $3 of their browser, and whatever
/// has the same account as that one. Not what gave the same email address: nobody has proved that it is theirs, and
/// whoever signs up with a judge's could not be judged. One text, so that everybody who asks finds the same.
macro_rules! entries_of_person {
    () => {
        "SELECT p.id FROM player p LEFT JOIN player m ON m.id = $3
         WHERE p.event_id = $1 AND (p.id = m.id OR p.account_id = $2 OR p.account_id = m.account_id)"
    };
}
pub(super) use entries_of_person;

/// All entries of whoever is signed in to this account and has this entry on their browser. None of a stranger.
pub async fn of_person(
    tx: &mut Tx,
    event: EventId,
    account: Option<AccountId>,
    player: Option<PlayerId>,
) -> sqlx::Result<Vec<PlayerId>> {
    let rows: Vec<(PlayerId,)> = fetch_all!(tx, entries_of_person!(), event, account, player)?;
    Ok(rows.into_iter().map(|(id,)| id).collect())
}

/// Deletes the players of these numbers who had signed up by then and of whom nothing has come since: they stand as they
/// were added, and no seat, roster or note is theirs. How many they were.
pub async fn delete_untouched(
    tx: &mut Tx,
    event: EventId,
    numbers: std::ops::Range<i64>,
    by: DateTime<Utc>,
) -> sqlx::Result<u64> {
    execute!(
        tx,
        "DELETE FROM player WHERE event_id = $1 AND number >= $2 AND number < $3 AND registered_at <= $4 AND version = 1
         AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.player_id = player.id)
         AND NOT EXISTS (SELECT 1 FROM roster WHERE roster.player_id = player.id)
         AND NOT EXISTS (SELECT 1 FROM roster_draft WHERE roster_draft.player_id = player.id)
         AND NOT EXISTS (SELECT 1 FROM conduct_note WHERE conduct_note.player_id = player.id)
         AND NOT EXISTS (SELECT 1 FROM penalty WHERE penalty.player_id = player.id)
         AND NOT EXISTS (SELECT 1 FROM soft_score WHERE soft_score.player_id = player.id)
         AND NOT EXISTS (SELECT 1 FROM award WHERE award.player_id = player.id)
         AND NOT EXISTS (SELECT 1 FROM vote_cast WHERE vote_cast.player_id = player.id)
         AND NOT EXISTS (SELECT 1 FROM vote_count WHERE vote_count.candidate_id = player.id)
         AND NOT EXISTS (SELECT 1 FROM pair_constraint WHERE player.id IN (pair_constraint.a, pair_constraint.b))",
        event,
        numbers.start,
        numbers.end,
        by
    )
}

/// Deletes what is kept about a person beside their entry: phones, answers, conduct, rosters. Results stay.
pub async fn erase_what_is_kept(tx: &mut Tx, id: PlayerId) -> sqlx::Result<()> {
    execute!(tx, "DELETE FROM session_player WHERE player_id = $1", id)?;
    execute!(tx, "DELETE FROM sign_up_answer WHERE player_id = $1", id)?;
    execute!(tx, "DELETE FROM event_picture WHERE player_id = $1", id)?;
    execute!(tx, "DELETE FROM grudge_request WHERE asker = $1 OR asked = $1", id)?;
    execute!(tx, "DELETE FROM conduct_note WHERE player_id = $1", id)?;
    execute!(
        tx,
        "DELETE FROM slow_play_watch WHERE battle_id IN (SELECT battle_id FROM seat WHERE player_id = $1)",
        id
    )?;
    execute!(tx, "DELETE FROM roster_draft WHERE player_id = $1", id)?;
    execute!(tx, "DELETE FROM roster WHERE player_id = $1", id)?;
    Ok(())
}
