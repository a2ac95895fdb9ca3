//! What verdicts are made with: the rules of the event, the battle profiles, this program. A verdict is kept with
//! its fingerprint, so that every verdict is known to be out of date as soon as any of it changes.

use super::{game_of, rules_of};
use crate::{
    actions::prelude::*,
    domain::{
        catalogue::CatalogueView,
        composition::{CheckRules, UnknownName},
        event::{Stage, pack::Settings, roster_version::RosterVersion},
        games::{Game, Verdict},
        refusal::RosterRefusal,
        roster::Roster,
    },
    limits::work_queue::NoTurn,
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
    pub view: Arc<CatalogueView>,
    /// Nothing was imported: these are the profiles that ship.
    pub is_sample: bool,
    /// Of all that a verdict depends on besides the roster.
    pub fingerprint: String,
}

impl Judging {
    pub async fn from_event_settings(app: &App, tx: &mut Tx, settings: &Settings) -> Result<Self> {
        let game = game_of(settings)?;
        let rules = rules_of(settings, settings.date_at(app.clock.now()));
        let in_use = app.cache.catalogues.of(tx, settings, rules.as_of).await?;
        // Publications are only ever added: their number says which there are.
        let publications = storage::catalogues::count_catalogues(tx, game.system.profiles()).await?;
        let made_with = serde_json::json!({
            "program": env!("CARGO_PKG_VERSION"),
            "system": settings.system,
            "declared": game.system.composition_digest,
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

    /// The same of a version that was handed in, kept: it takes a core for as long as judging it, and whoever has the
    /// page of the roster open asks for it again and again. None where too many wait for a turn already: the page is
    /// there without it, and what was typed on it is not lost.
    pub async fn names_to_confirm(
        &self,
        app: &App,
        roster: &RosterVersion,
    ) -> Result<Option<Arc<Vec<UnknownName>>>> {
        let of = (roster.version, self.fingerprint.clone());
        if let Some(kept) = app.cache.unknown_names.find(&roster.id, &of) {
            return Ok(Some(kept));
        }
        let (judging, read, turns) = (self.clone(), roster.roster(), app.checking.clone());
        let work = async move { Ok(turns.run(move |()| judging.unknown_names(&read)).await?) };
        match app.cache.unknown_names.get((roster.id, of), work).await {
            Err(Error::Busy) => Ok(None),
            names => names.map(Some),
        }
    }

    /// The verdict on a roster that is being built, when its turn comes. None where too many wait for one already: the
    /// page is there without it, and every tap is kept all the same.
    pub async fn verdict_on_draft(&self, app: &App, roster: Roster) -> Result<Option<Verdict>> {
        let judging = self.clone();
        match app.checking.run(move |()| judging.verdict_on(&roster)).await {
            Err(NoTurn::LineIsFull) => Ok(None),
            verdict => Ok(Some(verdict?)),
        }
    }

    /// Work with it that takes a core for a while, when its turn comes. Never while an event is locked: judge first,
    /// then change.
    pub async fn in_turn<T: Send + 'static>(
        &self,
        app: &App,
        work: impl FnOnce(&Self) -> T + Send + 'static,
    ) -> Result<T> {
        let judging = self.clone();
        match app.checking.run(move |()| work(&judging)).await {
            Err(NoTurn::LineIsFull) => Err(Error::from_refusal(RosterRefusal::ManyAtOnce)),
            done => Ok(done?),
        }
    }

    /// Whether a verdict was made with something else. What was decided at an event that is over stays as it was.
    pub fn left_behind(&self, roster: &RosterVersion, event: &Event) -> bool {
        self.is_another(&roster.judged_by, event)
    }

    /// The same of the fingerprint that a verdict was made by.
    pub fn is_another(&self, judged_by: &str, event: &Event) -> bool {
        !is_over(event.stage) && judged_by != self.fingerprint
    }
}

/// Whether nobody waits for verdicts any more.
pub fn is_over(stage: Stage) -> bool {
    matches!(stage, Stage::Finished | Stage::Archived)
}
