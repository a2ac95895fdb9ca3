//! Bytes in, a reading out: guards first, then detection, then the reader of that format.

use super::{
    Format, FormatReason, MAX_UNPACKED, Notice, NoticeAbout, ReadError, Roster, RosterReaders, battlescribe,
    bounds, clean, detect_roster_format, repeated, table,
};
use serde::{Deserialize, Serialize};

/// The most lines of a text that are read; a list of every unit of an army has 300.
const MAX_LINES: usize = 4000;

/// What a reader understood, and what it did not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RosterReading {
    pub format: Format,
    /// Why this format: the player's choice, a signature, or the shape.
    pub format_reason: FormatReason,
    pub roster: Roster,
    pub notices: Vec<Notice>,
}

/// Reads a roster in the format the player chose, or in the one it looks like.
pub fn read_roster_bytes(
    bytes: &[u8],
    chosen: Option<Format>,
    readers: &dyn RosterReaders,
) -> Result<RosterReading, ReadError> {
    if bytes.len() > MAX_UNPACKED {
        return Err(ReadError::TooBig);
    }
    if let Some(paper) = refuse_picture_or_pdf(bytes) {
        return Err(paper);
    }
    let (format, format_reason) = match chosen {
        Some(format) => (format, FormatReason::Chosen),
        None => detect_roster_format(bytes, readers),
    };
    let mut notices = Vec::new();
    let mut roster = match format {
        Format::Rosz => readers.tree(battlescribe::read_zip(bytes, &mut notices)?, &mut notices),
        Format::Ros => readers.tree(battlescribe::read_xml(bytes, &mut notices)?, &mut notices),
        Format::Page => readers.tree(battlescribe::read_page(bytes)?, &mut notices),
        Format::Json => match battlescribe::hold_json(bytes).map(|()| readers.json(bytes))? {
            Some(roster) => roster,
            None => readers.tree(battlescribe::read_json(bytes, &mut notices)?, &mut notices),
        },
        _ => {
            let (mut text, told) = clean::read_text_for_game(bytes, readers)?;
            notices.extend(told.map(Notice::without_line));
            cut_excess_lines(&mut text, &mut notices);
            if let Some((from, to)) = repeated::second_copy(&text) {
                text.replace_range(from..to, "");
                notices.push(Notice::without_line(NoticeAbout::PastedTwice));
            }
            match format {
                Format::Csv => table::read_roster_table(&text, readers, &mut notices),
                _ => readers.text(&text, format, &mut notices),
            }
        }
    };
    if roster.is_empty() {
        notices.push(Notice::without_line(NoticeAbout::NoUnit));
    }
    bounds::enforce_roster_bounds(&mut roster, &mut notices)?;
    Ok(RosterReading { format, format_reason, roster, notices })
}

/// A picture of a list, or its printed page: known by how such files begin, whatever they are called.
fn refuse_picture_or_pdf(bytes: &[u8]) -> Option<ReadError> {
    const PICTURES: [&[u8]; 5] = [b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"BM", b"II*\0"];
    let is_picture = PICTURES.iter().any(|begins| bytes.starts_with(begins) && bytes.contains(&0));
    let is_container = bytes.get(4..8) == Some(b"ftyp") || bytes.get(8..12) == Some(b"WEBP");
    if bytes.starts_with(b"%PDF-") {
        return Some(ReadError::Pdf);
    }
    (is_picture || is_container).then_some(ReadError::Picture)
}

/// What nobody would call a roster is not read to its end.
fn cut_excess_lines(text: &mut String, notices: &mut Vec<Notice>) {
    let end = text.match_indices('\n').nth(MAX_LINES).map(|(at, _)| at);
    if let Some(at) = end {
        text.truncate(at);
        notices.push(Notice::at_line(MAX_LINES, NoticeAbout::FarTooLong));
    }
}
