//! The files of a community catalogue out of a zip, as a repository's download gives it, with limits on
//! what an archive may cost.

use super::{SourceFile, has_extension};
use crate::domain::{catalogue::Origin, games::catalogue_problem::ArchiveError};
use chrono::NaiveDate;
use std::io::{Cursor, Read};

/// The largest snapshot has 28 MB in 133 files.
const MOST_BYTES: u64 = 200 * 1024 * 1024;
const MOST_FILES: usize = 2_000;

/// What a zip holds, and what it tells about itself.
#[derive(Debug, Clone, Default)]
pub struct Archive {
    pub files: Vec<SourceFile>,
    pub origin: Origin,
}

/// The `.gst` and `.cat` files of an archive, whatever folders they stand in. A repository's download tells its version
/// as the archive's comment, and the version's day as the day of every file.
pub fn read_zip(bytes: &[u8]) -> Result<Archive, ArchiveError> {
    let broken = |error: &dyn std::error::Error| ArchiveError::Broken(error.to_string());
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).map_err(|error| broken(&error))?;
    if archive.len() > MOST_FILES {
        return Err(ArchiveError::TooMany { files: archive.len(), most: MOST_FILES });
    }
    let comment = std::str::from_utf8(archive.comment()).unwrap_or_default().trim();
    let is_version = comment.len() >= 40 && comment.bytes().all(|byte| byte.is_ascii_hexdigit());
    let mut origin = Origin { version: is_version.then(|| comment.to_owned()), ..Origin::default() };
    let mut left = MOST_BYTES;
    let mut files = Vec::new();
    for at in 0..archive.len() {
        let file = archive.by_index(at).map_err(|error| broken(&error))?;
        let path = file.name().map_err(|error| broken(&error))?;
        let name = path.rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
        if !has_extension(&name, "gst") && !has_extension(&name, "cat") {
            continue;
        }
        if let Some((folder, _)) = path.split_once('/').filter(|_| origin.folder.is_none()) {
            origin.folder = Some(folder.to_owned());
        }
        origin.day = origin.day.max(file.last_modified().and_then(read_archive_day));
        // The sizes in the archive's index are the archive's own claim: what comes out is counted.
        let mut content = Vec::new();
        file.take(left + 1).read_to_end(&mut content).map_err(|error| broken(&error))?;
        let size = u64::try_from(content.len()).unwrap_or(u64::MAX);
        left =
            left.checked_sub(size).ok_or(ArchiveError::TooLarge { megabytes: MOST_BYTES / 1024 / 1024 })?;
        files.push((name, content));
    }
    if files.is_empty() { Err(ArchiveError::Empty) } else { Ok(Archive { files, origin }) }
}

/// None for the day that archives begin to count with: nobody said any.
fn read_archive_day(at: zip::DateTime) -> Option<NaiveDate> {
    let day = NaiveDate::from_ymd_opt(i32::from(at.year()), u32::from(at.month()), u32::from(at.day()))?;
    (at.year() > 1980).then_some(day)
}
