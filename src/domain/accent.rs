//! The colour of an event: one of twelve, all legible in light and in dark.

use serde::{Deserialize, Serialize};

/// The event's own colour, by its name in the style sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
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

// As the style sheet calls them, in the order of the rainbow.
enum_words! { Accent:
    Azure "azure", Sky "sky", Teal "teal", Vert "vert", Olive "olive", Or "or", Tenne "tenne", Gules "gules",
    Rose "rose", Murrey "murrey", Purpure "purpure", Sable "sable"
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
