//! Calls for a judge: made from the table, taken, passed on, answered (`handbook J1`, `J2`).

use crate::{
    actions::{
        battles::{battle_subject, find_public, impartial},
        prelude::*,
    },
    domain::{
        battle::{Battle, ResultDecision},
        event::{
            audit::CallAct,
            call::{
                Call, CallKind, CallRefusal, CallState, CallStep, Partial, find_decision_to_appeal,
                of_own_club,
            },
        },
        refusal::Conflict,
        round::RoundState,
    },
    storage::battles::TableUse,
};
use uuid::Uuid;

/// A call as a player sends it.
#[derive(Debug, Clone)]
pub struct JudgeCallRequest<'a> {
    pub table: TableUse,
    pub player: &'a Player,
    pub kind: CallKind,
    pub note: String,
}

/// Calls a judge to a table. A table that has called already has called.
pub async fn call_judge(app: &App, by: &Actor, event: EventId, asked: JudgeCallRequest<'_>) -> Result<()> {
    let now = app.clock.now();
    change_event(app, event, by, async |tx, locked| {
        let battle = battle_of(tx, event, &asked).await?;
        if locked.stage.is_over() {
            return Err(Error::from_refusal(CallRefusal::NotPlayedNow));
        }
        let before = storage::calls::of_battle(tx, battle.id).await?;
        if before.iter().any(Call::is_open) {
            return Err(Error::from_refusal(CallRefusal::CalledAlready));
        }
        let is_appeal = asked.kind == CallKind::Appeal;
        let appealed = is_appeal.then(|| find_decision_to_appeal(&battle, &before)).transpose();
        let appealed = appealed.map_err(Error::from_refusal)?;
        let (against, against_at) = appealed.map(|ResultDecision { by, at }| (by, at)).unzip();
        let call = Call {
            id: app.new_id(),
            event_id: event,
            battle_id: battle.id,
            caller: asked.player.id,
            kind: asked.kind,
            note: asked.note.clone(),
            state: CallState::Waiting,
            called_at: now,
            taken_by: None,
            taken_at: None,
            passed_on: None,
            answer: None,
            outcome: None,
            ended_at: None,
            against,
            against_at,
            version: 1,
        };
        storage::calls::insert(tx, &call).await?;
        let entry = LogEntry::new(battle_subject(&battle), CallAct::Called { kind: asked.kind });
        Ok(((), if asked.note.is_empty() { entry } else { entry.because(&asked.note) }))
    })
    .await
}

/// The table's call is not needed any more, says who made it.
pub async fn withdraw_judge_call(
    app: &App,
    by: &Actor,
    event: EventId,
    asked: JudgeCallRequest<'_>,
) -> Result<()> {
    let now = app.clock.now();
    change_event(app, event, by, async |tx, _| {
        let battle = battle_of(tx, event, &asked).await?;
        let open = storage::calls::of_battle(tx, battle.id).await?.into_iter().find(Call::is_open);
        let call = open.ok_or_else(|| Error::from_refusal(CallRefusal::NotCalled))?;
        if call.caller != asked.player.id {
            return Err(Error::from_refusal(CallRefusal::NotTheirCall));
        }
        store_judge_call(tx, &call.after(&CallStep::Withdraw, &by.name, now).map_err(Error::from_refusal)?)
            .await?;
        Ok(((), LogEntry::new(battle_subject(&battle), CallAct::Withdrawn)))
    })
    .await
}

/// Keeps a call after a step.
async fn store_judge_call(tx: &mut Tx, call: &Call) -> Result<()> {
    if storage::calls::update(tx, call).await? {
        Ok(())
    } else {
        Err(Error::Broken(format!("call {} changed under the event's lock", call.id)))
    }
}

/// What a judge does about a call.
#[derive(Debug, Clone)]
pub struct JudgedCall {
    pub call: Uuid,
    /// The version on the judge's screen.
    pub seen: i64,
    pub step: CallStep,
    /// Somebody has to: a judge takes a call of their own club, or against their own decision, and says so.
    pub all_the_same: bool,
}

/// Takes a judge's step. Nobody judges a battle they play in: an answer says what was decided and may give the table
/// time, and who takes a call goes there to answer it. Passing it on decides nothing; so nobody is held up where it was
/// taken before the two were seated there.
pub async fn take_judge_step(app: &App, by: &Actor, event: EventId, judged: JudgedCall) -> Result<()> {
    let now = app.clock.now();
    change_event(app, event, by, async |tx, _| {
        let call = storage::calls::find_call(tx, event, judged.call).await?.ok_or(Error::NotFound)?;
        let battle = storage::battles::find_battle(tx, call.battle_id).await?.ok_or(Error::NotFound)?;
        let own = impartial::own_entries(tx, event, by).await?;
        let partial = partial_of(tx, &call, &battle, &own, &by.name).await?;
        match partial {
            Some(Partial::SameClub) if judged.all_the_same || judged.step != CallStep::Take => {}
            // Nor do they answer what another has taken.
            Some(Partial::OwnDecision)
                if judged.all_the_same && call.state == CallState::Waiting
                    || call.taken_by.as_deref() == Some(&*by.name) => {}
            Some(Partial::PlaysThere) if matches!(judged.step, CallStep::PassOn(_)) => {}
            Some(partial) => return Err(Error::from_refusal(partial)),
            None => {}
        }
        let next = call.after(&judged.step, &by.name, now).map_err(Error::from_refusal)?;
        if call.version != judged.seen {
            return Err(Error::Conflict(Conflict::Call));
        }
        store_judge_call(tx, &next).await?;
        let entry = match &judged.step {
            CallStep::Take => LogEntry::new(
                battle_subject(&battle),
                CallAct::Taken { own_club: partial == Some(Partial::SameClub) },
            ),
            CallStep::PassOn(why) => LogEntry::new(battle_subject(&battle), CallAct::PassedOn).because(why),
            CallStep::Answer { words, outcome } => {
                let act = outcome.map_or(CallAct::Answered, |outcome| CallAct::AppealAnswered { outcome });
                LogEntry::new(battle_subject(&battle), act).because(words)
            }
            CallStep::Withdraw => LogEntry::new(battle_subject(&battle), CallAct::Withdrawn),
        };
        Ok(((), entry))
    })
    .await
}

async fn partial_of(
    tx: &mut Tx,
    call: &Call,
    battle: &Battle,
    own: &[Player],
    judge: &str,
) -> Result<Option<Partial>> {
    let Some(b) = battle.b else { return Ok(None) };
    let a = storage::players::find_player(tx, battle.a).await?.ok_or(Error::NotFound)?;
    let b = storage::players::find_player(tx, b).await?.ok_or(Error::NotFound)?;
    Ok(why_judge_is_partial(judge, own, Some(call), battle, [&a, &b]))
}

/// Why a judge, known by their name and their own entries, should not take the call of this battle of two, if anything:
/// nor is an appeal for whoever made the decision that it is against. Without a call, why they should not rule there.
pub fn why_judge_is_partial(
    judge: &str,
    own: &[Player],
    call: Option<&Call>,
    battle: &Battle,
    players: [&Player; 2],
) -> Option<Partial> {
    if impartial::sits_at(own, battle) {
        Some(Partial::PlaysThere)
    } else if of_own_club(own, players) {
        Some(Partial::SameClub)
    } else {
        call.is_some_and(|call| call.is_against(judge)).then_some(Partial::OwnDecision)
    }
}

/// The battle that a player calls from: their own, of a round that is being played.
async fn battle_of(tx: &mut Tx, event: EventId, asked: &JudgeCallRequest<'_>) -> Result<Battle> {
    let battle = find_public(tx, event, asked.table).await?;
    if battle.side_of(asked.player.id).is_none() {
        return Err(Error::from_refusal(CallRefusal::NotTheirTable));
    }
    if battle.round_state != RoundState::Published {
        return Err(Error::from_refusal(CallRefusal::NotPlayedNow));
    }
    Ok(battle)
}
