//! What is chosen once for the army: formation, terrain, lores; and what could still be.

use super::{Resolver, sides::Sides};
use crate::domain::{
    catalogue::{CatalogueChoice as Offered, EnhancementTable, InForce, Lore, name_key},
    composition::{closest_name, is_in_season},
    games::aos4::composition::{
        Aos4Army, Aos4Unit,
        army::{ChosenFeature, ChosenLore, Offers, UnusedKind},
    },
    roster::{PricedChoice, Roster, RosterLoreKind, SectionKind},
};

impl Resolver<'_, '_> {
    /// None where an army of renown's name stands in a formation's place.
    pub fn formation(&self, formation: &PricedChoice) -> Option<ChosenFeature> {
        if let Some(renown) = self.sides.renown
            && renown.item.key() == name_key(&formation.name)
        {
            return None;
        }
        let own =
            self.sides.rules().and_then(|rules| self.find_choice(&rules.item.formations, &formation.name));
        let elsewhere = || {
            self.view
                .factions()
                .any(|other| self.find_choice(&other.item.formations, &formation.name).is_some())
        };
        let names = self.sides.rules().into_iter().flat_map(|rules| &rules.item.formations);
        Some(resolve_choice(formation, own, elsewhere, names.map(|own| own.name.as_str())))
    }

    pub fn terrain(&self, roster: &Roster) -> Vec<ChosenFeature> {
        let own = |name: &str| {
            let sides = [self.sides.renown, self.sides.faction];
            sides.into_iter().flatten().find_map(|side| self.find_choice(&side.item.terrain, name))
        };
        let elsewhere = |name: &str| {
            self.view.factions().any(|other| self.find_choice(&other.item.terrain, name).is_some())
        };
        let listed = roster.sections_of(&SectionKind::Terrain).flat_map(|section| &section.entries);
        // A lost heading makes terrain look like a companion of the last unit.
        let strays =
            roster.regiments().flat_map(|section| &section.entries).flat_map(|entry| &entry.companions);
        let strays = strays.filter(|entry| own(&entry.name).is_some());
        listed
            .chain(strays)
            .map(|entry| {
                let printed = PricedChoice { name: entry.name.clone(), points: entry.points };
                let sides = [self.sides.renown, self.sides.faction].into_iter().flatten();
                let names = sides.flat_map(|side| &side.item.terrain).map(|own| own.name.as_str());
                resolve_choice(&printed, own(&entry.name), || elsewhere(&entry.name), names)
            })
            .collect()
    }

    /// The app calls the lore of an army of renown after it: "The Far Guard Spell Lore".
    fn lore_of_renown(&self, printed: &crate::domain::roster::RosterLore) -> Option<&Lore> {
        let renown = self.sides.renown?.item;
        let kind = if printed.kind == RosterLoreKind::Unknown { "lore" } else { printed.kind.heading() };
        let called = name_key(&format!("{} {kind}", renown.name));
        renown.lores.iter().find(|lore| fits_kind(printed.kind, lore) && called == name_key(&printed.name))
    }

    pub fn lores(&self, roster: &Roster) -> Vec<ChosenLore> {
        let open: Vec<InForce<'_, Lore>> =
            self.sides.rules().map(|rules| self.view.lores(&rules.item.name)).unwrap_or_default();
        let mut chosen = Vec::new();
        for lore in &roster.lores {
            // A lore is the same in both versions of a unit, though a program may print whose it is.
            let bare = lore.name.split_once(" (Scourge of ").map_or(lore.name.as_str(), |(bare, _)| bare);
            let called =
                |other: &Lore| [&lore.name, bare].iter().any(|name| self.view.means(name, &other.name));
            let same = |other: &Lore| fits_kind(lore.kind, other) && called(other);
            let own = open.iter().find(|other| same(other.item)).map(|found| found.item);
            let own = own.or_else(|| self.lore_of_renown(lore));
            let elsewhere = || self.view.factions().any(|other| other.item.lores.iter().any(same));
            if own.is_none() && lore.kind == RosterLoreKind::Unknown {
                continue; // a battle tactic card, which this format prints alike
            }
            let names = open.iter().map(|other| other.item.name.as_str());
            let alike = || closest_name(&lore.name, names);
            chosen.push(ChosenLore {
                suggestion: if own.is_none() { alike() } else { None },
                kind: own.map_or(lore.kind, kind_of),
                name: lore.name.clone(),
                points: own.map(|own| own.points).or(lore.points).unwrap_or(0),
                known: own.is_some(),
                elsewhere: own.is_none() && elsewhere(),
                seasons: own.map(|own| own.seasons.clone()).unwrap_or_default(),
            });
        }
        chosen
    }

    fn find_choice<'c>(&self, choices: &'c [Offered], name: &str) -> Option<&'c Offered> {
        let called = |name: &str| choices.iter().find(|choice| self.view.means(name, &choice.name));
        // What stands in brackets may be the player's own, or a price that lost its end.
        called(name).or_else(|| called(name.split_once(" (")?.0))
    }
}

fn resolve_choice<'n>(
    printed: &PricedChoice,
    own: Option<&Offered>,
    elsewhere: impl Fn() -> bool,
    names: impl Iterator<Item = &'n str>,
) -> ChosenFeature {
    let suggestion = if own.is_none() { closest_name(&printed.name, names) } else { None };
    ChosenFeature {
        suggestion,
        name: printed.name.clone(),
        points: own.map(|own| own.points).or(printed.points).unwrap_or(0),
        known: own.is_some(),
        elsewhere: own.is_none() && elsewhere(),
        seasons: own.map(|own| own.seasons.clone()).unwrap_or_default(),
    }
}

fn fits_kind(kind: RosterLoreKind, lore: &Lore) -> bool {
    kind == RosterLoreKind::Unknown || kind == kind_of(lore)
}

fn kind_of(lore: &Lore) -> RosterLoreKind {
    use crate::domain::catalogue::LoreKind as Kind;
    match lore.kind {
        Kind::Spell => RosterLoreKind::Spell,
        Kind::Prayer => RosterLoreKind::Prayer,
        Kind::Manifestation => RosterLoreKind::Manifestation,
    }
}

pub(super) fn list_open_offers(army: &Aos4Army<'_>, sides: &Sides<'_>, season: Option<&str>) -> Offers {
    let Some(rules) = sides.rules() else { return Offers::default() };
    let taken = |kind| army.lores.iter().any(|lore| lore.kind == kind);
    let mut unused_lores: Vec<RosterLoreKind> = Vec::new();
    for lore in &rules.item.lores {
        let kind = kind_of(lore);
        if !taken(kind) && !unused_lores.contains(&kind) {
            unused_lores.push(kind);
        }
    }
    Offers {
        formations: !rules.item.formations.is_empty(),
        terrain: !rules.item.terrain.is_empty(),
        unused_lores,
        unused_kinds: unused_kinds(army, &rules.item.tables, season),
    }
}

/// Kinds of which some unit may carry one and none does.
fn unused_kinds(army: &Aos4Army<'_>, tables: &[EnhancementTable], season: Option<&str>) -> Vec<UnusedKind> {
    let is_used = |kind: &str| army.units().flat_map(Aos4Unit::enhancements).any(|taken| taken.kind == kind);
    let may_carry = |table: &EnhancementTable| {
        let mut known = army.units().filter_map(|unit| unit.known.as_ref());
        known.any(|known| table.items.iter().any(|item| table.is_open_to(item, known.profile, &known.words)))
    };
    let open = tables.iter().filter(|table| is_in_season(&table.seasons, season) && may_carry(table));
    let mut unused: Vec<UnusedKind> = Vec::new();
    for table in open.filter(|table| !is_used(&table.kind)) {
        match unused.iter_mut().find(|other| other.kind == table.kind) {
            Some(other) if other.tables.contains(&table.name) => {}
            Some(other) => other.tables.push(table.name.clone()),
            None => unused.push(UnusedKind { kind: table.kind.clone(), tables: vec![table.name.clone()] }),
        }
    }
    unused
}
