//! A stored event as an event file: what `muster export` writes.

use super::event_file::{EventDetails, EventFile, ForbiddenInFile, RoundDetails};
use crate::domain::{
    history::History,
    rounds::ConstraintKind,
    standings::Ranking,
    whole_event::{WholeEvent, WholeRound},
};

/// The file of an event with these rounds.
#[must_use]
pub fn build_event_file(whole: WholeEvent, ranking: Ranking) -> EventFile {
    let WholeEvent { event, history, constraints, rounds, teams, .. } = whole;
    let apart = constraints.into_iter().filter(|pair| pair.kind == ConstraintKind::Apart);
    let forbidden = apart.map(|pair| ForbiddenInFile {
        a: pair.a,
        b: pair.b,
        rounds: Some(pair.rounds).filter(|rounds| !rounds.is_empty()),
    });
    let forbidden = forbidden.collect();
    let rounds = rounds.into_iter().map(|whole| build_round_details(whole, &history)).collect();
    let event = EventDetails::from_settings(event.slug, event.name.to_string(), ranking, &event.settings);
    EventFile { event, history, forbidden, rounds, teams }
}

fn build_round_details(whole: WholeRound, history: &History) -> RoundDetails {
    let sat_out = whole.sat_out(history);
    let WholeRound { round, draw } = whole;
    let kept = draw.as_ref().map(|kept| kept.groups.clone()).filter(|groups| !groups.is_empty());
    let groups = kept.or_else(|| history.handed_on.groups.get(&round.number).cloned()).unwrap_or_default();
    RoundDetails {
        battleplan: round.battleplan,
        seed: Some(round.seed.cast_unsigned()),
        proof_is_lost: draw.as_ref().is_some_and(|kept| kept.proof_is_lost),
        cut: draw.as_ref().and_then(|kept| kept.cut.clone()),
        groups,
        draw: draw.and_then(|kept| kept.claim()),
        sat_out,
    }
}
