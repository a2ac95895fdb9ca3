//! Game systems that an organiser brings along: every `.json` of a folder, read before anything else is done.

use super::{CommandError, say_in_english};
use crate::{
    domain::games,
    text::{say, systems::tell_game_file_error},
};
use std::{fs, path::Path};

/// Adds every system of the folder, in order of the files' names.
pub fn add_all(folder: &Path) -> Result<(), CommandError> {
    let problem = |error: std::io::Error| {
        say!("command-cannot-read", path = folder.display().to_string(), why = error.to_string())
    };
    let entries: Vec<_> = fs::read_dir(folder).and_then(Iterator::collect).map_err(problem)?;
    let mut files: Vec<_> = entries.iter().map(fs::DirEntry::path).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    for file in files {
        let of_file = |why: String| say!("command-problem", of = file.display().to_string(), why);
        let text = fs::read_to_string(&file).map_err(|error| of_file(error.to_string()))?;
        games::install_game(&text).map_err(|error| of_file(say_in_english(&tell_game_file_error(&error))))?;
    }
    Ok(())
}
