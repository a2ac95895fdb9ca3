//! What an organiser chooses about how rosters are checked: what is allowed, which rules count for less,
//! which profiles are corrected. Each with its reason, for all to see.

use super::{Actor, change, game_of, rules_of};
use crate::{
    app::App,
    domain::{
        catalogue::{Correction, LeftOutKind, LeftOutPublication, ProfileChange},
        composition::{Allowance, Choices, Lowered, RuleId, RulesModule, Wording},
        event::{
            Event,
            audit::{LogEntry, RosterAct, Subject},
            pack::Settings,
        },
        games::Game,
        refusal::{Conflict, RosterRefusal},
    },
    error::{Error, Result},
    storage::{self, Tx},
};
use chrono::NaiveDate;
use std::collections::BTreeSet;

/// One change of the choices.
#[derive(Debug, Clone)]
pub enum RuleChange {
    Allow {
        allowed: BTreeSet<Allowance>,
        wording: Wording,
        /// None: the game system's own.
        season: Option<String>,
    },
    Lower(Lowered),
    /// The rule counts in full again.
    Raise(RuleId),
    /// A unit's profile is another one at this event.
    Correct {
        faction: String,
        unit: String,
        changed: ProfileChange,
        reason: String,
    },
    /// A publication does not count at this event.
    LeaveOut(LeftOutPublication),
    /// It counts again.
    CountAgain {
        title: String,
        published_on: Option<NaiveDate>,
    },
    /// No publication of this kind counts at this event.
    LeaveOutKind(LeftOutKind),
    /// They count again.
    CountKindAgain {
        kind: String,
    },
    /// The modules that the event plays without.
    Without(BTreeSet<RulesModule>),
    /// The unit is again as published.
    Published {
        faction: String,
        unit: String,
    },
}

/// Changes what the event's rosters are checked by. From then on every verdict is out of date, until it was judged again.
pub async fn change_rules(app: &App, by: &Actor, event: &Event, changed: RuleChange) -> Result<()> {
    change(app, event.id, by, async |tx, _| {
        let now = storage::events::find(tx, event.id).await?.ok_or(Error::NotFound)?;
        if now.settings.composition != event.settings.composition {
            return Err(Error::Conflict(Conflict::RosterRules));
        }
        let mut settings = now.settings;
        let entry = match changed {
            RuleChange::Correct { faction, unit, changed, reason } => {
                let unit = (faction.as_str(), unit.as_str());
                let correction = correction(app, tx, &settings, (unit, &changed, &reason)).await?;
                let act = RosterAct::ProfileCorrected { unit: correction.profile.name.clone(), changed };
                put(&mut settings.composition, correction);
                LogEntry::new(Subject::Rosters, act).because(reason)
            }
            changed => apply(game_of(&settings)?, &mut settings.composition, changed)?,
        };
        storage::events::set_settings(tx, event.id, &now.name, &settings).await?;
        Ok(((), entry))
    })
    .await
}

fn apply(game: Game, choices: &mut Choices, changed: RuleChange) -> Result<LogEntry> {
    Ok(match changed {
        RuleChange::Allow { allowed, wording, season } => {
            choices.allowed.clone_from(&allowed);
            choices.wording = wording;
            choices.season.clone_from(&season);
            LogEntry::new(Subject::Rosters, RosterAct::Allowed { allowed, wording, season })
        }
        RuleChange::Lower(lowered) => {
            let system = game.system.id.clone();
            let act = RosterAct::RuleLowered { rule: lowered.rule, system, severity: lowered.severity };
            let entry = LogEntry::new(Subject::Rosters, act).because(&lowered.reason);
            choices.lowered.retain(|other| other.rule != lowered.rule);
            choices.lowered.push(lowered);
            entry
        }
        RuleChange::Raise(rule) => {
            choices.lowered.retain(|other| other.rule != rule);
            LogEntry::new(Subject::Rosters, RosterAct::RuleRaised { rule, system: game.system.id.clone() })
        }
        RuleChange::Published { faction, unit } => {
            let before = choices.corrections.len();
            choices.corrections.retain(|one| one.profile.faction != faction || one.profile.name != unit);
            if choices.corrections.len() == before {
                return Err(Error::NotFound);
            }
            LogEntry::new(Subject::Rosters, RosterAct::ProfileAsPublished { unit })
        }
        RuleChange::LeaveOut(one) => {
            let act = RosterAct::PublicationLeftOut { title: one.title.clone() };
            let entry = LogEntry::new(Subject::Rosters, act).because(&one.reason);
            choices.left_out.retain(|other| !is_it(other, &one.title, one.published_on));
            choices.left_out.push(one);
            entry
        }
        RuleChange::CountAgain { title, published_on } => {
            let before = choices.left_out.len();
            choices.left_out.retain(|one| !is_it(one, &title, published_on));
            if choices.left_out.len() == before {
                return Err(Error::NotFound);
            }
            LogEntry::new(Subject::Rosters, RosterAct::PublicationCounts { title })
        }
        RuleChange::LeaveOutKind(one) => {
            if !game.system.publication_kinds().iter().any(|kind| kind.id == one.kind) {
                return Err(Error::NotFound);
            }
            let act = RosterAct::KindLeftOut { kind: one.kind.clone(), system: game.system.id.clone() };
            let entry = LogEntry::new(Subject::Rosters, act).because(&one.reason);
            choices.left_out_kinds.retain(|other| other.kind != one.kind);
            choices.left_out_kinds.push(one);
            entry
        }
        RuleChange::CountKindAgain { kind } => {
            let before = choices.left_out_kinds.len();
            choices.left_out_kinds.retain(|one| one.kind != kind);
            if choices.left_out_kinds.len() == before {
                return Err(Error::NotFound);
            }
            let system = game.system.id.clone();
            LogEntry::new(Subject::Rosters, RosterAct::KindCounts { kind, system })
        }
        RuleChange::Without(without) => {
            choices.without.clone_from(&without);
            LogEntry::new(Subject::Rosters, RosterAct::ModulesChosen { without })
        }
        RuleChange::Correct { .. } => return Err(Error::Broken("a profile needs the catalogue".into())),
    })
}

fn is_it(one: &LeftOutPublication, title: &str, published_on: Option<NaiveDate>) -> bool {
    one.title == title && one.published_on == published_on
}

/// The profile in force, changed; what was corrected before stays so.
async fn correction(
    app: &App,
    tx: &mut Tx,
    settings: &Settings,
    ((faction, unit), changed, reason): ((&str, &str), &ProfileChange, &str),
) -> Result<Correction> {
    let as_of = rules_of(settings, settings.date_at(app.clock.now())).as_of;
    let view = app.cache.catalogues.of(tx, settings, as_of).await?.view;
    let Some(army) = view.faction(faction) else {
        return Err(Error::refused(RosterRefusal::NoFaction { faction: faction.to_owned() }));
    };
    let Some(profile) = view.unit(&army.name, unit) else {
        return Err(Error::refused(RosterRefusal::NoUnit {
            faction: army.name.clone(),
            unit: unit.to_owned(),
        }));
    };
    let mut profile = profile.item.clone();
    changed.make(&mut profile);
    let same = |one: &&Correction| one.profile.faction == profile.faction && one.profile.name == profile.name;
    let before = settings.composition.corrections.iter().find(same).map(|one| one.changed.clone());
    let changed = before.unwrap_or_default().then(changed.clone());
    Ok(Correction { profile, reason: reason.to_owned(), changed })
}

fn put(choices: &mut Choices, correction: Correction) {
    let same = |one: &Correction| {
        one.profile.faction == correction.profile.faction && one.profile.name == correction.profile.name
    };
    choices.corrections.retain(|one| !same(one));
    choices.corrections.push(correction);
}
