//! The standings of teams, and beside a team its matches: every number leads to them, and they to the battles.

use super::rounds::{MatchLine, build_match_line};
use crate::{
    app::App,
    cache::standings::{Ranked, load_teams},
    domain::{
        event::team::Team,
        history::History,
        ids::TeamId,
        numbers::RoundNumber,
        standings::{DecidedBy, Standings, StandingsRow},
    },
    error::Result,
    exchange::{self, table::TableFormat},
    storage::{self, Tx, team_history::LoadedTeams},
    text::{
        Element, Message, filters, say,
        standings::{points_that_rank, tell_place, tell_since_last_match, tell_why},
        write_grouped_number,
    },
    web::{
        page::{
            event_visit::EventVisit,
            paging::Paging,
            ranking_changes::list_ranking_changes,
            results::{
                self, ResultChip, has_missed, has_one_kind, row_beneath_and_decider, write_standings_record,
            },
            search::holds_every_word,
        },
        reply::{respond::answer_with_page, spreadsheet::table_file},
    },
};
use actix_web::HttpResponse;
use askama::Template;
use std::sync::Arc;

/// What an address asks of them.
#[derive(Debug, Clone, Default)]
pub struct TeamStandingsQuery {
    /// After which round; none: after the newest.
    pub after: Option<RoundNumber>,
    pub q: String,
    pub page: usize,
}

/// Rows on one page; a larger event has more pages and a search.
const ROWS: usize = 100;

#[derive(Template)]
#[template(path = "teams/standings.html")]
struct TeamStandingsPage<'a> {
    visit: &'a EventVisit,
    loaded: Arc<LoadedTeams>,
    standings: Standings,
    /// Those of the round before; none after the first.
    before: Option<Standings>,
    /// Rounds that can be looked back at.
    rounds: Vec<RoundNumber>,
    asked: TeamStandingsQuery,
    /// Positions of the rows that were searched for.
    found: Vec<usize>,
    paging: Paging,
    /// Matches of the newest round that have no score yet.
    still_playing: usize,
}

impl TeamStandingsPage<'_> {
    /// The rows of this page.
    fn rows(&self) -> Vec<&StandingsRow> {
        let shown = self.found.iter().skip(self.paging.skip()).take(ROWS);
        shown.map(|position| &self.standings.rows[*position]).collect()
    }

    fn team(&self, row: &StandingsRow) -> &Team {
        &self.loaded.teams[row.player]
    }

    fn is_mine(&self, row: &StandingsRow) -> bool {
        self.visit.me.as_deref().is_some_and(|me| me.team_id == Some(self.team(row).id))
    }

    /// Where the visitor's team stands, and on which page, if not on this one.
    fn own_place(&self) -> Option<Message> {
        let rows = &self.standings.rows;
        let position = rows.iter().position(|row| self.is_mine(row)).filter(|_| self.asked.q.is_empty())?;
        let page = position / ROWS + 1;
        (page != self.paging.page).then(|| {
            let after = self.asked.after.map_or_else(String::new, |round| format!("after={round}&"));
            let a = Element::link(format!("?{after}page={page}"));
            say!("standings-own-team-place", place = rows[position].place, a)
        })
    }

    /// Something is kept from players: for them, that it is; for staff, since when.
    fn hidden_after(&self) -> Option<RoundNumber> {
        let last = self.visit.event.settings.standings_up_to?;
        let newest = self.loaded.history.rounds.last()?.number;
        Some(last).filter(|last| *last < newest)
    }

    fn is_after(&self, round: &RoundNumber) -> bool {
        self.standings.after == *round
    }

    /// Places won since the round before; fewer than none are lost.
    fn moved(&self, row: &StandingsRow) -> Option<i64> {
        results::count_places_moved(self.before.as_ref(), row)
    }

    /// As many as rounds are planned, or were played.
    fn columns(&self) -> u32 {
        self.standings.after.0.max(self.visit.event.settings.rounds)
    }

    fn chips(&self, row: &StandingsRow) -> Vec<ResultChip> {
        results::list_chips_after_round(self.of(), row, (self.columns(), self.one_kind()))
    }

    /// A team on this page is in no match of a round that is out.
    fn has_missed(&self) -> bool {
        self.rows().into_iter().any(|row| has_missed(self.of(), row))
    }

    fn of(&self) -> (&History, RoundNumber) {
        (&self.loaded.history, self.standings.after)
    }

    fn one_kind(&self) -> bool {
        let settings = &self.visit.event.settings;
        settings.entrants.have_matches() || has_one_kind(settings)
    }

    fn describe_team_record(row: &StandingsRow) -> String {
        write_standings_record(row.record)
    }

    /// What counts before everything else, where points do.
    fn by_points(&self) -> Option<Message> {
        points_that_rank(self.standings.ranking.scoring)
    }

    fn points(&self, row: &StandingsRow) -> String {
        write_grouped_number(row.points_by(self.standings.ranking.scoring))
    }

    /// These points, or the record where there are none, are what sets the row above the next.
    fn decides(&self, row: &StandingsRow) -> bool {
        row_beneath_and_decider(&self.standings, row)
            .is_some_and(|(_, by)| matches!(by, DecidedBy::Record(_)))
    }

    /// How far the standings have come.
    fn state(&self) -> &'static str {
        match (self.standings.after.is_a_round(), self.visit.event.stage.is_over(), self.still_playing > 0) {
            (false, ..) => "unplayed",
            (true, true, _) => "final",
            (true, false, true) => "playing",
            (true, false, false) => "played",
        }
    }

    /// What the letters of results mean.
    fn legend(&self) -> Message {
        let chip = |class: &str| Element::new("span").with_attribute("class", class);
        let (missed, win, draw) = (self.has_missed(), chip("res res--win"), chip("res res--draw"));
        let (loss, missing) = (chip("res res--lost"), chip("res res--none"));
        if !self.one_kind() && self.by_points().is_none() {
            let won = chip("res res--won");
            return say!("standings-legend-teams-graded", missed, win, won, draw, loss, missing);
        }
        say!("standings-legend-teams", missed, win, draw, loss, missing)
    }

    fn values(&self, row: &StandingsRow) -> Vec<results::TiebreakerCell> {
        results::list_tiebreaker_values(&self.standings, row)
    }

    /// Players have standings of their own, beside these. Two who are a pair have one place.
    fn has_players_beside(&self) -> bool {
        self.visit.event.settings.entrants.have_matches()
    }

    /// Changes to the ranking that count in what is shown.
    fn changes(&self) -> Vec<Message> {
        list_ranking_changes(self.visit)
    }

    fn has_shared(&self) -> bool {
        self.standings.rows.iter().any(|row| row.shared)
    }

    fn has_dice(&self) -> bool {
        self.standings.rows.iter().any(|row| !row.roll_off.is_empty())
    }
}

/// The standings of teams, as far as this visitor may see them.
///
/// # Errors
/// When the event cannot be read.
pub async fn show_team_standings(
    app: &App,
    here: EventVisit,
    asked: TeamStandingsQuery,
) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let after = last_visible_round(&here, asked.after);
    let ranked = load_teams(&mut tx, &here.event, after).await?;
    let round_before = Some(ranked.standings.after.previous()).filter(|round| round.is_a_round());
    let before = round_before.map(|round| ranked.after_round(&here.event, round)).transpose()?;
    let before = before.map(|before| before.standings);
    let Ranked { loaded, standings } = ranked;
    let (still_playing, _) = loaded.history.still_playing(standings.after);
    let numbers = loaded.history.rounds.iter().map(|round| round.number);
    let rounds = numbers.filter(|round| *round <= here.sees_standings_up_to()).collect();
    let search_text = |row: &StandingsRow| format!("{} {}", row.name, loaded.teams[row.player].number);
    let is_found = |row: &StandingsRow| asked.q.is_empty() || holds_every_word(&search_text(row), &asked.q);
    let found = standings.rows.iter().enumerate().filter(|(_, row)| is_found(row));
    let found: Vec<usize> = found.map(|(position, _)| position).collect();
    let paging = Paging::new(found.len(), asked.page, ROWS);
    let shown = TeamStandingsPage {
        visit: &here,
        loaded,
        standings,
        before,
        rounds,
        asked,
        found,
        paging,
        still_playing,
    };
    answer_with_page(&here.visit, &shown)
}

/// The same as a table for spreadsheets.
///
/// # Errors
/// When the event cannot be read.
pub async fn download_team_standings(
    app: &App,
    here: EventVisit,
    after: Option<RoundNumber>,
    format: TableFormat,
) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let Ranked { standings, .. } = load_teams(&mut tx, &here.event, last_visible_round(&here, after)).await?;
    let name = format!("{}-teams", here.event.slug);
    table_file(format, &name, exchange::standings::build_standings_table(&standings)).await
}

/// The round that this visitor may see the standings after: hidden ones are as if they had not been played yet.
fn last_visible_round(here: &EventVisit, after: Option<RoundNumber>) -> RoundNumber {
    after.unwrap_or(RoundNumber::AFTER_ALL).min(here.sees_standings_up_to())
}

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
    let stands = match points_that_rank(standings.ranking.scoring) {
        Some(of) => {
            let points = row.points_by(standings.ranking.scoring);
            say!("standings-record-with-points", points, of = of.part("within"), record)
        }
        None => say!("standings-record-alone", record),
    };
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
