//! A name on a roster that nothing in the catalogue has.

use crate::domain::catalogue::{LIKE_ENOUGH, likeness_of_keys, name_key};
use serde::Serialize;

/// A name that is not known, and what it resembles most.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct UnknownName {
    pub name: String,
    /// Where it stands: "Regiment 2".
    pub section: String,
    pub suggestion: Option<String>,
}

impl UnknownName {
    /// A name with what it resembles most among these, when that is enough to be meant.
    pub fn closest_among<'a>(name: &str, section: &str, among: impl Iterator<Item = &'a str>) -> Self {
        let key = name_key(name);
        let alike = among.map(|other| (likeness_of_keys(&key, &name_key(other)), other));
        let best = alike.filter(|(likeness, _)| *likeness >= LIKE_ENOUGH).max_by(|a, b| a.0.total_cmp(&b.0));
        Self {
            name: name.to_owned(),
            section: section.to_owned(),
            suggestion: best.map(|(_, other)| other.to_owned()).filter(|_| !key.is_empty()),
        }
    }
}
