//! How rosters are checked, as the log tells it: rules, publications and prices are set one by one, on pages of their own.

use super::{
    line::{Control::Elsewhere, setting_tables},
    told::{or_none, read_stored_json, say_list_of_choices, say_nothing, say_one_choice},
};
use crate::{
    domain::{
        catalogue::{CatalogueCorrection, LeftOutKind, LeftOutPublication},
        composition::{Allowance, ErrataWording, Lowered, RulesModule},
        event::pack::Settings,
    },
    words::{Label, pack::list_rules_modules},
};
use std::collections::BTreeSet;

setting_tables! {
    ELSEWHERE {
        composition: Elsewhere, "how rosters are checked", said: Some(say_nothing);
        composition.season: Elsewhere, "season";
        composition.wording: Elsewhere, "text of the rules", said: Some(say_wording);
        composition.allowed: Elsewhere, "allowed on rosters",
            said: Some(|stored, _| say_list_of_choices::<Allowance>(stored, |allowed| allowed.label().into()));
        composition.lowered: Elsewhere, "rules that count for less",
            said: Some(|stored, _| say_list_of_choices::<Lowered>(stored, |one| format!("{} {}", one.rule, one.severity.label())));
        composition.corrections: Elsewhere, "prices of this event",
            said: Some(|stored, _| say_list_of_choices::<CatalogueCorrection>(stored, |one| one.name().to_owned()));
        composition.left_out: Elsewhere, "publications that do not count",
            said: Some(|stored, _| say_list_of_choices::<LeftOutPublication>(stored, |one| one.title.clone()));
        composition.left_out_kinds: Elsewhere, "kinds of publications that do not count", said: Some(say_left_out_kinds);
        composition.without: Elsewhere, "played without", said: Some(say_left_out_modules);
    }
}

fn say_wording(stored: &str, _: &Settings) -> Option<String> {
    say_one_choice(stored, |wording| match wording {
        ErrataWording::Original => "original".into(),
        ErrataWording::Errata => "newest".into(),
    })
}

fn say_left_out_kinds(stored: &str, all: &Settings) -> Option<String> {
    let kinds = all.game().publication_kinds();
    let name = |id: &str| kinds.iter().find(|kind| kind.id == id).map(|kind| kind.name.clone());
    say_list_of_choices::<LeftOutKind>(stored, |one| name(&one.kind).unwrap_or_else(|| one.kind.clone()))
}

fn say_left_out_modules(stored: &str, _: &Settings) -> Option<String> {
    read_stored_json::<BTreeSet<RulesModule>>(stored).map(|without| or_none(list_rules_modules(&without)))
}
