//! One's own account: events, entries, password; taking its data out, and deleting it.

use crate::{
    actions::{
        account::{self, From},
        entrants::account_closing,
    },
    cache::event_lists::{EventsOf, EventsPage, ListCut, ListRequest, MOST_ON_A_PAGE, read_beginning},
    domain::{
        account::Password, event::player::Player, mail::WriteMail, refusal::AccountRefusal, zone::Zone,
    },
    storage::{accounts::Account, audit::SiteRow, event_listings::ListedEvent, sessions::SignedInBrowser},
    text::{as_long_as, moments::tell_long_moment},
    web::{
        account::{own_data, too_many},
        http::{
            cookies::{self, with_session},
            query::safe_next,
        },
        page::guard::SignedIn,
        prelude::*,
        reply::{
            reauthentication::require_fresh_password,
            respond::{answer_with_file, redirect_with_note, see_other},
        },
    },
};
use actix_web::http::header::{self, HeaderValue};
use chrono::{DateTime, TimeDelta, Utc};

#[derive(Template)]
#[template(path = "account/own.html")]
struct AccountPage<'a> {
    visit: &'a Visit,
    account: Account,
    events: EventsPage,
    entries: Vec<(Player, ListedEvent)>,
    has_more_entries: bool,
    /// Those that are signed in, this one among them.
    browsers: Vec<SignedInBrowser>,
    /// What was changed lately of how they sign in.
    changes: Vec<SiteRow>,
    form: Form,
}

/// While a file is fetched.
#[derive(Template)]
#[template(path = "account/download.html")]
struct DownloadPage<'a> {
    visit: &'a Visit,
    file: &'a str,
    /// Where it is offered.
    page: &'a str,
}

/// So long it is told that something was changed.
const TOLD_FOR: TimeDelta = TimeDelta::days(30);

impl AccountPage<'_> {
    fn word_account_time(at: &DateTime<Utc>) -> Message {
        tell_long_moment(Zone::or_utc("UTC"), *at)
    }

    fn is_here(&self, browser: &SignedInBrowser) -> bool {
        self.visit.session.as_ref().is_some_and(|session| session.token_hash == browser.token_hash)
    }
}

pub async fn show_account_page(app: Data<App>, here: SignedIn) -> Result<HttpResponse> {
    answer_with_page(&here.0, &account_page(&app, &here, Form::default()).await?)
}

pub async fn change_password(app: Data<App>, here: SignedIn, mut form: Form) -> Result<HttpResponse> {
    let account = here.account();
    here.session.as_ref().ok_or(Error::SignIn)?;
    let strength = account::strength_of(&app, account).await?;
    let Some(new) = form.read("password", |text| Password::parse(text, strength, &[&account.name])) else {
        return form_again(&here.0, &account_page(&app, &here, form).await?);
    };
    let from = From { address: &here.address, device: None, session: here.session.as_ref() };
    let (old, from) = (form.value("old").to_owned(), (from, app.language as WriteMail));
    let result = account::change_password(&app, account, old, new, from).await;
    if let Err(Error::TooMany(wait)) = result {
        let page = account_page(
            &app,
            &here,
            form.refused(say!("account-too-many-passwords", wait = as_long_as(wait))),
        )
        .await?;
        return too_many(form_again(&here.0, &page)?, wait);
    }
    let saved = async |token: String| {
        let saved = redirect_with_note("/account", here.speaker.say(&say!("account-password-changed")))?;
        with_session(&app, Some(token), saved)
    };
    SentForm { visit: &here.0, form, result }
        .answer_by(Next::lead_to_page(&here, "/account"), saved, async |form| {
            account_page(&app, &here, form).await
        })
        .await
}

/// Signs another browser out, or every other one: a phone that was lost, or the club's computer.
pub async fn sign_out_elsewhere(app: Data<App>, here: SignedIn, form: Form) -> Result<HttpResponse> {
    let session = here.session.as_ref().ok_or(Error::SignIn)?;
    let fresh = match require_fresh_password(&app, &here.0, &form).await? {
        Ok(fresh) => fresh,
        Err(asks) => return Ok(asks),
    };
    let next = Next::lead_to_page(&here, "/account");
    if form.has("browser") {
        let gone = account::sign_out_one(&app, here.account(), form.value("browser"), &fresh).await;
        return next.after(gone, |()| say!("account-one-signed-out"));
    }
    let gone = account::sign_out_elsewhere(&app, here.account(), session, &fresh).await;
    next.after(gone, |_| say!("account-others-signed-out"))
}

/// Takes the password that the link of a file asked for. The browser fetches the file from a page that says so: one that
/// was led there itself would go on showing the question.
pub async fn prove_password(app: Data<App>, here: SignedIn, form: Form) -> Result<HttpResponse> {
    if let Err(asks) = require_fresh_password(&app, &here.0, &form).await? {
        return Ok(asks);
    }
    let file = safe_next(form.value("next"));
    let path = file.split('?').next().unwrap_or_default();
    let Some((page, _)) = path.rsplit_once('/').filter(|(page, _)| !page.is_empty()) else {
        return see_other(file);
    };
    let mut answer = answer_with_page(&here.0, &DownloadPage { visit: &here.0, file, page })?;
    let refresh = HeaderValue::from_str(&format!("0; url={file}")).map_err(|_| Error::NotFound)?;
    answer.headers_mut().insert(header::REFRESH, refresh);
    Ok(answer)
}

/// All that is kept about whoever asks, as JSON.
pub async fn export_own_data(app: Data<App>, here: SignedIn, form: Form) -> Result<HttpResponse> {
    if let Err(asks) = require_fresh_password(&app, &here.0, &form).await? {
        return Ok(asks);
    }
    let kept = own_data::collect_own_data(&app, here.account()).await?;
    let text = serde_json::to_string_pretty(&kept)?;
    Ok(answer_with_file("application/json", "muster-account.json", text))
}

/// The account goes; what it did stays in the logs, as the page says.
pub async fn delete_own_account(app: Data<App>, here: SignedIn, form: Form) -> Result<HttpResponse> {
    let fresh = match require_fresh_password(&app, &here.0, &form).await? {
        Ok(fresh) => fresh,
        Err(asks) => return Ok(asks),
    };
    let result = if form.is_ticked("meant") {
        account_closing::delete_account(&app, here.account(), &fresh).await
    } else {
        Err(Error::from_refusal(AccountRefusal::NotMeant))
    };
    let saved = async |()| {
        let answer = redirect_with_note("/", here.speaker.say(&say!("account-deleted")))?;
        cookies::with_cookie(answer, &cookies::no_session(&app))
    };
    SentForm { visit: &here.0, form, result }
        .answer_by(Next::lead_to_page(&here, "/"), saved, async |form| account_page(&app, &here, form).await)
        .await
}

async fn account_page<'a>(app: &App, here: &'a SignedIn, form: Form) -> Result<AccountPage<'a>> {
    let account = here.account().clone();
    let mut tx = app.database.read().await?;
    let asked = |of| ListRequest { of, now: here.now, cut: ListCut::Start };
    let events = read_beginning(&mut tx, &asked(EventsOf::Staff(account.id)), MOST_ON_A_PAGE).await?;
    let entered = read_beginning(&mut tx, &asked(EventsOf::Player(account.id)), MOST_ON_A_PAGE).await?;
    let mut entries = Vec::new();
    if let Some(oldest) = entered.events.last() {
        for player in storage::players::of_account_since(&mut tx, account.id, oldest.id).await? {
            let event = entered.events.iter().find(|event| event.id == player.event_id).cloned();
            entries.extend(event.map(|event| (player, event)));
        }
    }
    let has_more_entries = entered.after.is_some();
    let browsers = storage::sessions::of_account(&mut tx, account.id).await?;
    let mut changes = storage::audit::site_of_account(&mut tx, account.id, here.now - TOLD_FOR).await?;
    changes.retain(|row| row.act.is_about_signing_in());
    Ok(AccountPage { visit: &here.0, account, events, entries, has_more_entries, browsers, changes, form })
}
