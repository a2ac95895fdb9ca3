//! What staff decide about a roster: accept it, send it back, let a finding pass.

use super::{
    Actor, Judging, change_event, changed_since, newest_of,
    recheck::{judge_again, says_otherwise},
    subject_of_roster_owner, tell_factions_if_played,
};
use crate::{
    actions::prelude::*,
    domain::{
        event::{
            audit::RosterAct,
            roster_version::{Judgement, RosterState, RosterVersion, Waiver},
        },
        games::Finding,
        ids::RosterId,
        refusal::RosterRefusal,
    },
    storage::rosters::{Decided, Newest},
};
use chrono::{DateTime, Utc};

/// What is decided about the version that was looked at.
#[derive(Debug, Clone)]
pub struct RosterDecision {
    /// The number of the version.
    pub roster: i64,
    /// How often that one had changed when it was looked at.
    pub seen: i64,
    pub state: RosterState,
    pub reason: Option<String>,
    /// Sent back: until when it has to be mended.
    pub due: Option<DateTime<Utc>>,
}

/// A finding that is let pass, or counts again.
#[derive(Debug, Clone)]
pub struct Waive {
    pub roster: i64,
    pub seen: i64,
    /// As it was shown; how grave it counts by now does not matter.
    pub finding: Finding,
    /// None: it counts again.
    pub reason: Option<String>,
}

/// Accepts a roster, sends it back with a reason, or opens the question again.
pub async fn decide_on_roster(
    app: &App,
    by: &Actor,
    event: EventId,
    player: &Player,
    decision: RosterDecision,
) -> Result<()> {
    let RosterDecision { roster, seen, state, reason, due } = decision;
    let fix_due = due.filter(|_| state == RosterState::NeedsFix);
    if fix_due.is_some_and(|due| due < app.clock.now()) {
        return Err(Error::from_refusal(RosterRefusal::DueInThePast));
    }
    if state == RosterState::NeedsFix && reason.is_none() {
        return Err(Error::from_refusal(RosterRefusal::ReasonMissing));
    }
    let judged = match state {
        RosterState::Accepted => Some(judged_now(app, event, player).await),
        RosterState::NeedsFix | RosterState::Submitted => None,
    };
    change_event(app, event, by, async |tx, _| {
        let roster = looked_at(tx, player, (roster, seen)).await?;
        if let Some(judged) = judged {
            let judged = judged?;
            no_other_verdict(app, tx, event, &roster, &judged).await?;
            if judged.is_to_mend && reason.is_none() {
                return Err(Error::from_refusal(RosterRefusal::ToMend));
            }
        }
        let decided = Decided { state, reason: reason.as_deref(), fix_due, by: &by.name };
        if !storage::rosters::store_roster_decision(tx, roster.id, roster.version, decided).await? {
            return Err(changed_since(player));
        }
        if state == RosterState::Accepted {
            tell_factions_if_played(tx, event, app.clock.now()).await?;
        }
        let (name, version) = (player.name.to_string(), roster.number);
        let act = match state {
            RosterState::Accepted => RosterAct::Accepted { name, version },
            RosterState::NeedsFix => RosterAct::SentBack { name, version },
            RosterState::Submitted => RosterAct::Reopened { name, version },
        };
        let entry = LogEntry::new(subject_of_roster_owner(player), act);
        Ok(((), reason.into_iter().fold(entry, LogEntry::because)))
    })
    .await
}

/// Accepts every roster that nobody has to look at: no finding but information, on time, not decided yet. Each is
/// judged again first, by the rules and profiles of now: nothing is accepted on an old verdict. What became an old
/// one since is left for the next time.
pub async fn accept_clean(app: &App, by: &Actor, event: EventId) -> Result<usize> {
    judge_again(app, event).await?;
    change_event(app, event, by, async |tx, _| {
        let now = storage::events::find_event(tx, event).await?.ok_or(Error::NotFound)?;
        let judging = Judging::from_event_settings(app, tx, &now.settings).await?;
        let mut accepted = 0;
        for roster in storage::rosters::list_undecided_rosters(tx, event).await? {
            let is_clean = Judgement::from_settled_verdict(&roster.verdict, &roster.settled)
                == Judgement::Legal
                && !roster.late;
            if !is_clean || judging.is_another(&roster.judged_by, &now) {
                continue;
            }
            let accept = Decided { state: RosterState::Accepted, reason: None, fix_due: None, by: &by.name };
            if storage::rosters::store_roster_decision(tx, roster.id, roster.version, accept).await? {
                accepted += 1;
            }
        }
        tell_factions_if_played(tx, event, app.clock.now()).await?;
        Ok((accepted, LogEntry::new(AuditSubject::Rosters, RosterAct::CleanAccepted { count: accepted })))
    })
    .await
}

/// What a roster's verdict is now.
struct JudgedNow {
    roster: RosterId,
    /// The fingerprint of what it was made with.
    by: String,
    /// A person reads something else in it than in the one that is kept.
    is_another: bool,
    /// It is accepted with a word why, or not at all.
    is_to_mend: bool,
}

/// The verdict on the player's newest version by the rules and profiles of now, before the event is locked.
async fn judged_now(app: &App, event: EventId, player: &Player) -> Result<JudgedNow> {
    let mut tx = app.database.read().await?;
    let settings = storage::events::find_event(&mut tx, event).await?.ok_or(Error::NotFound)?.settings;
    let roster = newest_of(&mut tx, player).await?.ok_or(Error::NotFound)?;
    let judging = Judging::from_event_settings(app, &mut tx, &settings).await?;
    drop(tx);
    let (id, by, is_to_mend) = (roster.id, judging.fingerprint.clone(), roster.is_to_mend());
    let is_another = if roster.judged_by == by {
        false
    } else {
        let judge =
            move |judging: &Judging| says_otherwise(&judging.verdict_on(&roster.roster()), &roster.verdict);
        judging.in_turn(app, judge).await?
    };
    Ok(JudgedNow { roster: id, by, is_another, is_to_mend })
}

/// Nobody accepts on a verdict that has become another one since it was looked at, nor on one that nobody has made
/// with what changed a moment ago.
async fn no_other_verdict(
    app: &App,
    tx: &mut Tx,
    event: EventId,
    roster: &Newest,
    judged: &JudgedNow,
) -> Result<()> {
    let settings = storage::events::find_event(tx, event).await?.ok_or(Error::NotFound)?.settings;
    let now = Judging::from_event_settings(app, tx, &settings).await?.fingerprint;
    let is_judged = judged.roster == roster.id && judged.by == now;
    let is_the_same = roster.judged_by == now || is_judged && !judged.is_another;
    if is_the_same { Ok(()) } else { Err(Error::from_refusal(RosterRefusal::OutOfDate)) }
}

/// Lets a finding pass with a reason that stays on record, or takes that back.
pub async fn waive_finding(
    app: &App,
    by: &Actor,
    event: &Event,
    player: &Player,
    waive: Waive,
) -> Result<()> {
    let Waive { roster: number, seen, finding, reason } = waive;
    let now = app.clock.now();
    let read = newest_of(&mut app.database.read_once().await?, player).await?;
    change_event(app, event.id, by, async |tx, _| {
        let newest = looked_at(tx, player, (number, seen)).await?;
        let of_that = |roster: &RosterVersion| (roster.id, roster.version) == (newest.id, newest.version);
        let mut roster = read.filter(of_that).ok_or_else(|| changed_since(player))?;
        let is_it = |other: &Finding| {
            (other.rule, &other.place, &other.what) == (finding.rule, &finding.place, &finding.what)
        };
        if !roster.verdict.findings.iter().any(is_it) {
            return Err(changed_since(player));
        }
        roster.settled.waivers.retain(|waiver| !waiver.covers(&finding));
        let (name, rule) = (player.name.to_string(), finding.rule);
        let found = Box::new(finding.clone());
        let act = match reason {
            Some(_) => RosterAct::FindingLetPass { name, rule, finding: found },
            None => RosterAct::FindingCountedAgain { name, rule, finding: found },
        };
        let Finding { place, what: found, .. } = finding;
        if let Some(reason) = reason.clone() {
            let by = by.name.clone();
            roster.settled.waivers.push(Waiver { rule, place, what: found, reason, by, at: now });
        }
        if !storage::rosters::store_settled_roster(tx, &roster).await? {
            return Err(changed_since(player));
        }
        let entry = LogEntry::new(subject_of_roster_owner(player), act);
        Ok(((), reason.into_iter().fold(entry, LogEntry::because)))
    })
    .await
}

/// The player's newest version, if it still is the one that was looked at.
async fn looked_at(tx: &mut Tx, player: &Player, (number, seen): (i64, i64)) -> Result<Newest> {
    let newest = storage::rosters::which_is_newest(tx, player.id).await?.ok_or(Error::NotFound)?;
    if newest.number != number || newest.version != seen {
        return Err(changed_since(player));
    }
    Ok(newest)
}
