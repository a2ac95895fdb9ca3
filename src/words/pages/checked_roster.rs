//! What stands on a roster that was judged.

use crate::words::so_many;

pub const GENERAL: &str = "General";
pub const NOT_NAMED: &str = "not named";
pub const REINFORCED: &str = "Reinforced";
pub const FORMATION: &str = "Formation";
pub const TACTIC_CARD: &str = "Battle tactic card";
pub const PRINTED: &str = "Printed";
pub const CHECKED_WITH: &str = "Checked with";
pub const ACCEPTED_AS_IT_IS: &str = "Accepted by the organiser as it is";
pub const NO_PROFILE: &str = "no battle profile: none matched";

pub fn word_roster_points(points: i64) -> String {
    so_many(points, "point", "points")
}

/// What is left of the event's points, or what is too much; nothing where it is neither.
pub fn describe_points_left(left: i64) -> Option<(String, String)> {
    match left {
        0 => None,
        1.. => Some(("Left".into(), word_roster_points(left))),
        _ => Some(("Too much".into(), word_roster_points(-left))),
    }
}

/// How many models a unit has.
pub fn word_unit_models(models: u32) -> String {
    so_many(models, "model", "models")
}

/// Several of one upgrade.
pub fn word_several_upgrades(times: u32, name: &str) -> String {
    format!("{times} × {name}")
}

/// Units that come with another.
pub fn word_companion_unit(name: &str) -> String {
    format!("with {name}")
}
