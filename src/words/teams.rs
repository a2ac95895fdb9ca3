//! What is said about the rosters of a team.

use super::write_grouped_number;
use crate::domain::{
    ids::PlayerId,
    teams::{CappedUnit, OverCap, RosterRule, SharedByRosters, Together},
};
use crate::words::so_many;

/// `Ann and Bo both have Skaven: a faction is in one roster of a team alone.` The names are the members', by their ids.
pub fn shared_faction_sentence(found: &SharedByRosters, name: impl Fn(PlayerId) -> String) -> String {
    let names: Vec<String> = found.players.iter().map(|player| name(*player)).collect();
    let who = match names.as_slice() {
        [first, second] => format!("{first} and {second} both have"),
        [rest @ .., last] => format!("{} and {last} all have", rest.join(", ")),
        [] => "Several have".to_owned(),
    };
    format!("{who} {}: {} in one roster of a team alone.", found.what, may_be(found.rule))
}

/// `Hell Pit of Ann costs 310 points: a monster costs 300 at most.`
pub fn over_cap(over: &OverCap, name: &str) -> String {
    let OverCap { unit, kind, points, most, .. } = over;
    let kind = match kind {
        CappedUnit::Any => "a unit",
        CappedUnit::Monster => "a monster",
        CappedUnit::Reinforced => "a reinforced unit",
    };
    format!(
        "{unit} of {name} costs {} points: {kind} costs {} at most.",
        write_grouped_number(*points),
        write_grouped_number(*most)
    )
}

/// `Together the rosters have 10 points too many: 1,950 at most.`
pub fn over_together(over: i64, most: u32) -> String {
    let over = so_many(over, "point", "points");
    format!("Together the rosters have {over} too many: {} at most.", write_grouped_number(most))
}

/// `Together: 1,990 points, 3 auxiliary units, 5 drops.` What a game does not count is left out.
pub fn counted_together(sums: &Together) -> String {
    let counted = |count: usize, one: &str, many: &str| match count {
        0 => None,
        1 => Some(format!("1 {one}")),
        count => Some(format!("{count} {many}")),
    };
    let told = [
        Some(format!("{} points", write_grouped_number(sums.points))),
        counted(sums.auxiliaries, "auxiliary unit", "auxiliary units"),
        counted(sums.drops, "drop", "drops"),
    ];
    format!("Together: {}.", told.into_iter().flatten().collect::<Vec<_>>().join(", "))
}

fn may_be(rule: RosterRule) -> &'static str {
    match rule {
        RosterRule::FactionOnce => "a faction is",
        RosterRule::AllianceOnce => "a grand alliance is",
        RosterRule::UniqueUnitOnce => "a unique unit is",
        RosterRule::UnitOnce => "a unit is",
        RosterRule::EnhancementOnce => "an enhancement is",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    #[test]
    fn d3_the_sums_of_a_pair_leave_out_what_is_not_counted() {
        let sums = |auxiliaries, drops| counted_together(&Together { points: 1990, auxiliaries, drops });
        assert_eq!(sums(1, 5), "Together: 1,990 points, 1 auxiliary unit, 5 drops.");
        assert_eq!(sums(0, 0), "Together: 1,990 points.");
    }

    #[test]
    fn t3_a_finding_names_both_rosters() {
        let found = |players: &[u128]| SharedByRosters {
            rule: RosterRule::FactionOnce,
            what: "Skaven".into(),
            players: players.iter().map(|id| PlayerId(Uuid::from_u128(*id))).collect(),
        };
        let name = |id: PlayerId| ["Ann", "Bo", "Cy"][usize::try_from(id.0.as_u128()).unwrap()].to_owned();
        let said = "Ann and Bo both have Skaven: a faction is in one roster of a team alone.";
        assert_eq!(shared_faction_sentence(&found(&[0, 1]), name), said);
        let said = "Ann, Bo and Cy all have Skaven: a faction is in one roster of a team alone.";
        assert_eq!(shared_faction_sentence(&found(&[0, 1, 2]), name), said);
    }
}
