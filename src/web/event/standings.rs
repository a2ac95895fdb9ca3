//! The standings, and for every player why they stand where they do (`handbook S1`–`S9`).

use crate::{
    cache::standings::Ranked,
    domain::{
        history::PointCorrection,
        numbers::RoundNumber,
        standings::{PlayedGame, StandingsRow, TiebreakValue, Tiebreaker, TrailPart},
        system::System,
    },
    exchange::{self, table::TableFormat},
    storage::history::LoadedEntrants,
    text::{
        Element, TextFact,
        standings::{
            ResultColumn, result_columns, tell_both_stages, tell_counted_amount, tell_place,
            tell_unplayed_kind, tell_why, write_half_wins,
        },
    },
    web::{
        event::{
            entrant_ranks::{EntrantRanks, load_visible_standings},
            rank::{ROWS, RankTable},
        },
        http::query::AskedFor,
        page::{bracket::way_through_cut, paging::Paging, ranking_changes::list_ranking_changes},
        prelude::*,
        reply::{shared_page::for_everybody, spreadsheet::table_file},
    },
};
use serde::Deserialize;
use std::{ops::Deref, sync::Arc};

#[derive(Template)]
#[template(path = "event/standings.html")]
struct StandingsPage<'a> {
    visit: &'a EventVisit,
    asked: After,
    /// The rows of this page, of those that were searched for.
    table: RankTable<'a>,
}

/// The same of teams or pairs.
#[derive(Template)]
#[template(path = "teams/standings.html")]
struct TeamStandingsPage<'a> {
    page: StandingsPage<'a>,
}

impl<'a> Deref for TeamStandingsPage<'a> {
    type Target = StandingsPage<'a>;

    fn deref(&self) -> &Self::Target {
        &self.page
    }
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
        is_of_entrants && here.event.meets_in_matches()
    }

    /// What addresses begin with: whose standings they are of.
    fn of(&self, here: &EventVisit) -> &'static str {
        if here.event.meets_in_matches() && !self.is_of_teams(here) { "of=players&" } else { "" }
    }

    /// The same, and after which round.
    fn of_round(&self, here: &EventVisit) -> String {
        let after = self.after.map_or_else(String::new, |round| format!("after={round}&"));
        format!("{}{after}", self.of(here))
    }

    async fn load_ranks(&self, app: &App, here: &EventVisit) -> Result<EntrantRanks> {
        let after = self.after.unwrap_or(RoundNumber::AFTER_ALL);
        EntrantRanks::load_visible(app, here, self.is_of_teams(here), after).await
    }
}

impl StandingsPage<'_> {
    /// These are the players of an event of teams, which has standings of its own.
    fn is_beside_teams(&self) -> bool {
        !self.asked.of(self.visit).is_empty()
    }

    /// These are of teams, and players have standings of their own. Two who are a pair have one place.
    fn has_players_beside(&self) -> bool {
        self.visit.event.settings.entrants.have_matches()
    }

    /// Where the visitor stands, if that is not on this page or may change.
    fn own_place(&self) -> Option<Message> {
        own_place(self.visit, &self.table.ranks, &self.asked)
    }

    /// Numbers of the rounds whose standings can be looked back at.
    fn rounds(&self) -> Vec<RoundNumber> {
        let all = self.table.ranks.history().rounds.iter().map(|round| round.number);
        all.filter(|round| *round <= self.visit.sees_standings_up_to()).collect()
    }

    /// The event is over, nothing is kept for later, and the last round is what is shown.
    fn is_final(&self) -> bool {
        let newest = self.table.ranks.history().rounds.last().map(|round| round.number);
        let is_whole = newest == Some(self.table.after()) && self.hidden_after().is_none();
        is_whole && self.visit.event.stage.is_over()
    }

    /// Battles of the newest round that have no result yet, or matches.
    fn still_playing(&self) -> usize {
        self.table.ranks.still_playing()
    }

    /// How far the standings have come.
    fn state(&self) -> &'static str {
        match (self.table.after().is_a_round(), self.is_final(), self.still_playing() > 0) {
            (false, ..) => "unplayed",
            (true, true, _) => "final",
            (true, false, true) => "playing",
            (true, false, false) => "played",
        }
    }

    /// Something is kept from players: for them, that it is; for staff, since when.
    fn hidden_after(&self) -> Option<RoundNumber> {
        let last = self.visit.event.settings.standings_up_to?;
        let newest = self.table.ranks.history().rounds.last()?.number;
        Some(last).filter(|last| *last < newest)
    }

    /// Changes to the ranking that count in what is shown.
    fn changes(&self) -> Vec<Message> {
        list_ranking_changes(self.visit)
    }

    fn is_after(&self, round: &RoundNumber) -> bool {
        self.table.after() == *round
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

    /// The number of the player themselves.
    fn own_number(&self) -> i64 {
        self.ranked.loaded.players[self.row.player].number
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
            value = tell_both_stages(breaker, &value),
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
        let history = self.ranked.loaded.history();
        let called = game.worth(history.scale()).called;
        called.unwrap_or(history.system.result.label(game.outcome)).to_lowercase()
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
        let page = standings_page(&app, &here, asked).await?;
        return answer_with_page(&here, &TeamStandingsPage { page });
    }
    if !asked.q.is_empty() {
        // A search is one person's: not worth keeping.
        return answer_with_page(&here, &standings_page(&app, &here, asked).await?);
    }
    let elsewhere = own_place(&here, &asked.load_ranks(&app, &here).await?, &asked);
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
    let ranks = asked.load_ranks(app, here).await?;
    let table = RankTable::load_rank_table(app, here, ranks, &asked.q, asked.page).await?;
    Ok(StandingsPage { visit: here, asked, table })
}

/// The visitor's place and the page it is on; none where that is the page they look at and no battle can change it.
fn own_place(here: &EventVisit, ranks: &EntrantRanks, asked: &After) -> Option<Message> {
    let rows = &ranks.standings().rows;
    let own = ranks.row_of(here.me.as_deref()?).filter(|_| asked.q.is_empty())?;
    let position = rows.iter().position(|row| row.player == own.player)?;
    let (shown, page) = (Paging::new(rows.len(), asked.page, ROWS).page, position / ROWS + 1);
    let changes = ranks.still_playing() > 0 && !here.event.stage.is_over();
    let (place, round) = (tell_place(own.place), ranks.standings().after);
    let a = Element::link(format!("?{}page={page}", asked.of_round(here)));
    match (page != shown, ranks.are_of_teams()) {
        (true, true) => Some(say!("standings-own-team-place", place = own.place, a)),
        (true, false) => Some(say!("standings-own-place-elsewhere", place, round, changes, a)),
        (false, true) => None,
        (false, false) => changes.then(|| say!("standings-own-place", place, round, changes)),
    }
}

/// The same as a table for spreadsheets.
pub async fn download_standings_table(
    app: Data<App>,
    here: EventVisit,
    AskedFor(asked): AskedFor<After>,
    format: TableFormat,
) -> Result<HttpResponse> {
    let ranks = asked.load_ranks(&app, &here).await?;
    let name = format!("{}-{}", here.event.slug, if ranks.are_of_teams() { "teams" } else { "standings" });
    table_file(format, &name, exchange::standings::build_standings_table(ranks.standings())).await
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
