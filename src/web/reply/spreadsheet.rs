//! A table as a file for a spreadsheet, in the format that its address names.

use super::respond::answer_with_file;
use crate::{
    error::{Error, Result},
    exchange::table::{ExportTable, TableFormat},
};
use actix_web::{FromRequest, HttpRequest, HttpResponse, dev::Payload, web::Query};
use serde::Deserialize;
use std::future::{Ready, ready};

#[derive(Deserialize, Default)]
struct SpreadsheetQuery {
    separator: Option<String>,
}

/// A workbook by `.xlsx`; of CSV, semicolons by `?separator=semicolon`.
impl FromRequest for TableFormat {
    type Error = Error;
    type Future = Ready<Result<Self>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let asked = Query::<SpreadsheetQuery>::from_query(request.query_string())
            .map(Query::into_inner)
            .unwrap_or_default();
        ready(Ok(match asked.separator.as_deref() {
            _ if request.path().rsplit_once('.').is_some_and(|(_, ending)| ending == "xlsx") => {
                Self::Workbook
            }
            Some("semicolon") => Self::Semicolon,
            _ => Self::Comma,
        }))
    }
}

/// `name` is ours, never a visitor's, and without an ending. Written off the threads that answer.
pub async fn table_file(format: TableFormat, name: &str, table: ExportTable) -> Result<HttpResponse> {
    let (ending, kind) = match format {
        TableFormat::Workbook => {
            ("xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")
        }
        TableFormat::Comma | TableFormat::Semicolon => ("csv", "text/csv; charset=utf-8"),
    };
    let written = tokio::task::spawn_blocking(move || table.write(format)).await;
    let written = written.map_err(|error| Error::Broken(error.to_string()))?;
    let bytes = written.map_err(|error| Error::Broken(error.to_string()))?;
    Ok(answer_with_file(kind, &format!("{name}.{ending}"), bytes))
}
