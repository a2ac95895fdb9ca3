//! An account for anybody who wants to keep their entries together.

use super::{new_account, signed_in};
use crate::{
    actions::accounts,
    app::App,
    domain::account::Strength,
    error::Result,
    web::{
        form::Form,
        outcome::{Next, Sent},
        respond::{form_again, page},
        visit::Visit,
    },
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

#[derive(Template)]
#[template(path = "account/sign_up.html")]
struct SignUpPage {
    visit: Visit,
    form: Form,
}

pub async fn show(visit: Visit) -> Result<HttpResponse> {
    page(&visit.clone(), &SignUpPage { visit, form: Form::default() })
}

pub async fn send(app: Data<App>, visit: Visit, mut form: Form) -> Result<HttpResponse> {
    let Some(new) = new_account(&mut form, Strength::Player) else {
        return form_again(&visit.clone(), &SignUpPage { visit, form });
    };
    let result = accounts::sign_up(&app, new, visit.session.as_ref()).await;
    let saved = async |token: String| signed_in(&app, &token, "/account");
    let again = async |form| Ok(SignUpPage { visit: visit.clone(), form });
    Sent { visit: &visit, form, result }.answer_by(Next::to("/sign-in"), saved, again).await
}
