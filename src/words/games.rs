//! What is wrong with a game that somebody handed in as a file.

use super::{InWords, in_english};
use crate::{domain::games::GameFileError, text::told};

impl InWords for GameFileError {
    fn in_words(&self) -> String {
        match self {
            Self::System(why) => why.in_words(),
            Self::Composition(why) => in_english(&told(why)),
            Self::Ranking(why) => format!("ranking: {}", why.in_words()),
        }
    }
}
