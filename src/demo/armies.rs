//! Rosters for the demo, put together from the sample of battle profiles: legal ones, and a few that are not.

use crate::domain::{
    catalogue::{CatalogueView, Profile},
    composition::CheckRules,
    games::{self, Shelf, may_join},
    roster::{PricedChoice, Roster, RosterEntry, Section, SectionKind},
};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Tries before a seed is given up; one in a few is legal.
const TRIES: u64 = 400;

/// A roster as its player would paste it: legal by `rules`, if one was found.
pub fn write_demo_roster(view: &CatalogueView, rules: &CheckRules, seed: u64) -> String {
    let game = games::default();
    let factions: Vec<String> = view.factions().map(|faction| faction.item.name.clone()).collect();
    let mut best = Roster::default();
    for attempt in 0..TRIES {
        let mut dice = ChaCha8Rng::seed_from_u64(seed.wrapping_mul(1_000) + attempt);
        let faction = &factions[usize::try_from(seed).unwrap_or_default() % factions.len()];
        let mut built = build_demo_roster(view, faction, rules.points_limit, &mut dice);
        built.tactic_cards = pick_cards(&built, view, rules, &mut dice);
        let verdict = game.check(&built, view, rules);
        if verdict.is_legal() && verdict.computed.unspent < 150 {
            return game.ruleset().as_text(&built);
        }
        best = built;
    }
    game.ruleset().as_text(&best)
}

/// The same with prices that are ten points too low: every second unit's, and the sum at the head with them.
pub fn with_cheaper_units(text: &str) -> String {
    let price = |line: &str| line.strip_suffix(')')?.rsplit_once(" (")?.1.parse::<i64>().ok();
    let (mut is_cheap, mut full, mut sum) = (true, 0, 0);
    let mut line = |line: &str| {
        let Some(points) = price(line) else { return line.to_owned() };
        is_cheap = !is_cheap;
        let printed = if is_cheap { points - 10 } else { points };
        (full, sum) = (full + points, sum + printed);
        line.replace(&format!("({points})"), &format!("({printed})"))
    };
    let lines: Vec<String> = text.lines().map(&mut line).collect();
    lines.join("\n").replacen(&format!(" {full}/"), &format!(" {sum}/"), 1)
}

/// The same with one letter of a unit missing.
pub fn with_misspelt_unit(text: &str) -> String {
    let is_unit = |line: &&str| line.ends_with("0)") && line.contains(" (");
    let Some(unit) = text.lines().filter(is_unit).nth(1) else { return text.to_owned() };
    let Some((name, price)) = unit.rsplit_once(" (") else { return text.to_owned() };
    let short: String = name.chars().take(name.chars().count() - 1).collect();
    text.replacen(unit, &format!("{short} ({price}"), 1)
}

fn build_demo_roster(view: &CatalogueView, faction: &str, limit: i64, dice: &mut ChaCha8Rng) -> Roster {
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
