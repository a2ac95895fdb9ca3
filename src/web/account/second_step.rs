//! Setting up the second step of one's own account: a code of the phone besides the password.

use crate::{
    actions::account::second_factor::{self, new_secret},
    domain::{mail::WriteMail, refusal::AccountRefusal, second_factor::Secret},
    web::{
        page::guard::SignedIn,
        prelude::*,
        reply::{reauthentication::require_fresh_password, respond::redirect_with_note},
    },
};
use base64::{Engine, engine::general_purpose::STANDARD};
use qrcode::{QrCode, render::svg};

#[derive(Template)]
#[template(path = "account/second_step.html")]
struct SecondStepPage<'a> {
    visit: &'a Visit,
    form: Form,
    is_on: bool,
    /// Codes on paper that are left.
    left: i64,
    /// What the phone is to be given, while it is set up.
    offer: Option<SecretOffer>,
    /// Codes just made: shown this once.
    codes: Vec<String>,
}

/// A secret that is not in use yet.
struct SecretOffer {
    secret: String,
    address: String,
}

impl SecretOffer {
    /// As a picture to point a phone at.
    fn picture(&self) -> Option<String> {
        let drawn = QrCode::new(self.address.as_bytes()).ok()?;
        let drawn = drawn.render::<svg::Color<'_>>().min_dimensions(220, 220).build();
        Some(format!("data:image/svg+xml;base64,{}", STANDARD.encode(drawn)))
    }

    /// In groups, for whoever types it.
    fn groups(&self) -> String {
        let groups: Vec<&str> =
            self.secret.as_bytes().chunks(4).filter_map(|four| str::from_utf8(four).ok()).collect();
        groups.join(" ")
    }
}

pub async fn show_second_step_page(app: Data<App>, here: SignedIn) -> Result<HttpResponse> {
    answer_with_page(&here.0, &second_step_page(&app, &here, Form::default(), None).await?)
}

pub async fn change_second_step(app: Data<App>, here: SignedIn, form: Form) -> Result<HttpResponse> {
    let fresh = match require_fresh_password(&app, &here.0, &form).await? {
        Ok(fresh) => fresh,
        Err(asks) => return Ok(asks),
    };
    let (account, told) = (here.account(), (&fresh, app.language as WriteMail));
    let secret = Secret::parse(form.value("secret"));
    let result = match (form.value("what"), &secret) {
        ("begin", _) => {
            let shown = second_step_page(&app, &here, Form::default(), Some(new_secret(&app))).await?;
            return answer_with_page(&here.0, &shown);
        }
        ("on", Some(secret)) => {
            second_factor::turn_on(&app, account, (secret, form.value("code")), told).await.map(Some)
        }
        ("codes", _) if account.second_factor.is_some() => {
            second_factor::new_codes(&app, account, told).await.map(Some)
        }
        ("off", _) => second_factor::turn_off(&app, account, account, told).await.map(|()| None),
        _ => Err(Error::from_refusal(AccountRefusal::WrongCode)),
    };
    let saved = async |codes: Option<Vec<String>>| match codes {
        Some(codes) => {
            let shown = second_step_page(&app, &here, Form::default(), None).await?;
            answer_with_page(&here.0, &SecondStepPage { codes, is_on: true, ..shown })
        }
        None => redirect_with_note("/account", here.speaker.say(&say!("account-second-step-is-off"))),
    };
    let again = async |form| second_step_page(&app, &here, form, secret.clone()).await;
    SentForm { visit: &here.0, form, result }
        .answer_by(Next::lead_to_page(&here, "/account"), saved, again)
        .await
}

async fn second_step_page<'a>(
    app: &App,
    here: &'a SignedIn,
    form: Form,
    secret: Option<Secret>,
) -> Result<SecondStepPage<'a>> {
    let account = here.account();
    let mut tx = app.database.read().await?;
    let left = storage::accounts::recovery_codes(&mut tx, account.id).await?;
    let base = app.config.base_url();
    let site = base.split_once("://").map_or(base.as_str(), |(_, host)| host);
    let site = site.split([':', '/']).next().unwrap_or("muster");
    let offer = secret
        .map(|secret| SecretOffer { secret: secret.text(), address: secret.address(site, &account.email) });
    let is_on = account.second_factor.is_some();
    Ok(SecondStepPage { visit: &here.0, form, is_on, left, offer, codes: Vec::new() })
}
