//! The sections: headings, units with prices, bullets under them, companions, members of a regiment
//! of renown, terrain.

use super::{
    Line,
    heading::{self, Footer, Heading},
};
use crate::domain::roster::{Entry, Notice, Roster, Section, SectionKind, Upgrade, line};

/// Longer than any unit's name: a sentence somebody typed.
const LONGEST_NAME: usize = 80;

pub fn read(lines: &[Line<'_>], roster: &mut Roster, notices: &mut Vec<Notice>) {
    let mut signed = false;
    for line in lines {
        if line::is_rule(line.text) {
            continue;
        }
        if let Some(heading) = heading::section(line.text).filter(|_| !signed) {
            open(heading, *line, roster);
        } else if let Some(footer) = heading::footer(line.text) {
            sign(&footer, roster);
            signed = true;
        } else if signed || line::total(line.text).is_some() {
            notices
                .push(Notice::at(line.number, "The roster ends above this line: what follows was not read."));
            break;
        } else {
            add(*line, roster, notices);
        }
    }
    roster.sections.retain(|section| section.name.is_some() || !section.entries.is_empty());
}

pub(super) fn sign(footer: &Footer<'_>, roster: &mut Roster) {
    match footer {
        Footer::Program(program) => {
            roster.written_by.get_or_insert_with(|| (*program).to_owned());
        }
        Footer::Data(version) => {
            roster.data_version.get_or_insert_with(|| (*version).to_owned());
        }
        Footer::Other => {}
    }
}

fn open(heading: Heading, line: Line<'_>, roster: &mut Roster) {
    let kind = match heading {
        Heading::Section(kind) => kind,
        Heading::UnnumberedRegiment => SectionKind::Regiment(next_regiment(roster)),
    };
    let mut section = Section::new(kind);
    section.line = Some(line.number);
    roster.sections.push(section);
}

fn next_regiment(roster: &Roster) -> u32 {
    let numbers = roster.sections.iter().filter_map(|section| match section.kind {
        SectionKind::Regiment(number) => Some(number),
        _ => None,
    });
    numbers.max().unwrap_or(0) + 1
}

fn add(line: Line<'_>, roster: &mut Roster, notices: &mut Vec<Notice>) {
    if roster.sections.is_empty() {
        notices
            .push(Notice::at(line.number, "No section heading before this line: taken as a first regiment."));
        open(Heading::Section(SectionKind::Regiment(1)), line, roster);
    }
    let section = roster.sections.last().expect("one was just opened");
    match section.kind {
        SectionKind::RegimentOfRenown => add_to_renown(line, roster, notices),
        SectionKind::Terrain => add_terrain(line, roster),
        _ => add_unit(line, section_mut(roster), notices),
    }
}

fn section_mut(roster: &mut Roster) -> &mut Section {
    roster.sections.last_mut().expect("a section is open")
}

fn add_unit(line: Line<'_>, section: &mut Section, notices: &mut Vec<Notice>) {
    let dashed = line::dash(line.text);
    if let Some(bullet) = line::bullet(line.text).or(dashed) {
        match section.entries.last_mut() {
            Some(entry) => mark(entry, bullet),
            None => notices.push(Notice::at(line.number, "A bullet before any unit was not used.")),
        }
        return;
    }
    let Some(priced) = line::priced(line.text) else {
        return add_unpriced(line, section, notices);
    };
    let mut entry = named(priced.name, line.number);
    entry.points = Some(priced.points);
    entry.remark = priced.remark.map(str::to_owned);
    // A unit of no points directly behind another comes with it.
    if priced.points == 0
        && let Some(leader) = section.entries.last_mut()
    {
        leader.companions.push(entry);
    } else {
        section.entries.push(entry);
    }
}

fn add_unpriced(line: Line<'_>, section: &mut Section, notices: &mut Vec<Notice>) {
    if is_prose(line.text) {
        notices.push(Notice::at(line.number, "Not understood, and left out."));
    } else if let Some(entry) = section.entries.last_mut() {
        entry.companions.push(named(line.text, line.number));
        notices.push(Notice::at(line.number, "No price: taken as a companion of the unit above."));
    } else {
        section.entries.push(named(line.text, line.number));
        notices.push(Notice::at(line.number, "No price is printed for this unit."));
    }
}

/// A priced line opens the next regiment of renown; what follows are its members.
fn add_to_renown(line: Line<'_>, roster: &mut Roster, notices: &mut Vec<Notice>) {
    let section = section_mut(roster);
    if let Some(bullet) = line::bullet(line.text)
        && let Some(entry) = section.entries.last_mut()
    {
        return mark(entry, bullet);
    }
    let text = line::bullet(line.text).or_else(|| line::dash(line.text)).unwrap_or(line.text);
    match line::priced(text) {
        Some(priced) if line::dash(line.text).is_none() => {
            if section.name.is_some() {
                open(Heading::Section(SectionKind::RegimentOfRenown), line, roster);
            }
            let section = section_mut(roster);
            section.name = Some(priced.name.to_owned());
            section.points = Some(priced.points);
        }
        // A dashed member with a price of its own, as one hand-written dialect has it.
        Some(priced) => section.entries.push(named(priced.name, line.number)),
        None if is_prose(text) => notices.push(Notice::at(line.number, "Not understood, and left out.")),
        None => section.entries.push(named(text, line.number)),
    }
}

fn add_terrain(line: Line<'_>, roster: &mut Roster) {
    let section = section_mut(roster);
    if let Some(bullet) = line::bullet(line.text)
        && let Some(entry) = section.entries.last_mut()
    {
        return mark(entry, bullet);
    }
    let text = line::bullet(line.text).or_else(|| line::dash(line.text)).unwrap_or(line.text);
    let mut entry = match line::priced(text) {
        Some(priced) => Entry { points: Some(priced.points), ..named(priced.name, line.number) },
        None => named(text, line.number),
    };
    entry.models = None;
    section.entries.push(entry);
}

fn named(text: &str, number: usize) -> Entry {
    let (models, name) = line::counted(text);
    Entry { name: name.trim().to_owned(), models, line: Some(number), ..Entry::default() }
}

fn mark(entry: &mut Entry, bullet: &str) {
    match line::folded(bullet).trim_end_matches(['.', '!', ',']) {
        "general" => entry.general = true,
        "reinforced" => entry.reinforced = true,
        "legends" => entry.legends = true,
        "" => {}
        _ => entry.upgrades.push(upgrade(bullet)),
    }
}

fn upgrade(bullet: &str) -> Upgrade {
    let priced = line::priced(bullet);
    let (count, name) = line::counted(priced.as_ref().map_or(bullet, |priced| priced.name));
    Upgrade { name: name.to_owned(), count, points: priced.map(|priced| priced.points), group: None }
}

fn is_prose(text: &str) -> bool {
    let text = text.trim();
    let words = text.split_whitespace().count();
    text.chars().count() > LONGEST_NAME || words > 12 || (words > 4 && text.ends_with(['.', '!', '?']))
}
