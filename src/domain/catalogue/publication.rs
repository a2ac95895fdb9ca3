//! What one publication says. Nothing in it is ever changed: a newer publication supersedes an older one on its day.

use super::{Faction, Lore, Profile, RegimentOfRenown};
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

/// One profile replaced for one event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Correction {
    pub profile: Profile,
    pub reason: String,
}
