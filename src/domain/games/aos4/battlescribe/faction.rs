//! A faction or army of renown: its units, battle formations, enhancement tables, lores and terrain.

use super::{
    conditions::{ForceScene, SceneSelection},
    unit::seasons_of,
};
use crate::domain::{
    catalogue::{CatalogueChoice, Enhancement, EnhancementTable, Lore, LoreKind, Pattern},
    games::battlescribe::{CatalogueNode, Tag, plain_name},
};

/// Battle formations, from the shared groups of that name.
pub fn read_battle_formations<'a>(
    groups: &[&'a CatalogueNode],
    outside: &[ForceScene<'a>],
) -> Vec<CatalogueChoice> {
    let Some(library) = outside.first().map(|scene| scene.library) else { return Vec::new() };
    let mut choices: Vec<CatalogueChoice> = Vec::new();
    for group in groups.iter().filter(|group| library.text(group.name).starts_with("Battle Formation")) {
        for item in list_group_items(group, outside) {
            let choice = CatalogueChoice {
                name: plain_name(library.text(item.name)),
                points: library.cost(item).unwrap_or(0),
                seasons: only_in(item, outside),
            };
            if choices.iter().all(|known| known.name != choice.name) {
                choices.push(choice);
            }
        }
    }
    choices
}

/// The lores in the groups named after their kind.
pub fn read_faction_lores<'a>(groups: &[&'a CatalogueNode], outside: &[ForceScene<'a>]) -> Vec<Lore> {
    let Some(library) = outside.first().map(|scene| scene.library) else { return Vec::new() };
    let mut lores: Vec<Lore> = Vec::new();
    for group in groups {
        let kind = match library.text(group.name) {
            "Spell Lores" => LoreKind::Spell,
            "Prayer Lores" => LoreKind::Prayer,
            "Manifestation Lores" => LoreKind::Manifestation,
            _ => continue,
        };
        for item in list_group_items(group, outside) {
            let lore = Lore {
                kind,
                name: plain_name(library.text(item.name)),
                points: library.cost(item).unwrap_or(0),
                seasons: only_in(item, outside),
            };
            if lores.iter().all(|known| known.name != lore.name || known.kind != lore.kind) {
                lores.push(lore);
            }
        }
    }
    lores
}

/// Terrain: root links to entries with that keyword.
pub fn read_faction_terrain<'a>(
    roots: &[&'a CatalogueNode],
    outside: &[ForceScene<'a>],
) -> Vec<CatalogueChoice> {
    let Some(library) = outside.first().map(|scene| scene.library) else { return Vec::new() };
    let mut found: Vec<CatalogueChoice> = Vec::new();
    for link in roots {
        let Some(entry) = library.target(link) else { continue };
        let selection = SceneSelection::new(link, entry);
        let is_terrain = selection
            .categories
            .iter()
            .any(|id| library.category(*id).is_some_and(|node| library.text(node.name) == "FACTION TERRAIN"));
        if is_terrain && !seasons_of(&selection, outside).is_empty() {
            found.push(CatalogueChoice {
                name: plain_name(library.text(link.name)),
                points: library.cost(link).or_else(|| library.cost(entry)).unwrap_or(0),
                seasons: only_in(link, outside),
            });
        }
    }
    found
}

/// Enhancement tables: inner groups of the groups that units link to.
pub fn read_enhancement_tables<'a>(
    groups: &[&'a CatalogueNode],
    carriers: &[SceneSelection<'a>],
    outside: &[ForceScene<'a>],
) -> Vec<EnhancementTable> {
    let Some(library) = outside.first().map(|scene| scene.library) else { return Vec::new() };
    let mut found: Vec<EnhancementTable> = Vec::new();
    for group in groups.iter().filter(|group| !is_for_campaigns(library.text(group.name))) {
        if only_hidden(group, outside) {
            continue;
        }
        let most_of_kind = most_of_kind(group, outside);
        for inner in inner_groups(group, outside) {
            if only_hidden(inner, outside) || is_for_campaigns(library.text(inner.name)) {
                continue;
            }
            let items: Vec<Enhancement> = list_group_items(inner, outside)
                .into_iter()
                .map(|item| read_enhancement(item, group, carriers, outside))
                .collect();
            if items.is_empty() {
                continue;
            }
            found.push(EnhancementTable {
                kind: plain_name(library.text(group.name)),
                name: plain_name(library.text(inner.name)),
                items,
                carriers: Vec::new(),
                seasons: only_in(inner, outside),
                most_of_kind,
            });
        }
    }
    found
}

/// How many of a group an army may have, where that is not one: by the group's own limit, or by those of its tables in
/// files that say it there.
fn most_of_kind(group: &CatalogueNode, outside: &[ForceScene<'_>]) -> Option<u32> {
    let of_tables =
        || inner_groups(group, outside).into_iter().filter_map(|inner| most_in_roster(inner, outside));
    let most = most_in_roster(group, outside).or_else(|| of_tables().max())?;
    u32::try_from(most).ok().filter(|most| *most > 1)
}

/// The most of it that an army may have in any season; none without a limit.
fn most_in_roster(node: &CatalogueNode, outside: &[ForceScene<'_>]) -> Option<i64> {
    let library = outside.first()?.library;
    let known = &library.known;
    let limits =
        node.each(Tag::Constraint).filter(|limit| limit.kind == known.max && limit.scope == known.roster);
    let most = |limit: &CatalogueNode| {
        let written = library.symbols.number(limit.value)?;
        outside.iter().map(|scene| scene.seen_by(0).value(node, limit.id, written)).max()
    };
    limits.filter_map(most).filter(|most| *most > 0).min()
}

/// Wounds, scars and paths are for campaigns.
fn is_for_campaigns(name: &str) -> bool {
    [
        "Ghyranite",
        "Paths",
        "Path",
        "Battle Wounds",
        "Battle Scars",
        "Renown",
        "Warlord",
        "Anvil",
        "Emberstone",
        "Quest",
    ]
    .iter()
    .any(|start| name.starts_with(start))
}

/// The group's own tables, the group itself where it lists items directly, and tables it links to.
fn inner_groups<'a>(group: &'a CatalogueNode, outside: &[ForceScene<'a>]) -> Vec<&'a CatalogueNode> {
    let library = outside[0].library;
    let mut inner: Vec<&CatalogueNode> = group.each(Tag::SelectionEntryGroup).collect();
    let linked = group.each(Tag::EntryLink).filter_map(|link| library.find(link.target));
    for linked in linked.filter(|linked| linked.tag == Tag::SelectionEntryGroup) {
        if only_hidden(linked, outside) {
            continue;
        }
        inner.extend(linked.each(Tag::SelectionEntryGroup));
    }
    if group.each(Tag::SelectionEntry).next().is_some() {
        inner.push(group);
    }
    inner
}

fn read_enhancement<'a>(
    item: &'a CatalogueNode,
    group: &CatalogueNode,
    carriers: &[SceneSelection<'a>],
    outside: &[ForceScene<'a>],
) -> Enhancement {
    let library = outside[0].library;
    let known = &library.known;
    let printed = library.cost(item).unwrap_or(0);
    let price = |scene: &ForceScene<'_>| scene.seen_by(0).value(item, known.points, printed);
    let prices: Vec<i64> = outside.iter().map(price).collect();
    let points = prices.iter().copied().max().unwrap_or(printed);
    let free = prices.iter().zip(library.seasons.iter()).filter(|(price, _)| **price == 0 && points != 0);
    Enhancement {
        name: plain_name(library.text(item.name)),
        points,
        free_in: free.map(|(_, season)| season.name.clone()).collect(),
        carriers: restricted_to(item, group, carriers, outside),
    }
}

/// The units that may carry an item, when not all may that link to its group.
fn restricted_to<'a>(
    item: &'a CatalogueNode,
    group: &CatalogueNode,
    carriers: &[SceneSelection<'a>],
    outside: &[ForceScene<'a>],
) -> Vec<Pattern> {
    let library = outside[0].library;
    let has_conditions =
        item.children.iter().any(|child| matches!(child.tag, Tag::Modifier | Tag::ModifierGroup));
    if !has_conditions {
        return Vec::new();
    }
    let linked = carriers
        .iter()
        .filter(|carrier| carrier.link.each(Tag::EntryLink).any(|link| link.target == group.id));
    let (may, may_not): (Vec<_>, Vec<_>) = linked.partition(|carrier| {
        outside.iter().any(|scene| {
            let scene = scene.with([(*carrier).clone()]);
            !scene.seen_by(0).hides(item)
        })
    });
    if may.is_empty() || may_not.is_empty() {
        return Vec::new();
    }
    let names = may.iter().map(|carrier| plain_name(library.text(carrier.link.name)));
    names.map(|name| Pattern::new(&name)).collect()
}

/// The entries of a group that some season lets in.
fn list_group_items<'a>(group: &'a CatalogueNode, outside: &[ForceScene<'a>]) -> Vec<&'a CatalogueNode> {
    let Some(library) = outside.first().map(|scene| scene.library) else { return Vec::new() };
    let mut found = Vec::new();
    for child in &group.children {
        let entry = match child.tag {
            Tag::SelectionEntry => child,
            Tag::EntryLink => match library.find(child.target) {
                Some(target) if target.tag == Tag::SelectionEntry => child,
                _ => continue,
            },
            _ => continue,
        };
        if !only_hidden(entry, outside) {
            found.push(entry);
        }
    }
    found
}

fn only_hidden(node: &CatalogueNode, outside: &[ForceScene<'_>]) -> bool {
    shown_in(node, outside).is_empty()
}

fn shown_in(node: &CatalogueNode, outside: &[ForceScene<'_>]) -> Vec<usize> {
    (0..outside.len()).filter(|at| !outside[*at].seen_by(0).hides(node)).collect()
}

/// The seasons an item is restricted to; none when it is in all.
fn only_in(node: &CatalogueNode, outside: &[ForceScene<'_>]) -> Vec<String> {
    let shown = shown_in(node, outside);
    if shown.len() == outside.len() {
        return Vec::new();
    }
    let seasons = &outside[0].library.seasons;
    shown.into_iter().map(|at| seasons[at].name.clone()).collect()
}
