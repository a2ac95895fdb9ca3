//! Rosters: what a player hands in, read from any of the formats players use. Reading knows no
//! rules and no catalogue: it says what is written, and tells what it could not understand.

mod battlescribe;
mod builder;
mod clean;
mod detect;
mod difference;
mod line;
mod listbot;
mod model;
mod reading;
mod sectioned;
mod table;
mod text;

pub use builder::{Destination, Place, Step, StepError};
pub use detect::{Format, detect};
pub use difference::{Difference, differences};
pub use model::{Choice, Entry, Lore, LoreKind, Roster, Section, SectionKind, Upgrade};
pub use reading::{MAX_TEXT, MAX_UNPACKED, Notice, ReadError, Reading, read};
pub use text::as_app_text;
