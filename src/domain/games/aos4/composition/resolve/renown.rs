//! Regiments of Renown: price, factions and members as the catalogue defines them.

use super::Resolver;
use crate::domain::{
    catalogue::{RegimentMember, RegimentOfRenown, Resolution, name_key},
    games::aos4::MemberDifference,
    games::aos4::composition::{
        Aos4Unit,
        army::{Renown, RenownFacts},
    },
    roster::{RosterEntry, Section, SectionHeading},
};

impl<'a> Resolver<'a, '_> {
    pub fn renown(&self, section: &'a Section) -> Renown<'a> {
        let heading = section.heading();
        let mut units: Vec<Aos4Unit<'_>> =
            section.entries.iter().map(|entry| self.member(entry, &heading)).collect();
        let name = section.name.clone().unwrap_or_else(|| heading.title());
        let found = self.view.regiment_of_renown(&name);
        let facts = found.map(|found| self.renown_facts(found.item, section));
        if let Some(RenownFacts { granted, .. }) = &facts {
            let is_granted = |name: &str| granted.contains(&name_key(name));
            for unit in &mut units {
                unit.enhancements.retain(|enhancement| !is_granted(&enhancement.name));
                unit.strays.retain(|stray| !is_granted(&stray.name));
            }
        }
        if let Some(renown) = found {
            let is_member = |name: &str| {
                let key = name_key(name);
                renown.item.members.iter().any(|member| name_key(&member.unit) == key)
            };
            for unit in &mut units {
                unit.strays.retain(|stray| !is_member(&stray.name));
            }
        }
        let strangers = if facts.is_none() { self.strangers(&[], &section.entries) } else { Vec::new() };
        let suggestion = match self.view.regiment_of_renown_or_alike(&name) {
            Resolution::Suggestions(alike) => alike.first().map(|renown| renown.item.name.clone()),
            Resolution::Exact(_) | Resolution::Alias(_) => None,
        };
        Renown { name, points: section.points, units, known: facts, strangers, suggestion }
    }

    /// A member may be of any faction.
    fn member(&self, entry: &'a RosterEntry, section: &SectionHeading) -> Aos4Unit<'a> {
        let mut unit = self.unit(entry, section);
        unit.home_faction = None;
        if unit.known.is_none() {
            unit.known = self.view.units_called(&entry.name).first().map(|profile| self.known(*profile));
            if let Some(known) = &unit.known {
                unit.enhancements = self.enhancements(entry, known);
                unit.strays = self.strays(entry, known);
            }
        }
        unit
    }

    fn renown_facts(&self, renown: &RegimentOfRenown, section: &Section) -> RenownFacts {
        let sides = [self.sides.renown, self.sides.faction];
        let open = sides.iter().flatten().any(|side| renown.is_open_to(&side.item.name));
        let said = !renown.factions.is_empty() && self.sides.faction.is_some();
        RenownFacts {
            price: renown.points,
            legends: renown.legends,
            seasons: renown.seasons.clone(),
            open: said.then_some(open),
            beside_others: renown
                .notes
                .iter()
                .any(|note| note.contains("more than one") || note.contains("in addition")),
            differences: self.differences(&renown.members, &section.entries),
            granted: renown
                .members
                .iter()
                .flat_map(|member| &member.carries)
                .map(|name| name_key(name))
                .collect(),
            strangers: self.strangers(&renown.members, &section.entries),
        }
    }

    fn differences(&self, members: &[RegimentMember], entries: &[RosterEntry]) -> Vec<MemberDifference> {
        // Without members on paper there is nothing to compare, nor without them in the catalogue.
        if members.is_empty() || entries.is_empty() {
            return Vec::new();
        }
        let mut differences = Vec::new();
        let mut counted = vec![0_u32; members.len()];
        // In a list of lists all members but the first look like something that one carries.
        for upgrade in entries.iter().flat_map(|entry| &entry.upgrades) {
            let key = name_key(&upgrade.name);
            let own = members.iter().position(|member| name_key(&member.unit) == key);
            if let Some(at) = own {
                counted[at] += upgrade.count.unwrap_or(1).min(9);
            }
        }
        for entry in entries {
            match members.iter().position(|member| self.is_member(entry, member)) {
                Some(at) => counted[at] += 1,
                None if self.is_stranger(entry) => {}
                None => differences.push(MemberDifference::NotAMember { unit: entry.name.clone() }),
            }
        }
        for (member, count) in members.iter().zip(counted) {
            if count < member.min || count > member.max.max(member.min) {
                differences.push(MemberDifference::Number {
                    unit: member.unit.clone(),
                    found: count,
                    defined: member.min,
                });
            }
        }
        differences
    }

    fn strangers(&self, members: &[RegimentMember], entries: &[RosterEntry]) -> Vec<String> {
        let known = |entry: &&RosterEntry| members.iter().any(|member| self.is_member(entry, member));
        let strangers = entries.iter().filter(|entry| !known(entry) && self.is_stranger(entry));
        strangers.map(|entry| entry.name.clone()).collect()
    }

    fn is_stranger(&self, entry: &RosterEntry) -> bool {
        self.view.units_called(&entry.name).is_empty()
    }

    fn is_member(&self, entry: &RosterEntry, member: &RegimentMember) -> bool {
        let (written, meant) = (name_key(&entry.name), name_key(&member.unit));
        let called = || self.view.units_called(&entry.name).iter().any(|profile| profile.item.key() == meant);
        written == meant || called()
    }
}
