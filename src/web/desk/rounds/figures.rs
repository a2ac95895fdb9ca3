//! How the rounds went, for whoever runs the next event: who was there, how long it took, what judges had to do.

use crate::{
    domain::{
        battle::{Battle, State},
        event::{
            call::{Call, CallState},
            player::Status,
        },
        history::ResultKind,
        ids::BattleId,
        round::Round,
        statistics::{CallTimes, CourseFigures, RoundCourse, TableTimes},
    },
    exchange::{course, table::TableFormat},
    web::{page::guard::Judge, prelude::*, reply::spreadsheet::table_file},
};
use chrono::{DateTime, TimeDelta, Utc};
use std::collections::HashMap;

#[derive(Template)]
#[template(path = "desk/rounds/figures.html")]
struct FiguresPage<'a> {
    visit: &'a EventVisit,
    rounds: Vec<CourseFigures>,
    /// Who signed up and has a place, and of these who never came.
    players: (usize, usize),
}

impl FiguresPage<'_> {
    fn attendance(&self) -> Message {
        let (players, never) = self.players;
        say!("desk-rounds-figures-attendance", players, never)
    }

    /// A sentence on what is to be seen.
    fn longest(&self) -> Option<Message> {
        let told = self.rounds.iter().filter_map(|one| Some((one.round, one.took?, one.planned)));
        let (round, took, planned) = told.max_by_key(|(_, took, _)| *took)?;
        let (more, fewer) = ((took - planned).max(0), (planned - took).max(0));
        Some(say!("desk-rounds-figures-longest", round, took, more, fewer))
    }

    /// Of the widest bar, in percent.
    fn wide(&self, minutes: i64) -> i64 {
        let all = self.rounds.iter().flat_map(|one| [one.took.unwrap_or_default(), one.planned]);
        minutes * 100 / all.max().unwrap_or_default().max(1)
    }

    fn word_figure_minutes(minutes: Option<i64>) -> String {
        minutes.map_or_else(|| "–".to_owned(), |minutes| minutes.to_string())
    }
}

pub async fn show_round_figures_page(app: Data<App>, here: Judge) -> Result<HttpResponse> {
    let rounds = load_course_figures(&app, &here).await?;
    let frame = &here.event.frame;
    let all = frame.players.iter().filter(|player| player.status != Status::Waiting && !player.spare);
    let never = all.clone().filter(|player| player.never_came()).count();
    let players = (all.count(), never);
    answer_with_page(&here.visit, &FiguresPage { visit: &here.0, rounds, players })
}

/// The same as a table for spreadsheets.
pub async fn download_figures_table(
    app: Data<App>,
    here: Judge,
    format: TableFormat,
) -> Result<HttpResponse> {
    let table = course::build_course_table(&load_course_figures(&app, &here).await?);
    table_file(format, &format!("{}-figures", here.event.slug), table).await
}

async fn load_course_figures(app: &App, here: &EventVisit) -> Result<Vec<CourseFigures>> {
    let mut tx = app.database.read().await?;
    let first = storage::reports::first_of_event(&mut tx, here.event.id).await?;
    drop(tx);
    let first: HashMap<BattleId, DateTime<Utc>> = first.into_iter().collect();
    let rounds = here.event.frame.public_rounds();
    Ok(rounds.map(|round| CourseFigures::from_round_course(&course_of_round(here, round, &first))).collect())
}

fn course_of_round(
    here: &EventVisit,
    round: &Round,
    first: &HashMap<BattleId, DateTime<Utc>>,
) -> RoundCourse {
    let (known, frame) = (&here.event, &here.event.frame);
    let battles = known.battles(round.id);
    let tables = battles.iter().filter(|battle| !battle.is_bye());
    let seats =
        |battle: &Battle| [Some(battle.a), battle.b].into_iter().chain(battle.partners).flatten().count();
    let no_show = |battle: &&Battle| {
        let kind = battle.result.as_ref().map(|result| result.kind);
        matches!(kind, Some(ResultKind::NoShowA | ResultKind::NoShowB))
    };
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let is_here = |call: &&Call| {
        call.state != CallState::Withdrawn && battles.iter().any(|battle| battle.id == call.battle_id)
    };
    let clock = frame.clock(round.id);
    let minutes = clock.map_or(i64::from(here.event.settings.round_minutes), |clock| clock.minutes);
    RoundCourse {
        round: round.number,
        planned: TimeDelta::minutes(minutes),
        began: clock.map(|clock| clock.started_at).or(round.published_at),
        players: count(battles.iter().map(seats).sum()),
        byes: count(battles.iter().filter(|battle| battle.is_bye()).count()),
        no_shows: count(tables.clone().filter(no_show).count()),
        left: count(frame.players.iter().filter(|player| player.dropped_after == Some(round.number)).count()),
        tables: tables
            .map(|battle| TableTimes {
                reported: first.get(&battle.id).copied(),
                is_ruled: battle.state == State::Ruled,
            })
            .collect(),
        calls: known
            .calls
            .iter()
            .filter(is_here)
            .map(|call| CallTimes { called: call.called_at, taken: call.taken_at, ended: call.ended_at })
            .collect(),
        given: TimeDelta::minutes(frame.extensions(round.id).map(|(_, minutes)| minutes).sum()),
    }
}
