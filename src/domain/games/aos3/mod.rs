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

pub use kept::{flatten_kept_roster, print_kept_roster as as_text};
pub use lists::{Aos3Lists, CHOICES};
pub use match_card::{match_card, own_half};

use crate::domain::composition::declared::NamedRule;

/// The functions that its systems' files can name.
pub const RULES: [NamedRule; 12] = [
    ("aos3.reinforced_twice", reinforced::check_reinforced_twice),
    ("aos3.reinforced_single", reinforced::check_reinforced_single),
    ("aos3.battalions", battalions::check_battalion_slots),
    ("aos3.drops", battalions::check_drops),
    ("aos3.faction", strategy::check_faction_named),
    ("aos3.enhancements", enhancements::check_enhancements),
    ("aos3.command_trait", enhancements::command_trait),
    ("aos3.spells", wizards::check_spells),
    ("aos3.summoned", wizards::check_summoned),
    ("aos3.printed", strategy::check_printed_invalid),
    ("aos3.strategy", strategy::check_grand_strategy),
    ("aos3.triumph", strategy::note_triumph),
];
