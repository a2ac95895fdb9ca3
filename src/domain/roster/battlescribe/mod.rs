//! Roster files of `BattleScribe` and New Recruit: the same tree as XML, as a zip of that XML, or as
//! JSON, or as the page it prints. Each container yields a `Node` tree; the game turns the tree into a roster.

mod archive;
mod json;
mod node;
mod page;
mod xml;

pub use node::RosterNode;
pub use page::is_page;

use super::{Notice, ReadError};
use node::round_off_number;

/// Deeper than this no roster goes; a bomb does.
const DEEPEST: usize = 64;

pub fn read_xml(bytes: &[u8], notices: &mut Vec<Notice>) -> Result<RosterNode, ReadError> {
    xml::parse(bytes, notices)
}

pub fn read_json(bytes: &[u8], notices: &mut Vec<Notice>) -> Result<RosterNode, ReadError> {
    json::parse(bytes, notices)
}

/// Whether JSON is no deeper and no more than anybody writes; to be asked before it is read.
pub fn hold_json(bytes: &[u8]) -> Result<(), ReadError> {
    json::check_json_bounds(bytes)
}

/// The page that it prints.
///
/// # Errors
/// When it is nested deeper, or holds more, than any roster.
pub fn read_page(bytes: &[u8]) -> Result<RosterNode, ReadError> {
    page::parse(bytes)
}

pub fn read_zip(bytes: &[u8], notices: &mut Vec<Notice>) -> Result<RosterNode, ReadError> {
    read_xml(&archive::unpack_archive(bytes)?, notices)
}
