//! Rosters of this game: the programs' formats, the steps that build one, and its text.

mod builder;
mod listbot;
mod reading;
mod sectioned;
mod text;
mod tree;

pub use builder::{Destination, Place, Step, StepError};
pub use reading::READERS;
pub use text::as_app_text;

use crate::domain::roster::{
    Choice, Entry, Format, Lore, LoreKind, Notice, NoticeAbout, Roster, Section, SectionKind, Upgrade, line,
};
