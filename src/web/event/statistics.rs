//! Statistics of the event: charts that the server draws, the same numbers in tables, and as a file. Nothing of it
//! while the organiser keeps standings back.

use super::standings::shown;
use crate::{
    app::App,
    cache::standings::Ranked,
    domain::{
        battle::Side,
        history::ResultKind,
        numbers::RoundNumber,
        scoring::{self, SheetRound},
        statistics::{
            Certainty, FactionFigures, RoundFigures, Selection, Tally, by_faction, by_round, versus,
        },
    },
    error::{Error, Result},
    exchange::statistics::csv,
    storage,
    web::{
        everybody::for_everybody,
        respond::{file, page},
        results::record,
        visit::EventVisit,
    },
    words::{
        pages::statistics as say,
        statistics::{decimal, percent, range},
    },
};
use actix_web::{
    HttpResponse,
    web::{Data, Query},
};
use askama::Template;
use serde::Deserialize;
use std::{collections::BTreeMap, sync::Arc};

/// How much of the chart's width the lines take; the rest is for the names.
const LINES_WIDE: f64 = 0.62;
/// The height of a name, of the chart's.
const LABEL_HIGH: f64 = 0.09;
/// Players whose places are drawn as lines.
const LINES: usize = 6;
/// Factions of the table of meetings.
const MEETINGS: usize = 12;

/// What a visitor looks at; empty: everything.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Asked {
    /// A round's number.
    round: String,
    /// `unbeaten`
    record: String,
    faction: String,
}

impl Asked {
    fn selection(&self) -> Selection {
        Selection { round: self.round.parse().ok(), unbeaten: self.record == "unbeaten" }
    }
}

/// A player of the faction that is looked at.
struct Member {
    place: u32,
    /// Within the event: where each number comes from.
    page: String,
    name: String,
    record: String,
}

#[derive(Template)]
#[template(path = "event/statistics.html")]
struct StatisticsPage {
    visit: EventVisit,
    ranked: Arc<Ranked>,
    /// The organiser keeps results back.
    hidden: bool,
    factions: Vec<FactionFigures>,
    rounds: Vec<RoundFigures>,
    meetings: BTreeMap<(String, String), Tally>,
    /// The first players with their place after each round.
    paths: Vec<PlacePath>,
    asked: Asked,
    selection: Selection,
    members: Vec<Member>,
    /// What each round was played on, in the order of `rounds`.
    missions: Vec<String>,
    /// How those did who took the first turn of the battle, where sheets say so.
    first_turn: Tally,
}

/// Where one player stood after each round.
struct PlacePath {
    name: String,
    places: Vec<(RoundNumber, u32)>,
}

/// What stands beside the end of a line.
struct PathLabel {
    /// Where the line ends, and where the label stands.
    from: String,
    at: String,
    text: String,
}

/// A line of a chart, in percent of its sides.
struct Segment {
    x1: String,
    y1: String,
    x2: String,
    y2: String,
}

impl StatisticsPage {
    fn is_empty(&self) -> bool {
        self.hidden || self.rounds.is_empty() && self.factions.is_empty()
    }

    /// The page with another round, and the rest as it is.
    fn of_round(&self, round: &str) -> String {
        format!("?round={round}&record={}", self.asked.record)
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

    fn first_turn_seen(&self) -> String {
        say::first_turn(self.first_turn)
    }

    fn has_missions(&self) -> bool {
        self.missions.iter().any(|mission| !mission.is_empty())
    }

    /// Of the longest bar, in percent.
    fn bar(&self, figures: &FactionFigures) -> String {
        let most = self.factions.first().map_or(1, |first| first.players.max(1));
        percent_of(f64::from(figures.players) / f64::from(most))
    }

    /// Factions with games enough to tell a rate; sorted by it where all of them have games to be sure.
    fn rated(&self) -> Vec<&FactionFigures> {
        let told = |figures: &&FactionFigures| figures.tally.certainty() > Certainty::NotTold;
        let mut rated: Vec<&FactionFigures> = self.factions.iter().filter(told).collect();
        // Stable: those that are not sure stay in the order of their players.
        let key = |figures: &FactionFigures| match figures.tally.certainty() {
            Certainty::Told => (0, -figures.tally.rate().unwrap_or_default()),
            _ => (1, 0.0),
        };
        rated.sort_by(|a, b| key(a).partial_cmp(&key(b)).unwrap_or(std::cmp::Ordering::Equal));
        rated
    }

    fn is_weak(figures: &FactionFigures) -> bool {
        figures.tally.certainty() == Certainty::Weak
    }

    fn at(figures: &FactionFigures) -> String {
        percent_of(figures.tally.rate().unwrap_or_default())
    }

    fn from(figures: &FactionFigures) -> String {
        percent_of(figures.tally.range().unwrap_or_default().0)
    }

    fn to(figures: &FactionFigures) -> String {
        percent_of(figures.tally.range().unwrap_or_default().1)
    }

    /// `52 %`, with its range: `34–69 %`.
    fn rate(tally: &Tally) -> String {
        tally.rate().map_or_else(|| say::NOT_TOLD.into(), percent)
    }

    fn range(tally: &Tally) -> String {
        tally.range().map_or_else(|| say::NOT_TOLD.into(), range)
    }

    fn share(figures: &FactionFigures) -> String {
        percent(figures.share)
    }

    fn number(value: Option<f64>) -> String {
        value.map_or_else(|| say::NOT_TOLD.into(), decimal)
    }

    fn mean(value: &f64) -> String {
        decimal(*value)
    }

    /// A sentence on what is to be seen, where anything is.
    fn seen(&self) -> String {
        let differ: Vec<&str> = self
            .factions
            .iter()
            .filter(|figures| figures.tally.differs())
            .map(|f| f.faction.as_str())
            .collect();
        say::seen(&differ)
    }

    /// The most played factions, for the table of meetings.
    fn most_played(&self) -> &[FactionFigures] {
        &self.factions[..self.factions.len().min(MEETINGS)]
    }

    /// What the first won against the second, over their games; empty where they did not meet.
    fn met(&self, a: &FactionFigures, b: &FactionFigures) -> String {
        let cell = self.meetings.get(&(a.faction.clone(), b.faction.clone()));
        cell.map_or_else(String::new, |tally| format!("{}–{}–{}", tally.wins, tally.draws, tally.losses))
    }

    /// The rounds of the chart of places.
    fn after(&self) -> Vec<RoundNumber> {
        self.paths
            .first()
            .map(|path| path.places.iter().map(|(round, _)| *round).collect())
            .unwrap_or_default()
    }

    /// The deepest place that the chart shows.
    fn deepest(&self) -> u32 {
        self.paths.iter().flat_map(|path| &path.places).map(|(_, place)| *place).max().unwrap_or(1)
    }

    fn x_of(&self, step: usize) -> f64 {
        let steps = self.after().len().saturating_sub(1).max(1);
        let step = u32::try_from(step).unwrap_or_default();
        f64::from(step) / f64::from(u32::try_from(steps).unwrap_or(1))
    }

    fn y_of(&self, place: u32) -> f64 {
        f64::from(place.saturating_sub(1)) / f64::from(self.deepest().saturating_sub(1).max(1))
    }

    fn x(&self, step: &usize) -> String {
        percent_of(LINES_WIDE * self.x_of(*step))
    }

    /// Who each line is, beside its end: a label below the one before wherever both would stand at the same height.
    fn labels(&self) -> Vec<PathLabel> {
        let mut free = 0.0;
        let label = |path: &PlacePath| {
            let place = path.places.last()?.1;
            let (from, at) = (self.y_of(place), self.y_of(place).max(free));
            free = at + LABEL_HIGH;
            let text = say::path_label(place, &path.name);
            Some(PathLabel { from: percent_of(from), at: percent_of(at), text })
        };
        self.paths.iter().filter_map(label).collect()
    }

    fn y(&self, place: &u32) -> String {
        percent_of(self.y_of(*place))
    }

    fn segments(&self, path: &PlacePath) -> Vec<Segment> {
        let ends = path.places.windows(2).enumerate();
        ends.map(|(step, pair)| Segment {
            x1: percent_of(LINES_WIDE * self.x_of(step)),
            y1: percent_of(self.y_of(pair[0].1)),
            x2: percent_of(LINES_WIDE * self.x_of(step + 1)),
            y2: percent_of(self.y_of(pair[1].1)),
        })
        .collect()
    }

    /// The chart of rounds: what a player scores, of the most in any round.
    fn points_bar(&self, round: &RoundFigures) -> String {
        let most = self.rounds.iter().map(|round| round.points).fold(1.0, f64::max);
        percent_of(round.points / most)
    }

    fn counts_tactics(&self) -> bool {
        self.visit.event.settings.game().sheet.tactics.is_some()
    }
}

/// As SVG takes it: `51.25%`.
fn percent_of(share: f64) -> String {
    format!("{:.2}%", (share * 100.0).clamp(0.0, 100.0))
}

pub async fn show(app: Data<App>, here: EventVisit, asked: Query<Asked>) -> Result<HttpResponse> {
    let asked = asked.into_inner();
    if asked != Asked::default() {
        // What one visitor picks out is not worth keeping.
        return page(&here.clone(), &statistics_page(&app, here, asked).await?);
    }
    for_everybody(&app, here, "", async |here| statistics_page(&app, here, asked).await).await
}

async fn statistics_page(app: &App, here: EventVisit, asked: Asked) -> Result<StatisticsPage> {
    let ranked = shown(app, &here, None).await?;
    let hidden = is_hidden(&here, &ranked);
    let selection = asked.selection();
    let mut page = StatisticsPage {
        visit: here,
        ranked: ranked.clone(),
        hidden,
        factions: Vec::new(),
        rounds: Vec::new(),
        meetings: BTreeMap::new(),
        paths: Vec::new(),
        members: Vec::new(),
        missions: Vec::new(),
        first_turn: Tally::default(),
        asked,
        selection,
    };
    if hidden {
        return Ok(page);
    }
    let (history, standings) = (&ranked.loaded.history, &ranked.standings);
    page.factions = by_faction(history, standings, selection);
    page.rounds = by_round(history, standings);
    page.meetings = versus(history, standings, selection);
    page.members = members(&ranked, &page.asked.faction);
    page.missions = page.rounds.iter().map(|round| mission(&page.visit, round.round)).collect();
    page.paths = paths(app, &page.visit, &ranked).await?;
    page.first_turn = first_turn(app, &page.visit, (&ranked, selection.round)).await?;
    Ok(page)
}

/// What a round was played on; empty where that differs from table to table, or is not known.
fn mission(here: &EventVisit, number: RoundNumber) -> String {
    let round = here.known.frame.public_rounds().find(|round| round.number == number);
    let slug = round.and_then(|round| round.battleplan.as_deref());
    slug.map_or_else(String::new, |slug| here.event.settings.battleplan_name(slug))
}

/// Who plays this faction, by place.
fn members(ranked: &Ranked, faction: &str) -> Vec<Member> {
    let players = &ranked.loaded.players;
    let is_theirs =
        |place: usize| players[place].faction.as_deref().is_some_and(|own| !own.is_empty() && own == faction);
    let rows = ranked.standings.rows.iter().filter(|row| is_theirs(row.player));
    let member = |row: &crate::domain::standings::Row| Member {
        place: row.place,
        page: format!("standings/{}", players[row.player].number),
        name: row.name.clone(),
        record: record(row.record),
    };
    rows.map(member).collect()
}

/// From the sheets of battles that were played to a result.
async fn first_turn(
    app: &App,
    here: &EventVisit,
    (ranked, only): (&Ranked, Option<RoundNumber>),
) -> Result<Tally> {
    let (mut tally, scale) = (Tally::default(), here.event.settings.scale());
    let mut tx = app.database.read().await?;
    let rounds = here.known.frame.public_rounds().filter(|round| round.number <= ranked.standings.after);
    for round in rounds.filter(|round| only.is_none_or(|only| only == round.number)) {
        let sheets = storage::sheets::of_round(&mut tx, round.id).await?;
        for (battle, sheet, _) in sheets {
            let battle = here.known.battles(round.id).iter().find(|other| other.id == battle);
            let result = battle.and_then(crate::domain::battle::Battle::counted);
            let result = result.filter(|result| result.kind == ResultKind::Played);
            let Some((result, first)) = result.zip(sheet.rounds.first().and_then(SheetRound::goes_first))
            else {
                continue;
            };
            let for_a = scoring::outcome(&result, scale);
            tally.add(if first == Side::A { for_a } else { for_a.reversed() });
        }
    }
    Ok(tally)
}

/// The same as a table for spreadsheets, with what each column means in its head.
pub async fn table(app: Data<App>, here: EventVisit, asked: Query<Asked>) -> Result<HttpResponse> {
    let ranked = shown(&app, &here, None).await?;
    if is_hidden(&here, &ranked) {
        return Err(Error::NotFound);
    }
    let text = csv(&by_faction(&ranked.loaded.history, &ranked.standings, asked.selection()));
    Ok(file("text/csv; charset=utf-8", &format!("{}-statistics.csv", here.event.slug), text))
}

/// For whoever may not see the newest round there are no statistics at all.
fn is_hidden(here: &EventVisit, ranked: &Ranked) -> bool {
    let newest =
        ranked.loaded.history.rounds.last().map_or(RoundNumber::BEFORE_THE_FIRST, |round| round.number);
    here.sees_standings_up_to() < newest
}

async fn paths(app: &App, here: &EventVisit, ranked: &Ranked) -> Result<Vec<PlacePath>> {
    let mut after = Vec::new();
    for round in RoundNumber::up_to(ranked.standings.after.0) {
        after.push(shown(app, here, Some(round)).await?);
    }
    let first = ranked.standings.rows.iter().take(LINES);
    let path = |row: &crate::domain::standings::Row| PlacePath {
        name: row.name.clone(),
        places: after
            .iter()
            .filter_map(|ranked| {
                let row = ranked.standings.rows.iter().find(|other| other.key == row.key)?;
                Some((ranked.standings.after, row.place))
            })
            .collect(),
    };
    Ok(if after.len() < 2 { Vec::new() } else { first.map(path).collect() })
}
