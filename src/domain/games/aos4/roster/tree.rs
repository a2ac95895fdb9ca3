//! From the tree of forces and selections to a roster.

use super::{
    Notice, NoticeAbout, PricedChoice, Roster, RosterEntry, RosterLore, RosterLoreKind, Section, SectionKind,
    Upgrade,
};
use crate::domain::roster::battlescribe::RosterNode;

pub fn read_roster_tree(root: RosterNode, notices: &mut Vec<Notice>) -> Roster {
    let mut roster = root.headed_roster();
    if root.forces.len() > 1 {
        notices.push(Notice::without_line(NoticeAbout::SeveralArmies));
    }
    for force in root.forces {
        read_army(force, &mut roster, notices);
    }
    roster
}

fn read_army(army: RosterNode, roster: &mut Roster, notices: &mut Vec<Notice>) {
    let season = army.name.trim_start_matches(|c: char| !c.is_alphanumeric());
    roster.handbook.get_or_insert_with(|| season.replace('’', "'"));
    read_catalogue(army.catalogue.as_deref().unwrap_or_default(), roster);
    let mut terrain = Section::new(SectionKind::Terrain);
    let mut loose = Section::new(SectionKind::Auxiliary);
    for selection in army.selections {
        if has_category(&selection, "FACTION TERRAIN") {
            terrain.entries.push(entry_from_unit(selection));
        } else if selection.kind.as_deref() == Some("unit") {
            let unit = selection.name.clone();
            notices.push(Notice::without_line(NoticeAbout::OutsideRegiments { unit }));
            loose.entries.push(entry_from_unit(selection));
        } else {
            read_choice(selection, roster);
        }
    }
    let mut number = 0;
    for force in army.forces {
        roster.sections.push(section_from_force(force, &mut number));
    }
    roster.sections.extend([loose, terrain].into_iter().filter(|section| !section.entries.is_empty()));
    roster.sections.retain(|section| section.name.is_some() || !section.entries.is_empty());
}

/// `Skaven`, or `Skaven - The Great-grand Gnawhorde` for an army of renown.
fn read_catalogue(catalogue: &str, roster: &mut Roster) {
    let catalogue = catalogue.replace("[LEGENDS]", "");
    let mut parts = catalogue.split(" - ").map(str::trim).filter(|part| !part.is_empty());
    if roster.faction.is_none() {
        roster.faction = parts.next().map(str::to_owned);
        roster.army_of_renown = parts.next().map(str::to_owned);
    }
}

fn read_choice(selection: RosterNode, roster: &mut Roster) {
    let kind = match selection.name.as_str() {
        "Battle Formation" => {
            for chosen in selection.selections {
                roster.add_formation(PricedChoice { name: chosen.name, points: chosen.points });
            }
            return;
        }
        "Battle Tactic Cards" | "Battle Tactics Cards" => {
            for card in selection.selections {
                if !roster.tactic_cards.contains(&card.name) {
                    roster.tactic_cards.push(card.name);
                }
            }
            return;
        }
        "Spell Lore" | "Spell Lores" => RosterLoreKind::Spell,
        "Prayer Lore" | "Prayer Lores" => RosterLoreKind::Prayer,
        "Manifestation Lore" | "Manifestation Lores" => RosterLoreKind::Manifestation,
        // Battle traits, switches, reference texts.
        _ => return,
    };
    for chosen in selection.selections {
        let lore =
            RosterLore { kind, name: chosen.name, points: chosen.points.filter(|points| *points != 0) };
        // New Recruit saves some choices twice.
        if !roster.lores.contains(&lore) {
            roster.lores.push(lore);
        }
    }
}

fn section_from_force(force: RosterNode, number: &mut u32) -> Section {
    let kind = match force.name.as_str() {
        "Regiment" => SectionKind::Regiment(0),
        "Auxillary Units" | "Auxiliary Units" => SectionKind::Auxiliary,
        _ => SectionKind::RegimentOfRenown,
    };
    let mut section = Section::new(kind);
    section.entries = force.selections.into_iter().filter(is_unit).map(entry_from_unit).collect();
    match section.kind {
        SectionKind::Regiment(_) if section.entries.iter().any(|entry| entry.general) => {
            section.kind = SectionKind::General;
        }
        SectionKind::Regiment(_) => {
            *number += 1;
            section.kind = SectionKind::Regiment(*number);
        }
        SectionKind::RegimentOfRenown => {
            section.name = Some(force.name);
            section.points = force.points;
        }
        _ => {}
    }
    put_leader_first(&mut section);
    section
}

/// The leader is marked by a category and need not be saved first.
fn put_leader_first(section: &mut Section) {
    let leader = |entry: &RosterEntry| entry.keywords.iter().any(|keyword| keyword == "Regimental Leader");
    if section.kind.is_led()
        && let Some(at) = section.entries.iter().position(leader)
    {
        section.entries[..=at].rotate_right(1);
    }
}

fn is_unit(selection: &RosterNode) -> bool {
    matches!(selection.kind.as_deref(), Some("unit" | "model"))
}

fn has_category(selection: &RosterNode, name: &str) -> bool {
    selection.categories.iter().any(|category| category == name)
}

fn entry_from_unit(unit: RosterNode) -> RosterEntry {
    let points = total_unit_points(&unit);
    let legends = has_category(&unit, "Legends");
    let mut entry = RosterEntry {
        name: unit.name,
        key: unit.key,
        points,
        legends,
        keywords: unit.categories,
        ..RosterEntry::default()
    };
    if unit.kind.as_deref() == Some("model") {
        entry.models = unit.number;
    }
    for child in unit.selections {
        match (child.kind.as_deref(), child.name.as_str()) {
            (Some("unit"), _) => entry.companions.push(self::entry_from_unit(child)),
            (Some("model"), _) => {
                entry.models = Some(entry.models.unwrap_or(0).saturating_add(child.number.unwrap_or(1)));
            }
            (_, "General") => entry.general = true,
            (_, "Reinforced") => entry.reinforced = true,
            _ => entry.upgrades.push(Upgrade {
                name: child.name,
                count: child.number.filter(|number| *number > 1),
                points: child.points.filter(|points| *points != 0),
                group: child.group,
                ..Upgrade::default()
            }),
        }
    }
    entry
}

/// A unit's own price and everything below it, except what comes as a unit of its own.
fn total_unit_points(unit: &RosterNode) -> Option<i64> {
    let below: i64 = unit
        .selections
        .iter()
        .filter(|child| child.kind.as_deref() != Some("unit"))
        .filter_map(total_unit_points)
        .fold(0, i64::saturating_add);
    match unit.points {
        None if below == 0 => None,
        own => Some(own.unwrap_or(0).saturating_add(below)),
    }
}
