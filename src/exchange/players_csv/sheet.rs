//! From bytes to records: which encoding, which separator, which cells on which line.

use encoding_rs::{UTF_16BE, UTF_16LE, WINDOWS_1252};

use super::{MOST_ROWS, PlayersCsvError};

/// How the file's letters are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Encoding {
    Utf8,
    Utf16,
    Windows1252,
}

impl Encoding {
    /// As the preview names it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "UTF-8",
            Self::Utf16 => "UTF-16",
            Self::Windows1252 => "Windows-1252",
        }
    }
}

/// What stands between two cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Separator {
    Comma,
    Semicolon,
    Tab,
}

impl Separator {
    /// As the preview names it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Comma => "comma",
            Self::Semicolon => "semicolon",
            Self::Tab => "tab",
        }
    }

    fn byte(self) -> u8 {
        match self {
            Self::Comma => b',',
            Self::Semicolon => b';',
            Self::Tab => b'\t',
        }
    }
}

/// One record: its cells as they stand, and the line it begins on.
#[derive(Debug)]
pub struct Record {
    pub line: u64,
    pub cells: Vec<String>,
}

/// A file as cells. Rows without any text are left out.
#[derive(Debug)]
pub struct Sheet {
    pub encoding: Encoding,
    pub separator: Separator,
    pub records: Vec<Record>,
}

/// Reads a file into records.
pub fn read(bytes: &[u8]) -> Result<Sheet, PlayersCsvError> {
    refuse_other_files(bytes)?;
    let (text, encoding) = decode(bytes)?;
    // Excel's own hint, on a line of its own.
    let (hint, skipped) = match text.lines().next().map(str::trim) {
        Some("sep=,") => (Some(Separator::Comma), 1),
        Some("sep=;") => (Some(Separator::Semicolon), 1),
        _ => (None, 0),
    };
    let text = if skipped == 0 { text.as_str() } else { text.split_once('\n').map_or("", |(_, rest)| rest) };
    let separator = hint.unwrap_or_else(|| guess_separator(text));
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(separator.byte())
        .has_headers(false)
        .flexible(true)
        .from_reader(text.as_bytes());
    let mut records = Vec::new();
    for record in reader.records() {
        // The text is valid UTF-8 and ragged rows are allowed, so a record cannot fail.
        let record = record.map_err(|_| PlayersCsvError::NotText)?;
        if record.iter().all(|cell| cell.trim().is_empty()) {
            continue;
        }
        // One more than allowed, for a header.
        if records.len() > MOST_ROWS {
            return Err(PlayersCsvError::TooManyRows);
        }
        let line = record.position().map_or(0, |position| first_line(text, position)) + skipped;
        records.push(Record { line, cells: record.iter().map(str::to_owned).collect() });
    }
    if records.is_empty() {
        return Err(PlayersCsvError::Empty);
    }
    Ok(Sheet { encoding, separator, records })
}

/// The line a record begins on; the reader's own position is before the empty lines it passes over.
fn first_line(text: &str, position: &csv::Position) -> u64 {
    let start = usize::try_from(position.byte()).unwrap_or(usize::MAX);
    let rest = text.as_bytes().get(start..).unwrap_or_default();
    let empty = rest.iter().take_while(|byte| matches!(byte, b'\r' | b'\n')).filter(|byte| **byte == b'\n');
    position.line() + u64::try_from(empty.count()).unwrap_or(0)
}

fn refuse_other_files(bytes: &[u8]) -> Result<(), PlayersCsvError> {
    // Zip (xlsx, ods) and the older compound file (xls).
    if bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(&[0xd0, 0xcf, 0x11, 0xe0]) {
        return Err(PlayersCsvError::Spreadsheet);
    }
    let marked_utf16 = bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]);
    if bytes.starts_with(b"%PDF") || (bytes.contains(&0) && !marked_utf16) {
        return Err(PlayersCsvError::NotText);
    }
    Ok(())
}

fn decode(bytes: &[u8]) -> Result<(String, Encoding), PlayersCsvError> {
    for (mark, encoding) in [([0xff, 0xfe], UTF_16LE), ([0xfe, 0xff], UTF_16BE)] {
        if let Some(rest) = bytes.strip_prefix(&mark) {
            let (text, broken) = encoding.decode_without_bom_handling(rest);
            return if broken {
                Err(PlayersCsvError::NotText)
            } else {
                Ok((text.into_owned(), Encoding::Utf16))
            };
        }
    }
    let bytes = bytes.strip_prefix(&[0xef, 0xbb, 0xbf]).unwrap_or(bytes);
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Ok((text.to_owned(), Encoding::Utf8));
    }
    let (text, _) = WINDOWS_1252.decode_without_bom_handling(bytes);
    Ok((text.into_owned(), Encoding::Windows1252))
}

/// The separator that most lines have, and among those the one that there are most of.
fn guess_separator(text: &str) -> Separator {
    let mut best = (Separator::Comma, (0, 0));
    for separator in [Separator::Comma, Separator::Semicolon, Separator::Tab] {
        let counts = text.lines().filter(|line| !line.trim().is_empty()).take(50);
        let counts = counts.map(|line| outside_quotes(line, char::from(separator.byte())));
        let score = counts.fold((0, 0), |(lines, all), n| (lines + usize::from(n > 0), all + n));
        if score > best.1 {
            best = (separator, score);
        }
    }
    best.0
}

fn outside_quotes(line: &str, separator: char) -> usize {
    let mut quoted = false;
    let mut count = 0;
    for c in line.chars() {
        if c == '"' {
            quoted = !quoted;
        } else if c == separator && !quoted {
            count += 1;
        }
    }
    count
}
