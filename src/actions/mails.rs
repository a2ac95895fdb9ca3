//! A mail in the outbox: written, taken by one process, sent, or to be tried again later.

use crate::{
    app::App,
    domain::mail::{MailAbout, MailText, SignInChange, WriteMail},
    error::Result,
    storage::{self, Tx, accounts::Account, outbox::Mail},
};
use chrono::TimeDelta;

/// Puts a mail in the outbox, to be sent once this transaction is in.
pub(super) async fn write(app: &App, tx: &mut Tx, to: &str, subject: &str, body: &str) -> Result<()> {
    let mail = Mail {
        id: app.new_id(),
        recipient: to.into(),
        subject: subject.into(),
        body: body.into(),
        attempts: 0,
    };
    Ok(storage::outbox::insert(tx, &mail, app.clock.now()).await?)
}

/// Tells whoever has the account that how they sign in was changed, where mails are sent.
pub(super) async fn tell_of_change(
    app: &App,
    tx: &mut Tx,
    account: &Account,
    (what, words): (SignInChange, WriteMail),
) -> Result<()> {
    if app.config.smtp.is_none() {
        return Ok(());
    }
    let about = MailAbout::SignInChanged { name: account.name.clone(), what, site: app.config.base_url() };
    let MailText { subject, body } = words(&about);
    write(app, tx, &account.email, &subject, &body).await
}

/// Takes a mail: it is tried again after two minutes, then four, and so on. False when another process has it.
pub async fn take(app: &App, mail: &Mail) -> Result<bool> {
    let mut tx = app.database.write().await?;
    let next = app.clock.now() + TimeDelta::minutes(2 << mail.attempts);
    let ours = storage::outbox::take(&mut tx, mail, next).await?;
    tx.commit().await?;
    Ok(ours)
}

/// Writes down that a mail was sent, or why not.
pub async fn tried(app: &App, mail: &Mail, outcome: std::result::Result<(), &str>) -> Result<()> {
    let mut tx = app.database.write().await?;
    match outcome {
        Ok(()) => storage::outbox::sent(&mut tx, mail.id, app.clock.now()).await?,
        Err(error) => storage::outbox::failed(&mut tx, mail.id, error).await?,
    };
    Ok(tx.commit().await?)
}
