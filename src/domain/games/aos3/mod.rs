//! Age of Sigmar, third edition: how its lists are read, and what its rules say that data alone cannot.

mod app;
mod battalions;
mod builder;
mod draft;
mod enhancements;
mod headed;
mod kept;
mod lists;
mod match_card;
mod multiples;
mod reinforced;
mod strategy;
mod tree;
mod wizards;

pub use kept::{flat, print as as_text};
pub use lists::{CHOICES, Lists};
pub use match_card::{match_card, own_half};

use crate::domain::composition::declared::NamedRule;

/// The functions that its systems' files can name.
pub const RULES: [NamedRule; 12] = [
    ("aos3.reinforced_twice", reinforced::twice),
    ("aos3.reinforced_single", reinforced::single),
    ("aos3.battalions", battalions::slots),
    ("aos3.drops", battalions::drops),
    ("aos3.faction", strategy::faction),
    ("aos3.enhancements", enhancements::ask),
    ("aos3.command_trait", enhancements::command_trait),
    ("aos3.spells", wizards::spells),
    ("aos3.summoned", wizards::summoned),
    ("aos3.printed", strategy::printed),
    ("aos3.strategy", strategy::ask),
    ("aos3.triumph", strategy::triumph),
];
