//! A roster as text, in one uniform format, whatever it came in: for the booklet, for copying, and for
//! rosters that were built from the catalogue. Our own reader reads it back.

use super::{PricedChoice, Roster, RosterEntry, RosterLore, RosterLoreKind, Section, SectionKind, Upgrade};
use std::fmt::Write;

const PARTS: &str = "-----\n";
const REGIMENTS: &str = "---\n";

/// The roster in the shape the publisher's app prints on iOS.
pub fn as_app_text(roster: &Roster) -> String {
    let mut text = String::new();
    write_roster_header(roster, &mut text);
    let mut before = None;
    for section in &roster.sections {
        let between_regiments =
            section.kind.is_led() && before.is_some_and(|before: &Section| before.kind.is_led());
        let more_of_renown = section.kind == SectionKind::RegimentOfRenown
            && before.is_some_and(|before: &Section| before.kind == SectionKind::RegimentOfRenown);
        if !more_of_renown {
            text.push_str(if between_regiments { REGIMENTS } else { PARTS });
            push_line(&mut text, heading_of_section(section));
        }
        write_section_body(section, &mut text);
        before = Some(section);
    }
    text.push_str(PARTS);
    text
}

fn write_roster_header(roster: &Roster, text: &mut String) {
    let spent = roster.points_declared.unwrap_or_else(|| roster.points_printed());
    match (roster.name.as_str(), roster.points_limit) {
        ("", Some(limit)) => push_line(text, format!("{spent}/{limit} pts")),
        (name, Some(limit)) => push_line(text, format!("{name} {spent}/{limit} pts")),
        (name, None) => push_line(text, format!("{name} ({spent} points) - ")),
    }
    text.push_str(PARTS);
    push_line(text, describe_army(roster));
    if roster.army_of_renown.is_some() {
        push_line(text, "Army of Renown");
    }
    if let Some(season) = &roster.handbook {
        push_line(text, season);
    }
    if let Some(count) = roster.auxiliaries_declared {
        let cost = roster.auxiliary_points.map(|points| format!(" (+{points} Points)"));
        push_line(text, format!("Auxiliaries: {count}{}", cost.unwrap_or_default()));
    }
    if let Some(drops) = roster.drops_declared {
        push_line(text, format!("Drops: {drops}"));
    }
    let kinds = [
        (RosterLoreKind::Spell, "Spell Lore - "),
        (RosterLoreKind::Prayer, "Prayer Lore - "),
        (RosterLoreKind::Manifestation, "Manifestation Lore - "),
    ];
    for (kind, label) in kinds {
        let lores = roster.lores.iter().filter(|lore| lore.kind == kind).map(describe_lore);
        push_joined_items(text, label, lores.collect());
    }
    push_joined_items(text, "Battle Tactics Cards: ", roster.tactic_cards.clone());
}

fn push_line(text: &mut String, content: impl AsRef<str>) {
    text.push_str(content.as_ref());
    text.push('\n');
}

fn describe_army(roster: &Roster) -> String {
    let alliance = roster.grand_alliance.as_ref().map(|alliance| format!("Grand Alliance {alliance}"));
    let formation = roster.formations().map(describe_choice).collect::<Vec<_>>().join(", ");
    let faction = roster.faction.clone().unwrap_or_default();
    let parts = match &roster.army_of_renown {
        Some(renown) => vec![Some(faction), Some(renown.clone())],
        None => vec![alliance, roster.parent_faction.clone(), Some(faction), Some(formation)],
    };
    parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" | ")
}

fn describe_choice(choice: &PricedChoice) -> String {
    format!("{}{}", choice.name, in_brackets(choice.points))
}

fn describe_lore(lore: &RosterLore) -> String {
    format!("{}{}", lore.name, in_brackets(lore.points))
}

fn in_brackets(points: Option<i64>) -> String {
    points.map(|points| format!(" ({points} Points)")).unwrap_or_default()
}

fn push_joined_items(text: &mut String, label: &str, mut items: Vec<String>) {
    let Some(last) = items.pop() else { return };
    let rest = items.join(", ");
    let and = if rest.is_empty() { "" } else { " and " };
    push_line(text, format!("{label}{rest}{and}{last}"));
}

fn heading_of_section(section: &Section) -> &str {
    match &section.kind {
        SectionKind::General => "General's Regiment",
        SectionKind::Regiment(_) => "Regiment",
        SectionKind::Auxiliary => "Auxiliary Units",
        SectionKind::RegimentOfRenown => "Regiments of Renown",
        SectionKind::Terrain => "Faction Terrain",
        SectionKind::Category(heading) => heading,
    }
}

fn write_section_body(section: &Section, text: &mut String) {
    if let SectionKind::Regiment(number) = section.kind {
        text.pop();
        let _ = writeln!(text, " {number}");
    }
    if let Some(name) = &section.name {
        push_line(text, format!("{name} ({})", section.points.unwrap_or(0)));
    }
    for entry in &section.entries {
        write_unit_lines(entry, text);
    }
}

fn write_unit_lines(entry: &RosterEntry, text: &mut String) {
    let count = entry.models.filter(|models| *models > 1).map(|models| format!("{models} x "));
    let price = entry.points.map(|points| format!(" ({points})"));
    push_line(text, format!("{}{}{}", count.unwrap_or_default(), entry.name, price.unwrap_or_default()));
    let marks = [(entry.general, "General"), (entry.reinforced, "Reinforced"), (entry.legends, "Legends")];
    for (_, mark) in marks.into_iter().filter(|(set, _)| *set) {
        push_line(text, format!("• {mark}"));
    }
    for upgrade in &entry.upgrades {
        push_line(text, word_upgrade_bullet(upgrade));
    }
    for companion in &entry.companions {
        push_line(text, format!("{} (0)", companion.name));
    }
}

fn word_upgrade_bullet(upgrade: &Upgrade) -> String {
    let count = upgrade.count.map(|count| format!("{count}x ")).unwrap_or_default();
    let price = upgrade.points.map(|points| format!(" - ({points}) Points")).unwrap_or_default();
    format!("• {count}{}{price}", upgrade.name)
}
