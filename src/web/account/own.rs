//! One's own account: events, entries, password.

use crate::{
    actions::accounts,
    app::App,
    domain::{
        account::{Password, Strength},
        event::{Event, player::Player},
    },
    error::{Error, Result},
    storage::{self, accounts::Account},
    web::{
        form::Form,
        guard::SignedIn,
        outcome::{Next, Sent},
        respond::{form_again, page},
        visit::Visit,
    },
    words::Label,
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

#[derive(Template)]
#[template(path = "account/own.html")]
struct AccountPage {
    visit: Visit,
    account: Account,
    events: Vec<Event>,
    entries: Vec<(Player, Event)>,
    form: Form,
}

pub async fn show(app: Data<App>, here: SignedIn) -> Result<HttpResponse> {
    page(&here.0, &account_page(&app, &here, Form::default()).await?)
}

pub async fn change_password(app: Data<App>, here: SignedIn, mut form: Form) -> Result<HttpResponse> {
    let account = here.account();
    let session = here.session.as_ref().ok_or(Error::SignIn)?;
    let strength = if account.may_create_events() { Strength::Staff } else { Strength::Player };
    let Some(new) = form.read("password", |text| Password::parse(text, strength, &[&account.name])) else {
        return form_again(&here.0, &account_page(&app, &here, form).await?);
    };
    let result = accounts::change_password(&app, account, form.value("old").to_owned(), new, session).await;
    let next = Next::to("/account").saying("Your password is changed. Other browsers were signed out.");
    Sent { visit: &here.0, form, result }
        .answer(next, async |form| account_page(&app, &here, form).await)
        .await
}

async fn account_page(app: &App, here: &SignedIn, form: Form) -> Result<AccountPage> {
    let account = here.account().clone();
    let mut tx = app.database.read().await?;
    let events = storage::events::of_staff(&mut tx, account.id).await?;
    let mut entries = Vec::new();
    for player in storage::players::of_account(&mut tx, account.id).await? {
        if let Some(event) = storage::events::find(&mut tx, player.event_id).await? {
            entries.push((player, event));
        }
    }
    Ok(AccountPage { visit: here.0.clone(), account, events, entries, form })
}
