//! The standings of teams, and beside a team its matches: every number leads to them, and they to the battles.

use super::rounds::{MatchLine, line};
use crate::{
    app::App,
    cache::standings::load_teams,
    domain::{
        event::{Event, team::Team},
        ids::TeamId,
        numbers::RoundNumber,
        standings::{Row, Standings, Tiebreaker},
    },
    error::Result,
    storage::{self, Tx, team_history::LoadedTeams},
    web::{respond::page, visit::EventVisit},
    words::{
        Label,
        standings::{column, decimal},
    },
};
use actix_web::HttpResponse;
use askama::Template;

#[derive(Template)]
#[template(path = "teams/standings.html")]
struct TeamStandingsPage {
    visit: EventVisit,
    loaded: LoadedTeams,
    standings: Standings,
    /// Matches of the newest round that have no score yet.
    still_playing: usize,
    hidden: bool,
}

impl TeamStandingsPage {
    fn team(&self, row: &Row) -> &Team {
        &self.loaded.teams[row.player]
    }

    fn is_mine(&self, row: &Row) -> bool {
        self.visit.me.as_ref().is_some_and(|me| me.team_id == Some(self.team(row).id))
    }

    fn record(row: &Row) -> String {
        let record = row.record;
        let (wins, losses) =
            (record.major_wins + record.minor_wins, record.major_losses + record.minor_losses);
        format!("{wins}–{}–{losses}", record.draws)
    }

    fn match_points(&self, row: &Row) -> i64 {
        match_points(&self.loaded, self.team(row).id, self.standings.after)
    }

    /// What stands above a column.
    fn head(breaker: &Tiebreaker) -> String {
        column(breaker.label())
    }

    fn values(&self, row: &Row) -> Vec<String> {
        let breakers = self.standings.ranking.tiebreakers.iter();
        breakers.zip(&row.values).map(|(breaker, value)| decimal(*breaker, value)).collect()
    }
}

/// The standings of teams, as far as this visitor may see them.
///
/// # Errors
/// When the event cannot be read.
pub async fn show(app: &App, here: EventVisit, after: Option<RoundNumber>) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let after = after.unwrap_or(RoundNumber::AFTER_ALL).min(here.sees_standings_up_to());
    let (loaded, standings) = ranked(&mut tx, &here.event, after).await?;
    let newest = loaded.history.rounds.last().filter(|round| round.number == standings.after);
    let still_playing =
        newest.map_or(0, |round| round.battles.iter().filter(|battle| battle.result.is_none()).count());
    let hidden = loaded.history.rounds.last().is_some_and(|round| !here.sees_round(round.number));
    let visit = here.clone();
    page(&here.visit, &TeamStandingsPage { visit, loaded, standings, still_playing, hidden })
}

/// The teams of an event in their order after this round.
///
/// # Errors
/// When the event cannot be read.
pub async fn ranked(tx: &mut Tx, event: &Event, after: RoundNumber) -> Result<(LoadedTeams, Standings)> {
    load_teams(tx, event, after).await
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
    let loaded = storage::team_history::load(tx, &here.event).await?;
    let own = loaded.matches.iter().filter(|played| played.of.a == team || played.of.b == Some(team));
    let lines = own.filter_map(|played| {
        let number = played.of.round_number;
        Some((number, line(here, &loaded, played, !here.sees_round(number))?))
    });
    Ok(lines.collect())
}

/// 2 for a match won, 1 for a drawn one, as the event counts and corrects them; a bye is one that is won.
pub fn match_points(loaded: &LoadedTeams, team: TeamId, after: RoundNumber) -> i64 {
    let own = loaded.matches.iter().filter(|played| played.of.round_number <= after);
    let points = own.filter_map(|played| match (played.of.a == team, played.of.b) {
        (true, None) => Some(2),
        (true, Some(_)) => Some(played.worth.as_ref()?.sides[0].match_points),
        (false, Some(b)) if b == team => Some(played.worth.as_ref()?.sides[1].match_points),
        _ => None,
    });
    points.sum()
}
