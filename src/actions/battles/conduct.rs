//! Notes of staff about a player's conduct, and taking them back.

use crate::{
    actions::{entrants::players::player_subject, prelude::*},
    domain::{
        event::{
            audit::ConductAct,
            conduct::{ConductKind, ConductLevel, ConductNote},
        },
        refusal::Conflict,
    },
};
use uuid::Uuid;

/// What staff note.
#[derive(Debug, Clone)]
pub struct Noted {
    pub kind: ConductKind,
    pub level: ConductLevel,
    pub note: String,
}

pub async fn note_conduct(
    app: &App,
    by: &Actor,
    event: EventId,
    player: &Player,
    noted: Noted,
) -> Result<()> {
    let now = app.clock.now();
    change_event(app, event, by, async |tx, _| {
        let round = storage::events::newest_published_round(tx, event).await?;
        let note = ConductNote {
            id: app.new_id(),
            event_id: event,
            player_id: player.id,
            kind: noted.kind,
            level: noted.level,
            note: noted.note.clone(),
            // A draft is nothing that anybody behaves in.
            round: round.is_a_round().then_some(round),
            at: now,
            noted_by: by.name.clone(),
            taken_back: None,
        };
        storage::conduct::insert(tx, &note).await?;
        let act = ConductAct::Noted { kind: noted.kind, level: noted.level };
        Ok(((), LogEntry::new(player_subject(player), act).because(&noted.note)))
    })
    .await
}

/// It stays on record, with the reason why it does not count.
pub async fn take_back(app: &App, by: &Actor, player: &Player, id: Uuid, why: &str) -> Result<()> {
    change_event(app, player.event_id, by, async |tx, _| {
        if !storage::conduct::take_back(tx, player.id, id, why).await? {
            return Err(Error::Conflict(Conflict::ConductTakenBack));
        }
        Ok(((), LogEntry::new(player_subject(player), ConductAct::TakenBack).because(why)))
    })
    .await
}
