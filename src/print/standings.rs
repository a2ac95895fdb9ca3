//! The standings, with as many columns as the event has ranking values; lies across when wide.

use super::canvas::{Ink, Lie};
use super::emblem::LetteredEmblem;
use super::sheet::{PageHeading, Sheet};
use super::table::{Align, GAP, HEAD, PrintedCell, PrintedColumn, PrintedTable, Width, draw_table};
use super::text::Type;
use super::{Imprint, PrintError};
use crate::text::say;

/// How much of a page's width the ranking values may take.
const FOR_VALUES: f32 = 0.64;
/// No column of a value is narrower inside.
const LEAST: f32 = 30.0;
/// How a value is set.
const VALUE: Type = Type::regular(10.0);

/// The standings after a round.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PrintedStandings {
    pub imprint: Imprint,
    /// "Standings after round 3", "Final standings".
    pub title: String,
    /// The ranking rule in words, printed below the title; may be empty.
    pub ranked_by: String,
    /// Teams or pairs have the places.
    pub of_teams: bool,
    /// The titles of the ranking values, in the order in which they decide.
    pub values: Vec<String>,
    pub rows: Vec<PrintedPlace>,
}

/// A player with a place.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PrintedPlace {
    /// Two players of the same place share it, which is marked.
    pub place: u32,
    pub name: String,
    pub faction: String,
    pub emblem: Option<LetteredEmblem>,
    /// Which of the values sets this place above the next one, from 0; none where none of them does.
    pub decides: Option<usize>,
    /// The ranking values as text, one for each title.
    pub values: Vec<String>,
    pub dropped: bool,
}

/// One row per player, in the order given.
pub fn print_standings(standings: &PrintedStandings) -> Result<Vec<u8>, PrintError> {
    let lie = if standings.values.len() > 5 { Lie::Landscape } else { Lie::Portrait };
    let heading = PageHeading {
        title: standings.title.clone(),
        subject: String::new(),
        lines: vec![standings.ranked_by.clone()],
    };
    let mut sheet = Sheet::start_document(&standings.imprint, heading, lie);
    let rows: Vec<Vec<PrintedCell>> =
        standings.rows.iter().map(|placed| make_standings_row(placed, standings)).collect();
    let columns = make_standings_columns(standings, sheet.width());
    draw_table(&mut sheet, &PrintedTable { columns, row_height: 21.0 }, &rows);
    draw_standings_notes(&mut sheet, standings);
    sheet.finish()
}

fn make_standings_columns(standings: &PrintedStandings, room: f32) -> Vec<PrintedColumn> {
    let said = &standings.imprint;
    let who = if standings.of_teams { say!("print-team") } else { say!("print-player") };
    let mut columns = vec![
        PrintedColumn::new(&said.say(&say!("print-place")), Width::Points(46.0), Align::Right),
        PrintedColumn::new(&said.say(&who), Width::Share(3.0), Align::Left),
    ];
    if has_factions(standings) {
        columns.push(PrintedColumn::new(&said.say(&say!("print-faction")), Width::Share(2.2), Align::Left));
    }
    let wanted: Vec<f32> = (0..standings.values.len()).map(|at| width_of_value(standings, at)).collect();
    // Where they need more than there is, all of them give way alike.
    let scale = (room * FOR_VALUES / wanted.iter().sum::<f32>().max(1.0)).min(1.0);
    let values = standings.values.iter().zip(wanted);
    columns.extend(
        values.map(|(title, wide)| PrintedColumn::new(title, Width::Points(wide * scale), Align::Right)),
    );
    columns
}

/// As wide as the longest word of its title, and as its longest value: neither is broken.
fn width_of_value(standings: &PrintedStandings, at: usize) -> f32 {
    let words = standings.values[at].split(' ').map(|word| HEAD.width(word));
    let values = standings.rows.iter().filter_map(|row| row.values.get(at)).map(|value| VALUE.width(value));
    words.chain(values).fold(LEAST, f32::max) + GAP
}

fn make_standings_row(placed: &PrintedPlace, standings: &PrintedStandings) -> Vec<PrintedCell> {
    let shared = is_shared(placed, &standings.rows);
    let place = if shared { format!("{}=", placed.place) } else { placed.place.to_string() };
    let name = if placed.dropped {
        standings.imprint.say(&say!("print-dropped-player", name = placed.name))
    } else {
        placed.name.clone()
    };
    let small = VALUE;
    let mut cells = vec![PrintedCell::new(place, Type::bold(11.0)), PrintedCell::new(name, Type::bold(11.0))];
    if has_factions(standings) {
        cells.push(PrintedCell::new(&placed.faction, small).emblem(placed.emblem.as_ref()));
    }
    // A row that is short of values leaves its last cells empty.
    let values = placed.values.iter().map(String::as_str).chain(std::iter::repeat(""));
    let set = |at: usize| if placed.decides == Some(at) { Type::bold(VALUE.size) } else { small };
    let values = values.take(standings.values.len()).enumerate();
    cells.extend(values.map(|(at, value)| PrintedCell::new(value, set(at))));
    if placed.dropped { cells.into_iter().map(PrintedCell::muted).collect() } else { cells }
}

fn has_factions(standings: &PrintedStandings) -> bool {
    standings.rows.iter().any(|placed| !placed.faction.trim().is_empty())
}

fn is_shared(placed: &PrintedPlace, rows: &[PrintedPlace]) -> bool {
    rows.iter().filter(|other| other.place == placed.place).count() > 1
}

fn draw_standings_notes(sheet: &mut Sheet, standings: &PrintedStandings) {
    let small = Type::regular(9.0);
    if standings.rows.is_empty() {
        sheet.paragraph(
            &standings.imprint.say(&say!("print-nobody-is-ranked")),
            Type::regular(12.0),
            Ink::MUTED,
        );
    }
    if standings.rows.iter().any(|placed| is_shared(placed, &standings.rows)) {
        sheet.y += 6.0;
        sheet.paragraph(&standings.imprint.say(&say!("print-shared-places")), small, Ink::MUTED);
    }
}
