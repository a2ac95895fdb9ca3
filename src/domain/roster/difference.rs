//! What a newer version of a roster changed, for whoever checked the older one.

use super::{Roster, RosterEntry, Section};

/// One line that is gone or new.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RosterDifference {
    Gone(String),
    New(String),
}

/// Everything that differs, in the order of the rosters: first what is gone, then what is new.
pub fn list_roster_differences(before: &Roster, after: &Roster) -> Vec<RosterDifference> {
    let (old, new) = (describe_roster_lines(before), describe_roster_lines(after));
    let gone = subtract_lines(&old, &new).into_iter().map(RosterDifference::Gone);
    let added = subtract_lines(&new, &old).into_iter().map(RosterDifference::New);
    gone.chain(added).collect()
}

fn describe_roster_lines(roster: &Roster) -> Vec<String> {
    let mut lines = Vec::new();
    let mut head = |what: &str, name: Option<&String>| {
        lines.extend(name.map(|name| format!("{what}: {name}")));
    };
    head("Name", Some(&roster.name).filter(|name| !name.is_empty()));
    head("Faction", roster.faction.as_ref());
    head("Army of renown", roster.army_of_renown.as_ref());
    roster.formations().for_each(|formation| head("Formation", Some(&formation.name)));
    lines.extend(roster.tactic_cards.iter().map(|card| format!("Battle tactic card: {card}")));
    lines.extend(
        roster
            .lores
            .iter()
            .map(|lore| format!("{}: {}", capitalise_first_letter(lore.kind.word()), lore.name)),
    );
    for section in &roster.sections {
        lines.extend(section.entries.iter().map(|entry| describe_unit_line(section, entry)));
    }
    lines
}

fn describe_unit_line(section: &Section, entry: &RosterEntry) -> String {
    let price = entry.points.map_or_else(String::new, |points| format!(" ({points})"));
    let line = format!("{}: {}{price}", section.title(), entry.name);
    let marks = [(entry.general, "General"), (entry.reinforced, "Reinforced")];
    let marks = marks.iter().filter(|(set, _)| *set).map(|(_, word)| *word);
    let upgrades = entry.upgrades.iter().map(|upgrade| upgrade.name.as_str());
    let more: Vec<&str> = marks.chain(upgrades).collect();
    if more.is_empty() { line } else { format!("{line}, {}", more.join(", ")) }
}

fn capitalise_first_letter(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The lines beyond their number in `others`: a second unit of a kind counts.
fn subtract_lines(lines: &[String], others: &[String]) -> Vec<String> {
    let mut left: Vec<&String> = others.iter().collect();
    let mut rest = Vec::new();
    for line in lines {
        match left.iter().position(|other| *other == line) {
            Some(at) => drop(left.swap_remove(at)),
            None => rest.push(line.clone()),
        }
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::games;

    #[test]
    fn a_second_unit_of_a_kind_and_a_changed_price_are_told() {
        let text = |units: &str| format!("x 100/1000 pts\n\nSkaven | Claw-horde\n\nRegiment 1\n{units}\n");
        let roster = |units| games::default().read(text(units).as_bytes(), None).unwrap().roster;
        let before = roster("Clawlord (80)\nClanrats (150)");
        let after = roster("Clawlord (90)\nClanrats (150)\nClanrats (150)");
        assert_eq!(
            list_roster_differences(&before, &after),
            [
                RosterDifference::Gone("Regiment 1: Clawlord (80)".into()),
                RosterDifference::New("Regiment 1: Clawlord (90)".into()),
                RosterDifference::New("Regiment 1: Clanrats (150)".into()),
            ]
        );
        assert_eq!(list_roster_differences(&after, &after), []);
    }
}
