//! The tree of forces and selections that roster files hold, for games whose rules are declared: every selection with
//! a price of its own is an entry, what is chosen for it are its options.

use super::{Roster, RosterEntry, Section, SectionKind, Upgrade, battlescribe::RosterNode, line};

pub fn read_roster_forces(root: RosterNode) -> Roster {
    let mut roster = root.headed_roster();
    for force in root.forces {
        force_into(force, &mut roster);
    }
    roster
}

fn force_into(force: RosterNode, roster: &mut Roster) {
    if roster.faction.is_none() {
        roster.faction = force.catalogue.filter(|name| !name.is_empty());
    }
    for selection in force.selections {
        let kind = selection.kind.as_deref().unwrap_or_default();
        let is_entry = matches!(kind, "unit" | "model") || selection.points.is_some_and(|points| points > 0);
        if is_entry {
            let heading = selection.categories.first().cloned().unwrap_or_default();
            let section = ensure_section(roster, heading);
            section.entries.push(entry_from_node(selection));
        }
    }
    for inner in force.forces {
        force_into(inner, roster);
    }
}

fn ensure_section(roster: &mut Roster, heading: String) -> &mut Section {
    let kind = SectionKind::Category(heading);
    let at = roster.sections.iter().position(|section| section.kind == kind);
    let at = at.unwrap_or_else(|| {
        roster.sections.push(Section::new(kind));
        roster.sections.len() - 1
    });
    &mut roster.sections[at]
}

fn entry_from_node(node: RosterNode) -> RosterEntry {
    let models = node.total_models();
    let mut entry = RosterEntry {
        points: node.total_points(),
        name: node.name,
        key: node.key,
        models: (models > 0).then_some(models),
        categories: node.categories,
        ..RosterEntry::default()
    };
    for inner in node.selections {
        add_node_options(inner, &mut entry);
    }
    entry
}

fn add_node_options(node: RosterNode, entry: &mut RosterEntry) {
    if line::is_general(&node.name) {
        entry.general = true;
    } else if node.kind.as_deref() != Some("model") {
        entry.upgrades.push(Upgrade {
            name: node.name,
            count: node.number.filter(|number| *number > 1),
            points: node.points.filter(|points| *points != 0),
            group: node.group,
            parts: Vec::new(),
        });
    }
    for inner in node.selections {
        add_node_options(inner, entry);
    }
}
