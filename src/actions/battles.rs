//! What happens to a battle's result: reports, confirmations, paper sheets, rulings. What may follow what is
//! `domain::battle`'s; here it is stored, with who, when and why.

pub mod conduct;
pub mod corrections;
pub mod impartial;
mod live_consent;
pub mod paper;
pub mod penalties;
pub mod sheets;
pub mod slow_play;
pub mod table_limits;
pub use live_consent::share_live_sheet;

use super::{battles::impartial::not_at_their_table, is_taken};
use crate::{
    actions::prelude::*,
    domain::{
        battle::{self, Battle, BattleMove, Effect, ReportRefusal, ResultDecision, Sender, Side, State},
        event::{
            Stage,
            audit::{Act, BattleAct, Seated},
        },
        history::BattleResult,
        ids::PlayerId,
        refusal::{BattleRefusal, BattleStands, Conflict, Forbidden, LastChange},
        round::RoundState,
    },
    storage::{
        battles::{NewResult, PhoneHolder, TableUse},
        reports::NewReport,
    },
};
use chrono::{DateTime, Utc};

/// What a player sends from their phone about their own battle.
#[derive(Debug, Clone)]
pub struct SentResult<'a> {
    pub event: EventId,
    pub table: TableUse,
    pub player: PlayerId,
    pub person: PhoneHolder<'a>,
    pub word: Word,
}

/// What is said. `seen` is the version of the battle on their screen.
#[derive(Debug, Clone)]
pub enum Word {
    Report {
        seen: i64,
        result: BattleResult,
    },
    /// The same, added up by the scoring sheet.
    Sheet {
        seen: i64,
        result: BattleResult,
    },
    Confirm {
        seen: i64,
    },
}

/// A player's report or confirmation. The same form sent twice counts once; one sent over something newer
/// comes back with both values.
pub async fn report_result(app: &App, by: &Actor, sent: &SentResult<'_>) -> Result<State> {
    let once = by.once.clone().unwrap_or_else(|| app.new_id().simple().to_string());
    // The report's own key does what the general one does, and stays for ever.
    let actor = Actor { once: None, ..by.clone() };
    let now = app.clock.now();
    let answer = change_event(app, sent.event, &actor, async |tx, locked| {
        let battle = find_public(tx, sent.event, sent.table).await?;
        let side = battle.side_of(sent.player).ok_or_else(|| Error::Forbidden(Forbidden::ReportNotTheirs))?;
        open_to_players(&battle, locked.stage)?;
        not_both_sides(tx, &battle, side, &sent.person).await?;
        let (asked, said) = match &sent.word {
            Word::Report { seen, result } | Word::Sheet { seen, result } => {
                (BattleMove::Report { side, seen: *seen, result: result.clone() }, Some(result.clone()))
            }
            Word::Confirm { seen } => (BattleMove::Confirm { side, seen: *seen }, battle.result()),
        };
        let effect = battle::apply_battle_move(&battle.standing(), asked)
            .map_err(|refusal| explain_report_refusal(refusal, &battle, said.as_ref(), now))?;
        let from = SentFrom {
            event: sent.event,
            sender: Sender::Player(side),
            actor: by,
            reason: None,
            once: &once,
        };
        let (state, mut entry) = store_protocol_effect(app, tx, &battle, effect, &from).await?;
        if matches!(sent.word, Word::Sheet { .. }) {
            entry.act = from_the_sheet(entry.act);
        }
        Ok((state, entry))
    })
    .await;
    match answer {
        Err(error) => Err(settle_resend(app, sent, &once, error).await?),
        ok => ok,
    }
}

/// A sheet of paper that both players signed, typed in by staff; by others than who signed it (`handbook J2`).
pub async fn enter_paper(
    app: &App,
    by: &Actor,
    at: (EventId, TableUse),
    result: BattleResult,
) -> Result<State> {
    let (event, table) = at;
    let now = app.clock.now();
    change_event(app, event, by, async |tx, _| {
        let battle = find_battle_at_table(tx, event, table).await?;
        not_a_draft(&battle)?;
        not_at_their_table(tx, (event, by), &battle, Forbidden::OwnPaper(table.table)).await?;
        let effect =
            battle::apply_battle_move(&battle.standing(), BattleMove::Paper { result: result.clone() })
                .map_err(|refusal| explain_report_refusal(refusal, &battle, Some(&result), now))?;
        let once = app.new_id().simple().to_string();
        let from = SentFrom { event, sender: Sender::Staff, actor: by, reason: None, once: &once };
        store_protocol_effect(app, tx, &battle, effect, &from).await
    })
    .await
}

/// What a judge or organiser decides about a battle.
#[derive(Debug, Clone)]
pub struct Ruling {
    /// The version of the battle on their screen.
    pub seen: i64,
    /// None: the battle is open again.
    pub result: Option<BattleResult>,
    pub reason: String,
}

/// Sets a result, or takes one back, with a reason; also after later rounds were drawn. It stands until
/// staff change it (`handbook R11`). Nobody rules on a battle they play in (`handbook J2`).
pub async fn rule_on_result(app: &App, by: &Actor, at: (EventId, TableUse), ruling: Ruling) -> Result<State> {
    let (event, table) = at;
    let now = app.clock.now();
    change_event(app, event, by, async |tx, _| {
        let battle = find_battle_at_table(tx, event, table).await?;
        not_a_draft(&battle)?;
        not_at_their_table(tx, (event, by), &battle, Forbidden::OwnRuling).await?;
        let asked = match ruling.result.clone() {
            Some(result) => BattleMove::Rule { seen: ruling.seen, result },
            None if battle.round_state == RoundState::Closed => {
                return Err(Error::from_refusal(BattleRefusal::NotClearedWhenClosed));
            }
            None => BattleMove::Clear { seen: ruling.seen },
        };
        let effect = battle::apply_battle_move(&battle.standing(), asked)
            .map_err(|refusal| explain_report_refusal(refusal, &battle, ruling.result.as_ref(), now))?;
        let once = app.new_id().simple().to_string();
        let from =
            SentFrom { event, sender: Sender::Staff, actor: by, reason: Some(&ruling.reason), once: &once };
        store_protocol_effect(app, tx, &battle, effect, &from).await
    })
    .await
}

/// Takes what one player reported at this table.
pub async fn accept_reported_result(app: &App, by: &Actor, at: (EventId, TableUse)) -> Result<State> {
    let (event, table) = at;
    let now = app.clock.now();
    change_event(app, event, by, async |tx, _| {
        let battle = find_battle_at_table(tx, event, table).await?;
        not_at_their_table(tx, (event, by), &battle, Forbidden::OwnReport).await?;
        let effect = battle::apply_battle_move(&battle.standing(), BattleMove::Accept)
            .map_err(|refusal| explain_report_refusal(refusal, &battle, None, now))?;
        let Effect::Becomes { state, result } = effect else { return Err(Error::SentTwice) };
        let decision =
            NewResult { state, result: Some(&result), reason: None, by: &by.name, at: app.clock.now() };
        write_battle_result(tx, &battle, &decision).await?;
        Ok((
            state,
            LogEntry::new(
                battle_subject(&battle),
                BattleAct::Accepted { result, seats: seated_pair(&battle) },
            ),
        ))
    })
    .await
}

/// Takes every report of a round that nobody disputes. A judge's own battle is left for another to accept.
pub async fn accept_all(app: &App, by: &Actor, (event, round): (EventId, RoundNumber)) -> Result<u64> {
    change_event(app, event, by, async |tx, _| {
        let round = storage::rounds::by_number(tx, event, round).await?.ok_or(Error::NotFound)?;
        let (own, at) = ((by.account, by.player), app.clock.now());
        let accepted = storage::battles::accept_all(tx, (event, round.id), own, (&by.name, at)).await?;
        if accepted == 0 {
            return Err(Error::from_refusal(BattleRefusal::NothingToAccept));
        }
        let act = BattleAct::AllAccepted { count: accepted };
        Ok((accepted, LogEntry::new(AuditSubject::Round(round.number), act)))
    })
    .await
}

/// Who a result comes from, and why.
pub(super) struct SentFrom<'a> {
    pub event: EventId,
    pub sender: Sender,
    pub actor: &'a Actor,
    pub reason: Option<&'a str>,
    pub once: &'a str,
}

pub(super) async fn find_battle_at_table(tx: &mut Tx, event: EventId, table: TableUse) -> Result<Battle> {
    storage::battles::by_table(tx, event, table).await?.ok_or(Error::NotFound)
}

/// As players and visitors know it: a battle of a draft is none, whoever sits there.
pub(super) async fn find_public(tx: &mut Tx, event: EventId, table: TableUse) -> Result<Battle> {
    let battle = find_battle_at_table(tx, event, table).await?;
    if battle.round_state == RoundState::Draft { Err(Error::NotFound) } else { Ok(battle) }
}

pub(super) fn not_a_draft(battle: &Battle) -> Result<()> {
    match battle.round_state {
        RoundState::Draft => Err(Error::from_refusal(BattleRefusal::RoundIsDraft)),
        RoundState::Published | RoundState::Closed => Ok(()),
    }
}

fn open_to_players(battle: &Battle, stage: Stage) -> Result<()> {
    if stage.is_over() {
        return Err(Error::from_refusal(BattleRefusal::EventIsOver));
    }
    match battle.round_state {
        RoundState::Draft => Err(Error::NotFound),
        RoundState::Published => Ok(()),
        RoundState::Closed => {
            Err(Error::from_refusal(BattleRefusal::RoundIsClosed { round: battle.round_number }))
        }
    }
}

/// Looked at only where the word of one player would settle what the other said.
async fn not_both_sides(tx: &mut Tx, battle: &Battle, side: Side, person: &PhoneHolder<'_>) -> Result<()> {
    let other = match side {
        Side::A => battle.b,
        Side::B => Some(battle.a),
    };
    let (Some(other), true) = (other, battle.last_sender == Some(Sender::Player(side.other()))) else {
        return Ok(());
    };
    if storage::battles::is_also(tx, person, other).await? {
        return Err(Error::from_refusal(BattleRefusal::BothSides));
    }
    Ok(())
}

/// Writes what the protocol decided: the report, what stands, and the entry for the log.
pub(super) async fn store_protocol_effect(
    app: &App,
    tx: &mut Tx,
    battle: &Battle,
    effect: Effect,
    from: &SentFrom<'_>,
) -> Result<(State, LogEntry)> {
    let first = battle.result();
    let (state, said, act) = match &effect {
        Effect::Kept => return Err(Error::SentTwice),
        Effect::Becomes { state, result } => {
            let act =
                battle_act_for_log((*state, from.sender), result.clone(), first.clone(), seated_pair(battle));
            (*state, Some(result), act)
        }
        Effect::Disputed { second } => {
            let seats = seated_pair(battle);
            let act = BattleAct::Disputed {
                result: second.clone(),
                first: first.clone(),
                from_sheet: false,
                seats,
            };
            (State::Disputed, Some(second), act)
        }
        Effect::Opened => (State::Open, None, BattleAct::TakenBack { before: first.clone() }),
    };
    let (by, at) = (from.actor.name.as_str(), app.clock.now());
    if let Some(result) = said {
        let report = NewReport {
            id: app.new_id(),
            event: from.event,
            battle: battle.id,
            sender: from.sender,
            who: by,
            result,
            reason: from.reason,
            at,
            once: from.once,
        };
        storage::reports::insert_report(tx, &report).await?;
    }
    let stands = if state == State::Disputed { first.as_ref() } else { said };
    write_battle_result(tx, battle, &NewResult { state, result: stands, reason: from.reason, by, at })
        .await?;
    let entry =
        LogEntry { why: from.reason.map(str::to_owned), ..LogEntry::new(battle_subject(battle), act) };
    Ok((state, entry))
}

async fn write_battle_result(tx: &mut Tx, battle: &Battle, decision: &NewResult<'_>) -> Result<()> {
    Ok(storage::battles::set_result(tx, battle, decision).await?)
}

/// Who sits there, where two play.
fn seated_pair(battle: &Battle) -> Option<Seated> {
    Some([battle.a, battle.b?])
}

/// What becoming a state by somebody's word is called, where `before` stood.
fn battle_act_for_log(
    word: (State, Sender),
    result: BattleResult,
    before: Option<BattleResult>,
    seats: Option<Seated>,
) -> BattleAct {
    match (word, before) {
        ((State::Confirmed, Sender::Staff), _) => BattleAct::EnteredFromPaper { result, seats },
        ((State::Confirmed, _), _) => BattleAct::Confirmed { result, from_sheet: false, seats },
        ((State::Reported, Sender::Staff), before) => BattleAct::TypedInFromPaper { result, before, seats },
        ((State::Reported, _), Some(before)) => {
            BattleAct::Corrected { before, after: result, from_sheet: false, seats }
        }
        ((State::Ruled, _), before) => BattleAct::Set { result, before, seats },
        _ => BattleAct::Reported { result, from_sheet: false, seats },
    }
}

/// The same, where the numbers are what the scoring sheet adds up to.
fn from_the_sheet(act: Act) -> Act {
    match act {
        Act::Battle(mut act) => {
            if let BattleAct::Reported { from_sheet, .. }
            | BattleAct::Disputed { from_sheet, .. }
            | BattleAct::Corrected { from_sheet, .. }
            | BattleAct::Confirmed { from_sheet, .. } = &mut act
            {
                *from_sheet = true;
            }
            act.into()
        }
        other => other,
    }
}

/// As the log names this battle.
pub fn battle_subject(battle: &Battle) -> AuditSubject {
    AuditSubject::table_or_bye(battle.round_number, battle.table_number)
}

/// A refusal, as a conflict where something newer stands than what was seen: then with both values.
pub(super) fn explain_report_refusal(
    refusal: ReportRefusal,
    battle: &Battle,
    sent: Option<&BattleResult>,
    now: DateTime<Utc>,
) -> Error {
    let (Some(result), Some(ResultDecision { by, at })) = (battle.result(), &battle.decided) else {
        return match refusal {
            ReportRefusal::Stale => {
                Error::Conflict(Conflict::Result { why: refusal, stands: None, sent: sent.cloned() })
            }
            _ => Error::from_refusal(BattleRefusal::from(refusal)),
        };
    };
    let is_conflict = match refusal {
        ReportRefusal::Stale => true,
        ReportRefusal::Agreed | ReportRefusal::Ruled | ReportRefusal::DiffersFromPaper => {
            sent != Some(&result)
        }
        _ => false,
    };
    if !is_conflict {
        return Error::from_refusal(BattleRefusal::from(refusal));
    }
    let last = LastChange { by: by.clone(), at: *at, now };
    let stands = BattleStands { table: battle.table_number, result, last };
    Error::Conflict(Conflict::Result { why: refusal, stands: Some(Box::new(stands)), sent: sent.cloned() })
}

/// A refused report may be one that was taken already, and whose answer got lost on the way.
async fn settle_resend(app: &App, sent: &SentResult<'_>, once: &str, error: Error) -> Result<Error> {
    let expected = match &error {
        Error::Database(error) => is_taken(error),
        Error::Refused(_) | Error::Conflict(_) => true,
        _ => false,
    };
    if !expected {
        return Ok(error);
    }
    let mut tx = app.database.read().await?;
    let battle = find_battle_at_table(&mut tx, sent.event, sent.table).await?;
    let earlier = storage::reports::by_once(&mut tx, battle.id, once).await?;
    Ok(match (earlier, &sent.word) {
        (None, _) => error,
        (Some(earlier), Word::Report { result, .. } | Word::Sheet { result, .. })
            if earlier.result != *result =>
        {
            match error {
                Error::Database(_) => {
                    explain_report_refusal(ReportRefusal::Stale, &battle, Some(result), app.clock.now())
                }
                error => error,
            }
        }
        (Some(_), _) => Error::SentTwice,
    })
}
