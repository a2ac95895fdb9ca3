//! What is wrong with a game that somebody handed in as a file.

use super::InWords;
use crate::domain::games::GameFileError;

impl InWords for GameFileError {
    fn in_words(&self) -> String {
        match self {
            Self::System(why) => why.in_words(),
            Self::Ranking(why) => format!("ranking: {}", why.in_words()),
        }
    }
}
