//! The list that stays beside what was opened from it, on a page that is wide enough.

use crate::web::{http::query::encode_query_text, prelude::*};
use serde::Deserialize;

/// So many of a list stand beside what is opened: those around it.
const ROWS: usize = 100;

/// The list that something was opened from, as its address says: one goes on in it.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct Among {
    /// What it was narrowed to.
    #[serde(default)]
    pub only: String,
    /// Whom it was searched for.
    #[serde(default)]
    pub q: String,
    /// What it was in order of.
    #[serde(default)]
    pub by: String,
}

impl Among {
    /// As the end of an address; empty where something was opened from no list.
    pub fn query(&self) -> String {
        let query = [("only", &self.only), ("q", &self.q), ("by", &self.by)];
        let query = query.into_iter().filter(|(_, value)| !value.is_empty());
        let query = query.map(|(name, value)| format!("{name}={}", encode_query_text(value)));
        let query = query.collect::<Vec<_>>().join("&");
        if query.is_empty() { query } else { format!("?{query}") }
    }
}

/// A state as it is seen: its colour, its shape, its word.
#[derive(Debug, Clone)]
pub struct StateMark {
    pub tone: &'static str,
    /// Empty where the word says it all.
    pub icon: &'static str,
    pub word: Wording,
}

/// A list as far as it stands beside what is open.
pub struct ListBeside {
    pub title: Message,
    /// The whole list on a page of its own.
    pub page: String,
    pub rows: Vec<RowBeside>,
    /// In the whole list.
    pub count: usize,
}

/// What can be opened from the list.
pub struct RowBeside {
    /// A number before the name, of a table for one; empty where there is none.
    pub number: String,
    pub name: Wording,
    pub more: Wording,
    pub mark: Option<StateMark>,
    pub page: String,
    /// It stands beside the list just now.
    pub is_open: bool,
}

impl ListBeside {
    /// Of a long list, the page with what is open.
    pub fn keep_around_open_row(title: Message, page: String, mut rows: Vec<RowBeside>) -> Self {
        let count = rows.len();
        let open = rows.iter().position(|row| row.is_open).unwrap_or_default();
        let rows = rows.drain(open / ROWS * ROWS..).take(ROWS).collect();
        Self { title, page, rows, count }
    }

    /// There is something else to open.
    pub fn leads_on(&self) -> bool {
        self.rows.iter().any(|row| !row.is_open)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_list_shows_the_hundred_with_what_is_open() {
        let row = |at: usize, open: usize| RowBeside {
            number: at.to_string(),
            name: Wording::NONE,
            more: Wording::NONE,
            mark: None,
            page: String::new(),
            is_open: at == open,
        };
        for (open, first, last) in [(0, "0", "99"), (99, "0", "99"), (100, "100", "199"), (249, "200", "249")]
        {
            let rows = (0..250).map(|at| row(at, open)).collect();
            let list = ListBeside::keep_around_open_row(say!("desk-players-title"), String::new(), rows);
            let shown = [list.rows.first(), list.rows.last()].map(|row| row.unwrap().number.clone());
            assert_eq!((shown, list.count), ([first, last].map(str::to_owned), 250));
        }
        let none = ListBeside::keep_around_open_row(say!("desk-players-title"), String::new(), Vec::new());
        assert!(!none.leads_on());
    }
}
