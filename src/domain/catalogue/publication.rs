//! Publications and the catalogue they make up. Nothing in it is ever changed: a newer publication
//! supersedes an older one on its day.

use super::{Faction, Lore, Profile, RegimentOfRenown, View};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

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

/// All publications of one game system. Cheap to clone.
#[derive(Debug, Clone, Default)]
pub struct Catalogue {
    publications: Vec<Arc<Publication>>,
    aliases: Vec<Alias>,
}

impl Catalogue {
    pub fn new(publications: impl IntoIterator<Item = Publication>) -> Self {
        let publications = publications.into_iter().map(Arc::new).collect();
        Self { publications, aliases: Vec::new() }
    }

    /// Names a person has confirmed, besides those in the publications.
    #[must_use]
    pub fn with_aliases(mut self, aliases: impl IntoIterator<Item = Alias>) -> Self {
        self.aliases.extend(aliases);
        self
    }

    pub fn add(&mut self, publication: Publication) {
        self.publications.push(Arc::new(publication));
    }

    /// In the order they were added.
    pub fn publications(&self) -> &[Arc<Publication>] {
        &self.publications
    }

    /// What is in force on a day.
    pub fn as_of(&self, date: NaiveDate) -> View {
        self.as_of_corrected(date, &[])
    }

    /// The same with an event's own corrections, which win over every publication.
    pub fn as_of_corrected(&self, date: NaiveDate, corrections: &[Correction]) -> View {
        View::new(date, &self.publications, &self.aliases, corrections)
    }
}
