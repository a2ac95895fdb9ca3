//! The `team` table.

use super::{Tx, players};
use crate::domain::{
    event::{
        player::{Player, Status},
        team::{Team, TeamWithMembers},
    },
    ids::{EventId, TeamId},
};
use std::collections::HashMap;

table! {
    Team in team, read by select!;
    key id;
    fixed event_id, number, registered_at;
    changing name, club, paid, status, spare, fixed_table, joined_round, dropped_after, gave_up_at, link_epoch;
    insert: pub insert;
    update: pub update;
}

/// All of them, in order of their numbers.
pub async fn list_teams(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<Team>> {
    fetch_all!(tx, select!("WHERE event_id = $1 ORDER BY number"), event)
}

/// All of them with their people.
pub async fn with_members(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<TeamWithMembers>> {
    let mut of: HashMap<TeamId, Vec<Player>> = HashMap::new();
    for player in players::list_players(tx, event).await? {
        if let Some(team) = player.team_id.filter(|_| player.status != Status::Withdrawn) {
            of.entry(team).or_default().push(player);
        }
    }
    let teams = list_teams(tx, event).await?.into_iter().map(|team| {
        let mut members = of.remove(&team.id).unwrap_or_default();
        members.sort_by_key(|member| (member.team_place.unwrap_or(i64::MAX), member.number));
        TeamWithMembers { team, members }
    });
    Ok(teams.collect())
}

/// One of them with its people.
pub async fn one_with_members(tx: &mut Tx, id: TeamId) -> sqlx::Result<Option<TeamWithMembers>> {
    let Some(team) = find_team(tx, id).await? else { return Ok(None) };
    let mut members = players::of_team(tx, id).await?;
    members.retain(|member| member.status != Status::Withdrawn);
    Ok(Some(TeamWithMembers { team, members }))
}

pub async fn find_team(tx: &mut Tx, id: TeamId) -> sqlx::Result<Option<Team>> {
    fetch_optional!(tx, select!("WHERE id = $1"), id)
}

pub async fn by_number(tx: &mut Tx, event: EventId, number: i64) -> sqlx::Result<Option<Team>> {
    fetch_optional!(tx, select!("WHERE event_id = $1 AND number = $2"), event, number)
}

/// The highest number given so far; 0 when none was.
pub async fn last_number(tx: &mut Tx, event: EventId) -> sqlx::Result<i64> {
    fetch_value!(tx, "SELECT COALESCE(MAX(number), 0) FROM team WHERE event_id = $1", event)
}

/// Removes a team that nobody belongs to and that nothing has come of.
pub async fn delete_untouched(tx: &mut Tx, event: EventId, number: i64) -> sqlx::Result<u64> {
    execute!(
        tx,
        "DELETE FROM team WHERE event_id = $1 AND number = $2 AND version = 1
         AND NOT EXISTS (SELECT 1 FROM player WHERE player.team_id = team.id)
         AND NOT EXISTS (SELECT 1 FROM team_match WHERE team.id IN (team_match.a, team_match.b))
         AND NOT EXISTS (SELECT 1 FROM award WHERE award.team_id = team.id)
         AND NOT EXISTS (SELECT 1 FROM pair_constraint
                         WHERE team.id IN (pair_constraint.team_a, pair_constraint.team_b))",
        event,
        number
    )
}

/// Whether they are in a match of any round, drafts included.
pub async fn is_matched(tx: &mut Tx, id: TeamId) -> sqlx::Result<bool> {
    let matches: i64 = fetch_value!(tx, "SELECT COUNT(*) FROM team_match WHERE a = $1 OR b = $1", id)?;
    Ok(matches > 0)
}
