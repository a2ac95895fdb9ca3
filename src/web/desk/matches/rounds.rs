//! The rounds of teams at the desk, and drawing the next.

use crate::{
    actions::rounds::{context_of_teams, draw_matches},
    app::App,
    domain::{event::team::Team, numbers::RoundNumber, rounds::order},
    error::Result,
    storage::{self, team_history::LoadedTeams},
    web::{
        desk::rounds::{
            cut::LeaverOfCut,
            list::{clubs, options, suggested},
        },
        form::Form,
        guard::Organiser,
        outcome::{Next, Sent},
        respond::{form_again, page},
        teams::of_teams,
        visit::EventVisit,
    },
    words::{method_of_round, pages::desk::rounds},
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

#[derive(Template)]
#[template(path = "desk/matches/list.html")]
struct TeamRoundsPage {
    visit: EventVisit,
    loaded: LoadedTeams,
    form: Form,
    next: RoundNumber,
    /// Of the cut that the next round goes on with.
    leavers: Vec<LeaverOfCut>,
    /// Matches of published rounds without a score that counts.
    missing: Vec<(RoundNumber, i64)>,
    /// How many pairs are kept apart or brought together.
    pairs: usize,
}

impl TeamRoundsPage {
    /// Teams that are to be drawn.
    fn expected(&self) -> Vec<&Team> {
        let plays = |team: &&Team| team.is_active() && !team.spare && team.joined_round <= self.next;
        self.loaded.teams.iter().filter(plays).collect()
    }

    /// Of these, teams of which nobody is checked in.
    fn not_checked_in(&self) -> Vec<&Team> {
        let here = self.visit.known.frame.teams_here();
        self.expected().into_iter().filter(|team| !here.contains(&team.id)).collect()
    }

    fn playing(&self) -> usize {
        self.expected().len()
    }

    fn is_beyond(&self) -> bool {
        self.next.0 > self.visit.event.settings.rounds
    }

    fn is_odd(&self) -> bool {
        !self.playing().is_multiple_of(2)
    }

    fn has_draft(&self) -> bool {
        self.loaded.rounds.iter().any(|round| !round.is_public())
    }

    fn method(&self) -> &'static str {
        method_of_round(self.visit.event.settings.pairing.method(self.next), self.next)
    }

    fn clubs() -> [(&'static str, &'static str); 3] {
        clubs()
    }
}

pub async fn show(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    of_teams(&here)?;
    page(&here.visit, &rounds_page(&app, &here, None).await?)
}

pub async fn draw(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    of_teams(&here)?;
    let round: RoundNumber = form.number("round", RoundNumber::FIRST..=RoundNumber(100)).unwrap_or_default();
    if !form.is_fine() {
        return form_again(&here.visit, &rounds_page(&app, &here, Some(form)).await?);
    }
    let result = draw_matches(&app, &here.actor(&form), &here.event, options(&form, round)).await;
    let next = Next::to(here.to(&format!("desk/matches/{round}")))
        .saying(rounds::drawn(round))
        .or_twice(rounds::DRAWN_ALREADY);
    let again = async |form| rounds_page(&app, &here, Some(form)).await;
    Sent { visit: &here.visit, form, result }.answer(next, again).await
}

async fn rounds_page(app: &App, here: &Organiser, form: Option<Form>) -> Result<TeamRoundsPage> {
    let mut tx = app.database.read().await?;
    let loaded = storage::team_history::load(&mut tx, &here.event).await?;
    let next = order::next(&loaded.rounds);
    let form = form.unwrap_or_else(|| suggested(here, next));
    let battles = loaded.history.rounds.iter().flat_map(|round| &round.battles);
    let open = loaded.matches.iter().zip(battles).filter(|(_, battle)| battle.result.is_none());
    let missing = open.map(|(played, _)| (played.of.round_number, played.of.place)).collect();
    let pairs = storage::pair_constraints::of_teams(&mut tx, here.event.id).await?;
    let context = context_of_teams(&here.event, &loaded, &pairs)?;
    let leavers = LeaverOfCut::all(&context, next, None);
    let pairs = pairs.len();
    Ok(TeamRoundsPage { visit: here.0.clone(), loaded, form, next, leavers, missing, pairs })
}
