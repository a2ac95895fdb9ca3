//! Units that cost more than one of their kind may at an event of pairs or teams (`teams D2`).

use super::{MemberRoster, PointCaps};
use crate::domain::{catalogue::CatalogueView, ids::PlayerId, roster::RosterEntry};
use serde::Serialize;

/// Which of the limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum CappedUnit {
    Any,
    Monster,
    Reinforced,
}

/// A unit that is dearer than a unit of its kind may be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OverCap {
    pub player: PlayerId,
    pub unit: String,
    pub kind: CappedUnit,
    pub points: i64,
    pub most: u32,
}

/// The units of these rosters that are too dear, each with the lowest limit that it breaks. One without a price is left
/// to the roster's own verdict.
#[must_use]
pub fn over_caps(caps: PointCaps, rosters: &[MemberRoster<'_>], view: &CatalogueView) -> Vec<OverCap> {
    let found = rosters.iter().flat_map(|one| {
        let entries = one.roster.sections.iter().flat_map(|section| &section.entries);
        entries.filter_map(|entry| find_over_cap(caps, one.player, entry, view))
    });
    found.collect()
}

fn find_over_cap(
    caps: PointCaps,
    player: PlayerId,
    entry: &RosterEntry,
    view: &CatalogueView,
) -> Option<OverCap> {
    let points = entry.points?;
    let monster = caps.monster.filter(|_| is_monster(entry, view));
    let reinforced = caps.reinforced.filter(|_| entry.reinforced);
    let caps =
        [(caps.unit, CappedUnit::Any), (monster, CappedUnit::Monster), (reinforced, CappedUnit::Reinforced)];
    let broken = caps.into_iter().filter_map(|(most, kind)| Some((most?, kind)));
    let broken = broken.filter(|(most, _)| points > i64::from(*most));
    let (most, kind) = broken.min_by_key(|(most, _)| *most)?;
    Some(OverCap { player, unit: entry.name.clone(), kind, points, most })
}

/// As its profile in force says; where there is none, as the roster itself prints it.
fn is_monster(entry: &RosterEntry, view: &CatalogueView) -> bool {
    let profiles = view.units_called(&entry.name);
    let printed = || entry.keywords.iter().any(|keyword| keyword.eq_ignore_ascii_case("MONSTER"));
    if profiles.is_empty() { printed() } else { profiles.iter().any(|found| found.item.has("MONSTER")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{
        catalogue::Catalogue,
        composition::Computed,
        roster::{Roster, Section, SectionKind},
    };
    use uuid::Uuid;

    fn sample_capped_unit(name: &str, points: i64, is_monster: bool, reinforced: bool) -> RosterEntry {
        let keywords = is_monster.then(|| "Monster".to_owned()).into_iter().collect();
        RosterEntry {
            name: name.into(),
            points: Some(points),
            keywords,
            reinforced,
            ..RosterEntry::default()
        }
    }

    fn list_broken_caps(caps: PointCaps, units: &[RosterEntry]) -> Vec<(String, CappedUnit, u32)> {
        let section = Section { entries: units.to_vec(), ..Section::new(SectionKind::General) };
        let roster = Roster { sections: vec![section], ..Roster::default() };
        let (player, computed) = (PlayerId(Uuid::nil()), Computed::default());
        let rosters = [MemberRoster { player, roster: &roster, computed: &computed }];
        let view = Catalogue::default().as_of("2025-01-01".parse().unwrap());
        over_caps(caps, &rosters, &view).into_iter().map(|over| (over.unit, over.kind, over.most)).collect()
    }

    #[test]
    fn d2_monsters_and_reinforced_units_cost_so_much_at_most_and_any_unit_too() {
        let units = [
            sample_capped_unit("Hell Pit", 310, true, false),
            sample_capped_unit("Brood", 300, true, false),
            sample_capped_unit("Clanrats", 320, false, true),
            sample_capped_unit("Stormfiends", 510, false, false),
            sample_capped_unit("Rat Ogors", 500, false, false),
            RosterEntry { points: None, ..sample_capped_unit("Nobody knows", 0, true, true) },
        ];
        let caps = PointCaps { monster: Some(300), reinforced: Some(300), unit: Some(500), together: None };
        let expected = [
            ("Hell Pit".to_owned(), CappedUnit::Monster, 300),
            ("Clanrats".to_owned(), CappedUnit::Reinforced, 300),
            ("Stormfiends".to_owned(), CappedUnit::Any, 500),
        ];
        assert_eq!(list_broken_caps(caps, &units), expected);
        assert!(list_broken_caps(PointCaps::default(), &units).is_empty());
        // Of two limits, the lower is told.
        let both = PointCaps { monster: Some(200), unit: Some(250), ..PointCaps::default() };
        assert_eq!(list_broken_caps(both, &units[..1])[0].1, CappedUnit::Monster);
    }
}
