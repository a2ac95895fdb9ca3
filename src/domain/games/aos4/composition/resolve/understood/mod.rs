//! A roster as the catalogue lets it be understood. A reader knows no names: what people write in other places than
//! the programs do (faction and formation in one line, an artefact behind the price, a regiment of renown without its
//! heading) is put where the rules look for it, by the names that stand in it. Nothing is guessed: a name counts only
//! where it is written whole.

mod head;
mod several;
mod units;
mod words;

use super::sides::Sides;
use crate::domain::{
    catalogue::{CatalogueView, Faction, Profile, name_key},
    roster::{Roster, RosterEntry, Section, SectionKind, Upgrade},
};
pub use several::SeveralUnits;
use std::cell::OnceCell;
use words::LongestNames;

/// The roster with what its own words say put in its place.
pub fn understand_roster(given: &Roster, view: &CatalogueView) -> Understood {
    let mut roster = given.clone();
    let head::SettledHead { idle, taken } = head::settle_head(&mut roster, view);
    let sides = Sides::find_sides(&roster, view);
    let mut several = Vec::new();
    if let Some(rules) = sides.rules().map(|rules| rules.item) {
        several = settle_sections(&mut roster, view, rules);
    }
    // A list of another game has words of ours at its head all the same.
    let mut entries = roster.sections.iter().flat_map(|section| &section.entries);
    if entries.any(|entry| !view.units_called(&entry.name).is_empty()) {
        Understood { roster, idle, taken, several }
    } else {
        Understood { roster: given.clone(), idle: Vec::new(), taken: None, several: Vec::new() }
    }
}

/// What a roster is understood as.
pub struct Understood {
    pub roster: Roster,
    /// Lines that stood for faction or formation, where another line turned out to say it.
    pub idle: Vec<String>,
    /// The faction it is taken for, and what is written for one; none: its own words say the faction.
    pub taken: Option<TakenFaction>,
    /// Units that stood on one line and were taken apart.
    pub several: Vec<SeveralUnits>,
}

/// A faction that no word of the list says: by a name like the one that is written, or by its units.
pub struct TakenFaction {
    pub written: Option<String>,
    pub faction: String,
    pub by_units: bool,
}

fn settle_sections(roster: &mut Roster, view: &CatalogueView, rules: &Faction) -> Vec<SeveralUnits> {
    let known = KnownNames { view, rules, items: OnceCell::new(), units: OnceCell::new() };
    let runs_on = roster.runs_on;
    let mut sections: Vec<Section> = Vec::new();
    let mut several = Vec::new();
    for mut section in std::mem::take(&mut roster.sections) {
        if section.kind == SectionKind::RegimentOfRenown {
            known.members(&mut section);
            sections.push(section);
            continue;
        }
        if section.kind == SectionKind::Terrain {
            known.features(&mut section);
            sections.push(section);
            continue;
        }
        let mut renown = Vec::new();
        let entries = std::mem::take(&mut section.entries);
        for mut entry in entries {
            if runs_on {
                let before = section.entries.last_mut().or_else(|| sections.last_mut()?.entries.last_mut());
                known.part(&mut entry, before);
            }
            if let Some(regiment) = known.regiment_of_renown(&entry) {
                renown.push(regiment);
                continue;
            }
            units::settle_unit(&mut entry, &known);
            entry.companions.iter_mut().for_each(|companion| units::settle_companion(companion, &known));
            known.give_back(&mut entry);
            let paid = known.paid_units(&mut entry);
            let heading = section.heading();
            for entry in std::iter::once(entry).chain(paid) {
                let (units, line) = several::part_units(entry, &heading, &known);
                section.entries.extend(units);
                several.extend(line);
            }
        }
        sections.push(section);
        sections.extend(renown);
    }
    sections.retain(|section| section.name.is_some() || !section.entries.is_empty());
    roster.sections = sections;
    several
}

/// The names that count in this army.
struct KnownNames<'a> {
    view: &'a CatalogueView,
    rules: &'a Faction,
    items: OnceCell<LongestNames>,
    units: OnceCell<LongestNames>,
}

impl KnownNames<'_> {
    fn is_unit(&self, name: &str) -> bool {
        self.view.unit(&self.rules.name, name).is_some() || !self.view.units_called(name).is_empty()
    }

    /// The unit of the army; what stands in brackets may be the player's own.
    fn profile(&self, name: &str) -> Option<&Profile> {
        let unit = |name: &str| self.view.unit(&self.rules.name, name).map(|unit| unit.item);
        unit(name).or_else(|| unit(name.rsplit_once(" (")?.0))
    }

    /// Every enhancement there is: another faction's is found to be so.
    fn items(&self) -> &LongestNames {
        self.items.get_or_init(|| {
            let own = std::iter::once(self.rules);
            let sides = own.chain(self.view.factions().map(|side| side.item));
            LongestNames::from_names(
                sides.flat_map(|side| &side.tables).flat_map(|table| &table.items).map(|item| &*item.name),
            )
        })
    }

    fn units(&self) -> &LongestNames {
        let names = || self.view.units(&self.rules.name).map(|unit| unit.item);
        self.units.get_or_init(|| {
            LongestNames::from_names(
                names().flat_map(|unit| unit.aliases.iter().chain([&unit.name])).map(String::as_str),
            )
        })
    }

    /// An entry that is no unit and has the name of a regiment of renown: its heading was left out.
    fn regiment_of_renown(&self, entry: &RosterEntry) -> Option<Section> {
        if entry.points.is_none_or(|points| points == 0) || self.is_unit(&entry.name) {
            return None;
        }
        let found = self.view.regiment_of_renown(&entry.name)?;
        let mut section = Section::new(SectionKind::RegimentOfRenown);
        section.name = Some(found.item.name.clone());
        section.points = entry.points;
        section.line = entry.line;
        section.entries.clone_from(&entry.companions);
        Some(section)
    }

    /// "Codewright, Thunderers, Thunderers": members in one line.
    fn members(&self, section: &mut Section) {
        let found = section.name.as_ref().and_then(|name| self.view.regiment_of_renown(name));
        let Some(renown) = found else { return };
        let is_member =
            |name: &str| renown.item.members.iter().any(|own| name_key(&own.unit) == name_key(name));
        let entries = std::mem::take(&mut section.entries);
        for entry in entries {
            let names: Vec<&str> = entry.name.split([',', ';', '+']).map(str::trim).collect();
            if names.len() > 1 && names.iter().all(|name| is_member(name)) {
                let member = |name: &&str| RosterEntry {
                    name: (*name).to_owned(),
                    line: entry.line,
                    ..RosterEntry::default()
                };
                section.entries.extend(names.iter().map(member));
            } else {
                section.entries.push(entry);
            }
        }
    }

    /// An enhancement without a bullet is carried, and what stands below a line that is no unit belongs to the unit
    /// above it.
    fn give_back(&self, entry: &mut RosterEntry) {
        let is_item =
            |companion: &mut RosterEntry| companion.points.is_none() && self.items().has(&companion.name);
        let carried: Vec<RosterEntry> = entry.companions.extract_if(.., is_item).collect();
        entry
            .upgrades
            .extend(carried.into_iter().map(|item| Upgrade { name: item.name, ..Upgrade::default() }));
        for companion in &mut entry.companions {
            if !self.is_unit(&companion.name) {
                entry.upgrades.append(&mut companion.upgrades);
                entry.general |= std::mem::take(&mut companion.general);
                entry.reinforced |= std::mem::take(&mut companion.reinforced);
            }
        }
    }

    /// Below the first terrain feature: what has the name of none, and no price, is no feature but the foot of a mail.
    fn features(&self, section: &mut Section) {
        let is_feature = |entry: &RosterEntry| {
            let mut sides = self.view.factions();
            sides.any(|side| side.item.terrain.iter().any(|own| self.view.means(&entry.name, &own.name)))
        };
        if section.entries.first().is_some_and(is_feature) {
            section.entries.retain(|entry| entry.points.is_some() || is_feature(entry));
        }
    }

    /// "Skavenbrew Clanrats" where the text runs on: what stands before a unit's name belongs to the unit before.
    fn part(&self, entry: &mut RosterEntry, before: Option<&mut RosterEntry>) {
        if self.is_unit(&entry.name) {
            return;
        }
        let key = name_key(&entry.name);
        let Some((others, unit)) = self.units().at_the_end_of(&key) else { return };
        // "Skavenbrew 20x Clanrats": the number is of the unit.
        let (others, models) = match others.rsplit_once(' ').unwrap_or(("", others)) {
            (bare, word) if units::number_of(word).is_some() => (bare, units::number_of(word)),
            _ => (others, None),
        };
        let (others, unit) = (others.to_owned(), unit.to_owned());
        let models = models.filter(|models| *models > 1);
        entry.name = unit;
        let Some(before) = before.filter(|_| !others.is_empty()) else {
            entry.models = entry.models.or(models);
            return;
        };
        // "2x Moonstone Hammer Saurus Guard": what stands first is counted.
        let count = std::mem::replace(&mut entry.models, models);
        before.upgrades.push(Upgrade { name: others, count, ..Upgrade::default() });
        units::settle_unit(before, self);
    }

    /// What stands without a price below a unit and is a unit of the army that is paid for.
    fn paid_units(&self, entry: &mut RosterEntry) -> Vec<RosterEntry> {
        let is_paid = |companion: &RosterEntry| {
            let found = self.view.unit(&self.rules.name, &companion.name);
            let points = found.and_then(|unit| unit.item.points.filter(|_| unit.item.companion_of.is_none()));
            companion.points != Some(0) && points.is_some_and(|points| points > 0)
        };
        if !entry.companions.iter().any(is_paid) {
            return Vec::new();
        }
        let (paid, companions) = std::mem::take(&mut entry.companions).into_iter().partition(is_paid);
        entry.companions = companions;
        paid
    }
}
