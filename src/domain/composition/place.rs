//! Where on a roster a finding is about.

use crate::domain::roster::{RosterEntry, Section, SectionHeading};
use serde::{Deserialize, Serialize};
use std::fmt;

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

    /// The heading it stands under; none for the army.
    pub fn heading(&self) -> Option<&SectionHeading> {
        match self {
            Self::Army => None,
            Self::Section(section) | Self::Unit { section, .. } => Some(section),
        }
    }
}

/// As it stands on paper: the heading and the name; nothing for the army.
impl fmt::Display for RosterPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Army => Ok(()),
            Self::Section(section) => f.write_str(&section.title()),
            Self::Unit { section, unit } => write!(f, "{}: {unit}", section.title()),
        }
    }
}
