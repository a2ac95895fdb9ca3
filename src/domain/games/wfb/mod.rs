//! Warhammer Fantasy Battle: what its rules say that data alone cannot.

mod armour;
mod command;
mod general;
mod levels;

use crate::domain::composition::declared::NamedRule;

/// The functions that its systems' files can name.
pub const RULES: [NamedRule; 4] = [
    ("wfb.general", general::ask),
    ("wfb.armour", armour::ask),
    ("wfb.command", command::ask),
    ("wfb.levels", levels::ask),
];
