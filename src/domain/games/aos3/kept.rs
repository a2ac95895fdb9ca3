//! Its rosters as a plain list, a unit a line, and back: what that form has no place for stands among the options.

use super::draft::{self, BATTALION, BATTALIONS, Draft};
use crate::domain::roster::{Notice, Roster, RosterEntry, SectionKind, Upgrade, plain};
use std::collections::BTreeSet;

const ROLE: &str = "Role";
const TWICE: &str = "Reinforced twice";
const ALLY: &str = "Ally";

/// The roster with everything that only this game has among the options.
pub fn flatten_kept_roster(roster: &Roster) -> Roster {
    let mut kept = roster.clone();
    for entry in kept.sections.iter_mut().flat_map(|section| &mut section.entries) {
        keep_as_options(entry);
    }
    kept
}

/// The roster as text, which `read_kept_list` reads back.
pub fn print_kept_roster(roster: &Roster) -> String {
    let text = plain::print_plain_list(&flatten_kept_roster(roster));
    let (title, rest) = text.split_once('\n').unwrap_or((&text, ""));
    let chosen = roster.choices.iter().map(|choice| format!("{}: {}\n", choice.what, choice.name));
    format!("{title}\n{}{rest}", chosen.collect::<String>())
}

fn keep_as_options(entry: &mut RosterEntry) {
    for upgrade in &mut entry.upgrades {
        if let Some(group) = upgrade.group.take().filter(|group| group != BATTALION) {
            upgrade.name = format!("{group}: {}", upgrade.name);
        }
    }
    let option = |name: String| Upgrade { name, ..Upgrade::default() };
    entry.upgrades.extend(entry.categories.iter().map(|role| option(format!("{ROLE}: {role}"))));
    if entry.flags.iter().any(|flag| flag == "ally") {
        entry.upgrades.push(option(ALLY.to_owned()));
    }
    if entry.flags.iter().filter(|flag| *flag == "reinforced").count() > 1 {
        entry.reinforced = false;
        entry.upgrades.push(option(TWICE.to_owned()));
    }
}

/// Such a list, ours or anybody's.
pub(super) fn read_kept_list(
    text: &str,
    heading: &dyn Fn(&str) -> Option<SectionKind>,
    notices: &mut Vec<Notice>,
) -> Roster {
    let mut header = Draft::default();
    let is_title = |written: &str| heading(written.trim_matches(['+', ' ', ':'])).is_some();
    let first = text.lines().position(is_title).unwrap_or(usize::MAX);
    // A line that was read here is none to the reader of lists, and the others keep their numbers.
    let lines: Vec<&str> = text
        .lines()
        .enumerate()
        .map(|(at, written)| {
            let own = written.split_once(':').filter(|_| at < first && !written.starts_with('+'));
            if own.is_some_and(|(label, value)| header.header(label.trim(), value)) { "" } else { written }
        })
        .collect();
    let mut roster = plain::read_plain_list(&lines.join("\n"), heading, notices);
    let head = header.roster;
    roster.choices = head.choices;
    roster.faction = head.faction.or(roster.faction);
    roster.points_limit = head.points_limit.or(roster.points_limit);
    roster.points_declared = head.points_declared.or(roster.points_declared);
    if !head.name.is_empty() {
        roster.name = head.name;
    }
    take_up(&mut roster);
    roster
}

/// Puts what stands among the options where it belongs.
pub(super) fn take_up(roster: &mut Roster) {
    let battalions: BTreeSet<String> = roster
        .sections_of(&SectionKind::Category(BATTALIONS.to_owned()))
        .flat_map(|section| section.entries.iter().map(|entry| entry.name.clone()))
        .collect();
    for entry in roster.sections.iter_mut().flat_map(|section| &mut section.entries) {
        for upgrade in std::mem::take(&mut entry.upgrades) {
            match upgrade.name.split_once(": ") {
                Some((ROLE, role)) => entry.categories.push(role.to_owned()),
                Some((group, name)) if upgrade.group.is_none() => {
                    entry.upgrades.push(Upgrade { count: upgrade.count, ..draft::of_group(name, group) });
                }
                _ if upgrade.name == ALLY => entry.flags.push("ally".to_owned()),
                _ if upgrade.name == TWICE => draft::reinforce_entry(entry, 2),
                _ if battalions.contains(&upgrade.name) => {
                    let slot = upgrade.parts.first().map(|part| part.name.clone());
                    entry.upgrades.push(draft::in_battalion(&upgrade.name, slot.as_deref()));
                }
                _ => entry.upgrades.push(upgrade),
            }
        }
    }
}
