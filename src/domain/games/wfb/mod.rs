//! Warhammer Fantasy Battle: what its rules say that data alone cannot.

mod armour;
mod command;
mod general;
mod levels;

use crate::domain::composition::declared::NamedRule;

/// The functions that its systems' files can name.
pub const RULES: [NamedRule; 4] = [
    ("wfb.general", general::check_general),
    ("wfb.armour", armour::check_armour),
    ("wfb.command", command::check_command_group),
    ("wfb.levels", levels::check_wizard_levels),
];
