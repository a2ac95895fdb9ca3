//! How a round is made: its method, the pairs set by hand, byes, tables, a repair, and what a change costs. The desk
//! and the command line draw alike.

mod by_hand;
mod constraint;
mod draw;
mod error;
mod kept;
mod price;
mod proof;
mod repair;
mod request;

pub use by_hand::SetByHand;
pub use constraint::{ConstraintKind, PairConstraint};
pub use draw::{Drawn, Seats, draw};
pub use error::RoundError;
pub use kept::KeptDraw;
pub use price::{Price, TwoPlayers, price, price_of_pair};
pub use proof::{Tables, prove};
pub use repair::{MovedTable, Repaired, SeatedTable, repair};
pub use request::{DrawRequest, PresetPairing};
