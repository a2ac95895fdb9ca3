//! What stands in forms again and again: a field, one of several, a box to tick, and what is wrong with the whole. Each
//! is a value with a template of its own, written where it stands: `{{ form.field("name", "player-name"|t, "text") }}`. What stands
//! beside it is the `.hint` of the label's text, or what [`FormField::hinted`] is told.

use super::form::Form;
use crate::text::{Message, Wording, filters};
use askama::{Template, filters::HtmlSafe};
use std::{borrow::Borrow, fmt::Display};

/// What can be chosen: each by its value, with its label.
pub type FormChoices<V = &'static str, L = Message> = Vec<(V, L)>;

/// A field with its label, a hint, or what is wrong with it in its place.
#[derive(Template)]
#[template(path = "forms/field.html")]
pub struct FormField<'a> {
    form: &'a Form,
    name: String,
    label: Wording,
    /// The input's type, or `area` for many lines. A `number` is text with digits on the keyboard, because the mouse
    /// wheel changes what stands in a browser's own field for numbers.
    kind: &'a str,
    hint: Wording,
}

/// One of several.
#[derive(Template)]
#[template(path = "forms/choice.html")]
pub struct FormChoice<'a> {
    form: &'a Form,
    name: String,
    label: Wording,
    /// Value and label.
    choices: Vec<(String, Wording)>,
    hint: Wording,
}

/// A box to tick.
#[derive(Template)]
#[template(path = "forms/tick.html")]
pub struct FormTick<'a> {
    form: &'a Form,
    name: String,
    label: Wording,
    is_required: bool,
}

impl FormTick<'_> {
    /// Without it the browser sends nothing, and what was chosen beside it stays.
    #[must_use]
    pub fn required(self) -> Self {
        Self { is_required: true, ..self }
    }
}

/// What is wrong with the form as a whole; above it, so that each line leads to its field and says which it is.
#[derive(Template)]
#[template(path = "forms/problem.html")]
pub struct FormProblem<'a> {
    form: &'a Form,
}

impl HtmlSafe for FormField<'_> {}
impl HtmlSafe for FormChoice<'_> {}
impl HtmlSafe for FormTick<'_> {}
impl HtmlSafe for FormProblem<'_> {}

/// What stands beside the field, where its label's text has no hint that says it.
macro_rules! hinted {
    ($($control:ident)+) => {$(
        impl $control<'_> {
            /// The same with this beside it; nothing leaves the hint of the label's text.
            #[must_use]
            pub fn hinted(self, hint: impl Into<Wording>) -> Self {
                let hint = hint.into();
                if hint.is_empty() { self } else { Self { hint, ..self } }
            }
        }
    )+};
}
hinted!(FormField FormChoice);

impl Form {
    pub fn field<'a>(
        &'a self,
        name: impl Display,
        label: impl Into<Wording>,
        kind: &'a str,
    ) -> FormField<'a> {
        let label = label.into();
        let hint = label.part_if_any("hint");
        FormField { form: self, name: name.to_string(), label, kind, hint }
    }

    /// `choices` are pairs of value and label.
    pub fn choice<V: Display, L: Clone + Into<Wording>, I>(
        &self,
        name: impl Display,
        label: impl Into<Wording>,
        choices: I,
    ) -> FormChoice<'_>
    where
        I: IntoIterator<Item: Borrow<(V, L)>>,
    {
        let write_pair = |pair: I::Item| {
            let (value, label) = pair.borrow();
            (value.to_string(), label.clone().into())
        };
        let choices = choices.into_iter().map(write_pair).collect();
        let label = label.into();
        let hint = label.part_if_any("hint");
        FormChoice { form: self, name: name.to_string(), label, choices, hint }
    }

    pub fn tick(&self, name: impl Display, label: impl Into<Wording>) -> FormTick<'_> {
        FormTick { form: self, name: name.to_string(), label: label.into(), is_required: false }
    }

    pub fn problem_summary(&self) -> FormProblem<'_> {
        FormProblem { form: self }
    }
}
