//! Asks for the password once more before what cannot be left to a browser that somebody walked away from. The form
//! waits on the page meanwhile.

use crate::{
    actions::account::reauthentication::{self, Fresh},
    app::App,
    domain::refusal::AccountRefusal,
    error::{Error, Result},
    text::say,
    web::{
        forms::{form::Form, resubmit::Again},
        page::visit::Visit,
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
pub async fn require_fresh_password(
    app: &App,
    visit: &Visit,
    form: &Form,
) -> Result<Result<Fresh, HttpResponse>> {
    let (Some(session), Some(account)) = (&visit.session, &visit.account) else { return Err(Error::SignIn) };
    if let Some(fresh) = Fresh::from_proved_session(session, visit.now) {
        return Ok(Ok(fresh));
    }
    if !form.has(FIELD) {
        return Ok(Err(ask_for_password(visit, &visit.path, form, PasswordAttempt::First)));
    }
    let password = form.value(FIELD).to_owned();
    match reauthentication::prove_session(app, account, session, password, &visit.address).await {
        Ok(fresh) => Ok(Ok(fresh)),
        Err(Error::Refused(crate::domain::refusal::Refusal::Account(AccountRefusal::WrongOldPassword))) => {
            Ok(Err(ask_for_password(visit, &visit.path, form, PasswordAttempt::Again)))
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
    Ok(Fresh::from_proved_session(session, visit.now).ok_or_else(|| {
        let form = Form::from_own_values([("next", visit.path.clone())]);
        let mut answer = ask_for_password(visit, PROVE_PAGE, &form, PasswordAttempt::First);
        *answer.status_mut() = StatusCode::FORBIDDEN;
        answer
    }))
}

#[derive(Clone, Copy)]
enum PasswordAttempt {
    First,
    /// What was typed was wrong.
    Again,
}

fn ask_for_password(visit: &Visit, to: &str, form: &Form, asked: PasswordAttempt) -> HttpResponse {
    let has_code = visit.account.as_ref().is_some_and(|account| account.second_factor.is_some());
    let title = say!("account-prove");
    let (label, text) = match (has_code, asked) {
        (false, PasswordAttempt::First) => (say!("account-your-password"), title.part("body")),
        (false, PasswordAttempt::Again) => (say!("account-your-password"), say!("account-wrong-password")),
        (true, PasswordAttempt::First) => {
            (say!("account-your-password-or-code"), say!("account-prove-or-code"))
        }
        (true, PasswordAttempt::Again) => {
            (say!("account-your-password-or-code"), say!("account-wrong-password-or-code"))
        }
    };
    let page = Again {
        title,
        text,
        to,
        form,
        had_file: false,
        asks: Some((FIELD, label)),
        button: say!("account-go-on"),
    };
    HttpResponse::build(StatusCode::UNPROCESSABLE_ENTITY)
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .content_type("text/html; charset=utf-8")
        .body(page.page(&visit.speaker))
}
