//! Pairing: history, rules and a seed in; the best draw out, with reasons and a proof (`handbook P`).
//!
//! ```text
//! request   what is asked          past    what the rounds so far say
//!    └── field       everybody to be paired, and the cost of every pair: a complete graph
//!          └── solve       candidates  a sparse graph, good enough to start from
//!                          blossom     its cheapest perfect matching, with dual values
//!                          price       which other pairs are too cheap to be left out? again with them
//!                └── draw        tables, reasons, what was given up, proof
//! verify    the independent check: shares nothing with the above but the types and the lots
//! ```
//! What a draw should avoid has a strict order ([`Level`]); nothing is traded for something graver. Every rule
//! is a cost, so there always is a draw, and what it had to break is named. All arithmetic is on integers; the
//! weights that keep the levels apart are laid out with a check that no sum can overflow.

mod basis;
mod blossom;
mod candidates;
mod commitment;
mod compare;
mod correction;
mod cost;
mod cut;
mod draw;
mod explain;
mod field;
pub mod formats;
mod gave_up;
mod lottery;
mod past;
mod price;
mod proof;
mod request;
mod rules;
mod seating;
mod set_pairs;
mod solve;
pub mod tables;
mod verify;

pub use basis::{Basis, Claim, KeptTables, Stood};
pub use commitment::commitment;
pub use compare::{WhyNot, by_hand, price, price_of_bye, why_not};
pub use correction::{CannotRedraw, Correction, Instead, Meeting, instead};
pub use cost::{Cost, LEVELS, Level};
pub use cut::{Cut, CutError};
pub use draw::{Bye, Draw, Pairing, draw};
pub use gave_up::{Gap, GaveUp};
pub use past::{Mark, Past, Record, WinPath};
pub use proof::Proof;
pub use request::{DrawError, Forbidden, Keep, KeepStrength, Request, Unfinished};
pub use rules::{ClubRule, Clubs, FirstRound, Floaters, Order, Rules};
pub use verify::{Pairs, Violation, check_best, check_legal, verify, verify_pairs};

/// How draws are made. A change of the costs or the lots is another method.
pub const METHOD: &str = "record-win-path/1";
