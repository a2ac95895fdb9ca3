//! The roster of a game of data, resolved: each entry with its categories, flags, options and what the catalogue says.

use super::{Composition, Flag};
use crate::domain::{
    catalogue::{
        CatalogueView, CategoryIf, Faction, Facts, InForce, OptionFacts, Profile, Resolution, name_key,
    },
    composition::{RosterPlace, UsedPublication},
    roster::{Roster, RosterEntry, Section, SectionKind, Upgrade},
};
use chrono::NaiveDate;
use std::collections::BTreeSet;

/// What all declared rules read.
pub struct DeclaredArmy<'a> {
    pub roster: &'a Roster,
    pub units: Vec<DeclaredUnit<'a>>,
    pub faction: Option<InForce<'a, Faction>>,
    /// Keys of the marks that the catalogue knows of anybody in the faction.
    marks: BTreeSet<String>,
}

/// One entry of the roster.
pub struct DeclaredUnit<'a> {
    pub entry: &'a RosterEntry,
    pub place: RosterPlace,
    /// Ids of the system's categories; of an army's own category, its name.
    pub categories: Vec<String>,
    /// Ids of categories that it counts in only in some armies, and nobody says whether in this one.
    maybe: Vec<String>,
    /// Ids, one for each time it counts.
    pub flags: Vec<String>,
    pub options: Vec<ChosenOption<'a>>,
    pub profile: Option<InForce<'a, Profile>>,
    /// The factions that have it, where this army's own has nothing like it.
    pub elsewhere: Vec<&'a str>,
}

/// Something chosen for an entry.
pub struct ChosenOption<'a> {
    pub name: &'a str,
    /// Of its name, and of each part of it: `General and Hierophant`.
    keys: Vec<String>,
    /// The id of its type; none when neither the file nor the catalogue knows it.
    pub kind: Option<String>,
    /// The type that this one counts as as well.
    pub within: Option<String>,
    /// How many of it.
    pub count: u32,
    /// Of all of them.
    pub points: Option<i64>,
}

impl<'a> DeclaredArmy<'a> {
    pub fn resolve_declared_army(
        roster: &'a Roster,
        view: &'a CatalogueView,
        composition: &Composition,
    ) -> Self {
        let faction = roster.faction.as_deref().and_then(|name| view.faction(name));
        let entries =
            roster.sections.iter().flat_map(|section| section.entries.iter().map(move |e| (section, e)));
        let units = entries
            .map(|(section, entry)| {
                let faction = faction.map(|faction| faction.item);
                let profile = faction.and_then(|faction| view.unit_as_written(&faction.name, &entry.name));
                let profile = profile.or_else(|| find_allied_unit(view, entry));
                let versions = versions_by_category(view, faction, entry, composition);
                let fits = |version: &&InForce<'_, Profile>| may_be(version.item, entry);
                let best = profile
                    .filter(|profile| fits(&profile))
                    .or_else(|| versions.iter().copied().find(|version| fits(&version)));
                let mut unit = DeclaredUnit::resolve_declared_unit(
                    section,
                    entry,
                    best.or(profile),
                    faction,
                    composition,
                );
                if !is_placed(section, entry) {
                    let facts = versions.iter().filter_map(|version| version.item.facts.as_ref());
                    facts.for_each(|facts| unit.count_in(section, Some(facts), composition));
                }
                if !says_category(section, entry, composition) {
                    unit.count_where(roster, composition);
                }
                let stranger = faction.filter(|_| unit.profile.is_none());
                unit.elsewhere =
                    stranger.map(|own| factions_with(view, own, &entry.name)).unwrap_or_default();
                unit
            })
            .collect();
        let profiles = faction.into_iter().flat_map(|faction| view.units(&faction.item.name));
        let facts = profiles.filter_map(|profile| profile.item.facts.as_ref());
        let marks = facts.flat_map(|facts| &facts.flags).map(|mark| name_key(mark)).collect();
        Self { roster, units, faction, marks }
    }

    /// The entries of a category or with a flag; all without one.
    pub fn of(&self, id: Option<&str>) -> impl Iterator<Item = &DeclaredUnit<'a>> {
        let id = id.map(str::to_owned);
        self.units.iter().filter(move |unit| id.as_deref().is_none_or(|id| unit.is(id)))
    }

    /// Whether the catalogue says of anybody that they have this mark: where it does not, nobody lacks it.
    pub fn knows_flag(&self, flag: &Flag) -> bool {
        [&flag.id, &flag.one].into_iter().any(|name| self.marks.contains(&name_key(name)))
    }

    /// What it costs: printed prices, and the catalogue's where none is printed; none when a price is missing.
    pub fn points(&self) -> Option<i64> {
        let missing = self.units.iter().any(|unit| unit.points().is_none());
        (!missing).then(|| self.points_known())
    }

    /// What is known to be spent.
    pub fn points_known(&self) -> i64 {
        let unprinted =
            self.units.iter().filter(|unit| unit.entry.points.is_none()).filter_map(DeclaredUnit::points);
        self.roster.points_printed() + unprinted.sum::<i64>()
    }

    /// Whether what the catalogue says of it was published at most so many days before.
    pub fn is_of_the_day(&self, day: NaiveDate, days: u32) -> bool {
        let newest = self.publications().into_iter().filter_map(|publication| publication.date).max();
        newest.is_some_and(|newest| (day - newest).num_days() <= i64::from(days))
    }

    pub fn publications(&self) -> Vec<UsedPublication> {
        let of_units = self.units.iter().filter_map(|unit| unit.profile.map(|profile| profile.publication));
        let all = of_units.chain(self.faction.map(|faction| faction.publication));
        all.map(UsedPublication::from).collect::<BTreeSet<_>>().into_iter().collect()
    }
}

/// The same unit as another category has it: `Feral Hounds (Core)`. A list does not always say which it took.
fn versions_by_category<'a>(
    view: &'a CatalogueView,
    faction: Option<&'a Faction>,
    entry: &RosterEntry,
    composition: &Composition,
) -> Vec<InForce<'a, Profile>> {
    let Some(faction) = faction else { return Vec::new() };
    let named = composition.categories.iter().map(|category| format!("{} ({})", entry.name, category.many));
    named.filter_map(|name| view.unit(&faction.name, &name)).collect()
}

/// The factions that have a unit of this name, where this one has nothing that is called alike.
fn factions_with<'a>(view: &'a CatalogueView, own: &Faction, name: &str) -> Vec<&'a str> {
    match view.unit_or_alike(&own.name, name) {
        Resolution::Suggestions(alike) if alike.is_empty() => {
            view.units_called(name).into_iter().map(|unit| unit.item.faction.as_str()).collect()
        }
        _ => Vec::new(),
    }
}

/// A unit that another faction lends.
fn find_allied_unit<'a>(view: &'a CatalogueView, entry: &RosterEntry) -> Option<InForce<'a, Profile>> {
    let is_lent = entry.flags.iter().any(|flag| flag == "ally");
    let mut factions = view.factions().filter(|_| is_lent);
    factions.find_map(|faction| view.unit_as_written(&faction.item.name, &entry.name))
}

/// Whether so many models can be this.
fn may_be(profile: &Profile, entry: &RosterEntry) -> bool {
    let bounds = profile.facts.as_ref().map(|facts| (facts.min.unwrap_or(0), facts.max.unwrap_or(u32::MAX)));
    bounds.zip(entry.models).is_none_or(|((least, most), models)| (least..=most).contains(&models))
}

/// Whether the roster says which category it is of.
fn is_placed(section: &Section, entry: &RosterEntry) -> bool {
    let is_named = matches!(&section.kind, SectionKind::Category(heading) if !heading.is_empty());
    is_named || !entry.categories.is_empty()
}

/// Whether the roster says a category that holds no others: it has asked already what depends on the army.
fn says_category(section: &Section, entry: &RosterEntry, composition: &Composition) -> bool {
    let heading = match &section.kind {
        SectionKind::Category(heading) => Some(heading),
        _ => None,
    };
    let named = entry.categories.iter().chain(heading).filter_map(|name| composition.category_called(name));
    named.into_iter().any(|category| !composition.holds_others(&category.id))
}

impl<'a> DeclaredUnit<'a> {
    fn resolve_declared_unit(
        section: &'a Section,
        entry: &'a RosterEntry,
        profile: Option<InForce<'a, Profile>>,
        faction: Option<&'a Faction>,
        composition: &Composition,
    ) -> Self {
        let facts = profile.and_then(|profile| profile.item.facts.as_ref());
        let options: Vec<ChosenOption<'a>> = entry
            .upgrades
            .iter()
            .flat_map(|upgrade| std::iter::once(upgrade).chain(&upgrade.parts))
            .map(|upgrade| ChosenOption::resolve_chosen_option(upgrade, facts, faction, composition))
            .collect();
        let place = RosterPlace::Unit { section: section.heading(), unit: entry.name.clone() };
        let (categories, maybe, flags) = (Vec::new(), Vec::new(), Vec::new());
        let mut unit =
            Self { entry, place, categories, maybe, flags, options, profile, elsewhere: Vec::new() };
        unit.count_in(section, facts, composition);
        unit.mark(facts, composition);
        unit
    }

    /// The categories it counts in: those on the roster and those of the catalogue, with what they lie within.
    fn count_in(&mut self, section: &Section, facts: Option<&Facts>, composition: &Composition) {
        let entry = self.entry;
        let heading = match &section.kind {
            SectionKind::Category(heading) if entry.categories.is_empty() => {
                Some(heading).filter(|heading| !heading.is_empty())
            }
            _ => None,
        };
        let written = || entry.categories.iter().chain(heading);
        // Where the army has put it in a role that it has in some armies alone, that is its role.
        let is_put =
            |own: &CategoryIf| written().any(|name| composition.is_one_category(name, &own.category));
        let is_chosen = facts.is_some_and(|facts| facts.categories_if.iter().any(is_put));
        let of_catalogue = facts.filter(|_| !is_chosen).map_or(&[][..], |facts| &facts.categories);
        for name in written().chain(of_catalogue) {
            match composition.category_called(name) {
                Some(category) => {
                    let within = category.within.iter().cloned();
                    self.categories.extend(std::iter::once(category.id.clone()).chain(within));
                }
                None => self.categories.push(name.clone()),
            }
        }
        self.categories.sort();
        self.categories.dedup();
    }

    /// The categories it counts in where the army has chosen what they ask for (`systems S05`).
    fn count_where(&mut self, roster: &Roster, composition: &Composition) {
        let general = roster.sections.iter().flat_map(|section| &section.entries).find(|entry| entry.general);
        let chosen = roster.choices.iter().map(|choice| choice.name.as_str());
        let names: BTreeSet<String> =
            chosen.chain(general.map(|general| general.name.as_str())).map(name_key).collect();
        for conditional in self.facts().into_iter().flat_map(|facts| &facts.categories_if) {
            let Some(category) = composition.category_called(&conditional.category) else { continue };
            if conditional.when.iter().any(|name| names.contains(&name_key(name))) {
                self.categories.push(category.id.clone());
            } else {
                self.maybe.push(category.id.clone());
            }
        }
    }

    /// Whether nobody says which category it is of: it has none, or only one that holds others.
    pub fn is_unplaced(&self, composition: &Composition) -> bool {
        self.categories.iter().all(|id| composition.holds_others(id))
    }

    /// Whether it counts in this category in some armies, and nobody says whether in this one.
    pub fn may_be(&self, category: &str) -> bool {
        self.maybe.iter().any(|own| own == category)
    }

    fn mark(&mut self, facts: Option<&Facts>, composition: &Composition) {
        let of_catalogue = facts.map_or(&[][..], |facts| &facts.flags);
        for flag in &composition.flags {
            let names = [&flag.id, &flag.one].map(|name| name_key(name));
            let written = self.entry.flags.iter().filter(|own| names.contains(&name_key(own))).count();
            let chosen = flag.options.iter().any(|option| self.has_option(option));
            let general = flag.id == "general" && self.entry.general;
            let reinforced = flag.id == "reinforced" && self.entry.reinforced;
            let known = of_catalogue.iter().any(|own| names.contains(&name_key(own)));
            let times = written.max(usize::from(chosen || general || reinforced || known));
            self.flags.extend(std::iter::repeat_n(flag.id.clone(), times));
        }
    }

    /// Whether this option was chosen, alone or together with another: `General and Hierophant`.
    pub fn has_option(&self, name: &str) -> bool {
        let key = name_key(name);
        self.options.iter().any(|option| option.keys.contains(&key))
    }

    /// Whether it counts in a category or has a flag.
    pub fn is(&self, id: &str) -> bool {
        self.categories.iter().chain(&self.flags).any(|own| own == id)
    }

    /// How often it counts: its places in a category (`systems F20`), its marks of a flag.
    pub fn weight(&self, id: Option<&str>) -> i64 {
        let marks = id.map_or(0, |id| self.flags.iter().filter(|flag| *flag == id).count());
        let slots = self.facts().and_then(|facts| facts.slots).map_or(1, i64::from);
        if marks > 0 { i64::try_from(marks).unwrap_or(i64::MAX) } else { slots }
    }

    pub fn facts(&self) -> Option<&'a Facts> {
        self.profile.and_then(|profile| profile.item.facts.as_ref())
    }

    pub fn name(&self) -> &'a str {
        &self.entry.name
    }

    /// The printed price; else the catalogue's; none when neither is known.
    pub fn points(&self) -> Option<i64> {
        self.entry.points.or_else(|| self.counted_points())
    }

    /// Its price by the catalogue, models and options included; none when a part of it is not known.
    pub fn counted_points(&self) -> Option<i64> {
        let profile = self.profile?.item;
        let facts = self.facts()?;
        let models = i64::from(self.entry.models.or(facts.min).unwrap_or(1));
        let mut points = profile.points? + facts.per_model.unwrap_or(0) * models;
        for option in self.options.iter().filter(|option| !is_mark(option.name)) {
            let known = facts.option(option.name).map(|known| (known.points, known.per_model));
            points += match known {
                Some((points, per_model)) => points? + per_model.unwrap_or(0) * models,
                None => option.points?,
            };
        }
        Some(points)
    }
}

/// Marks are chosen for nothing.
fn is_mark(name: &str) -> bool {
    name_key(name) == "general"
}

impl<'a> ChosenOption<'a> {
    fn resolve_chosen_option(
        upgrade: &'a Upgrade,
        facts: Option<&Facts>,
        faction: Option<&Faction>,
        composition: &Composition,
    ) -> Self {
        let key = name_key(&upgrade.name);
        let own = facts.and_then(|facts| facts.option(&upgrade.name));
        let of_faction = || {
            let options = faction.into_iter().flat_map(|faction| &faction.options);
            options.into_iter().find(|option| name_key(&option.name) == key)
        };
        let known: Option<&OptionFacts> = own.or_else(of_faction);
        let of_kind = composition
            .type_of_key(&key)
            .or_else(|| composition.type_called(known?.kind.as_deref()?))
            .or_else(|| composition.type_called(upgrade.group.as_deref()?));
        let kind = of_kind.map(|kind| kind.id.clone());
        let points = upgrade.points.or_else(|| known.and_then(|known| known.points));
        let within = of_kind.and_then(|kind| kind.within.clone());
        let parts = upgrade.name.split(" and ").map(name_key);
        let parts: Vec<String> = if upgrade.name.contains(" and ") { parts.collect() } else { Vec::new() };
        let keys = std::iter::once(key).chain(parts).collect();
        Self { name: &upgrade.name, keys, kind, within, count: upgrade.count.unwrap_or(1).max(1), points }
    }

    pub fn is_of(&self, types: &[String]) -> bool {
        self.kind.iter().chain(&self.within).any(|kind| types.contains(kind))
    }
}
