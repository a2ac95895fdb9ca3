//! An event read whole, out of all its tables: for its file, and for checking its draws.

use super::{
    Tx, battles, history, pair_constraints, rounds,
    whole_teams::{self, Drafts},
};
use crate::domain::{event::Event, history as played, ids::EntrantId, round::Round, whole_event::WholeEvent};

/// The event with its published rounds and the results as they stand. A draft is not part of it.
pub async fn load_published_event(tx: &mut Tx, event: &Event) -> sqlx::Result<WholeEvent> {
    load_whole_event(tx, event, Drafts::LeftOut).await
}

/// The same with the rounds that are still drafts: for checking, never for giving away.
pub async fn with_drafts(tx: &mut Tx, event: &Event) -> sqlx::Result<WholeEvent> {
    load_whole_event(tx, event, Drafts::Too).await
}

async fn load_whole_event(tx: &mut Tx, event: &Event, wanted: Drafts) -> sqlx::Result<WholeEvent> {
    if !event.settings.entrants.are_players() {
        return whole_teams::load_whole_team_event(tx, event, wanted).await;
    }
    let (mut whole, drafts) = load_published_and_drafts(tx, event).await?;
    for round in drafts.into_iter().filter(|_| wanted == Drafts::Too) {
        let battles = battles::list_battles_of_round(tx, round.id).await?;
        let battles = battles.iter().filter_map(|battle| {
            Some(played::HistoryBattle {
                table: battle.table_number,
                a: *whole.index.get(&battle.a)?,
                b: battle.b.and_then(|b| whole.index.get(&b).copied()),
                fixed: battle.fixed,
                result: None,
            })
        });
        let number = round.number;
        let battles = battles.collect();
        whole.history.rounds.push(played::HistoryRound { number, battles });
        whole.rounds.push(rounds::load_whole_round(tx, round).await?);
    }
    Ok(whole)
}

/// What is published, and the drafts beside it.
async fn load_published_and_drafts(tx: &mut Tx, event: &Event) -> sqlx::Result<(WholeEvent, Vec<Round>)> {
    let loaded = history::load_history(tx, event.id).await?;
    let constraints = pair_constraints::list_pair_constraints(tx, event.id).await?;
    let (public, drafts): (Vec<Round>, _) = loaded.rounds.into_iter().partition(Round::is_public);
    let mut whole = Vec::new();
    for round in public {
        whole.push(rounds::load_whole_round(tx, round).await?);
    }
    let (history, index) = (loaded.history, loaded.index);
    let place = |id: EntrantId| index.get(&id.player()?).copied();
    let constraints = constraints.iter().filter_map(|wanted| wanted.pair().map(place)).collect();
    Ok((WholeEvent { event: event.clone(), history, index, constraints, rounds: whole, teams: None }, drafts))
}
