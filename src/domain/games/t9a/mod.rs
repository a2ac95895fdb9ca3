//! The 9th Age, both editions: how its lists are read, and what its rules say that data alone cannot.

mod armies;
mod lists;
mod report;
mod text;
mod weapons;
mod wizards;

pub use lists::T9aLists;

use crate::domain::composition::declared::NamedRule;

/// The functions that its systems' files can name.
pub const RULES: [NamedRule; 2] =
    [("t9a.wizards", wizards::check_wizard_choices), ("t9a.weapons", weapons::check_weapons)];
