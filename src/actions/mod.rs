//! Every change to an event, whoever asks for it: a page, the command line or a job.

pub mod account;
pub mod awards;
pub mod battles;
pub mod draft;
pub mod entrants;
pub mod event;
pub mod hall;
pub mod rosters;
pub mod rounds;

/// What nearly every change needs: the event and who is meant, what is written, who asks, how it can fail.
mod prelude {
    pub(super) use super::{Actor, change_event};
    pub(super) use crate::{
        app::App,
        domain::{
            event::{
                Event,
                audit::{AuditSubject, LogEntry},
                player::Player,
            },
            ids::EventId,
            numbers::RoundNumber,
        },
        error::{Error, Result},
        storage::{self, Tx},
    };
}

use crate::{
    app::App,
    domain::{
        event::{
            audit::{self, DoneBy, LogEntry},
            permission::ActingAs,
        },
        ids::{AccountId, EventId, PlayerId},
        refusal::Refusal,
    },
    error::{Error, Result},
    live::{ChangeAudience, EventChange},
    storage::{self, Tx, accounts::Account, events::Locked},
};

/// Who asks for a change, and with which form.
#[derive(Debug, Clone)]
pub struct Actor {
    /// As the audit log names them.
    pub name: String,
    /// The account they are signed in to; None: without one.
    pub account: Option<AccountId>,
    /// Their own entry in the event; None: they have none, or it is not to be known.
    pub player: Option<PlayerId>,
    pub acting_as: ActingAs,
    /// The form's own key: the same form sent twice changes things once.
    pub once: Option<String>,
}

impl Actor {
    /// Muster itself.
    pub fn muster() -> Self {
        Self::from_bare_name("Muster", ActingAs::Muster)
    }

    /// Of whom no more than a name is known.
    pub fn from_bare_name(name: &str, acting_as: ActingAs) -> Self {
        Self { name: name.to_owned(), account: None, player: None, acting_as, once: None }
    }

    /// Somebody with an account, as staff.
    pub fn of_account(account: &Account, acting_as: ActingAs) -> Self {
        Self { account: Some(account.id), ..Self::from_bare_name(&account.name, acting_as) }
    }
}

/// Runs one change to an event: locks it, does `work`, writes what was done to the audit log,
/// commits, and tells the open pages. An error leaves no trace. `work` gives back the entry for
/// the log beside its value: a change that is not logged does not compile.
pub async fn change_event<T>(
    app: &App,
    event: EventId,
    by: &Actor,
    work: impl AsyncFnOnce(&mut Tx, &Locked) -> Result<(T, LogEntry)>,
) -> Result<T> {
    let tx = app.database.write_event(event).await?;
    change_in(app, tx, event, by, work).await
}

/// What was deleted a moment ago leaves the disk. It is gone from every page already, whatever comes of this.
async fn clear_what_was_deleted(app: &App) {
    match app.database.clear_what_was_deleted().await {
        Ok(true) => {}
        Ok(false) => tracing::info!("the write-ahead log is cleared when nobody reads"),
        Err(error) => tracing::warn!(?error, "what was deleted stays in the write-ahead log until the end"),
    }
}

/// The same inside a transaction that has begun: for an event that is only just made.
async fn change_in<T>(
    app: &App,
    mut tx: Tx,
    event: EventId,
    by: &Actor,
    work: impl AsyncFnOnce(&mut Tx, &Locked) -> Result<(T, LogEntry)>,
) -> Result<T> {
    let now = app.clock.now();
    let locked = storage::events::lock_event(&mut tx, event).await?.ok_or(Error::NotFound)?;
    if let Some(once) = &by.once
        && !storage::events::receive_form(&mut tx, once, now).await?
    {
        return Err(Error::SentTwice);
    }
    let (value, entry) = work(&mut tx, &locked).await?;
    let change =
        EventChange { event, version: locked.version, about: ChangeAudience::from_subject(entry.subject) };
    let done_by = DoneBy { name: &by.name, account: by.account, player: by.player, acting_as: by.acting_as };
    let recorded = entry.recorded((locked.version, now), done_by);
    let hash = audit::hash_log_link(locked.audit_head.as_deref().unwrap_or_default(), &recorded);
    storage::audit::append_audit_entry(&mut tx, app.new_id(), event, &recorded, &hash).await?;
    if change.about == ChangeAudience::Everybody {
        // Apart: what few changes do is no part of every one.
        Box::pin(storage::event_listings::list_event_anew(&mut tx, event)).await?;
    }
    app.live.commit(tx, change).await?;
    Ok(value)
}

/// What the person can put right.
pub(crate) fn refuse_with_reason(why: impl Into<Refusal>) -> Error {
    Error::from_refusal(why)
}

/// Whether a statement failed because a value that has to be unique was there already.
pub(crate) fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}
