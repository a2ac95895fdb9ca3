//! What the wall shows of an event of teams or pairs: where everybody sits, and the standings of those who are entered.

use super::{
    rounds::describe_match_tables,
    standings::{load_ranked_teams, one_kind},
};
use crate::{
    domain::{
        event::team::Team,
        numbers::RoundNumber,
        round::Round,
        standings::{Scoring, StandingsRow},
    },
    error::Result,
    storage::{self, Tx},
    web::page::{
        event_visit::EventVisit,
        results::{self, ResultChip},
    },
};

/// Where each team of a round sits, and each player once it is settled who plays whom: a name, and its tables. None: a
/// bye.
///
/// # Errors
/// When the event cannot be read.
pub async fn load_team_seats(
    tx: &mut Tx,
    here: &EventVisit,
    round: &Round,
) -> Result<Vec<(String, Option<String>)>> {
    let loaded = storage::team_history::load_team_history(tx, &here.event).await?;
    let name = |id| here.event.frame.player(id).map_or_else(String::new, |player| player.name.to_string());
    let mut seats = Vec::new();
    for played in loaded.matches.iter().filter(|played| played.of.round_id == round.id) {
        // The wall says no more than their numbers.
        let tables = describe_match_tables(here, played).map(|tables| tables.part("short"));
        let block = tables.map_or_else(String::new, |tables| here.speaker.say(&tables));
        let block = Some(block).filter(|_| !played.of.is_bye());
        for team in [Some(played.of.a), played.of.b].into_iter().flatten() {
            let team = loaded.team(team).map_or_else(String::new, |team| team.name.to_string());
            seats.push((team, block.clone()));
        }
        for battle in &played.battles {
            let table = battle.table_number.map(|table| table.to_string());
            let people = [Some(battle.a), battle.b].into_iter().chain(battle.partners).flatten();
            seats.extend(people.map(|id| (name(id), table.clone())));
        }
    }
    Ok(seats)
}

/// A team of the standings, with its results round by round.
#[derive(Debug, Clone)]
pub struct TeamPlaced {
    pub team: Team,
    pub row: StandingsRow,
    pub results: Vec<ResultChip>,
}

/// Teams in the order of the standings.
pub struct PlacedTeams {
    /// The round that they are after.
    pub after: RoundNumber,
    pub teams: Vec<TeamPlaced>,
    /// What counts in them first.
    pub scoring: Scoring,
}

/// The standings after this round.
///
/// # Errors
/// When the event cannot be read.
pub async fn load_placed_teams(tx: &mut Tx, here: &EventVisit, after: RoundNumber) -> Result<PlacedTeams> {
    let (loaded, standings) = load_ranked_teams(tx, &here.event, after).await?;
    let one_kind = one_kind(&here.event.settings);
    let (after, scoring) = (standings.after, standings.ranking.scoring);
    let rows = standings.rows.into_iter().map(|row| {
        let results = results::list_chips_after_round((&loaded.history, after), &row, (after.0, one_kind));
        TeamPlaced { team: loaded.teams[row.player].clone(), row, results }
    });
    Ok(PlacedTeams { after, teams: rows.collect(), scoring })
}
