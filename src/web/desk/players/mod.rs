//! Players at the desk: the list, one player, adding many, the check-in, and notes on conduct.

pub mod answers;
pub mod check_in;
pub mod conduct;
pub mod import;
mod import_surroundings;
pub mod late;
pub mod list;
pub mod one;
pub mod payments;
pub mod scan;
