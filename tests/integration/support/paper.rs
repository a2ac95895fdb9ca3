//! What a reader sees on a page or a printed document.

use super::site::Reply;
use std::process::Command;

/// The text; of a PDF too, where there is a reader for it.
pub fn text_of(reply: &Reply) -> String {
    if !reply.bytes.starts_with(b"%PDF") {
        return reply.body.clone();
    }
    text_of_pdf(&reply.bytes)
}

/// The text of a document, where there is a reader for it; else nothing.
pub fn text_of_pdf(bytes: &[u8]) -> String {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), bytes).unwrap();
    let Ok(read) = Command::new("pdftotext").arg("-layout").arg(file.path()).arg("-").output() else {
        super::skip("pdftotext (poppler-utils) is not installed; a document was not read");
        return String::new();
    };
    String::from_utf8_lossy(&read.stdout).into_owned()
}
