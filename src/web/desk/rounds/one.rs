//! What the organiser does with one round: looks at it, plans, draws again, publishes, closes.

use super::{
    list::options,
    page::{AtRound, RoundQuery, round_page, seen},
};
use crate::{
    actions::rounds::{self, Late, Pick, Plan, Waiting},
    app::App,
    domain::round::RoundState,
    error::{Error, Result},
    web::{
        form::Form,
        guard::Organiser,
        respond::{done, form_again, page},
    },
};
use actix_web::{
    HttpResponse,
    web::{Data, Path, Query},
};

pub async fn show(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, i64)>,
    look: Query<RoundQuery>,
) -> Result<HttpResponse> {
    let shown = round_page(&app, &here, path.1, (&look, None)).await?;
    page(&here.visit, &shown)
}

pub async fn plan(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, i64)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let slug = form.value("battleplan").trim().to_owned();
    let settings = &here.event.settings;
    let is_known = settings.battleplan(&slug).is_some() || settings.battleplan_list.contains(&slug);
    if !["", "dice"].contains(&slug.as_str()) && !is_known {
        form.refuse("battleplan", "Choose one of these.");
    }
    let starts_at = form.moment("starts_at", here.zone());
    if !form.is_fine() {
        let shown = round_page(&app, &here, path.1, (&RoundQuery::default(), Some(form))).await?;
        return form_again(&here.visit, &shown);
    }
    let battleplan = match slug.as_str() {
        "dice" => Pick::Dice,
        _ => Pick::Named(Some(slug).filter(|slug| !slug.is_empty())),
    };
    let plan = Plan { round: path.1, seen: seen(&form), battleplan, starts_at };
    let result = rounds::set_plan(&app, &here.actor(&form), here.event.id, &plan).await;
    AtRound { app: &app, here: &here, number: path.1 }.answer(form, result, "Saved.").await
}

pub async fn redraw(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, i64)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let Some(reason) = form.required("redraw_reason", 200, "Say why: every attempt is on record.") else {
        let shown = round_page(&app, &here, path.1, (&RoundQuery::default(), Some(form))).await?;
        return form_again(&here.visit, &shown);
    };
    let (chosen, again) = (options(&form, path.1), (seen(&form), reason.as_str()));
    let result = rounds::redraw(&app, &here.actor(&form), &here.event, chosen, again).await;
    AtRound { app: &app, here: &here, number: path.1 }.answer(form, result, "The draft is drawn again.").await
}

/// A late arrival takes the seat across the bye.
pub async fn seat(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, i64)>,
    form: Form,
) -> Result<HttpResponse> {
    let player = form.value("player").parse().map_err(|_| Error::NotFound)?;
    let late = Late { round: path.1, seen: seen(&form), player };
    let result = rounds::seat_late(&app, &here.actor(&form), here.event.id, &late).await;
    AtRound { app: &app, here: &here, number: path.1 }.answer(form, result, "They play each other now.").await
}

pub async fn publish(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, i64)>,
    form: Form,
) -> Result<HttpResponse> {
    let asked = (path.1, seen(&form));
    let result = rounds::publish(&app, &here.actor(&form), &here.event, asked).await;
    let note = format!("Round {} is published: everybody sees it now.", path.1);
    AtRound { app: &app, here: &here, number: path.1 }.answer(form, result, &note).await
}

pub async fn take_back(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, i64)>,
    form: Form,
) -> Result<HttpResponse> {
    match rounds::take_back(&app, &here.actor(&form), here.event.id, (path.1, seen(&form))).await {
        Ok(RoundState::Draft) => done(here.to("desk/rounds"), "The draft is thrown away."),
        result => {
            let result = result.map(|_| ());
            AtRound { app: &app, here: &here, number: path.1 }
                .answer(form, result, "The round is a draft again: only staff see it.")
                .await
        }
    }
}

pub async fn close(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, i64)>,
    form: Form,
) -> Result<HttpResponse> {
    let waiting = if form.is_ticked("accept") { Waiting::Accept } else { Waiting::Refuse };
    let result = rounds::close(&app, &here.actor(&form), here.event.id, (path.1, waiting)).await;
    AtRound { app: &app, here: &here, number: path.1 }
        .answer(form, result, "The round is closed: its results are final.")
        .await
}

pub async fn reopen(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, i64)>,
    form: Form,
) -> Result<HttpResponse> {
    let result = rounds::reopen(&app, &here.actor(&form), here.event.id, path.1).await;
    AtRound { app: &app, here: &here, number: path.1 }.answer(form, result, "The round is open again.").await
}
