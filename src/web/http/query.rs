//! What a page is asked for beside its path. A page that is kept is found by this text and made from this text: how a
//! visitor wrote it decides nothing, and what stands there besides is not read.

use crate::error::Error;
use actix_web::{FromRequest, HttpRequest, dev::Payload, web::Query};
use serde::de::DeserializeOwned;
use std::{
    fmt::Write,
    future::{Ready, ready},
};

/// What pages for everybody ask for, by name.
const NAMES: [&str; 11] =
    ["after", "before", "by", "club", "faction", "list", "of", "page", "q", "record", "round"];
/// Somebody looks for something.
const SEARCH: &str = "q";

/// What a visitor asks for, as the page is found by it when it is kept.
#[derive(Debug, Clone, Copy)]
pub struct AskedFor<T>(pub T);

/// What a page depends on: its path, and of the query what pages ask for.
pub(in crate::web) fn normalise_page_address(path: &str, query: &str) -> String {
    let asked = normalise_query(query);
    if asked.is_empty() { path.to_owned() } else { format!("{path}?{asked}") }
}

/// A search is one person's, on whatever page.
pub(in crate::web) fn is_search(address: &str) -> bool {
    let (_, asked) = address.split_once('?').unwrap_or_default();
    asked.split('&').any(|part| part.split('=').next() == Some(SEARCH))
}

/// What is asked for, in one order and written in one way.
fn normalise_query(query: &str) -> String {
    if query.is_empty() {
        return String::new();
    }
    let parts = Query::<Vec<(String, String)>>::from_query(query).map(Query::into_inner).unwrap_or_default();
    let mut asked: Vec<_> = parts.into_iter().filter(|(name, _)| NAMES.contains(&name.as_str())).collect();
    asked.sort_unstable();
    asked
        .iter()
        .map(|(name, value)| format!("{name}={}", encode_query_text(value)))
        .collect::<Vec<_>>()
        .join("&")
}

/// For use inside a query.
pub fn encode_query_text(text: &str) -> String {
    text.bytes().fold(String::new(), |mut out, byte| {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' | b'~' => {
                out.push(char::from(byte));
            }
            _ => {
                let _ = write!(out, "%{byte:02X}");
            }
        }
        out
    })
}

impl<T: DeserializeOwned> FromRequest for AskedFor<T> {
    type Error = Error;
    type Future = Ready<Result<Self, Error>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let asked = Query::<T>::from_query(&normalise_query(request.query_string()));
        // A number that is none: no page of ours links there.
        ready(asked.map(|asked| Self(asked.into_inner())).map_err(|_| Error::NotFound))
    }
}

/// A path of this site, or the front page: nobody is sent elsewhere. Browsers leave out tabs and line ends wherever
/// they stand, and read `/\\` as `//`.
pub fn safe_next(next: &str) -> &str {
    let leads_away = |c: char| c == '\\' || c.is_control() || c.is_whitespace();
    let is_ours = next.starts_with('/') && !next.starts_with("//") && !next.contains(leads_away);
    if is_ours { next } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_page_asks_for_is_no_part_of_the_address() {
        assert_eq!(normalise_page_address("/e/a", "x=1&utm=2"), "/e/a");
        assert_eq!(normalise_page_address("/e/a", ""), "/e/a");
        assert_eq!(normalise_page_address("/e/a", "page=2&x&after=1"), "/e/a?after=1&page=2");
        // The standings of players where teams have their own are another page.
        assert_eq!(normalise_page_address("/e/a/standings", "of=players"), "/e/a/standings?of=players");
    }

    #[test]
    fn what_is_written_otherwise_has_the_address_of_what_it_stands_for() {
        for odd in ["%61fter=1", "aft%65r=%31", "&&after=1&", "x&%61fter=1&+after=2"] {
            assert_eq!(normalise_page_address("/e/a", odd), "/e/a?after=1", "{odd}");
        }
        assert_eq!(normalise_page_address("/e/a", "q=a+b%26c"), "/e/a?q=a%20b%26c");
        assert_eq!(
            normalise_page_address("/e/a", "faction=%FF"),
            normalise_page_address("/e/a", "faction=\u{fffd}")
        );
        // Read once more it is the same.
        assert_eq!(
            normalise_query(&normalise_query("q=%2525+%26&by=name")),
            normalise_query("q=%2525+%26&by=name")
        );
    }

    #[test]
    fn a_search_is_known_however_it_is_written() {
        for search in ["q=Ann", "%71=Ann", "page=2&q="] {
            assert!(is_search(&normalise_page_address("/e/a", search)), "{search}");
        }
        for other in ["", "by=q", "faction=q%3DAnn", "faq=1"] {
            assert!(!is_search(&normalise_page_address("/e/a", other)), "{other}");
        }
    }
}
