//! The fields of the set-up that are no lines of a table: questions at sign-up, the sides of a battlefield, and how the
//! game's axes are chosen.

use crate::{
    domain::{
        event::{
            missions::{AxisChoice, AxisChoices},
            pack::{LONGEST_ANSWER, MOST_QUESTIONS, Settings},
        },
        system::Axis,
    },
    text::settings::{Choices, StoredWord},
    web::prelude::*,
};
use std::ops::RangeInclusive;

/// What the names of the fields of questions begin with.
pub(super) const QUESTIONS: &str = "question_";
/// No side of a battlefield is shorter or longer.
const INCHES: RangeInclusive<u32> = 12..=240;
/// The fields of the two sides: they are one setting.
const BATTLEFIELD_SHORT: &str = "battlefield_short";
const BATTLEFIELD_LONG: &str = "battlefield_long";

/// The names of the fields of questions, with what stands before each.
pub(super) fn list_question_fields() -> Vec<(String, Message)> {
    let field = |number| (format!("{QUESTIONS}{number}"), say!("set-up-question", number));
    (1..=MOST_QUESTIONS).map(field).collect()
}

pub(super) fn fill_questions(form: &mut Form, settings: &Settings) {
    for (place, (name, _)) in list_question_fields().into_iter().enumerate() {
        form.set(&name, settings.day.questions.get(place).map_or("", String::as_str));
    }
}

pub(super) fn read_questions(form: &mut Form) -> Vec<String> {
    list_question_fields().iter().filter_map(|(name, _)| form.text(name, LONGEST_ANSWER)).collect()
}

pub(super) fn fill_battlefield_sides(form: &mut Form, settings: &Settings) {
    for (place, name) in [BATTLEFIELD_SHORT, BATTLEFIELD_LONG].into_iter().enumerate() {
        let side = settings.day.battlefield_inches.map(|sides| sides[place].to_string());
        form.set(name, side.unwrap_or_default());
    }
}

/// The sides of a battlefield, the short one first, whichever was typed where.
pub(super) fn read_battlefield_sides(form: &mut Form) -> Option<[u32; 2]> {
    let [one, other] = [BATTLEFIELD_SHORT, BATTLEFIELD_LONG]
        .map(|name| (name, form.value(name).trim().is_empty(), form.number_if_given(name, INCHES)));
    if one.1 != other.1 {
        form.refuse(if one.1 { one.0 } else { other.0 }, say!("set-up-both-sides"));
    }
    let (one, other) = (one.2?, other.2?);
    Some([one.min(other), one.max(other)])
}

pub(super) fn axis_field(axis: &Axis) -> String {
    format!("axis_{}", axis.id)
}

/// The field of what is played round by round, where that is fixed.
pub(super) fn axis_list(axis: &Axis) -> String {
    format!("axis_{}_list", axis.id)
}

pub(super) fn list_axis_choices() -> Choices {
    let fixed = AxisChoice::Fixed(Vec::new());
    let all = [AxisChoice::Drawn, AxisChoice::OneATable, fixed, AxisChoice::Players];
    all.iter().map(|choice| (word_of_axis(choice), told(choice).into())).collect()
}

pub(super) fn fill_axis_choices(form: &mut Form, settings: &Settings) {
    for axis in &settings.game().axes {
        let choice = settings.axis(&axis.id);
        let lines = if let AxisChoice::Fixed(rounds) = &choice { rounds.join("\n") } else { String::new() };
        form.set(&axis_field(axis), word_of_axis(&choice));
        form.set(&axis_list(axis), lines);
    }
}

/// How the game's axes are chosen; as it was, where a form does not have them.
pub(super) fn read_axis_choices(form: &Form, before: &Settings) -> AxisChoices {
    let mut choices = AxisChoices::new();
    for axis in &before.game().axes {
        let choice = match form.value(&axis_field(axis)) {
            "" => before.axis(&axis.id),
            "fixed" => AxisChoice::Fixed(form.lines(&axis_list(axis))),
            word => serde_json::from_value(word.into()).unwrap_or_default(),
        };
        if choice != AxisChoice::Drawn {
            choices.insert(axis.id.clone(), choice);
        }
    }
    choices
}

/// As forms have it; the lines of one that is fixed stand beside it.
fn word_of_axis(choice: &AxisChoice) -> String {
    if matches!(choice, AxisChoice::Fixed(_)) { "fixed".to_owned() } else { choice.word() }
}
