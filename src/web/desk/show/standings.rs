//! The standings on the desk: hidden or shown, shared places and their dice, how players are ranked.

use crate::{
    actions::standings::{self, SharedPlace},
    app::App,
    cache::standings::{Ranked, load_teams, of},
    domain::{
        numbers::RoundNumber,
        standings::{Row, Scoring, Standings},
    },
    error::Result,
    storage::{history::Loaded, roll_offs::Rolled},
    web::{
        form::Form,
        guard::{Judge, Organiser},
        outcome::{Next, Sent},
        respond::{form_again, page},
        visit::EventVisit,
    },
    words::{pages::desk::show as say, standings::signed, tournament_points},
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;
use std::sync::Arc;

#[derive(Template)]
#[template(path = "desk/show/standings.html")]
struct DeskStandingsPage {
    visit: EventVisit,
    loaded: Arc<Loaded>,
    standings: Standings,
    /// Those of teams; none where players play for themselves.
    teams: Option<Standings>,
    rolled: Vec<Rolled>,
    form: Form,
}

impl DeskStandingsPage {
    /// Places that more than one has, best first, and after which round: those of teams, then those of players.
    fn shared(&self) -> Vec<(RoundNumber, &[Row])> {
        let all = self.teams.iter().chain([&self.standings]);
        let shared = all.filter(|standings| standings.after >= RoundNumber::FIRST).flat_map(|standings| {
            let places = standings.rows.chunk_by(|a, b| a.place == b.place);
            places.filter(|rows| rows[0].shared).map(|rows| (standings.after, rows))
        });
        shared.collect()
    }

    /// The first of them: teams where there are any.
    fn first(&self) -> &[Row] {
        let rows = &self.teams.as_ref().unwrap_or(&self.standings).rows;
        &rows[..rows.len().min(10)]
    }

    /// The heading of the points that come before everything else, where they do.
    fn by_points(&self) -> Option<String> {
        let counts = self.teams.is_none() && self.standings.ranking.scoring == Scoring::Points;
        counts.then(|| tournament_points::title(self.visit.event.settings.game()))
    }

    /// What was taken or given beside the battles.
    fn correction(row: &Row) -> String {
        signed(row.correction)
    }

    fn names(rows: &[Row]) -> String {
        rows.iter().map(|row| row.name.as_str()).collect::<Vec<_>>().join(", ")
    }

    /// As in the form of a roll-off.
    fn keys(rows: &[Row]) -> String {
        rows.iter().map(|row| row.key.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// Who threw what, best first.
    fn throws(&self, rolled: &Rolled) -> String {
        let name = |key: &str| {
            let rows = self.teams.iter().flat_map(|teams| &teams.rows).chain(&self.standings.rows);
            let found = rows.into_iter().find(|row| row.key == key);
            found.map_or_else(|| key.to_owned(), |row| row.name.clone())
        };
        let throws = rolled.roll_off.throws().into_iter().map(|throws| {
            let dice: Vec<String> = throws.dice.iter().map(u8::to_string).collect();
            format!("{} {}", name(&throws.key), dice.join(", "))
        });
        throws.collect::<Vec<_>>().join("; ")
    }

    /// What can be shown to players and no more: each round, and nothing at all.
    fn steps(&self) -> Vec<RoundNumber> {
        let rounds = self.loaded.history.rounds.iter().map(|round| round.number);
        let planned =
            RoundNumber::BEFORE_THE_FIRST.to(RoundNumber(self.visit.event.settings.rounds).previous());
        let mut steps: Vec<RoundNumber> = planned.chain(rounds).collect();
        steps.sort_unstable();
        steps.dedup();
        steps
    }

    fn is_hidden_after(&self, round: &RoundNumber) -> bool {
        self.visit.event.settings.standings_up_to == Some(*round)
    }
}

pub async fn show(app: Data<App>, here: Judge) -> Result<HttpResponse> {
    page(&here.visit, &standings_page(&app, &here, Form::default()).await?)
}

/// Hides the standings after a round, or shows them again.
pub async fn hide(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let round = form.number_if_given("up_to", RoundNumber::BEFORE_THE_FIRST..=RoundNumber(100));
    if !form.is_fine() {
        return form_again(&here.visit, &standings_page(&app, &here, form).await?);
    }
    let result = standings::show_up_to(&app, &here.actor(&form), here.event.id, round).await;
    let note = say::standings_shown(round.is_some());
    let again = async |form| standings_page(&app, &here, form).await;
    Sent { visit: &here.visit, form, result }
        .answer(Next::to(here.to("desk/standings")).saying(note), again)
        .await
}

/// Throws dice for a shared place.
pub async fn roll_off(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let players = form.value("players").split_whitespace().map(str::to_owned).collect();
    let shared = SharedPlace { after_round: form.value("after").parse().unwrap_or_default(), players };
    let result = standings::roll_off(&app, &here.actor(&form), &here.event, &shared).await;
    let next = Next::to(here.to("desk/standings")).saying(say::DICE_THROWN);
    Sent { visit: &here.visit, form, result }
        .answer(next, async |form| standings_page(&app, &here, form).await)
        .await
}

async fn standings_page(app: &App, here: &EventVisit, form: Form) -> Result<DeskStandingsPage> {
    let Ranked { loaded, standings } = of(&here.known, RoundNumber::AFTER_ALL)?;
    let teams = if here.event.settings.entrants.are_players() {
        None
    } else {
        let mut tx = app.database.read().await?;
        Some(load_teams(&mut tx, &here.event, RoundNumber::AFTER_ALL).await?.1)
    };
    let rolled = here.known.frame.rolled.clone();
    Ok(DeskStandingsPage { visit: here.clone(), loaded, standings, teams, rolled, form })
}
