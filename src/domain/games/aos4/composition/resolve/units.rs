//! One entry: its profile in force, its prices elsewhere, and what of its upgrades is an enhancement.

use super::Resolver;
use crate::domain::{
    catalogue::{InForce, Profile, Resolution, is_spelling_of, name_key},
    composition::{closest_name, is_in_season},
    games::aos4::composition::{
        Aos4Unit, UnitEnhancement,
        unit::{KnownUnit, Stray},
    },
    roster::{RosterEntry, SectionHeading},
};
use std::collections::HashMap;

impl<'a> Resolver<'a, '_> {
    pub fn unit(&self, entry: &'a RosterEntry, section: &SectionHeading) -> Aos4Unit<'a> {
        let mut unit = Aos4Unit {
            entry,
            section: section.clone(),
            known: None,
            home_faction: None,
            suggestion: None,
            enhancements: Vec::new(),
            strays: Vec::new(),
            counts_only: self.counts_only,
        };
        if let Some(profile) = self.profile(entry) {
            let known = self.known(profile);
            unit.enhancements = self.enhancements(entry, &known);
            unit.strays = self.strays(entry, &known);
            unit.known = Some(known);
        } else {
            let elsewhere = self.view.units_called(&entry.name);
            unit.home_faction = elsewhere.first().map(|profile| profile.item.faction.clone());
            unit.suggestion = self.suggestion(entry);
            unit.strays = self.strays_of_nobody(entry);
            // A unit's name that is misspelt changes nothing of what it carries.
            let carried = entry.upgrades.iter().take(MOST_UPGRADES);
            unit.enhancements = carried.filter_map(|upgrade| self.enhancement(&upgrade.name, None)).collect();
        }
        unit
    }

    /// What an unknown unit may be meant to be.
    fn suggestion(&self, entry: &RosterEntry) -> Option<String> {
        let rules = self.sides.rules()?;
        match self.view.unit_or_alike(&rules.item.name, &entry.name) {
            Resolution::Suggestions(alike) => alike.first().map(|profile| profile.item.name.clone()),
            Resolution::Exact(found) | Resolution::Alias(found) => Some(found.item.name.clone()),
        }
    }

    fn profile(&self, entry: &RosterEntry) -> Option<InForce<'a, Profile>> {
        let rules = self.sides.rules()?;
        let faction = &rules.item.name;
        let by_id = |id: &str| self.view.unit_by_id(faction, id);
        let whole = entry.key.as_deref().unwrap_or_default();
        let (link, target) = split_link_ids(whole);
        let by_key = by_id(whole).or_else(|| by_id(link));
        // "Boingrot Bounderz (the lads)": what stands in brackets may be the player's own.
        let bare = || self.view.unit(faction, entry.name.rsplit_once(" (")?.0);
        // Versions of a unit share the target, so that their names come before it.
        let by_target = || target.and_then(by_id);
        by_key
            .or_else(|| self.view.unit(faction, &entry.name))
            .or_else(by_target)
            .or_else(|| self.seasonal(faction, &entry.name))
            .or_else(bare)
    }

    /// The seasonal version of a unit that is known only under its plain name's alias.
    fn seasonal(&self, faction: &str, name: &str) -> Option<InForce<'a, Profile>> {
        let key = name_key(name);
        let (plain, realm) = key.split_once(" scourge of ")?;
        let plain = self.view.unit(faction, plain)?;
        self.view.unit(faction, &format!("{} scourge of {realm}", plain.item.name))
    }

    pub fn known(&self, profile: InForce<'a, Profile>) -> KnownUnit<'a> {
        KnownUnit {
            profile: profile.item,
            key: profile.item.key(),
            words: profile.item.words(),
            publication: profile.publication,
            view: self.view,
        }
    }

    /// Whatever of the upgrades is in a table of the faction.
    pub fn enhancements(&self, entry: &RosterEntry, known: &KnownUnit<'_>) -> Vec<UnitEnhancement> {
        entry.upgrades.iter().filter_map(|upgrade| self.enhancement(&upgrade.name, Some(known))).collect()
    }

    fn enhancement(&self, name: &str, known: Option<&KnownUnit<'_>>) -> Option<UnitEnhancement> {
        let rules = self.sides.rules()?;
        let find = |is_it: &dyn Fn(&str) -> bool| {
            let listed = rules.item.tables.iter().filter_map(|table| {
                let item = table.items.iter().find(|item| is_it(&name_key(&item.name)))?;
                Some(UnitEnhancement {
                    name: item.name.clone(),
                    kind: table.kind.clone(),
                    table: table.name.clone(),
                    most_of_kind: table.most_of_kind(),
                    seasons: table.seasons.clone(),
                    points: item.points_in(self.season),
                    open: known.is_none_or(|known| table.is_open_to(item, known.profile, &known.words)),
                })
            });
            // An item of several seasons' tables is meant as the one of this season.
            listed.min_by_key(|item| (!is_in_season(&item.seasons, self.season), !item.open))
        };
        let key = name_key(name);
        let called = |name: &str| {
            let key = name_key(name);
            find(&|own| own == key)
        };
        let is_wargear =
            || known.is_none_or(|known| known.profile.wargear.iter().any(|own| name_key(own) == key));
        // What stands in brackets behind it may be the player's own.
        called(name)
            .or_else(|| called(name.split_once(" (")?.0))
            .or_else(|| find(&|own| is_spelling_of(own, &key)).filter(|_| !is_wargear()))
    }

    /// What of the upgrades is neither an enhancement of the army nor wargear of the unit.
    pub fn strays(&self, entry: &RosterEntry, known: &KnownUnit<'_>) -> Vec<Stray> {
        let wargear: Vec<String> = known.profile.wargear.iter().map(|name| name_key(name)).collect();
        let is_wargear = |name: &str| {
            let key = name_key(name);
            wargear.iter().any(|own| *own == key || (!own.is_empty() && key.strip_suffix('s') == Some(own)))
        };
        // "Clubbing Blows and Warpfire Projectors": two weapons in one bullet.
        let are_wargear = |name: &str| {
            let all = name.split(" and ").flat_map(|part| part.split(", "));
            is_wargear(name) || all.into_iter().all(|part| is_wargear(part.trim()))
        };
        let mut strays = Vec::new();
        for upgrade in entry.upgrades.iter().take(MOST_UPGRADES) {
            let bare = upgrade.name.split_once(" (").map_or(upgrade.name.as_str(), |(bare, _)| bare);
            if self.enhancement(&upgrade.name, Some(known)).is_some()
                || are_wargear(&upgrade.name)
                || are_wargear(bare)
                || is_of_command(bare)
                || self.is_companion(bare)
            {
                continue;
            }
            let home = self.homes().get(&name_key(bare)).cloned();
            strays.push(Stray {
                name: upgrade.name.clone(),
                suggestion: if home.is_some() { None } else { self.item_like(bare) },
                home,
                may_be_wargear: !self.tells_wargear() && upgrade.points.is_none(),
            });
        }
        // What stands behind the price and names nothing that is known.
        strays.extend(entry.remark.iter().map(|remark| self.stray_of_nobody(remark)));
        strays
    }

    /// Something that no faction has.
    fn stray_of_nobody(&self, name: &str) -> Stray {
        let suggestion = self.item_like(name);
        Stray { name: name.to_owned(), suggestion, home: None, may_be_wargear: true }
    }

    /// A unit that comes with a hero, which some lists put below him.
    fn is_companion(&self, name: &str) -> bool {
        self.view.units_called(name).iter().any(|unit| unit.item.companion_of.is_some())
    }

    /// Under a unit that nobody knows: what no army has as an enhancement either.
    fn strays_of_nobody(&self, entry: &RosterEntry) -> Vec<Stray> {
        let is_known = |name: &str| {
            let bare = name.split_once(" (").map_or(name, |(bare, _)| bare);
            self.homes().contains_key(&name_key(bare))
        };
        let strays = entry.upgrades.iter().take(MOST_UPGRADES).filter(|upgrade| !is_known(&upgrade.name));
        let names = strays.map(|upgrade| &upgrade.name);
        names.map(|name| self.stray_of_nobody(name)).collect()
    }

    /// The army's own enhancement that a name resembles most.
    fn item_like(&self, name: &str) -> Option<String> {
        let rules = self.sides.rules()?;
        let items = rules.item.tables.iter().flat_map(|table| &table.items).map(|item| item.name.as_str());
        closest_name(name, items)
    }

    /// Every enhancement's name with a faction that has it.
    fn homes(&self) -> &HashMap<String, String> {
        self.homes.get_or_init(|| {
            let mut homes = HashMap::new();
            for faction in self.view.factions() {
                for item in faction.item.tables.iter().flat_map(|table| &table.items) {
                    homes.entry(name_key(&item.name)).or_insert_with(|| faction.item.name.clone());
                }
            }
            homes
        })
    }

    /// Whether the profiles in force say what wargear units have.
    fn tells_wargear(&self) -> bool {
        *self.tells_wargear.get_or_init(|| {
            let rules = self.sides.rules();
            rules.is_some_and(|rules| self.view.units(&rules.item.name).any(|unit| !unit.wargear.is_empty()))
        })
    }
}

/// Models that some programs list with every unit.
fn is_of_command(name: &str) -> bool {
    const MODELS: [&str; 6] =
        ["champion", "musician", "standard bearer", "icon bearer", "banner bearer", "unit champion"];
    let key = name_key(name);
    MODELS.iter().any(|model| key == *model || key.strip_suffix('s') == Some(model))
}

/// More than this nobody lists under one unit.
const MOST_UPGRADES: usize = 40;

/// `linkId::targetId`: the link, and the target where there is one.
fn split_link_ids(key: &str) -> (&str, Option<&str>) {
    key.split_once("::").map_or((key, None), |(link, target)| (link, Some(target)))
}
