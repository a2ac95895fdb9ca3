//! What an organiser chooses about how rosters are checked: what is allowed, which rules count for less,
//! which profiles are corrected. Each with its reason, for all to see.

use super::{Actor, change_event, game_of, rules_of};
use crate::{
    actions::prelude::*,
    domain::{
        catalogue::{
            CatalogueCorrection, CatalogueView, Corrected, LeftOutKind, LeftOutPublication, PricedItem,
            ProfileChange,
        },
        composition::{ErrataWording, Lowered, RuleId},
        event::{audit::RosterAct, pack::Settings},
        games::{Allowance, CompositionChoices, Game, RulesModule},
        refusal::{Conflict, RosterRefusal},
    },
};
use chrono::NaiveDate;
use std::collections::BTreeSet;

/// One change of the choices.
#[derive(Debug, Clone)]
pub enum RuleChange {
    Allow {
        allowed: BTreeSet<Allowance>,
        wording: ErrataWording,
        /// None: the game system's own.
        season: Option<String>,
    },
    Lower(Lowered),
    /// The rule counts in full again.
    Raise(RuleId),
    /// Something of the catalogue is another at this event: a unit, a regiment of renown, the price of a choice.
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
    /// It is again as published.
    Published {
        faction: String,
        unit: String,
    },
}

/// Changes what the event's rosters are checked by. From then on every verdict is out of date, until it was judged again.
pub async fn change_rules(app: &App, by: &Actor, event: &Event, changed: RuleChange) -> Result<()> {
    change_event(app, event.id, by, async |tx, _| {
        let now = storage::events::find_event(tx, event.id).await?.ok_or(Error::NotFound)?;
        if now.settings.composition != event.settings.composition {
            return Err(Error::Conflict(Conflict::RosterRules));
        }
        let mut settings = now.settings;
        let entry = match changed {
            RuleChange::Correct { faction, unit, changed, reason } => {
                let unit = (faction.as_str(), unit.as_str());
                let correction = correct_profile(app, tx, &settings, unit, &changed, &reason).await?;
                let act = RosterAct::ProfileCorrected { unit: correction.name().to_owned(), changed };
                put_profile_correction(&mut settings.composition, correction);
                LogEntry::new(AuditSubject::Rosters, act).because(reason)
            }
            changed => apply_rule_change(game_of(&settings)?, &mut settings.composition, changed)?,
        };
        storage::events::set_settings(tx, event.id, &now.name, &settings).await?;
        Ok(((), entry))
    })
    .await
}

fn apply_rule_change(game: Game, choices: &mut CompositionChoices, changed: RuleChange) -> Result<LogEntry> {
    Ok(match changed {
        RuleChange::Allow { allowed, wording, season } => {
            choices.allowed.clone_from(&allowed);
            choices.wording = wording;
            choices.season.clone_from(&season);
            LogEntry::new(AuditSubject::Rosters, RosterAct::Allowed { allowed, wording, season })
        }
        RuleChange::Lower(lowered) => {
            let system = game.system.id.clone();
            let act = RosterAct::RuleLowered { rule: lowered.rule, system, severity: lowered.severity };
            let entry = LogEntry::new(AuditSubject::Rosters, act).because(&lowered.reason);
            choices.lowered.retain(|other| other.rule != lowered.rule);
            choices.lowered.push(lowered);
            entry
        }
        RuleChange::Raise(rule) => {
            choices.lowered.retain(|other| other.rule != rule);
            LogEntry::new(
                AuditSubject::Rosters,
                RosterAct::RuleRaised { rule, system: game.system.id.clone() },
            )
        }
        RuleChange::Published { faction, unit } => {
            let before = choices.corrections.len();
            choices.corrections.retain(|one| !one.is_of(&faction, &unit));
            if choices.corrections.len() == before {
                return Err(Error::NotFound);
            }
            LogEntry::new(AuditSubject::Rosters, RosterAct::ProfileAsPublished { unit })
        }
        RuleChange::LeaveOut(one) => {
            let act = RosterAct::PublicationLeftOut { title: one.title.clone() };
            let entry = LogEntry::new(AuditSubject::Rosters, act).because(&one.reason);
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
            LogEntry::new(AuditSubject::Rosters, RosterAct::PublicationCounts { title })
        }
        RuleChange::LeaveOutKind(one) => {
            if !game.system.publication_kinds().iter().any(|kind| kind.id == one.kind) {
                return Err(Error::NotFound);
            }
            let act = RosterAct::KindLeftOut { kind: one.kind.clone(), system: game.system.id.clone() };
            let entry = LogEntry::new(AuditSubject::Rosters, act).because(&one.reason);
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
            LogEntry::new(AuditSubject::Rosters, RosterAct::KindCounts { kind, system })
        }
        RuleChange::Without(without) => {
            choices.without.clone_from(&without);
            LogEntry::new(AuditSubject::Rosters, RosterAct::ModulesChosen { without })
        }
        RuleChange::Correct { .. } => return Err(Error::Broken("a profile needs the catalogue".into())),
    })
}

fn is_it(one: &LeftOutPublication, title: &str, published_on: Option<NaiveDate>) -> bool {
    one.title == title && one.published_on == published_on
}

/// What is in force, changed; what was corrected before stays so.
async fn correct_profile(
    app: &App,
    tx: &mut Tx,
    settings: &Settings,
    (faction, name): (&str, &str),
    changed: &ProfileChange,
    reason: &str,
) -> Result<CatalogueCorrection> {
    let as_of = rules_of(settings, settings.date_at(app.clock.now())).as_of;
    let view = app.cache.catalogues.of(tx, settings, as_of).await?.view;
    let of = find_corrected_profile(&view, (faction, name), changed).map_err(Error::from_refusal)?;
    let mut correction = CatalogueCorrection { of, reason: reason.to_owned(), changed: changed.clone() };
    let mut before = settings.composition.corrections.iter();
    if let Some(before) = before.find(|one| one.is_of(correction.faction(), correction.name())) {
        correction.changed = before.changed.clone().then(changed.clone());
    }
    Ok(correction)
}

/// A unit of this faction; else what else of it has a price; else a regiment of renown, which is of no faction.
fn find_corrected_profile(
    view: &CatalogueView,
    (faction, name): (&str, &str),
    changed: &ProfileChange,
) -> std::result::Result<Corrected, RosterRefusal> {
    let army = view.faction(faction);
    if army.is_none() && !faction.is_empty() {
        return Err(RosterRefusal::NoFaction { faction: faction.to_owned() });
    }
    let unit = army.and_then(|army| view.unit(&army.name, name));
    if let Some(mut profile) = unit.map(|unit| unit.item.clone()) {
        if changed.factions.is_some() {
            return Err(RosterRefusal::NotOfAUnit { unit: profile.name });
        }
        changed.make(&mut profile);
        return Ok(Corrected::Profile(Box::new(profile)));
    }
    if let Some(priced) = army.and_then(|army| view.priced(&army.name, name)) {
        let Some(points) = changed
            .points
            .filter(|points| *changed == ProfileChange { points: Some(*points), ..ProfileChange::default() })
        else {
            return Err(RosterRefusal::OnlyItsPrice { name: priced });
        };
        let faction = army.map(|army| army.name.clone()).unwrap_or_default();
        return Ok(Corrected::Priced(PricedItem { faction, name: priced, points }));
    }
    let Some(mut renown) = view.regiment_of_renown(name).map(|renown| renown.item.clone()) else {
        let faction = army.map_or(faction, |army| army.item.name.as_str()).to_owned();
        return Err(RosterRefusal::NoUnit { faction, unit: name.to_owned() });
    };
    if changed.is_of_units_alone() {
        return Err(RosterRefusal::NotOfARegimentOfRenown { name: renown.name });
    }
    if let Some(unknown) = changed.factions.iter().flatten().find(|name| view.faction(name).is_none()) {
        return Err(RosterRefusal::NoFaction { faction: unknown.clone() });
    }
    changed.make_of_renown(&mut renown);
    Ok(Corrected::RegimentOfRenown(renown))
}

fn put_profile_correction(choices: &mut CompositionChoices, correction: CatalogueCorrection) {
    choices.corrections.retain(|one| !one.is_of(correction.faction(), correction.name()));
    choices.corrections.push(correction);
}
