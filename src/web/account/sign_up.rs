//! An account for anybody who wants to keep their entries together. Nobody learns here who has one.

use super::new_account;
use crate::{
    actions::account,
    domain::account::{Email, Strength},
    web::{
        http::query::{encode_query_text, safe_next},
        prelude::*,
        reply::respond::redirect_with_note,
    },
};
use serde::Deserialize;

#[derive(Template)]
#[template(path = "account/sign_up.html")]
struct SignUpPage<'a> {
    visit: &'a Visit,
    form: Form,
    /// The rest is asked for by a link.
    by_mail: bool,
}

#[derive(Deserialize)]
pub struct SignUpQuery {
    #[serde(default)]
    next: String,
}

pub async fn show_sign_up_page(
    app: Data<App>,
    visit: Visit,
    asked: Query<SignUpQuery>,
) -> Result<HttpResponse> {
    let form = Form::from_own_values([("next", safe_next(&asked.next).to_owned())]);
    answer_with_page(&visit, &sign_up_page(&app, &visit, form))
}

pub async fn sign_up_visitor(app: Data<App>, visit: Visit, mut form: Form) -> Result<HttpResponse> {
    let (result, next) = if app.config.smtp.is_some() {
        let Some(email) = form.read("email", Email::parse) else {
            return form_again(&visit, &sign_up_page(&app, &visit, form));
        };
        let asked = account::ask_to_sign_up(&app, &email, app.language).await;
        (asked, redirect_with_note("/sign-up", visit.speaker.say(&say!("account-look-into-mail")))?)
    } else {
        let Some(new) = new_account(&mut form, Strength::Player) else {
            return form_again(&visit, &sign_up_page(&app, &visit, form));
        };
        // Back to where they came from; who came by themselves sees their account.
        let next = Some(safe_next(form.value("next"))).filter(|next| *next != "/").unwrap_or("/account");
        let there = format!("/sign-in?next={}", encode_query_text(next));
        (
            account::sign_up(&app, new).await,
            redirect_with_note(there, visit.speaker.say(&say!("account-sign-in-now")))?,
        )
    };
    let again = async |form| Ok(sign_up_page(&app, &visit, form));
    SentForm { visit: &visit, form, result }
        .answer_by(Next::lead_to_page(&visit, "/sign-in"), async |()| Ok(next), again)
        .await
}

fn sign_up_page<'a>(app: &App, visit: &'a Visit, form: Form) -> SignUpPage<'a> {
    SignUpPage { visit, form, by_mail: app.config.smtp.is_some() }
}
