//! The pairings of a round, for the wall: by table, or by name with every player looked up once.

use crate::{
    domain::{
        alphabet::alphabetical_key,
        numbers::{RoundNumber, TableNumber},
    },
    text::{Message, say},
};

use super::emblem::LetteredEmblem;
use super::sheet::Sheet;
use super::table::{
    Align, PrintedCell, PrintedColumn, PrintedTable, Width, draw_in_two, draw_table, has_room_for_rows,
};
use super::text::Type;
use super::{Imprint, PrintError};

/// The pairings of one round.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Pairings {
    pub imprint: Imprint,
    pub round: RoundNumber,
    /// Empty while it is a secret.
    pub battleplan: String,
    /// "Sunday, 09:30".
    pub starts: String,
    /// What is counted of a battle, as the game calls it; a slip has a box for each.
    pub counted: Vec<String>,
    /// What is marked beside that: objectives.
    pub marked: Vec<String>,
    pub tables: Vec<PairingsTable>,
    /// Who has no opponent this round.
    pub byes: Vec<PairingsSeat>,
}

/// Two players at a table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PairingsTable {
    pub table: TableNumber,
    pub a: PairingsSeat,
    pub b: PairingsSeat,
}

/// A player as listed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PairingsSeat {
    pub name: String,
    /// In small type below the name: the faction, a club, a record; may be empty.
    pub note: String,
    pub emblem: Option<LetteredEmblem>,
}

/// One row per table, in the order of the tables.
pub fn by_table(pairings: &Pairings) -> Result<Vec<u8>, PrintError> {
    let mut sheet = start_pairings_sheet(pairings, &say!("print-pairings-by-table"));
    let said = &pairings.imprint;
    let player = said.say(&say!("print-player"));
    let columns = vec![
        PrintedColumn::new(&said.say(&say!("print-table")), Width::Points(62.0), Align::Centre),
        PrintedColumn::new(&player, Width::Share(1.0), Align::Left),
        PrintedColumn::new("", Width::Points(26.0), Align::Centre),
        PrintedColumn::new(&player, Width::Share(1.0), Align::Left),
    ];
    let mut tables: Vec<&PairingsTable> = pairings.tables.iter().collect();
    tables.sort_by_key(|pairing| pairing.table);
    let name = Type::bold(15.0);
    let rows = tables.into_iter().map(|pairing| {
        vec![
            PrintedCell::new(pairing.table.to_string(), Type::bold(18.0)),
            name_cell(&pairing.a, name),
            PrintedCell::new("–", Type::regular(12.0)).muted(),
            name_cell(&pairing.b, name),
        ]
    });
    let byes = pairings.byes.iter().map(|seat| {
        vec![
            PrintedCell::new("–", Type::regular(15.0)).muted(),
            name_cell(seat, name),
            PrintedCell::new("", name),
            PrintedCell::new(said.say(&say!("print-bye")), Type::regular(13.0)).muted(),
        ]
    });
    let rows: Vec<Vec<PrintedCell>> = rows.chain(byes).collect();
    let row_height = if has_notes(pairings) { 30.0 } else { 25.0 };
    draw_table(&mut sheet, &PrintedTable { columns, row_height }, &rows);
    sheet.finish_list(rows.is_empty(), &said.say(&say!("print-nobody-is-paired")))
}

/// One row per player, in the order of the alphabet.
pub fn by_name(pairings: &Pairings) -> Result<Vec<u8>, PrintError> {
    let mut sheet = start_pairings_sheet(pairings, &say!("print-pairings-by-name"));
    let said = &pairings.imprint;
    let [player, table, opponent] =
        [say!("print-player"), say!("print-table"), say!("print-opponent")].map(|title| said.say(&title));
    let bye = said.say(&say!("print-bye"));
    let columns = |table_width| {
        vec![
            PrintedColumn::new(&player, Width::Share(1.15), Align::Left),
            PrintedColumn::new(&table, Width::Points(table_width), Align::Centre),
            PrintedColumn::new(&opponent, Width::Share(1.0), Align::Left),
        ]
    };
    let mut listed: Vec<(&PairingsSeat, Option<(TableNumber, &PairingsSeat)>)> = Vec::new();
    for pairing in &pairings.tables {
        listed.push((&pairing.a, Some((pairing.table, &pairing.b))));
        listed.push((&pairing.b, Some((pairing.table, &pairing.a))));
    }
    listed.extend(pairings.byes.iter().map(|seat| (seat, None)));
    listed.sort_by_cached_key(|(seat, at)| (alphabetical_key(&seat.name), at.map(|(table, _)| table)));
    let rows = |size| {
        listed.iter().map(|(seat, at)| name_row(seat, *at, (size, &bye))).collect::<Vec<Vec<PrintedCell>>>()
    };
    let row_height = if has_notes(pairings) { 27.0 } else { 22.0 };
    // On one sheet names are as large as they can be; more of them stand in two columns, on half as many sheets.
    let (table, large) = (PrintedTable { columns: columns(64.0), row_height }, rows(13.0));
    if has_room_for_rows(&sheet, &table, &large) {
        draw_table(&mut sheet, &table, &large);
    } else {
        let row_height = if has_notes(pairings) { 25.0 } else { 20.0 };
        draw_in_two(&mut sheet, &PrintedTable { columns: columns(42.0), row_height }, &rows(11.5));
    }
    sheet.finish_list(listed.is_empty(), &said.say(&say!("print-nobody-is-paired")))
}

/// A name, with its emblem and its note.
fn name_cell(seat: &PairingsSeat, type_of_name: Type) -> PrintedCell {
    PrintedCell::new(&seat.name, type_of_name).note(&seat.note).emblem(seat.emblem.as_ref())
}

/// `size`: of the player's name; the table's number is larger. `bye`: in the place of an opponent.
fn name_row(
    seat: &PairingsSeat,
    at: Option<(TableNumber, &PairingsSeat)>,
    (size, bye): (f32, &str),
) -> Vec<PrintedCell> {
    let player = name_cell(seat, Type::bold(size));
    match at {
        Some((table, opponent)) => vec![
            player,
            PrintedCell::new(table.to_string(), Type::bold(1.25 * size)),
            name_cell(opponent, Type::regular(size)),
        ],
        None => vec![
            player,
            PrintedCell::new("–", Type::regular(size)).muted(),
            PrintedCell::new(bye, Type::regular(0.9 * size)).muted(),
        ],
    }
}

fn start_pairings_sheet(pairings: &Pairings, subject: &Message) -> Sheet {
    let facts = [pairings.battleplan.as_str(), &pairings.starts];
    Sheet::start_round(&pairings.imprint, pairings.round, subject, facts)
}

fn has_notes(pairings: &Pairings) -> bool {
    let seats = pairings.tables.iter().flat_map(|pairing| [&pairing.a, &pairing.b]);
    seats.chain(&pairings.byes).any(|seat| !seat.note.trim().is_empty())
}
