//! Where on a roster a finding is about.

use crate::domain::roster::{RosterEntry, Section, SectionHeading};
use serde::{Deserialize, Serialize};

/// The army, one of its sections, or a unit in one. Units of one name in one section are one place.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RosterPlace {
    #[default]
    Army,
    Section(SectionHeading),
    Unit {
        section: SectionHeading,
        unit: String,
    },
}

impl RosterPlace {
    /// Whether it is this section as a whole.
    pub fn is_section(&self, section: &Section) -> bool {
        matches!(self, Self::Section(heading) if *heading == section.heading())
    }

    /// Whether it is this unit of this section.
    pub fn is_unit(&self, section: &Section, entry: &RosterEntry) -> bool {
        matches!(self, Self::Unit { section: heading, unit } if *unit == entry.name && *heading == section.heading())
    }

    /// How much memory its texts take.
    pub fn text_length(&self) -> usize {
        let heading = self.heading().and_then(|heading| heading.name.as_ref()).map_or(0, String::len);
        let unit = if let Self::Unit { unit, .. } = self { unit.len() } else { 0 };
        heading + unit
    }

    /// The heading it stands under; none for the army.
    pub fn heading(&self) -> Option<&SectionHeading> {
        match self {
            Self::Army => None,
            Self::Section(section) | Self::Unit { section, .. } => Some(section),
        }
    }
}
