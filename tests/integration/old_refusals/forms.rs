//! Forms and files as they were sent.

use super::OldWords;
use muster::{
    domain::refusal::{FormRefusal, TooLarge},
    words::InWords,
};

impl OldWords for FormRefusal {
    fn old_words(&self) -> String {
        match self {
            Self::Unreadable => "The form could not be read. Send it again.",
            Self::NoText => "There is something in it that is no text. Type it again, or leave that out.",
            Self::LongQuery => "That is far too long to look for. A word or two is enough.",
            Self::LongName => {
                "A field or a file has a name that is far too long. Give the file a shorter name, and send it again."
            }
            Self::BrokenOff => "The upload broke off. Nothing was saved; send it again.",
            Self::NoStage => "Choose a stage.",
            Self::NoShow => "Choose what to show.",
            Self::NoVersionOfPlayer => "Open the player's page, then decide.",
            Self::NoVersion => "Open the page again, then decide.",
            Self::NoTables => "Choose which tables to give out again.",
            Self::NoPassword => "Choose another password.",
            Self::SeeMarked => "Nothing was saved yet: see what is marked below.",
            Self::NotADay => "Enter the day it was published, like 2025-06-19.",
            Self::NoFile => "Choose a file: our CSV, or a zip of community catalogues.",
            Self::NoDay => "Enter the day it was published: profiles without a date lose to all others.",
            Self::NoUnit => "There is no unit on the roster yet.",
            Self::UnreadableTap => "This tap could not be read. Load the page again, and tap once more.",
            Self::NoReasonToStand => "Say why it may stand: the reason is kept with the sheet.",
            Self::FactionNotKnown => "Its faction is not known here. Pick the faction below.",
        }
        .into()
    }
}

impl OldWords for TooLarge {
    fn old_words(&self) -> String {
        match self {
            Self::Form { kilobytes } => {
                format!("This form is too large. Nothing was saved; send at most {kilobytes} kB.")
            }
            Self::Fields { most } => {
                format!("This form has too many fields. Nothing was saved; send at most {most}.")
            }
            Self::Upload { kilobytes } => format!("That is too large. Send at most {kilobytes} kB."),
        }
    }
}
