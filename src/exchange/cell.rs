//! Rows of a CSV file, with cells that a spreadsheet shows as text and never runs as a formula.

use std::borrow::Cow;

/// What a CSV file begins with, because spreadsheets guess the encoding wrongly without.
pub const MARK: &str = "\u{feff}";

/// One row with its line end, quoted where it must be. Cells are taken as they are: pass texts
/// that people typed through [`guard_from_formula`].
pub fn write_csv_row<C: AsRef<str>>(cells: impl IntoIterator<Item = C>, separator: char) -> String {
    let cells: Vec<String> = cells.into_iter().map(|cell| quote_cell(cell.as_ref(), separator)).collect();
    cells.join(separator.encode_utf8(&mut [0; 4])) + "\r\n"
}

/// The text with an apostrophe before it when a spreadsheet could take it for a formula.
pub fn guard_from_formula(text: &str) -> Cow<'_, str> {
    if needs_apostrophe(text) { Cow::Owned(format!("'{text}")) } else { Cow::Borrowed(text) }
}

/// The text as it was before [`guard_from_formula`], so that an export can be read in again.
pub fn remove_formula_guard(text: &str) -> &str {
    match text.strip_prefix('\'') {
        Some(rest) if needs_apostrophe(rest) => rest,
        _ => text,
    }
}

/// Also where a program that guesses the separator could take another sign for it; but a decimal's comma is no risk.
fn quote_cell(text: &str, separator: char) -> String {
    let is_number = separator == ';' && text.chars().all(|sign| sign.is_ascii_digit() || ",-".contains(sign));
    if !is_number && text.contains([',', ';', '\t', '"', '\r', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

/// Also when the text itself begins with an apostrophe that reading would take for ours, once the space before it is gone.
fn needs_apostrophe(text: &str) -> bool {
    is_risky(text) || text.trim_start().strip_prefix('\'').is_some_and(needs_apostrophe)
}

fn is_risky(text: &str) -> bool {
    text.starts_with(['\t', '\r', '\n', '\0'])
        || text
            .trim_start_matches(|c: char| c.is_whitespace() || c.is_control() || c == '\u{feff}')
            .starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_spreadsheet_would_run_is_shown_instead() {
        for risky in
            ["=1+1", "+49 30 1", "-1", "@sum", "\t=1", "\r=1", "  =1", "＝1", "\0", "'=1", "''+", " '=1"]
        {
            assert_eq!(guard_from_formula(risky), format!("'{risky}"));
            assert_eq!(remove_formula_guard(&guard_from_formula(risky)), risky);
        }
    }

    #[test]
    fn rows_are_quoted_where_they_must_be() {
        assert_eq!(
            write_csv_row(["1", "a,b", "say \"x\"", "two\nlines", ""], ','),
            "1,\"a,b\",\"say \"\"x\"\"\",\"two\nlines\",\r\n"
        );
    }

    #[test]
    fn ordinary_text_stays_as_it_is() {
        for text in ["Ann", "", "'Tis", "O'Brien", "Łukasz =1", "<b>"] {
            assert_eq!(guard_from_formula(text), text);
            assert_eq!(remove_formula_guard(text), text);
        }
    }
}
