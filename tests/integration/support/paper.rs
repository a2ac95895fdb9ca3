//! What a reader sees on a page or a printed document.

use super::site::Reply;
use std::process::Command;

/// The text; of a PDF too, where there is a reader for it.
pub fn text_of(reply: &Reply) -> String {
    if !reply.bytes.starts_with(b"%PDF") {
        return reply.body.clone();
    }
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), &reply.bytes).unwrap();
    let Ok(read) = Command::new("pdftotext").arg("-layout").arg(file.path()).arg("-").output() else {
        super::skip("pdftotext (poppler-utils) is not installed; a document was not read");
        return String::new();
    };
    String::from_utf8_lossy(&read.stdout).into_owned()
}
