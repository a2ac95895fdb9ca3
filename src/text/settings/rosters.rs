//! Rosters: when they are due, who sees them, and how they are checked, as the log and the pack tell it. Rules, publications and
//! prices are set one by one, on pages of their own.

use super::{
    line::{
        Control::{Choice, Day, Elsewhere, Moment, NumberIfGiven, Text},
        PackChapter::{Rosters, TheGame},
        PackPlace as Pack, list_told, setting_tables,
    },
    stored::{
        read_stored_json, say_list, say_list_of_choices, say_nothing, say_one_choice, say_stored_count,
    },
};
use crate::{
    domain::{
        catalogue::{CatalogueCorrection, LeftOutKind, LeftOutPublication},
        composition::{ErrataWording, Lowered},
        event::pack::{RosterPolicy, Settings},
        games::{self, Allowance, RulesModule},
    },
    text::{
        TextFact, Wording,
        catalogues::tell_profile_change,
        pack::{self, join_lines},
        rules::title_of,
        say, told,
    },
};
use serde::Serialize;
use std::collections::BTreeSet;

setting_tables! {
    ROSTERS {
        points_limit: NumberIfGiven(1..=20_000), "setting-points-limit", hint_of: Some(hint_at_no_limit),
            check: Some(Settings::lacks_points_limit), said: Some(say_stored_limit),
            pack: Some(Pack(TheGame, 2, Some(|all| all.agreed_points().map_or(Wording::NONE, |count| say!("setting-value-count", count).into()))));
        rosters: Choice(|_| list_told([RosterPolicy::Open, RosterPolicy::Closed, RosterPolicy::AtTable])),
            "setting-rosters", beside: Some(true),
            pack: Some(Pack(Rosters, 1, Some(pack::describe_who_sees_rosters)));
        roster_deadline: Moment, "setting-roster-deadline",
            pack: Some(Pack(Rosters, 2, Some(pack::describe_roster_deadline)));
        rosters_open_at: Moment, "setting-rosters-open-at",
            pack: Some(Pack(Rosters, 3, Some(pack::describe_roster_opening)));
        rules_cut_off: Day, "setting-rules-cut-off",
            pack: Some(Pack(Rosters, 4, Some(|all| all.cut_off().map_or(Wording::NONE, |day| say!("setting-value-day", day).into()))));
        painting: Text("area", 2000), "setting-painting", pack: Some(Pack(TheGame, 12, None));
    }
    ELSEWHERE {
        composition: Elsewhere, "setting-composition", said: Some(say_nothing);
        composition.season: Elsewhere, "setting-composition-season";
        composition.wording: Elsewhere, "setting-composition-wording",
            said: Some(|stored, _| say_one_choice::<ErrataWording>(stored, |text| told(text).into()));
        composition.allowed: Elsewhere, "setting-composition-allowed",
            said: Some(|stored, _| say_list_of_choices::<Allowance, _>(stored, told)),
            pack: Some(Pack(Rosters, 6, Some(tell_not_allowed)));
        composition.lowered: Elsewhere, "setting-composition-lowered",
            said: Some(say_lowered_rules), pack: Some(Pack(Rosters, 10, Some(tell_lowered_rules)));
        composition.corrections: Elsewhere, "setting-composition-corrections",
            said: Some(|stored, _| say_list_of_choices::<CatalogueCorrection, _>(stored, |one| one.name().to_owned())),
            pack: Some(Pack(Rosters, 11, Some(tell_prices)));
        composition.left_out: Elsewhere, "setting-composition-left-out",
            said: Some(|stored, _| say_list_of_choices::<LeftOutPublication, _>(stored, |one| one.title.clone())),
            pack: Some(Pack(Rosters, 8, Some(tell_left_out)));
        composition.left_out_kinds: Elsewhere, "setting-composition-left-out-kinds", said: Some(say_left_out_kinds),
            pack: Some(Pack(Rosters, 7, Some(tell_counted_kinds)));
        composition.without: Elsewhere, "setting-composition-without", said: Some(say_left_out_modules),
            pack: Some(Pack(Rosters, 9, Some(tell_modules)));
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

/// Names between commas; nothing where there are none.
fn list_names(names: impl Iterator<Item = Wording>) -> Wording {
    let names: Vec<Wording> = names.collect();
    if names.is_empty() {
        return Wording::NONE;
    }
    say!("pack-names", names = names.into_iter().collect::<TextFact>()).into()
}

/// What a value is called.
fn told_wording(value: &impl Serialize) -> Wording {
    told(value).into()
}

/// What the game leaves to its events, and this one does not allow.
fn tell_not_allowed(settings: &Settings) -> Wording {
    let allowed = &settings.composition.allowed;
    let game = games::find_game(&settings.system).unwrap_or_else(games::default);
    let known = game.ruleset().allowances().iter().filter(|what| what.is_missed());
    list_names(known.filter(|what| !allowed.contains(what)).map(told_wording))
}

/// The kinds of publications that count at an event; nothing where the game names none.
fn tell_counted_kinds(settings: &Settings) -> Wording {
    let is_out = |id: &str| settings.composition.left_out_kinds.iter().any(|one| one.kind == id);
    let counted = settings.game().publication_kinds().iter().filter(|kind| !is_out(&kind.id));
    list_names(counted.map(|kind| Wording::Words(kind.name.clone())))
}

/// Publications that do not count at an event, kinds of them first, a line each with the reason.
fn tell_left_out(settings: &Settings) -> Wording {
    let (game, choices) = (settings.game(), &settings.composition);
    let called = |id: &str| game.publication_kinds().iter().find(|kind| kind.id == id);
    let kinds = choices.left_out_kinds.iter().filter_map(|one| {
        let kind = called(&one.kind)?;
        Some(say!("pack-left-out-kind", kind = kind.name, reason = one.reason))
    });
    let told = choices.left_out.iter().map(|one| {
        let (title, published, reason) = (&one.title, one.published_on, &one.reason);
        say!("pack-left-out-publication", title, published, reason)
    });
    join_lines(kinds.chain(told))
}

/// What the event plays without.
fn tell_modules(settings: &Settings) -> Wording {
    let without = &settings.composition.without;
    list_names(RulesModule::ALL.iter().filter(|one| without.contains(one)).map(told_wording))
}

/// Rules that count for less, a line each with the reason.
fn tell_lowered_rules(settings: &Settings) -> Wording {
    let title = |rule| games::find_game(&settings.system).map_or(Wording::NONE, |game| title_of(game, rule));
    join_lines(settings.composition.lowered.iter().map(|one| {
        let (rule, severity) = (one.rule, told(&one.severity).part("counts"));
        say!("pack-lowered-rule", rule, title = title(one.rule), severity, reason = one.reason)
    }))
}

/// What differs from what was published, a line each with the reason.
fn tell_prices(settings: &Settings) -> Wording {
    join_lines(settings.composition.corrections.iter().map(|one| {
        let (name, faction, change) = (one.name(), one.faction(), tell_profile_change(&one.changed));
        say!("pack-price", name, faction, change, reason = one.reason)
    }))
}

/// Where there need be none.
fn hint_at_no_limit(all: &Settings) -> Wording {
    if all.game().needs_points_limit() { Wording::NONE } else { say!("setting-points-limit.hint").into() }
}

fn say_stored_limit(stored: &str, settings: &Settings) -> Option<Wording> {
    if stored == "0" {
        Some(say!("setting-points-limit.stored-none").into())
    } else {
        say_stored_count(stored, settings)
    }
}
