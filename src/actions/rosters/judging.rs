//! What verdicts are made with: the rules of the event, the battle profiles, this program. A verdict is kept with
//! its fingerprint, so that every verdict is known to be out of date as soon as any of it changes.

use super::{game_of, rules_of};
use crate::{
    app::App,
    domain::{
        catalogue::View,
        composition::{CheckRules, UnknownName},
        event::{Event, Stage, pack::Settings, roster_version::RosterVersion},
        games::{Game, Verdict},
        roster::Roster,
    },
    error::Result,
    storage::{self, Tx},
    token::token_hash,
};
use std::sync::Arc;

/// Of a hash: enough to tell one from another, and no secret.
const LENGTH: usize = 16;

/// What rosters of an event are judged with now.
#[derive(Debug, Clone)]
pub struct Judging {
    pub game: Game,
    pub rules: CheckRules,
    pub view: Arc<View>,
    /// Nothing was imported: these are the profiles that ship.
    pub is_sample: bool,
    /// Of all that a verdict depends on besides the roster.
    pub fingerprint: String,
}

impl Judging {
    pub async fn of(app: &App, tx: &mut Tx, settings: &Settings) -> Result<Self> {
        let game = game_of(settings)?;
        let rules = rules_of(settings, app.clock.now().date_naive());
        let in_use = app.cache.catalogues.of(tx, settings, rules.as_of).await?;
        // Publications are only ever added: their number says which there are.
        let publications = storage::catalogues::count(tx, game.system.profiles()).await?;
        let made_with = serde_json::json!({
            "program": env!("CARGO_PKG_VERSION"),
            "system": settings.system,
            "declared": format!("{:?}", game.composition()),
            "rules": rules,
            "corrections": settings.composition.corrections,
            "left_out": settings.composition.left_out,
            "left_out_kinds": settings.composition.left_out_kinds,
            "publications": publications,
        });
        let fingerprint = token_hash(&made_with.to_string())[..LENGTH].to_owned();
        Ok(Self { game, rules, view: in_use.view, is_sample: in_use.is_sample, fingerprint })
    }

    pub fn verdict_on(&self, roster: &Roster) -> Verdict {
        self.game.check(roster, &self.view, &self.rules)
    }

    /// The names on it that are not known, with what each may mean.
    pub fn unknown_names(&self, roster: &Roster) -> Vec<UnknownName> {
        self.game.unknown_names(roster, &self.view, &self.rules)
    }

    /// Whether a verdict was made with something else. What was decided at an event that is over stays as it was.
    pub fn left_behind(&self, roster: &RosterVersion, event: &Event) -> bool {
        !is_over(event.stage) && roster.judged_by != self.fingerprint
    }
}

/// Whether nobody waits for verdicts any more.
pub fn is_over(stage: Stage) -> bool {
    matches!(stage, Stage::Finished | Stage::Archived)
}
