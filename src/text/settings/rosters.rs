//! How rosters are checked, as the log tells it: rules, publications and prices are set one by one, on pages of their own.

use super::{
    line::{Control::Elsewhere, setting_tables},
    stored::{read_stored_json, say_list, say_list_of_choices, say_nothing, say_one_choice},
};
use crate::{
    domain::{
        catalogue::{CatalogueCorrection, LeftOutKind, LeftOutPublication},
        composition::{ErrataWording, Lowered},
        event::pack::Settings,
        games::{Allowance, RulesModule},
    },
    text::{Wording, say, told},
};
use std::collections::BTreeSet;

setting_tables! {
    ELSEWHERE {
        composition: Elsewhere, "setting-composition", said: Some(say_nothing);
        composition.season: Elsewhere, "setting-composition-season";
        composition.wording: Elsewhere, "setting-composition-wording",
            said: Some(|stored, _| say_one_choice::<ErrataWording>(stored, |text| told(text).into()));
        composition.allowed: Elsewhere, "setting-composition-allowed",
            said: Some(|stored, _| say_list_of_choices::<Allowance, _>(stored, told));
        composition.lowered: Elsewhere, "setting-composition-lowered",
            said: Some(say_lowered_rules);
        composition.corrections: Elsewhere, "setting-composition-corrections",
            said: Some(|stored, _| say_list_of_choices::<CatalogueCorrection, _>(stored, |one| one.name().to_owned()));
        composition.left_out: Elsewhere, "setting-composition-left-out",
            said: Some(|stored, _| say_list_of_choices::<LeftOutPublication, _>(stored, |one| one.title.clone()));
        composition.left_out_kinds: Elsewhere, "setting-composition-left-out-kinds", said: Some(say_left_out_kinds);
        composition.without: Elsewhere, "setting-composition-without", said: Some(say_left_out_modules);
    }
}

fn say_lowered_rules(stored: &str, _: &Settings) -> Option<Wording> {
    say_list_of_choices::<Lowered, _>(stored, |one| {
        say!("setting-composition-lowered.stored", rule = one.rule.to_string(), severity = one.severity)
    })
}

fn say_left_out_kinds(stored: &str, all: &Settings) -> Option<Wording> {
    let kinds = all.game().publication_kinds();
    let name = |id: &str| kinds.iter().find(|kind| kind.id == id).map(|kind| kind.name.clone());
    say_list_of_choices::<LeftOutKind, _>(stored, |one| name(&one.kind).unwrap_or_else(|| one.kind.clone()))
}

fn say_left_out_modules(stored: &str, _: &Settings) -> Option<Wording> {
    let without = read_stored_json::<BTreeSet<RulesModule>>(stored)?;
    let known = RulesModule::ALL.iter().filter(|module| without.contains(module));
    Some(say_list(known.map(told)).into())
}
