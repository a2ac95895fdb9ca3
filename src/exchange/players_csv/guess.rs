//! What a file is taken for until somebody chooses otherwise: where its headings are, what stands between its cells,
//! and what each column holds. By how it was read before, by its headings, then by what is in it.

use super::{
    encoding::Encoding,
    given_names::is_given_name,
    headings::known_heading,
    paid::is_answer,
    sheet::{CsvRecord, Separator, split_records},
};
use crate::domain::{
    account::Email,
    event::{
        player::DetailText,
        player_file::{ColumnMeaning, RememberedFile},
    },
    system::faction_among,
};
use std::collections::HashSet;

/// Headings are looked for in so many records.
pub(super) const HEADINGS_WITHIN: usize = 10;
/// Separators are tried on so many lines.
const LINES_TRIED: usize = 60;

/// The separator with which the headings are known best, then the one by which most lines have the same cells.
pub(super) fn guess_separator(text: &str) -> Separator {
    let end = text.match_indices(['\n', '\r']).nth(LINES_TRIED).map_or(text.len(), |(end, _)| end);
    let mut best = (Separator::None, (0, 0, 0));
    for separator in Separator::ALL {
        let records = split_records(&text[..end], separator, 1);
        let headings = find_headings(&records);
        let cells = |record: &CsvRecord| record.cells.len();
        let data = headings.map_or(0, |at| at + 1);
        let width = headings.map_or_else(|| usual_width(&records), |at| cells(&records[at]));
        let alike = records[data..].iter().filter(|record| cells(record) == width).count();
        let share = alike * 100 / records[data..].len().max(1);
        let known = headings.map_or(0, |at| heading_score(&records[at]));
        let score = (known, share, width);
        if score > best.1 {
            best = (separator, score);
        }
    }
    let is_one_column = best.1.2 <= 1 || best.0 == Separator::Comma && are_names_with_a_comma(&text[..end]);
    if is_one_column { Separator::None } else { best.0 }
}

/// `Doe, John` line by line, without headings: one word or few before the comma, and after it something else on most
/// lines, which a club or an army would not be.
fn are_names_with_a_comma(text: &str) -> bool {
    let records = split_records(text, Separator::Comma, 1);
    let pair = |record: &CsvRecord| match &record.cells[..] {
        [last, first] if is_family_name(last) && first.starts_with(' ') && is_name(first) => {
            Some(first.trim().to_lowercase())
        }
        _ => None,
    };
    let first: Vec<String> = records.iter().filter_map(pair).collect();
    let different: HashSet<&String> = first.iter().collect();
    first.len() * 4 > records.len() * 3
        && different.len() * 2 > first.len()
        && find_headings(&records).is_none()
}

/// `Doe`, `van der Berg`
fn is_family_name(cell: &str) -> bool {
    let mut words = cell.split_whitespace().rev();
    is_name(cell) && words.next().is_some() && words.all(|word| word.starts_with(char::is_lowercase))
}

/// Words alone.
fn is_name(cell: &str) -> bool {
    cell.chars().any(char::is_alphabetic)
        && !cell.contains(['@', '/', ':'])
        && !cell.chars().any(|sign| sign.is_ascii_digit())
}

/// How many cells most records have.
fn usual_width(records: &[CsvRecord]) -> usize {
    let widths = || records.iter().map(|record| record.cells.len());
    widths().max_by_key(|width| (widths().filter(|other| other == width).count(), *width)).unwrap_or_default()
}

/// Which record names the columns; none: the first is a player already.
pub(super) fn find_headings(records: &[CsvRecord]) -> Option<usize> {
    records.iter().take(HEADINGS_WITHIN).enumerate().position(|(at, record)| is_headings(record, at == 0))
}

fn is_headings(record: &CsvRecord, is_first: bool) -> bool {
    let cells = || record.cells.iter().map(|cell| cell.trim()).filter(|cell| !cell.is_empty());
    if cells().any(|cell| Email::parse(cell).is_ok()) {
        return false;
    }
    let questions = cells().filter(|cell| cell.ends_with('?')).count();
    if is_first && questions > 1 && questions * 2 >= cells().count() {
        return true;
    }
    // `No` is a number above its column, and an answer below it.
    let known: Vec<_> = cells().filter(|cell| !is_answer(cell)).filter_map(known_heading).collect();
    let exact = known.iter().filter(|known| known.is_exact).count();
    let is_named = known.iter().any(|known| known.is_exact && known.meaning.is_name());
    exact >= 2 || exact == 1 && (is_named || known.len() >= 2) || is_first && known.len() >= 2
}

fn heading_score(record: &CsvRecord) -> usize {
    let known = record.cells.iter().filter(|cell| !is_answer(cell)).filter_map(|cell| known_heading(cell));
    known.map(|known| if known.is_exact { 2 } else { 1 }).sum()
}

/// The records below those headings.
pub(super) fn data_of(records: &[CsvRecord], headings: Option<usize>) -> &[CsvRecord] {
    &records[headings.map_or(0, |at| at + 1).min(records.len())..]
}

/// How a file is read that was read before.
pub(super) struct RememberedReading<'r> {
    pub file: &'r RememberedFile,
    pub encoding: Encoding,
    pub separator: Separator,
    /// The record that has its headings.
    pub headings_at: usize,
}

/// A file that was read before.
pub(super) fn find_remembered(
    guessed: Encoding,
    remembered: &[RememberedFile],
    read: impl Fn(Encoding, Separator) -> Vec<CsvRecord>,
) -> Option<RememberedReading<'_>> {
    // A file that is certainly UTF-8 is read as that, whatever the last one was.
    let is_certain = guessed.is_certain();
    // Most were read in the same way: the file is read once for each way.
    let mut ways: Vec<((Encoding, Separator), Vec<CsvRecord>)> = Vec::new();
    remembered.iter().rev().find_map(|file| {
        let encoding = if is_certain { guessed } else { Encoding::parse(&file.encoding)? };
        let separator = Separator::parse(&file.separator)?;
        let way = (encoding, separator);
        if ways.iter().all(|(known, _)| *known != way) {
            ways.push((way, read(encoding, separator)));
        }
        let (_, records) = ways.iter().find(|(known, _)| *known == way)?;
        let width = width_of(records);
        if width != file.columns.len() {
            return None;
        }
        let at = records
            .iter()
            .take(HEADINGS_WITHIN)
            .position(|record| headings_of(Some(record), width) == file.headings)?;
        Some(RememberedReading { file, encoding, separator, headings_at: at })
    })
}

/// The columns that have anything in them.
pub(super) fn width_of(records: &[CsvRecord]) -> usize {
    let filled = |record: &CsvRecord| record.cells.iter().rposition(|cell| !cell.trim().is_empty());
    records.iter().filter_map(filled).max().map_or(0, |last| last + 1)
}

/// One a column; empty where there is none.
pub(super) fn headings_of(record: Option<&CsvRecord>, width: usize) -> Vec<String> {
    let heading = |at: usize| record.and_then(|record| record.cells.get(at)).map_or("", |cell| cell.trim());
    (0..width).map(|at| heading(at).to_owned()).collect()
}

/// What each column holds, as far as its heading and its cells say.
pub(super) fn guess_columns(
    headings: &[String],
    data: &[CsvRecord],
    is_of_teams: bool,
    factions: &[String],
) -> Vec<ColumnMeaning> {
    let known = |heading: &String| match known_heading(heading)?.meaning {
        // Where everybody plays for themselves, people write their club there.
        ColumnMeaning::Team if !is_of_teams => Some(ColumnMeaning::Text(DetailText::Club)),
        meaning => Some(meaning),
    };
    let mut columns = Guessed { columns: headings.iter().map(known).collect(), data };
    columns.once_each(headings);
    columns.by_content(ColumnMeaning::Text(DetailText::Email), |cell| Email::parse(cell).is_ok());
    let is_faction = |cell: &str| faction_among(factions.iter().map(String::as_str), cell).is_some();
    columns.by_content(ColumnMeaning::Text(DetailText::Faction), is_faction);
    columns.names(headings.iter().all(String::is_empty));
    let all = ColumnMeaning::list_offered(is_of_teams);
    let offered = |meaning: Option<ColumnMeaning>| meaning.filter(|one| all.contains(one));
    columns.columns.into_iter().map(|meaning| offered(meaning).unwrap_or(ColumnMeaning::Unused)).collect()
}

/// What stands beside a column that has one name in most rows.
enum Beside {
    FirstNames,
    MayBeNames,
    Other,
}

struct Guessed<'a> {
    columns: Vec<Option<ColumnMeaning>>,
    data: &'a [CsvRecord],
}

impl Guessed<'_> {
    fn at(&self, meaning: ColumnMeaning) -> Option<usize> {
        self.columns.iter().position(|column| *column == Some(meaning))
    }

    /// What stands in a column, empty cells left out.
    fn cells(&self, at: usize) -> impl Iterator<Item = &str> {
        let cells = self.data.iter().filter_map(move |record| record.cells.get(at));
        cells.map(|cell| cell.trim()).filter(|cell| !cell.is_empty())
    }

    /// Whether this is so of most cells of a column.
    fn mostly(&self, at: usize, is_it: impl Fn(&str) -> bool) -> bool {
        let (mut all, mut are) = (0, 0);
        for cell in self.cells(at) {
            all += 1;
            are += usize::from(is_it(cell));
        }
        all > 0 && are * 2 > all
    }

    /// Of several columns that say the same, the one with the heading that is known best, then the first.
    fn once_each(&mut self, headings: &[String]) {
        for meaning in ColumnMeaning::list_offered(true) {
            let all: Vec<usize> =
                (0..self.columns.len()).filter(|at| self.columns[*at] == Some(meaning)).collect();
            let is_exact = |at: &&usize| known_heading(&headings[**at]).is_some_and(|known| known.is_exact);
            let kept = all.iter().find(is_exact).or(all.first()).copied();
            for at in all.into_iter().filter(|at| Some(*at) != kept) {
                self.columns[at] = None;
            }
        }
    }

    fn by_content(&mut self, meaning: ColumnMeaning, is_it: impl Fn(&str) -> bool) {
        if self.at(meaning).is_some() {
            return;
        }
        let found =
            (0..self.columns.len()).find(|at| self.columns[*at].is_none() && self.mostly(*at, &is_it));
        if let Some(at) = found {
            self.columns[at] = Some(meaning);
        }
    }

    /// `Name` beside `First name` is the last name, unless it has the first in it. Without any heading, the first
    /// column of words is the name, or the two that have its parts.
    fn names(&mut self, without_headings: bool) {
        use ColumnMeaning::{FirstName, FullName, LastName, LastNameFirst};
        let parts = [self.at(FirstName), self.at(LastName)];
        let whole = self.at(FullName).or_else(|| self.at(LastNameFirst));
        match (whole, parts) {
            (Some(whole), [Some(first), last]) => {
                if self.holds(whole, first) {
                    for part in [Some(first), last].into_iter().flatten() {
                        self.columns[part] = None;
                    }
                } else {
                    self.columns[whole] = if last.is_none() { Some(LastName) } else { None };
                }
            }
            // `Nom`, `Имя`, `Nome` alone.
            (None, [Some(at), None] | [None, Some(at)]) => self.columns[at] = Some(FullName),
            (None, [None, None]) => {
                let free = || (0..self.columns.len()).filter(|at| self.columns[*at].is_none());
                if let Some(at) = free().find(|at| self.mostly(*at, is_name)) {
                    let beside =
                        Some(at + 1).filter(|beside| without_headings && free().any(|one| one == *beside));
                    match beside.map_or(Beside::Other, |beside| self.beside(at, beside)) {
                        Beside::FirstNames => {
                            self.columns[at] = Some(LastName);
                            self.columns[at + 1] = Some(FirstName);
                        }
                        // One name alone might be added where there are two: whoever reads the file in says which.
                        Beside::MayBeNames => {}
                        Beside::Other => self.columns[at] = Some(FullName),
                    }
                }
            }
            (Some(_), [None, Some(last)]) => self.columns[last] = None,
            (Some(_), [None, None]) | (None, [Some(_), Some(_)]) => {}
        }
        if let Some(at) = self.at(FullName).filter(|at| self.mostly(*at, is_last_name_first)) {
            self.columns[at] = Some(LastNameFirst);
        }
    }

    /// What a column is beside one of words before it that has no heading.
    fn beside(&self, names: usize, beside: usize) -> Beside {
        let is_part = |cell: &str| is_name(cell) && cell.split_whitespace().count() <= 2;
        if !self.mostly(names, is_family_name) || !self.mostly(beside, is_part) {
            return Beside::Other;
        }
        let given = |at: usize| self.cells(at).filter(|cell| is_given_name(cell)).count();
        let (filled, different) = (
            self.cells(beside).count(),
            self.cells(beside).map(str::to_lowercase).collect::<HashSet<_>>().len(),
        );
        if given(beside) > given(names) && given(beside) * 3 >= filled {
            Beside::FirstNames
        } else if different * 2 > filled {
            // Most rows have another: few clubs and armies are so.
            Beside::MayBeNames
        } else {
            Beside::Other
        }
    }

    /// Most cells of a column have the word of another.
    fn holds(&self, whole: usize, part: usize) -> bool {
        let cell =
            |record: &CsvRecord, at: usize| record.cells.get(at).map(|cell| cell.trim().to_lowercase());
        let has = |record: &&CsvRecord| match (cell(record, whole), cell(record, part)) {
            (Some(whole), Some(part)) => whole.split([' ', ',']).any(|word| word == part),
            _ => false,
        };
        self.data.iter().filter(has).count() * 2 > self.data.len()
    }
}

/// `Doe, John`
fn is_last_name_first(cell: &str) -> bool {
    let parts: Vec<&str> = cell.split(',').map(str::trim).collect();
    matches!(parts[..], [last, first] if !last.is_empty() && !first.is_empty())
}
