//! Judging all rosters again, because the cut-off date, the limit or the battle profiles have changed.

use super::{
    Actor, change, game_of,
    letters::{Letter, mail_all},
    rules_of,
};
use crate::{
    app::App,
    domain::{
        composition::Severity,
        event::{
            Event,
            audit::{Entry, RosterAct, Subject},
            player::Player,
            roster_version::{LetterLine, RosterVersion},
        },
        games::{Finding, Verdict},
        mail::{RosterNews, WriteMail},
    },
    error::{Error, Result},
    storage::{self, Tx},
};

/// A roster whose verdict would be another one now.
#[derive(Debug, Clone)]
pub struct Rechecked {
    pub player: Player,
    pub roster: RosterVersion,
    pub verdict: Verdict,
}

impl Rechecked {
    /// Findings a person has to look at that were not there.
    pub fn appeared(&self) -> Vec<&Finding> {
        beyond(&self.verdict, &self.roster.verdict)
    }

    /// Findings that are gone.
    pub fn gone(&self) -> Vec<&Finding> {
        beyond(&self.roster.verdict, &self.verdict)
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

    /// Whether anything a person reads has changed, rather than only the day it was looked at.
    pub fn is_out_of_date(&self) -> bool {
        let said =
            |verdict: &Verdict| (verdict.is_judged(), verdict.computed.points, verdict.computed.unspent);
        said(&self.verdict) != said(&self.roster.verdict)
            || !self.appeared().is_empty()
            || !self.gone().is_empty()
    }

    pub fn turned_illegal(&self) -> bool {
        self.roster.verdict.is_legal() && !self.verdict.is_legal()
    }
}

/// The rosters whose verdict would change, without changing it. Judged off the threads that answer: a full hall takes
/// half a second.
pub async fn rechecked(app: &App, tx: &mut Tx, event: &Event) -> Result<Vec<Rechecked>> {
    let game = game_of(&event.settings)?;
    let rules = rules_of(&event.settings, app.clock.now().date_naive());
    let view = app.cache.catalogues.of(tx, &event.settings, rules.as_of).await?.view;
    let players = storage::players::list(tx, event.id).await?;
    let newest = storage::rosters::newest(tx, event.id).await?;
    let work = move || {
        let judged = newest.into_iter().map(|roster| (game.check(&roster.roster(), &view, &rules), roster));
        let changed = judged.filter(|(verdict, roster)| *verdict != roster.verdict);
        let of = |(verdict, roster): (Verdict, RosterVersion)| {
            let player = players.iter().find(|player| player.id == roster.player_id)?.clone();
            Some(Rechecked { player, roster, verdict })
        };
        changed.filter_map(of).collect()
    };
    tokio::task::spawn_blocking(work).await.map_err(|error| Error::Broken(error.to_string()))
}

/// Who hears of new verdicts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tell {
    Nobody,
    /// By mail, those whose rosters were legal and are not any more.
    Affected,
}

/// Keeps the new verdicts. Gives back how many are others now, and how many players were written to.
pub async fn recheck(
    app: &App,
    by: &Actor,
    event: &Event,
    tell: Tell,
    write: WriteMail,
) -> Result<(usize, usize)> {
    change(app, event.id, by, async |tx, _| {
        let changed = rechecked(app, tx, event).await?;
        for Rechecked { roster, verdict, .. } in &changed {
            storage::rosters::set_verdict(tx, roster.id, verdict).await?;
        }
        let affected: Vec<Letter> =
            changed.iter().filter(|one| one.turned_illegal()).map(Rechecked::letter).collect();
        let illegal = affected.len();
        let written = match tell {
            Tell::Affected => mail_all(app, tx, event, (&affected, RosterNews::RulesChanged, write)).await?,
            Tell::Nobody => 0,
        };
        let changed = changed.len();
        let act = RosterAct::AllCheckedAgain { changed, became_illegal: illegal, written_to: written };
        Ok(((changed, written), Entry::new(Subject::Rosters, act)))
    })
    .await
}

/// What one verdict says beyond the other, information aside.
fn beyond<'a>(verdict: &'a Verdict, other: &Verdict) -> Vec<&'a Finding> {
    let new =
        |finding: &&Finding| finding.severity != Severity::Information && !other.findings.contains(finding);
    verdict.findings.iter().filter(new).collect()
}
