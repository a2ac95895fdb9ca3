//! Battle profiles in whatever file they come: our CSV, or community catalogues out of a zip or a folder.

use super::{
    battlescribe::{self, ArchiveError, SourceFile},
    catalogue_csv::{Unreadable, read_csv},
};
use crate::domain::catalogue::Publication;
use thiserror::Error;

/// A publication, and what could not be read of it.
#[derive(Debug, Clone)]
pub struct CatalogueFile {
    pub publication: Publication,
    pub unreadable: Vec<Unreadable>,
    /// Prices, sizes and keywords that are missing.
    pub gaps: Vec<String>,
}

/// Why a file is no publication.
#[derive(Debug, Error)]
pub enum CatalogueFileError {
    #[error(transparent)]
    Archive(#[from] ArchiveError),
    /// Our CSV without a battle profile; `first` is what is wrong with the first row that cannot be read.
    #[error(
        "There is no battle profile in it. Send our CSV, or a zip of community catalogues (.gst, .cat).{}",
        first.as_ref().map_or_else(String::new, |why| format!(" {why}"))
    )]
    NoProfile { first: Option<String> },
    #[error("There is no battle profile in it: no catalogue (.gst, .cat) could be read.")]
    NoCatalogue,
}

/// Reads one file; `name` stands in where it has no title of its own.
pub fn read_catalogue(name: &str, bytes: &[u8]) -> Result<CatalogueFile, CatalogueFileError> {
    if bytes.starts_with(b"PK") {
        return read_catalogues(name, battlescribe::read_zip(bytes)?);
    }
    let reading = read_csv(bytes);
    if reading.publication.profiles.is_empty() {
        let first = reading.unreadable.first().map(|row| row.why.clone());
        return Err(CatalogueFileError::NoProfile { first });
    }
    let file =
        CatalogueFile { publication: reading.publication, unreadable: reading.unreadable, gaps: Vec::new() };
    Ok(file.titled(name))
}

/// Reads the files of one snapshot of the community catalogues.
pub fn read_catalogues(name: &str, files: Vec<SourceFile>) -> Result<CatalogueFile, CatalogueFileError> {
    let (publication, report) = battlescribe::import(files);
    if publication.profiles.is_empty() {
        return Err(CatalogueFileError::NoCatalogue);
    }
    let file = CatalogueFile { publication, unreadable: report.unreadable, gaps: report.gaps };
    Ok(file.titled(name))
}

impl CatalogueFile {
    fn titled(mut self, name: &str) -> Self {
        if self.publication.title.is_empty() {
            name.clone_into(&mut self.publication.title);
        }
        self
    }
}
