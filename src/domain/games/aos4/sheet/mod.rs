//! What its scoring sheet has beside points: battle tactics, double turns and the underdog.

mod initiative;
mod tactics;

use crate::domain::scoring::FamilyRules;

/// The answers of this family of games.
pub fn family_rules() -> FamilyRules {
    FamilyRules {
        no_tactic: tactics::no_tactic,
        tactic: tactics::find_forbidden_tactic,
        initiative: initiative::find_initiative,
    }
}
