//! Game systems that an organiser brings along: every `.json` of a folder, read before anything else is done.

use super::CommandError;
use crate::{
    domain::games,
    words::{InWords, command as say},
};
use std::{fs, path::Path};

/// Adds every system of the folder, in order of the files' names.
pub fn add_all(folder: &Path) -> Result<(), CommandError> {
    let problem = |error: std::io::Error| say::cannot_read(folder.display(), error);
    let entries: Vec<_> = fs::read_dir(folder).and_then(Iterator::collect).map_err(problem)?;
    let mut files: Vec<_> = entries.iter().map(fs::DirEntry::path).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    for file in files {
        let text =
            fs::read_to_string(&file).map_err(|error| say::describe_file_problem(file.display(), error))?;
        games::install_game(&text)
            .map_err(|error| say::describe_file_problem(file.display(), error.in_words()))?;
    }
    Ok(())
}
