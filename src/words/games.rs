//! What is wrong with a game that somebody handed in as a file, in English for what carries no messages yet.

use super::{InWords, in_english};
use crate::{
    domain::games::GameFileError,
    text::{Wording, systems::tell_game_file_error},
};

impl InWords for GameFileError {
    fn in_words(&self) -> String {
        in_english(&tell_game_file_error(self))
    }

    fn as_wording(&self) -> Wording {
        tell_game_file_error(self).into()
    }
}
