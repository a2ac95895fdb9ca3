//! Names and prices that differ between a list and the profiles though nothing is wrong: renamed units, an army of
//! renown's own prices, manifestations that come with a regiment of renown, a lore that the profiles do not have yet.

use super::{illegal, snapshots::Snapshots};
use muster::domain::{
    catalogue::{CatalogueView, Profile, name_key},
    composition::{CheckRules, RuleId, Severity},
    games::{self, Finding, Verdict},
    roster::{Roster, RosterEntry, RosterLore, RosterLoreKind, Section, SectionKind},
};

const DAYS: [&str; 3] = ["2024-12-18", "2025-06-19", "2026-08-18"];

fn entry(name: &str, points: Option<i64>) -> RosterEntry {
    RosterEntry { name: name.to_owned(), points, ..RosterEntry::default() }
}

/// These units as auxiliary ones of a faction.
fn roster(faction: &str, entries: Vec<RosterEntry>) -> Roster {
    let sections = vec![Section { entries, ..Section::new(SectionKind::Auxiliary) }];
    Roster { faction: Some(faction.to_owned()), points_limit: Some(2000), sections, ..Roster::default() }
}

fn judge(snapshots: &Snapshots, day: &str, roster: &Roster) -> Verdict {
    let as_of = day.parse().expect("a date");
    games::default().check(roster, snapshots.view(as_of), &CheckRules::matched_play(2000, as_of))
}

fn of<'a>(verdict: &'a Verdict, rules: &'a [RuleId]) -> impl Iterator<Item = &'a Finding> {
    verdict.findings.iter().filter(|finding| rules.contains(&finding.rule))
}

#[test]
fn renamed_units_are_known_by_both_names() {
    let Some(snapshots) = Snapshots::load() else { return };
    let names = [["Grave Guard", "Barrow Guard"], ["Black Knights", "Barrow Knights"]];
    for (day, pair) in DAYS.into_iter().flat_map(|day| names.map(|pair| (day, pair))) {
        let view = snapshots.view(day.parse().expect("a date"));
        let faction = "Soulblight Gravelords";
        let price = |name: &str| view.unit(faction, name).and_then(|unit| unit.item.points);
        let costs = pair.map(price);
        assert!(costs[0].is_some() && costs[0] == costs[1], "{day} {pair:?}: {costs:?}");
        for name in pair {
            let verdict = judge(snapshots, day, &roster(faction, vec![entry(name, costs[0])]));
            let told: Vec<_> = of(&verdict, &[RuleId::A05, RuleId::A06, RuleId::A07]).collect();
            assert!(told.is_empty(), "{day} {name}: {told:?}");
        }
    }
}

/// A unit of an army of renown that costs something else in its faction: the army, the faction, the two prices.
fn priced_apart(view: &CatalogueView) -> Vec<(String, String, &Profile, i64)> {
    let mut apart = Vec::new();
    for army in view.factions().filter(|faction| faction.item.is_army_of_renown()) {
        let Some(base) = army.item.renown_of.first() else { continue };
        for unit in view.units(&army.item.name).map(|found| found.item) {
            let other = view.unit(base, &unit.name).and_then(|found| found.item.points);
            if let (Some(own), Some(other)) = (unit.points, other)
                && own != other
            {
                apart.push((army.item.name.clone(), base.clone(), unit, other));
            }
        }
    }
    apart
}

#[test]
fn an_army_of_renown_has_prices_of_its_own_and_its_factions_are_no_fault() {
    let Some(snapshots) = Snapshots::load() else { return };
    let mut tried = 0;
    for day in DAYS {
        for (army, base, unit, other) in priced_apart(snapshots.view(day.parse().expect("a date"))) {
            for (printed, says) in [(unit.points, false), (Some(other), true)] {
                let army_of_renown = Some(army.clone());
                let roster = Roster { army_of_renown, ..roster(&base, vec![entry(&unit.name, printed)]) };
                let verdict = judge(snapshots, day, &roster);
                let told: Vec<_> = of(&verdict, &[RuleId::A06, RuleId::A07]).collect();
                assert!(told.len() == usize::from(says), "{day} {army}, {}: {told:?}", unit.name);
                assert!(told.iter().all(|finding| finding.severity == Severity::Information), "{told:?}");
                tried += 1;
            }
        }
    }
    assert!(tried >= 20, "{tried}");
}

#[test]
fn a_manifestation_in_a_regiment_of_renown_is_told_and_no_fault() {
    let Some(snapshots) = Snapshots::load() else { return };
    let day = "2026-08-18";
    let view = snapshots.view(day.parse().expect("a date"));
    let renown = view.regiments_of_renown().find(|one| one.item.name == "Sigil Convocation");
    let renown = renown.expect("the newest snapshot has it").item;
    let mut section = Section::new(SectionKind::RegimentOfRenown);
    (section.name, section.points) = (Some(renown.name.clone()), renown.points);
    let members =
        renown.members.iter().flat_map(|member| std::iter::repeat_n(&member.unit, member.min as usize));
    section.entries = members.map(|name| entry(name, None)).collect();
    for manifestation in ["Prismatic Palisade", "Rune of Petrification", "Twinstones"] {
        section.entries.push(entry(manifestation, None));
    }
    let home = renown.factions.first().expect("somebody may take it");
    let roster = Roster { sections: vec![section], ..roster(home, Vec::new()) };
    let verdict = judge(snapshots, day, &roster);
    let told: Vec<_> = of(&verdict, &[RuleId::A21, RuleId::A22]).collect();
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(told[0].severity, Severity::Information);
}

#[test]
fn a_lore_that_the_profiles_do_not_have_is_asked_about_and_never_illegal() {
    let Some(snapshots) = Snapshots::load() else { return };
    for day in DAYS {
        let view = snapshots.view(day.parse().expect("a date"));
        for faction in view.factions().filter(|faction| !faction.item.is_army_of_renown()) {
            let mut roster = roster(&faction.item.name, Vec::new());
            let name = "Twilight Sorcery".to_owned();
            let known = view.factions().flat_map(|other| &other.item.lores);
            assert!(known.into_iter().all(|lore| name_key(&lore.name) != name_key(&name)));
            roster.lores.push(RosterLore { kind: RosterLoreKind::Spell, name, points: None });
            let verdict = judge(snapshots, day, &roster);
            assert!(of(&verdict, &[RuleId::A29]).all(|finding| finding.severity == Severity::Warning));
            assert!(illegal(&verdict).all(|finding| finding.rule != RuleId::A29), "{}", faction.item.name);
            assert_eq!(of(&verdict, &[RuleId::A29]).count(), 1, "{day} {}", faction.item.name);
        }
    }
}
