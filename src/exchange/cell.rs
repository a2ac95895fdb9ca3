//! Cells of a CSV file that a spreadsheet will open: text stays text, and is never run as a formula.

use std::borrow::Cow;

/// A cell for text that people wrote. What a spreadsheet could take for a formula gets a `'` in front.
/// Numbers of our own are not text: write them as they are.
#[must_use]
pub fn text(text: &str) -> Cow<'_, str> {
    let starts_formula =
        |c: char| matches!(c, '=' | '+' | '-' | '@' | '\u{FF1D}' | '\u{FF0B}' | '\u{FF0D}' | '\u{FF20}');
    let hidden = |c: char| matches!(c, '\t' | '\r' | '\n' | '\0');
    let visible = text.trim_start_matches(|c: char| c.is_whitespace() || c.is_control() || c == '\u{FEFF}');
    if text.starts_with(hidden) || visible.starts_with(starts_formula) {
        Cow::Owned(format!("'{text}"))
    } else {
        Cow::Borrowed(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_spreadsheet_could_run_gets_a_quote_in_front() {
        let formulas =
            ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\rx", "\0x", "  =1", "\u{a0}=1", "＝1", "\u{feff}=1"];
        for formula in formulas {
            assert_eq!(text(formula), format!("'{formula}"), "{formula:?}");
        }
    }

    #[test]
    fn names_stay_as_they_are() {
        for name in ["", "Ann", "Jean-Luc", "O'Neil", "李雷", "<b>Bo</b>", "🏆", "a=b"] {
            assert_eq!(text(name), name);
        }
    }
}
