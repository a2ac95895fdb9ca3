//! What two rosters mean for their battle, for the two who play it.

use crate::domain::{
    composition::HonourGuard,
    games::{Fact, Muster},
};

/// What an army is made of: `2 regiments, 1 auxiliary unit.`
pub fn muster(muster: &Muster) -> String {
    match *muster {
        Muster::Regiments { regiments, auxiliaries } => {
            format!("{}, {}.", count(regiments, "regiment"), count(auxiliaries, "auxiliary unit"))
        }
        Muster::Points { points } => format!("{points} points."),
    }
}

fn count(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}

/// What a player should know before a battle.
pub fn fact(fact: &Fact) -> String {
    match fact {
        Fact::Unspent { points } => {
            format!("{points} points unspent: 1 extra command point in the first battle round.")
        }
        Fact::FewerAuxiliaries { own, other } => {
            format!("{own} auxiliary units against {other}: 1 extra command point in each battle round.")
        }
        Fact::SecondHonourGuard { own, other } => format!(
            "{own} regiments against {other}: a second honour guard, in a regiment the general does not lead."
        ),
        Fact::Tactics { alliance } => format!("Battle tactics: the universal ones and those of {alliance}."),
        Fact::Triumph { name, own, other } if own < other => {
            format!("The triumph {name} works in this battle, once: {own} points against {other}.")
        }
        Fact::Triumph { name, own, other } => {
            format!("The triumph {name} does not work in this battle: {own} points are not below {other}.")
        }
    }
}

/// A unit that may be picked as the honour guard, with what it could be.
pub fn guard(guard: &HonourGuard) -> String {
    let HonourGuard { unit, regiment, .. } = guard;
    let may = [(guard.field_sergeant, "field sergeant"), (guard.prized_beast, "prized beast")];
    let may: Vec<&str> = may.into_iter().filter(|(may, _)| *may).map(|(_, what)| what).collect();
    if may.is_empty() {
        return format!("{unit} ({regiment})");
    }
    format!("{unit} ({regiment}; may be a {})", may.join(" or a "))
}
