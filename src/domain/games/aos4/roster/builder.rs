//! Building a roster one step at a time, for those without an app: each step is a pure change of a
//! roster. What may be taken, and what it costs, is for the catalogue to say.

use super::{PricedChoice, Roster, RosterEntry, RosterLore, RosterLoreKind, Section, SectionKind, Upgrade};
use serde::Serialize;

/// More units than this are no army, only a way to fill a disk.
const MOST_UNITS: usize = 80;

/// Where a unit stands: section and position in it, both counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnitPlace {
    pub section: usize,
    pub unit: usize,
}

/// Where a unit is to go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Destination {
    /// The section at this position, which must be a regiment.
    Regiment(usize),
    NewRegiment,
    Auxiliary,
}

/// One tap on the form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BuilderStep {
    /// Starts afresh.
    Begin {
        faction: String,
        army_of_renown: Option<String>,
    },
    Name(String),
    Formation(Option<PricedChoice>),
    Lore(RosterLoreKind, Option<RosterLore>),
    /// The battle tactic cards, in place of those before.
    Cards(Vec<String>),
    Add {
        entry: RosterEntry,
        to: Destination,
    },
    /// Another leader for a regiment; the others stay.
    Lead {
        section: usize,
        entry: RosterEntry,
    },
    Renown(Section),
    Terrain(Option<RosterEntry>),
    Remove(UnitPlace),
    RemoveSection(usize),
    Move {
        unit: UnitPlace,
        to: Destination,
    },
    /// Reinforced or not, the other way round.
    Reinforce(UnitPlace),
    /// The leader of this regiment is the general.
    General(usize),
    /// In place of what the unit has of the same group.
    Take {
        unit: UnitPlace,
        upgrade: Upgrade,
    },
    Drop {
        unit: UnitPlace,
        upgrade: String,
    },
}

/// Why a step does nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum BuilderStepError {
    /// What it is about is not on the roster any more.
    NotThere,
    /// A leader with units behind it cannot leave its regiment.
    LeaderIsNeeded,
    /// More units than a roster can hold.
    TooMany { most: usize },
}

impl Roster {
    /// The roster after one step. The first regiment is the general's until another one is chosen.
    pub fn after(&self, step: BuilderStep) -> Result<Self, BuilderStepError> {
        let mut roster = self.clone();
        match step {
            BuilderStep::Begin { faction, army_of_renown } => {
                roster = Self {
                    name: roster.name,
                    faction: Some(faction),
                    army_of_renown,
                    points_limit: roster.points_limit,
                    ..Self::default()
                };
            }
            BuilderStep::Name(name) => roster.name = name,
            BuilderStep::Formation(formation) => roster.formation = formation,
            BuilderStep::Lore(kind, lore) => {
                roster.lores.retain(|other| other.kind != kind);
                roster.lores.extend(lore);
                roster.lores.sort_by_key(|lore| lore.kind);
            }
            BuilderStep::Cards(cards) => roster.tactic_cards = cards,
            BuilderStep::Add { entry, to } => roster.put(entry, to)?,
            BuilderStep::Lead { section, entry } => {
                let general = roster.regiment(section)?.kind == SectionKind::General;
                let leader = roster.unit(UnitPlace { section, unit: 0 })?;
                *leader = RosterEntry { general, ..entry };
            }
            BuilderStep::Renown(section) => roster.sections.push(section),
            BuilderStep::Terrain(entry) => {
                roster.sections.retain(|section| section.kind != SectionKind::Terrain);
                let entries: Vec<RosterEntry> = entry.into_iter().collect();
                roster.sections.push(Section { entries, ..Section::new(SectionKind::Terrain) });
            }
            BuilderStep::Remove(place) => drop(roster.take(place)?),
            BuilderStep::RemoveSection(section) => {
                roster.section(section)?;
                roster.sections.remove(section);
            }
            BuilderStep::Move { unit, to } => roster.shift(unit, to)?,
            BuilderStep::Reinforce(place) => {
                let unit = roster.unit(place)?;
                unit.reinforced = !unit.reinforced;
            }
            BuilderStep::General(section) => roster.crown(section)?,
            BuilderStep::Take { unit, upgrade } => {
                let unit = roster.unit(unit)?;
                unit.upgrades.retain(|other| other.group != upgrade.group);
                unit.upgrades.push(upgrade);
            }
            BuilderStep::Drop { unit, upgrade } => {
                roster.unit(unit)?.upgrades.retain(|other| other.name != upgrade);
            }
        }
        if roster.sections.iter().map(|section| section.entries.len()).sum::<usize>() > MOST_UNITS {
            return Err(BuilderStepError::TooMany { most: MOST_UNITS });
        }
        roster.tidy();
        Ok(roster)
    }

    fn put(&mut self, entry: RosterEntry, to: Destination) -> Result<(), BuilderStepError> {
        match to {
            Destination::Regiment(section) => self.regiment(section)?.entries.push(entry),
            Destination::NewRegiment => {
                let entries = vec![entry];
                // Numbered when the sections are put in order.
                self.sections.push(Section { entries, ..Section::new(SectionKind::Regiment(u32::MAX)) });
            }
            Destination::Auxiliary => {
                match self.sections.iter_mut().find(|section| section.kind == SectionKind::Auxiliary) {
                    Some(section) => section.entries.push(entry),
                    None => self
                        .sections
                        .push(Section { entries: vec![entry], ..Section::new(SectionKind::Auxiliary) }),
                }
            }
        }
        Ok(())
    }

    fn take(&mut self, place: UnitPlace) -> Result<RosterEntry, BuilderStepError> {
        let section = self.section(place.section)?;
        if place.unit >= section.entries.len() {
            return Err(BuilderStepError::NotThere);
        }
        if section.kind.is_led() && place.unit == 0 && section.entries.len() > 1 {
            return Err(BuilderStepError::LeaderIsNeeded);
        }
        Ok(section.entries.remove(place.unit))
    }

    /// The sections are put in order only afterwards, so that positions hold until then.
    fn shift(&mut self, unit: UnitPlace, to: Destination) -> Result<(), BuilderStepError> {
        if let Destination::Regiment(section) = to {
            self.regiment(section)?;
        }
        let entry = self.take(unit)?;
        self.put(RosterEntry { general: false, ..entry }, to)
    }

    fn crown(&mut self, section: usize) -> Result<(), BuilderStepError> {
        self.regiment(section)?;
        for (at, other) in self.sections.iter_mut().enumerate().filter(|(_, other)| other.kind.is_led()) {
            other.kind = if at == section { SectionKind::General } else { SectionKind::Regiment(u32::MAX) };
        }
        Ok(())
    }

    fn section(&mut self, section: usize) -> Result<&mut Section, BuilderStepError> {
        self.sections.get_mut(section).ok_or(BuilderStepError::NotThere)
    }

    fn regiment(&mut self, section: usize) -> Result<&mut Section, BuilderStepError> {
        self.section(section).ok().filter(|section| section.kind.is_led()).ok_or(BuilderStepError::NotThere)
    }

    fn unit(&mut self, place: UnitPlace) -> Result<&mut RosterEntry, BuilderStepError> {
        self.section(place.section)?.entries.get_mut(place.unit).ok_or(BuilderStepError::NotThere)
    }

    /// No empty sections, the usual order, regiments numbered from 1, the general where it belongs.
    fn tidy(&mut self) {
        self.sections.retain(|section| !section.entries.is_empty());
        if !self.sections.iter().any(|section| section.kind == SectionKind::General)
            && let Some(first) = self.sections.iter_mut().find(|section| section.kind.is_led())
        {
            first.kind = SectionKind::General;
        }
        self.sections.sort_by_key(|section| match section.kind {
            SectionKind::General => 0,
            SectionKind::Regiment(_) => 1,
            SectionKind::Auxiliary => 2,
            SectionKind::RegimentOfRenown => 3,
            SectionKind::Terrain => 4,
            SectionKind::Category(_) => 5,
        });
        let mut number = 0;
        for section in &mut self.sections {
            if let SectionKind::Regiment(own) = &mut section.kind {
                number += 1;
                *own = number;
            }
            let generals = section.kind == SectionKind::General;
            for (at, entry) in section.entries.iter_mut().enumerate() {
                entry.general = generals && at == 0;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn builder_unit(name: &str) -> RosterEntry {
        RosterEntry { name: name.to_owned(), ..RosterEntry::default() }
    }

    fn add_builder_unit(roster: &Roster, name: &str, to: Destination) -> Roster {
        roster.after(BuilderStep::Add { entry: builder_unit(name), to }).unwrap()
    }

    fn two_regiments() -> Roster {
        let roster = Roster::default()
            .after(BuilderStep::Begin { faction: "Skaven".to_owned(), army_of_renown: None })
            .unwrap();
        let roster = add_builder_unit(&roster, "Grey Seer", Destination::NewRegiment);
        let roster = add_builder_unit(&roster, "Clawlord", Destination::NewRegiment);
        let roster = add_builder_unit(&roster, "Clanrats", Destination::Regiment(0));
        add_builder_unit(&roster, "Stormvermin", Destination::Regiment(1))
    }

    /// "General's Regiment: Grey Seer*, Clanrats", the general with a star.
    fn roster_in_lines(roster: &Roster) -> Vec<String> {
        let unit = |entry: &RosterEntry| format!("{}{}", entry.name, if entry.general { "*" } else { "" });
        let section = |section: &Section| {
            format!(
                "{}: {}",
                section.title(),
                section.entries.iter().map(unit).collect::<Vec<_>>().join(", ")
            )
        };
        roster.sections.iter().map(section).collect()
    }

    #[test]
    fn the_first_regiment_is_the_generals_until_another_is_chosen() {
        let roster = two_regiments();
        let before = ["General's Regiment: Grey Seer*, Clanrats", "Regiment 1: Clawlord, Stormvermin"];
        assert_eq!(roster_in_lines(&roster), before);
        let roster = roster.after(BuilderStep::General(1)).unwrap();
        let after = ["General's Regiment: Clawlord*, Stormvermin", "Regiment 1: Grey Seer, Clanrats"];
        assert_eq!(roster_in_lines(&roster), after);
        let alone = roster.after(BuilderStep::RemoveSection(0)).unwrap();
        assert_eq!(roster_in_lines(&alone), ["General's Regiment: Grey Seer*, Clanrats"]);
    }

    #[test]
    fn a_leader_leaves_only_an_empty_regiment() {
        let roster = two_regiments();
        let leader = UnitPlace { section: 1, unit: 0 };
        assert_eq!(roster.after(BuilderStep::Remove(leader)), Err(BuilderStepError::LeaderIsNeeded));
        let roster = roster
            .after(BuilderStep::Move { unit: UnitPlace { section: 1, unit: 1 }, to: Destination::Auxiliary })
            .unwrap();
        let roster = roster.after(BuilderStep::Move { unit: leader, to: Destination::Regiment(0) }).unwrap();
        let after = ["General's Regiment: Grey Seer*, Clanrats, Clawlord", "Auxiliary units: Stormvermin"];
        assert_eq!(roster_in_lines(&roster), after);
        let hero = UnitPlace { section: 0, unit: 2 };
        let roster = roster.after(BuilderStep::Move { unit: hero, to: Destination::NewRegiment }).unwrap();
        assert_eq!(roster_in_lines(&roster)[1], "Regiment 1: Clawlord");
    }

    #[test]
    fn another_leader_takes_over_the_regiment() {
        let roster = two_regiments()
            .after(BuilderStep::Lead { section: 0, entry: builder_unit("Verminlord") })
            .unwrap();
        assert_eq!(roster_in_lines(&roster)[0], "General's Regiment: Verminlord*, Clanrats");
    }

    #[test]
    fn one_enhancement_of_a_group_replaces_the_other() {
        let seer = UnitPlace { section: 0, unit: 0 };
        let take = |roster: &Roster, name: &str, group: &str| {
            let upgrade =
                Upgrade { name: name.to_owned(), group: Some(group.to_owned()), ..Upgrade::default() };
            roster.after(BuilderStep::Take { unit: seer, upgrade }).unwrap()
        };
        let roster = take(&two_regiments(), "Skavenbrew", "Artefacts of Power");
        let roster = take(&roster, "Verminous Valour", "Heroic Traits");
        let roster = take(&roster, "Warpstone Charm", "Artefacts of Power");
        let names = |roster: &Roster| {
            let upgrades = &roster.sections[0].entries[0].upgrades;
            upgrades.iter().map(|upgrade| upgrade.name.clone()).collect::<Vec<_>>()
        };
        assert_eq!(names(&roster), ["Verminous Valour", "Warpstone Charm"]);
        let dropped = BuilderStep::Drop { unit: seer, upgrade: "Verminous Valour".to_owned() };
        assert_eq!(names(&roster.after(dropped).unwrap()), ["Warpstone Charm"]);
    }

    #[test]
    fn lores_and_terrain_are_chosen_once() {
        let lore = |kind, name: &str| {
            BuilderStep::Lore(kind, Some(RosterLore { kind, name: name.into(), points: None }))
        };
        let roster = Roster::default().after(lore(RosterLoreKind::Manifestation, "Morbid")).unwrap();
        let roster = roster.after(lore(RosterLoreKind::Spell, "Ruin")).unwrap();
        let roster = roster.after(lore(RosterLoreKind::Spell, "Doom")).unwrap();
        let names: Vec<_> = roster.lores.iter().map(|lore| lore.name.as_str()).collect();
        assert_eq!(names, ["Doom", "Morbid"]);
        let roster = roster.after(BuilderStep::Lore(RosterLoreKind::Spell, None)).unwrap();
        assert_eq!(roster.lores.len(), 1);
        let roster = roster.after(BuilderStep::Terrain(Some(builder_unit("Gnawhole")))).unwrap();
        let roster = roster.after(BuilderStep::Terrain(Some(builder_unit("Warlock Bridge")))).unwrap();
        assert_eq!(roster_in_lines(&roster), ["Faction terrain: Warlock Bridge"]);
        assert!(roster.after(BuilderStep::Terrain(None)).unwrap().sections.is_empty());
    }

    #[test]
    fn what_is_not_there_cannot_be_touched() {
        let roster = add_builder_unit(&two_regiments(), "Clanrats", Destination::Auxiliary);
        let nowhere = UnitPlace { section: 0, unit: 9 };
        for step in [
            BuilderStep::Remove(nowhere),
            BuilderStep::Reinforce(nowhere),
            BuilderStep::RemoveSection(7),
            BuilderStep::General(2),
            BuilderStep::Move { unit: UnitPlace { section: 0, unit: 1 }, to: Destination::Regiment(2) },
            BuilderStep::Add { entry: builder_unit("Clanrats"), to: Destination::Regiment(9) },
        ] {
            assert_eq!(roster.after(step), Err(BuilderStepError::NotThere));
        }
        let mut crowd = roster;
        while crowd.sections.iter().map(|section| section.entries.len()).sum::<usize>() < MOST_UNITS {
            crowd = add_builder_unit(&crowd, "Clanrats", Destination::Auxiliary);
        }
        let more = BuilderStep::Add { entry: builder_unit("Clanrats"), to: Destination::Auxiliary };
        assert_eq!(crowd.after(more), Err(BuilderStepError::TooMany { most: MOST_UNITS }));
    }
}
