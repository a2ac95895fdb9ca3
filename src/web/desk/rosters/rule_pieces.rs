//! What an event chose about how rosters are checked, piece by piece: so that two people who change different pieces both
//! have what they changed.

use crate::{
    domain::{
        catalogue::LeftOutPublication,
        games::{CompositionChoices, Game},
    },
    text::{Speaker, catalogues::tell_profile_change, settings::StoredWord},
    token::token_hash,
    web::{
        forms::three_way_merge::{self, Meanwhile},
        prelude::*,
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
            &field_of_piece("rule", &one.rule.to_string()),
            format!("{} {}", speaker.say(&told(&one.severity).part("counts")), one.reason),
        );
    }
    for one in &choices.left_out {
        form.set(&field_of_publication(one), &one.reason);
    }
    for one in &choices.left_out_kinds {
        form.set(&field_of_piece("kind", &one.kind), &one.reason);
    }
    for one in &choices.corrections {
        form.set(
            &field_of_unit(one.faction(), one.name()),
            format!("{} {}", speaker.say(&tell_profile_change(&one.changed)), one.reason),
        );
    }
    form
}

/// Puts a form of boxes, of what is allowed or of the modules, over what stands by now. A box is sent as a word of `sent`,
/// and each is a piece.
pub(super) fn merge_boxes(form: &mut Form, sent: &str, now: &Form) -> Meanwhile {
    let ticked: Vec<String> = form.values(sent).into_iter().map(|word| field_of_piece(sent, word)).collect();
    let is_box = |name: &&String| name.strip_prefix(sent).is_some_and(|rest| rest.starts_with('-'));
    for name in now.all().iter().map(|(name, _)| name).filter(is_box) {
        form.set(name, word_of_tick(ticked.contains(name)));
    }
    three_way_merge::merge_forms(form, now, &[])
}

/// The piece that a button is about, where it is one of many.
pub(super) fn read_asked_piece(form: &Form) -> Option<String> {
    Some(match form.value("do") {
        "lower" | "raise" => field_of_piece("rule", form.value("rule")),
        "leave-out" | "count-again" => {
            let published_on = form.value("published_on").trim().parse().ok();
            field_of_publication(&LeftOutPublication {
                title: form.value("title").trim().to_owned(),
                published_on,
                reason: String::new(),
            })
        }
        "leave-out-kind" | "count-kind-again" => field_of_piece("kind", form.value("kind")),
        "correct" | "published" => field_of_unit(form.value("faction").trim(), form.value("unit").trim()),
        _ => return None,
    })
}

/// The field of a piece: `allowed-legends`, `module-terrain`.
pub(super) fn field_of_piece(of: &str, what: &str) -> String {
    format!("{of}-{what}")
}

pub(super) fn form_of_allowances(choices: &CompositionChoices, game: Game) -> Form {
    let mut form = Form::default();
    for what in game.ruleset().allowances() {
        form.set(&field_of_piece("allowed", what.as_str()), word_of_tick(choices.allowed.contains(what)));
    }
    form.set("wording", choices.wording.word());
    form.set("season", choices.season.as_deref().unwrap_or_default());
    form
}

pub(super) fn form_of_modules(choices: &CompositionChoices, game: Game) -> Form {
    let mut form = Form::default();
    for one in game.ruleset().modules() {
        form.set(&field_of_piece("module", one.as_str()), word_of_tick(!choices.without.contains(one)));
    }
    form
}

fn word_of_tick(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

fn field_of_publication(one: &LeftOutPublication) -> String {
    field_of_piece("out", &token_hash(&format!("{} {:?}", one.title, one.published_on)))
}

fn field_of_unit(faction: &str, unit: &str) -> String {
    field_of_piece("unit", &token_hash(&format!("{faction}\n{unit}").to_lowercase()))
}
