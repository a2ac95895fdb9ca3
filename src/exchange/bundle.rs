//! Several files as one ZIP archive, for a memory stick.

use std::io::{Seek, Write};
use zip::{ZipWriter, result::ZipResult, write::SimpleFileOptions};

/// An archive that is written file by file, each as it is made.
pub struct Bundle<W: Write + Seek>(ZipWriter<W>);

impl<W: Write + Seek> Bundle<W> {
    pub fn new(out: W) -> Self {
        Self(ZipWriter::new(out))
    }

    /// What is written from here on is the file of this name.
    ///
    /// # Errors
    /// When it cannot be written, here and below.
    pub fn begin(&mut self, name: &str) -> ZipResult<&mut ZipWriter<W>> {
        self.0.start_file(name, SimpleFileOptions::default())?;
        Ok(&mut self.0)
    }

    /// Gives back what it was written to.
    pub fn end(self) -> ZipResult<W> {
        self.0.finish()
    }
}
