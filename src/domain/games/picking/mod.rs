//! Putting a roster together by picking, in games whose rules are declared: units under the categories of their
//! book, their sizes, options and prices. What may be taken, and what it costs, is for the catalogue to say.

mod shelf;
mod step;

pub use shelf::{ItemsOfKind, PickShelf, with_prices};
pub use step::{PickStep, apply_pick_step};
