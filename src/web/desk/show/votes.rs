//! Votes on the desk: opened, closed, thrown away. What came of them is on the awards page.

use super::awards::{awards_page, title_of_award};
use crate::{
    actions::awards::votes::{self, Opening},
    domain::{event::vote::VoteChoices, ids::AwardId},
    web::prelude::*,
};

pub async fn open_award_vote(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let award = read_award_of_form(&form)?;
    let choices = form
        .read("choices", |text| VoteChoices::parse(text).ok_or(say!("desk-show-choose-whom-to-vote-for")));
    let closes_at = form.moment("closes_at", here.event.zone());
    let problem = ["choices", "closes_at"].into_iter().find_map(|name| form.problem_of(name));
    if let Some(problem) = problem.cloned() {
        return show_vote_problem(&app, &here, award, problem).await;
    }
    let opening = Opening { choices: choices.unwrap_or(VoteChoices::Players), closes_at };
    let result = votes::open_vote(&app, &here.actor(&form), here.event.id, award, opening).await;
    answer_vote_step(&app, &here, award, result, |award| say!("desk-show-vote-open", award)).await
}

pub async fn close_award_vote(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let award = read_award_of_form(&form)?;
    let result = votes::close_vote(&app, &here.actor(&form), here.event.id, award).await;
    answer_vote_step(&app, &here, award, result, |award| say!("desk-show-vote-closed", award)).await
}

pub async fn discard_award_vote(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let award = read_award_of_form(&form)?;
    let Some(reason) = form.text("reason", 200) else {
        let why = say!("desk-show-say-why-thrown-away");
        return show_vote_problem(&app, &here, award, why.into()).await;
    };
    let result = votes::discard_vote(&app, &here.actor(&form), here.event.id, award, &reason).await;
    answer_vote_step(&app, &here, award, result, |award| say!("desk-show-vote-thrown-away", award)).await
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
    said: fn(&str) -> Message,
) -> Result<HttpResponse> {
    let next = Next::lead_to_page(here, here.to("desk/awards"))
        .saying(said(&title_of_award(app, here, award).await?));
    let again = async |form| awards_page(app, here, form).await;
    SentForm { visit: &here.visit, form: fresh_vote_form(award), result }.answer(next, again).await
}

async fn show_vote_problem(
    app: &App,
    here: &Organiser,
    award: AwardId,
    problem: Wording,
) -> Result<HttpResponse> {
    form_again(&here.visit, &awards_page(app, here, fresh_vote_form(award).refused(problem)).await?)
}
