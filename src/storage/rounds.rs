//! The `round` table.

use super::{Tx, columns::JsonText, roll_offs};
use crate::domain::{
    event::pack::Method,
    history::{Cut, HandedOn, RobinGroup},
    ids::{EventId, RoundId},
    numbers::RoundNumber,
    round::{Round, RoundMethod, RoundState},
    rounds::KeptDraw,
    whole_event::WholeRound,
};
use chrono::{DateTime, Utc};
use serde::Deserialize;
use std::collections::BTreeSet;

table! {
    Round in round, read by select!;
    given draw: JsonText<Option<&KeptDraw>>;
    key id;
    fixed event_id, number;
    changing state, battleplan, dice, seed, attempt, method, starts_at, drawn_at, published_at, closed_at, version;
    insert: add;
}

/// All rounds, drafts included, in order.
pub async fn list_rounds(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<Round>> {
    fetch_all!(tx, select!("WHERE event_id = $1 ORDER BY number"), event)
}

pub async fn by_number(tx: &mut Tx, event: EventId, number: RoundNumber) -> sqlx::Result<Option<Round>> {
    fetch_optional!(tx, select!("WHERE event_id = $1 AND number = $2"), event, number)
}

/// A round as it was made; without a draw where it was made elsewhere.
pub async fn insert_round(tx: &mut Tx, round: &Round, draw: Option<&KeptDraw>) -> sqlx::Result<()> {
    add(tx, JsonText(draw), round).await
}

/// What the draw gave up, and its proof: large, so read only where it is shown. None where the round was made
/// elsewhere.
pub async fn load_kept_draw(tx: &mut Tx, round: RoundId) -> sqlx::Result<Option<KeptDraw>> {
    let JsonText(draw) = fetch_value!(tx, "SELECT draw FROM round WHERE id = $1", round)?;
    Ok(draw)
}

/// What those of these rounds hand on that are out, drawn here or elsewhere, with the event's dice.
pub async fn handed_on(tx: &mut Tx, event: EventId, rounds: &[Round]) -> sqlx::Result<HandedOn> {
    let rolled = roll_offs::list_roll_offs(tx, event).await?;
    let mut handed_on = HandedOn { rolled, ..HandedOn::default() };
    let may_hand_on = |method: &RoundMethod| {
        let words = [Method::Cut, Method::RoundRobin].map(Method::as_str);
        words.iter().any(|word| method.is_of(word)) || *method == RoundMethod::EventFile
    };
    let public = rounds.iter().filter(|round| round.is_public() && may_hand_on(&round.method));
    let public: BTreeSet<RoundNumber> = public.map(|round| round.number).collect();
    if public.is_empty() {
        return Ok(handed_on);
    }
    // Most of a draw is its proof. It is not read here, nor is a draw that hands nothing on.
    let kept: Vec<(RoundNumber, JsonText<KeptHandedOn>)> = fetch_all!(
        tx,
        r#"SELECT number, draw FROM round
           WHERE event_id = $1 AND (draw LIKE '%"cut":{%' OR draw LIKE '%"groups":[%')"#,
        event
    )?;
    for (number, JsonText(kept)) in kept.into_iter().filter(|(number, _)| public.contains(number)) {
        handed_on.cuts.extend(kept.cut.map(|cut| (number, cut)));
        handed_on.groups.extend(Some((number, kept.groups)).filter(|(_, groups)| !groups.is_empty()));
    }
    Ok(handed_on)
}

/// Of a [`KeptDraw`] what it hands on.
#[derive(Deserialize)]
struct KeptHandedOn {
    #[serde(default)]
    cut: Option<Cut>,
    #[serde(default)]
    groups: Vec<RobinGroup<String>>,
}

/// Another draw of the same round. Its seed is the one that it was drawn by.
pub async fn set_draw(tx: &mut Tx, round: &Round, draw: &KeptDraw) -> sqlx::Result<u64> {
    execute!(
        tx,
        "UPDATE round SET seed = $2, attempt = $3, method = $4, draw = $5, drawn_at = $6, version = version + 1
         WHERE id = $1",
        round.id,
        draw.basis.as_ref().map_or(round.seed, |basis| basis.seed.cast_signed()),
        round.attempt,
        round.method.clone(),
        JsonText(draw),
        round.drawn_at,
    )
}

/// The same draw with another proof: its tables were changed by hand. The round's seed is the one that this stands on: of
/// a round that came with a file it may be another now.
pub async fn set_proof(tx: &mut Tx, round: RoundId, draw: &KeptDraw) -> sqlx::Result<u64> {
    execute!(
        tx,
        "UPDATE round SET draw = $2, seed = coalesce($3, seed), version = version + 1 WHERE id = $1",
        round,
        JsonText(draw),
        draw.basis.as_ref().map(|basis| basis.seed.cast_signed()),
    )
}

/// Moves a round on or back; false when it was not in `from` any more.
pub async fn set_state(tx: &mut Tx, round: RoundId, step: RoundStep) -> sqlx::Result<bool> {
    Ok(execute!(
        tx,
        "UPDATE round SET state = $3, published_at = $4, closed_at = $5, version = version + 1
         WHERE id = $1 AND state = $2",
        round,
        step.from,
        step.to,
        step.published_at,
        step.closed_at,
    )? == 1)
}

/// A step of a round from one state to another.
#[derive(Debug, Clone, Copy)]
pub struct RoundStep {
    pub from: RoundState,
    pub to: RoundState,
    pub published_at: Option<DateTime<Utc>>,
    pub closed_at: Option<DateTime<Utc>>,
}

/// The battleplan, how it was drawn, and when the round starts.
pub async fn set_plan(tx: &mut Tx, round: &Round) -> sqlx::Result<u64> {
    execute!(
        tx,
        "UPDATE round SET battleplan = $2, dice = $3, starts_at = $4, version = version + 1 WHERE id = $1",
        round.id,
        &round.battleplan,
        &round.dice,
        round.starts_at,
    )
}

/// Counts a change of its tables, so that a form made before is known to be old.
pub async fn touch_round(tx: &mut Tx, round: RoundId) -> sqlx::Result<u64> {
    execute!(tx, "UPDATE round SET version = version + 1 WHERE id = $1", round)
}

pub async fn delete_round(tx: &mut Tx, round: RoundId) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM round WHERE id = $1", round)
}

/// The round with its draw and the proof, as they were kept.
pub async fn load_whole_round(tx: &mut Tx, round: Round) -> sqlx::Result<WholeRound> {
    let draw = load_kept_draw(tx, round.id).await?;
    Ok(WholeRound { round, draw })
}
