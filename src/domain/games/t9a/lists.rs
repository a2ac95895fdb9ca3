//! How its lists come: as New Recruit prints and reports them, as roster files, as our table, as plain text.

use super::{report, text};
use crate::domain::{
    composition::declared::Composition,
    roster::{Format, FormatReason, Notice, Roster, RosterReaders, SectionKind, plain},
};

/// The readers of both editions: headings are the categories of the edition.
pub struct T9aLists(pub &'static Composition);

impl RosterReaders for T9aLists {
    fn formats(&self) -> &'static [Format] {
        &[Format::NewRecruit, Format::Json, Format::Ros, Format::Rosz, Format::Csv, Format::Plain]
    }

    fn detect(&self, list: &str) -> (Format, FormatReason) {
        if text::is_one(list, &|heading| self.heading(heading)) {
            (Format::NewRecruit, FormatReason::PriceFirst)
        } else {
            (Format::Plain, FormatReason::IsText)
        }
    }

    fn text(&self, list: &str, format: Format, notices: &mut Vec<Notice>) -> Roster {
        match format {
            Format::NewRecruit => text::read_t9a_text(list, &|heading| self.heading(heading), notices),
            _ => text::split_names(plain::read_plain_list(list, &|heading| self.heading(heading), notices)),
        }
    }

    fn json(&self, bytes: &[u8]) -> Option<Roster> {
        report::read_json_report(bytes, &|heading| self.heading(heading))
    }

    fn heading(&self, heading: &str) -> Option<SectionKind> {
        self.0.section_called(heading)
    }

    /// An army's own categories are known to its book alone.
    fn row_heading(&self, heading: &str) -> Option<SectionKind> {
        self.heading(heading).or_else(|| Some(SectionKind::Category(heading.to_owned())))
    }
}
