//! Judging all rosters again, because the cut-off date, the limit or the battle profiles have changed.

use super::{Actor, change, rules_of};
use crate::{
    app::App,
    domain::{
        audit::Entry,
        composition::{self, Finding, Severity, Verdict},
        event::Event,
        handed_in::HandedIn,
        player::Player,
    },
    error::Result,
    storage::{self, Tx},
};

/// A roster whose verdict would be another one now.
#[derive(Debug, Clone)]
pub struct Rechecked {
    pub player: Player,
    pub roster: HandedIn,
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

    pub fn turned_illegal(&self) -> bool {
        self.roster.verdict.is_legal() && !self.verdict.is_legal()
    }
}

/// The rosters whose verdict would change, without changing it.
pub async fn rechecked(app: &App, tx: &mut Tx, event: &Event) -> Result<Vec<Rechecked>> {
    let rules = rules_of(&event.settings, app.clock.now().date_naive());
    let view = app.catalogues.of(tx, &event.settings, rules.as_of).await?.view;
    let players = storage::players::list(tx, event.id).await?;
    let mut changed = Vec::new();
    for roster in storage::rosters::newest(tx, event.id).await? {
        let verdict = composition::check(&roster.roster(), &view, &rules);
        let player = players.iter().find(|player| player.id == roster.player_id);
        if let (true, Some(player)) = (verdict != roster.verdict, player) {
            changed.push(Rechecked { player: player.clone(), roster, verdict });
        }
    }
    Ok(changed)
}

/// Keeps the new verdicts. Gives back how many are others now.
pub async fn recheck(app: &App, by: &Actor, event: &Event) -> Result<usize> {
    change(app, event.id, by, async |tx, _| {
        let changed = rechecked(app, tx, event).await?;
        for Rechecked { roster, verdict, .. } in &changed {
            storage::rosters::set_verdict(tx, roster.id, verdict).await?;
        }
        let illegal = changed.iter().filter(|one| one.turned_illegal()).count();
        let what = format!(
            "checked all rosters again: {} verdicts changed, {illegal} became illegal",
            changed.len()
        );
        Ok((changed.len(), Entry::new("rosters", what)))
    })
    .await
}

/// What one verdict says beyond the other, information aside.
fn beyond<'a>(verdict: &'a Verdict, other: &Verdict) -> Vec<&'a Finding> {
    let new =
        |finding: &&Finding| finding.severity != Severity::Information && !other.findings.contains(finding);
    verdict.findings.iter().filter(new).collect()
}
