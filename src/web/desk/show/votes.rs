//! Votes on the desk: opened, closed, thrown away. What came of them is on the awards page.

use super::awards::{awards_page, title};
use crate::{
    actions::votes::{self, Opening},
    app::App,
    domain::{event::vote::Choices, ids::AwardId},
    error::{Error, Result},
    web::{
        form::Form,
        guard::Organiser,
        outcome::{Next, Sent},
        respond::form_again,
    },
    words::pages::desk::show as say,
};
use actix_web::{HttpResponse, web::Data};

pub async fn open(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let award = award(&form)?;
    let choices = form.read("choices", |text| Choices::parse(text).ok_or(say::CHOOSE_WHOM_TO_VOTE_FOR));
    let closes_at = form.moment("closes_at", here.zone());
    let problem = ["choices", "closes_at"].into_iter().find_map(|name| form.problem_of(name));
    if let Some(problem) = problem.map(str::to_owned) {
        return again(&app, &here, award, problem).await;
    }
    let opening = Opening { choices: choices.unwrap_or(Choices::Players), closes_at };
    let result = votes::open(&app, &here.actor(&form), here.event.id, award, opening).await;
    answer(&app, &here, (award, result), say::vote_open).await
}

pub async fn close(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let award = award(&form)?;
    let result = votes::close(&app, &here.actor(&form), here.event.id, award).await;
    answer(&app, &here, (award, result), say::vote_closed).await
}

pub async fn discard(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let award = award(&form)?;
    let Some(reason) = form.text("reason", 200) else {
        return again(&app, &here, award, say::SAY_WHY_THROWN_AWAY.into()).await;
    };
    let result = votes::discard(&app, &here.actor(&form), here.event.id, award, &reason).await;
    answer(&app, &here, (award, result), say::vote_thrown_away).await
}

fn award(form: &Form) -> Result<AwardId> {
    form.value("award").parse().map_err(|_| Error::NotFound)
}

/// The awards page has a form of its own with other fields; of a vote's it shows what was wrong, and with which award.
fn fresh(award: AwardId) -> Form {
    Form::filled([("basis", "chosen".to_owned()), ("award", award.to_string())])
}

async fn answer(
    app: &App,
    here: &Organiser,
    (award, result): (AwardId, Result<()>),
    said: fn(&str) -> String,
) -> Result<HttpResponse> {
    let next = Next::to(here.to("desk/awards")).saying(said(&title(app, here, award).await?));
    let again = async |form| awards_page(app, here, form).await;
    Sent { visit: &here.visit, form: fresh(award), result }.answer(next, again).await
}

async fn again(app: &App, here: &Organiser, award: AwardId, problem: String) -> Result<HttpResponse> {
    form_again(&here.visit, &awards_page(app, here, fresh(award).refused(problem)).await?)
}
