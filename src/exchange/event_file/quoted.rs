//! Texts of a file in what is said about it.

/// A text of the file, for one line of an error: quoted, on one line, not endless.
pub(super) fn quoted(text: &str) -> String {
    const LONGEST: usize = 60;
    if text.chars().count() <= LONGEST {
        format!("{text:?}")
    } else {
        let start: String = text.chars().take(LONGEST).collect();
        format!("{start:?}…")
    }
}
