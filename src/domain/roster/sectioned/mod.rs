//! The app's text and its relatives (Sigdex, New Recruit, Scrollcaster): a header, then sections of
//! units with bullets, then a footer. They differ in details of the header and in where prices stand.

mod body;
mod header;
mod heading;

use super::{Format, Notice, Roster, SectionKind, line};

/// One line with its number, for notices.
#[derive(Debug, Clone, Copy)]
struct Line<'a> {
    number: usize,
    text: &'a str,
}

pub fn read(text: &str, format: Format, notices: &mut Vec<Notice>) -> Roster {
    let lines: Vec<Line<'_>> = text
        .lines()
        .enumerate()
        .map(|(index, text)| Line { number: index + 1, text: line::plain(text) })
        .filter(|line| !line.text.is_empty())
        .collect();
    let mut roster = Roster::default();
    let start = body_start(&lines);
    header::read(&lines[..start], &mut roster, notices);
    body::read(&lines[start..], &mut roster, notices);
    if format == Format::Sigdex || prices_stand_apart(&roster) {
        fold_upgrades_into_units(&mut roster);
    }
    roster
}

/// The section a heading opens; an unnumbered regiment counts as the first.
pub fn heading_kind(text: &str) -> Option<SectionKind> {
    Some(match heading::section(text)? {
        heading::Heading::Section(kind) => kind,
        heading::Heading::UnnumberedRegiment => SectionKind::Regiment(1),
    })
}

/// Where the header ends: at the first section's heading; without any, at the first priced line
/// behind the total.
fn body_start(lines: &[Line<'_>]) -> usize {
    if let Some(at) = lines.iter().position(|line| heading::section(line.text).is_some()) {
        return at;
    }
    let total = lines.iter().position(|line| line::total(line.text).is_some()).map_or(0, |at| at + 1);
    let priced = lines[total..].iter().position(|line| {
        line::priced(line.text).is_some() && !header::is_known(line.text) && !line.text.contains('|')
    });
    priced.map_or(lines.len(), |at| total + at)
}

/// The app prints a unit with everything it carries; other programs print enhancements apart. The
/// declared total tells which of the two this text does.
fn prices_stand_apart(roster: &Roster) -> bool {
    let apart: i64 =
        entries(roster).flat_map(|entry| &entry.upgrades).filter_map(|upgrade| upgrade.points).sum();
    apart > 0 && roster.points_declared == Some(roster.points_printed() + apart)
}

fn entries(roster: &Roster) -> impl Iterator<Item = &super::Entry> {
    roster.sections.iter().flat_map(|section| &section.entries)
}

fn fold_upgrades_into_units(roster: &mut Roster) {
    for entry in roster.sections.iter_mut().flat_map(|section| &mut section.entries) {
        let apart: i64 = entry.upgrades.iter().filter_map(|upgrade| upgrade.points).sum();
        entry.points = entry.points.map(|points| points + apart);
    }
}
