//! The lines of our own table as a person types them (`systems FX4`): out of a roster, and into the text that its
//! reader reads.

use super::{
    ArmyChoice, Roster, RosterEntry, Section, SectionHeading, Upgrade, line, plain::print_plain_option,
    table::COLUMNS,
};

/// What an entry may be beside its name; among the options it is a mark, and no option.
const MARKS: [&str; 4] = ["general", "reinforced", "legends", "companion"];

/// One line: a unit, or something chosen once for the army.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RosterTableLine {
    /// The heading it stands under: `Core`, `Faction`.
    pub section: String,
    pub name: String,
    /// None: as the catalogue has it.
    pub points: Option<i64>,
    pub models: Option<u32>,
    pub general: bool,
    /// Parted by `;`, each with its price in brackets where it has one; marks stand among them.
    pub options: String,
}

impl RosterTableLine {
    fn of_army(section: &str, name: &str) -> Self {
        Self { section: section.to_owned(), name: name.to_owned(), ..Self::default() }
    }

    fn marks(&self) -> String {
        let named = self.parts().filter(|part| is_mark(part)).map(line::fold_text);
        let general = self.general.then(|| MARKS[0].to_owned());
        let mut marks: Vec<String> = general.into_iter().chain(named).collect();
        marks.dedup();
        marks.join("; ")
    }

    fn upgrades(&self) -> String {
        self.parts().filter(|part| !is_mark(part)).collect::<Vec<_>>().join("; ")
    }

    fn parts(&self) -> impl Iterator<Item = &str> {
        self.options.split([';', '\n']).map(str::trim).filter(|part| !part.is_empty())
    }
}

fn is_mark(part: &str) -> bool {
    MARKS.contains(&line::fold_text(part).as_str())
}

/// The roster line by line, what was chosen for the army first.
pub fn table_lines(roster: &Roster) -> Vec<RosterTableLine> {
    let mut lines = of_army(roster);
    for section in &roster.sections {
        add_section(section, &mut lines);
    }
    lines
}

fn of_army(roster: &Roster) -> Vec<RosterTableLine> {
    let name = Some(&roster.name).filter(|name| !name.is_empty());
    let name = name.into_iter().map(|name| RosterTableLine::of_army("Roster", name));
    let formation = roster.formations().map(|formation| RosterTableLine {
        points: formation.points,
        ..RosterTableLine::of_army("Battle formation", &formation.name)
    });
    let lores = roster.lores.iter().map(|lore| RosterTableLine {
        points: lore.points,
        ..RosterTableLine::of_army(lore.kind.heading(), &lore.name)
    });
    let cards = roster.tactic_cards.iter().map(|card| RosterTableLine::of_army("Battle tactic card", card));
    let of_choice = |choice: &ArmyChoice| RosterTableLine::of_army(&choice.what, &choice.name);
    let named = name.chain(roster.army_names().map(|choice| of_choice(&choice)));
    named.chain(formation).chain(lores).chain(cards).chain(roster.choices.iter().map(of_choice)).collect()
}

fn add_section(section: &Section, lines: &mut Vec<RosterTableLine>) {
    // Its own name has a line of its own.
    let title = SectionHeading { kind: section.kind.clone(), name: None }.title();
    if let Some(name) = &section.name {
        lines.push(RosterTableLine {
            points: section.points.or(Some(0)),
            ..RosterTableLine::of_army(&title, name)
        });
    }
    for entry in &section.entries {
        lines.push(of_entry(&title, entry, None));
        lines.extend(entry.companions.iter().map(|one| of_entry(&title, one, Some("Companion"))));
    }
}

fn of_entry(section: &str, entry: &RosterEntry, mark: Option<&str>) -> RosterTableLine {
    let marks = [(entry.reinforced, "Reinforced"), (entry.legends, "Legends")];
    let marks = marks.into_iter().filter(|(set, _)| *set).map(|(_, mark)| mark).chain(mark);
    let options = marks.map(str::to_owned).chain(entry.upgrades.iter().map(option_text));
    RosterTableLine {
        section: section.to_owned(),
        name: entry.name.clone(),
        points: entry.points,
        models: entry.models,
        general: entry.general,
        options: options.collect::<Vec<_>>().join("; "),
    }
}

/// An option as the table has it: `2x Standard Bearer (War Banner) [15 pts]`.
pub fn option_text(option: &Upgrade) -> String {
    print_plain_option(option).replace(';', ",")
}

/// The text of the table.
#[expect(clippy::missing_panics_doc, reason = "writing text to memory does not fail")]
pub fn print_table(lines: &[RosterTableLine]) -> String {
    let mut table = csv::Writer::from_writer(Vec::new());
    table.write_record(COLUMNS).expect("memory takes any record");
    for line in lines {
        let points = line.points.map(|points| points.to_string()).unwrap_or_default();
        let models = line.models.map(|models| models.to_string()).unwrap_or_default();
        let cells = [&line.section, &line.name, &points, &models, &line.marks(), &line.upgrades()];
        table.write_record(cells).expect("memory takes any record");
    }
    let bytes = table.into_inner().expect("memory takes any record");
    String::from_utf8(bytes).expect("text was written")
}
