//! From one record to one player, with every cell that is left out.

use crate::{
    domain::{
        account::Email,
        event::{
            player::{DetailText, PlayerDetails, PlayerName, PlayerNameError},
            player_file::ColumnMeaning,
            team_role::TeamRole,
        },
        system::faction_among,
    },
    exchange::{
        cell::remove_formula_guard,
        players_csv::{PlayersColumn, paid::read_paid, sheet::CsvRecord},
    },
};
use serde::Serialize;

/// A cell of which nothing is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeftOutCell {
    /// Of the file's columns, from 0.
    pub column: usize,
    pub text: String,
    pub why: CellProblem,
}

/// Why a cell is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum CellProblem {
    NoEmail,
    Unprintable,
    /// Longer than so many characters.
    TooLong(usize),
    /// Neither paid nor not paid.
    NoAnswer,
    /// Another column of the same meaning stands before it.
    AnotherColumn,
    NoRole,
    /// No number from 1 to so many.
    NoPlace(u8),
    /// Somebody of the team has this place.
    PlaceTaken(i64),
}

/// Why a row adds nobody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum PlayerRowProblem {
    Unprintable,
    NoName,
    TooLong,
    /// The team has as many as it may.
    TeamFull,
    /// The pair has both.
    PairFull,
}

/// What a row says of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ReadRow {
    pub details: Result<PlayerDetails, PlayerRowProblem>,
    /// Of the team that it names.
    pub seat: Option<WantedSeat>,
    pub left_out: Vec<LeftOutCell>,
}

/// What a row says of its team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct WantedSeat {
    pub team: PlayerName,
    pub role: Option<TeamRole>,
    pub place: Option<WantedPlace>,
}

/// The place that a cell asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct WantedPlace {
    pub place: i64,
    pub column: usize,
    pub text: String,
}

/// Reads one row.
pub(super) fn read_row(record: &CsvRecord, columns: &[PlayersColumn], factions: &[String]) -> ReadRow {
    let mut reading = RowReading { record, columns, left_out: Vec::new() };
    let name = reading.name();
    let texts = DetailText::ALL.map(|which| (which, reading.text(which, factions)));
    let paid = reading.paid();
    let seat = reading.seat();
    let details = parse_name(&name).map(|name| {
        let mut details = PlayerDetails { paid, ..PlayerDetails::from_player_name(name) };
        for (which, text) in texts {
            details.set_text(which, text);
        }
        details
    });
    let mut left_out = reading.left_out;
    left_out.sort_by_key(|cell| cell.column);
    ReadRow { details, seat, left_out }
}

struct RowReading<'a> {
    record: &'a CsvRecord,
    columns: &'a [PlayersColumn],
    left_out: Vec<LeftOutCell>,
}

impl RowReading<'_> {
    /// What stands in the columns of a meaning, empty cells left out.
    fn cells(&self, is_it: impl Fn(ColumnMeaning) -> bool) -> Vec<(usize, String)> {
        let columns = self.columns.iter().map(|column| column.meaning).zip(&self.record.cells).enumerate();
        columns
            .filter(|(_, (meaning, _))| is_it(*meaning))
            .map(|(at, (_, cell))| (at, remove_formula_guard(cell.trim_matches(' ')).trim().to_owned()))
            .filter(|(_, cell)| !cell.is_empty())
            .collect()
    }

    fn leave_out(&mut self, column: usize, text: String, why: CellProblem) {
        self.left_out.push(LeftOutCell { column, text, why });
    }

    /// The first of these cells; the others are left out, unless they say the same.
    fn first_of(&mut self, cells: Vec<(usize, String)>) -> Option<(usize, String)> {
        let mut cells = cells.into_iter();
        let first = cells.next()?;
        for (column, text) in cells.filter(|(_, text)| *text != first.1) {
            self.leave_out(column, text, CellProblem::AnotherColumn);
        }
        Some(first)
    }

    /// The whole name where one column has it, else its parts.
    fn name(&mut self) -> String {
        let whole = |meaning| matches!(meaning, ColumnMeaning::FullName | ColumnMeaning::LastNameFirst);
        let whole = self.cells(whole);
        let whole = self.first_of(whole);
        let parts = [ColumnMeaning::FirstName, ColumnMeaning::LastName].map(|part| {
            let cells = self.cells(|meaning| meaning == part);
            self.first_of(cells)
        });
        let Some((at, whole)) = whole else {
            return parts.into_iter().flatten().map(|(_, part)| part).collect::<Vec<_>>().join(" ");
        };
        for (column, part) in parts.into_iter().flatten().filter(|(_, part)| !whole.contains(part.as_str())) {
            self.leave_out(column, part, CellProblem::AnotherColumn);
        }
        match whole.split_once(',') {
            Some((last, first)) if self.columns[at].meaning == ColumnMeaning::LastNameFirst => {
                format!("{} {}", first.trim(), last.trim())
            }
            _ => whole,
        }
    }

    fn text(&mut self, which: DetailText, factions: &[String]) -> Option<String> {
        let cells = self.cells(|meaning| meaning == ColumnMeaning::Text(which));
        let (column, text) = if which == DetailText::Notes && cells.len() > 1 {
            // Notes of several columns are all kept, each under its heading.
            let noted = |(at, text): &(usize, String)| format!("{}: {text}", self.columns[*at].heading);
            (cells[0].0, cells.iter().map(noted).collect::<Vec<_>>().join("\n"))
        } else {
            self.first_of(cells)?
        };
        let most = which.most_in_file();
        let problem = if text.chars().any(|c| c.is_control() && !c.is_whitespace()) {
            CellProblem::Unprintable
        } else if text.chars().count() > most {
            CellProblem::TooLong(most)
        } else {
            match which {
                DetailText::Email => match Email::parse(&text) {
                    Ok(email) => return Some(email.as_str().to_owned()),
                    Err(_) => CellProblem::NoEmail,
                },
                DetailText::Faction => {
                    let known = faction_among(factions.iter().map(String::as_str), &text);
                    return Some(known.map_or(text.clone(), str::to_owned));
                }
                DetailText::Club | DetailText::Notes | DetailText::Dietary => return Some(text),
            }
        };
        self.leave_out(column, text, problem);
        None
    }

    /// Team, role and place, where the row names a team.
    fn seat(&mut self) -> Option<WantedSeat> {
        let of = |reading: &mut Self, meaning| {
            let cells = reading.cells(|column| column == meaning);
            reading.first_of(cells)
        };
        let (column, text) = of(self, ColumnMeaning::Team)?;
        let Ok(team) = parse_name(&text) else {
            let is_long = text.chars().count() > 60;
            let why = if is_long { CellProblem::TooLong(60) } else { CellProblem::Unprintable };
            self.leave_out(column, text, why);
            return None;
        };
        let role = of(self, ColumnMeaning::Role).and_then(|(column, text)| {
            let role = TeamRole::parse(&text.to_lowercase());
            if role.is_none() {
                self.leave_out(column, text, CellProblem::NoRole);
            }
            role
        });
        // A number of no place is told where the size of the teams is known.
        let place = of(self, ColumnMeaning::Place);
        let place = place.map(|(column, text)| WantedPlace {
            place: text.trim_end_matches('.').parse().unwrap_or_default(),
            column,
            text,
        });
        Some(WantedSeat { team, role, place })
    }

    fn paid(&mut self) -> bool {
        let cells = self.cells(|meaning| meaning == ColumnMeaning::Paid);
        let Some((column, answer)) = self.first_of(cells) else { return false };
        let paid = read_paid(&answer);
        if paid.is_none() {
            self.leave_out(column, answer, CellProblem::NoAnswer);
        }
        paid.unwrap_or_default()
    }
}

fn parse_name(name: &str) -> Result<PlayerName, PlayerRowProblem> {
    if name.chars().any(|c| c.is_control() && !c.is_whitespace()) {
        return Err(PlayerRowProblem::Unprintable);
    }
    PlayerName::parse(name).map_err(|error| match error {
        PlayerNameError::Empty => PlayerRowProblem::NoName,
        PlayerNameError::TooLong => PlayerRowProblem::TooLong,
    })
}
