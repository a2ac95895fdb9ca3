//! The site's administration: accounts, invitations to create events, new-password links, the site's log.

use crate::{
    actions::{accounts, farewells, second_factor},
    app::App,
    domain::{ids::AccountId, zone::Zone},
    error::{Error, Result},
    storage::{self, accounts::Account, audit::SiteRow, copies::Copies},
    web::{form::Form, fresh::fresh, guard::SiteAdmin, outcome::Next, respond::page, visit::Visit},
    words::{InWords, mails, pages::accounts as say},
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

#[derive(Template)]
#[template(path = "admin/index.html")]
struct AdminPage {
    visit: Visit,
    accounts: Vec<Account>,
    log: Vec<SiteRow>,
    /// What the copies of the database cost; none on PostgreSQL.
    copies: Option<String>,
    /// A link just made, and whom it is for: shown this once.
    link: Option<(String, String)>,
    form: Form,
}

impl AdminPage {
    fn at(row: &SiteRow) -> String {
        Zone::or_utc("UTC").long(row.at)
    }
}

pub async fn show(app: Data<App>, here: SiteAdmin) -> Result<HttpResponse> {
    page(&here.0, &admin_page(&app, &here, None, Form::default()).await?)
}

pub async fn invite(app: Data<App>, here: SiteAdmin, mut form: Form) -> Result<HttpResponse> {
    let Some(label) = form.required("label", 60, say::WHOM_THE_LINK_IS_FOR) else {
        return crate::web::respond::form_again(&here.0, &admin_page(&app, &here, None, form).await?);
    };
    let fresh = match fresh(&app, &here.0, &form).await? {
        Ok(fresh) => fresh,
        Err(asks) => return Ok(asks),
    };
    let link = accounts::invite_organiser(&app, here.account(), &label, &fresh).await?;
    page(&here.0, &admin_page(&app, &here, Some((label, link)), Form::default()).await?)
}

pub async fn password_link(app: Data<App>, here: SiteAdmin, form: Form) -> Result<HttpResponse> {
    let account = named(&app, &form).await?;
    let fresh = match fresh(&app, &here.0, &form).await? {
        Ok(fresh) => fresh,
        Err(asks) => return Ok(asks),
    };
    let link = accounts::password_link(&app, here.account(), &account, mails::written, &fresh).await?;
    page(&here.0, &admin_page(&app, &here, Some((account.name, link)), Form::default()).await?)
}

/// Shuts an account, opens it again, or takes the second step from somebody who has lost phone and paper.
pub async fn change_account(app: Data<App>, here: SiteAdmin, form: Form) -> Result<HttpResponse> {
    let (account, by) = (named(&app, &form).await?, here.account());
    let fresh = match fresh(&app, &here.0, &form).await? {
        Ok(fresh) => fresh,
        Err(asks) => return Ok(asks),
    };
    let (result, said) = match form.value("what") {
        "shut" => (farewells::shut(&app, by, &account, &fresh).await, say::ACCOUNT_SHUT),
        "open" => (farewells::open(&app, by, &account, &fresh).await, say::ACCOUNT_OPEN),
        "second_step" => {
            let off = second_factor::turn_off(&app, by, &account, (&fresh, mails::written)).await;
            (off, say::THEIR_SECOND_STEP_OFF)
        }
        _ => return Err(Error::NotFound),
    };
    Next::to("/admin").after_or_why(result, |()| said)
}

/// The account that the form is about.
async fn named(app: &App, form: &Form) -> Result<Account> {
    let id: AccountId = form.value("account").parse().map_err(|_| Error::NotFound)?;
    let mut tx = app.database.read().await?;
    storage::accounts::find(&mut tx, id).await?.ok_or(Error::NotFound)
}

async fn admin_page(
    app: &App,
    here: &SiteAdmin,
    link: Option<(String, String)>,
    form: Form,
) -> Result<AdminPage> {
    let mut tx = app.database.read().await?;
    let accounts = storage::accounts::list(&mut tx).await?;
    let log = storage::audit::list_site(&mut tx, 100).await?;
    let copies = Copies::of(&app.config.database).map(|copies| copies.taken());
    let copies = copies.map(|(copies, bytes)| say::copies_take(copies, bytes));
    Ok(AdminPage { visit: here.0.clone(), accounts, log, copies, link, form })
}
