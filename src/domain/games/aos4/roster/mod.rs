//! Rosters of this game: the programs' formats, the steps that build one, and its text.

mod builder;
mod detect;
mod listbot;
mod reading;
mod sectioned;
mod text;
mod tongues;
mod tree;
mod way_to_play;

pub use builder::{BuilderStep, BuilderStepError, Destination, UnitPlace};
pub use reading::{AppAndItsKin, TABLE_HEADINGS};
pub use text::as_app_text;

use crate::domain::roster::{
    Format, Notice, NoticeAbout, PricedChoice, Roster, RosterEntry, RosterLore, RosterLoreKind, Section,
    SectionKind, Upgrade, line,
};
