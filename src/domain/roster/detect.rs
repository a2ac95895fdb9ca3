//! Which format a text is in: by its signature at the foot, else by its shape. The player can
//! overrule it.

use super::{Format, FormatReason, RosterReaders, clean};

/// Enough of a file to see whether it is XML or JSON.
const BEGINNING: usize = 1024;

/// The format of these bytes and why we think so.
pub fn detect_roster_format(bytes: &[u8], readers: &dyn RosterReaders) -> (Format, FormatReason) {
    if bytes.starts_with(b"PK\x03\x04") {
        return (Format::Rosz, FormatReason::IsZip);
    }
    let text = String::from_utf8_lossy(&bytes[..bytes.len().min(BEGINNING)]);
    let start = text.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']);
    if super::battlescribe::is_page(bytes) {
        return (Format::Page, FormatReason::IsPage);
    }
    let is_page = start.get(..14).is_some_and(|first| first.eq_ignore_ascii_case("<!doctype html"));
    if start.starts_with("<?xml") || start.starts_with("<roster") || (start.starts_with("<!") && !is_page) {
        return (Format::Ros, FormatReason::IsXml);
    }
    if start.starts_with('{') {
        return (Format::Json, FormatReason::IsJson);
    }
    let Ok((text, _)) = clean::read_text_for_game(bytes, readers) else { return readers.detect("") };
    let start = text.trim_start();
    if super::table::is_table(start) {
        return (Format::Csv, FormatReason::TableHeading);
    }
    readers.detect(start)
}
