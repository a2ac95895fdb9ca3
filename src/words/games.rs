//! What is wrong with a game that somebody handed in as a file.

use super::InWords;
use crate::domain::{
    composition::declared::{CompositionError, CompositionMisfit},
    games::GameFileError,
};

impl InWords for GameFileError {
    fn in_words(&self) -> String {
        match self {
            Self::System(why) => why.in_words(),
            Self::Composition(why) => why.in_words(),
            Self::Ranking(why) => format!("ranking: {}", why.in_words()),
        }
    }
}

impl InWords for CompositionError {
    fn in_words(&self) -> String {
        let at = &self.at;
        match &self.what {
            CompositionMisfit::Twice => format!("composition, {at}: it is there twice"),
            CompositionMisfit::Unknown(name) => {
                format!("composition, {at}: {name:?} is no category, flag, type or column of this file")
            }
            CompositionMisfit::Rows => format!(
                "composition, {at}: rows go up, all have the same columns, and only the last grows by the thousand"
            ),
            CompositionMisfit::NoLimit => format!("composition, {at}: the rule has no limit"),
            CompositionMisfit::NoSuchFact(fact) => {
                format!("composition, {at}: a rule of this kind has no {{{}}} to tell", fact.word())
            }
            CompositionMisfit::NoFunction(name) => {
                format!("composition, {at}: this game has no function {name:?}")
            }
        }
    }
}
