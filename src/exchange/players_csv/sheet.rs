//! From text to records: which separator, which cells on which line. Files come from every kind of program, so that
//! nothing in them is refused: a quotation mark that is never closed is left out, and told.

use serde::Serialize;

/// What stands between two cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Separator {
    Tab,
    Semicolon,
    Comma,
    Pipe,
    /// One column: the whole line is a cell.
    None,
}

// In the order in which they are tried: whoever writes a semicolon on every line means it.
enum_words! { Separator: Tab "tab", Semicolon "semicolon", Comma "comma", Pipe "pipe", None "none" }

impl Separator {
    fn byte(self) -> Option<u8> {
        match self {
            Self::Tab => Some(b'\t'),
            Self::Semicolon => Some(b';'),
            Self::Comma => Some(b','),
            Self::Pipe => Some(b'|'),
            Self::None => None,
        }
    }
}

/// One record: its cells as they stand, and the line it begins on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CsvRecord {
    pub line: u64,
    pub cells: Vec<String>,
    /// A quotation mark before one of its cells is never closed.
    pub has_open_quote: bool,
}

/// A quoted cell of more lines is one whose quotation mark was never closed: an army list has fewer.
const MOST_LINES_OF_A_CELL: usize = 300;

/// What the first line says of the separator, as spreadsheets write it (`sep=;`), and the text without that line.
pub fn separator_hint(text: &str) -> (Option<Separator>, Option<&str>) {
    let (first, rest) = text.split_once(['\r', '\n']).unwrap_or((text, ""));
    let hint = first.trim_matches('"');
    let Some(sign) = hint.get(..4).filter(|start| start.eq_ignore_ascii_case("sep=")).map(|_| &hint[4..])
    else {
        return (None, None);
    };
    let known = Separator::ALL
        .into_iter()
        .find(|one| one.byte().is_some_and(|byte| sign.as_bytes().first() == Some(&byte)));
    let rest =
        if first.len() < text.len() && text[first.len()..].starts_with("\r\n") { &rest[1..] } else { rest };
    (known, Some(rest))
}

/// The records of a text, without those that are empty. `line` is that of its beginning.
pub fn split_records(text: &str, separator: Separator, line: u64) -> Vec<CsvRecord> {
    let mut reader = RecordReader { text, separator: separator.byte(), at: 0, line };
    let mut records = Vec::new();
    while reader.at < text.len() {
        let record = reader.record();
        if record.cells.iter().any(|cell| !cell.trim().is_empty()) {
            records.push(record);
        }
    }
    records
}

struct RecordReader<'a> {
    text: &'a str,
    separator: Option<u8>,
    at: usize,
    line: u64,
}

impl RecordReader<'_> {
    fn record(&mut self) -> CsvRecord {
        let mut record = CsvRecord { line: self.line, cells: Vec::new(), has_open_quote: false };
        loop {
            let quote = self.after_spaces(self.at);
            let quoted = if self.byte(quote) == Some(b'"') { Some(self.quoted(quote)) } else { None };
            match quoted {
                Some(Some((cell, end))) => {
                    self.line += cell.matches('\n').count() as u64;
                    self.at = end;
                    record.cells.push(cell);
                }
                unclosed => {
                    record.has_open_quote |= unclosed.is_some();
                    let start = if unclosed.is_some() { quote + 1 } else { self.at };
                    let end =
                        (start..self.text.len()).find(|at| self.ends_cell(*at)).unwrap_or(self.text.len());
                    self.at = end;
                    record.cells.push(self.text[start..end].to_owned());
                }
            }
            match self.byte(self.at) {
                Some(byte) if Some(byte) == self.separator => self.at += 1,
                _ => break,
            }
        }
        self.at += match (self.byte(self.at), self.byte(self.at + 1)) {
            (Some(b'\r'), Some(b'\n')) => 2,
            (Some(_), _) => 1,
            (None, _) => 0,
        };
        self.line += 1;
        record
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.text.as_bytes().get(at).copied()
    }

    fn after_spaces(&self, mut at: usize) -> usize {
        while self.byte(at) == Some(b' ') {
            at += 1;
        }
        at
    }

    fn ends_cell(&self, at: usize) -> bool {
        self.byte(at).is_none_or(|byte| matches!(byte, b'\r' | b'\n') || Some(byte) == self.separator)
    }

    /// The cell whose quotation mark stands at `start`, and where it ends; none where the mark is never closed. Marks
    /// within a cell that nobody has doubled are taken as they are while the cell is on one line.
    fn quoted(&self, start: usize) -> Option<(String, usize)> {
        let (mut cell, mut lines, mut at) = (String::new(), 0, start + 1);
        loop {
            let rest = self.text.get(at..)?;
            let next = rest.find(['"', '\r', '\n'])?;
            cell.push_str(&rest[..next]);
            at += next;
            match (self.byte(at)?, self.byte(at + 1)) {
                (b'"', Some(b'"')) => {
                    cell.push('"');
                    at += 2;
                }
                (b'"', _) => {
                    let end = self.after_spaces(at + 1);
                    if self.ends_cell(end) {
                        return Some((cell, end));
                    }
                    // This mark opens another cell.
                    if lines > 0 || self.ends_cell(at - 1) {
                        return None;
                    }
                    cell.push('"');
                    at += 1;
                }
                (sign, following) => {
                    lines += 1;
                    cell.push('\n');
                    at += if sign == b'\r' && following == Some(b'\n') { 2 } else { 1 };
                    if lines > MOST_LINES_OF_A_CELL {
                        return None;
                    }
                }
            }
        }
    }
}
