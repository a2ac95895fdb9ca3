//! A stored event as an event file: what `muster export` writes.

use super::event_file::{Details, EventFile, Forbidden, RoundDetails};
use crate::{
    domain::{event::Event, history, round::Round, standings::Ranking},
    storage::{self, Tx},
};

/// The event with its published rounds and the results as they stand. A draft is not part of it.
pub async fn export(tx: &mut Tx, event: &Event, ranking: Ranking) -> sqlx::Result<EventFile> {
    let loaded = storage::history::load(tx, event.id).await?;
    let constraints = storage::pair_constraints::list(tx, event.id).await?;
    let forbidden = constraints.into_iter().filter(|pair| !pair.is_together()).filter_map(|pair| {
        let (a, b) = (*loaded.index.get(&pair.a)?, *loaded.index.get(&pair.b)?);
        Some(Forbidden { a, b, rounds: Some(pair.rounds).filter(|rounds| !rounds.is_empty()) })
    });
    let forbidden = forbidden.collect();
    let mut rounds = Vec::new();
    for round in loaded.rounds.iter().filter(|round| round.is_public()) {
        rounds.push(details(tx, round).await?);
    }
    let event = Details::of(event.slug.clone(), event.name.to_string(), ranking, &event.settings);
    Ok(EventFile { event, history: loaded.history, forbidden, rounds })
}

/// The same with the rounds that are still drafts: for checking, never for giving away.
pub async fn with_drafts(tx: &mut Tx, event: &Event, ranking: Ranking) -> sqlx::Result<EventFile> {
    let mut file = export(tx, event, ranking).await?;
    let loaded = storage::history::load(tx, event.id).await?;
    for round in loaded.rounds.iter().filter(|round| !round.is_public()) {
        let battles = storage::battles::list(tx, round.id).await?;
        let battles = battles.iter().filter_map(|battle| {
            Some(history::Battle {
                table: battle.table_number.and_then(|number| u32::try_from(number).ok()),
                a: *loaded.index.get(&battle.a)?,
                b: battle.b.and_then(|b| loaded.index.get(&b).copied()),
                fixed: battle.fixed,
                result: None,
            })
        });
        let number = u32::try_from(round.number).unwrap_or_default();
        file.history.rounds.push(history::Round { number, battles: battles.collect() });
        file.rounds.push(details(tx, round).await?);
    }
    Ok(file)
}

async fn details(tx: &mut Tx, round: &Round) -> sqlx::Result<RoundDetails> {
    let draw = storage::rounds::draw(tx, round.id).await?;
    Ok(RoundDetails {
        battleplan: round.battleplan.clone(),
        seed: u64::try_from(round.seed).ok(),
        draw: draw.and_then(|kept| kept.claim()),
    })
}
