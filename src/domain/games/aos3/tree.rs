//! Roster files, and the page that `BattleScribe` prints of them (`systems SX5`): the roles, keywords and places in
//! battalions stand there in full.

use super::draft::{self, Draft};
use crate::domain::roster::{Roster, RosterEntry, RosterNode, line};

/// The roles that a unit can have, as the community's catalogues call them.
const ROLES: [&str; 5] = ["Leader", "Battleline", "Behemoth", "Artillery", "Other"];
/// Keywords that the rules ask for.
const MARKS: [&str; 4] = ["HERO", "WIZARD", "PRIEST", "UNIQUE"];

pub(super) fn read_army_tree(root: RosterNode) -> Roster {
    let mut draft = Draft { roster: root.headed_roster() };
    for force in root.forces {
        force_into(force, &mut draft);
    }
    draft.roster
}

fn force_into(force: RosterNode, draft: &mut Draft) {
    if draft.roster.faction.is_none() {
        let catalogue = force.catalogue.filter(|name| !name.is_empty());
        // `Order - Stormcast Eternals`
        draft.roster.faction =
            catalogue.map(|name| name.split_once(" - ").map_or(name.as_str(), |(_, own)| own).to_owned());
    }
    // Battalions come before the units that stand in them.
    let (battalions, others): (Vec<RosterNode>, Vec<RosterNode>) =
        force.selections.into_iter().partition(|node| node.name.starts_with("Core Battalion: "));
    for battalion in battalions {
        let name = battalion.name.trim_start_matches("Core Battalion: ").to_owned();
        draft.battalion(&name, battalion.total_points().unwrap_or(0), None);
        let section = draft.roster.sections.iter_mut().find(|section| section.title() == draft::BATTALIONS);
        if let Some(entry) = section.and_then(|section| section.entries.last_mut()) {
            entry.upgrades =
                battalion.selections.into_iter().map(|node| draft::of_group(&node.name, "Bonus")).collect();
        }
    }
    for selection in &others {
        selection_into(selection, draft);
    }
    for inner in force.forces {
        force_into(inner, draft);
    }
}

fn selection_into(node: &RosterNode, draft: &mut Draft) {
    let roles: Vec<&str> = roles_of_selection(node);
    if !roles.is_empty() {
        let entry = read_unit_node(node);
        return draft.add_unit(&roles, entry);
    }
    let of = |category: &str| node.categories.iter().any(|own| own.eq_ignore_ascii_case(category));
    let points = node.total_points().unwrap_or(0);
    let entry =
        |name: &str| RosterEntry { name: name.to_owned(), points: Some(points), ..RosterEntry::default() };
    let bare = node.name.split_once(": ").map_or(&*node.name, |(_, own)| own);
    if of("Malign Sorcery") || of("Endless Spell") || of("Invocation") {
        draft.add(draft::SPELLS, entry(bare));
    } else if of("Scenery") || of("Faction Terrain") {
        draft.add(draft::TERRAIN, entry(bare));
    } else {
        if points > 0 {
            draft.add(draft::OTHERS, entry(&node.name));
        }
        read_army_options(node, draft);
    }
}

/// What is chosen for the whole army, in its nests of selections.
fn read_army_options(node: &RosterNode, draft: &mut Draft) {
    match node.name.as_str() {
        "Grand Strategy" | "Triumphs" => {
            for chosen in &node.selections {
                draft.header(&node.name, &chosen.name);
            }
        }
        "Game Type" => {
            let size = node.selections.first().and_then(|size| line::leading_number(&size.name));
            draft.roster.points_limit = draft.roster.points_limit.or(size.map(i64::from));
        }
        name if name.starts_with("Allegiance: ") => {
            draft.roster.faction = name.strip_prefix("Allegiance: ").map(str::to_owned);
            for chosen in &node.selections {
                draft.chosen("Allegiance", &chosen.name);
            }
        }
        _ => node.selections.iter().for_each(|inner| read_army_options(inner, draft)),
    }
}

/// The roles of a selection. Whoever has another one is not `Other` as well.
fn roles_of_selection(node: &RosterNode) -> Vec<&'static str> {
    let own: Vec<&str> =
        ROLES.into_iter().filter(|role| node.categories.iter().any(|own| own == role)).collect();
    let counted: Vec<&str> = own.iter().copied().filter(|role| *role != "Other").collect();
    if counted.is_empty() { own } else { counted }
}

fn read_unit_node(node: &RosterNode) -> RosterEntry {
    let mut entry = RosterEntry {
        name: node.name.clone(),
        key: node.key.clone(),
        points: node.total_points(),
        models: Some(node.total_models()).filter(|models| *models > 0),
        ..RosterEntry::default()
    };
    let is_keyword =
        |word: &&String| !word.chars().any(char::is_lowercase) && word.chars().any(char::is_alphabetic);
    entry.keywords = node.categories.iter().filter(is_keyword).cloned().collect();
    let has = |mark: &&str| node.categories.iter().any(|own| own.eq_ignore_ascii_case(mark));
    entry.flags = MARKS.into_iter().filter(|mark| has(mark)).map(str::to_lowercase).collect();
    if has(&"Ally") || has(&"Allies") {
        entry.flags.push("ally".to_owned());
    }
    for inner in &node.selections {
        read_unit_choice(inner, &mut entry);
    }
    entry
}

fn read_unit_choice(node: &RosterNode, entry: &mut RosterEntry) {
    let folded = line::fold_text(&node.name);
    if line::is_general(&node.name) {
        entry.general = true;
    } else if folded.ends_with("reinforced") {
        draft::reinforce_entry(
            entry,
            if folded.starts_with("2x") || folded.starts_with("double") { 2 } else { 1 },
        );
    } else if folded == "ally" || folded == "allies" {
        entry.flags.push("ally".to_owned());
    } else if let Some((battalion, slot)) = split_battalion_slot(&node.name) {
        entry.upgrades.insert(0, draft::in_battalion(battalion, Some(slot)));
    } else if node.kind.as_deref() != Some("model") {
        let group = node.categories.iter().find(|category| *category == "Artefact").cloned();
        let mut upgrade = draft::of_group(&node.name, "");
        upgrade.group = node.group.clone().or(group);
        upgrade.count = node.number.filter(|number| *number > 1);
        entry.upgrades.push(upgrade);
    }
    for inner in &node.selections {
        read_unit_choice(inner, entry);
    }
}

/// `Battle Regiment - 0-2 Sub-Commander`: the battalion, and the place in it.
fn split_battalion_slot(name: &str) -> Option<(&str, &str)> {
    let (battalion, place) = name.split_once(" - ")?;
    let slot = place.trim_start_matches(|c: char| c.is_ascii_digit() || c == '-');
    (slot.len() < place.len() && slot.starts_with(' ')).then(|| (battalion.trim(), slot.trim()))
}
