//! A list while it is read: entries under the headings of their roles, battalions that are told apart by number.

use crate::domain::roster::{ArmyChoice, Roster, RosterEntry, Section, SectionKind, Upgrade, line};

/// The headings of a list, as all its programs' are turned into.
pub(super) const LEADERS: &str = "Leaders";
pub(super) const BATTLELINE: &str = "Battleline";
pub(super) const BEHEMOTHS: &str = "Behemoths";
pub(super) const ARTILLERY: &str = "Artillery";
pub(super) const OTHERS: &str = "Others";
/// Units whose role is not told.
pub(super) const UNITS: &str = "Units";
pub(super) const SPELLS: &str = "Endless Spells & Invocations";
pub(super) const TERRAIN: &str = "Faction Terrain";
pub(super) const BATTALIONS: &str = "Core Battalions";

/// The groups of options that the rules speak of.
pub(super) const BATTALION: &str = "Core Battalion";
const SLOT: &str = "Battalion Slot";

/// What is known of the list so far.
#[derive(Debug, Default)]
pub(super) struct Draft {
    pub roster: Roster,
}

/// The heading that a program's own means; none for what is no heading.
pub(super) fn canonical_heading(text: &str) -> Option<&'static str> {
    Some(match line::fold_text(text.trim().trim_end_matches(':')).as_str() {
        "leader" | "leaders" => LEADERS,
        "battleline" | "battlelines" => BATTLELINE,
        "behemoth" | "behemoths" => BEHEMOTHS,
        "artillery" => ARTILLERY,
        "other" | "others" => OTHERS,
        "units" => UNITS,
        "endless spell"
        | "endless spells"
        | "invocation"
        | "invocations"
        | "endless spells & invocations"
        | "endless spells/invocations"
        | "malign sorcery" => SPELLS,
        "terrain" | "faction terrain" | "scenery" => TERRAIN,
        "core battalion" | "core battalions" => BATTALIONS,
        _ => return None,
    })
}

impl Draft {
    /// Adds an entry under a heading, and says in which section and where in it. Without roles of its own it has that of
    /// the heading.
    pub fn add(&mut self, under: &str, entry: RosterEntry) -> [usize; 2] {
        let kind = SectionKind::Category(under.to_owned());
        let at = self.roster.sections.iter().position(|section| section.kind == kind).unwrap_or_else(|| {
            self.roster.sections.push(Section { line: entry.line, ..Section::new(kind) });
            self.roster.sections.len() - 1
        });
        self.roster.sections[at].entries.push(entry);
        [at, self.roster.sections[at].entries.len() - 1]
    }

    /// Adds a unit with these roles, under the first of them.
    pub fn add_unit(&mut self, roles: &[&str], entry: RosterEntry) {
        let roles: Vec<&'static str> = roles.iter().filter_map(|role| canonical_heading(role)).collect();
        let order = [LEADERS, BATTLELINE, BEHEMOTHS, ARTILLERY, OTHERS];
        let first = order.into_iter().find(|role| roles.contains(role)).unwrap_or(UNITS);
        let several =
            if roles.len() > 1 { roles.iter().map(|role| (*role).to_owned()).collect() } else { Vec::new() };
        self.add(first, RosterEntry { categories: several, ..entry });
    }

    /// Adds a battalion; its name here, which ends in a number from the second of a kind on.
    pub fn battalion(&mut self, name: &str, points: i64, at: Option<usize>) -> String {
        let kind = SectionKind::Category(BATTALIONS.to_owned());
        let of_kind = self.roster.sections_of(&kind).flat_map(|section| &section.entries);
        let before = of_kind.filter(|entry| without_number(&entry.name) == name).count();
        let own = if before == 0 { name.to_owned() } else { format!("{name} {}", before + 1) };
        self.add(
            BATTALIONS,
            RosterEntry { name: own.clone(), points: Some(points), line: at, ..RosterEntry::default() },
        );
        own
    }

    /// Something chosen once for the army.
    pub fn chosen(&mut self, what: &str, name: &str) {
        if !name.trim().is_empty() {
            self.roster.choices.push(ArmyChoice { what: what.to_owned(), name: name.trim().to_owned() });
        }
    }

    /// A line of the header, by its label; false where the label says nothing to us.
    pub fn header(&mut self, label: &str, value: &str) -> bool {
        let value = value.trim();
        match line::fold_text(label).as_str() {
            "army name" | "list name" => value.clone_into(&mut self.roster.name),
            "army faction" | "allegiance" => {
                self.roster.faction = Some(value.to_owned()).filter(|name| !name.is_empty());
            }
            "points limit" => self.roster.points_limit = line::read_points_amount(value),
            "total points" => self.roster.points_declared = line::read_points_amount(value),
            "player name" | "general" => {}
            "army type" => self.chosen("Army type", value),
            "subfaction" | "army subfaction" => self.chosen("Subfaction", value),
            "grand strategy" | "grand strategies" => self.chosen("Grand strategy", value),
            "triumph" | "triumphs" | "triumps" => self.chosen("Triumph", value),
            _ => return false,
        }
        true
    }
}

/// `Battle Regiment` of `Battle Regiment 2`.
pub(super) fn without_number(name: &str) -> &str {
    let bare = name.trim_end_matches(|c: char| c.is_ascii_digit());
    if bare.len() < name.len() && bare.ends_with(' ') { bare.trim_end() } else { name }
}

/// The place of a unit in a battalion, as one of its options.
pub(super) fn in_battalion(name: &str, slot: Option<&str>) -> Upgrade {
    let slot = slot.map(|slot| of_group(slot_name(slot), SLOT));
    Upgrade { parts: slot.into_iter().collect(), ..of_group(name, BATTALION) }
}

/// `Sub-commander`, whatever its case and hyphen.
fn slot_name(text: &str) -> &str {
    let known = ["Sub-commander", "Commander", "Troops", "Monster", "Artillery"];
    let key = |text: &str| line::fold_text(text).replace([' ', '-'], "");
    let own = key(text.trim_end_matches('s'));
    known.into_iter().find(|slot| key(slot.trim_end_matches('s')) == own).unwrap_or(text)
}

/// Something chosen out of a table.
pub(super) fn of_group(name: &str, group: &str) -> Upgrade {
    Upgrade { name: name.trim().to_owned(), group: Some(group.trim().to_owned()), ..Upgrade::default() }
}

/// `Command Traits: Deranged Inventor`, `Spells: Regrowth, Verdant Blessing`: what is chosen of a table.
pub(super) fn add_labelled_choice(entry: &mut RosterEntry, label: &str, value: &str) {
    // Some name a table within a table: `Prayer1: Universal Prayer Scripture: Heal`.
    let (label, value) = value.rsplit_once(": ").map_or((label, value), |(inner, value)| {
        let is_spell = line::fold_text(inner).contains("spell") || line::fold_text(inner).contains("prayer");
        if is_spell { (inner, value) } else { (label, value) }
    });
    let label = label.trim_end_matches(|c: char| c.is_ascii_digit());
    for name in value.split(", ").filter(|name| !name.trim().is_empty()) {
        entry.upgrades.push(of_group(name, label));
    }
}

/// `General`, `Command Traits: Supa Sneaky`, `2 x Gutrippa Drummer`: an option as programs print it, with what they put
/// behind a label.
pub(super) fn add_printed_option(entry: &mut RosterEntry, option: &str, behind_label: &str) {
    if line::is_general(option) {
        entry.general = true;
    } else if matches!(line::fold_text(option).as_str(), "ally" | "allies") {
        entry.flags.push("ally".to_owned());
    } else if let Some((label, value)) = option.split_once(behind_label) {
        add_labelled_choice(entry, label, value);
    } else {
        let (count, name) = line::split_count(option);
        entry.upgrades.push(Upgrade { name: name.to_owned(), count, ..Upgrade::default() });
    }
}

/// Marks an entry as reinforced so many times.
pub(super) fn reinforce_entry(entry: &mut RosterEntry, times: usize) {
    entry.reinforced = times > 0;
    entry.flags.extend(std::iter::repeat_n("reinforced".to_owned(), times));
}
