//! The site's administration: accounts, invitations to create events, new-password links, the site's log.

use crate::{
    actions::accounts,
    app::App,
    domain::{ids::AccountId, zone::Zone},
    error::{Error, Result},
    storage::{self, accounts::Account, audit::SiteRow},
    web::{form::Form, guard::SiteAdmin, respond::page, visit::Visit},
    words::{InWords, mails},
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

#[derive(Template)]
#[template(path = "admin/index.html")]
struct AdminPage {
    visit: Visit,
    accounts: Vec<Account>,
    log: Vec<SiteRow>,
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
    let Some(label) = form.required("label", 60, "Enter whom the link is for.") else {
        return crate::web::respond::form_again(&here.0, &admin_page(&app, &here, None, form).await?);
    };
    let link = accounts::invite_organiser(&app, here.account(), &label).await?;
    page(&here.0, &admin_page(&app, &here, Some((label, link)), Form::default()).await?)
}

pub async fn password_link(app: Data<App>, here: SiteAdmin, form: Form) -> Result<HttpResponse> {
    let id: AccountId = form.value("account").parse().map_err(|_| Error::NotFound)?;
    let mut tx = app.database.read().await?;
    let account = storage::accounts::find(&mut tx, id).await?.ok_or(Error::NotFound)?;
    drop(tx);
    let link = accounts::password_link(&app, here.account(), &account, mails::written).await?;
    page(&here.0, &admin_page(&app, &here, Some((account.name, link)), Form::default()).await?)
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
    Ok(AdminPage { visit: here.0.clone(), accounts, log, link, form })
}
