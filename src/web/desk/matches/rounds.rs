//! The rounds of teams at the desk, and drawing the next.

use crate::{
    actions::rounds::{context_of_teams, draw_matches},
    app::App,
    domain::{event::team::Team, numbers::RoundNumber, rounds::order},
    error::Result,
    storage::{self, team_history::LoadedTeams},
    text::{Message, filters, first_names, say, values::tell_method_of_round},
    web::{
        desk::rounds::{
            cut::LeaverOfCut,
            list::{list_club_rules, read_draw_options, suggest_draw_form},
        },
        forms::form::Form,
        page::{event_visit::EventVisit, guard::Organiser},
        reply::{
            form_reply::{Next, SentForm},
            respond::{answer_with_page, form_again},
        },
        teams::of_teams,
    },
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

/// So many teams of which nobody is checked in are named.
const TEAMS_NAMED: usize = 12;

#[derive(Template)]
#[template(path = "desk/matches/list.html")]
struct TeamRoundsPage<'a> {
    visit: &'a EventVisit,
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

impl TeamRoundsPage<'_> {
    /// Teams that are to be drawn.
    fn expected(&self) -> Vec<&Team> {
        let plays = |team: &&Team| team.is_active() && !team.spare && team.joined_round <= self.next;
        self.loaded.teams.iter().filter(plays).collect()
    }

    /// Of these, teams of which nobody is checked in.
    fn not_checked_in(&self) -> Vec<&Team> {
        let here = self.visit.event.frame.teams_here();
        self.expected().into_iter().filter(|team| !here.contains(&team.id)).collect()
    }

    /// The first of several, and how many more there are.
    fn first_teams(teams: &[&Team]) -> Message {
        let names: Vec<&str> = teams.iter().map(|team| team.name.as_str()).collect();
        first_names(&names, TEAMS_NAMED)
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

    fn method(&self) -> Message {
        tell_method_of_round(self.visit.event.settings.pairing.method(self.next), self.next)
    }

    fn club_rule_choices() -> [(&'static str, Message); 3] {
        list_club_rules()
    }
}

pub async fn show_team_rounds_page(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    of_teams(&here)?;
    answer_with_page(&here.visit, &rounds_page(&app, &here, None).await?)
}

pub async fn draw_team_round(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    of_teams(&here)?;
    let round: RoundNumber = form.number("round", RoundNumber::FIRST..=RoundNumber(100)).unwrap_or_default();
    if !form.is_fine() {
        return form_again(&here.visit, &rounds_page(&app, &here, Some(form)).await?);
    }
    let result = draw_matches(&app, &here.actor(&form), &here.event, read_draw_options(&form, round)).await;
    let next = Next::lead_to_page(&here, here.to(&format!("desk/matches/{round}")))
        .saying(say!("desk-rounds-drawn", round))
        .or_twice(say!("desk-rounds-drawn-already"));
    let again = async |form| rounds_page(&app, &here, Some(form)).await;
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

async fn rounds_page<'a>(app: &App, here: &'a Organiser, form: Option<Form>) -> Result<TeamRoundsPage<'a>> {
    let mut tx = app.database.read().await?;
    let loaded = storage::team_history::load_team_history(&mut tx, &here.event).await?;
    let next = order::next_round_number(&loaded.rounds);
    let form = form.unwrap_or_else(|| suggest_draw_form(here, next));
    let battles = loaded.history.rounds.iter().flat_map(|round| &round.battles);
    let open = loaded.matches.iter().zip(battles).filter(|(_, battle)| battle.result.is_none());
    let missing = open.map(|(played, _)| (played.of.round_number, played.of.place)).collect();
    let pairs = storage::pair_constraints::list_pair_constraints(&mut tx, here.event.id).await?;
    let context = context_of_teams(&here.event, &loaded, &pairs)?;
    let leavers = LeaverOfCut::list_cut_leavers(&context, next, None);
    let pairs = pairs.len();
    Ok(TeamRoundsPage { visit: &here.0, loaded, form, next, leavers, missing, pairs })
}
