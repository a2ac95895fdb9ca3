//! Rosters: what a player hands in, read from any of the formats players use. Reading knows no
//! rules and no catalogue: it says what is written, and tells what it could not understand.

pub mod battlescribe;
mod clean;
mod detect;
mod difference;
pub mod line;
mod model;
mod names;
mod notice;
mod reading;
mod table;

pub use detect::{Format, FormatReason, detect};
pub use difference::{Difference, differences};
pub use model::{Choice, Entry, Heading, Lore, LoreKind, Roster, Section, SectionKind, Upgrade};
pub use notice::{MAX_TEXT, MAX_UNPACKED, Notice, NoticeAbout, ReadError};
pub use reading::{Readers, Reading, read};
