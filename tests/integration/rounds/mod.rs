//! How rounds are made, changed and proven.

mod battleplans;
mod by_hand;
pub mod cut;
mod drawing;
mod gone;
mod grudges;
mod methods;
mod odd;
mod presets;
mod proofs;
mod repair;
mod robin;
mod sat_out;
