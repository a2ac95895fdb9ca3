//! The standings of an event by its own ranking, with the dice that were thrown.

use super::events::KnownEvent;
use crate::{
    domain::{
        event::{Event, pack::Settings},
        history::History,
        numbers::RoundNumber,
        standings::{Ranking, RankingRules, Standings, rank_after},
    },
    error::{Error, Result},
    storage::{self, Tx, history::Loaded, team_history::LoadedTeams},
};
use std::sync::Arc;

/// The standings after a round, and what they were made from: the same for everybody who looks at them.
pub struct Ranked {
    pub loaded: Arc<Loaded>,
    pub standings: Standings,
}

impl Ranked {
    /// Battles of the last round that is counted which have no result yet, and how many there are without byes.
    pub fn still_playing(&self) -> (usize, usize) {
        let rounds = &self.loaded.history.rounds;
        let last = rounds.iter().find(|round| round.number == self.standings.after);
        let battles = last.map_or(&[][..], |round| &round.battles);
        let playing = battles.iter().filter(|battle| battle.result.is_none()).count();
        (playing, battles.iter().filter(|battle| battle.b.is_some() || battle.result.is_none()).count())
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
    if known.settings.entrants.are_players() {
        return Ok(known.loaded().history.clone());
    }
    Ok(storage::team_history::load_team_history(tx, known).await?.history)
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
pub async fn load_teams(tx: &mut Tx, event: &Event, after: RoundNumber) -> Result<(LoadedTeams, Standings)> {
    let loaded = storage::team_history::load_team_history(tx, event).await?;
    let standings = ranked_teams(&loaded, event, after)?;
    Ok((loaded, standings))
}

/// The teams of an event in their order, and how that was a round before.
pub struct RankedTeams {
    pub loaded: LoadedTeams,
    pub standings: Standings,
    /// Of the round before; none after the first.
    pub before: Option<Standings>,
}

/// The same, and the standings of the round before.
pub async fn load_teams_and_before(tx: &mut Tx, event: &Event, after: RoundNumber) -> Result<RankedTeams> {
    let loaded = storage::team_history::load_team_history(tx, event).await?;
    let standings = ranked_teams(&loaded, event, after)?;
    let before = match standings.after.previous() {
        round if round.is_a_round() => Some(ranked_teams(&loaded, event, round)?),
        _ => None,
    };
    Ok(RankedTeams { loaded, standings, before })
}

fn ranked_teams(loaded: &LoadedTeams, event: &Event, after: RoundNumber) -> Result<Standings> {
    rank_history(&loaded.history, &event.settings.ranking_rules(), after)
}
