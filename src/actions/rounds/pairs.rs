//! Pairs that the organiser keeps apart, or brings together (`handbook P7`).

use super::{Actor, change};
use crate::{
    app::App,
    domain::{
        event::{
            audit::{LogEntry, PairAct, Subject},
            player::Player,
        },
        ids::{EventId, PlayerId},
        refusal::RoundRefusal,
        rounds::{ConstrainedPair, PairConstraint, RoundError},
    },
    error::{Error, Result},
    storage::{self, Tx},
};
use uuid::Uuid;

/// Two players, what is wished for them, and why.
#[derive(Debug, Clone)]
pub struct NewPair {
    pub pair: ConstrainedPair<PlayerId>,
    pub why: String,
}

pub async fn add_pair(app: &App, by: &Actor, event: EventId, new: &NewPair) -> Result<()> {
    change(app, event, by, async |tx, _| {
        let NewPair { pair, why } = new;
        pair.check().map_err(Error::refused)?;
        let (a, b) = (find(tx, event, pair.a).await?, find(tx, event, pair.b).await?);
        let constraint = PairConstraint {
            id: app.new_id(),
            a: a.id,
            b: b.id,
            kind: pair.kind,
            rounds: pair.rounds.clone(),
            why: why.clone(),
        };
        for other in storage::pair_constraints::list(tx, event).await? {
            if constraint.contradicts(&other) {
                let (one, two) = (find(tx, event, other.a).await?, find(tx, event, other.b).await?);
                let other = wished(&other, &one, &two);
                return Err(Error::refused(RoundRefusal::Contradicts { other }));
            }
        }
        storage::pair_constraints::insert(tx, event, &constraint).await?;
        Ok(((), LogEntry::new(Subject::Pairs, wished(&constraint, &a, &b)).because(why)))
    })
    .await
}

pub async fn remove_pair(app: &App, by: &Actor, event: EventId, pair: Uuid) -> Result<()> {
    change(app, event, by, async |tx, _| {
        let constraints = storage::pair_constraints::list(tx, event).await?;
        let found = constraints.into_iter().find(|constraint| constraint.id == pair);
        let constraint = found.ok_or(Error::NotFound)?;
        let (a, b) = (find(tx, event, constraint.a).await?, find(tx, event, constraint.b).await?);
        storage::pair_constraints::delete(tx, event, pair).await?;
        Ok(((), LogEntry::new(Subject::Pairs, taken_back(&constraint, &a, &b))))
    })
    .await
}

async fn find(tx: &mut Tx, event: EventId, player: PlayerId) -> Result<Player> {
    let found = storage::players::find(tx, player).await?.filter(|player| player.event_id == event);
    found.ok_or_else(|| Error::refused(RoundError::NotTwoOfThisEvent))
}

fn wished(constraint: &PairConstraint, a: &Player, b: &Player) -> PairAct {
    let (players, rounds) = ([a.name.to_string(), b.name.to_string()], constraint.rounds.clone());
    if constraint.is_together() {
        PairAct::BroughtTogether { players, rounds }
    } else {
        PairAct::KeptApart { players, rounds }
    }
}

fn taken_back(constraint: &PairConstraint, a: &Player, b: &Player) -> PairAct {
    let (players, rounds) = ([a.name.to_string(), b.name.to_string()], constraint.rounds.clone());
    if constraint.is_together() {
        PairAct::NoLongerTogether { players, rounds }
    } else {
        PairAct::NoLongerApart { players, rounds }
    }
}
