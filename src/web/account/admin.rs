//! The site's administration: accounts, invitations to create events, new-password links, the site's log.

use crate::{
    actions::{
        account::{self, second_factor},
        entrants::account_closing,
    },
    domain::{ids::AccountId, zone::Zone},
    storage::{accounts::Account, audit::SiteRow, copies::Copies},
    text::moments::tell_long_moment,
    web::{page::guard::SiteAdmin, prelude::*, reply::reauthentication::require_fresh_password},
};
use chrono::{DateTime, Utc};

#[derive(Template)]
#[template(path = "admin/index.html")]
struct AdminPage<'a> {
    visit: &'a Visit,
    accounts: Vec<Account>,
    log: Vec<SiteRow>,
    /// What the copies of the database cost; none on PostgreSQL.
    copies: Option<Message>,
    /// A link just made, and whom it is for: shown this once.
    link: Option<(String, String)>,
    form: Form,
}

impl AdminPage<'_> {
    fn word_site_row_time(row: &SiteRow) -> Message {
        tell_moment_of_site(row.at)
    }
}

/// A site has no place of its own.
pub fn tell_moment_of_site(at: DateTime<Utc>) -> Message {
    tell_long_moment(Zone::or_utc("UTC"), at)
}

pub async fn show_site_admin_page(app: Data<App>, here: SiteAdmin) -> Result<HttpResponse> {
    answer_with_page(&here.0, &admin_page(&app, &here, None, Form::default()).await?)
}

pub async fn invite_site_organiser(app: Data<App>, here: SiteAdmin, mut form: Form) -> Result<HttpResponse> {
    let Some(label) = form.required("label", 60, say!("admin-no-label")) else {
        return crate::web::reply::respond::form_again(&here.0, &admin_page(&app, &here, None, form).await?);
    };
    let fresh = match require_fresh_password(&app, &here.0, &form).await? {
        Ok(fresh) => fresh,
        Err(asks) => return Ok(asks),
    };
    let link = account::invite_organiser(&app, here.account(), &label, &fresh).await?;
    answer_with_page(&here.0, &admin_page(&app, &here, Some((label, link)), Form::default()).await?)
}

pub async fn password_link(app: Data<App>, here: SiteAdmin, form: Form) -> Result<HttpResponse> {
    let account = find_account_of_form(&app, &form).await?;
    let fresh = match require_fresh_password(&app, &here.0, &form).await? {
        Ok(fresh) => fresh,
        Err(asks) => return Ok(asks),
    };
    let link = account::password_link(&app, here.account(), &account, app.language, &fresh).await?;
    answer_with_page(&here.0, &admin_page(&app, &here, Some((account.name, link)), Form::default()).await?)
}

/// Shuts an account, opens it again, or takes the second step from somebody who has lost phone and paper.
pub async fn change_account(app: Data<App>, here: SiteAdmin, form: Form) -> Result<HttpResponse> {
    let (account, by) = (find_account_of_form(&app, &form).await?, here.account());
    let fresh = match require_fresh_password(&app, &here.0, &form).await? {
        Ok(fresh) => fresh,
        Err(asks) => return Ok(asks),
    };
    let (result, said) = match form.value("what") {
        "shut" => {
            (account_closing::shut_account(&app, by, &account, &fresh).await, say!("admin-account-shut"))
        }
        "open" => {
            (account_closing::reopen_account(&app, by, &account, &fresh).await, say!("admin-account-open"))
        }
        "second_step" => {
            let off = second_factor::turn_off(&app, by, &account, (&fresh, app.language)).await;
            (off, say!("admin-second-step-off"))
        }
        _ => return Err(Error::NotFound),
    };
    Next::lead_to_page(&here, "/admin").after_or_why(result, |()| said)
}

/// The account that the form is about.
async fn find_account_of_form(app: &App, form: &Form) -> Result<Account> {
    let id: AccountId = form.value("account").parse().map_err(|_| Error::NotFound)?;
    let mut tx = app.database.read().await?;
    storage::accounts::find_account(&mut tx, id).await?.ok_or(Error::NotFound)
}

async fn admin_page<'a>(
    app: &App,
    here: &'a SiteAdmin,
    link: Option<(String, String)>,
    form: Form,
) -> Result<AdminPage<'a>> {
    let mut tx = app.database.read().await?;
    let accounts = storage::accounts::list_accounts(&mut tx).await?;
    let log = storage::audit::list_site(&mut tx, 100).await?;
    let copies = Copies::from_url(&app.config.database).map(|copies| copies.taken());
    let copies = copies
        .map(|(copies, bytes)| say!("admin-copies", copies, megabytes = bytes.div_ceil(1 << 20).to_string()));
    Ok(AdminPage { visit: &here.0, accounts, log, copies, link, form })
}
