//! The venue's tables: how many there are and where, what stands on them, which are out of use, and in which
//! order a round fills them.

use crate::domain::{
    numbers::{RoundNumber, TableNumber},
    pairing::tables::{self, EarlierTerrain, OutOfUse, TableOrder},
};
use serde::Serialize;
use std::collections::BTreeSet;

/// One table of the venue, as the organiser describes it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct VenueTable {
    pub number: TableNumber,
    /// Where it stands: `upstairs`. Empty where that goes without saying.
    pub area: String,
    /// The set of terrain on it, by any name.
    pub terrain: Option<String>,
    /// For staff: `step-free`, `near the bar`.
    pub note: Option<String>,
    /// What is played here is on stream, and everybody is told so.
    pub streamed: bool,
    /// Why nobody can play here.
    pub out_of_use: Option<String>,
    pub version: i64,
}

/// What a round's tables are given out from.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Venue {
    /// In order of their numbers. None: as many as a round needs, numbered from 1.
    pub tables: Vec<VenueTable>,
    /// What stood there when battles of earlier rounds were played, where it is something else by now.
    pub earlier: Vec<EarlierTerrain>,
    pub order: TableOrder,
}

/// What is wrong with a list of tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum VenueError {
    NoNumbers(String),
    Backwards(String),
    Twice(TableNumber),
    TooMany,
    LongName(String),
}

/// The highest number, and the most tables.
pub const MOST_TABLES: usize = 5000;
/// Of the name of an area, in characters.
pub const LONGEST_AREA: usize = 60;

/// The tables of a list like `1-20 main hall, 21-40 upstairs`, one range a line or between commas: number and
/// area, in order.
pub fn read_list(text: &str) -> Result<Vec<(TableNumber, String)>, VenueError> {
    let mut listed = Vec::new();
    for part in text.split(['\n', ',']).map(str::trim).filter(|part| !part.is_empty()) {
        let TableRange { first, last, area } = read_range(part)?;
        if area.chars().count() > LONGEST_AREA {
            return Err(VenueError::LongName(area));
        }
        listed.extend(first.to(last).map(|number| (number, area.clone())));
        if listed.len() > MOST_TABLES {
            return Err(VenueError::TooMany);
        }
    }
    listed.sort_by_key(|(number, _)| *number);
    match listed.windows(2).find(|two| two[0].0 == two[1].0) {
        Some(two) => Err(VenueError::Twice(two[0].0)),
        None => Ok(listed),
    }
}

/// The list as [`read_list`] reads it, one range a line.
pub fn write_list(tables: &[VenueTable]) -> String {
    let mut ranges: Vec<(TableNumber, TableNumber, &str)> = Vec::new();
    for table in tables {
        match ranges.last_mut() {
            Some((_, last, area)) if last.next() == table.number && *area == table.area => {
                *last = last.next();
            }
            _ => ranges.push((table.number, table.number, &table.area)),
        }
    }
    let line = |&(first, last, area): &(TableNumber, TableNumber, &str)| {
        let numbers = if first == last { first.to_string() } else { format!("{first}-{last}") };
        format!("{numbers} {area}").trim_end().to_owned()
    };
    ranges.iter().map(line).collect::<Vec<_>>().join("\n")
}

impl Venue {
    pub fn in_use(&self) -> usize {
        self.tables.iter().filter(|table| table.out_of_use.is_none()).count()
    }

    pub fn find(&self, number: TableNumber) -> Option<&VenueTable> {
        self.tables.iter().find(|table| table.number == number)
    }

    /// The set of terrain that a battle of this round was played on, or is to be.
    pub fn terrain_in(&self, round: RoundNumber, table: TableNumber) -> Option<&str> {
        match self.earlier.iter().find(|stood| stood.round == round && stood.table == table) {
            Some(stood) => stood.terrain.as_deref(),
            None => self.find(table)?.terrain.as_deref(),
        }
    }

    /// What `pairs` can be seated at. Without a list: as many tables as pairs, and players' own ones beyond.
    pub fn for_pairs(
        &self,
        pairs: usize,
        own: impl IntoIterator<Item = TableNumber>,
    ) -> Vec<tables::HallTable> {
        if self.tables.is_empty() {
            let numbered = TableNumber::up_to(u32::try_from(pairs).unwrap_or(u32::MAX));
            let numbers: BTreeSet<TableNumber> = numbered.chain(own).collect();
            return numbers.into_iter().map(tables::HallTable::new).collect();
        }
        self.tables.iter().map(VenueTable::for_pairs).collect()
    }
}

impl VenueTable {
    pub fn new((number, area): (TableNumber, String)) -> Self {
        Self { number, area, terrain: None, note: None, streamed: false, out_of_use: None, version: 1 }
    }

    fn for_pairs(&self) -> tables::HallTable {
        tables::HallTable {
            number: self.number,
            out_of_use: self.out_of_use.as_deref().map(OutOfUse::from),
            terrain: self.terrain.clone(),
        }
    }
}

/// Tables that stand together.
struct TableRange {
    first: TableNumber,
    last: TableNumber,
    area: String,
}

/// `1-20 main hall`
fn read_range(part: &str) -> Result<TableRange, VenueError> {
    let (first, rest) = leading_number(part).ok_or_else(|| VenueError::NoNumbers(part.into()))?;
    let after_dash =
        rest.trim_start().strip_prefix(['-', '–']).and_then(|rest| leading_number(rest.trim_start()));
    let (last, area) = after_dash.unwrap_or((first, rest));
    let separate = area.is_empty() || area.starts_with([' ', '\t', ':']);
    if !separate {
        return Err(VenueError::NoNumbers(part.into()));
    }
    if last < first {
        return Err(VenueError::Backwards(part.into()));
    }
    let area = area.trim_start_matches(':').split_whitespace().collect::<Vec<_>>().join(" ");
    let area = area.trim_start_matches(':').trim_start().to_owned();
    Ok(TableRange { first, last, area })
}

fn leading_number(text: &str) -> Option<(TableNumber, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let number = text[..end].parse::<TableNumber>().ok()?;
    (1..=MOST_TABLES).contains(&number.place()?.saturating_add(1)).then_some((number, &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample_venue_tables(text: &str) -> Vec<VenueTable> {
        read_list(text).unwrap().into_iter().map(VenueTable::new).collect()
    }

    #[test]
    fn a_list_of_ranges_is_read_and_written_back() {
        let written = "1-3 main hall\n4 stage\n7-8 main hall\n9-10";
        assert_eq!(write_list(&sample_venue_tables(written)), written);
        assert_eq!(
            write_list(&sample_venue_tables("9 – 10, 7-8: main   hall\n\n4 stage, 1-3 main hall")),
            written
        );
        assert_eq!(
            write_list(&sample_venue_tables("1-2 zaal <b>één</b>, 3-4 二楼")),
            "1-2 zaal <b>één</b>\n3-4 二楼"
        );
        assert_eq!(read_list("  \n,"), Ok(Vec::new()));
    }

    #[test]
    fn a_list_that_cannot_be_is_refused_in_words() {
        assert_eq!(read_list("main hall"), Err(VenueError::NoNumbers("main hall".into())));
        assert_eq!(read_list("20-1 hall"), Err(VenueError::Backwards("20-1 hall".into())));
        assert_eq!(read_list("1-5, 5-6"), Err(VenueError::Twice(TableNumber(5))));
        assert_eq!(read_list("0-5"), Err(VenueError::NoNumbers("0-5".into())));
        assert_eq!(read_list("1-99999"), Err(VenueError::NoNumbers("1-99999".into())));
        assert_eq!(read_list("1-5000, 1-5000"), Err(VenueError::TooMany));
        assert!(matches!(read_list(&format!("1 {}", "x".repeat(61))), Err(VenueError::LongName(_))));
    }

    #[test]
    fn without_a_list_there_are_as_many_tables_as_pairs() {
        let numbers = |venue: &Venue| -> Vec<u32> {
            let own = [1, 9].map(TableNumber);
            venue.for_pairs(2, own).iter().map(|table| table.number.0).collect()
        };
        assert_eq!(numbers(&Venue::default()), [1, 2, 9]);
        assert_eq!(numbers(&Venue { tables: sample_venue_tables("4-6"), ..Venue::default() }), [4, 5, 6]);
    }
}
