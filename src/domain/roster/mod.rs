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

pub use battlescribe::RosterNode;
pub use detect::detect_roster_format;
pub use difference::{ChangedLine, ChangedUnitMark, RosterDifference, list_roster_differences};
pub use format::{Format, FormatReason, UnknownFormat};
pub use model::{
    ArmyChoice, Below, PricedChoice, PrintedCount, Roster, RosterEntry, RosterLore, RosterLoreKind, Section,
    SectionHeading, SectionKind, Upgrade,
};
pub use notice::{MAX_TEXT, MAX_UNPACKED, Notice, NoticeAbout, ReadError};
pub use readers::RosterReaders;
pub use reading::{RosterReading, read_roster_bytes};
pub use table_line::{RosterTableLine, option_text, print_table, table_lines};
