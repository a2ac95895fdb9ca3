//! Votes on the desk: opened, closed, thrown away. What came of them is on the awards page.

use super::awards::{awards_page, title_of_award};
use crate::{
    actions::awards::votes::{self, Opening},
    app::App,
    domain::{event::vote::VoteChoices, ids::AwardId},
    error::{Error, Result},
    web::{
        forms::form::Form,
        page::guard::Organiser,
        reply::{
            form_reply::{Next, SentForm},
            respond::form_again,
        },
    },
    words::pages::desk::show as say,
};
use actix_web::{HttpResponse, web::Data};

pub async fn open_award_vote(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let award = read_award_of_form(&form)?;
    let choices = form.read("choices", |text| VoteChoices::parse(text).ok_or(say::CHOOSE_WHOM_TO_VOTE_FOR));
    let closes_at = form.moment("closes_at", here.event.zone());
    let problem = ["choices", "closes_at"].into_iter().find_map(|name| form.problem_of(name));
    if let Some(problem) = problem.map(|problem| problem.say_by(&here.speaker)) {
        return show_vote_problem(&app, &here, award, problem).await;
    }
    let opening = Opening { choices: choices.unwrap_or(VoteChoices::Players), closes_at };
    let result = votes::open_vote(&app, &here.actor(&form), here.event.id, award, opening).await;
    answer_vote_step(&app, &here, award, result, say::vote_open).await
}

pub async fn close_award_vote(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let award = read_award_of_form(&form)?;
    let result = votes::close_vote(&app, &here.actor(&form), here.event.id, award).await;
    answer_vote_step(&app, &here, award, result, say::vote_closed).await
}

pub async fn discard_award_vote(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let award = read_award_of_form(&form)?;
    let Some(reason) = form.text("reason", 200) else {
        return show_vote_problem(&app, &here, award, say::SAY_WHY_THROWN_AWAY.into()).await;
    };
    let result = votes::discard_vote(&app, &here.actor(&form), here.event.id, award, &reason).await;
    answer_vote_step(&app, &here, award, result, say::vote_thrown_away).await
}

fn read_award_of_form(form: &Form) -> Result<AwardId> {
    form.value("award").parse().map_err(|_| Error::NotFound)
}

/// The awards page has a form of its own with other fields; of a vote's it shows what was wrong, and with which award.
fn fresh_vote_form(award: AwardId) -> Form {
    Form::from_own_values([("basis", "chosen".to_owned()), ("award", award.to_string())])
}

async fn answer_vote_step(
    app: &App,
    here: &Organiser,
    award: AwardId,
    result: Result<()>,
    said: fn(&str) -> String,
) -> Result<HttpResponse> {
    let next =
        Next::lead_to_page(here.to("desk/awards")).saying(said(&title_of_award(app, here, award).await?));
    let again = async |form| awards_page(app, here, form).await;
    SentForm { visit: &here.visit, form: fresh_vote_form(award), result }.answer(next, again).await
}

async fn show_vote_problem(
    app: &App,
    here: &Organiser,
    award: AwardId,
    problem: String,
) -> Result<HttpResponse> {
    form_again(&here.visit, &awards_page(app, here, fresh_vote_form(award).refused(problem)).await?)
}
