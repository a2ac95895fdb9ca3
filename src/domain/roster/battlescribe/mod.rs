//! Roster files of `BattleScribe` and New Recruit: the same tree as XML, as a zip of that XML, or as
//! JSON. Each container yields a `Node` tree; one function turns the tree into a roster.

mod archive;
mod json;
mod tree;
mod xml;

use super::{Notice, ReadError, Roster};
use tree::Node;

/// Deeper than this no roster goes; a bomb does.
const DEEPEST: usize = 64;

pub fn read_xml(bytes: &[u8], notices: &mut Vec<Notice>) -> Result<Roster, ReadError> {
    Ok(tree::roster(xml::parse(bytes, notices)?, notices))
}

pub fn read_json(bytes: &[u8], notices: &mut Vec<Notice>) -> Result<Roster, ReadError> {
    Ok(tree::roster(json::parse(bytes, notices)?, notices))
}

pub fn read_zip(bytes: &[u8], notices: &mut Vec<Notice>) -> Result<Roster, ReadError> {
    read_xml(&archive::unpack(bytes)?, notices)
}
