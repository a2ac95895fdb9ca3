//! Rosters: what a player hands in, read from any of the formats players use. Reading knows no
//! rules and no catalogue: it says what is written, and tells what it could not understand.

pub mod battlescribe;
mod bounds;
mod cells;
mod clean;
mod detect;
mod difference;
mod emphasis;
pub mod forces;
mod format;
pub mod line;
mod line_numbers;
mod markup;
mod model;
mod names;
mod notice;
pub mod plain;
mod quoted_printable;
mod readers;
mod reading;
mod repeated;
mod table;
mod table_line;

pub use battlescribe::Node;
pub use detect::detect;
pub use difference::{Difference, differences};
pub use format::{Format, FormatReason, UnknownFormat};
pub use model::{
    ArmyChoice, Below, Choice, Counted, Entry, Heading, Lore, LoreKind, Roster, Section, SectionKind, Upgrade,
};
pub use notice::{MAX_TEXT, MAX_UNPACKED, Notice, NoticeAbout, ReadError};
pub use readers::Readers;
pub use reading::{Reading, read};
pub use table_line::{TableLine, option_text, print_table, table_lines};
