//! What an event chose about how rosters are checked, piece by piece: so that two people who change different pieces both
//! have what they changed.

use crate::{
    domain::{
        catalogue::LeftOutPublication,
        composition::{Choices, Wording},
        games::Game,
    },
    token::token_hash,
    web::{
        form::Form,
        merged::{self, Meanwhile},
    },
    words::InWords,
};

/// Every piece by a name of its own.
pub(super) fn pieces(choices: &Choices, game: Game) -> Form {
    let mut form = allowed(choices, game);
    for (name, value) in modules(choices, game).all() {
        form.set(name, value);
    }
    for one in &choices.lowered {
        form.set(&rule(&one.rule.to_string()), format!("{} {}", one.severity, one.reason));
    }
    for one in &choices.left_out {
        form.set(&publication(one), &one.reason);
    }
    for one in &choices.left_out_kinds {
        form.set(&kind(&one.kind), &one.reason);
    }
    for one in &choices.corrections {
        form.set(&unit(one.faction(), one.name()), format!("{} {}", one.changed.in_words(), one.reason));
    }
    form
}

/// Puts the form that allows over what is allowed by now.
pub(super) fn merge_allowed(form: &mut Form, (choices, game): (&Choices, Game)) -> Meanwhile {
    let ticked: Vec<String> = form.values("allowed").into_iter().map(str::to_owned).collect();
    for what in game.allowances() {
        form.set(&allowance(what.as_str()), tick(ticked.iter().any(|one| one == what.as_str())));
    }
    merged::merge(form, &allowed(choices, game), &[])
}

/// Puts the form of the modules over what is played by now.
pub(super) fn merge_modules(form: &mut Form, (choices, game): (&Choices, Game)) -> Meanwhile {
    let ticked: Vec<String> = form.values("module").into_iter().map(str::to_owned).collect();
    for one in game.modules() {
        form.set(&module(one.as_str()), tick(ticked.iter().any(|other| other == one.as_str())));
    }
    merged::merge(form, &modules(choices, game), &[])
}

/// The piece that a button is about, where it is one of many.
pub(super) fn asked(form: &Form) -> Option<String> {
    Some(match form.value("do") {
        "lower" | "raise" => rule(form.value("rule")),
        "leave-out" | "count-again" => {
            let published_on = form.value("published_on").trim().parse().ok();
            publication(&LeftOutPublication {
                title: form.value("title").trim().to_owned(),
                published_on,
                reason: String::new(),
            })
        }
        "leave-out-kind" | "count-kind-again" => kind(form.value("kind")),
        "correct" | "published" => unit(form.value("faction").trim(), form.value("unit").trim()),
        _ => return None,
    })
}

/// The field of something that may be allowed.
pub(super) fn allowance(what: &str) -> String {
    format!("allowed-{what}")
}

/// The field of a part of the rules.
pub(super) fn module(what: &str) -> String {
    format!("module-{what}")
}

fn allowed(choices: &Choices, game: Game) -> Form {
    let mut form = Form::default();
    for what in game.allowances() {
        form.set(&allowance(what.as_str()), tick(choices.allowed.contains(what)));
    }
    form.set("wording", wording(choices));
    form.set("season", choices.season.as_deref().unwrap_or_default());
    form
}

fn modules(choices: &Choices, game: Game) -> Form {
    let mut form = Form::default();
    for one in game.modules() {
        form.set(&module(one.as_str()), tick(!choices.without.contains(one)));
    }
    form
}

fn wording(choices: &Choices) -> &'static str {
    match choices.wording {
        Wording::Original => "original",
        Wording::Errata => "errata",
    }
}

fn tick(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

fn rule(rule: &str) -> String {
    format!("rule-{rule}")
}

fn kind(kind: &str) -> String {
    format!("kind-{kind}")
}

fn publication(one: &LeftOutPublication) -> String {
    format!("out-{}", token_hash(&format!("{} {:?}", one.title, one.published_on)))
}

fn unit(faction: &str, unit: &str) -> String {
    format!("unit-{}", token_hash(&format!("{faction}\n{unit}").to_lowercase()))
}
