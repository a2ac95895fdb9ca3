//! What a publication says about factions besides their units: battle formations, enhancements, lores,
//! terrain; and the regiments of renown, which belong to none.

use super::{CategoryShare, OptionFacts, Pattern, Profile, UnitWords, name_key, profile::is_same_season};
use serde::{Deserialize, Serialize};

/// A faction, or an army of renown, which replaces its faction's rules by its own.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Faction {
    pub name: String,
    /// Names of its own, and names it shares with others ("Orruk Warclans").
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    pub grand_alliance: String,
    /// For an army of renown: the factions that may be it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub renown_of: Vec<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub legends: bool,
    pub formations: Vec<CatalogueChoice>,
    pub tables: Vec<EnhancementTable>,
    pub lores: Vec<Lore>,
    pub terrain: Vec<CatalogueChoice>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seasons: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// What every unit of the faction can choose, where its rules are declared: magic items.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<OptionFacts>,
    /// How much of an army each category may be, where the game says so by faction.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<CategoryShare>,
}

impl Faction {
    pub fn blank_faction(name: &str) -> Self {
        Self { name: name.to_owned(), ..Self::default() }
    }

    pub fn key(&self) -> String {
        name_key(&self.name)
    }

    pub fn is_army_of_renown(&self) -> bool {
        !self.renown_of.is_empty()
    }

    /// What of it has a price and is no unit, by this name: an enhancement, a formation, a lore, a terrain feature.
    /// An item that several tables have is one.
    pub fn priced(&mut self, name: &str) -> Vec<(&str, &mut i64)> {
        let key = name_key(name);
        let mut found: Vec<(&str, &mut i64)> = Vec::new();
        let choices = self.formations.iter_mut().chain(&mut self.terrain);
        found.extend(choices.map(|choice| (choice.name.as_str(), &mut choice.points)));
        found.extend(self.lores.iter_mut().map(|lore| (lore.name.as_str(), &mut lore.points)));
        for item in self.tables.iter_mut().flat_map(|table| &mut table.items) {
            if name_key(&item.name) == key {
                item.free_in.clear();
                found.push((item.name.as_str(), &mut item.points));
            }
        }
        found.retain(|(own, _)| name_key(own) == key);
        found
    }
}

/// Something chosen once for the army: a battle formation, a terrain feature.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CatalogueChoice {
    pub name: String,
    #[serde(default, skip_serializing_if = "is_free")]
    pub points: i64,
    /// The seasons it may be chosen in; empty: all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seasons: Vec<String>,
}

/// A table of enhancements. A kind may have several tables (a season's beside the faction's): an army uses one of them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EnhancementTable {
    /// "Heroic Traits", "Artefacts of Power", "Monstrous Traits", …
    pub kind: String,
    pub name: String,
    pub items: Vec<Enhancement>,
    /// Who may carry its items besides those whose profile says so.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub carriers: Vec<Pattern>,
    /// The seasons it may be used in; empty: all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seasons: Vec<String>,
    /// How many of its kind an army may have, where that is not one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most_of_kind: Option<u32>,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Enhancement {
    pub name: String,
    #[serde(default, skip_serializing_if = "is_free")]
    pub points: i64,
    /// The seasons in which it costs nothing although it has a price.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub free_in: Vec<String>,
    /// Only these may carry it, when there are any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub carriers: Vec<Pattern>,
}

impl Enhancement {
    /// What it costs in a season; without one, its price.
    pub fn points_in(&self, season: Option<&str>) -> i64 {
        let is_free = season.is_some_and(|season| self.free_in.iter().any(|own| is_same_season(own, season)));
        if is_free { 0 } else { self.points }
    }
}

impl EnhancementTable {
    /// How many of its kind an army may have, whichever of the kind's tables they are from.
    pub fn most_of_kind(&self) -> usize {
        self.most_of_kind.map_or(1, |most| most as usize)
    }

    /// Whether a unit may carry this item of the table. Where neither the profile nor the table says who
    /// may, any hero may who is not unique.
    pub fn is_open_to(&self, item: &Enhancement, unit: &Profile, words: &UnitWords) -> bool {
        let described = |patterns: &[Pattern]| patterns.iter().any(|pattern| words.answers_to(pattern));
        if !item.carriers.is_empty() && !described(&item.carriers) {
            return false;
        }
        let named = |kinds: &[String]| {
            kinds
                .iter()
                .any(|kind| name_key(kind) == name_key(&self.kind) || name_key(kind) == name_key(&self.name))
        };
        if !unit.enhancements.is_empty() || !self.carriers.is_empty() {
            return named(&unit.enhancements) || described(&self.carriers);
        }
        unit.is_hero() && !unit.is_unique()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LoreKind {
    Spell,
    Prayer,
    Manifestation,
}

enum_words! { LoreKind: Spell "spell lore", Prayer "prayer lore", Manifestation "manifestation lore" }

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lore {
    pub kind: LoreKind,
    pub name: String,
    #[serde(default, skip_serializing_if = "is_free")]
    pub points: i64,
    /// The seasons it may be chosen in; empty: all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seasons: Vec<String>,
}

/// Units that join armies of several factions as one, at one price.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RegimentOfRenown {
    pub name: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// The ids that programs write into their files for it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ids: Vec<String>,
    pub points: Option<i64>,
    /// Factions (and armies of renown) that may include it.
    pub factions: Vec<String>,
    pub members: Vec<RegimentMember>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub legends: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seasons: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
}

/// So many units of this name; where more than one number is allowed, from `min` to `max`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RegimentMember {
    pub unit: String,
    pub min: u32,
    pub max: u32,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<u32>,
    /// Enhancements that the regiment's page lets it carry.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub carries: Vec<String>,
}

impl RegimentOfRenown {
    pub fn key(&self) -> String {
        name_key(&self.name)
    }

    pub fn is_open_to(&self, faction: &str) -> bool {
        let key = name_key(faction);
        self.factions.iter().any(|name| name_key(name) == key)
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
fn is_free(points: &i64) -> bool {
    *points == 0
}
