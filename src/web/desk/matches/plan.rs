//! Battleplan and start of a round of teams, and the battleplans of its tables where they belong to tables.

use super::one_round::round_page;
use crate::{
    actions::rounds::{self, TablePlans},
    app::App,
    domain::numbers::RoundNumber,
    error::Result,
    text::say,
    web::{
        desk::rounds::one::read_round_plan,
        forms::form::Form,
        page::guard::Organiser,
        reply::{
            form_reply::{Next, SentForm},
            respond::form_again,
        },
        teams::of_teams,
    },
};
use actix_web::{
    HttpResponse,
    web::{Data, Path},
};

pub async fn save_match_plan(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, RoundNumber)>,
    mut form: Form,
) -> Result<HttpResponse> {
    of_teams(&here)?;
    let Some(plan) = read_round_plan(&mut form, &here, path.1) else {
        return form_again(&here.visit, &round_page(&app, &here, path.1, form).await?);
    };
    let result = rounds::set_plan(&app, &here.actor(&form), here.event.id, &plan).await;
    answer_match_plan(&app, &here, path.1, form, result).await
}

/// What is played at each table of a match.
pub async fn save_tables(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, RoundNumber)>,
    mut form: Form,
) -> Result<HttpResponse> {
    of_teams(&here)?;
    let mut battleplans = Vec::new();
    for table in 1..=here.event.settings.team.players() {
        let field = format!("table_{table}");
        let slug = form.value(&field).trim().to_owned();
        if here.event.settings.battleplan(&slug).is_none() {
            form.refuse(&field, say!("forms-choose-one"));
        }
        battleplans.push(slug);
    }
    if !form.is_fine() {
        return form_again(&here.visit, &round_page(&app, &here, path.1, form).await?);
    }
    let seen = form.value("version").parse().unwrap_or_default();
    let plans = TablePlans { round: path.1, seen, battleplans };
    let result = rounds::set_table_plans(&app, &here.actor(&form), here.event.id, &plans).await;
    answer_match_plan(&app, &here, path.1, form, result).await
}

async fn answer_match_plan(
    app: &App,
    here: &Organiser,
    round: RoundNumber,
    form: Form,
    result: Result<()>,
) -> Result<HttpResponse> {
    let next = Next::lead_to_page(here, here.to(&format!("desk/matches/{round}")))
        .saying(say!("desk-rounds-plan-saved", round));
    let again = async |form| round_page(app, here, round, form).await;
    SentForm { visit: &here.visit, form, result }
        .answer(next.or_twice(say!("forms-saved-already")), again)
        .await
}
