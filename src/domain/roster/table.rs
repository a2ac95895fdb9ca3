//! Our own table: one row per unit or choice, for those who keep rosters in a spreadsheet.
//! `section,name,points,models,marks,upgrades`; several marks or upgrades are parted by `;`.

use super::{
    Notice, NoticeAbout, PricedChoice, Roster, RosterEntry, RosterLore, RosterLoreKind, RosterReaders,
    Section, line,
};

pub(super) const COLUMNS: [&str; 6] = ["section", "name", "points", "models", "marks", "upgrades"];

pub fn is_table(text: &str) -> bool {
    let first = line::fold_text(text.lines().next().unwrap_or_default()).replace(['"', ' '], "");
    first.starts_with("section,name") || first.starts_with("section;name")
}

/// The game's readers say which section a heading opens, and what an option is.
pub fn read_roster_table(text: &str, readers: &dyn RosterReaders, notices: &mut Vec<Notice>) -> Roster {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let delimiter = if text.lines().next().is_some_and(|first| first.contains(';')) { b';' } else { b',' };
    let mut rows = csv::ReaderBuilder::new().flexible(true).delimiter(delimiter).from_reader(text.as_bytes());
    let headings = rows.headers().cloned().unwrap_or_default();
    let column = COLUMNS.map(|name| headings.iter().position(|heading| line::fold_text(heading) == name));
    let mut roster = Roster::default();
    for row in rows.records() {
        let Ok(row) = row else {
            notices.push(Notice::without_line(NoticeAbout::RowUnreadable));
            continue;
        };
        let cell = |index: usize| column[index].and_then(|at| row.get(at)).unwrap_or_default().trim();
        let number = row.position().map_or(0, csv::Position::line);
        let row = SheetRow {
            line: usize::try_from(number).unwrap_or(0),
            section: cell(0),
            name: cell(1),
            points: line::read_points_amount(cell(2)),
            models: cell(3).parse().ok(),
            marks: cell(4),
            upgrades: cell(5),
        };
        if !row.section.is_empty() || !row.name.is_empty() {
            add_table_row(&row, readers, &mut roster, notices);
        }
    }
    readers.of_table(roster)
}

struct SheetRow<'a> {
    line: usize,
    section: &'a str,
    name: &'a str,
    points: Option<i64>,
    models: Option<u32>,
    marks: &'a str,
    upgrades: &'a str,
}

fn add_table_row(
    row: &SheetRow<'_>,
    readers: &dyn RosterReaders,
    roster: &mut Roster,
    notices: &mut Vec<Notice>,
) {
    if add_choice(row, roster) || readers.row_of_army(row.section, row.name, roster) {
        return;
    }
    let Some(kind) = readers.row_heading(row.section) else {
        let section = row.section.to_owned();
        notices.push(Notice::at_line(row.line, NoticeAbout::NotASection { section }));
        return;
    };
    let marks: Vec<String> = row.marks.split([';', ',']).map(line::fold_text).collect();
    let marked = |word: &str| marks.iter().any(|mark| mark == word);
    let opens = kind.is_picked_whole() && row.points.is_some();
    if opens || roster.sections.last().is_none_or(|section| section.kind != kind) {
        roster.sections.push(Section { line: Some(row.line), ..Section::new(kind) });
    }
    let section = roster.sections.last_mut().expect("one was just opened");
    if opens {
        section.name = Some(row.name.to_owned());
        section.points = row.points;
        return;
    }
    let entry = RosterEntry {
        name: row.name.to_owned(),
        points: row.points,
        models: row.models,
        general: marked("general"),
        reinforced: marked("reinforced"),
        legends: marked("legends"),
        upgrades: split_row_options(row.upgrades).map(|option| readers.option(option)).collect(),
        line: Some(row.line),
        ..RosterEntry::default()
    };
    match section.entries.last_mut() {
        Some(leader) if marked("companion") => leader.companions.push(entry),
        _ => section.entries.push(entry),
    }
}

fn split_row_options(text: &str) -> impl Iterator<Item = &str> {
    text.split(';').map(str::trim).filter(|option| !option.is_empty())
}

fn add_choice(row: &SheetRow<'_>, roster: &mut Roster) -> bool {
    let name = || row.name.to_owned();
    let heading = line::fold_text(row.section);
    if let Some(kind) = RosterLoreKind::under_heading(&heading) {
        roster.lores.push(RosterLore { kind, name: name(), points: row.points });
        return true;
    }
    match heading.as_str() {
        "roster" => roster.name = name(),
        "formation" | "battle formation" => {
            roster.add_formation(PricedChoice { name: name(), points: row.points });
        }
        "season" | "handbook" => roster.handbook = Some(name()),
        "total" => roster.points_declared = row.points,
        "limit" => roster.points_limit = row.points,
        "drops" => roster.drops_declared = row.points.and_then(|drops| drops.try_into().ok()),
        "battle tactic card" => roster.tactic_cards.push(name()),
        heading => return roster.name_army(heading, row.name),
    }
    true
}
