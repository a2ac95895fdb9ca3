//! Paper: every document a pure function from plain values to the bytes of a PDF; and the picture beside a link.
//!
//! [`fonts`] holds the embedded faces, [`canvas`] draws on pages, [`sheet`] is the page with its
//! head and foot, [`table`] fills it with rows; each document has a file of its own.

mod boxes;
pub mod canvas;
pub mod certificate;
pub mod draft_cards;
pub mod emblem;
pub mod fonts;
mod form;
mod lettering;
pub mod list;
mod ornament;
pub mod pack;
pub mod pairings;
mod picture;
pub mod player_links;
pub mod poster;
pub mod printed_cards;
pub mod result_slips;
mod right_to_left;
pub mod roster_form;
pub mod rosters;
pub mod scoring_sheet;
mod shapes;
pub mod share_card;
pub mod sheet;
pub mod standings;
mod svg_path;
pub mod table;
pub mod table_cards;
pub mod team_round;
pub mod text;
mod totals;

use crate::text::{Message, Speaker};

/// Why a document could not be printed.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum PrintError {
    /// An embedded font does not parse: a fault of the build, not of the input.
    #[error("The typeface {0} inside this program cannot be read. Please report it.")]
    Typeface(&'static str),
    /// A link does not fit into a QR code.
    #[error("The link of {0} is too long for a QR code.")]
    LinkTooLong(String),
    /// The writer of the PDF complained.
    #[error("The document could not be written: {0}")]
    Write(String),
}

/// The paper in the printer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Paper {
    #[default]
    A4,
    Letter,
}

/// What every page carries at its foot, and the paper it is meant for.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Imprint {
    /// The event's name.
    pub event: String,
    /// How far the event's log had come (`87-1f0c93ab55d2`): whoever has the paper can see later that nothing before it
    /// was changed. Empty where it is of no concern.
    pub log: String,
    /// When it was printed, as the caller words it ("12 May 2027, 14:05").
    pub printed_at: String,
    pub paper: Paper,
    /// The event's own colour.
    pub accent: crate::domain::accent::Accent,
    /// In which language the document speaks.
    pub speaker: Speaker,
}

impl Imprint {
    /// A text in the document's language.
    pub fn say(&self, message: &Message) -> String {
        self.speaker.say(message)
    }
}
