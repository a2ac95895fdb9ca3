//! Moments of truth, each walked as the person meets it: what the page says, what it offers, and what the others see
//! then (`moments.md`).

mod figures;
mod judge;
mod organiser;
mod player;
mod shown;
mod spectator;
