//! What the program says to people. Values and templates name a text and give the facts; how it reads stands in
//! `templates/text`, a folder for each language and a file for each noun.
//!
//! [`Message`] is a text's name with its facts and knows no language. [`Speaker`] is whom it is said by: pages are rendered
//! with one (`template.render_with_values(&visit.speaker)`), everything else calls [`Speaker::say`].

pub mod audit;
pub mod battle;
pub mod builder;
pub mod catalogues;
mod check;
pub mod clock;
mod direction;
pub mod draw;
mod errors;
mod escape;
mod fact_names;
mod file_names;
pub mod files;
pub mod findings;
pub mod guide;
pub mod help;
mod language;
mod left_behind;
mod mails;
mod message;
pub mod moments;
mod names;
mod needs;
mod numbers;
pub mod outlook;
pub mod pack;
mod pattern;
pub mod ranking;
mod refusals;
pub mod rules;
mod serial;
pub mod settings;
pub mod sheet;
mod spans;
mod speech;
pub mod standings;
pub mod statistics;
pub mod systems;
pub mod tables;
pub mod team_pack;
mod templates;
pub mod values;
mod wording;

pub use check::{check_texts, take_texts, tell_text_mistake};
pub use direction::is_right_to_left;
pub use errors::tell_error;
pub use language::{Direction, ENGLISH, LANGUAGES, Language, Plural};
pub use left_behind::{tell_left_behind, tell_left_behind_of_games};
pub use mails::tell_letter_line;
pub use message::{Element, Message, NamedFact, TextFact, TextKey, kebab_name};
pub use names::{first_name, first_names, short_name};
pub use needs::{
    ChoiceWords, NeedsByName, TextFile, TextMistake, TextNeeds, TextProblem, asked_for, needs_of_language,
    read_needs,
};
pub use numbers::{WholeCount, narrow_score, write_grouped_number, write_score_dash};
pub use pattern::Texts;
pub(crate) use serial::say;
pub use serial::{IntoTextFact, told};
pub use spans::{as_long_as, word_time_ago};
pub use speech::Speaker;
pub use templates::{PageLanguage, PlainMessage, filters};
pub use wording::Wording;
