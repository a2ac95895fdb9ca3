//! What one publication says. Nothing in it is ever changed: a newer publication supersedes an older one on its day.

use super::{Faction, Lore, Profile, RegimentOfRenown, RegimentOption};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

/// What one publication says, kept whole as it came.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Publication {
    pub title: String,
    /// Without a date it gives way to every publication that has one.
    pub published_on: Option<NaiveDate>,
    /// Where it came from, for people: a repository and its version, a file's name, an organiser's reason.
    pub source: String,
    pub coverage: Coverage,
    pub factions: Vec<Faction>,
    pub profiles: Vec<Profile>,
    /// Lores that every faction may choose.
    pub lores: Vec<Lore>,
    pub regiments_of_renown: Vec<RegimentOfRenown>,
    /// Of our own table, for what the community's files did not have yet; never stored.
    #[serde(skip)]
    pub is_noted: bool,
}

impl Publication {
    /// Units that armies of several factions take as one, at one price.
    pub fn units_sold_as_one(&self) -> &[RegimentOfRenown] {
        &self.regiments_of_renown
    }
}

/// Whether what a publication leaves out is thereby withdrawn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Coverage {
    /// All factions and units of the game: what is missing is no longer in force.
    Everything,
    /// A battletome or a correction: what is missing stays as it was.
    #[default]
    Part,
}

/// Another name for a unit or faction, recorded beforehand or confirmed by a person.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Alias {
    pub written: String,
    pub means: String,
}

/// A publication whose battle profiles do not count at an event, though its day has come: not on general sale yet, say.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeftOutPublication {
    pub title: String,
    pub published_on: Option<NaiveDate>,
    pub reason: String,
}

/// All publications of a kind, as the event's game names it, that do not count at an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeftOutKind {
    /// Its id in the game's file.
    pub kind: String,
    pub reason: String,
}

/// Something of the catalogue replaced for one event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CatalogueCorrection {
    #[serde(flatten)]
    pub of: Corrected,
    pub reason: String,
    /// What of it is another than published.
    #[serde(default)]
    pub changed: ProfileChange,
}

/// What is replaced, as it counts there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Corrected {
    Profile(Box<Profile>),
    RegimentOfRenown(RegimentOfRenown),
    Priced(PricedItem),
}

/// Something of a faction that has a price and can be nothing else: an enhancement, a formation, a lore, terrain.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PricedItem {
    pub faction: String,
    pub name: String,
    pub points: i64,
}

impl CatalogueCorrection {
    /// Empty for a regiment of renown.
    pub fn faction(&self) -> &str {
        match &self.of {
            Corrected::Profile(profile) => &profile.faction,
            Corrected::RegimentOfRenown(_) => "",
            Corrected::Priced(priced) => &priced.faction,
        }
    }

    pub fn name(&self) -> &str {
        match &self.of {
            Corrected::Profile(profile) => &profile.name,
            Corrected::RegimentOfRenown(renown) => &renown.name,
            Corrected::Priced(priced) => &priced.name,
        }
    }

    pub fn is_of(&self, faction: &str, name: &str) -> bool {
        self.faction() == faction && self.name() == name
    }
}

/// What of something in the catalogue is another than published; none: nothing.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ProfileChange {
    pub points: Option<i64>,
    /// Models at normal size.
    pub size: Option<u32>,
    pub can_be_reinforced: Option<bool>,
    pub unique: Option<bool>,
    /// Whom it may lead.
    pub options: Option<Vec<RegimentOption>>,
    /// Keywords that it has as well.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<String>,
    /// Keywords that it has not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub no_keywords: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legends: Option<bool>,
    /// Who may include a regiment of renown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub factions: Option<Vec<String>>,
}

impl ProfileChange {
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }

    /// Makes the change.
    pub fn make(&self, profile: &mut Profile) {
        profile.points = self.points.or(profile.points);
        profile.size = self.size.or(profile.size);
        profile.can_be_reinforced = self.can_be_reinforced.unwrap_or(profile.can_be_reinforced);
        if let Some(unique) = self.unique {
            profile.keywords.retain(|keyword| !keyword.eq_ignore_ascii_case(UNIQUE));
            profile.keywords.extend(unique.then(|| UNIQUE.to_owned()));
        }
        if self.options.is_some() {
            profile.options.clone_from(&self.options);
        }
        let is_among =
            |words: &[String], keyword: &str| words.iter().any(|word| word.eq_ignore_ascii_case(keyword));
        profile.keywords.retain(|keyword| !is_among(&self.no_keywords, keyword));
        let new = self.keywords.iter().filter(|keyword| !profile.has(keyword)).cloned().collect::<Vec<_>>();
        profile.keywords.extend(new);
        if let Some(legends) = self.legends {
            (profile.legends, profile.legends_from) = (legends, None);
        }
    }

    /// The same for a regiment of renown.
    pub fn make_of_renown(&self, renown: &mut RegimentOfRenown) {
        renown.points = self.points.or(renown.points);
        renown.legends = self.legends.unwrap_or(renown.legends);
        if let Some(factions) = &self.factions {
            renown.factions.clone_from(factions);
        }
    }

    /// Whether it is of what a unit alone has.
    pub fn is_of_units_alone(&self) -> bool {
        let Self {
            points: _,
            size,
            can_be_reinforced,
            unique,
            options,
            keywords,
            no_keywords,
            legends: _,
            factions: _,
        } = self;
        let has_words = !keywords.is_empty() || !no_keywords.is_empty();
        has_words || size.is_some() || can_be_reinforced.is_some() || unique.is_some() || options.is_some()
    }

    /// This one, and then another.
    #[must_use]
    pub fn then(self, newer: Self) -> Self {
        Self {
            points: newer.points.or(self.points),
            size: newer.size.or(self.size),
            can_be_reinforced: newer.can_be_reinforced.or(self.can_be_reinforced),
            unique: newer.unique.or(self.unique),
            options: newer.options.or(self.options),
            keywords: keywords_not_renamed(self.keywords, &newer.no_keywords)
                .into_iter()
                .chain(newer.keywords.clone())
                .collect(),
            no_keywords: keywords_not_renamed(self.no_keywords, &newer.keywords)
                .into_iter()
                .chain(newer.no_keywords)
                .collect(),
            legends: newer.legends.or(self.legends),
            factions: newer.factions.or(self.factions),
        }
    }
}

/// The keywords that are not named anew.
fn keywords_not_renamed(mut keywords: Vec<String>, newer: &[String]) -> Vec<String> {
    keywords.retain(|keyword| !newer.iter().any(|other| other.eq_ignore_ascii_case(keyword)));
    keywords
}

/// The keyword of units that an army has at most once.
const UNIQUE: &str = "UNIQUE";
