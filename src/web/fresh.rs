//! Asks for the password once more before what cannot be left to a browser that somebody walked away from. The form
//! waits on the page meanwhile.

use super::{again::Again, form::Form, visit::Visit};
use crate::{
    actions::fresh::{self, Fresh},
    app::App,
    domain::refusal::AccountRefusal,
    error::{Error, Result},
    words::{
        accounts::{PROVE, PROVE_OR_CODE, PROVE_TITLE, WRONG_PASSWORD, WRONG_PASSWORD_OR_CODE},
        pages::accounts as say,
    },
};
use actix_web::{HttpResponse, http::StatusCode, http::header};

/// The field that the password is typed in.
const FIELD: &str = "prove";
/// Takes the password, and leads on to where its form says.
const PROVE_PAGE: &str = "/account/prove";

/// That the password was typed just now; or the page that asks for it, to be answered with.
///
/// # Errors
/// When nobody is signed in, or the password was wrong too often.
pub async fn fresh(app: &App, visit: &Visit, form: &Form) -> Result<Result<Fresh, HttpResponse>> {
    let (Some(session), Some(account)) = (&visit.session, &visit.account) else { return Err(Error::SignIn) };
    if let Some(fresh) = Fresh::of(session, visit.now) {
        return Ok(Ok(fresh));
    }
    if !form.has(FIELD) {
        return Ok(Err(ask(visit, (&visit.path, form), Asked::First)));
    }
    let password = form.value(FIELD).to_owned();
    match fresh::prove(app, (account, session), password, &visit.address).await {
        Ok(fresh) => Ok(Ok(fresh)),
        Err(Error::Refused(crate::domain::refusal::Refusal::Account(AccountRefusal::WrongOldPassword))) => {
            Ok(Err(ask(visit, (&visit.path, form), Asked::Again)))
        }
        Err(error) => Err(error),
    }
}

/// The same for what is asked for by its address alone: whoever types the password on the page is led back there.
///
/// # Errors
/// When nobody is signed in.
pub fn fresh_for_a_link(visit: &Visit) -> Result<Result<Fresh, HttpResponse>> {
    let session = visit.session.as_ref().filter(|_| visit.account.is_some()).ok_or(Error::SignIn)?;
    Ok(Fresh::of(session, visit.now).ok_or_else(|| {
        let form = Form::filled([("next", visit.path.clone())]);
        let mut answer = ask(visit, (PROVE_PAGE, &form), Asked::First);
        *answer.status_mut() = StatusCode::FORBIDDEN;
        answer
    }))
}

#[derive(Clone, Copy)]
enum Asked {
    First,
    /// What was typed was wrong.
    Again,
}

fn ask(visit: &Visit, (to, form): (&str, &Form), asked: Asked) -> HttpResponse {
    let has_code = visit.account.as_ref().is_some_and(|account| account.second_factor.is_some());
    let (label, text) = match (has_code, asked) {
        (false, Asked::First) => (say::YOUR_PASSWORD, PROVE),
        (false, Asked::Again) => (say::YOUR_PASSWORD, WRONG_PASSWORD),
        (true, Asked::First) => (say::YOUR_PASSWORD_OR_CODE, PROVE_OR_CODE),
        (true, Asked::Again) => (say::YOUR_PASSWORD_OR_CODE, WRONG_PASSWORD_OR_CODE),
    };
    let page = Again {
        title: PROVE_TITLE,
        text,
        to,
        form,
        had_file: false,
        asks: Some((FIELD, label)),
        button: say::GO_ON,
    };
    HttpResponse::build(StatusCode::UNPROCESSABLE_ENTITY)
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .content_type("text/html; charset=utf-8")
        .body(page.page())
}
