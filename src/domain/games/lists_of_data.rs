//! How lists of a game that is data are read.

use crate::domain::{
    composition::declared::Composition,
    roster::{Format, FormatReason, Notice, Roster, RosterReaders, SectionKind, plain},
};

/// Readers of a game that is data: headings are its categories.
pub(super) struct ListsOfData(pub(super) &'static Composition);

impl RosterReaders for ListsOfData {
    fn formats(&self) -> &'static [Format] {
        &[Format::Plain, Format::Ros, Format::Rosz, Format::Json, Format::Csv]
    }

    fn detect(&self, _text: &str) -> (Format, FormatReason) {
        (Format::Plain, FormatReason::IsText)
    }

    fn text(&self, text: &str, _format: Format, notices: &mut Vec<Notice>) -> Roster {
        plain::read_plain_list(text, &|heading| self.heading(heading), notices)
    }

    fn heading(&self, heading: &str) -> Option<SectionKind> {
        self.0.section_called(heading)
    }

    /// An army's own categories are known to its book alone.
    fn row_heading(&self, heading: &str) -> Option<SectionKind> {
        self.heading(heading).or_else(|| Some(SectionKind::Category(heading.to_owned())))
    }
}
