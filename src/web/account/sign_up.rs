//! An account for anybody who wants to keep their entries together. Nobody learns here who has one.

use super::new_account;
use crate::{
    actions::accounts,
    app::App,
    domain::account::{Email, Strength},
    error::Result,
    web::{
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
use actix_web::{HttpResponse, web::Data};
use askama::Template;

#[derive(Template)]
#[template(path = "account/sign_up.html")]
struct SignUpPage {
    visit: Visit,
    form: Form,
    /// The rest is asked for by a link.
    by_mail: bool,
}

pub async fn show(app: Data<App>, visit: Visit) -> Result<HttpResponse> {
    page(&visit.clone(), &sign_up_page(&app, &visit, Form::default()))
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
        (accounts::sign_up(&app, new).await, done("/sign-in?next=/account", SIGN_IN_NOW)?)
    };
    let again = async |form| Ok(sign_up_page(&app, &visit, form));
    Sent { visit: &visit, form, result }.answer_by(Next::to("/sign-in"), async |()| Ok(next), again).await
}

fn sign_up_page(app: &App, visit: &Visit, form: Form) -> SignUpPage {
    SignUpPage { visit: visit.clone(), form, by_mail: app.config.smtp.is_some() }
}
