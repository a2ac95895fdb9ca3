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

/// One profile replaced for one event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Correction {
    /// As it counts there.
    pub profile: Profile,
    pub reason: String,
    /// What of it is another than published.
    #[serde(default)]
    pub changed: ProfileChange,
}

/// What of a profile is another than published; none: nothing.
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
        }
    }
}

/// The keyword of units that an army has at most once.
const UNIQUE: &str = "UNIQUE";
