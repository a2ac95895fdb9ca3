//! An event is deleted for good, with everything in it; the site's own log keeps that it was there.

use crate::{
    actions::{
        account::{reauthentication::Fresh, site_log::note_in_site_log},
        clear_what_was_deleted,
        prelude::*,
    },
    domain::{event::Stage, ids::AccountId, refusal::EventRefusal, site::SiteAct},
    live::{ChangeAudience, EventChange},
};

/// Deletes the event, unless it runs. `typed` is its name, as whoever asks for it typed it.
pub async fn delete_event(
    app: &App,
    (by, account): (&str, Option<AccountId>),
    (event, typed): (&Event, &str),
    _: &Fresh,
) -> Result<()> {
    if typed.split_whitespace().ne(event.name.as_str().split_whitespace()) {
        return Err(Error::from_refusal(EventRefusal::NotItsName));
    }
    let mut tx = app.database.write().await?;
    let locked = storage::events::lock_event(&mut tx, event.id).await?.ok_or(Error::NotFound)?;
    if locked.stage == Stage::Running {
        return Err(Error::from_refusal(EventRefusal::Runs));
    }
    storage::events::delete_event_with_contents(&mut tx, event.id).await?;
    let act = SiteAct::EventDeleted { name: event.name.to_string(), address: event.slug.clone() };
    note_in_site_log(app, &mut tx, by, account, act).await?;
    let change = EventChange { event: event.id, version: locked.version, about: ChangeAudience::Everybody };
    app.live.commit(tx, change).await?;
    clear_what_was_deleted(app).await;
    Ok(())
}
