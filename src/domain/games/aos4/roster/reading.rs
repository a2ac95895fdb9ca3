//! The readers of this game's formats.

use super::{Format, Notice, Roster, listbot, sectioned, tree};
use crate::domain::roster::Readers;

pub const READERS: Readers = Readers { tree: tree::roster, text, heading: sectioned::heading_kind };

fn text(text: &str, format: Format, notices: &mut Vec<Notice>) -> Roster {
    match format {
        Format::Listbot => listbot::read(text, notices),
        _ => sectioned::read(text, format, notices),
    }
}
