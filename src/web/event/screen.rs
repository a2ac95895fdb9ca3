//! The big screen of the hall: what the organiser chose on the desk, and never more than players may know,
//! whoever's computer it runs on.

use super::awards::{self, Awarded};
use crate::{
    app::App,
    cache::standings::{self, Ranked},
    domain::{
        event::{
            clock::{call_outs, called, shown},
            screen::{Given, Shows, on_stage},
        },
        ids::AwardId,
        numbers::{RoundNumber, TableNumber},
        round::Round,
        standings::{Row, Standings},
    },
    error::Result,
    storage::{self, Tx, history::Loaded},
    web::{respond::page, visit::EventVisit},
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;
use chrono::{DateTime, TimeDelta, Utc};

/// Lines that can be read from 15 metres on a screen of 2.5 metres.
const LINES: usize = 10;
/// How long a page of a longer list stays.
const SECONDS: i64 = 10;

#[derive(Template)]
#[template(path = "event/screen.html")]
struct ScreenPage {
    visit: EventVisit,
    scene: Scene,
}

enum Scene {
    /// There is nothing to show yet, and why.
    Nothing(&'static str),
    Clock(ClockScene),
    Pairings(Pages<ScreenTable>),
    Standings(Pages<Placed>),
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

struct ScreenTable {
    number: Option<TableNumber>,
    a: String,
    b: Option<String>,
}

struct Placed {
    place: String,
    name: String,
    faction: String,
    record: String,
}

/// An award on the stage; without names while it is only announced.
struct Stage {
    title: String,
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
}

impl<T> Pages<T> {
    /// The page that is on at this second, on every screen alike.
    fn of(title: String, subject: String, lines: Vec<T>, second: i64) -> Self {
        let pages = lines.len().div_ceil(LINES).max(1);
        let turn = usize::try_from(second.div_euclid(SECONDS)).unwrap_or_default();
        let page = turn % pages;
        let lines = lines.into_iter().skip(page * LINES).take(LINES).collect();
        Self { title, subject, lines, page: page + 1, pages }
    }
}

pub async fn show(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let scene = match storage::screens::shows(&mut tx, here.event.id).await? {
        Shows::Clock => clock(&mut tx, &here).await?,
        Shows::Pairings => pairings(&mut tx, &here).await?,
        Shows::Standings => placed(&mut tx, &here).await?,
        Shows::Ceremony => ceremony(&mut tx, &here).await?,
    };
    page(&here.clone(), &ScreenPage { visit: here, scene })
}

async fn newest(tx: &mut Tx, here: &EventVisit) -> Result<Option<Round>> {
    let rounds = storage::rounds::list(tx, here.event.id).await?;
    Ok(rounds.into_iter().rfind(Round::is_public))
}

async fn clock(tx: &mut Tx, here: &EventVisit) -> Result<Scene> {
    let Some(round) = newest(tx, here).await? else {
        return Ok(Scene::Nothing("No round has been published yet."));
    };
    let clock = storage::clocks::find(tx, round.id).await?;
    let extended = storage::clocks::extensions(tx, round.id).await?;
    let left = clock.map(|clock| clock.left(here.now));
    let calls = call_outs(&here.event.settings);
    let (call, next) = left.map_or((None, None), |left| called(&calls, left));
    Ok(Scene::Clock(ClockScene {
        left,
        running: clock.is_some_and(|clock| clock.is_running()),
        call: call.map(|call| call.text.clone()),
        next: next.map(|call| (shown(TimeDelta::minutes(i64::from(call.minutes_left))), call.text.clone())),
        tables: left.map_or_else(Vec::new, |left| {
            extended.into_iter().map(|(table, more)| (table, left + TimeDelta::minutes(more))).collect()
        }),
        round: round.number,
        starts_at: round.starts_at,
    }))
}

async fn pairings(tx: &mut Tx, here: &EventVisit) -> Result<Scene> {
    let Some(round) = newest(tx, here).await? else {
        return Ok(Scene::Nothing("The pairings appear here."));
    };
    let battles = storage::battles::list(tx, round.id).await?;
    let loaded = storage::history::load(tx, here.event.id).await?;
    let name = |id| loaded.player(id).map_or_else(String::new, |player| player.name.to_string());
    let mut tables: Vec<ScreenTable> = battles
        .iter()
        .map(|battle| ScreenTable { number: battle.table_number, a: name(battle.a), b: battle.b.map(name) })
        .collect();
    tables.sort_by_key(|table| (table.number.is_none(), table.number));
    let plan =
        round.battleplan.as_deref().map(|slug| here.event.settings.battleplan_name(slug)).unwrap_or_default();
    let title = format!("Round {}", round.number);
    Ok(Scene::Pairings(Pages::of(title, plan, tables, here.now.timestamp())))
}

async fn placed(tx: &mut Tx, here: &EventVisit) -> Result<Scene> {
    let last = here.event.settings.standings_up_to;
    let Ranked { loaded, standings } = standings::load(tx, &here.event, last).await?;
    if standings.after < RoundNumber::FIRST {
        return Ok(Scene::Nothing("The standings appear here."));
    }
    let rows = standings.rows.iter().map(|row| line(&loaded, row)).collect();
    Ok(Scene::Standings(Pages::of(
        title(&standings),
        "won – drawn – lost".into(),
        rows,
        here.now.timestamp(),
    )))
}

fn title(standings: &Standings) -> String {
    format!("Standings after round {}", standings.after)
}

fn line(loaded: &Loaded, row: &Row) -> Placed {
    let record = row.record;
    let losses = record.minor_losses + record.major_losses;
    Placed {
        place: format!("{}{}", row.place, if row.shared { "=" } else { "" }),
        name: row.name.clone(),
        faction: loaded.players[row.player].faction.clone().unwrap_or_default(),
        record: format!("{}–{}–{losses}", record.wins(), record.draws),
    }
}

async fn ceremony(tx: &mut Tx, here: &EventVisit) -> Result<Scene> {
    let (awards, loaded) = awards::load(tx, &here.event).await?;
    let given = storage::screens::ceremony(tx, here.event.id).await?;
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
    let winners = awarded.winners.iter().map(|winner| &loaded.players[*winner]);
    winners.map(|player| (player.name.to_string(), player.faction.clone().unwrap_or_default())).collect()
}
