//! Pairing: history, rules and a seed in; the best draw out, with reasons and a proof (`handbook P`).
//!
//! # What is asked
//!
//! Everybody who plays is to meet somebody, and of all the ways to do that the best one is wanted. What a draw
//! should avoid stands in a strict order, and nothing is traded for something graver ([`CostLevel`]): what the
//! organiser forbade (P7), second meetings (P4) and second byes (P5), club mates where the event wants them
//! apart, a bye far up (P5), different records and then different win paths (P2, P3), and at the very end the lot
//! (P1, P2). Every rule is a cost, never a missing pair: so there always is a draw, and what it had to break is
//! named. What the organiser set by hand (P7) leaves before the draw.
//!
//! # How it is found
//!
//! ```text
//! request     what is asked            past     what the rounds so far say: record, win path, who met whom
//!   └─ field      everybody to be paired, in classes of one win path, and the cost of every pair
//!        └─ solve      candidates   some 25 pairs a player, good enough to start from
//!                      blossom      their cheapest perfect matching, with dual values
//!                      price        which of all other pairs would make it cheaper? again, with them
//!             └─ draw       the pairs, with reasons (explain), what they gave up (compromises), and the proof
//! verify      the independent check: shares nothing with the above but the types and the lots
//! ```
//!
//! That is a cheapest perfect matching of the complete graph, with the levels of a cost packed into one integer so
//! wide apart that one unit of a level outweighs all below it in a whole draw (`cost`; laid out with a check that
//! no sum can overflow). Half a million pairs at 1,000 players are too many to search, and nearly all of them are
//! hopeless: hence the sparse graph, and a look at the rest afterwards.
//!
//! # Why nothing better exists
//!
//! Give every player a number, so that no two players cost less as a pair than their numbers add up to. Everybody
//! is in one pair, so no draw costs less than all the numbers together; and a draw that costs exactly that is the
//! best. Numbers like these do not always reach the draw, because an odd set of players can never be paired within
//! itself. So such a set may have a number too: it counts for every pair that leads out of it, and one pair at
//! least must. These are the dual values and the blossoms of Edmonds' method, and they exist for every graph. They
//! are the [`DrawProof`]: whoever wants to know looks at every pair once and adds up (`verify`), and need not trust
//! the search that found them.
//!
//! The lot is part of the cost, so the best draw is one alone but for lots that are the same, the order of the
//! input does not matter, and anybody with the seed draws the same (`lottery`).
//!
//! # What else is here
//!
//! `snapshot` keeps what a draw stood on beside it, so that it can be checked for ever; `compare` prices a change by
//! hand and says why two do not meet; `correction` draws again as if a result had been another; `tables` gives out
//! tables after the draw (E8); `formats`, `seeded`, `round_robin` and `cut` are other ways to make a round. The spare player of E18 stands
//! in the place of the bye.

mod blossom;
mod candidates;
mod compare;
mod compromises;
mod correction;
mod cost;
mod cut;
mod draw;
mod explain;
mod field;
pub mod formats;
mod lottery;
mod past;
mod points;
mod price;
mod proof;
mod reason;
mod request;
mod round_robin;
mod rules;
mod seating;
mod seeded;
mod set_pairs;
mod snapshot;
mod solve;
mod swaps;
pub mod tables;
mod verify;

pub use compare::{
    ApartReason, DrawDifference, DrawPrice, PricedCompromise, WhyNot, by_hand, price_draw_change,
    price_of_bye, why_not,
};
pub use compromises::{DrawCompromises, Gap};
pub use correction::{CannotRedraw, Instead, Meeting, OutcomeCorrection, redraw_with_correction};
pub use cost::{CostLevel, DrawCost, LEVELS};
pub(in crate::domain) use cut::name_of;
pub use cut::{CutError, CutLeaver, LeaverWay};
pub use draw::{Bye, Draw, Pairing, draw_pairings};
pub use past::{PairingRecord, Past, PathMark, WinPath};
pub use points::{number_of_place, place_of_number, points_before};
pub use proof::DrawProof;
pub use reason::{AgainBecause, GapBecause, Reason, Reasons};
pub use request::{DrawError, ForbiddenPair, Keep, KeepStrength, PairingRequest, Unfinished};
pub use round_robin::{RobinRound, pair_across_groups, rounds_to_meet_all};
pub use rules::{ClubRule, Clubs, FirstRound, Floaters, PairingOrder, Rules};
pub use seeded::{SeedBar, pair_by_seed};
pub use snapshot::{DrawClaim, DrawSnapshot, KeptTables, PlayerSnapshot};
pub use swaps::{SwapWith, Swaps, price_swaps};
pub use verify::{
    Pairs, ProofFault, Violation, all_cores, check_against, check_best, check_legal, find_best_draw,
    verify_draw, verify_pairs,
};

/// How draws are made. A change of the costs or the lots is another method.
pub const METHOD: &str = "record-win-path/1";
/// The same engine, where tournament points make the classes.
pub const BY_POINTS: &str = "tournament-points/1";
/// The same of a draw by the standings.
pub const BY_STANDING: &str = "standing/1";
