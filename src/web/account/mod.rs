//! Signing in, signing up, links that make an account, and the site's administration.

pub mod admin;
pub mod catalogues;
pub mod demo;
pub mod games;
pub mod join;
pub mod own;
mod own_data;
pub mod second_step;
pub mod sign_in;
pub mod sign_up;

use super::{http::cookies::with_session, reply::respond::see_other};
use crate::{
    actions::account::NewAccount,
    domain::account::{Email, Password, Strength},
    limits::rate_limit::whole_seconds,
    web::prelude::*,
};
use actix_web::http::{
    StatusCode,
    header::{self, HeaderValue},
};
use std::time::Duration;

/// Moves on, signed in from now.
pub fn signed_in(app: &App, token: &str, location: &str) -> Result<HttpResponse> {
    with_session(app, Some(token.to_owned()), see_other(location)?)
}

/// The page of the form, as the answer to one wrong password too many.
fn too_many(mut answer: HttpResponse, wait: Duration) -> Result<HttpResponse> {
    *answer.status_mut() = StatusCode::TOO_MANY_REQUESTS;
    answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(whole_seconds(wait)));
    Ok(answer)
}

/// Name, e-mail and password as typed, with the problems beside them.
fn new_account(form: &mut Form, strength: Strength) -> Option<NewAccount> {
    let name = form.required("name", 60, say!("account-no-name"));
    let email = form.read("email", Email::parse);
    let about = [form.value("name").to_owned(), form.value("email").to_owned()];
    let about: Vec<&str> = about.iter().map(String::as_str).collect();
    let password = form.read("password", |text| Password::parse(text, strength, &about));
    if form.value("password") != form.value("again") {
        form.refuse("again", say!("account-passwords-differ"));
    }
    let new = NewAccount { name: name?, email: email?, password: password? };
    form.is_fine().then_some(new)
}
