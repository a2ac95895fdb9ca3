//! Which pair plays on which table: a step after the draw, exact, and never a reason for a worse pairing.
//!
//! What matters, the gravest first: a table where the battle has started; a player's own table, and
//! nobody else on it while it is empty; nobody twice on a table; nobody twice on the same terrain; and the wanted order of tables.

mod assignment;
mod cost;
mod notes;

use crate::domain::{
    history::{History, PlayerIndex},
    numbers::{RoundNumber, TableNumber},
};
use cost::Costs;
pub use cost::tables_left_empty;
pub use notes::{NotHad, TableNote, WhyAgain};
use serde::{Deserialize, Serialize};

/// The pairs of a round, and the tables there are.
#[derive(Debug, Clone)]
pub struct TableRequest<'a> {
    /// Where everybody has played before.
    pub history: &'a History,
    pub round: RoundNumber,
    /// The best players first, as a draw lists them.
    pub pairs: &'a [PairToSeat],
    pub tables: &'a [HallTable],
    /// Where the terrain was not what it is now.
    pub earlier: &'a [EarlierTerrain],
    pub order: TableOrder,
    /// The event's seed.
    pub seed: u64,
}

/// Two players who need a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PairToSeat {
    pub a: PlayerIndex,
    pub b: PlayerIndex,
    /// Where their battle has started, or where the organiser put them.
    pub stays_on: Option<TableNumber>,
}

/// A table of the venue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HallTable {
    pub number: TableNumber,
    /// Why nobody can play here.
    pub out_of_use: Option<OutOfUse>,
    /// The set of terrain, by any name.
    pub terrain: Option<String>,
}

/// Why nobody can play on a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum OutOfUse {
    /// As the organiser says it.
    Said(String),
    /// A battle of the round has begun on it.
    InPlay,
}

impl From<&str> for OutOfUse {
    fn from(said: &str) -> Self {
        Self::Said(said.to_owned())
    }
}

/// What stood on a table in an earlier round, where the venue has something else there by now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EarlierTerrain {
    pub round: RoundNumber,
    pub table: TableNumber,
    pub terrain: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableOrder {
    /// The best players on the lowest numbers.
    #[default]
    HigherOnLower,
    /// By lot.
    Any,
}

/// A table for every pair.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TablePlan {
    /// In the order of the pairs.
    pub tables: Vec<TableNumber>,
    /// Pairs and players who are not on the table that was set for them.
    pub moved: u64,
    /// How often a player comes back to a table: for each the square of the times before.
    pub repeated_tables: u64,
    pub repeated_terrain: u64,
    /// What could not be.
    pub notes: Vec<TableNote>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum TableError {
    TooFew { pairs: usize, tables: usize },
    Twice { number: TableNumber },
    UnknownPlayer,
    TooLarge,
    NotAList { text: String },
}

/// The best way to give out the tables.
pub fn assign_tables(request: &TableRequest) -> Result<TablePlan, TableError> {
    let costs = Costs::new(request)?;
    let places = assignment::assign_cheapest_columns(&costs).ok_or(TableError::TooLarge)?;
    Ok(costs.plan(&places))
}

/// What the tables that the pairs have now, in their order, could not avoid; whether or not they are in use.
pub fn review_tables(request: &TableRequest, numbers: &[TableNumber]) -> Result<TablePlan, TableError> {
    let mut tables = request.tables.to_vec();
    let mut notes = Vec::new();
    for &number in numbers {
        match tables.iter_mut().find(|table| table.number == number) {
            None => tables.push(HallTable::new(number)),
            Some(table) => {
                if let Some(why) = table.out_of_use.take() {
                    notes.push(TableNote::OutOfUse { table: number, why });
                }
            }
        }
    }
    let pairs: Vec<PairToSeat> =
        request.pairs.iter().map(|pair| PairToSeat { stays_on: None, ..*pair }).collect();
    let request = TableRequest { tables: &tables, pairs: &pairs, ..request.clone() };
    let costs = Costs::new(&request)?;
    let places: Option<Vec<usize>> = numbers.iter().map(|&number| costs.place_of(number)).collect();
    let plan = costs.plan(&places.ok_or(TableError::TooLarge)?);
    notes.extend(plan.notes);
    Ok(TablePlan { notes, ..plan })
}

/// Tables 1 to `count`, all in use.
pub fn numbered_tables(count: u32) -> Vec<HallTable> {
    TableNumber::up_to(count).map(HallTable::new).collect()
}

/// The highest number that a table can have.
const HIGHEST: TableNumber = TableNumber(99_999);

/// The tables of a list like `1-20, 31`.
pub fn parse_table_list(text: &str) -> Result<Vec<HallTable>, TableError> {
    let not_a_list = || TableError::NotAList { text: text.into() };
    let mut tables = Vec::new();
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let (first, last) = part.split_once(['-', '–']).unwrap_or((part, part));
        let number = |text: &str| {
            text.trim().parse().ok().filter(|number| (TableNumber::FIRST..=HIGHEST).contains(number))
        };
        let (first, last) = number(first).zip(number(last)).ok_or_else(not_a_list)?;
        if first > last {
            return Err(not_a_list());
        }
        tables.extend(first.to(last).map(HallTable::new));
    }
    tables.sort_by_key(|table| table.number);
    match tables.windows(2).find(|two| two[0].number == two[1].number) {
        Some(two) => Err(TableError::Twice { number: two[0].number }),
        None => Ok(tables),
    }
}

impl HallTable {
    pub fn new(number: TableNumber) -> Self {
        Self { number, out_of_use: None, terrain: None }
    }
}
