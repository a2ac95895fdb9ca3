//! What staff decide about a roster: accept it, send it back, let a finding pass.

use super::{Actor, Judging, change, changed_since, newest_of, recheck::says_otherwise, subject};
use crate::{
    app::App,
    domain::{
        event::{
            Event,
            audit::{LogEntry, RosterAct, Subject},
            player::Player,
            roster_version::{RosterState, RosterVersion, Waiver},
        },
        games::Finding,
        ids::EventId,
        refusal::RosterRefusal,
    },
    error::{Error, Result},
    storage::{
        self, Tx,
        rosters::{Decided, Judged},
    },
};
use chrono::{DateTime, Utc};

/// What is decided about the version that was looked at.
#[derive(Debug, Clone)]
pub struct Decision {
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
pub async fn decide(
    app: &App,
    by: &Actor,
    event: EventId,
    player: &Player,
    decision: Decision,
) -> Result<()> {
    let Decision { roster, seen, state, reason, due } = decision;
    let fix_due = due.filter(|_| state == RosterState::NeedsFix);
    if fix_due.is_some_and(|due| due < app.clock.now()) {
        return Err(Error::refused(RosterRefusal::DueInThePast));
    }
    if state == RosterState::NeedsFix && reason.is_none() {
        return Err(Error::refused(RosterRefusal::ReasonMissing));
    }
    change(app, event, by, async |tx, _| {
        let roster = looked_at(tx, player, (roster, seen)).await?;
        if state == RosterState::Accepted {
            no_other_verdict(app, tx, (event, &roster)).await?;
        }
        let decided = Decided { state, reason: reason.as_deref(), fix_due, by: &by.name };
        if !storage::rosters::decide(tx, &roster, decided).await? {
            return Err(changed_since(player));
        }
        let (name, version) = (player.name.to_string(), roster.number);
        let act = match state {
            RosterState::Accepted => RosterAct::Accepted { name, version },
            RosterState::NeedsFix => RosterAct::SentBack { name, version },
            RosterState::Submitted => RosterAct::Reopened { name, version },
        };
        let entry = LogEntry::new(subject(player), act);
        Ok(((), reason.into_iter().fold(entry, LogEntry::because)))
    })
    .await
}

/// Accepts every roster that nobody has to look at: no finding but information, on time, not decided yet. Each is
/// judged again first, by the rules and profiles of now: nothing is accepted on an old verdict.
pub async fn accept_clean(app: &App, by: &Actor, event: EventId) -> Result<usize> {
    change(app, event, by, async |tx, _| {
        let settings = storage::events::find(tx, event).await?.ok_or(Error::NotFound)?.settings;
        let judging = Judging::of(app, tx, &settings).await?;
        let mut accepted = 0;
        for mut roster in storage::rosters::newest(tx, event).await? {
            if !roster.is_clean() {
                continue;
            }
            bring_up_to_date(tx, &mut roster, &judging).await?;
            if !roster.is_clean() {
                continue;
            }
            let accept = Decided { state: RosterState::Accepted, reason: None, fix_due: None, by: &by.name };
            if storage::rosters::decide(tx, &roster, accept).await? {
                accepted += 1;
            }
        }
        Ok((accepted, LogEntry::new(Subject::Rosters, RosterAct::CleanAccepted { count: accepted })))
    })
    .await
}

/// Nobody accepts on a verdict that has become another one since it was looked at.
async fn no_other_verdict(app: &App, tx: &mut Tx, (event, roster): (EventId, &RosterVersion)) -> Result<()> {
    let settings = storage::events::find(tx, event).await?.ok_or(Error::NotFound)?.settings;
    let judging = Judging::of(app, tx, &settings).await?;
    let is_another = roster.judged_by != judging.fingerprint
        && says_otherwise(&judging.verdict_on(&roster.roster()), &roster.verdict);
    if is_another { Err(Error::refused(RosterRefusal::OutOfDate)) } else { Ok(()) }
}

/// Judges a roster by the rules and profiles of now, and keeps that.
async fn bring_up_to_date(tx: &mut Tx, roster: &mut RosterVersion, judging: &Judging) -> Result<()> {
    if roster.judged_by == judging.fingerprint {
        return Ok(());
    }
    let verdict = judging.verdict_on(&roster.roster());
    let known = roster.verdict_before.take().unwrap_or_else(|| roster.verdict.clone());
    let before = says_otherwise(&verdict, &known).then_some(known);
    let judged = Judged { verdict: &verdict, by: &judging.fingerprint, before: before.as_ref() };
    storage::rosters::set_verdict(tx, roster.id, judged).await?;
    roster.verdict = verdict;
    roster.verdict_before = before;
    roster.judged_by.clone_from(&judging.fingerprint);
    roster.version += 1;
    Ok(())
}

/// Lets a finding pass with a reason that stays on record, or takes that back.
pub async fn waive(app: &App, by: &Actor, event: &Event, player: &Player, waive: Waive) -> Result<()> {
    let Waive { roster, seen, finding, reason } = waive;
    let now = app.clock.now();
    change(app, event.id, by, async |tx, _| {
        let mut roster = looked_at(tx, player, (roster, seen)).await?;
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
        if !storage::rosters::settle(tx, &roster).await? {
            return Err(changed_since(player));
        }
        let entry = LogEntry::new(subject(player), act);
        Ok(((), reason.into_iter().fold(entry, LogEntry::because)))
    })
    .await
}

/// The player's newest version, if it still is the one that was looked at.
async fn looked_at(tx: &mut Tx, player: &Player, (number, seen): (i64, i64)) -> Result<RosterVersion> {
    let newest = newest_of(tx, player).await?.ok_or(Error::NotFound)?;
    if newest.number != number || newest.version != seen {
        return Err(changed_since(player));
    }
    Ok(newest)
}
