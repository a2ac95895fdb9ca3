//! Votes on the desk: opened, closed, thrown away. What came of them is on the awards page.

use super::awards::awards_page;
use crate::{
    actions::votes::{self, Opening},
    app::App,
    domain::{event::vote::Choices, ids::AwardId},
    error::{Error, Result},
    web::{
        form::Form,
        guard::Organiser,
        respond::{done, form_again},
    },
    words::InWords,
};
use actix_web::{HttpResponse, web::Data};

pub async fn open(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let award = award(&form)?;
    let choices =
        form.read("choices", |text| Choices::parse(text).ok_or("Choose whom players can vote for."));
    let closes_at = form.moment("closes_at", here.zone());
    let problem = ["choices", "closes_at"].into_iter().find_map(|name| form.problem_of(name));
    if let Some(problem) = problem.map(str::to_owned) {
        return again(&app, &here, problem).await;
    }
    let opening = Opening { choices: choices.unwrap_or(Choices::Players), closes_at };
    match votes::open(&app, &here.actor(&form), here.event.id, award, opening).await {
        Ok(()) => done(here.to("desk/awards"), "The vote is open: players find it on their page."),
        Err(error) => again(&app, &here, error.refusal()?.in_words()).await,
    }
}

pub async fn close(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    match votes::close(&app, &here.actor(&form), here.event.id, award(&form)?).await {
        Ok(()) => done(here.to("desk/awards"), "The vote is closed, and counted."),
        Err(error) => again(&app, &here, error.refusal()?.in_words()).await,
    }
}

pub async fn discard(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let award = award(&form)?;
    let Some(reason) = form.text("reason", 200) else {
        return again(&app, &here, "Say why the votes are thrown away.".into()).await;
    };
    votes::discard(&app, &here.actor(&form), here.event.id, award, &reason).await?;
    done(here.to("desk/awards"), "The vote is thrown away.")
}

fn award(form: &Form) -> Result<AwardId> {
    form.value("award").parse().map_err(|_| Error::NotFound)
}

async fn again(app: &App, here: &Organiser, problem: String) -> Result<HttpResponse> {
    // The awards page has a form of its own with other fields; of this one it shows what was wrong.
    let fresh = Form::filled([("basis", "chosen".to_owned())]);
    form_again(&here.visit, &awards_page(app, here, fresh.refused(problem)).await?)
}
