//! Statistics of the event: charts that the server draws, the same numbers in tables, and as a file. Of rounds whose
//! standings the organiser keeps back they tell nothing.

pub mod choices;
mod missions;

use super::{
    entrant_ranks::{EntrantRanks, load_visible_standings},
    places::PlacesChart,
};
use crate::{
    cache::standings::Ranked,
    domain::{
        history::Outcome,
        numbers::RoundNumber,
        statistics::{
            BattleSelection, COUNTED, Certainty, ClubFigures, FactionFigures, GamesTally, MissionFigures,
            RoundFigures, TurnFigures, by_club, by_faction, by_mission, by_round, tally_factions_versus,
        },
    },
    exchange::{statistics, table::TableFormat},
    storage::history::Loaded,
    text::{
        PlainMessage, TextFact,
        statistics::{
            tell_decimal, tell_percent, tell_rate_range, tell_seen_rates, tell_turns, tell_win_rate,
            write_tally,
        },
    },
    web::{
        http::query::AskedFor,
        page::{
            event_view::page_of_player,
            figures::percent_of,
            results::{has_one_kind, write_standings_record},
        },
        prelude::*,
        reply::{shared_page::for_everybody, spreadsheet::table_file},
    },
};
use serde::Deserialize;
use std::{collections::BTreeMap, sync::Arc};

/// Players whose places are drawn as lines.
const LINES: usize = 6;
/// Factions of the table of meetings.
const MEETINGS: usize = 12;

/// What a visitor looks at; empty: everything.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct StatisticsQuery {
    /// A round's number.
    round: String,
    /// `unbeaten`
    record: String,
    faction: String,
}

impl StatisticsQuery {
    fn selection(&self) -> BattleSelection {
        BattleSelection { round: self.round.parse().ok(), unbeaten: self.record == "unbeaten" }
    }
}

/// A player of the faction that is looked at.
struct FactionPlayer {
    place: u32,
    /// Within the event: where each number comes from.
    page: String,
    name: String,
    record: String,
}

#[derive(Template)]
#[template(path = "event/statistics.html")]
struct StatisticsPage<'a> {
    visit: &'a EventVisit,
    ranked: Arc<Ranked>,
    /// The organiser keeps results back.
    hidden: bool,
    factions: Vec<FactionFigures>,
    rounds: Vec<RoundFigures>,
    meetings: BTreeMap<(String, String), GamesTally>,
    /// The first players with their place after each round.
    places: PlacesChart,
    asked: StatisticsQuery,
    selection: BattleSelection,
    members: Vec<FactionPlayer>,
    /// What each round was played on, in the order of `rounds`.
    missions: Vec<String>,
    /// How those did whose turns mattered, where sheets say so.
    turns: TurnFigures,
    /// The same, and what was scored, by what was played on.
    on: Vec<MissionFigures>,
    clubs: Vec<ClubFigures>,
}

/// A part of a bar that says how a round ended.
struct Ending {
    /// What the game calls it.
    called: String,
    battles: u32,
    /// In percent of the bar.
    from: String,
    wide: String,
}

impl StatisticsPage<'_> {
    fn is_empty(&self) -> bool {
        self.hidden || self.rounds.is_empty() && self.factions.is_empty()
    }

    /// The page with another round, and the rest as it is.
    fn of_round(&self, round: &str) -> String {
        format!("?round={round}&record={}", self.asked.record)
    }

    /// The same round and records, for a file; nothing where all of them are shown.
    fn as_asked(&self) -> String {
        let is_all = self.asked.round.is_empty() && self.asked.record.is_empty();
        if is_all { String::new() } else { self.of_round(&self.asked.round) }
    }

    fn of_record(&self, record: &str) -> String {
        format!("?round={}&record={record}", self.asked.round)
    }

    fn is_round(&self, round: &RoundNumber) -> bool {
        self.selection.round == Some(*round)
    }

    /// The rounds to choose from.
    fn all_rounds(&self) -> Vec<RoundNumber> {
        RoundNumber::up_to(self.ranked.standings.after.0).collect()
    }

    /// That of later rounds nothing is told.
    fn kept_back(&self) -> Option<Message> {
        keeps_back(self.visit).then(|| say!("statistics-kept-back", round = self.ranked.standings.after))
    }

    /// Up to when everything counts.
    fn so_far(&self) -> Message {
        let round = self.ranked.standings.after;
        let (playing, all) = self.ranked.loaded.history.still_playing(round);
        if self.visit.event.stage.is_over() {
            say!("statistics-at-the-end", round, playing, all)
        } else {
            say!("statistics-so-far", round, playing, all)
        }
    }

    /// How battles of this game can end, with what it calls each: won in one way or two, or drawn.
    fn endings(&self) -> Vec<(String, Vec<Outcome>)> {
        let chart = &self.visit.event.settings.game().result;
        let called = |outcome: Outcome| chart.label(outcome).to_owned();
        let one_kind = has_one_kind(&self.visit.event.settings);
        let counted = |won| if one_kind { vec![Outcome::MajorWin, Outcome::MinorWin] } else { vec![won] };
        let ways = chart.outcomes().into_iter().filter(|outcome| outcome.is_win());
        let ways = ways.map(|won| (called(won), counted(won)));
        ways.chain([(called(Outcome::Draw), vec![Outcome::Draw])]).collect()
    }

    /// One bar of the chart of how rounds ended.
    fn ended(&self, round: &RoundFigures) -> Vec<Ending> {
        let (all, mut before) = (f64::from(round.battles.max(1)), 0);
        let ending = |(called, outcomes): (String, Vec<Outcome>)| {
            let battles = outcomes.into_iter().map(|outcome| round.ended(outcome)).sum();
            let (from, wide) = (percent_of(f64::from(before) / all), percent_of(f64::from(battles) / all));
            before += battles;
            Ending { called, battles, from, wide }
        };
        self.endings().into_iter().map(ending).collect()
    }

    /// `17 · 6 · 1`, in the order of the legend.
    fn describe_ending_counts(endings: &[Ending]) -> String {
        endings.iter().map(|ending| ending.battles.to_string()).collect::<Vec<_>>().join(" · ")
    }

    /// The same with words.
    fn counts_in_words(&self, round: &RoundFigures) -> PlainMessage {
        let ending = |Ending { called, battles, .. }: Ending| {
            say!("statistics-round-ending", called = called.to_lowercase(), battles)
        };
        let endings: TextFact = self.ended(round).into_iter().map(ending).collect();
        PlainMessage(say!("statistics-round-endings", round = round.round, endings))
    }

    /// How many battles of all rounds were drawn.
    fn drawn(&self) -> Message {
        let sum = |of: fn(&RoundFigures) -> u32| -> u32 { self.rounds.iter().map(of).sum() };
        say!("statistics-drawn", draws = sum(|round| round.draws), battles = sum(|round| round.battles))
    }

    fn turns_seen(&self) -> Option<Message> {
        tell_turns(self.turns)
    }

    /// What the details are called that tell each mission by itself.
    fn missions_title(&self) -> Message {
        let is_one_word = !self.visit.event.words().mission.contains(' ');
        say!("statistics-by-mission", is_one_word)
    }

    /// Missions with battles enough to tell how the first turn did.
    fn turned(&self) -> Vec<&MissionFigures> {
        self.on.iter().filter(|one| one.turns.first.certainty() > Certainty::NotTold).collect()
    }

    /// A sentence on what is to be seen in them, where anything is.
    fn turned_seen(&self) -> Message {
        let told = self.turned().into_iter();
        tell_seen_rates(told.map(|one| (one.mission.as_str(), one.turns.first)).collect())
    }

    /// `7–1–4`; a dash where nothing is known.
    fn describe_faction_tally(tally: &GamesTally) -> String {
        if tally.games() == 0 { "–".to_owned() } else { write_tally(tally) }
    }

    /// Empty for a club that is not ranked.
    fn if_ranked(number: Option<u32>) -> String {
        number.map(|number| number.to_string()).unwrap_or_default()
    }

    /// How clubs are ranked.
    fn clubs_rule() -> Message {
        say!("statistics-clubs-rule", count = COUNTED)
    }

    fn has_missions(&self) -> bool {
        self.missions.iter().any(|mission| !mission.is_empty())
    }

    /// Of the longest bar, in percent.
    fn bar(&self, figures: &FactionFigures) -> String {
        let most = self.factions.first().map_or(1, |first| first.players.max(1));
        percent_of(f64::from(figures.players) / f64::from(most))
    }

    /// Factions with games enough to tell a rate, the highest first; beneath them, grey and in no order of rates, those
    /// with few.
    fn rated(&self) -> Vec<&FactionFigures> {
        let told = |figures: &&FactionFigures| figures.tally.certainty() > Certainty::NotTold;
        let mut rated: Vec<&FactionFigures> = self.factions.iter().filter(told).collect();
        let rate = |figures: &FactionFigures| figures.tally.rate().unwrap_or_default();
        rated.sort_by(|a, b| match [a, b].map(|one| Self::is_weak(&one.tally)) {
            [false, false] => rate(b).total_cmp(&rate(a)),
            weak => weak[0].cmp(&weak[1]),
        });
        rated
    }

    fn is_weak(tally: &GamesTally) -> bool {
        tally.certainty() == Certainty::Weak
    }

    fn position_of_rate(tally: &GamesTally) -> String {
        percent_of(tally.rate().unwrap_or_default())
    }

    fn from(tally: &GamesTally) -> String {
        percent_of(tally.range().unwrap_or_default().0)
    }

    fn end_of_range_bar(tally: &GamesTally) -> String {
        percent_of(tally.range().unwrap_or_default().1)
    }

    /// `52 %`, with its range: `34–69 %`.
    fn describe_win_rate(tally: &GamesTally) -> Message {
        tell_win_rate(tally)
    }

    fn describe_rate_range(tally: &GamesTally) -> Message {
        tell_rate_range(tally)
    }

    /// Marks of the axis below the rates, each at its percent.
    fn rates_axis() -> [(u32, Message); 5] {
        let mark = |percent: u32| match percent {
            50 => (percent, tell_percent(0.5)),
            _ => (percent, say!("statistics-axis", percent)),
        };
        [0, 25, 50, 75, 100].map(mark)
    }

    fn describe_faction_share(figures: &FactionFigures) -> Message {
        tell_percent(figures.share)
    }

    fn describe_optional_number(value: Option<f64>) -> Message {
        value.map_or_else(|| say!("statistics-not-told"), tell_decimal)
    }

    fn describe_mean_value(value: &f64) -> Message {
        tell_decimal(*value)
    }

    /// A sentence on what is to be seen, where anything is.
    fn seen(&self) -> Message {
        tell_seen_rates(self.rated().into_iter().map(|one| (one.faction.as_str(), one.tally)).collect())
    }

    /// Every faction as the chart has them: those with a rate first.
    fn in_order(&self) -> Vec<&FactionFigures> {
        let rated = self.rated();
        let is_rated = |one: &&FactionFigures| rated.iter().any(|rated| rated.faction == one.faction);
        let rest: Vec<_> = self.factions.iter().filter(|one| !is_rated(one)).collect();
        rated.into_iter().chain(rest).collect()
    }

    /// The most played factions, for the table of meetings.
    fn most_played(&self) -> &[FactionFigures] {
        &self.factions[..self.factions.len().min(MEETINGS)]
    }

    /// What the first won against the second, over their games; empty where they did not meet.
    fn met(&self, a: &FactionFigures, b: &FactionFigures) -> String {
        let cell = self.meetings.get(&(a.faction.clone(), b.faction.clone()));
        cell.map_or_else(String::new, write_tally)
    }

    fn counts_tactics(&self) -> bool {
        self.visit.event.settings.game().sheet.tactics.is_some()
    }
}

pub async fn show_statistics_page(
    app: Data<App>,
    here: EventVisit,
    AskedFor(asked): AskedFor<StatisticsQuery>,
) -> Result<HttpResponse> {
    if asked != StatisticsQuery::default() {
        // What one visitor picks out is not worth keeping.
        return answer_with_page(&here, &statistics_page(&app, &here, asked).await?);
    }
    for_everybody(&app, &here, "", async |here| {
        Ok(statistics_page(&app, here, asked).await?.render_with_values(&here.speaker)?)
    })
    .await
}

async fn statistics_page<'a>(
    app: &App,
    here: &'a EventVisit,
    asked: StatisticsQuery,
) -> Result<StatisticsPage<'a>> {
    let ranked = load_seen_standings(app, here).await?;
    let hidden = is_hidden(here, &ranked);
    let selection = asked.selection();
    let mut page = StatisticsPage {
        visit: here,
        ranked: ranked.clone(),
        hidden,
        factions: Vec::new(),
        rounds: Vec::new(),
        meetings: BTreeMap::new(),
        places: PlacesChart::default(),
        members: Vec::new(),
        missions: Vec::new(),
        turns: TurnFigures::default(),
        on: Vec::new(),
        clubs: Vec::new(),
        asked,
        selection,
    };
    if hidden {
        return Ok(page);
    }
    let (history, standings) = (&ranked.loaded.history, &ranked.standings);
    page.factions = by_faction(history, standings, selection);
    page.rounds = by_round(history, standings);
    page.meetings = tally_factions_versus(history, standings, selection);
    page.members = list_faction_members(&ranked, &page.asked.faction);
    page.missions = page.rounds.iter().map(|round| name_of_round_mission(page.visit, round.round)).collect();
    let ranks = EntrantRanks::Players(ranked.clone());
    page.places = PlacesChart::of_ranks(app, page.visit, &ranks, LINES).await?;
    page.clubs = by_club(history, standings);
    let played = missions::load_played_missions(app, page.visit, &ranked, selection.round).await?;
    let scale = page.visit.event.settings.scale();
    page.turns = TurnFigures::from_battles(&played, scale);
    page.on = by_mission(&played, scale);
    Ok(page)
}

/// What a round was played on; empty where that differs from table to table, or is not known.
fn name_of_round_mission(here: &EventVisit, number: RoundNumber) -> String {
    let round = here.event.frame.public_rounds().find(|round| round.number == number);
    let slug = round.and_then(|round| round.battleplan.as_deref());
    slug.map_or_else(String::new, |slug| here.event.settings.battleplan_name(slug))
}

/// Who plays this faction, by place.
fn list_faction_members(ranked: &Ranked, faction: &str) -> Vec<FactionPlayer> {
    let players = &ranked.loaded.players;
    let is_theirs =
        |place: usize| players[place].faction.as_deref().is_some_and(|own| !own.is_empty() && own == faction);
    let rows = ranked.standings.rows.iter().filter(|row| is_theirs(row.player));
    let member = |row: &crate::domain::standings::StandingsRow| FactionPlayer {
        place: row.place,
        page: page_of_player(&players[row.player]),
        name: row.name.clone(),
        record: write_standings_record(row.record),
    };
    rows.map(member).collect()
}

/// The same as a table for spreadsheets, with what each column means in its head.
pub async fn download_factions_table(
    app: Data<App>,
    here: EventVisit,
    AskedFor(asked): AskedFor<StatisticsQuery>,
    format: TableFormat,
) -> Result<HttpResponse> {
    let ranked = load_seen_standings(&app, &here).await?;
    if is_hidden(&here, &ranked) {
        return Err(Error::NotFound);
    }
    let table =
        statistics::factions_table(&by_faction(&ranked.loaded.history, &ranked.standings, asked.selection()));
    table_file(format, &format!("{}-statistics", here.event.slug), table).await
}

/// What was played on, as such a table.
pub async fn missions_table(
    app: Data<App>,
    here: EventVisit,
    AskedFor(asked): AskedFor<StatisticsQuery>,
    format: TableFormat,
) -> Result<HttpResponse> {
    let ranked = load_seen_standings(&app, &here).await?;
    if is_hidden(&here, &ranked) {
        return Err(Error::NotFound);
    }
    let played = missions::load_played_missions(&app, &here, &ranked, asked.selection().round).await?;
    let table = statistics::missions_table(&by_mission(&played, here.event.settings.scale()));
    table_file(format, &format!("{}-missions", here.event.slug), table).await
}

/// The clubs, as such a table.
pub async fn clubs_table(app: Data<App>, here: EventVisit, format: TableFormat) -> Result<HttpResponse> {
    let ranked = load_seen_standings(&app, &here).await?;
    if is_hidden(&here, &ranked) {
        return Err(Error::NotFound);
    }
    let table = statistics::clubs_table(&by_club(&ranked.loaded.history, &ranked.standings));
    table_file(format, &format!("{}-clubs", here.event.slug), table).await
}

/// The standings that the visitor sees, made from no round but those.
async fn load_seen_standings(app: &App, here: &EventVisit) -> Result<Arc<Ranked>> {
    let ranked = load_visible_standings(app, here, None).await?;
    let newest = here.sees_standings_up_to();
    if ranked.loaded.history.rounds.iter().all(|round| round.number <= newest) {
        return Ok(ranked);
    }
    let mut loaded = Loaded::clone(&ranked.loaded);
    loaded.history.rounds.retain(|round| round.number <= newest);
    Ok(Arc::new(Ranked { loaded: Arc::new(loaded), standings: ranked.standings.clone() }))
}

/// For whoever may not see the standings after any round that is out there are no statistics.
fn is_hidden(here: &EventVisit, ranked: &Ranked) -> bool {
    ranked.loaded.history.rounds.is_empty() && here.event.frame.public_rounds().next().is_some()
}

/// Whether rounds are out that the statistics do not tell of.
fn keeps_back(here: &EventVisit) -> bool {
    let newest = here.event.frame.public_rounds().next_back();
    newest.is_some_and(|newest| here.sees_standings_up_to() < newest.number)
}
