//! The organiser's own picture of an event.

use super::InWords;
use crate::domain::event::picture::{MOST_BYTES, MOST_PICTURES, MOST_PIXELS, PictureRefusal};

impl InWords for PictureRefusal {
    fn in_words(&self) -> String {
        match self {
            Self::NoFile => "Choose a file.".into(),
            Self::Unreadable => "This is no PNG, JPEG or WebP picture. Save it as one of these.".into(),
            Self::TooHeavy { bytes } => format!(
                "This picture has {} kB, and {} kB are the most: every phone in the hall loads it. Save it as WebP or \
                 JPEG, 800 pixels wide and at a quality of 50, and it is small enough.",
                bytes.div_ceil(1_000),
                MOST_BYTES / 1_000
            ),
            Self::TooLarge { width, height } => format!(
                "This picture has {width} by {height} pixels, and {MOST_PIXELS} a side are the most. Scale it to 800 \
                 pixels of width."
            ),
            Self::ThereAlready => "This very picture is up already.".into(),
            Self::TooMany => format!("{MOST_PICTURES} pictures are the most. Take one down first."),
            Self::NotDescribed => "Say what it shows, for those who do not see it.".into(),
        }
    }
}
