//! One's own account: events, entries, password; taking its data out, and deleting it.

use crate::{
    actions::{
        accounts::{self, From},
        farewells,
    },
    app::App,
    domain::{
        account::{Password, Strength},
        event::{Event, player::Player},
        refusal::AccountRefusal,
    },
    error::{Error, Result},
    storage::{self, accounts::Account},
    web::{
        account::{own_data, safe_next, too_many, with_session},
        cookies,
        form::Form,
        fresh::fresh,
        guard::SignedIn,
        outcome::{Next, Sent},
        respond::{done, file, form_again, page, see_other},
        visit::Visit,
    },
    words::{Label, pages::accounts as say},
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
    /// How many browsers are signed in, this one among them.
    browsers: usize,
    form: Form,
}

pub async fn show(app: Data<App>, here: SignedIn) -> Result<HttpResponse> {
    page(&here.0, &account_page(&app, &here, Form::default()).await?)
}

pub async fn change_password(app: Data<App>, here: SignedIn, mut form: Form) -> Result<HttpResponse> {
    let account = here.account();
    here.session.as_ref().ok_or(Error::SignIn)?;
    let strength = strength_of(&app, account).await?;
    let Some(new) = form.read("password", |text| Password::parse(text, strength, &[&account.name])) else {
        return form_again(&here.0, &account_page(&app, &here, form).await?);
    };
    let from = From { address: &here.address, device: None, session: here.session.as_ref() };
    let result = accounts::change_password(&app, account, form.value("old").to_owned(), new, from).await;
    if let Err(Error::TooMany) = result {
        let page = account_page(&app, &here, form.refused(say::TOO_MANY_PASSWORDS)).await?;
        return too_many(form_again(&here.0, &page)?);
    }
    let saved = async |token: String| {
        let saved = done("/account", say::PASSWORD_CHANGED)?;
        with_session(&app, Some(token), saved)
    };
    Sent { visit: &here.0, form, result }
        .answer_by(Next::to("/account"), saved, async |form| account_page(&app, &here, form).await)
        .await
}

/// Whoever decides about others at any event has a password of staff, as when they accepted to.
async fn strength_of(app: &App, account: &Account) -> Result<Strength> {
    let events = storage::events::of_staff(&mut app.database.read_once().await?, account.id).await?;
    let is_staff = account.may_create_events() || !events.is_empty();
    Ok(if is_staff { Strength::Staff } else { Strength::Player })
}

/// Signs every other browser out: a phone that was lost, or the club's computer.
pub async fn sign_out_elsewhere(app: Data<App>, here: SignedIn) -> Result<HttpResponse> {
    let session = here.session.as_ref().ok_or(Error::SignIn)?;
    let gone = accounts::sign_out_elsewhere(&app, here.account(), session).await;
    Next::to("/account").after(gone, |_| say::OTHERS_SIGNED_OUT)
}

/// Takes the password that a link asked for, and leads back to the link.
pub async fn prove(app: Data<App>, here: SignedIn, form: Form) -> Result<HttpResponse> {
    match fresh(&app, &here.0, &form).await? {
        Ok(_) => see_other(safe_next(form.value("next"))),
        Err(asks) => Ok(asks),
    }
}

/// All that is kept about whoever asks, as JSON.
pub async fn export(app: Data<App>, here: SignedIn, form: Form) -> Result<HttpResponse> {
    if let Err(asks) = fresh(&app, &here.0, &form).await? {
        return Ok(asks);
    }
    let kept = own_data::kept(&app, here.account()).await?;
    let text = serde_json::to_string_pretty(&kept)?;
    Ok(file("application/json", "muster-account.json", text))
}

/// The account goes; what it did stays in the logs, as the page says.
pub async fn delete(app: Data<App>, here: SignedIn, form: Form) -> Result<HttpResponse> {
    let fresh = match fresh(&app, &here.0, &form).await? {
        Ok(fresh) => fresh,
        Err(asks) => return Ok(asks),
    };
    let result = if form.is_ticked("meant") {
        farewells::delete(&app, here.account(), &fresh).await
    } else {
        Err(Error::refused(AccountRefusal::NotMeant))
    };
    let saved = async |()| {
        let mut answer = done("/", say::DELETED)?;
        answer.add_cookie(&cookies::no_session(&app)).map_err(|error| Error::Broken(error.to_string()))?;
        Ok(answer)
    };
    Sent { visit: &here.0, form, result }
        .answer_by(Next::to("/"), saved, async |form| account_page(&app, &here, form).await)
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
    let browsers = storage::sessions::of_account(&mut tx, account.id).await?.len();
    Ok(AccountPage { visit: here.0.clone(), account, events, entries, browsers, form })
}
