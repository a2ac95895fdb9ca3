//! The file of a game as it is sent: for one event, or for a whole site.

use super::upload::Upload;
use crate::{
    domain::{games::GameFileError, system::LONGEST_FILE},
    text::{Wording, say, systems::tell_game_file_error},
};

/// A file's own limit, and some room for the form around it.
pub const GAME_FILE_LIMIT: usize = LONGEST_FILE + 8 * 1024;

/// The file that was sent, as `take` reads it; else what is wrong with it, and where.
pub fn read_game_file<T>(
    sent: &Upload<GAME_FILE_LIMIT>,
    take: impl FnOnce(&str) -> std::result::Result<T, GameFileError>,
) -> std::result::Result<T, Wording> {
    let file = sent.file("file").ok_or_else(|| say!("desk-setup-game-choose-file"))?;
    let text = std::str::from_utf8(&file.bytes).map_err(|_| say!("desk-setup-game-no-text"))?;
    let not_in_order = |why: GameFileError| {
        say!("desk-setup-game-not-in-order", file = file.name, why = tell_game_file_error(&why))
    };
    Ok(take(text).map_err(not_in_order)?)
}
