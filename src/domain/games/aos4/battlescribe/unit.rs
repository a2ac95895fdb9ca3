//! One unit of a faction: keywords, size, price, seasons, what it joins as.

use super::{
    conditions::{ForceScene, SceneSelection, SceneView},
    library::{Library, is_legends},
};
use crate::domain::{
    catalogue::Profile,
    games::battlescribe::{CatalogueNode, Symbol, Tag, plain_name},
};

/// A unit as the catalogue of a faction links to it.
#[derive(Debug, Clone)]
pub struct LinkedUnit<'a> {
    pub link: &'a CatalogueNode,
    pub entry: &'a CatalogueNode,
    pub name: String,
    pub is_hero: bool,
    /// Positions in the list of seasons.
    pub seasons: Vec<usize>,
}

impl<'a> LinkedUnit<'a> {
    pub fn selection(&self) -> SceneSelection<'a> {
        SceneSelection::new(self.link, self.entry)
    }
}

/// The unit behind a root link; nothing when it is something else. Its seasons are still to be found.
pub fn read_linked_unit<'a>(link: &'a CatalogueNode, outside: &ForceScene<'a>) -> Option<LinkedUnit<'a>> {
    let library = outside.library;
    let entry = library.target(link)?;
    if entry.kind != library.known.unit && entry.kind != library.known.model {
        return None;
    }
    let selection = SceneSelection::new(link, entry);
    let has = |name: &str| {
        selection.categories.iter().any(|category| keyword_of_category(library, *category) == Some(name))
    };
    if has("FACTION TERRAIN") || has("MANIFESTATION") {
        return None;
    }
    let name = plain_name(library.text(link.name));
    let is_undersize = selection.categories.contains(&library.known.undersize);
    let mut unit = LinkedUnit { link, entry, name, is_hero: has("HERO"), seasons: Vec::new() };
    // An undersized version has the name of the unit itself.
    if is_undersize
        && !unit.name.contains(" model")
        && let Some(models) = size_of_unit(&unit, outside)
    {
        unit.name = format!("{} ({models} model{})", unit.name, if models == 1 { "" } else { "s" });
    }
    Some(unit)
}

/// In which of the scenes it can be chosen.
pub fn seasons_of<'a>(selection: &SceneSelection<'a>, outside: &[ForceScene<'a>]) -> Vec<usize> {
    let shown = |(_, scene): &(usize, &ForceScene<'a>)| !is_hidden(&scene.with([selection.clone()]), 0);
    outside.iter().enumerate().filter(shown).map(|(at, _)| at).collect()
}

/// The same for units that show only in a regiment: their own, or that of one of the heroes.
pub fn seasons_in_regiments<'a>(
    selection: &SceneSelection<'a>,
    heroes: &[SceneSelection<'a>],
    regiments: &[ForceScene<'a>],
) -> Vec<usize> {
    let shows = |regiment: &ForceScene<'a>| {
        let leading = regiment.with([selection.clone()]);
        let follows =
            |hero: &SceneSelection<'a>| !is_hidden(&regiment.with([hero.clone(), selection.clone()]), 1);
        !is_hidden(&leading, 0) || heroes.iter().any(follows)
    };
    (0..regiments.len()).filter(|at| shows(&regiments[*at])).collect()
}

pub fn is_hidden(scene: &ForceScene<'_>, me: usize) -> bool {
    let (view, selection) = (scene.seen_by(me), &scene.selections[me]);
    view.hides(selection.link)
        || (!std::ptr::eq(selection.link, selection.entry) && view.hides(selection.entry))
}

pub fn build_profile<'a>(unit: &LinkedUnit<'a>, faction: &str, outside: &ForceScene<'a>) -> Profile {
    let library = outside.library;
    let selection = unit.selection();
    let legends_category =
        |id: &Symbol| library.category(*id).is_some_and(|node| library.text(node.name) == "Legends");
    let published_as_legends =
        [unit.link, unit.entry].iter().any(|node| library.is_legends_publication(node.publication));
    let names = |wanted: &dyn Fn(Symbol) -> bool| {
        let categories = selection.categories.iter().filter(|id| wanted(**id));
        categories
            .filter_map(|id| Some(library.text(library.category(*id)?.name).to_owned()))
            .collect::<Vec<_>>()
    };
    Profile {
        faction: faction.to_owned(),
        name: unit.name.clone(),
        aliases: Vec::new(),
        ids: vec![
            library.text(unit.link.id).to_owned(),
            format!("{}::{}", library.text(unit.link.id), library.text(unit.entry.id)),
        ],
        points: points_of_unit(unit, outside),
        size: size_of_unit(unit, outside),
        health: health_of_model(unit.entry, library),
        can_be_reinforced: unit.link.each(Tag::EntryLink).any(|link| link.target == library.known.reinforced),
        wargear: list_wargear(unit, library),
        keywords: names(&|id| library.is_keyword(id)),
        tags: names(&|id| library.is_tag(id)),
        legends: is_legends(library.text(unit.link.name))
            || selection.categories.iter().any(legends_category)
            || published_as_legends
            || is_shown_by_legends(&selection, outside),
        ..Profile::default()
    }
}

/// Whether it can be chosen only because Legends are allowed.
fn is_shown_by_legends<'a>(selection: &SceneSelection<'a>, outside: &ForceScene<'a>) -> bool {
    let strict = ForceScene { also: Vec::new(), ..outside.clone() };
    let is_shown = |scene: &ForceScene<'a>| !seasons_of(selection, std::slice::from_ref(scene)).is_empty();
    is_shown(outside) && !is_shown(&strict)
}

fn keyword_of_category<'a>(library: &Library<'a>, category: Symbol) -> Option<&'a str> {
    library.category(category).map(|node| library.text(node.name))
}

fn points_of_unit(unit: &LinkedUnit<'_>, outside: &ForceScene<'_>) -> Option<i64> {
    let library = outside.library;
    let printed = library.cost(unit.link).or_else(|| library.cost(unit.entry))?;
    let scene = outside.with([unit.selection()]);
    Some(scene.seen_by(0).value(unit.link, library.known.points, printed))
}

/// The models a unit has at least: what its parts demand together.
fn size_of_unit(unit: &LinkedUnit<'_>, outside: &ForceScene<'_>) -> Option<u32> {
    if unit.entry.kind == outside.library.known.model {
        return Some(1);
    }
    let scene = outside.with([unit.selection()]);
    // Heroes of older files consist of wargear only.
    u32::try_from(count_demanded_models(unit.entry, &scene.seen_by(0)).max(1)).ok()
}

fn count_demanded_models(entry: &CatalogueNode, view: &SceneView<'_, '_>) -> i64 {
    let library = view.scene.library;
    let known = &library.known;
    let of_child = |child: &CatalogueNode| match child.tag {
        Tag::SelectionEntry if child.kind == known.model => least_demanded(child, view).unwrap_or(0),
        Tag::SelectionEntryGroup if has_models(child, library) => {
            count_demanded_models(child, view).max(least_demanded(child, view).unwrap_or(0))
        }
        Tag::EntryLink => match library.find(child.target) {
            Some(target) if target.tag == Tag::SelectionEntry && target.kind == known.model => {
                least_demanded(child, view).or_else(|| least_demanded(target, view)).unwrap_or(0)
            }
            _ => 0,
        },
        _ => 0,
    };
    entry.children.iter().map(of_child).sum()
}

fn has_models(group: &CatalogueNode, library: &Library<'_>) -> bool {
    let known = &library.known;
    group.children.iter().any(|child| match child.tag {
        Tag::SelectionEntry => child.kind == known.model,
        Tag::EntryLink => library.find(child.target).is_some_and(|target| target.kind == known.model),
        Tag::SelectionEntryGroup => has_models(child, library),
        _ => false,
    })
}

fn least_demanded(node: &CatalogueNode, view: &SceneView<'_, '_>) -> Option<i64> {
    let library = view.scene.library;
    let known = &library.known;
    let demand = node.each(Tag::Constraint).find(|constraint| {
        constraint.kind == known.min
            && constraint.field == known.selections
            && constraint.scope == known.parent
    })?;
    Some(view.value(node, demand.id, library.symbols.number(demand.value)?))
}

/// Of one model, where the files tell.
fn health_of_model(entry: &CatalogueNode, library: &Library<'_>) -> Option<u32> {
    let printed = entry.each(Tag::Profile).flat_map(|profile| profile.each(Tag::Characteristic)).next()?;
    library.symbols.number(printed.value).and_then(|health| u32::try_from(health).ok())
}

/// Every name below a unit's own entry: what programs print under it beside enhancements.
fn list_wargear(unit: &LinkedUnit<'_>, library: &Library<'_>) -> Vec<String> {
    let tables: Vec<Symbol> = unit.link.each(Tag::EntryLink).map(|link| link.target).collect();
    let mut names = Vec::new();
    names_below(unit.entry, library, &tables, 0, &mut names);
    names.sort();
    names.dedup();
    names
}

fn names_below(
    node: &CatalogueNode,
    library: &Library<'_>,
    tables: &[Symbol],
    depth: usize,
    names: &mut Vec<String>,
) {
    /// Deeper than any warscroll's choices, and short of a circle of links.
    const DEEPEST: usize = 6;
    for child in &node.children {
        let is_named = matches!(
            child.tag,
            Tag::SelectionEntry | Tag::SelectionEntryGroup | Tag::EntryLink | Tag::Profile
        );
        if !is_named || depth > DEEPEST || tables.contains(&child.target) && !child.target.is_none() {
            continue;
        }
        names.push(plain_name(library.text(child.name)));
        names_below(child, library, tables, depth + 1, names);
        if child.tag == Tag::EntryLink
            && let Some(target) = library.find(child.target)
        {
            names.push(plain_name(library.text(target.name)));
            names_below(target, library, tables, depth + 1, names);
        }
    }
}

/// A season's versions of units ("Scourge of …" in brackets) belong to that season, all of them: where the files close
/// some to the other seasons and forget others, those are closed as well.
pub fn give_versions_their_season(profiles: &mut [Profile]) {
    let mut told: Vec<(String, Vec<String>)> = Vec::new();
    for profile in profiles.iter().filter(|profile| !profile.seasons.is_empty()) {
        let Some(version) = version_of(&profile.name) else { continue };
        if told.iter().all(|(known, _)| known != version) {
            told.push((version.to_owned(), profile.seasons.clone()));
        }
    }
    for profile in profiles.iter_mut().filter(|profile| profile.seasons.is_empty()) {
        let version = version_of(&profile.name);
        if let Some((_, seasons)) = told.iter().find(|(known, _)| Some(known.as_str()) == version) {
            profile.seasons.clone_from(seasons);
        }
    }
}

fn version_of(name: &str) -> Option<&str> {
    name.split_once(" (Scourge of").map(|(_, version)| version)
}
