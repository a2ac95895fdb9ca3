//! What a page needs of a text: signs that mean something in HTML are written otherwise.

use std::fmt::{self, Write};

/// Elements that a text may have without anybody handing them over.
pub const PLAIN_ELEMENTS: [&str; 6] = ["b", "em", "small", "q", "i", "br"];

/// What was given, as askama escapes it.
pub fn escape_given(text: &str, out: &mut dyn Write) -> fmt::Result {
    escape_signs(text, out, &['&', '<', '>', '"', '\''])
}

/// What stands in a file, where an apostrophe is as good as in a template.
pub fn escape_words(text: &str, out: &mut dyn Write) -> fmt::Result {
    escape_signs(text, out, &['&', '<', '>', '"'])
}

fn escape_signs(text: &str, out: &mut dyn Write, signs: &[char]) -> fmt::Result {
    let mut rest = text;
    while let Some(at) = rest.find(signs) {
        out.write_str(&rest[..at])?;
        write!(out, "&#{};", rest.as_bytes()[at])?;
        rest = &rest[at + 1..];
    }
    out.write_str(rest)
}
