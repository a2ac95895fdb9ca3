//! The house itself: walls, names, templates, sentences, promises.

mod architecture;
mod asvs;
mod dependencies;
mod directions;
mod figures_of_the_house;
mod moments;
mod number_fields;
mod page_words;
mod readme;
mod refusals;
mod statements;
mod templates;
pub mod texts;
mod wording;
