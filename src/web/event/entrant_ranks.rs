//! Standings, with what they are made from and who is in them: of players, or of the teams or pairs that are entered.

use crate::{
    cache::{
        events::KnownEvent,
        standings::{Ranked, load_entered_teams, load_teams, standings_of_known},
    },
    domain::{
        event::{pack::Settings, player::Player},
        history::History,
        numbers::RoundNumber,
        standings::{Standings, StandingsRow},
    },
    storage::{Tx, team_history::LoadedTeams},
    web::{
        page::results::{ResultChip, has_one_kind, list_chips_after_round},
        prelude::*,
    },
};
use std::sync::Arc;

/// Those standings after a round.
pub enum EntrantRanks {
    Players(Arc<Ranked>),
    /// Of a pair, two people have one place.
    Teams(Ranked<LoadedTeams>),
}

impl EntrantRanks {
    /// Of those who are entered, as far as a visitor may see them.
    pub async fn load_entered(app: &App, here: &EventVisit, after: RoundNumber) -> Result<Self> {
        Self::load_visible(app, here, here.event.meets_in_matches(), after).await
    }

    /// In which people have a place, as far as a visitor may see them: those of pairs, and else of players.
    pub async fn load_of_people(app: &App, here: &EventVisit, after: RoundNumber) -> Result<Self> {
        Self::load_visible(app, here, here.event.settings.entrants.are_pairs(), after).await
    }

    /// Of players, or those `of_teams`, as far as a visitor may see them.
    pub async fn load_visible(
        app: &App,
        here: &EventVisit,
        of_teams: bool,
        after: RoundNumber,
    ) -> Result<Self> {
        if !of_teams {
            return Ok(Self::Players(load_visible_standings(app, here, Some(after)).await?));
        }
        let mut tx = app.database.read().await?;
        let after = after.min(here.sees_standings_up_to());
        Ok(Self::Teams(load_teams(&mut tx, &here.event, after).await?))
    }

    /// Of those who are entered, whoever looks.
    pub async fn of_known(tx: &mut Tx, known: &KnownEvent, after: RoundNumber) -> Result<Self> {
        Ok(match load_entered_teams(tx, known, after).await? {
            Some(of_teams) => Self::Teams(of_teams),
            None => Self::Players(Arc::new(standings_of_known(known, after)?)),
        })
    }

    /// The same after a round before.
    pub async fn after_round(&self, app: &App, here: &EventVisit, after: RoundNumber) -> Result<Self> {
        Ok(match self {
            Self::Players(_) => Self::Players(load_visible_standings(app, here, Some(after)).await?),
            Self::Teams(ranked) => Self::Teams(ranked.after_round(&here.event, after)?),
        })
    }

    /// The same a round before; none after the first.
    pub async fn round_before(&self, app: &App, here: &EventVisit) -> Result<Option<Self>> {
        match self.standings().after.previous() {
            round if round.is_a_round() => Ok(Some(self.after_round(app, here, round).await?)),
            _ => Ok(None),
        }
    }

    pub fn standings(&self) -> &Standings {
        match self {
            Self::Players(ranked) => &ranked.standings,
            Self::Teams(ranked) => &ranked.standings,
        }
    }

    /// What they are made from.
    pub fn history(&self) -> &History {
        match self {
            Self::Players(ranked) => &ranked.loaded.history,
            Self::Teams(ranked) => &ranked.loaded.history,
        }
    }

    /// None where these are of teams or pairs.
    pub fn of_players(&self) -> Option<&Ranked> {
        match self {
            Self::Players(ranked) => Some(ranked),
            Self::Teams(_) => None,
        }
    }

    /// Of teams or pairs, and not of players.
    pub fn are_of_teams(&self) -> bool {
        self.of_players().is_none()
    }

    /// Battles of the last round that is counted, or matches, which have no result yet.
    pub fn still_playing(&self) -> usize {
        self.history().still_playing(self.standings().after).0
    }

    /// The row of a player, or of their team; none for a spare.
    pub fn row_of(&self, player: &Player) -> Option<&StandingsRow> {
        let index = match self {
            Self::Players(ranked) => ranked.loaded.index.get(&player.id),
            Self::Teams(ranked) => ranked.loaded.index.get(&player.team_id?),
        };
        self.standings().row_of(*index?)
    }

    /// As printed.
    pub fn number(&self, row: &StandingsRow) -> i64 {
        match self {
            Self::Players(ranked) => ranked.loaded.players[row.player].number,
            Self::Teams(ranked) => ranked.loaded.teams[row.player].number,
        }
    }

    /// The page of who stands in a row: `players/12`, `teams/3`.
    pub fn page_of(&self, row: &StandingsRow) -> String {
        format!("{}/{}", if self.are_of_teams() { "teams" } else { "players" }, self.number(row))
    }

    /// The faction of a player, the club of a team; empty without one.
    pub fn faction_or_club(&self, row: &StandingsRow) -> &str {
        let told = match self {
            Self::Players(ranked) => &ranked.loaded.players[row.player].faction,
            Self::Teams(ranked) => &ranked.loaded.teams[row.player].club,
        };
        told.as_deref().unwrap_or_default()
    }

    /// Whether a result is won or not, and nothing between: matches of teams are.
    pub fn one_kind(&self, settings: &Settings) -> bool {
        self.are_of_teams() && settings.entrants.have_matches() || has_one_kind(settings)
    }

    /// The results of a row: of so many rounds.
    pub fn chips(&self, row: &StandingsRow, rounds: u32, settings: &Settings) -> Vec<ResultChip> {
        let of = (self.history(), self.standings().after);
        list_chips_after_round(of, row, (rounds, self.one_kind(settings)))
    }
}

/// The standings as this visitor may see them: hidden rounds are as if they had not been played yet.
pub async fn load_visible_standings(
    app: &App,
    here: &EventVisit,
    after: Option<RoundNumber>,
) -> Result<Arc<Ranked>> {
    let played =
        here.event.frame.public_rounds().next_back().map_or_else(Default::default, |round| round.number);
    let after = after.unwrap_or(RoundNumber::AFTER_ALL).min(here.sees_standings_up_to()).min(played);
    let version = (here.event.id, here.event.version);
    app.cache.standings.get(version, after, async || standings_of_known(&here.event, after)).await
}
