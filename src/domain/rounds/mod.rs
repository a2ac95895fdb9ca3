//! How a round is made: one value ([`RoundContext`]) in, who meets whom at which table out. Its methods, the pairs set
//! by hand, byes, tables, a repair, and what a change costs are here; the desk and the command line draw alike.
//!
//! How the best draw is found is none of its business: that is `pairing`.

mod by_hand;
mod change;
mod constraint;
mod context;
mod cuts;
mod draw;
mod error;
mod groups;
mod grudge;
mod kept;
mod late;
mod methods;
mod now;
pub mod order;
mod plan;
mod price;
mod proof;
mod repair;
mod request;
mod robin;
#[cfg(test)]
mod robin_tests;
mod seats;
pub mod start;
mod table_now;
pub mod tables;
#[cfg(test)]
mod tests;

pub use by_hand::SetByHand;
pub use change::RoundChange;
pub use constraint::{ConstrainedPair, ConstraintKind, PairConstraint};
pub use context::{Absent, DrawOptions, Methods, MissingResults, OddPlayer, RoundContext};
pub use cuts::{cuts_played, meetings_in};
pub use draw::{DrawnRound, carry_out, draw_round_by_method};
pub use error::{MissingResult, RoundError};
pub use groups::{ToldTable, add_groups_told};
pub use grudge::{
    GrudgeAnswer, GrudgeRefusal, GrudgeRequest, GrudgeState, ask_anew, can_be_met, why_no_grudge,
};
pub use kept::KeptDraw;
pub use now::RoundNow;
pub use plan::{RepairPlan, plan_repair};
pub use price::{Price, price_of_pair, price_of_swap, prices_of_swaps};
pub use proof::{ProofTables, prove_kept_draw};
pub use repair::{MovedTable, Repaired, repair_drawn_round};
pub use request::{DrawRequest, PresetPairing};
pub use seats::Seats;
pub use table_now::{HandMark, SeatedTable, TableNow};
