//! Rules across the rosters of a team (`teams T3`) or a pair (`teams D2`): what two of them may not share. The verdict on
//! each roster alone does not change.

use super::RosterRule;
use crate::domain::{
    catalogue::{CatalogueView, name_key},
    composition::Computed,
    ids::PlayerId,
    roster::{Roster, RosterEntry},
};
use std::collections::{BTreeMap, BTreeSet};

/// A member's roster, and what was counted of it.
#[derive(Debug, Clone, Copy)]
pub struct MemberRoster<'r> {
    pub player: PlayerId,
    pub roster: &'r Roster,
    pub computed: &'r Computed,
}

/// What several rosters of a team have, and only one may. It goes to the captain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedByRosters {
    pub rule: RosterRule,
    /// As the first of the rosters writes it.
    pub what: String,
    /// In the order that the rosters were given in.
    pub players: Vec<PlayerId>,
}

/// What the rosters of a pair come to together (`teams D3`).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Together {
    pub points: i64,
    pub auxiliaries: usize,
    pub drops: usize,
}

/// What these rosters share against the rules, rule by rule. A unit is unique where its profile in force says so.
#[must_use]
pub fn find_shared_by_rosters(
    rules: &[RosterRule],
    rosters: &[MemberRoster<'_>],
    view: &CatalogueView,
) -> Vec<SharedByRosters> {
    let rules: BTreeSet<RosterRule> = rules.iter().copied().collect();
    rules.into_iter().flat_map(|rule| find_shared_by_rule(rule, rosters, view)).collect()
}

/// The sums of a pair.
#[must_use]
pub fn sum_pair_rosters<'r>(rosters: impl IntoIterator<Item = &'r Computed>) -> Together {
    rosters.into_iter().fold(Together::default(), |sum, one| Together {
        points: sum.points + one.points,
        auxiliaries: sum.auxiliaries + one.auxiliaries,
        drops: sum.drops + one.drops,
    })
}

fn find_shared_by_rule(
    rule: RosterRule,
    rosters: &[MemberRoster<'_>],
    view: &CatalogueView,
) -> Vec<SharedByRosters> {
    let mut seen: BTreeMap<String, SharedByRosters> = BTreeMap::new();
    for one in rosters {
        let own: BTreeMap<String, String> =
            list_rule_subjects(rule, one, view).into_iter().map(|name| (name_key(&name), name)).collect();
        for (key, what) in own {
            let found = seen.entry(key).or_insert(SharedByRosters { rule, what, players: Vec::new() });
            found.players.push(one.player);
        }
    }
    seen.into_values().filter(|found| found.players.len() > 1).collect()
}

/// What the rule counts in one roster.
fn list_rule_subjects(rule: RosterRule, one: &MemberRoster<'_>, view: &CatalogueView) -> Vec<String> {
    let named = |counted: &Option<String>, written: &Option<String>| {
        counted.clone().or_else(|| written.clone()).into_iter().collect()
    };
    match rule {
        RosterRule::FactionOnce => named(&one.computed.faction, &one.roster.faction),
        RosterRule::AllianceOnce => named(&one.computed.grand_alliance, &one.roster.grand_alliance),
        RosterRule::UnitOnce => entries_of_roster(one.roster).map(|entry| entry.name.clone()).collect(),
        RosterRule::UniqueUnitOnce => {
            let unique = |name: &str| view.units_called(name).iter().any(|found| found.item.is_unique());
            let unique = entries_of_roster(one.roster).filter(|entry| unique(&entry.name));
            unique.map(|entry| entry.name.clone()).collect()
        }
        RosterRule::EnhancementOnce => {
            let upgrades = entries_of_roster(one.roster).flat_map(|entry| &entry.upgrades);
            upgrades.filter(|upgrade| upgrade.group.is_some()).map(|upgrade| upgrade.name.clone()).collect()
        }
    }
}

fn entries_of_roster(roster: &Roster) -> impl Iterator<Item = &RosterEntry> {
    roster.sections.iter().flat_map(|section| &section.entries)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{
        catalogue::Catalogue,
        roster::{Section, SectionKind, Upgrade},
    };
    use uuid::Uuid;

    fn roster_with_units(faction: &str, units: &[&str], artefact: Option<&str>) -> (Roster, Computed) {
        let upgrade = |name: &str| Upgrade {
            name: name.into(),
            group: Some("Artefacts of Power".into()),
            ..Upgrade::default()
        };
        let entry = |name: &&str| RosterEntry {
            name: (*name).into(),
            upgrades: artefact.map(upgrade).into_iter().collect(),
            ..RosterEntry::default()
        };
        let section =
            Section { entries: units.iter().map(entry).collect(), ..Section::new(SectionKind::General) };
        let roster = Roster { sections: vec![section], ..Roster::default() };
        let computed = Computed {
            faction: Some(faction.into()),
            grand_alliance: Some("Order".into()),
            points: 990,
            auxiliaries: 1,
            drops: 2,
            ..Computed::default()
        };
        (roster, computed)
    }

    fn shared_in_rosters(
        rules: &[RosterRule],
        rosters: &[(Roster, Computed)],
    ) -> Vec<(RosterRule, String, Vec<u128>)> {
        let members: Vec<MemberRoster<'_>> = rosters
            .iter()
            .zip(1..)
            .map(|((roster, computed), id)| MemberRoster {
                player: PlayerId(Uuid::from_u128(id)),
                roster,
                computed,
            })
            .collect();
        let view = Catalogue::default().as_of("2025-01-01".parse().unwrap());
        find_shared_by_rosters(rules, &members, &view)
            .into_iter()
            .map(|found| (found.rule, found.what, found.players.iter().map(|id| id.0.as_u128()).collect()))
            .collect()
    }

    #[test]
    fn t3_what_two_rosters_share_is_said_with_both_of_them() {
        use RosterRule::{AllianceOnce, EnhancementOnce, FactionOnce, UnitOnce};
        let rosters = [
            roster_with_units("Skaven", &["Clanrats", "Stormfiends"], Some("Warpstone")),
            roster_with_units("Seraphon", &["Kroxigor"], None),
            roster_with_units("SKAVEN", &["Clanrats"], Some("Warpstone")),
        ];
        assert_eq!(shared_in_rosters(&[FactionOnce], &rosters), [(FactionOnce, "Skaven".into(), vec![1, 3])]);
        assert_eq!(
            shared_in_rosters(&[AllianceOnce], &rosters),
            [(AllianceOnce, "Order".into(), vec![1, 2, 3])]
        );
        assert_eq!(shared_in_rosters(&[UnitOnce], &rosters), [(UnitOnce, "Clanrats".into(), vec![1, 3])]);
        assert_eq!(
            shared_in_rosters(&[EnhancementOnce], &rosters),
            [(EnhancementOnce, "Warpstone".into(), vec![1, 3])]
        );
        assert_eq!(shared_in_rosters(&[], &rosters), []);
        assert_eq!(shared_in_rosters(&[FactionOnce, UnitOnce], &rosters[..2]), []);
    }

    #[test]
    fn d3_the_rosters_of_a_pair_are_counted_together() {
        let pair = [roster_with_units("Skaven", &[], None).1, roster_with_units("Seraphon", &[], None).1];
        assert_eq!(sum_pair_rosters(&pair), Together { points: 1980, auxiliaries: 2, drops: 4 });
    }
}
