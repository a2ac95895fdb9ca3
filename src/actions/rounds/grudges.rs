//! Grudges that players ask for themselves. That they meet is the organiser's to set (`handbook P7`).

use super::{Actor, change_event};
use crate::{
    actions::prelude::*,
    domain::{
        event::audit::PairAct,
        ids::PlayerId,
        rounds::{
            GrudgeAnswer, GrudgeRefusal, GrudgeRequest, GrudgeState, ask_anew, can_be_met, why_no_grudge,
        },
    },
};
use uuid::Uuid;

/// Asks this opponent; where they have asked the same already, both have agreed.
pub async fn ask_for_grudge(app: &App, by: &Actor, event: &Event, opponent: PlayerId) -> Result<GrudgeState> {
    change_event(app, event.id, by, async |tx, _| {
        let me = may_ask(tx, event, by).await?;
        let other = find_met(tx, opponent).await?;
        let all = list_standing_grudges(tx, event.id).await?;
        let players = [me.name.to_string(), other.name.to_string()];
        if all.iter().any(|one| (one.asker, one.asked) == (me.id, other.id) && one.binds(me.id)) {
            return Err(Error::SentTwice);
        }
        if let Some(theirs) = ask_anew(&all, me.id, &other).map_err(Error::from_refusal)? {
            storage::grudge_requests::set_grudge_state(tx, theirs.id, GrudgeState::Agreed).await?;
            let entry = LogEntry::new(AuditSubject::Pairs, PairAct::GrudgeAgreed { players });
            return Ok((GrudgeState::Agreed, entry));
        }
        let (id, state) = (app.new_id(), GrudgeState::Waiting);
        let request = GrudgeRequest { id, asker: me.id, asked: other.id, state };
        storage::grudge_requests::insert_grudge_request(tx, event.id, &request).await?;
        Ok((state, LogEntry::new(AuditSubject::Pairs, PairAct::GrudgeAsked { players })))
    })
    .await
}

/// Accepts, declines or withdraws a request.
pub async fn answer_grudge(
    app: &App,
    by: &Actor,
    event: &Event,
    request: Uuid,
    answer: GrudgeAnswer,
) -> Result<()> {
    change_event(app, event.id, by, async |tx, _| {
        let me = may_ask(tx, event, by).await?;
        let all = list_standing_grudges(tx, event.id).await?;
        let gone = || Error::from_refusal(GrudgeRefusal::Gone);
        let one = all.iter().find(|one| one.id == request).ok_or_else(gone)?;
        let other = one.opponent_of(me.id).ok_or_else(gone)?;
        let becomes = one.answered(me.id, &all, answer).map_err(Error::from_refusal)?;
        let other = match answer {
            GrudgeAnswer::Accept => find_met(tx, other).await?,
            GrudgeAnswer::Decline | GrudgeAnswer::Withdraw => {
                storage::players::find_player(tx, other).await?.ok_or(Error::NotFound)?
            }
        };
        match becomes {
            Some(state) => storage::grudge_requests::set_grudge_state(tx, one.id, state).await?,
            None => storage::grudge_requests::delete_grudge_request(tx, one.id).await?,
        };
        let players = [me.name.to_string(), other.name.to_string()];
        let act = match answer {
            GrudgeAnswer::Accept => PairAct::GrudgeAgreed { players },
            GrudgeAnswer::Decline => PairAct::GrudgeDeclined { players },
            GrudgeAnswer::Withdraw => PairAct::GrudgeWithdrawn { players },
        };
        Ok(((), LogEntry::new(AuditSubject::Pairs, act)))
    })
    .await
}

/// The player as they are now, where they may ask for an opponent.
async fn may_ask(tx: &mut Tx, event: &Event, by: &Actor) -> Result<Player> {
    let own = by.player.ok_or(Error::NotFound)?;
    let player = storage::players::find_player(tx, own).await?.ok_or(Error::NotFound)?;
    let published = storage::events::newest_published_round(tx, event.id).await?;
    match why_no_grudge(event, &player, published) {
        Some(why) => Err(Error::from_refusal(why)),
        None => Ok(player),
    }
}

/// The other, where they play.
async fn find_met(tx: &mut Tx, player: PlayerId) -> Result<Player> {
    let player = storage::players::find_player(tx, player).await?.filter(can_be_met);
    player.ok_or_else(|| Error::from_refusal(GrudgeRefusal::Gone))
}

/// Requests of two who both play: whoever has left stands in nobody's way.
async fn list_standing_grudges(tx: &mut Tx, event: EventId) -> Result<Vec<GrudgeRequest>> {
    let players = storage::players::list_players(tx, event).await?;
    let plays = |id: PlayerId| players.iter().any(|player| player.id == id && can_be_met(player));
    let mut all = storage::grudge_requests::list_grudge_requests(tx, event).await?;
    all.retain(|one| plays(one.asker) && plays(one.asked));
    Ok(all)
}
