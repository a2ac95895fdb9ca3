//! The app's text and its relatives (Sigdex, New Recruit, Scrollcaster): a header, then sections of
//! units with bullets, then a footer. They differ in details of the header and in where prices stand.

mod body;
mod header;
mod heading;
mod marks;
mod remarks;
mod run_on;
mod unbracketed;
mod wrapped;

use super::{Format, Notice, NoticeAbout, Roster, SectionKind, line, tongues};
use std::borrow::Cow;

/// One line with its number, for notices.
#[derive(Debug, Clone, Copy)]
struct RosterLine<'a> {
    number: usize,
    /// How far from the left it starts, signs of a quotation included.
    indent: usize,
    text: &'a str,
}

pub fn read_sectioned_roster(text: &str, format: Format, notices: &mut Vec<Notice>) -> Roster {
    let whole = wrapped::join_torn_lines(text);
    if matches!(whole, Cow::Owned(_)) {
        notices.push(Notice::without_line(NoticeAbout::LinesJoined));
    }
    let run_on::Parted { lines, ran_on } = run_on::part_run_on_lines(&whole);
    if ran_on {
        notices.push(Notice::without_line(NoticeAbout::RanOn));
    }
    let (numbers, lines): (Vec<usize>, Vec<Cow<'_, str>>) = lines.into_iter().unzip();
    let parted = lines.join("\n");
    let english = tongues::in_english(&parted);
    let text = unbracketed::bracket_all_prices(&english);
    let mut lines: Vec<RosterLine<'_>> = text
        .lines()
        .zip(numbers)
        .map(|(whole, number)| {
            let text = line::strip_line_marks(whole);
            RosterLine { number, indent: whole.find(text).unwrap_or(0), text }
        })
        .filter(|line| !line.text.is_empty() && !line::is_fence(line.text))
        .collect();
    let mut roster = Roster { runs_on: ran_on, ..Roster::default() };
    let start = body_start(&lines);
    flatten_list_bullets(&mut lines[start..]);
    header::read_header(&lines[..start], &mut roster, notices);
    body::read_body(&lines[start..], &mut roster, notices);
    // The app's own form of a price within a unit's.
    let as_the_app = lines[start..].iter().any(|line| body::is_price_of_something_carried(line.text));
    if format == Format::Sigdex || (!as_the_app && prices_stand_apart(&roster)) {
        fold_upgrades_into_units(&mut roster);
    }
    roster
}

/// The section a heading opens; an unnumbered regiment counts as the first.
pub fn heading_kind(text: &str) -> Option<SectionKind> {
    Some(match heading::read_section_heading(text)? {
        heading::SectionedHeading::Section(kind) => kind,
        heading::SectionedHeading::UnnumberedRegiment => SectionKind::Regiment(1),
    })
}

/// Where the header ends: at the first section's heading, or at the first unit when its heading was lost
/// or is in words we do not know.
fn body_start(lines: &[RosterLine<'_>]) -> usize {
    let is_known =
        |text: &str| heading::read_section_heading(text).is_some() || heading::with_first(text).is_some();
    // In words of the player's own, directly above a unit.
    let is_other = |at: usize| {
        let is_unit = |line: &RosterLine<'_>| {
            line::read_priced_line(line.text).is_some() && line::read_line_total(line.text).is_none()
        };
        heading::other_regiment(lines[at].text).is_some() && lines.get(at + 1).is_some_and(is_unit)
    };
    let opens =
        |at: &usize| (is_known(lines[*at].text) && !header::is_known(lines[*at].text)) || is_other(*at);
    let heading = (0..lines.len()).find(opens);
    let header = &lines[..heading.unwrap_or(lines.len())];
    let total =
        header.iter().position(|line| line::read_line_total(line.text).is_some()).map_or(0, |at| at + 1);
    let labelled = header.iter().rposition(|line| header::is_known(line.text)).map_or(0, |at| at + 1);
    let priced = (total.max(labelled)..header.len()).filter(|at| {
        let text = header[*at].text;
        line::strip_bullet(text).is_none() && line::read_priced_line(text).is_some() && !text.contains('|')
    });
    let units: Vec<usize> = priced.collect();
    match (heading, units.first()) {
        // A formation may have a price; behind the labelled lines only units have one.
        (Some(_), Some(first)) if labelled > total || units.len() > 1 => *first,
        (Some(heading), _) => heading,
        (None, Some(first)) => *first,
        (None, None) => lines.len(),
    }
}

/// In a list of lists the units have bullets too: those are taken off, and what is below stays below.
fn flatten_list_bullets(body: &mut [RosterLine<'_>]) {
    let is_unit =
        |text: &str| line::read_line_total(text).is_none() && line::read_priced_line(text).is_some();
    let Some(first) = body.iter().find(|line| is_unit(line.text)) else { return };
    let sign = |text: &str| text.chars().next();
    let (mark, indent) = (sign(first.text), first.indent);
    if strip_item_bullet(first.text).is_none() {
        return;
    }
    for line in body.iter_mut().filter(|line| line.indent == indent && sign(line.text) == mark) {
        if let Some(unit) = strip_item_bullet(line.text).filter(|unit| is_unit(unit)) {
            line.text = unit;
        }
    }
}

fn strip_item_bullet(text: &str) -> Option<&str> {
    line::strip_bullet(text).or_else(|| line::strip_dash(text))
}

/// The app prints a unit with everything it carries; other programs print enhancements apart. The
/// declared total tells which of the two this text does.
fn prices_stand_apart(roster: &Roster) -> bool {
    let apart: i64 = entries_of_sections(roster)
        .flat_map(|entry| &entry.upgrades)
        .filter_map(|upgrade| upgrade.points)
        .sum();
    apart > 0 && roster.points_declared == Some(roster.points_printed() + apart)
}

fn entries_of_sections(roster: &Roster) -> impl Iterator<Item = &super::RosterEntry> {
    roster.sections.iter().flat_map(|section| &section.entries)
}

fn fold_upgrades_into_units(roster: &mut Roster) {
    for entry in roster.sections.iter_mut().flat_map(|section| &mut section.entries) {
        let apart: i64 = entry.upgrades.iter().filter_map(|upgrade| upgrade.points).sum();
        entry.points = entry.points.map(|points| points + apart);
    }
}
