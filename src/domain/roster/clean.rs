//! Bytes to text, and text as mails, chats and word processors leave it to lines as the programs wrote them:
//! one kind of line end and of space, no invisible marks, nothing escaped for the web.

use super::{
    MAX_TEXT, NoticeAbout, ReadError, RosterReaders, cells, emphasis, line_numbers, markup, quoted_printable,
};

/// The text of these bytes, and what a person should know about it.
pub fn read_clean_text(bytes: &[u8]) -> Result<(String, Option<NoticeAbout>), ReadError> {
    let (text, told) = decode_text(bytes)?;
    Ok((clean_text(&text), told))
}

/// The same as the game's lists are kept.
pub fn read_text_for_game(
    bytes: &[u8],
    readers: &dyn RosterReaders,
) -> Result<(String, Option<NoticeAbout>), ReadError> {
    if readers.keeps_lines() { read_text_or_lines(bytes) } else { read_clean_text(bytes) }
}

/// The same of a text that may be kept as JSON, an array of its lines.
fn read_text_or_lines(bytes: &[u8]) -> Result<(String, Option<NoticeAbout>), ReadError> {
    let (text, told) = decode_text(bytes)?;
    Ok((clean_text(&lines_of(text)), told))
}

fn lines_of(text: String) -> String {
    if text.trim_start().starts_with('[')
        && let Ok(lines) = serde_json::from_str::<Vec<String>>(&text)
    {
        return lines.join("\n");
    }
    text
}

/// UTF-8 with or without its mark, UTF-16 with its mark; else Western European where nearly all of it reads.
fn decode_text(bytes: &[u8]) -> Result<(String, Option<NoticeAbout>), ReadError> {
    if bytes.len() > MAX_TEXT {
        return Err(ReadError::TooBig);
    }
    if let Some(units) = bytes.strip_prefix(&[0xff, 0xfe]) {
        return Ok((text_from_utf16(units, u16::from_le_bytes), None));
    }
    if let Some(units) = bytes.strip_prefix(&[0xfe, 0xff]) {
        return Ok((text_from_utf16(units, u16::from_be_bytes), None));
    }
    if bytes.contains(&0) {
        return Err(ReadError::NotText);
    }
    let bytes = &*quoted_printable::decode_quoted_printable(bytes);
    if let Ok(text) = str::from_utf8(bytes) {
        return Ok((text.to_owned(), None));
    }
    let lossy = String::from_utf8_lossy(bytes);
    let strange = lossy.chars().filter(|c| *c == char::REPLACEMENT_CHARACTER).count();
    if strange * 5 > lossy.chars().count() {
        return Err(ReadError::NotText);
    }
    // One stray byte in a text that is otherwise UTF-8 is no reason to misread all its other letters.
    if bytes.iter().filter(|byte| !byte.is_ascii()).count() > strange {
        return Ok((lossy.into_owned(), Some(NoticeAbout::OddLetters)));
    }
    Ok((bytes.iter().map(|byte| decode_western_byte(*byte)).collect(), Some(NoticeAbout::WesternEuropean)))
}

/// What old programs write between 128 and 159: quotation marks, dashes, the bullet.
fn decode_western_byte(byte: u8) -> char {
    match byte {
        0x85 => '…',
        0x91 => '‘',
        0x92 => '’',
        0x93 => '“',
        0x94 => '”',
        0x95 => '•',
        0x96 => '–',
        0x97 => '—',
        0x80..=0x9f => char::REPLACEMENT_CHARACTER,
        other => char::from(other),
    }
}

fn text_from_utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.as_chunks::<2>().0.iter().map(|pair| unit(*pair));
    char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

fn clean_text(text: &str) -> String {
    let text = &*line_numbers::taken_off(text);
    let text = &*cells::of_tabs(text);
    let mut clean = String::with_capacity(text.len());
    let mut characters = text.chars().peekable();
    // Spaces at a line's start are kept: they tell what belongs below what.
    let mut at_start = true;
    while let Some(character) = characters.next() {
        match character {
            '\r' if characters.peek() == Some(&'\n') => {}
            '\r' | '\n' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => {
                clean.push('\n');
                at_start = true;
            }
            '\u{ad}'
            | '\u{200b}'
            | '\u{200e}'
            | '\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'
            | '\u{200d}'
            | '\u{fe0e}'
            | '\u{fe0f}'
            | '\u{2066}'..='\u{2069}'
            | '\u{feff}' => {}
            space if space.is_whitespace() => {
                if at_start || !clean.ends_with(' ') {
                    clean.push(' ');
                }
            }
            other => {
                clean.push(narrow_letter(other));
                at_start = false;
            }
        }
    }
    let plain = markup::taken_off(clean);
    let plain = cells::of_commas(&plain);
    emphasis::taken_off(&plain).into_owned()
}

/// Keyboards for Chinese and Japanese type wide brackets and digits.
fn narrow_letter(c: char) -> char {
    match c {
        '（' => '(',
        '）' => ')',
        '／' => '/',
        '：' => ':',
        '０'..='９' => char::from_u32(u32::from(c) - u32::from('０') + u32::from('0')).unwrap_or(c),
        _ => emphasis::plain_letter(c),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_ends_spaces_and_invisible_marks_become_plain() {
        assert_eq!(clean_text("a\r\nb\rc\u{2028}d"), "a\nb\nc\nd");
        assert_eq!(clean_text("\u{feff}\u{200e}  a\u{a0}\t b\u{200b}\n\tc"), "  a b\n c");
        assert_eq!(clean_text("Callis &amp; Toll&#39;s （20）"), "Callis & Toll's (20)");
    }

    #[test]
    fn bytes_that_are_no_unicode_are_western_european_or_no_text() {
        assert_eq!(read_clean_text(b"G\xfcnther\x92s list").unwrap().0, "Günther’s list");
        assert!(read_clean_text(b"G\xfcnther and all his friends").unwrap().1.is_some());
        assert_eq!(read_clean_text("ü and \u{1f400}".as_bytes()).unwrap().1, None);
        let mut mixed = "Günther’s list • one".as_bytes().to_vec();
        mixed.push(0xff);
        assert!(read_clean_text(&mixed).unwrap().0.starts_with("Günther’s list • one"));
        assert_eq!(read_clean_text(&[0x80; 40]), Err(ReadError::NotText));
        assert_eq!(read_clean_text(b"a\0b"), Err(ReadError::NotText));
    }
}
