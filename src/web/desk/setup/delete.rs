//! Deleting the event for good: what goes, what stays, and its name typed in.

use crate::{
    actions::event::deletion,
    web::{prelude::*, reply::reauthentication::require_fresh_password},
};

#[derive(Template)]
#[template(path = "desk/setup/delete.html")]
struct DeletePage<'a> {
    visit: &'a EventVisit,
    form: Form,
}

pub async fn show_delete_event_page(here: Organiser) -> Result<HttpResponse> {
    answer_with_page(&here.visit, &DeletePage { visit: &here.0, form: Form::default() })
}

pub async fn delete_named_event(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let account = here.account.as_ref().ok_or(Error::SignIn)?;
    let fresh = match require_fresh_password(&app, &here.visit, &form).await? {
        Ok(fresh) => fresh,
        Err(asks) => return Ok(asks),
    };
    let by = (account.name.as_str(), Some(account.id));
    let result = deletion::delete_event(&app, by, (&here.event, form.value("name")), &fresh).await;
    let next =
        Next::lead_to_page(&here, "/").saying(say!("desk-setup-deleted", name = here.event.name.as_str()));
    let again = async |form| Ok(DeletePage { visit: &here.0, form });
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}
