//! Deleting the event for good: what goes, what stays, and its name typed in.

use crate::{
    actions::deletion,
    app::App,
    error::{Error, Result},
    web::{
        form::Form,
        fresh::fresh,
        guard::Organiser,
        outcome::{Next, Sent},
        respond::page,
        visit::EventVisit,
    },
    words::pages::desk::setup as say,
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

#[derive(Template)]
#[template(path = "desk/setup/delete.html")]
struct DeletePage {
    visit: EventVisit,
    form: Form,
}

pub async fn show(here: Organiser) -> Result<HttpResponse> {
    page(&here.visit, &DeletePage { visit: here.0.clone(), form: Form::default() })
}

pub async fn send(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let account = here.account.as_ref().ok_or(Error::SignIn)?;
    let fresh = match fresh(&app, &here.visit, &form).await? {
        Ok(fresh) => fresh,
        Err(asks) => return Ok(asks),
    };
    let by = (account.name.as_str(), Some(account.id));
    let result = deletion::delete_event(&app, by, (&here.event, form.value("name")), &fresh).await;
    let next = Next::to("/").saying(say::event_deleted(here.event.name.as_str()));
    let again = async |form| Ok(DeletePage { visit: here.0.clone(), form });
    Sent { visit: &here.visit, form, result }.answer(next, again).await
}
