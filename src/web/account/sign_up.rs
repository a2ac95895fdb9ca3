//! An account for anybody who wants to keep their entries together. Nobody learns here who has one.

use super::{new_account, safe_next};
use crate::{
    actions::accounts,
    app::App,
    domain::account::{Email, Strength},
    error::Result,
    web::{
        asked::encode,
        form::Form,
        outcome::{Next, Sent},
        respond::{done, form_again, page},
        visit::Visit,
    },
    words::{
        accounts::{LOOK_INTO_MAIL, SIGN_IN_NOW},
        mails,
    },
};
use actix_web::{
    HttpResponse,
    web::{Data, Query},
};
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "account/sign_up.html")]
struct SignUpPage {
    visit: Visit,
    form: Form,
    /// The rest is asked for by a link.
    by_mail: bool,
}

#[derive(Deserialize)]
pub struct SignUpQuery {
    #[serde(default)]
    next: String,
}

pub async fn show(app: Data<App>, visit: Visit, asked: Query<SignUpQuery>) -> Result<HttpResponse> {
    let form = Form::filled([("next", safe_next(&asked.next).to_owned())]);
    page(&visit.clone(), &sign_up_page(&app, &visit, form))
}

pub async fn send(app: Data<App>, visit: Visit, mut form: Form) -> Result<HttpResponse> {
    let (result, next) = if app.config.smtp.is_some() {
        let Some(email) = form.read("email", Email::parse) else {
            return form_again(&visit, &sign_up_page(&app, &visit, form));
        };
        let asked = accounts::ask_to_sign_up(&app, &email, mails::written).await;
        (asked, done("/sign-up", LOOK_INTO_MAIL)?)
    } else {
        let Some(new) = new_account(&mut form, Strength::Player) else {
            return form_again(&visit, &sign_up_page(&app, &visit, form));
        };
        // Back to where they came from; who came by themselves sees their account.
        let next = Some(safe_next(form.value("next"))).filter(|next| *next != "/").unwrap_or("/account");
        let there = format!("/sign-in?next={}", encode(next));
        (accounts::sign_up(&app, new).await, done(there, SIGN_IN_NOW)?)
    };
    let again = async |form| Ok(sign_up_page(&app, &visit, form));
    Sent { visit: &visit, form, result }.answer_by(Next::to("/sign-in"), async |()| Ok(next), again).await
}

fn sign_up_page(app: &App, visit: &Visit, form: Form) -> SignUpPage {
    SignUpPage { visit: visit.clone(), form, by_mail: app.config.smtp.is_some() }
}
