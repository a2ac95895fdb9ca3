//! The big screen of the hall: what the organiser chose on the desk, and never more than players may know,
//! whoever's computer it runs on.

use super::{
    awards::{self, Awarded},
    schedule::{self, DayStep, Progress},
};
use crate::{
    app::App,
    cache::standings,
    domain::{
        alphabet::alphabetical,
        battle::Battle,
        event::{
            Stage as EventStage,
            clock::{RoundClock, call_outs, called, shown},
            namesakes::Namesakes,
            news::NewsItem,
            player::Player,
            screen::{Given, Shows, on_stage},
        },
        ids::AwardId,
        numbers::{RoundNumber, TableNumber},
        round::{Round, RoundState},
        standings::Row,
    },
    error::{Error, Result},
    storage::{self, Tx, history::Loaded},
    web::{
        quilt::Quilt,
        respond::page,
        results::{Chip, chips, record},
        teams,
        visit::EventVisit,
    },
    words::pages::screen as say,
};
use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use askama::Template;
use chrono::{DateTime, TimeDelta, Utc};

/// Names in three columns of 17: all that are there, where no more are.
const FEW_NAMES: usize = 51;
/// Names of a page where there are more, in as many columns of 20 as they take: nobody waits through sixteen pages
/// for their own.
const MANY_NAMES: usize = 100;
const MANY_ROWS: usize = 20;
/// Places with their results: two columns.
const PLACES: usize = 24;
/// Parts of a day that can be read from ten metres.
const PARTS: usize = 9;
/// The results of a place, the last ones.
const RESULTS: usize = 3;
/// Letters of a name that are set in full size, in up to three columns, in four and in five, in a wide face.
const FULL_SIZE: usize = 22;
const FULL_SIZE_IN_FOUR: usize = 15;
const FULL_SIZE_IN_FIVE: usize = 11;
/// How long a page of a longer list stays.
const SECONDS: i64 = 12;

#[derive(Template)]
#[template(path = "event/screen.html")]
struct ScreenPage {
    visit: EventVisit,
    scene: Scene,
}

enum Scene {
    /// There is nothing to show yet, or any more, and why.
    Nothing(String),
    Clock(ClockScene),
    /// By name: people look for themselves.
    Pairings(Pages<Seat>),
    Standings(Pages<Placed>),
    /// The parts of the day that it is.
    Timetable(Pages<DayStep>),
    Ceremony(Option<Stage>),
}

struct ClockScene {
    round: RoundNumber,
    starts_at: Option<DateTime<Utc>>,
    /// What is left, where the clock was started.
    left: Option<TimeDelta>,
    running: bool,
    call: Option<String>,
    /// What comes next, and after how much of what is left.
    next: Option<(String, String)>,
    /// Tables with time of their own, and what is left there.
    tables: Vec<(TableNumber, TimeDelta)>,
}

/// A part of a list that turns its pages by itself.
struct Pages<T> {
    title: String,
    subject: String,
    lines: Vec<T>,
    page: usize,
    pages: usize,
}

struct Seat {
    name: String,
    /// What tells namesakes apart; empty for all others.
    apart: String,
    /// Several for a team: `5–8`. None: has the bye, or waits for somebody.
    table: Option<String>,
}

struct Placed {
    place: String,
    name: String,
    /// What tells namesakes apart; empty for all others.
    apart: String,
    results: Vec<Chip>,
    record: String,
}

/// An award on the stage; without names while it is only announced.
struct Stage {
    title: String,
    /// Each with what is said beneath: club or faction, and what it was won by.
    names: Vec<(String, String)>,
}

impl ScreenPage {
    /// Without JavaScript the page asks again after so long.
    fn seconds() -> i64 {
        SECONDS
    }

    /// When nothing is left any more, for the script that counts down.
    fn until(&self, left: &TimeDelta) -> i64 {
        (self.visit.now + *left).timestamp_millis()
    }

    fn reads(left: &TimeDelta) -> String {
        shown(*left)
    }

    fn is_over(left: &TimeDelta) -> bool {
        *left <= TimeDelta::zero()
    }

    /// A long name is set smaller before it is cut.
    fn is_long(name: &str) -> bool {
        letters(name) > FULL_SIZE
    }

    /// The clock in the corner, beside a list.
    fn corner(&self) -> Option<&RoundClock> {
        self.visit.frame.clock.as_ref()
    }

    /// What is left on it.
    fn left(&self, clock: &RoundClock) -> TimeDelta {
        clock.left(self.visit.now)
    }

    /// What everybody should know; not while somebody stands on the stage.
    fn news(&self) -> Option<&NewsItem> {
        self.visit.frame.news.first().filter(|_| !matches!(self.scene, Scene::Ceremony(_)))
    }

    fn quilt(&self) -> Quilt {
        Quilt::of_rim(self.visit.event.name.as_str())
    }
}

/// How wide a name is set, in letters; one of Chinese, Japanese or Korean takes two.
pub(super) fn letters(name: &str) -> usize {
    name.chars().map(|sign| if sign >= '\u{1100}' { 2 } else { 1 }).sum()
}

impl Pages<Seat> {
    /// Names by themselves in columns; in more of them than three each is set closer before it is set smaller.
    fn is_many(&self) -> bool {
        self.lines.len() > FEW_NAMES
    }

    /// How a name is set so that it is not cut: closer first, for that keeps the height of its letters.
    fn set(&self, seat: &Seat) -> &'static str {
        let full = match self.lines.len().div_ceil(MANY_ROWS) {
            columns if !self.is_many() || columns <= 3 => FULL_SIZE,
            4 => FULL_SIZE_IN_FOUR,
            _ => FULL_SIZE_IN_FIVE,
        };
        let letters = letters(&seat.name) + letters(&seat.apart);
        match letters * 100 / full {
            0..=100 => "",
            _ if full == FULL_SIZE => "is-long",
            101..=128 => "is-close",
            129..=154 => "is-closer",
            155..=192 => "is-smaller",
            _ => "is-smallest",
        }
    }
}

impl<T> Pages<T> {
    /// The page that is on at this second, on every screen alike.
    fn of((title, subject): (String, String), lines: Vec<T>, on_one: usize, second: i64) -> Self {
        let pages = lines.len().div_ceil(on_one).max(1);
        // As many on each: nobody looks at a page of two names for as long as at one of fifty.
        let on_one = lines.len().div_ceil(pages).max(1);
        let turn = usize::try_from(second.div_euclid(SECONDS)).unwrap_or_default();
        let page = turn % pages;
        let lines = lines.into_iter().skip(page * on_one).take(on_one).collect();
        Self { title, subject, lines, page: page + 1, pages }
    }
}

pub async fn show(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let shows = storage::screens::shows(&mut tx, here.event.id).await?;
    show_scene(&mut tx, here, shows).await
}

/// One content alone, whatever the desk has chosen: for a second screen.
pub async fn one(app: Data<App>, here: EventVisit, path: Path<(String, String)>) -> Result<HttpResponse> {
    let shows = Shows::parse(&path.1).ok_or(Error::NotFound)?;
    let mut tx = app.database.read().await?;
    show_scene(&mut tx, here, shows).await
}

async fn show_scene(tx: &mut Tx, here: EventVisit, shows: Shows) -> Result<HttpResponse> {
    let scene = match shows {
        Shows::Clock => clock(&here),
        Shows::Pairings => pairings(tx, &here).await?,
        Shows::Standings => placed(tx, &here).await?,
        Shows::Timetable => timetable(&here),
        Shows::Ceremony => ceremony(tx, &here).await?,
    };
    page(&here.clone(), &ScreenPage { visit: here, scene })
}

fn clock(here: &EventVisit) -> Scene {
    let Some(round) = here.known.frame.public_rounds().next_back() else {
        return Scene::Nothing(say::NO_ROUND.into());
    };
    // Its clock ends with it.
    if round.state == RoundState::Closed {
        let rounds: Vec<Round> = here.known.frame.public_rounds().cloned().collect();
        let next = schedule::next_up(&here.event.settings, &rounds, here.now);
        return Scene::Nothing(say::round_is_over(
            round.number,
            next.filter(|_| !here.event.stage.is_over()),
        ));
    }
    let clock = here.known.frame.clock(round.id);
    let extended = here.known.frame.extensions(round.id);
    let left = clock.map(|clock| clock.left(here.now));
    let calls = call_outs(&here.event.settings);
    let (call, next) = left.map_or((None, None), |left| called(&calls, left));
    Scene::Clock(ClockScene {
        left,
        running: clock.is_some_and(|clock| clock.is_running()),
        call: call.map(|call| call.text.clone()),
        next: next.map(|call| (shown(TimeDelta::minutes(i64::from(call.minutes_left))), call.text.clone())),
        tables: left.map_or_else(Vec::new, |left| {
            extended.map(|(table, more)| (table, left + TimeDelta::minutes(more))).collect()
        }),
        round: round.number,
        starts_at: round.starts_at,
    })
}

fn timetable(here: &EventVisit) -> Scene {
    let newest = here.known.frame.public_rounds().next_back();
    let progress = Progress {
        newest: newest.map(|round| (round.number.0, round.state == RoundState::Closed)),
        is_finished: here.event.stage >= EventStage::Finished,
    };
    let today = here.zone().local(here.now).date();
    match schedule::on_the_wall(&here.event.settings, progress, today) {
        None => Scene::Nothing(say::NO_TIMETABLE.into()),
        Some(day) => {
            let title = (day.title, String::new());
            Scene::Timetable(Pages::of(title, day.parts, PARTS, here.now.timestamp()))
        }
    }
}

async fn pairings(tx: &mut Tx, here: &EventVisit) -> Result<Scene> {
    let Some(round) = here.known.frame.public_rounds().next_back() else {
        return Ok(Scene::Nothing(say::NO_PAIRINGS.into()));
    };
    let mut seats = if here.event.settings.entrants.are_players() {
        seats(here, round)
    } else {
        let seats = teams::wall::seats(tx, here, round).await?;
        seats.into_iter().map(|(name, table)| Seat { name, apart: String::new(), table }).collect()
    };
    seats.sort_by_cached_key(|seat| alphabetical(&seat.name));
    let plan =
        round.battleplan.as_deref().map(|slug| here.event.settings.battleplan_name(slug)).unwrap_or_default();
    let title = say::round(round.number);
    let on_one = if seats.len() > FEW_NAMES { MANY_NAMES } else { FEW_NAMES };
    Ok(Scene::Pairings(Pages::of((title, plan), seats, on_one, here.now.timestamp())))
}

/// Where each player of a round sits.
fn seats(here: &EventVisit, round: &Round) -> Vec<Seat> {
    let frame = &here.known.frame;
    let battles = here.known.battles(round.id).iter();
    let seated =
        battles.flat_map(|battle| [battle.a].into_iter().chain(battle.b).map(move |id| (id, battle)));
    let seated: Vec<(&Player, &Battle)> =
        seated.filter_map(|(id, battle)| Some((frame.player(id)?, battle))).collect();
    let namesakes = Namesakes::among(seated.iter().map(|(player, _)| *player));
    let seat = |(player, battle): &(&Player, &Battle)| Seat {
        name: player.name.to_string(),
        apart: namesakes.apart(player).unwrap_or_default(),
        table: battle.table_number.map(|table| table.to_string()),
    };
    seated.iter().map(seat).collect()
}

async fn placed(tx: &mut Tx, here: &EventVisit) -> Result<Scene> {
    let last = here.event.settings.standings_up_to.unwrap_or(RoundNumber::AFTER_ALL);
    let (after, rows) = if here.event.settings.entrants.are_players() {
        let ranked = standings::of(&here.known, last)?;
        let results = |row: &Row| chips(&ranked, row, &here.event.settings);
        let rows = ranked.standings.rows.iter();
        let after = ranked.standings.after;
        let namesakes = Namesakes::among(&ranked.loaded.players);
        let apart = |row: &Row| namesakes.apart(&ranked.loaded.players[row.player]).unwrap_or_default();
        let rows = rows.map(|row| Placed { apart: apart(row), ..line(row, results(row), after) });
        (after, rows.collect())
    } else {
        let (after, rows) = teams::wall::placed(tx, here, last).await?;
        (after, rows.into_iter().map(|placed| line(&placed.row, placed.results, after)).collect())
    };
    if after < RoundNumber::FIRST {
        return Ok(Scene::Nothing(say::NO_STANDINGS.into()));
    }
    let plays = |battle: &Battle| !battle.is_bye() && battle.counted().is_none();
    let newest = here.known.frame.public_rounds().next_back().filter(|round| round.number == after);
    let is_played = newest.is_some_and(|round| here.known.battles(round.id).iter().any(plays));
    let is_played = is_played && !here.event.stage.is_over();
    let title = if is_played { say::standings_in(after) } else { say::standings_after(after) };
    Ok(Scene::Standings(Pages::of((title, String::new()), rows, PLACES, here.now.timestamp())))
}

fn line(row: &Row, results: Vec<Chip>, after: RoundNumber) -> Placed {
    let played = usize::try_from(after.0).unwrap_or_default();
    Placed {
        place: format!("{}{}", row.place, if row.shared { "=" } else { "" }),
        name: row.name.clone(),
        apart: String::new(),
        results: results.into_iter().take(played).skip(played.saturating_sub(RESULTS)).collect(),
        record: record(row.record),
    }
}

async fn ceremony(tx: &mut Tx, here: &EventVisit) -> Result<Scene> {
    let (mut awards, loaded) = awards::load(tx, &here.known).await?;
    let given = storage::screens::ceremony(tx, here.event.id).await?;
    awards::keep_places(&here.event, &mut awards, &given);
    let ids: Vec<AwardId> = awards.iter().map(|awarded| awarded.award.id).collect();
    let stage = on_stage(&ids, &given).and_then(|(id, given)| {
        let awarded = awards.iter().find(|awarded| awarded.award.id == id)?;
        Some(Stage { title: awarded.award.title.clone(), names: names(awarded, given, &loaded) })
    });
    Ok(Scene::Ceremony(stage))
}

/// Nobody's name before its time: it is not even in the page.
fn names(awarded: &Awarded, given: Given, loaded: &Loaded) -> Vec<(String, String)> {
    if given == Given::Announced {
        return Vec::new();
    }
    let teams = awarded.teams.iter().map(|team| (team.name.to_string(), team.club.clone()));
    let winners = awarded.winners.iter().map(|winner| &loaded.players[*winner]);
    let winners = winners.map(|player| (player.name.to_string(), player.faction.clone()));
    let beneath = |(place, (name, about)): (usize, (String, Option<String>))| {
        let won_by = awarded.won_by.get(place).cloned().filter(|words| !words.is_empty());
        (name, about.into_iter().chain(won_by).collect::<Vec<_>>().join(", "))
    };
    teams.chain(winners).enumerate().map(beneath).collect()
}
