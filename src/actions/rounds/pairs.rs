//! Pairs that the organiser keeps apart, or brings together (`handbook P7`).

use super::{Actor, LoadedRounds, change_event, loaded::compute_round_aside};
use crate::{
    actions::prelude::*,
    domain::{
        event::audit::PairAct,
        ids::EntrantId,
        pairing::DrawPrice,
        refusal::{RoundRefusal, TeamRefusal},
        rounds::{ConstrainedPair, PairConstraint, RoundError, order, price_of_pair},
    },
    storage::history::LoadedEntrants,
};
use uuid::Uuid;

/// Two who are entered, what is wished for them, and why.
#[derive(Debug, Clone)]
pub struct NewPair {
    pub pair: ConstrainedPair<EntrantId>,
    pub why: String,
}

/// What a wish for a pair would cost in the round that is drawn next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairPrice {
    pub round: RoundNumber,
    /// Nothing where the wish is not for that round.
    pub price: Option<DrawPrice>,
}

pub async fn add_pair(app: &App, by: &Actor, event: EventId, new: &NewPair) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let ConstrainedPair { a, b, kind, rounds } = new.pair.clone();
        if a == b && a.team().is_some() {
            return Err(Error::from_refusal(TeamRefusal::OneTeamTwice));
        }
        new.pair.check().map_err(Error::from_refusal)?;
        are_planned(tx, event, &rounds).await?;
        let constraint = PairConstraint { id: app.new_id(), a, b, kind, rounds, why: new.why.clone() };
        let names = names_of_pair(tx, event, &constraint).await?;
        for other in storage::pair_constraints::list_pair_constraints(tx, event).await? {
            if constraint.contradicts(&other) {
                let names = names_of_pair(tx, event, &other).await?;
                let other = pair_act_for_log(&other, names);
                return Err(Error::from_refusal(RoundRefusal::Contradicts { other }));
            }
        }
        storage::pair_constraints::insert_pair_constraint(tx, event, &constraint).await?;
        Ok(((), LogEntry::new(AuditSubject::Pairs, pair_act_for_log(&constraint, names)).because(&new.why)))
    })
    .await
}

/// Draws the next round without the wish and with it, on the results as they stand.
///
/// # Errors
/// When no such round could be drawn.
pub async fn price_pair(mut tx: Tx, event: &Event, pair: &ConstrainedPair<EntrantId>) -> Result<PairPrice> {
    if pair.a.player().is_some() {
        let loaded_rounds = LoadedRounds::read_loaded_rounds(&mut tx, event).await?;
        tx.commit().await?;
        loaded_rounds.price_pair(pair).await
    } else {
        let loaded_rounds = LoadedRounds::read_team_rounds(&mut tx, event).await?;
        tx.commit().await?;
        loaded_rounds.price_pair(pair).await
    }
}

impl<E: LoadedEntrants> LoadedRounds<E> {
    async fn price_pair(self, pair: &ConstrainedPair<EntrantId>) -> Result<PairPrice> {
        let (context, round) = (self.context, order::next_round_number(self.loaded.rounds()));
        let pair = pair.map(|id| self.loaded.place(id));
        let pair = pair.ok_or_else(|| Error::from_refusal(RoundError::NotTwoOfThisEvent))?;
        let price = compute_round_aside(move || price_of_pair(&context, round, &pair)).await?;
        Ok(PairPrice { round, price })
    }
}

/// Nothing can hold in a round that the event does not have: one beyond its plan, and beyond the next to be drawn.
pub(super) async fn are_planned(tx: &mut Tx, event: EventId, rounds: &[RoundNumber]) -> Result<()> {
    let settings = storage::events::find_event(tx, event).await?.ok_or(Error::NotFound)?.settings;
    let next = storage::events::newest_round(tx, event).await?.next();
    let last = RoundNumber(settings.rounds).max(next);
    match rounds.iter().find(|round| **round > last) {
        Some(round) => Err(Error::from_refusal(RoundRefusal::NotPlanned { round: *round, last })),
        None => Ok(()),
    }
}

/// Takes a wish back.
pub async fn remove_pair(app: &App, by: &Actor, event: EventId, pair: Uuid) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let all = storage::pair_constraints::list_pair_constraints(tx, event).await?;
        let found = all.into_iter().find(|constraint| constraint.id == pair).ok_or(Error::NotFound)?;
        let (players, rounds) = (names_of_pair(tx, event, &found).await?, found.rounds.clone());
        let act = if found.is_together() {
            PairAct::NoLongerTogether { players, rounds }
        } else {
            PairAct::NoLongerApart { players, rounds }
        };
        storage::pair_constraints::delete_pair_constraint(tx, event, pair).await?;
        Ok(((), LogEntry::new(AuditSubject::Pairs, act)))
    })
    .await
}

async fn names_of_pair(tx: &mut Tx, event: EventId, of: &PairConstraint) -> Result<[String; 2]> {
    let mut find = async |id: EntrantId| -> Result<String> {
        let name = storage::entrants::find_entrant_name(tx, event, id).await?;
        name.map(|name| name.to_string()).ok_or_else(|| Error::from_refusal(RoundError::NotTwoOfThisEvent))
    };
    Ok([find(of.a).await?, find(of.b).await?])
}

fn pair_act_for_log(constraint: &PairConstraint, players: [String; 2]) -> PairAct {
    let rounds = constraint.rounds.clone();
    if constraint.is_together() {
        PairAct::BroughtTogether { players, rounds }
    } else {
        PairAct::KeptApart { players, rounds }
    }
}
