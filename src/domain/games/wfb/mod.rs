//! Warhammer Fantasy Battle: what its rules say that data alone cannot.

mod armour;
mod general;

use crate::domain::composition::declared::NamedRule;

/// The functions that its systems' files can name.
pub const RULES: [NamedRule; 2] = [("wfb.general", general::ask), ("wfb.armour", armour::ask)];
