//! What a newer version of a roster changed, for whoever checked the older one.

use super::{Roster, RosterEntry, RosterLoreKind, Section, SectionHeading};
use serde::Serialize;

/// One line that is gone or new.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RosterDifference {
    Gone(ChangedLine),
    New(ChangedLine),
}

/// A line of a roster: something chosen once for the army, or a unit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum ChangedLine {
    Name { name: String },
    Faction { name: String },
    ArmyOfRenown { name: String },
    Formation { name: String },
    TacticCard { name: String },
    Lore { kind: RosterLoreKind, name: String },
    Unit { section: SectionHeading, name: String, points: Option<i64>, marks: Vec<ChangedUnitMark> },
}

/// What a unit is or has beside its name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum ChangedUnitMark {
    General,
    Reinforced,
    Upgrade { name: String },
}

/// Everything that differs, in the order of the rosters: first what is gone, then what is new.
pub fn list_roster_differences(before: &Roster, after: &Roster) -> Vec<RosterDifference> {
    let (old, new) = (list_roster_lines(before), list_roster_lines(after));
    let gone = subtract_lines(&old, &new).into_iter().map(RosterDifference::Gone);
    let added = subtract_lines(&new, &old).into_iter().map(RosterDifference::New);
    gone.chain(added).collect()
}

fn list_roster_lines(roster: &Roster) -> Vec<ChangedLine> {
    let name = Some(&roster.name).filter(|name| !name.is_empty()).cloned();
    let mut lines: Vec<ChangedLine> = name.into_iter().map(|name| ChangedLine::Name { name }).collect();
    lines.extend(roster.faction.clone().map(|name| ChangedLine::Faction { name }));
    lines.extend(roster.army_of_renown.clone().map(|name| ChangedLine::ArmyOfRenown { name }));
    let formations = roster.formations();
    lines.extend(formations.map(|formation| ChangedLine::Formation { name: formation.name.clone() }));
    lines.extend(roster.tactic_cards.iter().cloned().map(|name| ChangedLine::TacticCard { name }));
    let lores = roster.lores.iter();
    lines.extend(lores.map(|lore| ChangedLine::Lore { kind: lore.kind, name: lore.name.clone() }));
    for section in &roster.sections {
        lines.extend(section.entries.iter().map(|entry| line_of_unit(section, entry)));
    }
    lines
}

fn line_of_unit(section: &Section, entry: &RosterEntry) -> ChangedLine {
    let mut heading = section.heading();
    if !heading.kind.is_picked_whole() {
        heading.name = None;
    }
    let marks = [(entry.general, ChangedUnitMark::General), (entry.reinforced, ChangedUnitMark::Reinforced)];
    let marks = marks.into_iter().filter(|(set, _)| *set).map(|(_, mark)| mark);
    let upgrades =
        entry.upgrades.iter().map(|upgrade| ChangedUnitMark::Upgrade { name: upgrade.name.clone() });
    let marks = marks.chain(upgrades).collect();
    ChangedLine::Unit { section: heading, name: entry.name.clone(), points: entry.points, marks }
}

/// The lines beyond their number in `others`: a second unit of a kind counts.
fn subtract_lines(lines: &[ChangedLine], others: &[ChangedLine]) -> Vec<ChangedLine> {
    let mut left: Vec<&ChangedLine> = others.iter().collect();
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
    use crate::domain::{games, roster::SectionKind};

    #[test]
    fn a_second_unit_of_a_kind_and_a_changed_price_are_told() {
        let text = |units: &str| format!("x 100/1000 pts\n\nSkaven | Claw-horde\n\nRegiment 1\n{units}\n");
        let roster = |units| games::default().read(text(units).as_bytes(), None).unwrap().roster;
        let before = roster("Clawlord (80)\nClanrats (150)");
        let after = roster("Clawlord (90)\nClanrats (150)\nClanrats (150)");
        let line = |name: &str, points| ChangedLine::Unit {
            section: SectionHeading { kind: SectionKind::Regiment(1), name: None },
            name: name.to_owned(),
            points: Some(points),
            marks: Vec::new(),
        };
        assert_eq!(
            list_roster_differences(&before, &after),
            [
                RosterDifference::Gone(line("Clawlord", 80)),
                RosterDifference::New(line("Clawlord", 90)),
                RosterDifference::New(line("Clanrats", 150)),
            ]
        );
        assert_eq!(list_roster_differences(&after, &after), []);
    }
}
