//! Regiments of renown: forces of the game system with a price, and the units that show only in them.

use super::{
    conditions::ForceScene,
    library::{Library, is_legends},
    unit::{LinkedUnit, build_profile, is_hidden},
};
use crate::domain::{
    catalogue::{RegimentMember, RegimentOfRenown},
    games::battlescribe::{CatalogueNode, Symbol, Tag, plain_name},
};

/// A faction as regiments of renown name it.
pub struct Host {
    pub catalogue: Symbol,
    pub name: String,
}

pub fn regiments_of_renown<'a>(library: &'a Library<'a>, hosts: &[Host]) -> Vec<RegimentOfRenown> {
    let catalogue =
        library.files.iter().find(|file| plain_name(library.text(file.root.name)) == "Regiments of Renown");
    let Some(catalogue) = catalogue else { return Vec::new() };
    let mut found = Vec::new();
    for (force, shown_in) in list_renown_forces(library) {
        let seasons: Vec<usize> = shown_in;
        let season = library.seasons[seasons[0]].node.id;
        let scene = ForceScene {
            library,
            catalogue: catalogue.root.id,
            forces: vec![force.id, season],
            costs: library.seasons[seasons[0]].costs.clone(),
            also: vec![library.known.allow_legends],
            selections: Vec::new(),
        };
        let members: Vec<RegimentMember> =
            catalogue.root.each(Tag::EntryLink).filter_map(|link| read_renown_member(link, &scene)).collect();
        let open_to = hosts.iter().filter(|host| is_open_to(force, host, &scene));
        let all = seasons.len() == library.seasons.len();
        let name = library.text(force.name);
        found.push(RegimentOfRenown {
            name: plain_name(name),
            aliases: Vec::new(),
            ids: vec![library.text(force.id).to_owned()],
            points: library.cost(force),
            factions: open_to.map(|host| host.name.clone()).collect(),
            members,
            legends: is_legends(name),
            seasons: if all {
                Vec::new()
            } else {
                seasons.iter().map(|at| library.seasons[*at].name.clone()).collect()
            },
            notes: Vec::new(),
        });
    }
    found
}

/// The forces that are neither regiments nor auxiliaries, with the seasons that have them.
fn list_renown_forces<'a>(library: &Library<'a>) -> Vec<(&'a CatalogueNode, Vec<usize>)> {
    let mut found: Vec<(&CatalogueNode, Vec<usize>)> = Vec::new();
    for (at, season) in library.seasons.iter().enumerate() {
        let own = season.node.each(Tag::ForceEntry);
        let linked = season.node.each(Tag::ForceEntryLink).filter_map(|link| library.find(link.target));
        for force in own.chain(linked) {
            if force.id == library.known.regiment || library.text(force.name).starts_with("Aux") {
                continue;
            }
            match found.iter_mut().find(|(known, _)| known.id == force.id) {
                Some((_, seasons)) if !seasons.contains(&at) => seasons.push(at),
                Some(_) => {}
                None => found.push((force, vec![at])),
            }
        }
    }
    found
}

fn read_renown_member<'a>(link: &'a CatalogueNode, outside: &ForceScene<'a>) -> Option<RegimentMember> {
    let library = outside.library;
    let known = &library.known;
    let entry = library.target(link)?;
    let unit = LinkedUnit {
        link,
        entry,
        name: plain_name(library.text(link.name)),
        is_hero: false,
        seasons: Vec::new(),
    };
    let scene = outside.with([unit.selection()]);
    if is_hidden(&scene, 0) || !matches!(entry.kind, kind if kind == known.unit || kind == known.model) {
        return None;
    }
    let value = |kind: Symbol| {
        let constraint = link.each(Tag::Constraint).find(|constraint| constraint.kind == kind)?;
        let start = library.symbols.number(constraint.value).unwrap_or(0);
        u32::try_from(scene.seen_by(0).value(link, constraint.id, start)).ok()
    };
    let max = value(known.max)?;
    let profile = build_profile(&unit, "", outside);
    (max > 0).then(|| RegimentMember {
        unit: unit.name.clone(),
        min: value(known.min).unwrap_or(0),
        max,
        keywords: profile.keywords,
        size: profile.size,
        carries: list_carried_items(link, library),
    })
}

/// The items of the tables that a member links to: in the army of one host or another it may carry them.
fn list_carried_items(link: &CatalogueNode, library: &Library<'_>) -> Vec<String> {
    let is_ever_shown = |node: &CatalogueNode| {
        let conditional =
            node.children.iter().any(|child| matches!(child.tag, Tag::Modifier | Tag::ModifierGroup));
        !node.hidden || conditional
    };
    let linked = link.each(Tag::EntryLink).filter(|table| is_ever_shown(table));
    let mut names = Vec::new();
    for table in linked.filter_map(|table| library.find(table.target)) {
        if table.tag == Tag::SelectionEntryGroup {
            items_below(table, library, &mut names);
        }
    }
    names.sort();
    names.dedup();
    names
}

fn items_below(table: &CatalogueNode, library: &Library<'_>, names: &mut Vec<String>) {
    for child in &table.children {
        match child.tag {
            Tag::SelectionEntry | Tag::EntryLink => names.push(plain_name(library.text(child.name))),
            Tag::SelectionEntryGroup => items_below(child, library, names),
            _ => {}
        }
    }
}

/// Whether the force shows below a faction's army.
fn is_open_to(force: &CatalogueNode, host: &Host, scene: &ForceScene<'_>) -> bool {
    let mut below = scene.clone();
    below.forces.push(host.catalogue);
    !below.seen_by(0).hides(force)
}
