//! One entry: its profile in force, its prices elsewhere, and what of its upgrades is an enhancement.

use super::Resolver;
use crate::domain::{
    catalogue::{InForce, Profile, Resolution, name_key},
    composition::is_in_season,
    games::aos4::composition::{Enhancement, Unit, unit::Known},
    roster::{Entry, Heading},
};

impl<'a> Resolver<'a, '_> {
    pub fn unit(&self, entry: &'a Entry, section: &Heading) -> Unit<'a> {
        let mut unit = Unit {
            entry,
            section: section.clone(),
            known: None,
            home_faction: None,
            suggestion: None,
            enhancements: Vec::new(),
            counts_only: self.counts_only,
        };
        match self.profile(entry) {
            Resolution::Exact(profile) | Resolution::Alias(profile) => {
                let known = self.known(profile);
                unit.enhancements = self.enhancements(entry, &known);
                unit.known = Some(known);
            }
            Resolution::Suggestions(alike) => {
                let elsewhere = self.view.units_called(&entry.name);
                unit.home_faction = elsewhere.first().map(|profile| profile.item.faction.clone());
                unit.suggestion = alike.first().map(|profile| profile.item.name.clone());
            }
        }
        unit
    }

    fn profile(&self, entry: &Entry) -> Resolution<InForce<'a, Profile>> {
        let Some(rules) = self.sides.rules() else { return Resolution::Suggestions(Vec::new()) };
        let faction = &rules.item.name;
        let by_id = |id: &str| self.view.unit_by_id(faction, id);
        let (whole, link, target) = ids(entry.key.as_deref().unwrap_or_default());
        if let Some(profile) = by_id(whole).or_else(|| by_id(link)) {
            return Resolution::Exact(profile);
        }
        let found = self.view.unit(faction, &entry.name);
        if found.is_found() {
            return found;
        }
        // Versions of a unit share the target, so that their names come before it.
        if let Some(profile) = target.and_then(by_id) {
            return Resolution::Exact(profile);
        }
        if let Some(seasonal) = self.seasonal(faction, &entry.name) {
            return Resolution::Alias(seasonal);
        }
        // "Boingrot Bounderz (the lads)": what stands in brackets may be the player's own.
        let bare = entry.name.rsplit_once(" (").map(|(bare, _)| self.view.unit(faction, bare));
        bare.filter(Resolution::is_found).unwrap_or(found)
    }

    /// The seasonal version of a unit that is known only under its plain name's alias.
    fn seasonal(&self, faction: &str, name: &str) -> Option<InForce<'a, Profile>> {
        let key = name_key(name);
        let (plain, realm) = key.split_once(" scourge of ")?;
        let plain = self.view.unit(faction, plain).found()?;
        self.view.unit(faction, &format!("{} scourge of {realm}", plain.item.name)).found()
    }

    pub fn known(&self, profile: InForce<'a, Profile>) -> Known<'a> {
        Known {
            profile: profile.item,
            key: profile.item.key(),
            words: profile.item.words(),
            publication: profile.publication,
            view: self.view,
        }
    }

    /// Whatever of the upgrades is in a table of the faction; the others are wargear.
    pub fn enhancements(&self, entry: &Entry, known: &Known<'_>) -> Vec<Enhancement> {
        let Some(rules) = self.sides.rules() else { return Vec::new() };
        let tables = || rules.item.tables.iter().enumerate();
        let find = |name: &str| {
            let key = name_key(name);
            let listed = tables().filter_map(|(table_number, table)| {
                let item = table.items.iter().find(|item| name_key(&item.name) == key)?;
                Some(Enhancement {
                    name: item.name.clone(),
                    kind: table.kind.clone(),
                    table: table.name.clone(),
                    table_number,
                    seasons: table.seasons.clone(),
                    points: item.points_in(self.season),
                    open: table.is_open_to(item, known.profile, &known.words),
                })
            });
            // An item of several seasons' tables is meant as the one of this season.
            listed.min_by_key(|item| (!is_in_season(&item.seasons, self.season), !item.open))
        };
        entry.upgrades.iter().filter_map(|upgrade| find(&upgrade.name)).collect()
    }
}

/// `linkId::targetId`: all of it, the link, the target.
fn ids(key: &str) -> (&str, &str, Option<&str>) {
    match key.split_once("::") {
        Some((link, target)) => (key, link, Some(target)),
        None => (key, key, None),
    }
}
