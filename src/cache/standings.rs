//! The standings of an event by its own ranking, with the dice that were thrown.

use super::{
    events::KnownEvent,
    memory_weight::{MemoryWeight, TEXTS, weigh_list},
};
use crate::{
    domain::{
        event::{Event, pack::Settings},
        history::History,
        numbers::RoundNumber,
        standings::{PlayedGame, Ranking, RankingRules, Standings, StandingsRow, TiebreakValue, rank_after},
    },
    error::{Error, Result},
    storage::{self, Tx, history::Loaded, team_history::LoadedTeams},
};
use std::sync::Arc;

/// The standings after a round, and what they were made from: the same for everybody who looks at them. Of players, or of
/// teams and pairs.
pub struct Ranked<Of = Loaded> {
    pub loaded: Arc<Of>,
    pub standings: Standings,
}

/// What the ranks were made from is the event's.
impl MemoryWeight for Ranked {
    fn bytes(&self) -> usize {
        let row = |row: &StandingsRow| {
            weigh_list::<TiebreakValue>(row.values.len(), 0) + weigh_list::<PlayedGame>(row.games.len(), 0)
        };
        let rows = &self.standings.rows;
        weigh_list::<StandingsRow>(rows.len(), TEXTS) + rows.iter().map(row).sum::<usize>()
    }
}

/// The standings after round `after`, or after the newest when it is none or not played yet.
pub async fn load_standings(tx: &mut Tx, event: &Event, after: Option<RoundNumber>) -> Result<Ranked> {
    let loaded = storage::history::load_history(tx, event.id).await?;
    let standings = rank_loaded_history(&loaded, &event.settings, after.unwrap_or(RoundNumber::AFTER_ALL))?;
    Ok(Ranked { loaded: Arc::new(loaded), standings })
}

/// The same of an event that is in memory.
pub fn standings_of_known(known: &KnownEvent, after: RoundNumber) -> Result<Ranked> {
    let loaded = known.loaded();
    let standings = rank_loaded_history(&loaded, &known.event.settings, after)?;
    Ok(Ranked { loaded, standings })
}

/// What was loaded, ranked by these settings. [`Error::Broken`] when the stored ranking is none that can be.
pub fn rank_loaded_history(loaded: &Loaded, settings: &Settings, after: RoundNumber) -> Result<Standings> {
    rank_history(&loaded.history, &settings.players_ranking_rules(), after)
}

/// The history of those who are entered: of teams and pairs their matches.
pub async fn load_entrants_history(tx: &mut Tx, known: &KnownEvent) -> Result<History> {
    let of_teams = load_entered_history(tx, known).await?;
    Ok(of_teams.map_or_else(|| known.loaded().history.clone(), |loaded| loaded.history))
}

/// The history of teams or pairs; none where everybody plays for themselves.
async fn load_entered_history(tx: &mut Tx, event: &Event) -> Result<Option<LoadedTeams>> {
    if event.settings.entrants.are_players() {
        return Ok(None);
    }
    Ok(Some(storage::team_history::load_team_history(tx, event).await?))
}

/// A history ranked by these rules, with the dice that were thrown. [`Error::Broken`] when they are none that can be.
pub fn rank_history(history: &History, rules: &RankingRules, after: RoundNumber) -> Result<Standings> {
    let ranking = Ranking::from_rules(rules)
        .map_err(|error| Error::Broken(format!("the stored ranking is invalid: {error:?}")))?;
    let mut standings = rank_after(history, &ranking, after);
    standings.settle_all(&history.handed_on.rolled);
    Ok(standings)
}

/// The teams of an event in their order after round `after` (`teams T29`).
pub async fn load_teams(tx: &mut Tx, event: &Event, after: RoundNumber) -> Result<Ranked<LoadedTeams>> {
    let loaded = storage::team_history::load_team_history(tx, event).await?;
    rank_teams(Arc::new(loaded), event, after)
}

/// The same where teams or pairs are entered; none where everybody plays for themselves.
pub async fn load_entered_teams(
    tx: &mut Tx,
    event: &Event,
    after: RoundNumber,
) -> Result<Option<Ranked<LoadedTeams>>> {
    let loaded = load_entered_history(tx, event).await?;
    loaded.map(|loaded| rank_teams(Arc::new(loaded), event, after)).transpose()
}

impl Ranked<LoadedTeams> {
    /// The same after another round.
    pub fn after_round(&self, event: &Event, after: RoundNumber) -> Result<Self> {
        rank_teams(self.loaded.clone(), event, after)
    }
}

fn rank_teams(loaded: Arc<LoadedTeams>, event: &Event, after: RoundNumber) -> Result<Ranked<LoadedTeams>> {
    let standings = rank_history(&loaded.history, &event.settings.ranking_rules(), after)?;
    Ok(Ranked { loaded, standings })
}
