//! A roster that was pasted or sent as a file, taken over into the form: as the steps that build it from what
//! the catalogue offers, and what of it the catalogue does not have.

use super::{Aos4Army, Aos4Unit, CheckRules, Shelf, resolve};
use crate::domain::{
    catalogue::CatalogueView,
    games::{BuilderStep, Destination},
    roster::{Roster, RosterEntry, RosterLoreKind, Section, SectionKind, Upgrade},
};

use std::collections::HashSet;

/// What can be taken over, and the names of what cannot.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CarriedOver {
    /// Nothing when the faction itself is not known.
    pub steps: Vec<BuilderStep>,
    pub left: Vec<String>,
}

pub fn carried_over(roster: &Roster, view: &CatalogueView, rules: &CheckRules) -> CarriedOver {
    let roster = &resolve::understand_roster(roster, view).roster;
    let army = resolve::resolve_army(roster, view, rules.season.as_deref());
    let begun = Roster {
        faction: army.faction.clone(),
        army_of_renown: army.of_renown.clone().filter(|_| !army.renown_is_unknown),
        ..Roster::default()
    };
    let Some(shelf) = Shelf::from_roster_faction(&begun, view, rules) else {
        let left = roster.faction.clone().unwrap_or_else(|| "the faction".to_owned());
        return CarriedOver { steps: Vec::new(), left: vec![left] };
    };
    let mut taking = Taking { view, shelf, carried: CarriedOver::default() };
    let faction = begun.faction.unwrap_or_default();
    taking.step(BuilderStep::Begin { faction, army_of_renown: begun.army_of_renown.clone() });
    taking.step(BuilderStep::Name(roster.name.clone()));
    taking.left(roster.army_of_renown.as_deref().filter(|_| army.renown_is_unknown));
    taking.choices(roster, &army);
    taking.units(&army);
    taking.regiments_of_renown(roster);
    let mut seen = HashSet::new();
    taking.carried.left.retain(|name| seen.insert(name.clone()));
    taking.carried
}

struct Taking<'a> {
    view: &'a CatalogueView,
    shelf: Shelf<'a>,
    carried: CarriedOver,
}

impl Taking<'_> {
    fn step(&mut self, step: BuilderStep) {
        self.carried.steps.push(step);
    }

    /// Takes this over by its step, where the catalogue has it.
    fn take(&mut self, name: &str, step: Option<BuilderStep>) {
        match step {
            Some(step) => self.step(step),
            None => self.left(Some(name)),
        }
    }

    fn left(&mut self, name: Option<&str>) {
        self.carried.left.extend(name.map(str::to_owned));
    }

    fn choices(&mut self, roster: &Roster, army: &Aos4Army<'_>) {
        // An army of renown may be printed in the formation's place.
        if let Some(formation) = roster.formation.as_ref().filter(|_| army.formation.is_some()) {
            let offered = self.shelf.formations();
            let own = offered.into_iter().find(|other| self.view.means(&formation.name, &other.name));
            self.take(&formation.name, own.map(|own| BuilderStep::Formation(Some(own))));
        }
        army.other_formations.iter().for_each(|other| self.left(Some(&other.name)));
        if !roster.tactic_cards.is_empty() {
            self.cards(&roster.tactic_cards);
        }
        for lore in army.lores.iter().filter(|lore| lore.kind != RosterLoreKind::Unknown) {
            let offered = self.shelf.lores(lore.kind);
            // The app calls an army of renown's own lore after the army.
            let only = (lore.known && offered.len() == 1).then(|| offered[0].clone());
            let own = offered.into_iter().find(|other| self.view.means(&lore.name, &other.name)).or(only);
            self.take(&lore.name, own.map(|own| BuilderStep::Lore(lore.kind, Some(own))));
        }
        for feature in &army.terrain {
            let offered = self.shelf.terrain();
            let own = offered.into_iter().find(|other| self.view.means(&feature.name, &other.name));
            self.take(&feature.name, own.map(|own| BuilderStep::Terrain(Some(own))));
        }
    }

    fn cards(&mut self, named: &[String]) {
        let offered = self.shelf.tactic_cards();
        let (own, others): (Vec<&String>, Vec<&String>) =
            named.iter().partition(|card| offered.contains(card));
        for card in others {
            self.left(Some(card));
        }
        self.step(BuilderStep::Cards(own.into_iter().cloned().collect()));
    }

    /// Regiments keep their order until a general is chosen, so that the number of one is its position.
    fn units(&mut self, army: &Aos4Army<'_>) {
        let mut at = 0;
        let mut general = None;
        for (number, regiment) in army.regiments.iter().enumerate() {
            let entries: Vec<RosterEntry> =
                regiment.units.iter().flat_map(|unit| self.with_companions(unit)).collect();
            let Some(leader) = entries.first() else { continue };
            self.step(BuilderStep::Add { entry: leader.clone(), to: Destination::NewRegiment });
            for entry in &entries[1..] {
                self.step(BuilderStep::Add { entry: entry.clone(), to: Destination::Regiment(at) });
            }
            if army.general_leads(number) {
                general = Some(at);
            }
            at += 1;
        }
        for unit in &army.auxiliary {
            for entry in self.with_companions(unit) {
                self.step(BuilderStep::Add { entry, to: Destination::Auxiliary });
            }
        }
        if let Some(regiment) = general {
            self.step(BuilderStep::General(regiment));
        }
    }

    /// A unit as the catalogue has it, and those printed below it.
    fn with_companions(&mut self, unit: &Aos4Unit<'_>) -> Vec<RosterEntry> {
        let mut taken: Vec<RosterEntry> = self.unit(unit).into_iter().collect();
        for companion in &unit.entry.companions {
            // Terrain whose heading was lost stands there too, and is taken as terrain.
            let is_terrain =
                self.shelf.terrain().iter().any(|own| self.view.means(&companion.name, &own.name));
            match self.shelf.pick(&companion.name) {
                Some(entry) => taken.push(entry),
                None if is_terrain => {}
                None => self.left(Some(&companion.name)),
            }
        }
        taken
    }

    fn unit(&mut self, unit: &Aos4Unit<'_>) -> Option<RosterEntry> {
        let picked = unit.profile().and_then(|profile| self.shelf.pick(&profile.name));
        let Some(mut entry) = picked else {
            self.left(Some(unit.name()));
            return None;
        };
        entry.reinforced = unit.is_reinforced() && self.shelf.can_be_reinforced(&entry);
        let offered = self.shelf.enhancements(&entry);
        for upgrade in &unit.entry.upgrades {
            let mut items = offered.iter().flat_map(|table| &table.items);
            let own = items.find(|item| self.view.means(&upgrade.name, &item.name));
            let is_enhancement =
                unit.enhancements().iter().any(|one| self.view.means(&upgrade.name, &one.name));
            match own {
                Some(own) => entry.upgrades.push(own.clone()),
                None if is_enhancement => self.carried.left.push(upgrade.name.clone()),
                // Wargear: nothing is checked about it, and it stays as it was written.
                None => entry.upgrades.push(Upgrade { points: None, group: None, ..upgrade.clone() }),
            }
        }
        Some(entry)
    }

    fn regiments_of_renown(&mut self, roster: &Roster) {
        for section in roster.sections_of(&SectionKind::RegimentOfRenown) {
            let name = section.name.as_deref().unwrap_or_default();
            let found = self.view.regiment_of_renown(name).map(|renown| renown.item.name.clone());
            let offered: Vec<Section> = self.shelf.regiments_of_renown();
            let own = offered.into_iter().find(|own| own.name.is_some() && own.name == found);
            // Older publications name some without a price.
            let own = own.map(|own| Section { points: own.points.or(section.points), ..own });
            self.take(name, own.map(BuilderStep::Renown));
        }
    }
}
