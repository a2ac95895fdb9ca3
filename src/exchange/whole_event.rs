//! A stored event as an event file: what `muster export` writes.

use super::event_file::{Details, EventFile, Forbidden, RoundDetails};
use crate::{
    domain::{event::Event, standings::Ranking},
    storage::{self, Tx},
};

/// The event with its published rounds and the results as they stand. A draft is not part of it.
pub async fn export(tx: &mut Tx, event: &Event, ranking: Ranking) -> sqlx::Result<EventFile> {
    let loaded = storage::history::load(tx, event.id).await?;
    let bans = storage::bans::list(tx, event.id).await?;
    let forbidden = bans.into_iter().filter(|ban| !ban.fixed).filter_map(|ban| {
        let (a, b) = (*loaded.index.get(&ban.a)?, *loaded.index.get(&ban.b)?);
        let rounds = ban.rounds.as_deref().and_then(|rounds| serde_json::from_str(rounds).ok());
        Some(Forbidden { a, b, rounds })
    });
    let forbidden = forbidden.collect();
    let public = loaded.rounds.iter().filter(|round| round.is_public());
    let rounds = public
        .map(|round| RoundDetails {
            battleplan: round.battleplan.clone(),
            seed: u64::try_from(round.seed).ok(),
        })
        .collect();
    let details = Details::of(event.slug.clone(), event.name.to_string(), ranking, &event.settings);
    Ok(EventFile { event: details, history: loaded.history, forbidden, rounds })
}
