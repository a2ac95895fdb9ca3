//! Rosters put together from the sample of battle profiles, for the demo.

use super::composition::{Shelf, check_aos4_roster, may_join};
use crate::domain::{
    catalogue::{CatalogueView, Profile},
    composition::CheckRules,
    roster::{PricedChoice, Roster, RosterEntry, Section, SectionKind},
};
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

/// Tries before a seed is given up; one in a few is legal.
const TRIES: u64 = 400;

/// A roster that only the seed decides: legal by `rules`, if one was found.
pub fn build_sample_roster(view: &CatalogueView, rules: &CheckRules, seed: u64) -> Roster {
    let factions: Vec<String> = view.factions().map(|faction| faction.item.name.clone()).collect();
    let mut best = Roster::default();
    for attempt in 0..TRIES {
        let mut dice = ChaCha8Rng::seed_from_u64(seed.wrapping_mul(1_000) + attempt);
        let faction = &factions[usize::try_from(seed).unwrap_or_default() % factions.len()];
        best = build_sample_army(view, faction, rules.points_limit, &mut dice);
        best.tactic_cards = pick_cards(&best, view, rules, &mut dice);
        let verdict = check_aos4_roster(&best, view, rules);
        if verdict.is_legal() && verdict.computed.unspent < 150 {
            break;
        }
    }
    best
}

fn build_sample_army(view: &CatalogueView, faction: &str, limit: i64, dice: &mut ChaCha8Rng) -> Roster {
    let units: Vec<&Profile> = view.units(faction).map(|unit| unit.item).collect();
    let heroes: Vec<&Profile> =
        units.iter().copied().filter(|unit| unit.is_hero() && price_of_unit(unit) > 0).collect();
    let others: Vec<&Profile> =
        units.iter().copied().filter(|unit| !unit.is_hero() && price_of_unit(unit) > 0).collect();
    let mut left = limit;
    let mut sections = Vec::new();
    let mut taken: Vec<String> = Vec::new();
    for number in 0..3 {
        let free: Vec<&Profile> = heroes
            .iter()
            .copied()
            .filter(|hero| !taken.contains(&hero.name) && price_of_unit(hero) <= left / 2)
            .collect();
        let Some(leader) = pick_profile(&free, dice) else { break };
        taken.push(leader.name.clone());
        left -= price_of_unit(leader);
        let kind = if number == 0 { SectionKind::General } else { SectionKind::Regiment(number) };
        let mut section = Section::new(kind);
        section.entries.push(RosterEntry { general: number == 0, ..entry_of_unit(leader) });
        for _ in 0..(if number == 0 { 4 } else { 3 }) {
            let open: Vec<&Profile> = others
                .iter()
                .copied()
                .filter(|unit| price_of_unit(unit) <= left && may_join(leader, unit))
                .collect();
            let Some(unit) = pick_profile(&open, dice) else { break };
            let reinforced = unit.can_be_reinforced
                && 2 * price_of_unit(unit) <= left
                && dice.next_u32().is_multiple_of(3);
            let times = if reinforced { 2 } else { 1 };
            left -= times * price_of_unit(unit);
            section.entries.push(RosterEntry {
                points: Some(times * price_of_unit(unit)),
                reinforced,
                ..entry_of_unit(unit)
            });
        }
        sections.push(section);
    }
    let own = view.factions().find(|own| own.item.name == faction);
    let formation =
        own.as_ref().and_then(|own| own.item.formations.first()).map(|formation| formation.name.clone());
    let drops = u32::try_from(sections.len()).ok();
    Roster {
        name: format!("{faction} of the demo"),
        grand_alliance: own.map(|own| own.item.grand_alliance.clone()),
        faction: Some(faction.to_owned()),
        formation: formation.map(|name| PricedChoice { name, points: None }),
        points_declared: Some(limit - left),
        points_limit: Some(limit),
        drops_declared: drops,
        sections,
        ..Roster::default()
    }
}

/// As many battle tactic cards as a list takes.
fn pick_cards(
    roster: &Roster,
    view: &CatalogueView,
    rules: &CheckRules,
    dice: &mut ChaCha8Rng,
) -> Vec<String> {
    let Some(shelf) = Shelf::from_roster_faction(roster, view, rules) else { return Vec::new() };
    let first = usize::try_from(dice.next_u32()).unwrap_or_default();
    let cards = shelf.tactic_cards();
    cards.iter().cycle().skip(first % cards.len().max(1)).take(shelf.cards_to_take()).cloned().collect()
}

fn entry_of_unit(unit: &Profile) -> RosterEntry {
    RosterEntry { name: unit.name.clone(), points: unit.points, ..RosterEntry::default() }
}

fn price_of_unit(unit: &Profile) -> i64 {
    unit.points.unwrap_or_default()
}

fn pick_profile<'a>(from: &[&'a Profile], dice: &mut ChaCha8Rng) -> Option<&'a Profile> {
    let count = u64::try_from(from.len()).ok().filter(|count| *count > 0)?;
    from.get(usize::try_from(dice.next_u64() % count).ok()?).copied()
}
