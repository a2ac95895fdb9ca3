//! A table for spreadsheets, whatever it tells: one writer of CSV, with commas or semicolons, and of workbooks.

use super::cell;
use rust_xlsxwriter::{DocProperties, ExcelDateTime, Format, Workbook, XlsxError};
use std::borrow::Cow;

/// The longest text that a cell of a workbook takes.
const LONGEST_TEXT: usize = 32_767;

/// Headings, and a row of as many cells for each thing that is told.
#[derive(Debug, Clone, PartialEq)]
pub struct ExportTable {
    pub headings: Vec<&'static str>,
    pub rows: Vec<Vec<ExportCell>>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum ExportCell {
    Empty,
    Text(String),
    Whole(i64),
    /// Written with four places.
    Decimal(f64),
}

/// How a table is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableFormat {
    /// Commas between the cells, and a point in decimals.
    Comma,
    /// Semicolons between the cells, and a comma in decimals: what a spreadsheet opens where decimals have a comma.
    Semicolon,
    /// `.xlsx`.
    Workbook,
}

impl ExportTable {
    pub fn new(headings: impl IntoIterator<Item = &'static str>) -> Self {
        Self { headings: headings.into_iter().collect(), rows: Vec::new() }
    }

    pub fn push(&mut self, row: impl IntoIterator<Item = ExportCell>) {
        self.rows.push(row.into_iter().collect());
    }

    /// A file to keep. CSV begins with the mark by which spreadsheets know its encoding.
    pub fn write(&self, format: TableFormat) -> Result<Vec<u8>, XlsxError> {
        match format {
            TableFormat::Workbook => self.workbook(),
            TableFormat::Comma => Ok((cell::MARK.to_owned() + &self.csv(',')).into_bytes()),
            TableFormat::Semicolon => Ok((cell::MARK.to_owned() + &self.csv(';')).into_bytes()),
        }
    }

    /// CSV for another program, without a mark. No cell can be run as a formula.
    pub fn csv(&self, separator: char) -> String {
        let mut text = cell::write_csv_row(&self.headings, separator);
        for row in &self.rows {
            text += &cell::write_csv_row(row.iter().map(|cell| cell.in_csv(separator)), separator);
        }
        text
    }

    fn workbook(&self) -> Result<Vec<u8>, XlsxError> {
        let mut book = Workbook::new();
        // Not the hour it is asked for: the same table is the same file, to the byte.
        let always = ExcelDateTime::from_ymd(2000, 1, 1)?;
        book.set_properties(&DocProperties::new().set_creation_datetime(&always));
        let (bold, decimal) = (Format::new().set_bold(), Format::new().set_num_format("0.0000"));
        let sheet = book.add_worksheet();
        for (heading, column) in self.headings.iter().zip(0..) {
            sheet.write_string_with_format(0, column, *heading, &bold)?;
        }
        for (row, line) in self.rows.iter().zip(1..) {
            for (cell, column) in row.iter().zip(0..) {
                match cell {
                    ExportCell::Empty => continue,
                    ExportCell::Text(text) => sheet.write_string(
                        line,
                        column,
                        text.chars().take(LONGEST_TEXT).collect::<String>(),
                    )?,
                    #[expect(clippy::cast_precision_loss, reason = "a spreadsheet has no other numbers")]
                    ExportCell::Whole(number) => sheet.write_number(line, column, *number as f64)?,
                    ExportCell::Decimal(number) => {
                        sheet.write_number_with_format(line, column, *number, &decimal)?
                    }
                };
            }
        }
        sheet.set_freeze_panes(1, 0)?;
        book.save_to_buffer()
    }
}

impl ExportCell {
    fn in_csv(&self, separator: char) -> Cow<'_, str> {
        match self {
            Self::Empty => Cow::Borrowed(""),
            Self::Text(text) => cell::guard_from_formula(text),
            Self::Whole(number) => number.to_string().into(),
            Self::Decimal(number) if separator == ';' => format!("{number:.4}").replace('.', ",").into(),
            Self::Decimal(number) => format!("{number:.4}").into(),
        }
    }
}

impl From<&str> for ExportCell {
    fn from(text: &str) -> Self {
        if text.is_empty() { Self::Empty } else { Self::Text(text.to_owned()) }
    }
}

impl From<String> for ExportCell {
    fn from(text: String) -> Self {
        if text.is_empty() { Self::Empty } else { Self::Text(text) }
    }
}

impl From<u32> for ExportCell {
    fn from(number: u32) -> Self {
        Self::Whole(number.into())
    }
}

impl From<i64> for ExportCell {
    fn from(number: i64) -> Self {
        Self::Whole(number)
    }
}

impl From<f64> for ExportCell {
    fn from(number: f64) -> Self {
        Self::Decimal(number)
    }
}

impl<T: Into<Self>> From<Option<T>> for ExportCell {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Empty, Into::into)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample_table() -> ExportTable {
        let mut table = ExportTable::new(["name", "points", "share"]);
        table.push(["=1+1".into(), ExportCell::Whole(-2), 0.5.into()]);
        table.push(["Ann, \"A\"".into(), ExportCell::Empty, (2.0 / 3.0).into()]);
        table
    }

    #[test]
    fn commas_part_cells_and_a_point_parts_decimals() {
        assert_eq!(
            sample_table().csv(','),
            "name,points,share\r\n'=1+1,-2,0.5000\r\n\"Ann, \"\"A\"\"\",,0.6667\r\n"
        );
    }

    #[test]
    fn semicolons_part_cells_and_a_comma_parts_decimals() {
        assert_eq!(
            sample_table().csv(';'),
            "name;points;share\r\n'=1+1;-2;0,5000\r\n\"Ann, \"\"A\"\"\";;0,6667\r\n"
        );
    }

    #[test]
    fn a_file_to_keep_says_its_encoding_and_another_program_s_does_not() {
        for format in [TableFormat::Comma, TableFormat::Semicolon] {
            assert!(sample_table().write(format).unwrap().starts_with("\u{feff}name".as_bytes()));
        }
        assert!(sample_table().csv(',').starts_with("name"));
    }
}
