//! Places that became free go to those who have waited longest, by themselves where the event does so: to players, or to
//! teams where those are entered.

use crate::{
    actions::{Actor, change_event},
    app::App,
    domain::{
        event::{
            Event, Stage,
            audit::{LogEntry, NamedPlayer},
        },
        ids::EventId,
        refusal::{PlayerRefusal, Refusal},
    },
    error::{Error, Result},
    storage::{self, Tx},
};

/// Gives every free place, while no round is out; the names of those who got one. A draft changes nothing about it:
/// nobody is to learn that there is one, and whoever gets a place meanwhile is in the next attempt, or comes late.
/// `next_in_line` are those who get one now, the longest waiting first; `give` does it, and writes to them.
pub(in crate::actions) async fn fill_places_from_line<W>(
    app: &App,
    event: EventId,
    next_in_line: impl AsyncFn(&mut Tx, &Event) -> Result<Vec<W>>,
    give: impl AsyncFnOnce(&mut Tx, &Event, Vec<W>) -> Result<Vec<NamedPlayer>>,
    entry: impl FnOnce(Vec<NamedPlayer>) -> LogEntry,
) -> Result<Vec<String>> {
    let mut tx = app.database.read().await?;
    let Some(event) = storage::events::find_event(&mut tx, event).await? else { return Ok(Vec::new()) };
    // Nearly always there is nothing to give, and nobody has to wait for the event's lock to learn that.
    let is_called_for =
        gives_them(&mut tx, &event).await? && !next_in_line(&mut tx, &event).await?.is_empty();
    drop(tx);
    if !is_called_for {
        return Ok(Vec::new());
    }
    let by = Actor::muster();
    let filled = change_event(app, event.id, &by, async |tx, _| {
        let event = storage::events::find_event(tx, event.id).await?.ok_or(Error::NotFound)?;
        let waiting =
            if gives_them(tx, &event).await? { next_in_line(tx, &event).await? } else { Vec::new() };
        if waiting.is_empty() {
            return Err(Error::from_refusal(PlayerRefusal::NobodyToMark));
        }
        let named = give(tx, &event, waiting).await?;
        let told = named.iter().map(|one| one.name.clone()).collect();
        Ok((told, entry(named)))
    });
    match filled.await {
        // Somebody else was faster.
        Err(Error::Refused(Refusal::Player(PlayerRefusal::NobodyToMark))) => Ok(Vec::new()),
        filled => filled,
    }
}

/// The event gives its places by itself, and still does.
async fn gives_them(tx: &mut Tx, event: &Event) -> Result<bool> {
    let published = storage::events::newest_published_round(tx, event.id).await?;
    Ok(event.settings.day.places_by_themselves && !published.is_a_round() && event.stage <= Stage::Running)
}
