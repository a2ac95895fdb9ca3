//! What two rosters mean for their battle, for the two who play it.

use super::{Message, say};
use crate::domain::games::{Fact, Muster};

/// What the two at a table tell each other where their lists stay closed.
pub fn tell_what_to_compare(own: &Muster) -> Message {
    match own {
        Muster::Regiments { .. } => say!("match-card-compare-regiments"),
        Muster::Points { .. } => say!("match-card-compare-points"),
    }
}

/// What a player should know before a battle.
pub fn tell_match_fact(fact: &Fact) -> Message {
    match fact {
        Fact::Unspent { points } => say!("match-card-unspent", points),
        Fact::FewerAuxiliaries { own, other } => say!("match-card-fewer-auxiliaries", own, other),
        Fact::SecondHonourGuard { own, other } => say!("match-card-second-honour-guard", own, other),
        Fact::Tactics { alliance } => say!("match-card-tactics", alliance),
        Fact::Triumph { name, own, other } => {
            let works = own < other;
            say!("match-card-triumph", name, own = own.to_string(), other = other.to_string(), works)
        }
    }
}
