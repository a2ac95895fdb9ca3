//! Community catalogues of Age of Sigmar into one publication. Their format is an engine of conditions rather than a
//! table of profiles; this asks it, for each unit and each hero, what a player could choose.

mod conditions;
mod cover;
mod entry;
mod faction;
mod library;
mod limits;
mod mended;
mod regiment;
mod renown;
#[cfg(test)]
mod tests;
mod unit;

use crate::domain::{
    catalogue::{Coverage, Faction, Lore, LoreKind, Profile, Publication},
    games::{
        battlescribe::{
            BattlescribeReport, CatalogueNode, ImportedProfiles, LibraryFile, SourceFile, Symbol, Symbols,
            Tag, has_extension, parse_catalogue_files, plain_name,
        },
        catalogue_problem::{CataloguePlace, CatalogueProblem, Unreadable},
    },
};
use conditions::{ForceScene, SceneSelection};
use entry::UnitEntry;
use library::{KnownSymbols, Library, is_legends};
use renown::Host;
use std::collections::HashMap;
use unit::LinkedUnit;

/// Reads the files as one publication, of everything in the game, and tells what it found. The title,
/// date and source are left to the caller.
pub fn import_catalogue_files(files: Vec<SourceFile>) -> ImportedProfiles {
    let mut symbols = Symbols::default();
    let known = KnownSymbols::new(&mut symbols);
    let (files, unreadable) = parse_catalogue_files(files, &mut symbols);
    let library = Library::new(&files, &symbols, known);
    let mut publication = Publication { coverage: Coverage::Everything, ..Publication::default() };
    let mut hosts = Vec::new();
    for file in list_army_catalogues(&library) {
        let army = ImportedArmy::from_catalogue(file, &library);
        hosts.push(Host { catalogue: file.root.id, name: army.name.clone() });
        army.add_to(&mut publication);
    }
    publication.lores = universal_lores(&library);
    publication.regiments_of_renown = renown::regiments_of_renown(&library, &hosts);
    let seasons: Vec<String> = library.seasons.iter().map(|season| season.name.clone()).collect();
    unit::give_versions_their_season(&mut publication.profiles);
    mended::mend_publication(&mut publication, &seasons);
    let mut report = BattlescribeReport::from_publication(&publication);
    report.files = files.len();
    report.seasons = seasons;
    report.unreadable = unreadable;
    if report.seasons.is_empty() {
        report
            .unreadable
            .push(Unreadable { place: CataloguePlace::GameSystem, why: CatalogueProblem::NoSeason });
    }
    ImportedProfiles { publication, report }
}

/// The catalogues armies are made from: not the libraries behind them, nor what is shared by all.
fn list_army_catalogues<'a>(library: &'a Library<'a>) -> Vec<&'a LibraryFile> {
    let mut armies: Vec<&LibraryFile> = library
        .files
        .iter()
        .filter(|file| has_extension(&file.path, "cat") && !file.root.flag)
        .filter(|file| {
            let name = plain_name(library.text(file.root.name));
            let shared = ["Regiments of Renown", "Lores", "Path to Glory"];
            !shared.iter().any(|start| name.starts_with(start)) && !name.ends_with("- Library")
        })
        .collect();
    // An army of renown of several factions has a file of its own, which theirs take over.
    let titles: Vec<String> = armies.iter().map(|file| plain_name(library.text(file.root.name))).collect();
    armies.retain(|file| {
        let ending = format!(" - {}", plain_name(library.text(file.root.name)));
        !titles.iter().any(|title| title.ends_with(&ending))
    });
    // Factions first: their armies of renown refer to them.
    armies.sort_by_key(|file| {
        let name = plain_name(library.text(file.root.name));
        (name.contains(" - "), name)
    });
    armies
}

struct ImportedArmy {
    name: String,
    faction: Faction,
    profiles: Vec<Profile>,
}

impl ImportedArmy {
    fn from_catalogue<'a>(file: &'a LibraryFile, library: &'a Library<'a>) -> Self {
        let title = plain_name(library.text(file.root.name));
        let (base, name) = match title.split_once(" - ") {
            Some((base, own)) => (Some(base.to_owned()), own.to_owned()),
            None => (None, title),
        };
        let is_renown = base.is_some();
        let sources = list_source_catalogues(file, library);
        let outside = scenes_of_seasons(file, library, None);
        let roots: Vec<&CatalogueNode> = sources.iter().flat_map(|root| root.each(Tag::EntryLink)).collect();
        let entries = list_army_entries(&roots, file, library);
        let groups = shared_groups(&sources);
        let carriers: Vec<SceneSelection<'_>> = entries.iter().map(|entry| entry.unit.selection()).collect();
        let tables = faction::read_enhancement_tables(&linked_groups(&entries, library), &carriers, &outside);
        let profiles = build_unit_profiles(&name, &entries, &outside, file);
        let faction = Faction {
            grand_alliance: grand_alliance(&profiles),
            renown_of: base.into_iter().collect(),
            legends: is_legends(library.text(file.root.name)),
            formations: faction::read_battle_formations(&groups, &outside),
            tables,
            lores: faction::read_faction_lores(&groups, &outside),
            terrain: faction::read_faction_terrain(&roots, &outside),
            aliases: shared_name(&name).into_iter().map(ToOwned::to_owned).collect(),
            notes: if is_renown { list_army_notes(&name, &entries, library) } else { Vec::new() },
            ..Faction::blank_faction(&name)
        };
        let mut army = Self { name, faction, profiles };
        for profile in &mut army.profiles {
            profile.legends |= army.faction.legends;
        }
        army.keep_known_tables();
        army
    }

    /// A unit's enhancements are the kinds of table it links to; links to anything else are left out.
    fn keep_known_tables(&mut self) {
        for profile in &mut self.profiles {
            profile.enhancements.retain(|kind| self.faction.tables.iter().any(|table| table.kind == *kind));
            profile.enhancements.dedup();
        }
    }

    /// An army of renown that several factions may be comes in a file for each.
    fn add_to(self, publication: &mut Publication) {
        let key = self.faction.key();
        let known = publication
            .factions
            .iter_mut()
            .find(|faction| faction.key() == key && faction.is_army_of_renown());
        let Some(known) = known else {
            publication.factions.push(self.faction);
            publication.profiles.extend(self.profiles);
            return;
        };
        known.renown_of.extend(self.faction.renown_of);
        for profile in self.profiles {
            let is_known = publication
                .profiles
                .iter()
                .any(|other| other.name == profile.name && other.faction == profile.faction);
            if !is_known {
                publication.profiles.push(profile);
            }
        }
    }
}

/// What an army of renown asks of a roster: what its files say in words, and the units it must have.
fn list_army_notes(army: &str, entries: &[UnitEntry<'_>], library: &Library<'_>) -> Vec<String> {
    let known = &library.known;
    let required = |link: &CatalogueNode| {
        link.each(Tag::Constraint).any(|constraint| {
            let least = library.symbols.number(constraint.value).unwrap_or(0);
            constraint.kind == known.min && constraint.scope == known.roster && least > 0
        })
    };
    let mut notes = limits::said_of(army, library);
    for entry in entries.iter().filter(|entry| required(entry.unit.link)) {
        // Either version of a unit will do.
        let unit =
            entry.unit.name.split_once(" (Scourge of").map_or(entry.unit.name.as_str(), |(unit, _)| unit);
        let note = format!("{army} rosters must include {unit}.");
        if !notes.contains(&note) {
            notes.push(note);
        }
    }
    notes
}

/// Programs of these years print one name for three factions.
fn shared_name(faction: &str) -> Option<&'static str> {
    matches!(faction, "Ironjawz" | "Kruleboyz" | "Big Waaagh!").then_some("Orruk Warclans")
}

/// The catalogue and those whose root entries it takes over as its own.
fn list_source_catalogues<'a>(file: &'a LibraryFile, library: &'a Library<'a>) -> Vec<&'a CatalogueNode> {
    let mut sources = vec![&file.root];
    for link in file.root.each(Tag::CatalogueLink).filter(|link| link.flag) {
        let target = library.files.iter().find(|other| other.root.id == link.target);
        let name = target.map_or("", |target| library.text(target.root.name));
        if let Some(target) = target
            && !name.contains("Path to Glory")
            && !name.ends_with("Lores")
        {
            sources.push(&target.root);
        }
    }
    sources
}

/// The army outside any force, or in one, in each season.
fn scenes_of_seasons<'a>(
    file: &LibraryFile,
    library: &'a Library<'a>,
    force: Option<Symbol>,
) -> Vec<ForceScene<'a>> {
    let scene = |season: &library::HandbookSeason<'a>| ForceScene {
        library,
        catalogue: file.root.id,
        forces: force.into_iter().chain([season.node.id]).collect(),
        costs: season.costs.clone(),
        also: vec![library.known.allow_legends],
        selections: Vec::new(),
    };
    library.seasons.iter().map(scene).collect()
}

/// The units of the army that some season lets in, each once, though older files link to a hero twice.
fn list_army_entries<'a>(
    roots: &[&'a CatalogueNode],
    file: &LibraryFile,
    library: &'a Library<'a>,
) -> Vec<UnitEntry<'a>> {
    let outside = scenes_of_seasons(file, library, None);
    let regiments = scenes_of_seasons(file, library, Some(library.known.regiment));
    let Some(any_season) = outside.first() else { return Vec::new() };
    let mut units: Vec<LinkedUnit<'a>> =
        roots.iter().filter_map(|link| unit::read_linked_unit(link, any_season)).collect();
    let heroes: Vec<SceneSelection<'a>> =
        units.iter().filter(|unit| unit.is_hero).map(LinkedUnit::selection).collect();
    for unit in &mut units {
        unit.seasons = unit::seasons_of(&unit.selection(), &outside);
        if unit.seasons.is_empty() {
            unit.seasons = unit::seasons_in_regiments(&unit.selection(), &heroes, &regiments);
        }
    }
    units.retain(|unit| !unit.seasons.is_empty());
    let leads = |link: &CatalogueNode| {
        link.each(Tag::CategoryLink).any(|category| category.target == library.known.leader)
    };
    let mut entries: Vec<UnitEntry<'a>> = Vec::new();
    for unit in units {
        match entries.iter_mut().find(|entry| entry.unit.name == unit.name) {
            Some(entry) if leads(unit.link) && !leads(entry.unit.link) => {
                entry.following = Some(entry.unit.link);
                entry.unit = unit;
            }
            Some(entry) if leads(entry.unit.link) && !leads(unit.link) => entry.following = Some(unit.link),
            Some(_) => {}
            None => {
                let following = (!leads(unit.link)).then_some(unit.link);
                entries.push(UnitEntry { unit, following, joins_as: Vec::new() });
            }
        }
    }
    entries
}

fn shared_groups<'a>(sources: &[&'a CatalogueNode]) -> Vec<&'a CatalogueNode> {
    let groups = sources.iter().flat_map(|root| root.each(Tag::SelectionEntryGroup));
    groups.filter(|group| group.shared).collect()
}

/// The groups that units link to, in the order they are met.
fn linked_groups<'a>(entries: &[UnitEntry<'a>], library: &Library<'a>) -> Vec<&'a CatalogueNode> {
    let mut groups: Vec<&CatalogueNode> = Vec::new();
    for link in entries.iter().flat_map(|entry| entry.unit.link.each(Tag::EntryLink)) {
        if let Some(group) = library.find(link.target)
            && group.tag == Tag::SelectionEntryGroup
            && groups.iter().all(|known| known.id != group.id)
        {
            groups.push(group);
        }
    }
    groups
}

fn build_unit_profiles<'a>(
    name: &str,
    entries: &[UnitEntry<'a>],
    outside: &[ForceScene<'a>],
    file: &'a LibraryFile,
) -> Vec<Profile> {
    let Some(library) = outside.first().map(|scene| scene.library) else { return Vec::new() };
    let regiments = scenes_of_seasons(file, library, Some(library.known.regiment));
    let entries = with_tags(entries, &regiments);
    let are_given = regiments.iter().any(|regiment| regiment::are_given(&entries, regiment));
    let mut profiles = Vec::new();
    for entry in &entries {
        let season = entry.unit.seasons[0];
        let mut profile = unit::build_profile(&entry.unit, name, &outside[season]);
        if entry.unit.seasons.len() < outside.len() {
            let seasons = entry.unit.seasons.iter().map(|at| library.seasons[*at].name.clone());
            profile.seasons = seasons.collect();
        }
        let regiment = &regiments[season];
        profile.companion_of = regiment::companion_of(entry, &entries, regiment);
        if profile.companion_of.is_some() {
            // A companion's price is part of the hero's.
            profile.points = profile.points.or(Some(0));
        }
        if entry.unit.is_hero {
            profile.options = Some(if are_given {
                regiment::given_options(entry, &entries, regiment)
            } else {
                regiment::tried_options(entry, &entries, regiment)
            });
        }
        let tags = entry.joins_as.iter().filter_map(|tag| library.category(*tag));
        profile.joins_as = tags.map(|tag| library.text(tag.name).to_owned()).collect();
        profile.tags.retain(|tag| !profile.joins_as.contains(tag));
        let groups = entry.unit.link.each(Tag::EntryLink).filter_map(|link| library.find(link.target));
        let groups = groups.filter(|group| group.tag == Tag::SelectionEntryGroup);
        profile.enhancements = groups.map(|group| plain_name(library.text(group.name))).collect();
        profiles.push(profile);
    }
    regiment::mend_seasonal_versions(&mut profiles);
    if let Some(regiment) = regiments.first() {
        limits::add_limits(&mut profiles, &entries, regiment);
    }
    profiles
}

/// The same entries with the tags heroes take on when any other hero leads.
fn with_tags<'a>(entries: &[UnitEntry<'a>], regiments: &[ForceScene<'a>]) -> Vec<UnitEntry<'a>> {
    let mut entries = entries.to_vec();
    let leader = entries.iter().find(|entry| entry.unit.is_hero).cloned();
    for entry in entries.iter_mut().filter(|entry| entry.unit.is_hero) {
        if let Some(leader) = &leader {
            entry.joins_as = regiment::joins_as(entry, leader, &regiments[entry.unit.seasons[0]]);
        }
    }
    entries
}

/// What most units of the army belong to.
fn grand_alliance(profiles: &[Profile]) -> String {
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for keyword in profiles.iter().flat_map(|profile| &profile.keywords) {
        for name in ["Order", "Chaos", "Death", "Destruction"] {
            if keyword.eq_ignore_ascii_case(name) {
                *counts.entry(name).or_default() += 1;
            }
        }
    }
    counts
        .into_iter()
        .max_by_key(|(name, count)| (*count, *name))
        .map(|(name, _)| name.to_owned())
        .unwrap_or_default()
}

/// Lores that stand in files of no faction: open to all.
fn universal_lores<'a>(library: &'a Library<'a>) -> Vec<Lore> {
    let files = library.files.iter().filter(|file| {
        let name = plain_name(library.text(file.root.name));
        name == "Lores" || has_extension(&file.path, "gst")
    });
    let groups = shared_groups(&files.map(|file| &file.root).collect::<Vec<_>>());
    let Some(file) = library.files.first() else { return Vec::new() };
    let mut lores = faction::read_faction_lores(&groups, &scenes_of_seasons(file, library, None));
    lores.retain(|lore| lore.kind == LoreKind::Manifestation);
    lores
}
