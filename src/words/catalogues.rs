//! Battle profiles and their files in English, for what carries no messages yet.

use super::{InWords, in_english};
use crate::{
    domain::catalogue::ProfileChange,
    exchange::catalogue_problem::CatalogueFileError,
    text::{catalogues::tell_profile_change, told},
};

impl InWords for ProfileChange {
    fn in_words(&self) -> String {
        in_english(&tell_profile_change(self))
    }
}

impl InWords for CatalogueFileError {
    fn in_words(&self) -> String {
        in_english(&told(self))
    }
}
