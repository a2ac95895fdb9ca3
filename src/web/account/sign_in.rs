//! Signing in with e-mail and password, and out.

use super::{signed_in, too_many};
use crate::{
    actions::account::{self, From, SignedIn},
    text::as_long_as,
    web::{
        http::{cookies, query::safe_next},
        prelude::*,
        reply::respond::see_other,
    },
};
use actix_web::HttpRequest;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "account/sign_in.html")]
struct SignInPage<'a> {
    visit: &'a Visit,
    form: Form,
}

/// The password was right.
#[derive(Template)]
#[template(path = "account/code.html")]
struct CodePage<'a> {
    visit: &'a Visit,
    form: Form,
}

#[derive(Deserialize)]
pub struct SignInQuery {
    #[serde(default)]
    next: String,
}

pub async fn show_sign_in_page(visit: Visit, query: Query<SignInQuery>) -> Result<HttpResponse> {
    let form = Form::from_own_values([("next", safe_next(&query.next).to_owned())]);
    answer_with_page(&visit, &SignInPage { visit: &visit, form })
}

pub async fn sign_in_visitor(
    app: Data<App>,
    visit: Visit,
    request: HttpRequest,
    form: Form,
) -> Result<HttpResponse> {
    let password = form.value("password").to_owned();
    let device = cookies::read_device_cookie(&request);
    let from = From { address: &visit.address, device: device.as_deref(), session: visit.session.as_ref() };
    let result = account::sign_in(&app, form.value("email"), password, from).await;
    if let Err(Error::TooMany(wait)) = result {
        let page = SignInPage {
            visit: &visit,
            form: form.refused(say!("account-too-many-passwords", wait = as_long_as(wait))),
        };
        return too_many(form_again(&visit, &page)?, wait);
    }
    let next = safe_next(form.value("next")).to_owned();
    let result = match result {
        // The password is right; what it was typed with goes no further.
        Ok(SignedIn::HalfWay(half_way)) => {
            let form = Form::from_own_values([("half_way", half_way), ("next", next)]);
            return answer_with_page(&visit, &CodePage { visit: &visit, form });
        }
        Ok(SignedIn::Whole { token, device }) => Ok((token, device)),
        Err(error) => Err(error),
    };
    let saved = async |(token, device): (String, String)| finish_sign_in(&app, &token, device, &next);
    let again = async |form| Ok(SignInPage { visit: &visit, form });
    SentForm { visit: &visit, form, result }.answer_by(Next::lead_to_page(&visit, "/"), saved, again).await
}

/// The second step, for an account that has one.
pub async fn send_code(
    app: Data<App>,
    visit: Visit,
    request: HttpRequest,
    form: Form,
) -> Result<HttpResponse> {
    let device = cookies::read_device_cookie(&request);
    let from = From { address: &visit.address, device: device.as_deref(), session: visit.session.as_ref() };
    let result = account::sign_in_with_code(&app, form.value("half_way"), form.value("code"), from).await;
    if let Err(Error::TooMany(wait)) = result {
        let page = CodePage {
            visit: &visit,
            form: form.refused(say!("account-too-many-codes", wait = as_long_as(wait))),
        };
        return too_many(form_again(&visit, &page)?, wait);
    }
    let next = safe_next(form.value("next")).to_owned();
    let saved = async |(token, device): (String, String)| finish_sign_in(&app, &token, device, &next);
    let again = async |form| Ok(CodePage { visit: &visit, form });
    SentForm { visit: &visit, form, result }.answer_by(Next::lead_to_page(&visit, "/"), saved, again).await
}

/// Moves on, signed in, by a browser that is known from now on.
pub(super) fn finish_sign_in(app: &App, token: &str, device: String, next: &str) -> Result<HttpResponse> {
    cookies::with_cookie(signed_in(app, token, next)?, &cookies::of_device(app, device))
}

pub async fn sign_out_visitor(app: Data<App>, visit: Visit) -> Result<HttpResponse> {
    if let Some(session) = &visit.session {
        account::sign_out(&app, session).await?;
    }
    cookies::with_cookie(see_other("/")?, &cookies::no_session(&app))
}
