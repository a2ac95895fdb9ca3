//! The standings, and for every player why they stand where they do (`handbook S1`–`S9`).

use crate::{
    app::App,
    cache::standings::{self, Ranked},
    domain::{
        history::PointCorrection,
        numbers::RoundNumber,
        standings::{DecidedBy, Game, Part, Row, Scoring, Tiebreaker, Value},
        system::System,
    },
    error::{Error, Result},
    exchange,
    web::{
        everybody::for_everybody,
        paging::Paging,
        respond::{file, page},
        results::{self, Chip, above, chips, has_missed, has_one_kind, record},
        search::finds,
        teams,
        visit::EventVisit,
    },
    words::{
        InWords, Label,
        pages::standings as say,
        standings::{Explained, ResultColumn, column, decimal, head, result_columns, signed},
        tournament_points::{self, in_own_words},
    },
};
use actix_web::{
    HttpResponse,
    web::{Data, Path, Query},
};
use askama::Template;
use serde::Deserialize;
use std::sync::Arc;

#[derive(Template)]
#[template(path = "event/standings.html")]
struct StandingsPage {
    visit: EventVisit,
    ranked: Arc<Ranked>,
    asked: After,
    /// Positions of the rows that were searched for.
    found: Vec<usize>,
    paging: Paging,
    /// Battles of the newest round that have no result yet.
    still_playing: usize,
    /// The standings a round before; none after the first.
    before: Option<Arc<Ranked>>,
}

/// Where the visitor stands, on a page that does not show their row.
#[derive(Template)]
#[template(path = "event/own_place.html")]
struct OwnPlaceNote {
    told: OwnRank,
}

/// The visitor's place, and the page of the list that it is on.
struct OwnRank {
    place: u32,
    /// What the address begins with.
    of_round: String,
    page: usize,
}

#[derive(Template)]
#[template(path = "event/why.html")]
struct WhyPage {
    visit: EventVisit,
    ranked: Arc<Ranked>,
    row: Row,
    above: Option<String>,
    below: Option<String>,
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
        here.event.settings.entrants.are_players() || self.of != "players"
    }
}

/// Rows on one page; a larger event has more pages and a search.
const ROWS: usize = 250;

impl StandingsPage {
    /// These are the players of an event of teams, which has standings of its own.
    fn is_beside_teams(&self) -> bool {
        !self.visit.event.settings.entrants.are_players()
    }

    /// What addresses of this page begin with: whose standings they are of.
    fn of(&self) -> &'static str {
        of_players(&self.visit)
    }

    /// The same, and after which round.
    fn of_round(&self) -> String {
        of_round(&self.visit, &self.asked)
    }

    /// The rows of this page.
    fn rows(&self) -> Vec<&Row> {
        let shown = self.found.iter().skip(self.paging.skip()).take(ROWS);
        shown.map(|position| &self.ranked.standings.rows[*position]).collect()
    }

    /// Where the visitor stands, if not on this page.
    fn own_place(&self) -> Option<OwnRank> {
        own_place(&self.visit, &self.ranked, &self.asked)
    }

    fn number(&self, row: &Row) -> i64 {
        self.ranked.loaded.players[row.player].number
    }

    fn faction(&self, row: &Row) -> &str {
        self.ranked.loaded.players[row.player].faction.as_deref().unwrap_or_default()
    }

    /// This text where the row is the visitor's own.
    fn own(&self, row: &Row, text: &str) -> String {
        self.visit.own(self.number(row), text)
    }

    /// Numbers of the rounds whose standings can be looked back at.
    fn rounds(&self) -> Vec<RoundNumber> {
        let all = self.ranked.loaded.history.rounds.iter().map(|round| round.number);
        all.filter(|round| *round <= self.visit.sees_standings_up_to()).collect()
    }

    /// Something is kept from players: for them, that it is; for staff, since when.
    fn hidden_after(&self) -> Option<RoundNumber> {
        let last = self.visit.event.settings.standings_up_to?;
        let newest = self.ranked.loaded.history.rounds.last()?.number;
        Some(last).filter(|last| *last < newest)
    }

    /// Places won since the round before; fewer than none are lost.
    fn moved(&self, row: &Row) -> Option<i64> {
        results::moved(self.before.as_ref().map(|before| &before.standings), row)
    }

    /// As many as rounds are planned, or were played.
    fn columns(&self) -> u32 {
        self.ranked.standings.after.0.max(self.visit.event.settings.rounds)
    }

    /// Somebody on this page has no seat in a round that is out.
    fn has_missed(&self) -> bool {
        let of = (&self.ranked.loaded.history, self.ranked.standings.after);
        self.rows().into_iter().any(|row| has_missed(of, row))
    }

    fn chips(&self, row: &Row) -> Vec<Chip> {
        chips(&self.ranked, row, &self.visit.event.settings)
    }

    fn one_kind(&self) -> bool {
        has_one_kind(&self.visit.event.settings)
    }

    fn record(&self, row: &Row) -> String {
        record(row.record)
    }

    /// What of two records that read alike sets the row above the next: `2 major`; none where something else does.
    fn of_the_record(&self, row: &Row) -> Option<String> {
        match above(&self.ranked.standings, row)? {
            (next, DecidedBy::Record(count)) if record(row.record) == record(next.record) => {
                say::of_the_record(count, row.record)
            }
            _ => None,
        }
    }

    /// The value of each tie-breaker, the exact one where that says more, and whether it is what sets the row
    /// above the next.
    fn values(&self, row: &Row) -> Vec<(String, String, bool)> {
        results::values(&self.ranked.standings, row)
    }

    /// What stands above a column.
    fn head(&self, breaker: &Tiebreaker) -> String {
        column(&in_own_words(self.game(), head(*breaker)))
    }

    fn game(&self) -> &'static System {
        self.visit.event.settings.game()
    }

    /// The column that comes before everything else, where tournament points do.
    fn by_points(&self) -> Option<String> {
        let counts = self.ranked.standings.ranking.scoring == Scoring::Points;
        counts.then(|| tournament_points::title(self.game()))
    }

    /// What was taken from this player or given beside the battles; none where nothing was.
    fn correction(row: &Row) -> Option<String> {
        Some(row.correction).filter(|points| *points != 0).map(signed)
    }

    fn has_shared(&self) -> bool {
        self.ranked.standings.rows.iter().any(|row| row.shared)
    }

    fn has_dice(&self) -> bool {
        self.ranked.standings.rows.iter().any(|row| !row.roll_off.is_empty())
    }

    /// Somebody has a penalty or a bonus.
    fn has_corrections(&self) -> bool {
        self.ranked.standings.rows.iter().any(|row| row.correction != 0)
    }

    /// How a tie-breaker is worked out.
    fn explained(&self, breaker: &Tiebreaker) -> String {
        in_own_words(self.game(), breaker.explained())
    }

    /// The dice that settled a shared place.
    fn dice(row: &Row) -> String {
        row.roll_off.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
    }

    /// Changes to the ranking that count in what is shown.
    fn changes(&self) -> Vec<String> {
        changes(&self.visit)
    }

    fn is_after(&self, round: &RoundNumber) -> bool {
        self.ranked.standings.after == *round
    }
}

impl WhyPage {
    fn game(&self) -> &'static System {
        self.visit.event.settings.game()
    }

    /// Penalties and bonuses that count here, with their reasons.
    fn corrections(&self) -> Vec<(String, &PointCorrection)> {
        let entrant = &self.ranked.loaded.history.players[self.row.player];
        let counted = |given: &&PointCorrection| given.round <= self.ranked.standings.after;
        let told = |given: &PointCorrection| say::correction(&signed(given.points), &self.points_title());
        entrant.corrections.iter().filter(counted).map(|given| (told(given), given)).collect()
    }

    fn points_title(&self) -> String {
        tournament_points::title(self.game()).to_lowercase()
    }

    /// `Major victory 2, Minor victory 0, Draw 1, …`
    fn results(&self) -> String {
        let columns = result_columns(self.game(), self.ranked.standings.ranking.scoring).into_iter();
        let told = |column: ResultColumn| say::count_of(&column.title, column.of(&self.row));
        columns.map(told).collect::<Vec<_>>().join(", ")
    }

    fn opponent(&self, game: &Game) -> String {
        match game.opponent {
            Some(player) if self.ranked.loaded.history.players[player].spare => {
                say::spare(&self.ranked.loaded.history.players[player].name)
            }
            Some(player) => self.ranked.loaded.history.players[player].name.clone(),
            None => say::A_BYE.into(),
        }
    }

    /// The number of an opponent who has a page like this.
    fn opponent_number(&self, game: &Game) -> Option<i64> {
        let ranked = game.opponent.filter(|player| !self.ranked.loaded.history.players[*player].spare)?;
        Some(self.ranked.loaded.players[ranked].number)
    }

    /// A value as people read it.
    fn told(breaker: &Tiebreaker, value: &Value) -> String {
        decimal(*breaker, value)
    }

    /// A tie-breaker's value and where it comes from, battle by battle (`handbook S9`).
    fn trails(&self) -> Vec<(Tiebreaker, Value, Vec<TrailStep>)> {
        let values = self.ranked.standings.ranking.tiebreakers.iter().zip(&self.row.values);
        values.map(|(breaker, value)| (*breaker, *value, self.trail(*breaker))).collect()
    }

    /// What a tie-breaker is called, or how it is worked out.
    fn own_words(&self, sentence: &str) -> String {
        in_own_words(self.game(), sentence)
    }

    fn trail(&self, breaker: Tiebreaker) -> Vec<TrailStep> {
        let first = self.ranked.standings.trail(&self.row, breaker);
        let all = if breaker == Tiebreaker::OpponentsWinRecord {
            self.ranked.standings.trail_of_all_opponents(&self.row)
        } else {
            Vec::new()
        };
        let step = |part: &Part| {
            let record =
                part.opponent.map(|record| say::won_of(2 * record.wins + record.draws, record.games));
            TrailStep {
                round: part.game.round,
                opponent: self.opponent(&part.game),
                record,
                amount: say::amount(part.amount),
                all: None,
            }
        };
        let mut steps: Vec<TrailStep> = first.iter().map(step).collect();
        for (step, part) in steps.iter_mut().zip(&all) {
            step.all = Some(say::amount(part.amount));
        }
        steps
    }

    /// An opponent's win record, as the first tie-breaker counts it.
    fn win_record(&self, game: &Game) -> String {
        let row = game.opponent.and_then(|player| self.ranked.standings.row_of(player));
        row.filter(|_| game.against_ranked).map_or_else(
            || say::NOT_COUNTED.into(),
            |row| say::win_record(2 * row.win_record.wins + row.win_record.draws, row.win_record.games),
        )
    }

    fn outcome(&self, game: &Game) -> String {
        let chart = &self.visit.event.settings.game().result;
        game.called.unwrap_or(chart.label(game.outcome)).to_lowercase()
    }

    fn kind(game: &Game) -> &'static str {
        say::kind(game.kind)
    }
}

/// That the ranking was changed after round 1, when, how and why: for the page and the pack (`handbook S8`).
pub fn changes(here: &EventVisit) -> Vec<String> {
    let game = here.event.settings.game();
    let changes = here.event.settings.ranking_changes.iter();
    let told = changes.map(|change| say::ranking_changed(&here.zone().long(change.at), change));
    told.map(|sentence| in_own_words(game, &sentence)).collect()
}

pub async fn show(app: Data<App>, here: EventVisit, query: Query<After>) -> Result<HttpResponse> {
    if !here.event.settings.entrants.are_players() && query.is_of_entrants(&here) {
        let After { after, q, page, .. } = query.into_inner();
        return teams::standings::show(&app, here, teams::standings::Asked { after, q, page }).await;
    }
    let asked = query.into_inner();
    if !asked.q.is_empty() {
        // A search is one person's: not worth keeping.
        return page(&here.clone(), &standings_page(&app, here, asked).await?);
    }
    let elsewhere = own_place(&here, &*shown(&app, &here, asked.after).await?, &asked);
    let note = elsewhere.map(|told| OwnPlaceNote { told }.render()).transpose()?.unwrap_or_default();
    for_everybody(&app, here, &note, async |here| standings_page(&app, here, asked).await).await
}

async fn standings_page(app: &App, here: EventVisit, asked: After) -> Result<StandingsPage> {
    let ranked = shown(app, &here, asked.after).await?;
    let (loaded, standings) = (&ranked.loaded, &ranked.standings);
    let (still_playing, _) = ranked.still_playing();
    let search_text = |row: &Row| format!("{} {}", row.name, loaded.players[row.player].number);
    let is_found = |row: &Row| asked.q.is_empty() || finds(&search_text(row), &asked.q);
    let found = standings.rows.iter().enumerate().filter(|(_, row)| is_found(row));
    let found: Vec<usize> = found.map(|(position, _)| position).collect();
    let paging = Paging::new(found.len(), asked.page, ROWS);
    let before = match standings.after.previous() {
        round if round.is_a_round() => Some(shown(app, &here, Some(round)).await?),
        _ => None,
    };
    let ranked = ranked.clone();
    Ok(StandingsPage { visit: here, ranked, asked, found, paging, still_playing, before })
}

/// The visitor's place and the page it is on; none where that is the page they look at.
fn own_place(here: &EventVisit, ranked: &Ranked, asked: &After) -> Option<OwnRank> {
    let rows = &ranked.standings.rows;
    let is_own = |row: &Row| here.me.as_ref().is_some_and(|me| me.id == ranked.loaded.players[row.player].id);
    let position = rows.iter().position(is_own).filter(|_| asked.q.is_empty())?;
    let (shown, page) = (Paging::new(rows.len(), asked.page, ROWS).page, position / ROWS + 1);
    let (place, of_round) = (rows[position].place, of_round(here, asked));
    (page != shown).then_some(OwnRank { place, of_round, page })
}

fn of_players(here: &EventVisit) -> &'static str {
    if here.event.settings.entrants.are_players() { "" } else { "of=players&" }
}

fn of_round(here: &EventVisit, asked: &After) -> String {
    let after = asked.after.map_or_else(String::new, |round| format!("after={round}&"));
    format!("{}{after}", of_players(here))
}

/// The same as a table for spreadsheets.
pub async fn table(app: Data<App>, here: EventVisit, query: Query<After>) -> Result<HttpResponse> {
    if !here.event.settings.entrants.are_players() && query.is_of_entrants(&here) {
        return teams::standings::table(&app, here, query.after).await;
    }
    let ranked = shown(&app, &here, query.after).await?;
    let name = format!("{}-standings.csv", here.event.slug);
    Ok(file("text/csv; charset=utf-8", &name, exchange::standings::csv(&ranked.standings)))
}

pub async fn why(app: Data<App>, here: EventVisit, path: Path<(String, i64)>) -> Result<HttpResponse> {
    for_everybody(&app, here, "", async |here| why_page(&app, here, path.1).await).await
}

async fn why_page(app: &App, here: EventVisit, number: i64) -> Result<WhyPage> {
    let ranked = shown(app, &here, None).await?;
    let (loaded, standings) = (&ranked.loaded, &ranked.standings);
    let position = standings
        .rows
        .iter()
        .position(|row| loaded.players[row.player].number == number)
        .ok_or(Error::NotFound)?;
    let row = standings.rows[position].clone();
    let game = here.event.settings.game();
    let why = |other: &Row| in_own_words(game, &standings.why(&row, other).in_words());
    let above = position.checked_sub(1).map(|above| why(&standings.rows[above]));
    let below = standings.rows.get(position + 1).map(why);
    Ok(WhyPage { visit: here, ranked, row, above, below })
}

/// The standings as this visitor may see them: hidden rounds are as if they had not been played yet.
pub async fn shown(app: &App, here: &EventVisit, after: Option<RoundNumber>) -> Result<Arc<Ranked>> {
    let played =
        here.known.frame.public_rounds().next_back().map_or_else(Default::default, |round| round.number);
    let after = after.unwrap_or(RoundNumber::AFTER_ALL).min(here.sees_standings_up_to()).min(played);
    let version = (here.event.id, here.event.version);
    app.cache.standings.get(version, after, async || standings::of(&here.known, after)).await
}
