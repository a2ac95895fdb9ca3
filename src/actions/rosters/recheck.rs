//! Judging rosters again, because the cut-off date, the limit, what is allowed or the battle profiles have changed:
//! by itself, as soon as that is seen. The verdict that staff knew is kept beside the new one until they have looked.

use super::{
    Actor, change_event,
    judging::{Judging, is_over},
    letters::{Letter, mail_all},
};
use crate::{
    actions::prelude::*,
    domain::{
        composition::Severity,
        event::{
            audit::RosterAct,
            roster_version::{LetterLine, RosterVersion},
        },
        games::{Finding, Verdict},
        mail::{RosterNews, WriteMail},
    },
};

/// A roster whose verdict is another one than staff know.
#[derive(Debug, Clone)]
pub struct Rechecked {
    pub player: Player,
    /// With the verdict that staff know.
    pub roster: RosterVersion,
    /// By the rules and profiles of now.
    pub verdict: Verdict,
}

impl Rechecked {
    /// Findings a person has to look at that were not there.
    pub fn appeared(&self) -> Vec<&Finding> {
        findings_beyond_verdict(&self.verdict, &self.roster.verdict)
    }

    /// Findings that are gone.
    pub fn gone(&self) -> Vec<&Finding> {
        findings_beyond_verdict(&self.roster.verdict, &self.verdict)
    }

    /// By how many points it is over now, when it was not before.
    pub fn over(&self) -> Option<i64> {
        let (before, now) = (self.roster.verdict.computed.unspent, self.verdict.computed.unspent);
        (now < 0 && before >= 0).then_some(-now)
    }

    /// What its player has to know.
    pub fn letter(&self) -> Letter {
        let illegal = self.appeared().into_iter().filter(|finding| finding.severity == Severity::Illegal);
        Letter {
            player: self.player.clone(),
            lines: illegal.cloned().map(Box::new).map(LetterLine::Finding).collect(),
        }
    }

    pub fn turned_illegal(&self) -> bool {
        self.roster.verdict.is_legal() && !self.verdict.is_legal()
    }
}

/// Whether a person reads anything else in them, rather than only the day they were made on.
pub(super) fn says_otherwise(one: &Verdict, other: &Verdict) -> bool {
    let said = |verdict: &Verdict| (verdict.is_judged(), verdict.computed.points, verdict.computed.unspent);
    said(one) != said(other)
        || !findings_beyond_verdict(one, other).is_empty()
        || !findings_beyond_verdict(other, one).is_empty()
}

/// The rosters whose verdict is another one than staff know, without changing anything: those that were judged again
/// by themselves, and those that are about to be. Judged when there is a turn for it: a full hall takes half a second.
pub async fn find_rechecked_rosters(app: &App, event: &Event) -> Result<Vec<Rechecked>> {
    let mut tx = app.database.read().await?;
    let judging = Judging::from_event_settings(app, &mut tx, &event.settings).await?;
    let newest = list_newest_rosters(&mut tx, event.id).await?;
    drop(tx);
    if !newest.iter().any(|(_, roster)| judging.left_behind(roster, event)) {
        return Ok(newest.into_iter().filter_map(as_kept).collect());
    }
    let event = event.clone();
    let work = move |judging: &Judging| {
        let judged = newest.into_iter().filter_map(|(player, roster)| {
            if !judging.left_behind(&roster, &event) {
                return as_kept((player, roster));
            }
            let verdict = judging.verdict_on(&roster.roster());
            compare_verdicts(player, roster, verdict)
        });
        judged.collect()
    };
    judging.in_turn(app, work).await
}

/// Everybody's newest version.
async fn list_newest_rosters(tx: &mut Tx, event: EventId) -> Result<Vec<(Player, RosterVersion)>> {
    let players = storage::players::list_players(tx, event).await?;
    let newest = storage::rosters::list_newest_versions(tx, event).await?;
    let of_player = |roster: RosterVersion| {
        let player = players.iter().find(|player| player.id == roster.player_id)?.clone();
        Some((player, roster))
    };
    Ok(newest.into_iter().filter_map(of_player).collect())
}

/// With the verdict that is kept.
fn as_kept((player, roster): (Player, RosterVersion)) -> Option<Rechecked> {
    let verdict = roster.verdict.clone();
    compare_verdicts(player, roster, verdict)
}

/// Where the verdict is another one than staff know.
fn compare_verdicts(player: Player, mut roster: RosterVersion, verdict: Verdict) -> Option<Rechecked> {
    if let Some(known) = roster.verdict_before.take() {
        roster.verdict = known;
    }
    says_otherwise(&verdict, &roster.verdict).then_some(Rechecked { player, roster, verdict })
}

/// Who hears of new verdicts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tell {
    Nobody,
    /// By mail, those whose rosters were legal and are not any more.
    Affected,
}

/// Staff have seen the new verdicts. Gives back how many are others, and how many players were written to.
pub async fn recheck_rosters(
    app: &App,
    by: &Actor,
    event: &Event,
    tell: Tell,
    write: WriteMail,
) -> Result<(usize, usize)> {
    judge_again(app, event.id).await?;
    change_event(app, event.id, by, async |tx, _| {
        let judging = Judging::from_event_settings(app, tx, &event.settings).await?;
        // What became out of date since is judged again by itself, and seen the next time.
        let mut newest = list_newest_rosters(tx, event.id).await?;
        newest.retain(|(_, roster)| !judging.left_behind(roster, event));
        let changed: Vec<Rechecked> = newest.into_iter().filter_map(as_kept).collect();
        for Rechecked { roster, verdict, .. } in &changed {
            let judged = storage::rosters::JudgedVerdict { verdict, by: &judging.fingerprint, before: None };
            storage::rosters::set_verdict(tx, roster.id, judged).await?;
        }
        let affected: Vec<Letter> =
            changed.iter().filter(|one| one.turned_illegal()).map(Rechecked::letter).collect();
        let illegal = affected.len();
        let written = match tell {
            Tell::Affected => mail_all(app, tx, event, &affected, RosterNews::RulesChanged, write).await?,
            Tell::Nobody => 0,
        };
        let changed = changed.len();
        let act = RosterAct::ChangesSeen { changed, became_illegal: illegal, written_to: written };
        Ok(((changed, written), LogEntry::new(AuditSubject::Rosters, act)))
    })
    .await
}

/// What all rosters were last looked at with: the quarter of an hour, since a day begins with one in every time zone, and
/// the number of publications.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JudgedWith {
    quarter: i64,
    publications: i64,
}

/// The length of a quarter of an hour, in seconds.
const QUARTER: i64 = 900;

/// Judges the rosters again of those events that have changed since the last time; of all, where a day may have begun or
/// profiles were imported, and the first time. Gives back how many were.
pub async fn judge_due(app: &App, judged: &mut Option<JudgedWith>) -> Result<usize> {
    // Before anything is read: what changes meanwhile is due the next time.
    let changed = app.live.take_changed();
    let publications = storage::catalogues::count_publications(&mut app.database.read_once().await?).await?;
    let now = JudgedWith { quarter: app.clock.now().timestamp().div_euclid(QUARTER), publications };
    if *judged == Some(now) {
        return Ok(judge_events(app, changed).await);
    }
    let count = judge_left_behind(app).await?;
    *judged = Some(now);
    Ok(count)
}

/// Judges every roster again that was judged with other rules or profiles than those of now. What was judged anew and
/// says the same is kept without a word. Gives back how many were.
pub async fn judge_left_behind(app: &App) -> Result<usize> {
    let events = storage::event_listings::list_not_over(&mut app.database.read_once().await?).await?;
    Ok(judge_events(app, events).await)
}

async fn judge_events(app: &App, events: impl IntoIterator<Item = EventId>) -> usize {
    let mut judged = 0;
    for event in events {
        match judge_again(app, event).await {
            Ok(number) => judged += number,
            // It was deleted.
            Err(Error::NotFound) => {}
            // One event that cannot be judged, as its game is not loaded, keeps no other from it, and is tried again.
            Err(error) => {
                tracing::warn!(?error, %event, "rosters could not be judged again");
                app.live.note_changed(event);
            }
        }
    }
    judged
}

/// The same for one event. Judged before the event is locked; what changed meanwhile is left for the next time.
pub(super) async fn judge_again(app: &App, event: EventId) -> Result<usize> {
    let mut tx = app.database.read().await?;
    let now = storage::events::find_event(&mut tx, event).await?.ok_or(Error::NotFound)?;
    // What was decided at an event that is over stays as it was.
    if is_over(now.stage) {
        return Ok(0);
    }
    let judging = Judging::from_event_settings(app, &mut tx, &now.settings).await?;
    let behind = storage::rosters::left_behind(&mut tx, event, &judging.fingerprint).await?;
    drop(tx);
    if behind.is_empty() {
        return Ok(0);
    }
    let work = |judging: &Judging| {
        behind.into_iter().map(|roster| (judging.verdict_on(&roster.roster()), roster)).collect::<Vec<_>>()
    };
    let judged = judging.in_turn(app, work).await?;
    let count = judged.len();
    let (others, same): (Vec<_>, Vec<_>) =
        judged.into_iter().partition(|(verdict, roster)| says_otherwise(verdict, &roster.verdict));
    if !same.is_empty() {
        let mut tx = app.database.write().await?;
        for (verdict, roster) in &same {
            storage::rosters::judge_same(&mut tx, roster, verdict, &judging.fingerprint).await?;
        }
        tx.commit().await?;
    }
    if others.is_empty() {
        return Ok(count);
    }
    change_event(app, event, &Actor::muster(), async |tx, _| {
        let mut became_illegal = 0;
        for (verdict, roster) in &others {
            let known = roster.verdict_before.as_ref().unwrap_or(&roster.verdict);
            let before = says_otherwise(verdict, known).then_some(known);
            became_illegal += usize::from(roster.verdict.is_legal() && !verdict.is_legal());
            let by = judging.fingerprint.as_str();
            storage::rosters::store_verdict_if_unchanged(
                tx,
                roster,
                storage::rosters::JudgedVerdict { verdict, by, before },
            )
            .await?;
        }
        let act = RosterAct::AllJudgedAgain { changed: others.len(), became_illegal };
        Ok((count, LogEntry::new(AuditSubject::Rosters, act)))
    })
    .await
}

/// What one verdict says beyond the other, information aside.
fn findings_beyond_verdict<'a>(verdict: &'a Verdict, other: &Verdict) -> Vec<&'a Finding> {
    let new =
        |finding: &&Finding| finding.severity != Severity::Information && !other.findings.contains(finding);
    verdict.findings.iter().filter(new).collect()
}
