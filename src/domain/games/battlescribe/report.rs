//! What an import found, in numbers and gaps, for the person who started it.

use crate::domain::{
    catalogue::Publication,
    games::catalogue_problem::{CatalogueGap, NotGiven, Unreadable},
};

/// The profiles of one set of files.
#[derive(Debug, Clone)]
pub struct ImportedProfiles {
    pub publication: Publication,
    pub report: BattlescribeReport,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BattlescribeReport {
    pub files: usize,
    pub factions: usize,
    pub armies_of_renown: usize,
    /// Of factions; those of armies of renown are the same units again.
    pub units: usize,
    pub units_with_points: usize,
    pub heroes: usize,
    pub heroes_with_options: usize,
    pub options: usize,
    pub options_with_limit: usize,
    pub tables: usize,
    pub items: usize,
    pub regiments_of_renown: usize,
    pub seasons: Vec<String>,
    /// Files and entries that were left out.
    pub unreadable: Vec<Unreadable>,
    /// Prices, sizes and keywords that the files do not give.
    pub gaps: Vec<CatalogueGap>,
}

impl BattlescribeReport {
    /// What there is of everything, and what is missing.
    pub fn from_publication(publication: &Publication) -> Self {
        let armies = publication.factions.iter().filter(|faction| faction.is_army_of_renown()).count();
        let is_base = |name: &str| {
            publication.factions.iter().any(|faction| faction.name == name && !faction.is_army_of_renown())
        };
        let base: Vec<_> = publication.profiles.iter().filter(|profile| is_base(&profile.faction)).collect();
        let heroes: Vec<_> = base.iter().filter(|profile| profile.is_hero()).collect();
        let options = || heroes.iter().flat_map(|hero| hero.options.iter().flatten());
        let tables = || publication.factions.iter().flat_map(|faction| &faction.tables);
        let mut gaps = Vec::new();
        for profile in &publication.profiles {
            let (faction, name) = (&profile.faction, &profile.name);
            let mut gap = |missing: NotGiven| {
                gaps.push(CatalogueGap::Profile { faction: faction.clone(), name: name.clone(), missing });
            };
            if profile.points.is_none() {
                gap(NotGiven::Points);
            }
            if profile.size.is_none() {
                gap(NotGiven::Size);
            }
            if profile.keywords.is_empty() {
                gap(NotGiven::Keywords);
            }
        }
        for renown in publication.regiments_of_renown.iter().filter(|renown| renown.points.is_none()) {
            gaps.push(CatalogueGap::RegimentOfRenown { name: renown.name.clone() });
        }
        Self {
            files: 0,
            factions: publication.factions.len() - armies,
            armies_of_renown: armies,
            units: base.len(),
            units_with_points: base.iter().filter(|profile| profile.points.is_some()).count(),
            heroes: heroes.len(),
            heroes_with_options: heroes.iter().filter(|hero| hero.options.is_some()).count(),
            options: options().count(),
            options_with_limit: options().filter(|option| option.max.is_some()).count(),
            tables: tables().count(),
            items: tables().map(|table| table.items.len()).sum(),
            regiments_of_renown: publication.regiments_of_renown.len(),
            seasons: Vec::new(),
            unreadable: Vec::new(),
            gaps,
        }
    }
}
