//! The standings, with as many columns as the event has ranking values; lies across when wide.

use super::canvas::{Ink, Lie};
use super::sheet::{Heading, Sheet};
use super::table::{Align, Cell, Column, GAP, HEAD, Table, Width, draw};
use super::text::Type;
use super::{Imprint, PrintError};
use crate::words::print as say;

/// How much of a page's width the ranking values may take.
const FOR_VALUES: f32 = 0.58;
/// No column of a value is narrower inside.
const LEAST: f32 = 30.0;
/// How a value is set.
const VALUE: Type = Type::regular(10.0);

/// The standings after a round.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Standings {
    pub imprint: Imprint,
    /// "Standings after round 3", "Final standings".
    pub title: String,
    /// The ranking rule in words, printed below the title; may be empty.
    pub ranked_by: String,
    /// Teams or pairs have the places.
    pub of_teams: bool,
    /// The titles of the ranking values, in the order in which they decide.
    pub values: Vec<String>,
    pub rows: Vec<Placed>,
}

/// A player with a place.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Placed {
    /// Two players of the same place share it, which is marked.
    pub place: u32,
    pub name: String,
    pub faction: String,
    /// The ranking values as text, one for each title.
    pub values: Vec<String>,
    pub dropped: bool,
}

/// One row per player, in the order given.
pub fn standings(standings: &Standings) -> Result<Vec<u8>, PrintError> {
    let lie = if standings.values.len() > 5 { Lie::Landscape } else { Lie::Portrait };
    let heading = Heading {
        title: standings.title.clone(),
        subject: String::new(),
        lines: vec![standings.ranked_by.clone()],
    };
    let mut sheet = Sheet::start(&standings.imprint, heading, lie);
    let rows: Vec<Vec<Cell>> = standings.rows.iter().map(|placed| row(placed, standings)).collect();
    let columns = columns(standings, sheet.width());
    draw(&mut sheet, &Table { columns, row_height: 21.0 }, &rows);
    close(&mut sheet, standings);
    sheet.finish()
}

fn columns(standings: &Standings, room: f32) -> Vec<Column> {
    let who = if standings.of_teams { say::TEAM } else { say::PLAYER };
    let mut columns = vec![
        Column::new(say::PLACE, Width::Points(46.0), Align::Right),
        Column::new(who, Width::Share(3.0), Align::Left),
    ];
    if has_factions(standings) {
        columns.push(Column::new(say::FACTION, Width::Share(2.2), Align::Left));
    }
    let wanted: Vec<f32> = (0..standings.values.len()).map(|at| width_of_value(standings, at)).collect();
    // Where they need more than there is, all of them give way alike.
    let scale = (room * FOR_VALUES / wanted.iter().sum::<f32>().max(1.0)).min(1.0);
    let values = standings.values.iter().zip(wanted);
    columns.extend(values.map(|(title, wide)| Column::new(title, Width::Points(wide * scale), Align::Right)));
    columns
}

/// As wide as the longest word of its title, and as its longest value: neither is broken.
fn width_of_value(standings: &Standings, at: usize) -> f32 {
    let words = standings.values[at].split(' ').map(|word| HEAD.width(word));
    let values = standings.rows.iter().filter_map(|row| row.values.get(at)).map(|value| VALUE.width(value));
    words.chain(values).fold(LEAST, f32::max) + GAP
}

fn row(placed: &Placed, standings: &Standings) -> Vec<Cell> {
    let shared = is_shared(placed, &standings.rows);
    let place = if shared { format!("={}", placed.place) } else { placed.place.to_string() };
    let name = if placed.dropped { say::dropped(&placed.name) } else { placed.name.clone() };
    let small = VALUE;
    let mut cells = vec![Cell::new(place, Type::bold(11.0)), Cell::new(name, Type::bold(11.0))];
    if has_factions(standings) {
        cells.push(Cell::new(&placed.faction, small));
    }
    // A row that is short of values leaves its last cells empty.
    let values = placed.values.iter().map(String::as_str).chain(std::iter::repeat(""));
    cells.extend(values.take(standings.values.len()).map(|value| Cell::new(value, small)));
    if placed.dropped { cells.into_iter().map(Cell::muted).collect() } else { cells }
}

fn has_factions(standings: &Standings) -> bool {
    standings.rows.iter().any(|placed| !placed.faction.trim().is_empty())
}

fn is_shared(placed: &Placed, rows: &[Placed]) -> bool {
    rows.iter().filter(|other| other.place == placed.place).count() > 1
}

fn close(sheet: &mut Sheet, standings: &Standings) {
    let small = Type::regular(9.0);
    if standings.rows.is_empty() {
        sheet.paragraph(say::NOBODY_IS_RANKED, Type::regular(12.0), Ink::MUTED);
    }
    if standings.rows.iter().any(|placed| is_shared(placed, &standings.rows)) {
        sheet.y += 6.0;
        sheet.paragraph(say::SHARED_PLACES, small, Ink::MUTED);
    }
}
