//! Battles: reported, sheets filled in, corrected.

mod corrections;
mod protocol;
mod reports;
mod sheets;
