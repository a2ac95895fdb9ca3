//! Several files as one ZIP archive, for a memory stick.

use std::io::{Cursor, Write};
use zip::{ZipWriter, result::ZipResult, write::SimpleFileOptions};

/// A file of the bundle.
pub struct Packed {
    pub name: String,
    pub bytes: Vec<u8>,
}

/// One archive with these files, in this order.
pub fn bundle(files: &[Packed]) -> ZipResult<Vec<u8>> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for file in files {
        archive.start_file(&file.name, SimpleFileOptions::default())?;
        archive.write_all(&file.bytes)?;
    }
    Ok(archive.finish()?.into_inner())
}
