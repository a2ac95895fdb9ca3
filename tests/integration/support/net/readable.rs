//! What an answer holds as text that can be compared line by line.

use super::canonical::canonical;
use crate::support::paper::text_of_pdf;
use muster::token::encode_hexadecimal;
use sha2::{Digest, Sha256};
use std::{
    fmt::Write,
    io::{Cursor, Read},
};

/// By what it is said to be.
pub fn text(kind: &str, bytes: &[u8]) -> String {
    if bytes.starts_with(b"%PDF") {
        return text_of_pdf(bytes);
    }
    if bytes.starts_with(b"PK\x03\x04") {
        return text_of_archive(bytes);
    }
    let Ok(text) = std::str::from_utf8(bytes) else {
        return format!("{} bytes, {}", bytes.len(), &encode_hexadecimal(&Sha256::digest(bytes))[..16]);
    };
    match kind.split(';').next().unwrap_or_default() {
        "text/html" => canonical(text),
        "application/json" if !text.trim_end().contains('\n') => indented(text),
        // An event file has whole tables on a line.
        "application/json" => text.replace("],[", "],\n["),
        // A style sheet on one line is no line to compare; a picture neither.
        "text/css" => text.replace('}', "}\n"),
        "image/svg+xml" => text.replace("><", ">\n<"),
        _ => text.to_owned(),
    }
}

fn indented(json: &str) -> String {
    let value = serde_json::from_str::<serde_json::Value>(json).ok();
    value.and_then(|value| serde_json::to_string_pretty(&value).ok()).unwrap_or_else(|| json.to_owned())
}

/// A workbook, or a folder of documents: each file with its name.
fn text_of_archive(bytes: &[u8]) -> String {
    let mut out = String::new();
    let Ok(mut archive) = zip::ZipArchive::new(Cursor::new(bytes)) else { return "a broken archive".into() };
    for at in 0..archive.len() {
        let Ok(mut file) = archive.by_index(at) else { continue };
        let (name, mut held) = (file.name().map(String::from).unwrap_or_default(), Vec::new());
        if file.read_to_end(&mut held).is_err() {
            continue;
        }
        let _ = writeln!(out, "== {name}");
        // The library writes there when the file was made, by the clock on the wall.
        if name != "docProps/core.xml" {
            let is_xml = [".xml", ".rels"].iter().any(|end| name.ends_with(end));
            let text = text("", &held);
            let _ = writeln!(out, "{}", if is_xml { text.replace("><", ">\n<") } else { text });
        }
    }
    out
}
