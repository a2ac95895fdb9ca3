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
    text::{
        Element, Message, TextFact, filters, say,
        standings::{
            ResultColumn, result_columns, tell_counted_amount, tell_place, tell_tiebreaker_value,
            tell_unplayed_kind, tell_why, write_half_wins,
        },
        told,
    },
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
    told: Message,
}

#[derive(Template)]
#[template(path = "event/why.html")]
struct WhyPage<'a> {
    visit: &'a EventVisit,
    ranked: Arc<Ranked>,
    row: StandingsRow,
    above: Option<Message>,
    below: Option<Message>,
    /// Round by round; none where they were not in it.
    way_through_cut: Vec<Message>,
}

/// A tie-breaker's value and where it comes from, battle by battle (`handbook S9`).
struct TiebreakerTrail {
    /// What it is called, and its value.
    title: Message,
    /// How it is worked out, and the exact value where the first is rounded.
    explained: Message,
    /// What each battle gave.
    steps: Vec<Message>,
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
    /// The standings of pairs or teams, and not those of players beside them.
    fn is_of_teams(&self, here: &EventVisit) -> bool {
        // Two people who are a pair have one place: there are none of players beside it.
        let is_of_entrants = !here.event.settings.entrants.have_matches() || self.of != "players";
        is_of_entrants && !of_players(here).is_empty()
    }
}

/// Rows on one page; a larger event has more pages, a search among all of them, and the way to one's own row.
pub const ROWS: usize = 100;

impl StandingsPage<'_> {
    /// These are the players of an event of teams, which has standings of its own.
    fn is_beside_teams(&self) -> bool {
        !of_players(self.visit).is_empty()
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
    fn own_place(&self) -> Option<Message> {
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

    /// How far the standings have come.
    fn state(&self) -> &'static str {
        match (self.ranked.standings.after.is_a_round(), self.is_final(), self.still_playing > 0) {
            (false, ..) => "unplayed",
            (true, true, _) => "final",
            (true, false, true) => "playing",
            (true, false, false) => "played",
        }
    }

    /// Something is kept from players: for them, that it is; for staff, since when.
    fn hidden_after(&self) -> Option<RoundNumber> {
        let last = self.visit.event.settings.standings_up_to?;
        let newest = self.ranked.loaded.history.rounds.last()?.number;
        Some(last).filter(|last| *last < newest)
    }

    /// Changes to the ranking that count in what is shown.
    fn changes(&self) -> Vec<Message> {
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
    fn corrections(&self) -> Vec<Message> {
        let entrant = &self.ranked.loaded.history.players[self.row.player];
        let counted = |given: &&PointCorrection| given.round <= self.ranked.standings.after;
        let told = |PointCorrection { round, points, reason, .. }: &PointCorrection| {
            let (strong, soft) =
                (Element::new("strong"), Element::new("span").with_attribute("class", "soft"));
            say!("standings-correction", round, points, reason, strong, soft)
        };
        entrant.corrections.iter().filter(counted).map(told).collect()
    }

    /// `Major victory 2, Minor victory 0, Draw 1, …`
    fn results(&self) -> TextFact {
        let columns = result_columns(self.game(), self.ranked.standings.ranking.scoring).into_iter();
        let told = |column: ResultColumn| {
            say!("standings-result-count", title = column.title, count = column.of(&self.row))
        };
        columns.map(told).collect()
    }

    fn opponent(&self, game: &PlayedGame) -> Message {
        let opponent = game.opponent.map(|player| &self.ranked.loaded.history.players[player]);
        let kind = match opponent {
            None => "bye",
            Some(opponent) if opponent.spare => "spare",
            Some(_) => "ranked",
        };
        say!("standings-opponent", kind, name = opponent.map(|opponent| &opponent.name))
    }

    /// The number of an opponent who has a page like this.
    fn opponent_number(&self, game: &PlayedGame) -> Option<i64> {
        let ranked = game.opponent.filter(|player| !self.ranked.loaded.history.players[*player].spare)?;
        Some(self.ranked.loaded.players[ranked].number)
    }

    fn trails(&self) -> Vec<TiebreakerTrail> {
        let values = self.ranked.standings.ranking.tiebreakers.iter().zip(&self.row.values);
        values.map(|(breaker, value)| self.trail(*breaker, *value)).collect()
    }

    fn trail(&self, breaker: Tiebreaker, value: TiebreakValue) -> TiebreakerTrail {
        let first = self.ranked.standings.trail(&self.row, breaker);
        let all = if breaker == Tiebreaker::OpponentsWinRecord {
            self.ranked.standings.trail_of_all_opponents(&self.row)
        } else {
            Vec::new()
        };
        let step = |(at, part): (usize, &TrailPart)| {
            let (round, opponent) = (part.game.round, self.opponent(&part.game));
            // The opponent's own record, where the number rests on it.
            let won = part.opponent.map(|record| write_half_wins(2 * record.wins + record.draws));
            let games = part.opponent.map(|record| record.games);
            let amount = tell_counted_amount(part.amount);
            // The same where every opponent counts, for a tie-breaker of two stages.
            let all = all
                .get(at)
                .map_or(TextFact::None, |part| TextFact::Message(tell_counted_amount(part.amount)));
            let strong = Element::new("strong");
            say!("standings-trail-step", round, opponent, won, games, amount, all, strong)
        };
        let steps = first.iter().enumerate().map(step).collect();
        let title = say!(
            "standings-trail",
            title = told(&breaker).part("title"),
            value = tell_tiebreaker_value(breaker, &value),
            strong = Element::new("strong")
        );
        let exact = match value {
            TiebreakValue::Share(_) | TiebreakValue::TwoStage(..) => value.to_string(),
            TiebreakValue::NotUsed | TiebreakValue::Whole(_) => String::new(),
        };
        let explained = self.visit.speaker_of_players().say(&told(&breaker).part("explained"));
        TiebreakerTrail { title, explained: say!("standings-trail-explained", explained, exact), steps }
    }

    /// An opponent's win record, as the first tie-breaker counts it.
    fn win_record(&self, game: &PlayedGame) -> Message {
        let row = game.opponent.and_then(|player| self.ranked.standings.row_of(player));
        match row.filter(|_| game.against_ranked).map(|row| row.win_record) {
            Some(record) => {
                let won = write_half_wins(2 * record.wins + record.draws);
                say!("standings-win-record", won, games = record.games)
            }
            None => say!("standings-record-not-counted"),
        }
    }

    fn outcome(&self, game: &PlayedGame) -> String {
        let chart = &self.visit.event.settings.game().result;
        game.called.unwrap_or(chart.label(game.outcome)).to_lowercase()
    }

    fn word_game_kind(game: &PlayedGame) -> Option<Message> {
        tell_unplayed_kind(game.kind)
    }
}

pub async fn show_public_standings(
    app: Data<App>,
    here: EventVisit,
    AskedFor(asked): AskedFor<After>,
) -> Result<HttpResponse> {
    if asked.is_of_teams(&here) {
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
    let (still_playing, _) = loaded.history.still_playing(standings.after);
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
fn own_place(here: &EventVisit, ranked: &Ranked, asked: &After) -> Option<Message> {
    let rows = &ranked.standings.rows;
    let is_own = |row: &StandingsRow| {
        here.me.as_deref().is_some_and(|me| me.id == ranked.loaded.players[row.player].id)
    };
    let position = rows.iter().position(is_own).filter(|_| asked.q.is_empty())?;
    let (shown, page) = (Paging::new(rows.len(), asked.page, ROWS).page, position / ROWS + 1);
    let (playing, _) = ranked.loaded.history.still_playing(ranked.standings.after);
    let changes = playing > 0 && !here.event.stage.is_over();
    let (place, round) = (tell_place(rows[position].place), ranked.standings.after);
    if page != shown {
        let a = Element::link(format!("?{}page={page}", of_round(here, asked)));
        return Some(say!("standings-own-place-elsewhere", place, round, changes, a));
    }
    changes.then(|| say!("standings-own-place", place, round, changes))
}

fn of_players(here: &EventVisit) -> &'static str {
    here.event.players_standings().map_or("", |_| "of=players&")
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
    if asked.is_of_teams(&here) {
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
    let why = |other: &StandingsRow| tell_why(&standings.why(&row, other));
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
