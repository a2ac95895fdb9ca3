//! Community catalogues of games whose rules are declared: units with their categories, sizes, prices and limits, and how
//! much of an army each category may be. Read as they stand: no condition is asked, so prices are those to begin with.

use super::{
    LibraryFile, SourceFile, has_extension, parse_catalogue_files, plain_name,
    report::{BattlescribeReport, ImportedProfiles},
    tree::{CatalogueNode, Symbol, Symbols, Tag},
};
use crate::domain::{
    catalogue::{CategoryIf, CategoryShare, Coverage, Faction, Facts, Profile, Publication, name_key},
    games::catalogue_problem::{CatalogueGap, NotGiven},
    system::System,
};
use std::collections::HashMap;

/// Deeper than the parts of a unit lie in one another.
const DEEPEST: usize = 12;

/// Reads the files as one publication of this game. Where a set of files holds several game systems, the game says
/// which is meant; where the game names its factions, only those are armies.
pub fn import_declared_game(files: Vec<SourceFile>, game: &System) -> ImportedProfiles {
    let community = game.community.as_deref();
    let mut symbols = Symbols::default();
    let (files, unreadable) = parse_catalogue_files(files, &mut symbols);
    let is_meant = |file: &&LibraryFile| {
        let name = symbols.text(file.root.name);
        has_extension(&file.path, "gst") && community.is_none_or(|part| name.contains(part))
    };
    let systems: Vec<&LibraryFile> = files.iter().filter(is_meant).collect();
    let is_of_one = |file: &&LibraryFile| systems.iter().any(|system| system.root.id == file.root.target);
    let armies = files.iter().filter(|file| has_extension(&file.path, "cat")).filter(is_of_one);
    let mut publication = Publication { coverage: Coverage::Everything, ..Publication::default() };
    for file in armies {
        let shared =
            systems.iter().filter(|system| system.root.id == file.root.target).map(|file| &file.root);
        let shared: Vec<&CatalogueNode> = shared.collect();
        // Where a game names its factions, what everybody may take stands beside them: endless spells.
        let open = find_linked_catalogues(file, &files, |link| link.flag);
        let open = if game.factions.is_empty() { Vec::new() } else { [open, shared.clone()].concat() };
        let shared = [shared, find_linked_catalogues(file, &files, |_| true)].concat();
        CatalogueScope::from_root(&symbols, game, &file.root, &shared, open).add_to(&mut publication);
    }
    publication.factions.sort_by(|a, b| a.name.cmp(&b.name));
    let gaps = publication.profiles.iter().filter(|profile| profile.points.is_none());
    let report = BattlescribeReport {
        files: files.len(),
        factions: publication.factions.len(),
        units: publication.profiles.len(),
        units_with_points: publication.profiles.iter().filter(|profile| profile.points.is_some()).count(),
        gaps: gaps
            .map(|profile| CatalogueGap::Profile {
                faction: profile.faction.clone(),
                name: profile.name.clone(),
                missing: NotGiven::Points,
            })
            .collect(),
        unreadable,
        ..BattlescribeReport::default()
    };
    ImportedProfiles { publication, report }
}

/// The catalogues that this one takes entries from by links that count, and those that they do.
fn find_linked_catalogues<'f>(
    file: &LibraryFile,
    files: &'f [LibraryFile],
    counts: impl Fn(&&CatalogueNode) -> bool,
) -> Vec<&'f CatalogueNode> {
    let mut linked: Vec<&CatalogueNode> = Vec::new();
    let links = |root: &CatalogueNode| -> Vec<Symbol> {
        root.each(Tag::CatalogueLink).filter(|link| counts(link)).map(|link| link.target).collect()
    };
    let mut open = links(&file.root);
    while let Some(target) = open.pop() {
        let found = files.iter().map(|file| &file.root).find(|root| root.id == target);
        if let Some(root) = found.filter(|root| !linked.iter().any(|known| known.id == root.id)) {
            linked.push(root);
            open.extend(links(root));
        }
    }
    linked
}

/// What else a unit is called: `Fulminators` in the list of its army, `Umbral Spellportal` without what it is,
/// `Katakros` without his titles.
fn other_names(name: &str, listed: &str) -> Vec<String> {
    let mut others: Vec<&str> = Vec::new();
    for written in [name, listed] {
        let own = written.split_once(": ").map_or(written, |(_, own)| own);
        let untitled = own.split_once(", ").or_else(|| own.split_once(" the ")).map(|(first, _)| first);
        others.extend([Some(written), Some(own), untitled].into_iter().flatten());
    }
    let mut aliases: Vec<String> = Vec::new();
    for other in others.into_iter().map(str::trim) {
        if other != name && !aliases.iter().any(|known| known == other) {
            aliases.push(other.to_owned());
        }
    }
    aliases
}

/// A unit that an army lists twice is in the one role or in the other, as the rest of the army is.
fn or_in_role_of(known: &mut Profile, other: Profile) {
    let (Some(known), Some(other)) = (&mut known.facts, other.facts) else { return };
    let (both, one): (Vec<String>, Vec<String>) =
        std::mem::take(&mut known.categories).into_iter().partition(|own| other.categories.contains(own));
    let others = other.categories.into_iter().filter(|own| !both.contains(own));
    for category in one.into_iter().chain(others) {
        if !known.categories_if.iter().any(|own| own.category == category) {
            known.categories_if.push(CategoryIf { category, when: Vec::new() });
        }
    }
    known.categories = both;
    known.limit = known.limit.zip(other.limit).map(|(one, other)| one.max(other));
}

/// One catalogue.
struct CatalogueScope<'a> {
    symbols: &'a Symbols,
    game: &'a System,
    root: &'a CatalogueNode,
    /// Beside its own, those whose entries are open to it.
    open: Vec<&'a CatalogueNode>,
    /// By id, of this file before those of the game system: copied files have ids of their neighbours.
    entries: HashMap<Symbol, &'a CatalogueNode>,
    categories: HashMap<Symbol, &'a str>,
}

impl<'a> CatalogueScope<'a> {
    fn from_root(
        symbols: &'a Symbols,
        game: &'a System,
        root: &'a CatalogueNode,
        shared: &[&'a CatalogueNode],
        open: Vec<&'a CatalogueNode>,
    ) -> Self {
        let mut army =
            Self { symbols, game, root, open, entries: HashMap::new(), categories: HashMap::new() };
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
        let forces: Vec<&CatalogueNode> = self.root.each(Tag::ForceEntry).collect();
        let title = plain_name(self.symbols.text(self.root.name));
        // `Skaven - Armybook (2009)`, `Beast Herds (Hotfix 2)`
        let own = title.split_once(" (").map_or(title.as_str(), |(name, _)| name);
        let own = if self.game.factions.is_empty() {
            own.split_once(" - ").map_or(own, |(name, _)| name).trim().to_owned()
        } else {
            // `Order - Stormcast Eternals`; what is no faction of the game is there to be linked to.
            let Some((alliance, name)) = own.split_once(" - ") else { return };
            let is_one = self.game.alliances.iter().any(|known| known.eq_ignore_ascii_case(alliance.trim()));
            match self.game.faction_called(name.trim()).filter(|_| is_one) {
                Some(faction) => faction.to_owned(),
                None => return,
            }
        };
        // Of several forces, the one that the catalogue is called after; what only some armies are, comes after.
        let names = || forces.iter().map(|force| self.symbols.text(force.name).trim());
        let called = names().find(|name| own.contains(*name)).or_else(|| names().next()).map(str::to_owned);
        let is_taken = |name: &String| publication.factions.iter().any(|faction| faction.name == *name);
        let name = called.filter(|name| !is_taken(name)).unwrap_or_else(|| own.clone());
        let mut faction = Faction::blank_faction(&name);
        faction.aliases = Some(own).filter(|own| *own != name).into_iter().collect();
        faction.shares = forces.iter().flat_map(|force| self.shares(force)).collect();
        publication.factions.push(faction);
        let mut profiles: Vec<Profile> = Vec::new();
        // Its own file, then what is open to it.
        let files = std::iter::once(self.root).chain(self.open.iter().copied());
        for (root, [link, entry]) in files.flat_map(|root| self.entries_of(root).map(move |own| (root, own)))
        {
            let Some(own) = self.profile(&name, link, entry) else { continue };
            let known = profiles.iter_mut().find(|one| !self.open.is_empty() && one.key() == own.key());
            match known {
                // What an army lists itself goes before what is open to it.
                Some(known) if root.id == self.root.id => or_in_role_of(known, own),
                Some(_) => {}
                None => profiles.push(own),
            }
        }
        publication.profiles.extend(profiles);
    }

    /// What an army has of a file: its entries and those it links to, each as the link and the entry itself.
    fn entries_of(&self, root: &'a CatalogueNode) -> impl Iterator<Item = [&'a CatalogueNode; 2]> {
        let own = root.each(Tag::SelectionEntry).filter(|entry| !entry.shared);
        let links = root.each(Tag::EntryLink).filter(|link| !link.shared);
        let linked = links.filter_map(|link| Some([link, *self.entries.get(&link.target)?]));
        own.map(|entry| [entry, entry]).chain(linked)
    }

    /// None for what is no unit: it has no category of its own.
    fn profile(&self, faction: &str, link: &'a CatalogueNode, entry: &'a CatalogueNode) -> Option<Profile> {
        let mut links: Vec<&CatalogueNode> = link.each(Tag::CategoryLink).collect();
        if link.id != entry.id {
            links.extend(entry.each(Tag::CategoryLink));
        }
        if self.game.factions.is_empty() {
            links.iter().find(|category| category.flag)?;
        } else {
            let known = |link: &&CatalogueNode| {
                self.categories.get(&link.target).is_some_and(|name| self.is_known(name))
            };
            links.iter().copied().find(|link| known(link))?;
        }
        // The category it is listed in comes first.
        links.sort_by_key(|category| !category.flag);
        let mut categories: Vec<String> = Vec::new();
        for category in links.iter().filter_map(|link| self.categories.get(&link.target)) {
            if !categories.iter().any(|known| known == category) {
                categories.push((*category).to_owned());
            }
        }
        let model = entry.each(Tag::SelectionEntry).find(|node| self.symbols.text(node.kind) == "model");
        let whole = |number: Option<i64>| number.and_then(|number| u32::try_from(number).ok());
        let limit = self.bound(link, "max", "roster").or_else(|| self.bound(entry, "max", "roster"));
        let whole_army = self.game.factions.is_empty();
        let keywords: Vec<String> = if whole_army { Vec::new() } else { self.keywords(&categories) };
        if !whole_army {
            categories.retain(|name| self.is_known(name));
        }
        let facts = Facts {
            flags: self.marks(&keywords),
            categories_if: self.conditional([link, entry]),
            categories,
            min: whole(model.and_then(|model| self.bound(model, "min", "parent"))),
            max: whole(model.and_then(|model| self.bound(model, "max", "parent"))),
            per_model: model.and_then(|model| self.points(model)).filter(|points| *points != 0),
            limit: whole(limit),
            ..Facts::default()
        };
        let points =
            self.points(link).filter(|points| *points != 0).or_else(|| self.points(entry)).unwrap_or(0);
        let points = if points == 0 && !whole_army { self.parts(entry, 0) } else { points };
        // What costs nothing at all is priced by its parts, which are not read.
        let points = Some(points).filter(|points| *points != 0 || facts.per_model.is_some());
        let [listed, own] = [link, entry].map(|node| self.symbols.text(node.name).trim());
        let name = if whole_army { listed } else { own };
        let aliases = if whole_army { Vec::new() } else { other_names(name, listed) };
        let can_be_reinforced = !whole_army && self.can_be_reinforced(entry, 0);
        let faction = faction.to_owned();
        let facts = Some(facts);
        Some(Profile {
            faction,
            aliases,
            points,
            can_be_reinforced,
            keywords,
            facts,
            ..Profile::blank_profile(name)
        })
    }

    /// Whether the game has a category of this name.
    fn is_known(&self, name: &str) -> bool {
        self.game.composition.as_ref().is_some_and(|own| own.category_called(name).is_some())
    }

    /// In capitals, and what the game marks.
    fn keywords(&self, categories: &[String]) -> Vec<String> {
        let is_keyword = |name: &&String| {
            name.chars().any(char::is_alphabetic) && !name.chars().any(char::is_lowercase)
                || !self.marks(&[(*name).clone()]).is_empty()
        };
        categories.iter().filter(is_keyword).cloned().collect()
    }

    /// The marks of the game that these are.
    fn marks(&self, names: &[String]) -> Vec<String> {
        let flags = self.game.composition.iter().flat_map(|own| &own.flags);
        let has = |id: &str| names.iter().any(|name| name_key(name) == name_key(id));
        flags.filter(|flag| has(&flag.id) || has(&flag.one)).map(|flag| flag.id.clone()).collect()
    }

    /// What the parts cost that it always has: `5 Liberators`.
    fn parts(&self, entry: &'a CatalogueNode, depth: usize) -> i64 {
        let children = entry.children.iter().filter(|_| depth < DEEPEST);
        let costs = children.filter_map(|child| {
            let least = self.bound(child, "min", "parent").unwrap_or(0);
            match child.tag {
                Tag::SelectionEntry if least > 0 => Some(least * self.with_parts(child, depth)),
                Tag::EntryLink if least > 0 => {
                    Some(least * self.with_parts(self.entries.get(&child.target).copied()?, depth))
                }
                Tag::SelectionEntryGroup if least > 0 => {
                    let choices = child.each(Tag::SelectionEntry);
                    Some(least * choices.map(|choice| self.with_parts(choice, depth)).min()?)
                }
                _ => None,
            }
        });
        costs.sum()
    }

    fn with_parts(&self, entry: &'a CatalogueNode, depth: usize) -> i64 {
        self.points(entry).unwrap_or(0) + self.parts(entry, depth + 1)
    }

    /// Whether anything in it is called so.
    fn can_be_reinforced(&self, entry: &'a CatalogueNode, depth: usize) -> bool {
        depth < DEEPEST
            && entry.children.iter().any(|child| {
                let is_option =
                    matches!(child.tag, Tag::SelectionEntry | Tag::EntryLink | Tag::SelectionEntryGroup);
                is_option
                    && (self.symbols.text(child.name).contains("einforced")
                        || self.can_be_reinforced(child, depth + 1))
            })
    }

    /// Categories that modifiers add, with the names of what they ask for.
    fn conditional(&self, nodes: [&'a CatalogueNode; 2]) -> Vec<CategoryIf> {
        let mut found: Vec<CategoryIf> = Vec::new();
        for node in if nodes[0].id == nodes[1].id { &nodes[..1] } else { &nodes[..] } {
            self.added_by(node, &mut found);
        }
        found
    }

    fn added_by(&self, node: &'a CatalogueNode, found: &mut Vec<CategoryIf>) {
        for group in node.each(Tag::ModifierGroup) {
            self.added_by(group, found);
        }
        for modifier in node.each(Tag::Modifier) {
            let is_added = matches!(self.symbols.text(modifier.kind), "add" | "set-primary")
                && self.symbols.text(modifier.field) == "category";
            let category = self.categories.get(&modifier.value).filter(|_| is_added);
            let Some(category) = category.filter(|name| self.is_known(name)) else { continue };
            let mut when = Vec::new();
            for asking in [node, modifier] {
                self.asked_by(asking, &mut when);
            }
            found.push(CategoryIf { category: (*category).to_owned(), when });
        }
    }

    /// The names of what the conditions below this look for.
    fn asked_by(&self, node: &'a CatalogueNode, names: &mut Vec<String>) {
        for child in &node.children {
            match child.tag {
                Tag::Condition => {
                    let entry =
                        self.entries.get(&child.child).map(|entry| self.symbols.text(entry.name).trim());
                    let name = entry.or_else(|| self.categories.get(&child.child).copied());
                    names.extend(name.map(str::to_owned).filter(|name| !names.contains(name)));
                }
                Tag::ConditionGroup => self.asked_by(child, names),
                _ => {}
            }
        }
    }

    /// How often something may be selected, in a unit or in the army.
    fn bound(&self, node: &CatalogueNode, kind: &str, scope: &str) -> Option<i64> {
        let text = |symbol: Symbol| self.symbols.text(symbol);
        let is_it = |constraint: &&CatalogueNode| {
            let scopes = [scope, if scope == "roster" { "force" } else { scope }];
            text(constraint.kind) == kind
                && scopes.contains(&text(constraint.scope))
                && text(constraint.field) == "selections"
                && !constraint.flag
        };
        self.symbols.number(node.each(Tag::Constraint).find(is_it)?.value)
    }

    fn points(&self, node: &CatalogueNode) -> Option<i64> {
        let is_points =
            |cost: &&CatalogueNode| matches!(self.symbols.text(cost.name).trim(), "pts" | "Pts" | "points");
        self.symbols.number(node.each(Tag::Cost).find(is_points)?.value)
    }

    /// Percentages of points that a force sets its categories.
    fn shares(&self, force: &CatalogueNode) -> Vec<CategoryShare> {
        let share = |link: &CatalogueNode| {
            let category = (*self.categories.get(&link.target)?).to_owned();
            let percent = |kind: &str| {
                let is_it = |constraint: &&CatalogueNode| {
                    constraint.flag && self.symbols.text(constraint.kind) == kind
                };
                let number = self.symbols.number(link.each(Tag::Constraint).find(is_it)?.value)?;
                u32::try_from(number).ok()
            };
            let (least, most) = (percent("min"), percent("max"));
            (least.is_some() || most.is_some()).then_some(CategoryShare { category, least, most })
        };
        force.each(Tag::CategoryLink).filter_map(share).collect()
    }
}
