//! A mail in the outbox: written, taken by one process, sent, or to be tried again later.

use crate::{
    actions::prelude::*,
    domain::mail::{MailAbout, MailPriority, MailText, SignInChange, WriteMail},
    storage::{accounts::Account, outbox::Mail},
};
use chrono::TimeDelta;

/// Mails that nobody who is signed in asked for and one address gets within an hour: a stranger's sign-ups fill
/// nobody's mailbox.
const MOST_UNASKED_AN_HOUR: i64 = 5;

/// Puts a mail in the outbox, to be sent once this transaction is in. One that nobody asked for is left out where the
/// address has had enough of them: what it says stands on a page as well.
pub(in crate::actions) async fn write_mail(
    app: &App,
    tx: &mut Tx,
    to: &str,
    text: MailText,
    priority: MailPriority,
) -> Result<()> {
    let unasked = priority == MailPriority::Unasked;
    if unasked && !may_get_unasked(app, tx, to).await? {
        return Ok(());
    }
    let mail = Mail {
        id: app.new_id(),
        recipient: to.into(),
        subject: text.subject,
        body: text.body,
        attempts: 0,
        unasked,
    };
    Ok(storage::outbox::insert_mail(tx, &mail, app.clock.now()).await?)
}

/// Whether one more mail that nobody asked for may go to this address.
pub(in crate::actions) async fn may_get_unasked(app: &App, tx: &mut Tx, to: &str) -> Result<bool> {
    let an_hour_ago = app.clock.now() - TimeDelta::hours(1);
    Ok(storage::outbox::unasked_since(tx, to, an_hour_ago).await? < MOST_UNASKED_AN_HOUR)
}

/// Tells whoever has the account that how they sign in was changed, where mails are sent.
pub(in crate::actions) async fn tell_of_change(
    app: &App,
    tx: &mut Tx,
    account: &Account,
    what: SignInChange,
    words: WriteMail,
) -> Result<()> {
    if app.config.smtp.is_none() {
        return Ok(());
    }
    let about = MailAbout::SignInChanged { name: account.name.clone(), what, site: app.config.base_url() };
    write_mail(app, tx, &account.email, words.write_mail_text(&about), MailPriority::Asked).await
}

/// Takes a mail: it is tried again after two minutes, then four, and so on. False when another process has it.
pub async fn take_mail(app: &App, mail: &Mail) -> Result<bool> {
    let mut tx = app.database.write().await?;
    let next = app.clock.now() + TimeDelta::minutes(2 << mail.attempts);
    let ours = storage::outbox::claim_outbox_mail(&mut tx, mail, next).await?;
    tx.commit().await?;
    Ok(ours)
}

/// Writes down that a mail was sent, or why not.
pub async fn record_mail_try(app: &App, mail: &Mail, outcome: std::result::Result<(), &str>) -> Result<()> {
    let mut tx = app.database.write().await?;
    match outcome {
        Ok(()) => storage::outbox::mark_mail_sent(&mut tx, mail.id, app.clock.now()).await?,
        Err(error) => storage::outbox::note_mail_failure(&mut tx, mail.id, error).await?,
    };
    Ok(tx.commit().await?)
}
