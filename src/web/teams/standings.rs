//! Where a team stands, and its matches: every number leads to the standings, and they to the battles.

use super::rounds::{MatchLine, build_match_line};
use crate::{
    cache::standings::{Ranked, load_teams},
    domain::{ids::TeamId, numbers::RoundNumber},
    storage::Tx,
    text::standings::{
        count_points_that_rank, tell_place, tell_record_with_points, tell_since_last_match, tell_why,
    },
    web::{page::results::write_standings_record, prelude::*},
};

/// Where a team stands after the last round that is over, what that round changed, and what decides.
pub struct TeamPlace {
    /// `2nd`
    pub place: Message,
    /// Teams that are ranked.
    pub of: usize,
    pub after: RoundNumber,
    /// `2–0–1`, with the points that count before it.
    pub stands: Message,
    /// And the match it came from.
    pub changed: Option<Message>,
    /// Why it is below the one above it, and above the one below.
    pub why: Vec<Message>,
}

/// The same of this team. None before a round is over, and while the organiser keeps all standings back.
///
/// # Errors
/// When the event cannot be read.
pub async fn place_of(tx: &mut Tx, here: &EventVisit, team: TeamId) -> Result<Option<TeamPlace>> {
    let Some(after) = here.last_round_over() else { return Ok(None) };
    let ranked = load_teams(tx, &here.event, after).await?;
    let Ranked { loaded, standings } = &ranked;
    let rows = &standings.rows;
    let Some(position) = rows.iter().position(|row| loaded.id(row.player) == team) else {
        return Ok(None);
    };
    let row = &rows[position];
    let round_before = Some(after.previous()).filter(|round| round.is_a_round());
    let before = round_before.map(|round| ranked.after_round(&here.event, round)).transpose()?;
    let was = before.and_then(|before| Some(before.standings.row_of(row.player)?.place));
    let game = row.games.iter().find(|game| game.round == after);
    let changed = game.map(|game| {
        let opponent = game.opponent.map(|other| loaded.history.players[other].name.as_str());
        tell_since_last_match(was, row.place, game, opponent)
    });
    let record = write_standings_record(row.record);
    let scoring = standings.ranking.scoring;
    let stands = tell_record_with_points(count_points_that_rank(scoring, row.points_by(scoring)), &record);
    let neighbours = [position.checked_sub(1), Some(position + 1)].into_iter().flatten();
    let why = neighbours.filter_map(|other| rows.get(other));
    let why = why.map(|other| tell_why(&standings.why(row, other))).collect();
    Ok(Some(TeamPlace { place: tell_place(row.place), of: rows.len(), after, stands, changed, why }))
}

/// The matches of a team, the oldest first, for its page.
///
/// # Errors
/// When the event cannot be read.
pub async fn matches_of(
    tx: &mut Tx,
    here: &EventVisit,
    team: TeamId,
) -> Result<Vec<(RoundNumber, MatchLine)>> {
    let loaded = storage::team_history::load_team_history(tx, &here.event).await?;
    let own = loaded.matches.iter().filter(|played| played.of.a == team || played.of.b == Some(team));
    let lines = own.filter_map(|played| {
        let number = played.of.round_number;
        Some((number, build_match_line(here, &loaded, played, !here.sees_round(number))?))
    });
    Ok(lines.collect())
}
