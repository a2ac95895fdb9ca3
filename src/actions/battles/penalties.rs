//! Taking tournament points from a player or giving some, with a reason, and taking that back (`systems TR6`).

use super::impartial::own_entries;
use crate::{
    actions::{entrants::players::player_subject, prelude::*},
    domain::{
        event::{audit::PlayerAct, penalty::Penalty},
        ids::PlayerId,
        refusal::{Conflict, Forbidden},
    },
};
use uuid::Uuid;

/// What staff decide.
#[derive(Debug, Clone)]
pub struct Penalised {
    /// Below 0: taken; never 0.
    pub points: i64,
    pub reason: String,
    pub pairs: bool,
}

/// It counts from the standings after the newest round that is out.
pub async fn give_penalty(
    app: &App,
    by: &Actor,
    event: EventId,
    player: &Player,
    given: Penalised,
) -> Result<()> {
    let now = app.clock.now();
    change_event(app, event, by, async |tx, _| {
        not_their_own(tx, event, by, player.id).await?;
        let Penalised { points, reason, pairs } = given;
        let penalty = Penalty {
            id: app.new_id(),
            event_id: event,
            player_id: player.id,
            points,
            reason: reason.clone(),
            round: storage::events::newest_published_round(tx, event).await?,
            pairs,
            at: now,
            given_by: by.name.clone(),
            taken_back: None,
        };
        storage::penalties::insert(tx, &penalty).await?;
        let act = PlayerAct::PointsCorrected { name: player.name.to_string(), points, pairs };
        Ok(((), LogEntry::new(player_subject(player), act).because(reason)))
    })
    .await
}

/// It stays on record, with the reason why it does not count.
pub async fn take_back(app: &App, by: &Actor, event: EventId, (id, why): (Uuid, &str)) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let penalty = storage::penalties::find_penalty(tx, event, id).await?.ok_or(Error::NotFound)?;
        not_their_own(tx, event, by, penalty.player_id).await?;
        if !storage::penalties::take_back(tx, id, why).await? {
            return Err(Error::Conflict(Conflict::PenaltyTakenBack));
        }
        let player = storage::players::find_player(tx, penalty.player_id).await?.ok_or(Error::NotFound)?;
        let act = PlayerAct::CorrectionTakenBack { name: player.name.to_string(), points: penalty.points };
        Ok(((), LogEntry::new(player_subject(&player), act).because(why)))
    })
    .await
}

async fn not_their_own(tx: &mut Tx, event: EventId, by: &Actor, player: PlayerId) -> Result<()> {
    if own_entries(tx, event, by).await?.iter().any(|own| own.id == player) {
        return Err(Error::Forbidden(Forbidden::OwnPenalty));
    }
    Ok(())
}
