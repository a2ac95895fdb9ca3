//! A setting as the table of its page has it: a line. From the line the form is made, what was sent is read, what two people
//! saved at once is merged, and the log and the pack are told.

use super::stored;
use crate::{
    domain::{event::pack::Settings, zone::Zone},
    text::{Message, Wording, told},
};
use chrono::{DateTime, Utc};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::ops::RangeInclusive;

/// The lines of a page, or of a part of it.
pub type SettingTable = &'static [SettingLine];
/// The words of a choice, each with what people read.
pub type Choices = Vec<(String, Wording)>;
/// Says a value as the log has it; nothing of one that cannot be read.
pub type Say = fn(&str, &Settings) -> Option<Wording>;
/// What follows from the settings.
type Said = fn(&Settings) -> Wording;

/// Tables of settings. A line is `field: Control, "setting-its-text", more: value;`, `more` being any field of
/// [`SettingLine`] from `hint_of` on.
macro_rules! setting_tables {
    ($($(#[$doc:meta])* $table:ident {$(
        $($part:ident).+: $control:expr, $text:literal $(, $key:ident: $value:expr)*;
    )*})*) => {$(
        $(#[$doc])*
        pub const $table: $crate::text::settings::SettingTable = &[$($crate::text::settings::SettingLine {
            path: concat!($(".", stringify!($part)),+),
            value: |all| &all.$($part).+,
            value_mut: |all| &mut all.$($part).+,
            control: $control,
            text: $text,
            $($key: $value,)*
            ..$crate::text::settings::SettingLine::BARE
        }),*];
    )*};
}
pub(super) use setting_tables;

/// A setting.
pub struct SettingLine {
    /// Where it stands in the settings, each part after a point.
    pub path: &'static str,
    pub value: fn(&Settings) -> &dyn StoredWord,
    pub value_mut: fn(&mut Settings) -> &mut dyn StoredWord,
    pub control: Control,
    /// The name of its text: the label on the form, with the parts `hint`, `refused` (what is said beside the field where
    /// it fails the check), `logged` and `pack` (what it is called there, where that is not the label).
    pub text: &'static str,
    /// The hint where it follows from what is set.
    pub hint_of: Option<Said>,
    /// The name of the form's field, where it is not the last part of the path.
    pub field: &'static str,
    /// Short fields stand beside each other, others alone: where this one does otherwise.
    pub beside: Option<bool>,
    /// A form without the field leaves the setting as it was.
    pub kept_unsent: bool,
    /// Whether it cannot be like this.
    pub check: Option<fn(&Settings) -> bool>,
    /// How the log says its value, where that does not follow from how it is asked for.
    pub said: Option<Say>,
    pub pack: Option<PackPlace>,
}

/// What a setting is asked with.
pub enum Control {
    /// Nothing: it is set elsewhere, and the log alone tells it.
    Elsewhere,
    /// This kind of field, which its page fills in and reads: with what the settings alone do not say.
    OnPage(&'static str),
    /// The kind of field, and the most characters.
    Text(&'static str, usize),
    /// The kind of field; how it is written there, and read; what is wrong with it is said beside it.
    Typed(&'static str, fn(&Settings) -> String, fn(&mut Settings, &str) -> Result<(), Wording>),
    Number(RangeInclusive<u32>),
    /// An empty field is no number, or 0.
    NumberIfGiven(RangeInclusive<u32>),
    /// At most so many; None: the game has none of it.
    Points(fn(&Settings) -> Option<u32>),
    Day,
    Time,
    Moment,
    /// The word without the tick, and the one with it.
    Tick([&'static str; 2]),
    Choice(fn(&Settings) -> Choices),
}

/// A box for yes or no.
pub const YES: Control = Control::Tick(["false", "true"]);

/// A part of the pack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PackChapter {
    WhenAndWhere,
    TheGame,
    Rosters,
    TheDay,
    /// How teams or pairs play.
    Teams,
    Tickets,
    People,
    ThePlace,
}

/// Where the pack tells a setting: the chapter; the place in it from 1, with those that no setting says alone; what is
/// told, where that is not the value.
pub struct PackPlace(pub PackChapter, pub u8, pub Option<Said>);

/// What the pack tells in a chapter, and where there.
pub struct PackFact {
    pub place: u8,
    pub label: Wording,
    pub told: Wording,
}

impl SettingLine {
    /// What nothing is said of.
    pub const BARE: Self = Self {
        path: "",
        value: |all| &all.venue,
        value_mut: |all| &mut all.venue,
        control: Control::Elsewhere,
        text: "",
        hint_of: None,
        field: "",
        beside: None,
        kept_unsent: false,
        check: None,
        said: None,
        pack: None,
    };

    /// As the log knows it. The settings of the day stand beside those of the event there.
    pub fn name(&self) -> &'static str {
        self.path.strip_prefix(".day.").unwrap_or(&self.path[1..])
    }

    /// The name of the form's field.
    pub fn field(&self) -> &'static str {
        let last = self.path.rsplit('.').next().unwrap_or_default();
        if self.field.is_empty() { last } else { self.field }
    }

    /// What it is called on the form.
    pub fn label(&self) -> Message {
        Message::new(self.text)
    }

    /// How its field is filled in; nothing where that is plain.
    pub fn hint(&self, settings: &Settings) -> Wording {
        self.hint_of.map_or_else(|| Wording::Text(self.label()).part_if_any("hint"), |of| of(settings))
    }

    /// What is said beside the field where it fails the check.
    pub fn refusal(&self) -> Message {
        self.label().part("refused")
    }

    /// The text's part of this name, or what it is called on the form.
    fn part_or_label(&self, part: &'static str) -> Wording {
        let label = Wording::Text(self.label());
        let part = label.part_if_any(part);
        if part.is_empty() { label } else { part }
    }

    /// The kind of its field, as the templates' `field` takes it; that of a tick and of a choice is none of those.
    pub fn kind(&self) -> &'static str {
        match self.control {
            Control::OnPage(kind) | Control::Text(kind, ..) | Control::Typed(kind, ..) => kind,
            Control::Day => "date",
            Control::Time => "time",
            Control::Moment => "datetime-local",
            Control::Tick(_) => "tick",
            Control::Choice(_) => "choice",
            _ => "number",
        }
    }

    /// Whether it stands beside others on the form.
    pub fn is_beside(&self) -> bool {
        self.beside.unwrap_or_else(|| !["area", "tick", "choice"].contains(&self.kind()))
    }

    /// What the game has none of is not asked for.
    pub fn is_asked(&self, settings: &Settings) -> bool {
        !matches!(self.control, Control::Points(most) if most(settings).is_none())
    }

    /// What the log calls it.
    pub fn log_name(&self) -> Wording {
        self.part_or_label("logged")
    }

    /// A value as the log has it, in words; nothing of one that cannot be read.
    pub fn say_stored(&self, stored: &str, settings: &Settings) -> Option<Wording> {
        if let Some(say) = self.said {
            return say(stored, settings);
        }
        match &self.control {
            Control::Choice(choices) => {
                choices(settings).into_iter().find(|(word, _)| word == stored).map(|(_, told)| told)
            }
            Control::Number(..) | Control::NumberIfGiven(..) | Control::Points(..) => {
                stored::say_stored_count(stored, settings)
            }
            Control::Day => stored::say_stored_date(stored, settings),
            Control::Time => stored::say_stored_time(stored, settings),
            Control::Moment => stored::say_stored_moment(stored, settings),
            Control::Tick(_) => stored::say_yes_or_no(stored, settings),
            _ => stored::say_stored_text(stored, settings),
        }
    }

    /// What the form's field holds while this is set.
    pub fn typed_value(&self, settings: &Settings) -> String {
        let word = (self.value)(settings).word();
        match &self.control {
            Control::Typed(_, write, _) => write(settings),
            Control::NumberIfGiven(range) if word == "0" && !range.contains(&0) => String::new(),
            Control::Time => word.chars().take("09:30".len()).collect(),
            Control::Moment => {
                word.parse::<DateTime<Utc>>().map_or(word, |at| Zone::or_utc(&settings.time_zone).field(at))
            }
            Control::Tick([_, ticked]) => if word == *ticked { "on" } else { "off" }.to_owned(),
            _ => word,
        }
    }

    /// What the pack tells of it in this chapter.
    pub fn pack_fact(&self, chapter: PackChapter, settings: &Settings) -> Option<PackFact> {
        let PackPlace(_, place, told) = self.pack.as_ref().filter(|pack| pack.0 == chapter)?;
        let word = || (self.value)(settings).word();
        let told = match (told, &self.control) {
            (Some(told), _) => told(settings),
            (None, Control::Day) => stored::say_stored_date(&word(), settings).unwrap_or(Wording::NONE),
            (None, Control::Moment) => stored::say_stored_moment(&word(), settings).unwrap_or(Wording::NONE),
            _ => Wording::Words(word()),
        };
        Some(PackFact { place: *place, label: self.part_or_label("pack"), told })
    }
}

/// A value that a word says, as it is stored.
pub trait StoredWord {
    fn word(&self) -> String;
    /// Takes the value of this word; false where there is none, and nothing is changed.
    fn choose(&mut self, word: &str) -> bool;
}

impl<T: Serialize + DeserializeOwned> StoredWord for T {
    fn word(&self) -> String {
        match serde_json::to_value(self) {
            Ok(Value::Null) | Err(_) => String::new(),
            Ok(Value::String(word)) => word,
            Ok(other) => other.to_string(),
        }
    }

    fn choose(&mut self, word: &str) -> bool {
        let nothing = || if word.is_empty() { serde_json::from_value(Value::Null).ok() } else { None };
        let chosen = serde_json::from_value(Value::String(word.to_owned())).ok();
        let chosen = chosen.or_else(|| serde_json::from_str(word).ok()).or_else(nothing);
        chosen.map(|chosen| *self = chosen).is_some()
    }
}

/// Each value by its word, with what people read.
pub fn list_choices<T: StoredWord, S: Into<Wording>>(all: impl IntoIterator<Item = (T, S)>) -> Choices {
    all.into_iter().map(|(one, told)| (one.word(), told.into())).collect()
}

/// The same of values that have texts of their own.
pub fn list_told<T: StoredWord + Serialize>(all: impl IntoIterator<Item = T>) -> Choices {
    all.into_iter().map(|one| (one.word(), told(&one).into())).collect()
}
