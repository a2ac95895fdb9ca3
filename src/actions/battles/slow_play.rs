//! A judge watches a table for slow play, and says what was seen.

use super::{battle_subject, find_public, impartial::plays_at};
use crate::{
    actions::prelude::*,
    domain::{
        event::{
            audit::CallAct,
            slow_play::{SlowPlayRefusal, SlowPlayWatch},
        },
        round::RoundState,
    },
    storage::battles::TableUse,
};
use uuid::Uuid;

/// Begins to watch a table; not the own one (`handbook J2`).
pub async fn start_watch(
    app: &App,
    by: &Actor,
    (event, table): (EventId, TableUse),
    note: &str,
) -> Result<()> {
    let now = app.clock.now();
    change_event(app, event, by, async |tx, _| {
        let battle = match find_public(tx, event, table).await {
            Err(Error::NotFound) => return Err(Error::from_refusal(SlowPlayRefusal::NobodyAt(table.table))),
            found => found?,
        };
        if battle.round_state != RoundState::Published || battle.is_bye() || battle.state.is_settled() {
            return Err(Error::from_refusal(SlowPlayRefusal::NotPlaying));
        }
        if plays_at(tx, (event, by), &battle).await? {
            return Err(Error::from_refusal(SlowPlayRefusal::OwnBattle));
        }
        if storage::slow_play::of_battle(tx, battle.id).await?.iter().any(SlowPlayWatch::is_open) {
            return Err(Error::from_refusal(SlowPlayRefusal::WatchedAlready));
        }
        let watch = SlowPlayWatch {
            id: app.new_id(),
            event_id: event,
            battle_id: battle.id,
            started_at: now,
            started_by: by.name.clone(),
            note: note.to_owned(),
            ended_at: None,
            ended_by: None,
            seen: None,
        };
        storage::slow_play::insert(tx, &watch).await?;
        let entry = LogEntry::new(battle_subject(&battle), CallAct::SlowPlayWatched);
        Ok(((), if note.is_empty() { entry } else { entry.because(note) }))
    })
    .await
}

/// Ends a watch, with what was seen.
pub async fn end_watch(app: &App, by: &Actor, event: EventId, watch: Uuid, seen: &str) -> Result<()> {
    let now = app.clock.now();
    change_event(app, event, by, async |tx, _| {
        let watch =
            storage::slow_play::find_slow_play_watch(tx, event, watch).await?.ok_or(Error::NotFound)?;
        let battle = storage::battles::find_battle(tx, watch.battle_id).await?.ok_or(Error::NotFound)?;
        if plays_at(tx, (event, by), &battle).await? {
            return Err(Error::from_refusal(SlowPlayRefusal::OwnBattle));
        }
        let ended = watch.ended(&by.name, (now, seen)).map_err(Error::from_refusal)?;
        if !storage::slow_play::store_watch_end(tx, &ended).await? {
            return Err(Error::from_refusal(SlowPlayRefusal::Ended));
        }
        let act = CallAct::SlowPlayEnded { minutes: ended.minutes(now) };
        Ok(((), LogEntry::new(battle_subject(&battle), act).because(seen)))
    })
    .await
}
