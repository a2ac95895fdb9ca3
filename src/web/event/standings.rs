//! The standings, and for every player why they stand where they do (`handbook S1`–`S9`).

use crate::{
    app::App,
    cache::standings::{self, Ranked},
    domain::{
        history::PointCorrection,
        numbers::RoundNumber,
        standings::{PlayedGame, StandingsRow, TiebreakValue, Tiebreaker, TrailPart},
        system::System,
    },
    error::{Error, Result},
    exchange::{self, table::TableFormat},
    text::filters,
    web::{
        event::rank::RankTable,
        http::query::AskedFor,
        page::{
            bracket::way_through_cut, event_visit::EventVisit, paging::Paging,
            ranking_changes::list_ranking_changes, search::holds_every_word,
        },
        reply::{respond::answer_with_page, shared_page::for_everybody, spreadsheet::table_file},
        teams,
    },
    words::{
        InWords, Label,
        pages::standings as say,
        standings::{
            Explained, ResultColumn, result_columns, title_of_column, write_signed_points,
            write_tiebreaker_value,
        },
        tournament_points::{self, in_own_words},
    },
};
use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use askama::Template;
use serde::Deserialize;
use std::sync::Arc;

#[derive(Template)]
#[template(path = "event/standings.html")]
struct StandingsPage<'a> {
    visit: &'a EventVisit,
    ranked: Arc<Ranked>,
    asked: After,
    /// The rows of this page, of those that were searched for.
    table: RankTable<'a>,
    paging: Paging,
    /// Battles of the newest round that have no result yet.
    still_playing: usize,
}

/// Where the visitor stands, on a page that does not show their row, and while that may change.
#[derive(Template)]
#[template(path = "event/own_place.html")]
struct OwnPlaceNote {
    told: OwnRank,
}

/// The visitor's place and of when it is, and the page of the list that it is on.
struct OwnRank {
    told: String,
    /// What the address begins with.
    of_round: String,
    /// None where that is the page they look at.
    page: Option<usize>,
}

#[derive(Template)]
#[template(path = "event/why.html")]
struct WhyPage<'a> {
    visit: &'a EventVisit,
    ranked: Arc<Ranked>,
    row: StandingsRow,
    above: Option<String>,
    below: Option<String>,
    /// Round by round; none where they were not in it.
    way_through_cut: Vec<String>,
}

/// A tie-breaker's value and where it comes from, battle by battle (`handbook S9`).
struct TiebreakerTrail {
    breaker: Tiebreaker,
    value: TiebreakValue,
    steps: Vec<TrailStep>,
}

/// What one battle gave to one number.
struct TrailStep {
    round: RoundNumber,
    opponent: String,
    /// The opponent's own record, where the number rests on it.
    record: Option<String>,
    amount: String,
    /// The same where every opponent counts, for a tie-breaker of two stages.
    all: Option<String>,
}

#[derive(Debug, Clone, Deserialize)]
pub struct After {
    after: Option<RoundNumber>,
    /// `players`: those of players, where teams have their own.
    #[serde(default)]
    of: String,
    #[serde(default)]
    q: String,
    #[serde(default)]
    page: usize,
}

impl After {
    /// The standings of those who are entered, and not those of players beside them.
    fn is_of_entrants(&self, here: &EventVisit) -> bool {
        // Two people who are a pair have one place: there are none of players beside it.
        !here.event.settings.entrants.have_matches() || self.of != "players"
    }
}

/// Rows on one page; a larger event has more pages, a search among all of them, and the way to one's own row.
pub const ROWS: usize = 100;

impl StandingsPage<'_> {
    /// These are the players of an event of teams, which has standings of its own.
    fn is_beside_teams(&self) -> bool {
        !self.visit.event.settings.entrants.are_players()
    }

    /// What addresses of this page begin with: whose standings they are of.
    fn of(&self) -> &'static str {
        of_players(self.visit)
    }

    /// The same, and after which round.
    fn of_round(&self) -> String {
        of_round(self.visit, &self.asked)
    }

    /// Where the visitor stands, if that is not on this page or may change.
    fn own_place(&self) -> Option<OwnRank> {
        own_place(self.visit, &self.ranked, &self.asked)
    }

    /// Numbers of the rounds whose standings can be looked back at.
    fn rounds(&self) -> Vec<RoundNumber> {
        let all = self.ranked.loaded.history.rounds.iter().map(|round| round.number);
        all.filter(|round| *round <= self.visit.sees_standings_up_to()).collect()
    }

    /// The event is over, nothing of it is kept for later, and the last round is what is shown.
    fn is_final(&self) -> bool {
        let newest = self.ranked.loaded.history.rounds.last().map(|round| round.number);
        let is_whole = newest == Some(self.ranked.standings.after) && self.hidden_after().is_none();
        is_whole && self.visit.event.stage.is_over()
    }

    /// Something is kept from players: for them, that it is; for staff, since when.
    fn hidden_after(&self) -> Option<RoundNumber> {
        let last = self.visit.event.settings.standings_up_to?;
        let newest = self.ranked.loaded.history.rounds.last()?.number;
        Some(last).filter(|last| *last < newest)
    }

    /// Changes to the ranking that count in what is shown.
    fn changes(&self) -> Vec<String> {
        list_ranking_changes(self.visit)
    }

    fn is_after(&self, round: &RoundNumber) -> bool {
        self.ranked.standings.after == *round
    }
}

impl WhyPage<'_> {
    fn game(&self) -> &'static System {
        self.visit.event.settings.game()
    }

    /// Penalties and bonuses that count here, with their reasons.
    fn corrections(&self) -> Vec<(String, &PointCorrection)> {
        let entrant = &self.ranked.loaded.history.players[self.row.player];
        let counted = |given: &&PointCorrection| given.round <= self.ranked.standings.after;
        let told = |given: &PointCorrection| {
            say::word_penalty_or_bonus(&write_signed_points(given.points), &self.points_title())
        };
        entrant.corrections.iter().filter(counted).map(|given| (told(given), given)).collect()
    }

    fn points_title(&self) -> String {
        tournament_points::title_points_column(self.game()).to_lowercase()
    }

    /// `Major victory 2, Minor victory 0, Draw 1, …`
    fn results(&self) -> String {
        let columns = result_columns(self.game(), self.ranked.standings.ranking.scoring).into_iter();
        let told = |column: ResultColumn| say::count_of(&column.title, column.of(&self.row));
        columns.map(told).collect::<Vec<_>>().join(", ")
    }

    fn opponent(&self, game: &PlayedGame) -> String {
        match game.opponent {
            Some(player) if self.ranked.loaded.history.players[player].spare => {
                say::name_spare_opponent(&self.ranked.loaded.history.players[player].name)
            }
            Some(player) => self.ranked.loaded.history.players[player].name.clone(),
            None => say::A_BYE.into(),
        }
    }

    /// The number of an opponent who has a page like this.
    fn opponent_number(&self, game: &PlayedGame) -> Option<i64> {
        let ranked = game.opponent.filter(|player| !self.ranked.loaded.history.players[*player].spare)?;
        Some(self.ranked.loaded.players[ranked].number)
    }

    /// A value as people read it.
    fn describe_tiebreaker_value(breaker: &Tiebreaker, value: &TiebreakValue) -> String {
        write_tiebreaker_value(*breaker, value)
    }

    fn trails(&self) -> Vec<TiebreakerTrail> {
        let values = self.ranked.standings.ranking.tiebreakers.iter().zip(&self.row.values);
        values.map(|(breaker, value)| self.trail(*breaker, *value)).collect()
    }

    /// What a tie-breaker is called, or how it is worked out.
    fn own_words(&self, sentence: &str) -> String {
        in_own_words(self.game(), sentence)
    }

    /// A tie-breaker at the head of its trail.
    fn headed(&self, breaker: &Tiebreaker) -> String {
        title_of_column(&self.own_words(breaker.label()))
    }

    fn trail(&self, breaker: Tiebreaker, value: TiebreakValue) -> TiebreakerTrail {
        let first = self.ranked.standings.trail(&self.row, breaker);
        let all = if breaker == Tiebreaker::OpponentsWinRecord {
            self.ranked.standings.trail_of_all_opponents(&self.row)
        } else {
            Vec::new()
        };
        let step = |part: &TrailPart| {
            let record =
                part.opponent.map(|record| say::won_of(2 * record.wins + record.draws, record.games));
            let (round, opponent) = (part.game.round, self.opponent(&part.game));
            TrailStep { round, opponent, record, amount: say::explain_counted_amount(part.amount), all: None }
        };
        let mut steps: Vec<TrailStep> = first.iter().map(step).collect();
        for (step, part) in steps.iter_mut().zip(&all) {
            step.all = Some(say::explain_counted_amount(part.amount));
        }
        TiebreakerTrail { breaker, value, steps }
    }

    /// An opponent's win record, as the first tie-breaker counts it.
    fn win_record(&self, game: &PlayedGame) -> String {
        let row = game.opponent.and_then(|player| self.ranked.standings.row_of(player));
        row.filter(|_| game.against_ranked).map_or_else(
            || say::NOT_COUNTED.into(),
            |row| say::win_record(2 * row.win_record.wins + row.win_record.draws, row.win_record.games),
        )
    }

    fn outcome(&self, game: &PlayedGame) -> String {
        let chart = &self.visit.event.settings.game().result;
        game.called.unwrap_or(chart.label(game.outcome)).to_lowercase()
    }

    fn word_game_kind(game: &PlayedGame) -> &'static str {
        say::word_unplayed_kind(game.kind)
    }
}

pub async fn show_public_standings(
    app: Data<App>,
    here: EventVisit,
    AskedFor(asked): AskedFor<After>,
) -> Result<HttpResponse> {
    if !here.event.settings.entrants.are_players() && asked.is_of_entrants(&here) {
        let After { after, q, page, .. } = asked;
        return teams::standings::show_team_standings(
            &app,
            here,
            teams::standings::TeamStandingsQuery { after, q, page },
        )
        .await;
    }
    if !asked.q.is_empty() {
        // A search is one person's: not worth keeping.
        return answer_with_page(&here, &standings_page(&app, &here, asked).await?);
    }
    let elsewhere = own_place(&here, &*load_visible_standings(&app, &here, asked.after).await?, &asked);
    let note = elsewhere
        .map(|told| OwnPlaceNote { told }.render_with_values(&here.speaker))
        .transpose()?
        .unwrap_or_default();
    for_everybody(&app, &here, &note, async |here| {
        Ok(standings_page(&app, here, asked).await?.render_with_values(&here.speaker)?)
    })
    .await
}

async fn standings_page<'a>(app: &App, here: &'a EventVisit, asked: After) -> Result<StandingsPage<'a>> {
    let ranked = load_visible_standings(app, here, asked.after).await?;
    let (loaded, standings) = (&ranked.loaded, &ranked.standings);
    let (still_playing, _) = ranked.still_playing();
    let search_text = |row: &StandingsRow| format!("{} {}", row.name, loaded.players[row.player].number);
    let is_found = |row: &StandingsRow| asked.q.is_empty() || holds_every_word(&search_text(row), &asked.q);
    let found = standings.rows.iter().enumerate().filter(|(_, row)| is_found(row));
    let found: Vec<usize> = found.map(|(position, _)| position).collect();
    let paging = Paging::new(found.len(), asked.page, ROWS);
    let rows = found.into_iter().skip(paging.skip()).take(ROWS).collect();
    let before = round_before(app, here, &ranked).await?;
    let table = RankTable::from_ranked_rows(here, ranked.clone(), before, rows);
    let ranked = ranked.clone();
    Ok(StandingsPage { visit: here, ranked, asked, table, paging, still_playing })
}

/// The standings a round before these; none after the first.
pub async fn round_before(app: &App, here: &EventVisit, ranked: &Ranked) -> Result<Option<Arc<Ranked>>> {
    let before = ranked.standings.after.previous();
    Ok(if before.is_a_round() { Some(load_visible_standings(app, here, Some(before)).await?) } else { None })
}

/// The visitor's place and the page it is on; none where that is the page they look at and no battle can change it.
fn own_place(here: &EventVisit, ranked: &Ranked, asked: &After) -> Option<OwnRank> {
    let rows = &ranked.standings.rows;
    let is_own = |row: &StandingsRow| {
        here.me.as_deref().is_some_and(|me| me.id == ranked.loaded.players[row.player].id)
    };
    let position = rows.iter().position(is_own).filter(|_| asked.q.is_empty())?;
    let (shown, page) = (Paging::new(rows.len(), asked.page, ROWS).page, position / ROWS + 1);
    let changes = ranked.still_playing().0 > 0 && !here.event.stage.is_over();
    let told = say::own_place(rows[position].place, ranked.standings.after, changes);
    let page = Some(page).filter(|page| *page != shown);
    (page.is_some() || changes).then(|| OwnRank { told, of_round: of_round(here, asked), page })
}

fn of_players(here: &EventVisit) -> &'static str {
    if here.event.settings.entrants.are_players() { "" } else { "of=players&" }
}

fn of_round(here: &EventVisit, asked: &After) -> String {
    let after = asked.after.map_or_else(String::new, |round| format!("after={round}&"));
    format!("{}{after}", of_players(here))
}

/// The same as a table for spreadsheets.
pub async fn download_standings_table(
    app: Data<App>,
    here: EventVisit,
    AskedFor(asked): AskedFor<After>,
    format: TableFormat,
) -> Result<HttpResponse> {
    if !here.event.settings.entrants.are_players() && asked.is_of_entrants(&here) {
        return teams::standings::download_team_standings(&app, here, asked.after, format).await;
    }
    let ranked = load_visible_standings(&app, &here, asked.after).await?;
    let name = format!("{}-standings", here.event.slug);
    table_file(format, &name, exchange::standings::build_standings_table(&ranked.standings)).await
}

pub async fn show_why_page(
    app: Data<App>,
    here: EventVisit,
    path: Path<(String, i64)>,
) -> Result<HttpResponse> {
    for_everybody(&app, &here, "", async |here| {
        Ok(why_page(&app, here, path.1).await?.render_with_values(&here.speaker)?)
    })
    .await
}

async fn why_page<'a>(app: &App, here: &'a EventVisit, number: i64) -> Result<WhyPage<'a>> {
    let ranked = load_visible_standings(app, here, None).await?;
    let (loaded, standings) = (&ranked.loaded, &ranked.standings);
    let position = standings
        .rows
        .iter()
        .position(|row| loaded.players[row.player].number == number)
        .ok_or(Error::NotFound)?;
    let row = standings.rows[position].clone();
    let game = here.event.settings.game();
    let why = |other: &StandingsRow| in_own_words(game, &standings.why(&row, other).in_words());
    let above = position.checked_sub(1).map(|above| why(&standings.rows[above]));
    let below = standings.rows.get(position + 1).map(why);
    let way_through_cut = way_through_cut(&loaded.history, standings, &row);
    Ok(WhyPage { visit: here, ranked, row, above, below, way_through_cut })
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
    app.cache.standings.get(version, after, async || standings::standings_of_known(&here.event, after)).await
}
