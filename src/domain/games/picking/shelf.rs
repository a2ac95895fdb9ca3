//! What a catalogue of a game whose rules are declared offers for a roster, and what is picked costs.

use crate::domain::{
    catalogue::{CatalogueView, Faction, Facts, InForce, OptionFacts, Profile},
    composition::declared::{Composition, DeclaredArmy, DeclaredUnit},
    games::aos4::UnitOffer,
    roster::{Roster, RosterEntry},
};

/// Everything that may be picked for one roster.
pub struct PickShelf<'a> {
    view: &'a CatalogueView,
    composition: &'a Composition,
    faction: InForce<'a, Faction>,
}

/// Items of one kind that every unit of a faction can have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ItemsOfKind {
    /// What they are called: "magic weapons"; empty where nothing says.
    pub kind: String,
    pub items: Vec<OptionFacts>,
}

impl<'a> PickShelf<'a> {
    /// None while the roster has no faction that the catalogue knows.
    pub fn from_roster(
        roster: &Roster,
        view: &'a CatalogueView,
        composition: &'a Composition,
    ) -> Option<Self> {
        let faction = view.faction(roster.faction.as_ref()?)?;
        Some(Self { view, composition, faction })
    }

    /// The categories that the faction has units in, in the order of the game's rules; its own come last.
    pub fn headings(&self) -> Vec<String> {
        let mut found: Vec<String> = Vec::new();
        for unit in self.view.units(&self.faction.item.name) {
            let heading = self.heading_of(unit.item);
            if !found.contains(&heading) {
                found.push(heading);
            }
        }
        found.sort_by_key(|heading| (order_of_heading(self.composition, heading), heading.clone()));
        found
    }

    /// The units of one category, by name.
    pub fn offers(&self, heading: &str) -> Vec<UnitOffer> {
        let units = self.view.units(&self.faction.item.name).map(|unit| unit.item);
        let of_it = units.filter(|unit| self.heading_of(unit) == heading);
        let mut offers: Vec<UnitOffer> = of_it
            .map(|unit| UnitOffer {
                entry: entry_of_profile(unit),
                size: smallest_unit_size(unit),
                but: None,
            })
            .collect();
        offers.sort_by(|a, b| a.entry.name.cmp(&b.entry.name));
        offers
    }

    /// A unit by its name, as it is to begin with, and the category it goes into.
    pub fn pick(&self, name: &str) -> Option<(String, RosterEntry)> {
        let unit = self.profile(name)?;
        Some((self.heading_of(unit), entry_of_profile(unit)))
    }

    /// The fewest and the most models of a unit; none where its profile does not say.
    pub fn sizes(&self, entry: &RosterEntry) -> (Option<u32>, Option<u32>) {
        let facts = self.profile(&entry.name).and_then(|unit| unit.facts.as_ref());
        facts.map_or((None, None), |facts| (facts.min, facts.max))
    }

    /// Whether it may have any other number of models than one that stands firm.
    pub fn can_grow(&self, entry: &RosterEntry) -> bool {
        let (least, most) = self.sizes(entry);
        least != most || least.is_none()
    }

    /// How often a unit may be reinforced, where the game has that.
    pub fn reinforcements(&self, entry: &RosterEntry) -> usize {
        let has_it = self.composition.flags.iter().any(|flag| flag.id == "reinforced");
        let can = self.profile(&entry.name).is_some_and(|unit| unit.can_be_reinforced);
        if has_it && can { 2 } else { 0 }
    }

    /// What its own profile lets a unit choose.
    pub fn options(&self, entry: &RosterEntry) -> Vec<OptionFacts> {
        let facts = self.profile(&entry.name).and_then(|unit| unit.facts.as_ref());
        facts.map(|facts| facts.options.clone()).unwrap_or_default()
    }

    /// What every unit of the faction can have, kind by kind; whether this one may, the verdict says.
    pub fn items(&self) -> Vec<ItemsOfKind> {
        let mut kinds: Vec<ItemsOfKind> = Vec::new();
        for item in &self.faction.item.options {
            let written = item.kind.as_deref().unwrap_or_default();
            let kind = self.composition.type_called(written).map_or(written, |kind| &kind.many);
            match kinds.iter_mut().find(|one| one.kind == kind) {
                Some(known) => known.items.push(item.clone()),
                None => kinds.push(ItemsOfKind { kind: kind.to_owned(), items: vec![item.clone()] }),
            }
        }
        kinds
    }

    fn profile(&self, name: &str) -> Option<&'a Profile> {
        self.view.unit(&self.faction.item.name, name).map(|unit| unit.item)
    }

    /// The first category that holds no others; else the first that some armies give it; else the widest it has.
    fn heading_of(&self, unit: &Profile) -> String {
        let Some(facts) = &unit.facts else { return String::new() };
        let narrow = |name: &&String| {
            let known = self.composition.category_called(name);
            known.is_none_or(|category| !self.composition.holds_others(&category.id))
        };
        let given = facts.categories_if.iter().map(|conditional| &conditional.category);
        let named = facts.categories.iter().find(narrow).or_else(|| given.into_iter().next());
        let named = named.or(facts.categories.first());
        named
            .map(|name| self.composition.category_called(name).map_or(name, |known| &known.many).clone())
            .unwrap_or_default()
    }
}

/// The place of a heading in the order of the game's rules; an army's own come after.
pub(super) fn order_of_heading(composition: &Composition, heading: &str) -> usize {
    let known = composition.category_called(heading);
    let at = known.and_then(|known| composition.categories.iter().position(|own| own.id == known.id));
    at.unwrap_or(usize::MAX)
}

fn entry_of_profile(unit: &Profile) -> RosterEntry {
    let models = unit.facts.as_ref().and_then(|facts| facts.min);
    let per_model = unit.facts.as_ref().and_then(|facts| facts.per_model).unwrap_or(0);
    let points = unit.points.map(|points| points + per_model * models.map_or(1, i64::from));
    RosterEntry { name: unit.name.clone(), points, models, ..RosterEntry::default() }
}

fn smallest_unit_size(unit: &Profile) -> Option<u32> {
    unit.facts.as_ref().and_then(|facts| facts.min).or(unit.size)
}

/// The roster with the prices of this view. An option whose price nobody knows is free until the player says otherwise.
pub fn with_prices(roster: &Roster, view: &CatalogueView, composition: &Composition, agreed: i64) -> Roster {
    let army = DeclaredArmy::resolve_declared_army(roster, view, composition);
    let prices: Vec<Option<i64>> = army.units.iter().map(price_picked_unit).collect();
    drop(army);
    let mut copy = roster.clone();
    let entries = copy.sections.iter_mut().flat_map(|section| &mut section.entries);
    for (entry, price) in entries.zip(prices) {
        entry.points = price.or(entry.points);
    }
    copy.points_limit = Some(agreed);
    copy.points_declared = Some(copy.points_printed());
    copy
}

/// Models, options and reinforcements included; none where the catalogue does not have it.
fn price_picked_unit(unit: &DeclaredUnit<'_>) -> Option<i64> {
    let profile = unit.profile?.item;
    let none = Facts::default();
    let facts = profile.facts.as_ref().unwrap_or(&none);
    let models = i64::from(unit.entry.models.or(facts.min).unwrap_or(1));
    let mut points = profile.points? + facts.per_model.unwrap_or(0) * models;
    for option in &unit.options {
        points += match facts.option(option.name) {
            Some(known) => known.points.unwrap_or(0) + known.per_model.unwrap_or(0) * models,
            None => option.points.unwrap_or(0),
        };
    }
    let times = unit.flags.iter().filter(|flag| *flag == "reinforced").count();
    Some(points * (1 + i64::try_from(times).unwrap_or(0)))
}
