//! What two rosters mean for their battle, for the two who play it.

use crate::domain::{
    composition::HonourGuard,
    games::{Fact, Muster},
};
use crate::words::so_many;

/// What an army is made of: `2 regiments, 1 auxiliary unit.`
pub fn describe_army_muster(muster: &Muster) -> String {
    match *muster {
        Muster::Regiments { regiments, auxiliaries } => {
            format!(
                "{}, {}.",
                word_count_of_units(regiments, "regiment"),
                word_count_of_units(auxiliaries, "auxiliary unit")
            )
        }
        Muster::Points { points } => format!("{}.", so_many(points, "point", "points")),
    }
}

/// What the two at a table tell each other where their lists stay closed.
pub fn to_compare(own: &Muster) -> &'static str {
    match own {
        Muster::Regiments { .. } => "Compare regiments and auxiliaries at the table.",
        Muster::Points { .. } => "Compare points at the table.",
    }
}

fn word_count_of_units(number: usize, what: &str) -> String {
    so_many(number, what, &format!("{what}s"))
}

/// What a player should know before a battle.
pub fn describe_match_fact(fact: &Fact) -> String {
    match fact {
        Fact::Unspent { points } => {
            let points = so_many(*points, "point", "points");
            format!("{points} unspent: 1 extra command point in the first battle round.")
        }
        Fact::FewerAuxiliaries { own, other } => {
            let own = word_count_of_units(*own, "auxiliary unit");
            format!("{own} against {other}: 1 extra command point in each battle round.")
        }
        Fact::SecondHonourGuard { own, other } => format!(
            "{} against {other}: a second honour guard, in a regiment the general does not lead.",
            word_count_of_units(*own, "regiment")
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
pub fn describe_honour_guard(guard: &HonourGuard) -> String {
    let HonourGuard { unit, regiment, .. } = guard;
    let may = [(guard.field_sergeant, "field sergeant"), (guard.prized_beast, "prized beast")];
    let may: Vec<&str> = may.into_iter().filter(|(may, _)| *may).map(|(_, what)| what).collect();
    if may.is_empty() {
        return format!("{unit} ({regiment})");
    }
    format!("{unit} ({regiment}; may be a {})", may.join(" or a "))
}
