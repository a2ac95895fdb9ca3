//! The standings in which a person has a place: those of pairs where pairs are entered, and else those of players.

use super::standings::load_visible_standings;
use crate::{
    app::App,
    cache::standings::{Ranked, load_teams},
    domain::{
        event::player::Player,
        history::History,
        numbers::RoundNumber,
        standings::{Standings, StandingsRow},
    },
    error::Result,
    storage::team_history::LoadedTeams,
    web::page::event_visit::EventVisit,
};
use std::sync::Arc;

/// Those standings after a round, as far as a visitor may see them.
pub enum EntrantRanks {
    Players(Arc<Ranked>),
    /// Two people have one place.
    Pairs {
        loaded: Box<LoadedTeams>,
        standings: Standings,
    },
}

impl EntrantRanks {
    /// # Errors
    /// When the event cannot be read.
    pub async fn load_after(app: &App, here: &EventVisit, after: RoundNumber) -> Result<Self> {
        if !here.event.settings.entrants.are_pairs() {
            return Ok(Self::Players(load_visible_standings(app, here, Some(after)).await?));
        }
        let after = after.min(here.sees_standings_up_to());
        let mut tx = app.database.read().await?;
        let (loaded, standings) = load_teams(&mut tx, &here.event, after).await?;
        Ok(Self::Pairs { loaded: Box::new(loaded), standings })
    }

    pub fn standings(&self) -> &Standings {
        match self {
            Self::Players(ranked) => &ranked.standings,
            Self::Pairs { standings, .. } => standings,
        }
    }

    /// What they are made from.
    pub fn history(&self) -> &History {
        match self {
            Self::Players(ranked) => &ranked.loaded.history,
            Self::Pairs { loaded, .. } => &loaded.history,
        }
    }

    /// The row of a player, or of their pair; none for a spare.
    pub fn row_of(&self, player: &Player) -> Option<&StandingsRow> {
        let index = match self {
            Self::Players(ranked) => ranked.loaded.index.get(&player.id),
            Self::Pairs { loaded, .. } => loaded.index.get(&player.team_id?),
        };
        self.standings().row_of(*index?)
    }

    /// The page that tells more of a row: `standings/12`, `teams/3`.
    pub fn page_of(&self, row: &StandingsRow) -> String {
        match self {
            Self::Players(ranked) => format!("standings/{}", ranked.loaded.players[row.player].number),
            Self::Pairs { loaded, .. } => format!("teams/{}", loaded.teams[row.player].number),
        }
    }
}
