//! The 9th Age, both editions: how its lists are read, and what its rules say that data alone cannot.

mod armies;
mod lists;
mod report;
mod text;
mod weapons;
mod wizards;

pub use lists::T9aLists;

use super::{Game, ruleset::Ruleset};
use crate::domain::{composition::declared::NamedRule, roster::RosterReaders};

/// The functions that its systems' files can name.
const RULES: [NamedRule; 2] =
    [("t9a.wizards", wizards::check_wizard_choices), ("t9a.weapons", weapons::check_weapons)];

/// The 9th Age, both editions.
pub struct T9a;

impl Ruleset for T9a {
    fn named_rules(&self) -> &'static [NamedRule] {
        &RULES
    }

    fn readers(&self, game: Game) -> Box<dyn RosterReaders> {
        Box::new(T9aLists(game.composition()))
    }
}
