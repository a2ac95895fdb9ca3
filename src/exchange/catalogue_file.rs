//! Battle profiles in whatever file they come: our CSV, or community catalogues out of a zip or a folder.

use super::catalogue_csv::read_csv;
use crate::domain::{
    catalogue::{Origin, Publication},
    games::{
        battlescribe::{ImportedProfiles, SourceFile, read_zip},
        catalogue_problem::{CatalogueFileError, CatalogueGap, Unreadable},
        import_profiles,
    },
    system::System,
};

/// A publication, and what could not be read of it.
#[derive(Debug, Clone)]
pub struct CatalogueFile {
    pub publication: Publication,
    pub unreadable: Vec<Unreadable>,
    /// Prices, sizes and keywords that are missing.
    pub gaps: Vec<CatalogueGap>,
    /// What the file tells about where it came from.
    pub origin: Origin,
}

/// Reads one file. What has no title of its own gets one where it is kept, with its day.
pub fn read_catalogue(bytes: &[u8], game: &System) -> Result<CatalogueFile, CatalogueFileError> {
    if bytes.starts_with(b"PK") {
        let archive = read_zip(bytes).map_err(CatalogueFileError::Archive)?;
        let mut file = read_catalogues(archive.files, game)?;
        file.publication.published_on = archive.origin.day;
        file.publication.source = archive.origin.source();
        file.origin = archive.origin;
        return Ok(file);
    }
    let reading = read_csv(bytes);
    if reading.publication.profiles.is_empty() {
        let first = reading.unreadable.first().map(|row| row.why.clone());
        return Err(CatalogueFileError::NoProfile { first });
    }
    let (publication, unreadable) = (reading.publication, reading.unreadable);
    Ok(CatalogueFile { publication, unreadable, gaps: Vec::new(), origin: Origin::default() })
}

/// Reads the files of one snapshot of the community catalogues.
pub fn read_catalogues(files: Vec<SourceFile>, game: &System) -> Result<CatalogueFile, CatalogueFileError> {
    let ImportedProfiles { publication, report } = import_profiles(game, files);
    if publication.profiles.is_empty() {
        return Err(CatalogueFileError::NoCatalogue);
    }
    let (unreadable, gaps) = (report.unreadable, report.gaps);
    Ok(CatalogueFile { publication, unreadable, gaps, origin: Origin::default() })
}
