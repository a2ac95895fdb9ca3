//! A round of teams on the wall: which teams meet and where, and the line-ups with who plays whom once that is settled.

use super::canvas::Ink;
use super::pairings::PairingsSeat;
use super::sheet::Sheet;
use super::table::{Align, PrintedCell, PrintedColumn, PrintedTable, Width, draw_table};
use super::text::Type;
use super::{Imprint, PrintError};
use crate::{
    domain::numbers::{RoundNumber, TableNumber},
    text::{Message, say},
};

/// The matches of one round.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TeamRound {
    pub imprint: Imprint,
    pub round: RoundNumber,
    /// Empty while it is a secret, or where tables have their own.
    pub battleplan: String,
    /// "Sunday, 09:30".
    pub starts: String,
    pub matches: Vec<PrintedMatch>,
    /// Teams without an opponent in this round.
    pub byes: Vec<String>,
}

/// Two teams that meet.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PrintedMatch {
    /// As it is called: its number in the round.
    pub place: i64,
    /// "Tables 5–8".
    pub tables: String,
    /// The tables themselves, in order.
    pub table_numbers: Vec<TableNumber>,
    pub a: PrintedTeam,
    pub b: PrintedTeam,
    /// In the order of their tables; none while who plays whom is not settled.
    pub battles: Vec<PrintedBattle>,
}

/// A team of a match with those who play, by place.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PrintedTeam {
    pub name: String,
    /// May be empty.
    pub club: String,
    pub players: Vec<PairingsSeat>,
}

/// One battle of a match.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PrintedBattle {
    pub table: TableNumber,
    /// Where battleplans belong to tables; else empty.
    pub battleplan: String,
    pub a: PairingsSeat,
    pub b: PairingsSeat,
}

/// Which teams meet: a row for each match, and for each team without one.
pub fn print_matches(round: &TeamRound) -> Result<Vec<u8>, PrintError> {
    let said = &round.imprint;
    let team = said.say(&say!("print-team"));
    let mut sheet = start_team_sheet(round, &say!("print-matches"));
    let columns = vec![
        PrintedColumn::new(&said.say(&say!("print-match")), Width::Points(58.0), Align::Centre),
        PrintedColumn::new(&team, Width::Share(1.0), Align::Left),
        PrintedColumn::new("", Width::Points(26.0), Align::Centre),
        PrintedColumn::new(&team, Width::Share(1.0), Align::Left),
        PrintedColumn::new(&said.say(&say!("print-tables")), Width::Points(100.0), Align::Right),
    ];
    let name = Type::bold(15.0);
    let rows = round.matches.iter().map(|played| {
        vec![
            PrintedCell::new(played.place.to_string(), Type::bold(18.0)),
            PrintedCell::new(&played.a.name, name).note(&played.a.club),
            PrintedCell::new("–", Type::regular(12.0)).muted(),
            PrintedCell::new(&played.b.name, name).note(&played.b.club),
            PrintedCell::new(&played.tables, Type::bold(13.0)),
        ]
    });
    let byes = round.byes.iter().map(|team| {
        vec![
            PrintedCell::new("–", Type::regular(15.0)).muted(),
            PrintedCell::new(team, name),
            PrintedCell::new("", name),
            PrintedCell::new(said.say(&say!("print-team-bye")), Type::regular(13.0)).muted(),
            PrintedCell::new("", name),
        ]
    });
    let rows: Vec<Vec<PrintedCell>> = rows.chain(byes).collect();
    draw_table(&mut sheet, &PrintedTable { columns, row_height: 30.0 }, &rows);
    sheet.finish_list(rows.is_empty(), &said.say(&say!("print-no-teams-meet")))
}

/// The line-ups of every match: table by table once it is settled who plays whom, else both teams by place.
pub fn line_ups(round: &TeamRound) -> Result<Vec<u8>, PrintError> {
    let said = &round.imprint;
    let mut sheet = start_team_sheet(round, &say!("print-line-ups"));
    for played in &round.matches {
        let rows = if played.battles.is_empty() { by_place(played) } else { by_table(played) };
        #[expect(clippy::cast_precision_loss, reason = "ten rows at most")]
        let height = 66.0 + GAP + ROW * rows.len() as f32;
        // A match stands on one page, so that it can be pinned beside its tables.
        sheet.need(height);
        sheet.gap(GAP);
        let (number, tables) = (played.place.to_string(), &played.tables);
        sheet.section(&said.say(&say!("print-match-at", number, tables)));
        if played.battles.is_empty() {
            sheet.paragraph(&said.say(&say!("print-captains-settle")), Type::regular(10.0), Ink::MUTED);
        }
        let first = if played.battles.is_empty() { say!("print-place") } else { say!("print-table") };
        let columns = vec![
            PrintedColumn::new(&said.say(&first), Width::Points(58.0), Align::Centre),
            PrintedColumn::new(&played.a.name, Width::Share(1.0), Align::Left),
            PrintedColumn::new("", Width::Points(26.0), Align::Centre),
            PrintedColumn::new(&played.b.name, Width::Share(1.0), Align::Left),
        ];
        draw_table(&mut sheet, &PrintedTable { columns, row_height: ROW }, &rows);
    }
    for team in &round.byes {
        sheet.section(&said.say(&say!("print-has-the-bye", team)));
    }
    let is_empty = round.matches.is_empty() && round.byes.is_empty();
    sheet.finish_list(is_empty, &said.say(&say!("print-no-teams-meet")))
}

/// Between two matches, so that a title stands nearer to what it is the title of.
const GAP: f32 = 10.0;
const ROW: f32 = 29.0;

fn by_table(played: &PrintedMatch) -> Vec<Vec<PrintedCell>> {
    let row = |battle: &PrintedBattle| {
        vec![
            PrintedCell::new(battle.table.to_string(), Type::bold(16.0)).note(&battle.battleplan),
            make_seat_cell(Some(&battle.a)),
            PrintedCell::new("–", Type::regular(12.0)).muted(),
            make_seat_cell(Some(&battle.b)),
        ]
    };
    played.battles.iter().map(row).collect()
}

fn by_place(played: &PrintedMatch) -> Vec<Vec<PrintedCell>> {
    let places = played.a.players.len().max(played.b.players.len());
    let row = |place: usize| {
        vec![
            PrintedCell::new((place + 1).to_string(), Type::regular(14.0)).muted(),
            make_seat_cell(played.a.players.get(place)),
            PrintedCell::new("", Type::regular(12.0)),
            make_seat_cell(played.b.players.get(place)),
        ]
    };
    (0..places).map(row).collect()
}

fn make_seat_cell(seat: Option<&PairingsSeat>) -> PrintedCell {
    let (name, note) = seat.map_or(("", ""), |seat| (seat.name.as_str(), seat.note.as_str()));
    PrintedCell::new(name, Type::bold(14.0)).note(note)
}

fn start_team_sheet(round: &TeamRound, subject: &Message) -> Sheet {
    Sheet::start_round(&round.imprint, round.round, subject, [round.battleplan.as_str(), &round.starts])
}
