//! What an event chose about how rosters are checked, piece by piece: so that two people who change different pieces both
//! have what they changed.

use crate::{
    domain::{
        catalogue::LeftOutPublication,
        composition::ErrataWording,
        games::{CompositionChoices, Game},
    },
    text::{Speaker, catalogues::tell_profile_change, told},
    token::token_hash,
    web::forms::{
        form::Form,
        three_way_merge::{self, Meanwhile},
    },
};

/// Every piece by a name of its own.
pub(super) fn form_of_rule_pieces(choices: &CompositionChoices, game: Game) -> Form {
    // Only compared, and by the same words whoever reads.
    let (mut form, speaker) = (form_of_allowances(choices, game), Speaker::in_english());
    for (name, value) in form_of_modules(choices, game).all() {
        form.set(name, value);
    }
    for one in &choices.lowered {
        form.set(
            &field_of_rule(&one.rule.to_string()),
            format!("{} {}", speaker.say(&told(&one.severity).part("counts")), one.reason),
        );
    }
    for one in &choices.left_out {
        form.set(&field_of_publication(one), &one.reason);
    }
    for one in &choices.left_out_kinds {
        form.set(&field_of_kind(&one.kind), &one.reason);
    }
    for one in &choices.corrections {
        form.set(
            &field_of_unit(one.faction(), one.name()),
            format!("{} {}", speaker.say(&tell_profile_change(&one.changed)), one.reason),
        );
    }
    form
}

/// Puts the form that allows over what is allowed by now.
pub(super) fn merge_allowed(form: &mut Form, (choices, game): (&CompositionChoices, Game)) -> Meanwhile {
    let ticked: Vec<String> = form.values("allowed").into_iter().map(str::to_owned).collect();
    for what in game.ruleset().allowances() {
        form.set(
            &field_of_allowance(what.as_str()),
            word_of_tick(ticked.iter().any(|one| one == what.as_str())),
        );
    }
    three_way_merge::merge_forms(form, &form_of_allowances(choices, game), &[])
}

/// Puts the form of the modules over what is played by now.
pub(super) fn merge_modules(form: &mut Form, (choices, game): (&CompositionChoices, Game)) -> Meanwhile {
    let ticked: Vec<String> = form.values("module").into_iter().map(str::to_owned).collect();
    for one in game.ruleset().modules() {
        form.set(
            &field_of_module(one.as_str()),
            word_of_tick(ticked.iter().any(|other| other == one.as_str())),
        );
    }
    three_way_merge::merge_forms(form, &form_of_modules(choices, game), &[])
}

/// The piece that a button is about, where it is one of many.
pub(super) fn read_asked_piece(form: &Form) -> Option<String> {
    Some(match form.value("do") {
        "lower" | "raise" => field_of_rule(form.value("rule")),
        "leave-out" | "count-again" => {
            let published_on = form.value("published_on").trim().parse().ok();
            field_of_publication(&LeftOutPublication {
                title: form.value("title").trim().to_owned(),
                published_on,
                reason: String::new(),
            })
        }
        "leave-out-kind" | "count-kind-again" => field_of_kind(form.value("kind")),
        "correct" | "published" => field_of_unit(form.value("faction").trim(), form.value("unit").trim()),
        _ => return None,
    })
}

/// The field of something that may be allowed.
pub(super) fn field_of_allowance(what: &str) -> String {
    format!("allowed-{what}")
}

/// The field of a part of the rules.
pub(super) fn field_of_module(what: &str) -> String {
    format!("module-{what}")
}

fn form_of_allowances(choices: &CompositionChoices, game: Game) -> Form {
    let mut form = Form::default();
    for what in game.ruleset().allowances() {
        form.set(&field_of_allowance(what.as_str()), word_of_tick(choices.allowed.contains(what)));
    }
    form.set("wording", code_of_wording(choices));
    form.set("season", choices.season.as_deref().unwrap_or_default());
    form
}

fn form_of_modules(choices: &CompositionChoices, game: Game) -> Form {
    let mut form = Form::default();
    for one in game.ruleset().modules() {
        form.set(&field_of_module(one.as_str()), word_of_tick(!choices.without.contains(one)));
    }
    form
}

fn code_of_wording(choices: &CompositionChoices) -> &'static str {
    match choices.wording {
        ErrataWording::Original => "original",
        ErrataWording::Errata => "errata",
    }
}

fn word_of_tick(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

fn field_of_rule(rule: &str) -> String {
    format!("rule-{rule}")
}

fn field_of_kind(kind: &str) -> String {
    format!("kind-{kind}")
}

fn field_of_publication(one: &LeftOutPublication) -> String {
    format!("out-{}", token_hash(&format!("{} {:?}", one.title, one.published_on)))
}

fn field_of_unit(faction: &str, unit: &str) -> String {
    format!("unit-{}", token_hash(&format!("{faction}\n{unit}").to_lowercase()))
}
