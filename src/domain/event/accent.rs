//! The colour of an event: one of twelve, all legible in light and in dark.

use serde::{Deserialize, Serialize};

/// The event's own colour, by its name in the style sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Accent {
    #[default]
    Azure,
    Sky,
    Teal,
    Vert,
    Olive,
    Or,
    Tenne,
    Gules,
    Rose,
    Murrey,
    Purpure,
    Sable,
}

impl Accent {
    /// In the order of the rainbow.
    pub const ALL: [Self; 12] = [
        Self::Azure,
        Self::Sky,
        Self::Teal,
        Self::Vert,
        Self::Olive,
        Self::Or,
        Self::Tenne,
        Self::Gules,
        Self::Rose,
        Self::Murrey,
        Self::Purpure,
        Self::Sable,
    ];

    /// As it is stored, and as the style sheet calls it.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Azure => "azure",
            Self::Sky => "sky",
            Self::Teal => "teal",
            Self::Vert => "vert",
            Self::Olive => "olive",
            Self::Or => "or",
            Self::Tenne => "tenne",
            Self::Gules => "gules",
            Self::Rose => "rose",
            Self::Murrey => "murrey",
            Self::Purpure => "purpure",
            Self::Sable => "sable",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_is_stored_by_the_name_that_the_style_sheet_knows() {
        for accent in Accent::ALL {
            let stored = serde_json::to_value(accent).unwrap();
            assert_eq!(stored, accent.as_str());
            assert_eq!(serde_json::from_value::<Accent>(stored).unwrap(), accent);
        }
    }
}
