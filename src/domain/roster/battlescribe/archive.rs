//! The zip around a `.rosz`: one file, at most `MAX_UNPACKED` bytes, whatever its header claims.

use crate::domain::roster::{MAX_UNPACKED, ReadError};
use std::io::{Cursor, Read};
use zip::ZipArchive;

pub fn unpack_archive(bytes: &[u8]) -> Result<Vec<u8>, ReadError> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|error| broken_archive_error(&error))?;
    if archive.len() != 1 {
        return Err(ReadError::ManyFiles(archive.len()));
    }
    let file = archive.by_index(0).map_err(|error| broken_archive_error(&error))?;
    let mut unpacked = Vec::new();
    let most = u64::try_from(MAX_UNPACKED).unwrap_or(u64::MAX);
    file.take(most + 1).read_to_end(&mut unpacked).map_err(|error| broken_archive_error(&error))?;
    if unpacked.len() > MAX_UNPACKED {
        return Err(ReadError::TooBig);
    }
    Ok(unpacked)
}

fn broken_archive_error(error: &dyn std::error::Error) -> ReadError {
    ReadError::BrokenArchive(error.to_string())
}
