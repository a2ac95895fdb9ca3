//! One entry: its profile in force, its prices elsewhere, and what of its upgrades is an enhancement.

use super::Resolver;
use crate::domain::{
    catalogue::{InForce, Profile, Resolution, name_key},
    composition::{Enhancement, Unit, rules::is_in_season, unit::Known},
    roster::Entry,
};

impl<'a> Resolver<'a, '_> {
    pub fn unit(&self, entry: &'a Entry, title: &str) -> Unit<'a> {
        let mut unit = Unit {
            entry,
            section: title.to_owned(),
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
        if let Some(profile) =
            entry.key.iter().flat_map(|key| ids(key)).find_map(|id| self.view.unit_by_id(faction, id))
        {
            return Resolution::Exact(profile);
        }
        let found = self.view.unit(faction, &entry.name);
        // "Boingrot Bounderz (the lads)": what stands in brackets may be the player's own.
        match (&found, entry.name.rsplit_once(" (")) {
            (Resolution::Suggestions(_), Some((bare, _))) => {
                let bare = self.view.unit(faction, bare);
                if bare.is_found() { bare } else { found }
            }
            _ => found,
        }
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
    fn enhancements(&self, entry: &Entry, known: &Known<'_>) -> Vec<Enhancement> {
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

/// `linkId::targetId`, and each of the two alone.
fn ids(key: &str) -> impl Iterator<Item = &str> {
    std::iter::once(key).chain(key.split("::"))
}
