//! Community catalogues of games whose rules are declared: units with their categories, sizes, prices and limits, and how
//! much of an army each category may be. Read as they stand: no condition is asked, so prices are those to begin with.

use super::{
    SourceFile,
    library::{self, File},
    parse_all,
    report::ImportReport,
    tree::{Node, Symbol, Symbols, Tag},
};
use crate::domain::catalogue::{CategoryShare, Coverage, Faction, Facts, Profile, Publication};
use std::collections::HashMap;

/// Reads the files as one publication. `community` is part of the name of the game system whose catalogues are meant,
/// where a set of files holds several; none: all of them.
pub fn import(files: Vec<SourceFile>, community: Option<&str>) -> (Publication, ImportReport) {
    let mut symbols = Symbols::new();
    let (files, unreadable) = parse_all(files, &mut symbols);
    let is_meant = |file: &&File| {
        let name = symbols.text(file.root.name);
        library::has_extension(&file.path, "gst") && community.is_none_or(|part| name.contains(part))
    };
    let systems: Vec<&File> = files.iter().filter(is_meant).collect();
    let is_of_one = |file: &&File| systems.iter().any(|system| system.root.id == file.root.target);
    let armies = files.iter().filter(|file| library::has_extension(&file.path, "cat")).filter(is_of_one);
    let mut publication = Publication { coverage: Coverage::Everything, ..Publication::default() };
    for file in armies {
        let shared =
            systems.iter().filter(|system| system.root.id == file.root.target).map(|file| &file.root);
        Army::of(&symbols, &file.root, &shared.collect::<Vec<_>>()).add_to(&mut publication);
    }
    publication.factions.sort_by(|a, b| a.name.cmp(&b.name));
    let gaps = publication.profiles.iter().filter(|profile| profile.points.is_none());
    let report = ImportReport {
        files: files.len(),
        factions: publication.factions.len(),
        units: publication.profiles.len(),
        units_with_points: publication.profiles.iter().filter(|profile| profile.points.is_some()).count(),
        gaps: gaps.map(|profile| format!("{}: {}: no points", profile.faction, profile.name)).collect(),
        unreadable,
        ..ImportReport::default()
    };
    (publication, report)
}

/// One catalogue.
struct Army<'a> {
    symbols: &'a Symbols,
    root: &'a Node,
    /// By id, of this file before those of the game system: copied files have ids of their neighbours.
    entries: HashMap<Symbol, &'a Node>,
    categories: HashMap<Symbol, &'a str>,
}

impl<'a> Army<'a> {
    fn of(symbols: &'a Symbols, root: &'a Node, shared: &[&'a Node]) -> Self {
        let mut army = Self { symbols, root, entries: HashMap::new(), categories: HashMap::new() };
        for node in std::iter::once(root).chain(shared.iter().copied()) {
            for category in node.each(Tag::CategoryEntry) {
                army.categories.entry(category.id).or_insert(symbols.text(category.name).trim());
            }
            for entry in node.each(Tag::SelectionEntry) {
                army.entries.entry(entry.id).or_insert(entry);
            }
        }
        army
    }

    fn add_to(&self, publication: &mut Publication) {
        let forces: Vec<&Node> = self.root.each(Tag::ForceEntry).collect();
        let title = library::plain_name(self.symbols.text(self.root.name));
        // `Skaven - Armybook (2009)`, `Beast Herds (Hotfix 2)`
        let own = title.split_once(" (").map_or(title.as_str(), |(name, _)| name);
        let own = own.split_once(" - ").map_or(own, |(name, _)| name).trim().to_owned();
        // Of several forces, the one that the catalogue is called after; what only some armies are, comes after.
        let names = || forces.iter().map(|force| self.symbols.text(force.name).trim());
        let called = names().find(|name| own.contains(*name)).or_else(|| names().next()).map(str::to_owned);
        let is_taken = |name: &String| publication.factions.iter().any(|faction| faction.name == *name);
        let name = called.filter(|name| !is_taken(name)).unwrap_or_else(|| own.clone());
        let mut faction = Faction::named(&name);
        faction.aliases = Some(own).filter(|own| *own != name).into_iter().collect();
        faction.shares = forces.iter().flat_map(|force| self.shares(force)).collect();
        publication.factions.push(faction);
        let profiles = self.roots().filter_map(|(link, entry)| self.profile(&name, link, entry));
        publication.profiles.extend(profiles);
    }

    /// What an army is made of: its own entries, and those it links to.
    fn roots(&self) -> impl Iterator<Item = (&'a Node, &'a Node)> {
        let own =
            self.root.each(Tag::SelectionEntry).filter(|entry| !entry.shared).map(|entry| (entry, entry));
        let links = self.root.each(Tag::EntryLink).filter(|link| !link.shared);
        own.chain(links.filter_map(|link| Some((link, *self.entries.get(&link.target)?))))
    }

    /// None for what is no unit: it has no category of its own.
    fn profile(&self, faction: &str, link: &'a Node, entry: &'a Node) -> Option<Profile> {
        let mut links: Vec<&Node> = link.each(Tag::CategoryLink).collect();
        if link.id != entry.id {
            links.extend(entry.each(Tag::CategoryLink));
        }
        links.iter().find(|category| category.flag)?;
        // The category it is listed in comes first.
        links.sort_by_key(|category| !category.flag);
        let mut categories: Vec<String> = Vec::new();
        for category in links.iter().filter_map(|link| self.categories.get(&link.target)) {
            if !categories.iter().any(|known| known == category) {
                categories.push((*category).to_owned());
            }
        }
        let is_model = |node: &&Node| self.symbols.text(node.kind) == "model";
        let model = entry.each(Tag::SelectionEntry).find(is_model);
        let whole = |number: Option<i64>| number.and_then(|number| u32::try_from(number).ok());
        let limit = self.bound(link, "max", "roster").or_else(|| self.bound(entry, "max", "roster"));
        let facts = Facts {
            categories,
            min: whole(model.and_then(|model| self.bound(model, "min", "parent"))),
            max: whole(model.and_then(|model| self.bound(model, "max", "parent"))),
            per_model: model.and_then(|model| self.points(model)).filter(|points| *points != 0),
            limit: whole(limit),
            ..Facts::default()
        };
        let points = self.points(link).or_else(|| self.points(entry)).unwrap_or(0);
        // What costs nothing at all is priced by its parts, which are not read.
        let points = Some(points).filter(|points| *points != 0 || facts.per_model.is_some());
        let name = self.symbols.text(link.name).trim();
        Some(Profile { faction: faction.to_owned(), points, facts: Some(facts), ..Profile::named(name) })
    }

    /// How often something may be selected, in a unit or in the army.
    fn bound(&self, node: &Node, kind: &str, scope: &str) -> Option<i64> {
        let text = |symbol: Symbol| self.symbols.text(symbol);
        let is_it = |constraint: &&Node| {
            let scopes = [scope, if scope == "roster" { "force" } else { scope }];
            text(constraint.kind) == kind
                && scopes.contains(&text(constraint.scope))
                && text(constraint.field) == "selections"
                && !constraint.flag
        };
        self.symbols.number(node.each(Tag::Constraint).find(is_it)?.value)
    }

    fn points(&self, node: &Node) -> Option<i64> {
        let is_points =
            |cost: &&Node| matches!(self.symbols.text(cost.name).trim(), "pts" | "Pts" | "points");
        self.symbols.number(node.each(Tag::Cost).find(is_points)?.value)
    }

    /// Percentages of points that a force sets its categories.
    fn shares(&self, force: &Node) -> Vec<CategoryShare> {
        let share = |link: &Node| {
            let category = (*self.categories.get(&link.target)?).to_owned();
            let percent = |kind: &str| {
                let is_it =
                    |constraint: &&Node| constraint.flag && self.symbols.text(constraint.kind) == kind;
                let number = self.symbols.number(link.each(Tag::Constraint).find(is_it)?.value)?;
                u32::try_from(number).ok()
            };
            let (least, most) = (percent("min"), percent("max"));
            (least.is_some() || most.is_some()).then_some(CategoryShare { category, least, most })
        };
        force.each(Tag::CategoryLink).filter_map(share).collect()
    }
}
