//! What a declared rule found, as facts: its sentences are in the system's file and are filled in at the edge.

use serde::{Deserialize, Serialize};

/// The facts of one finding. What is none is not part of it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Observed {
    /// A number of entries, options, models or points, as the rule counts.
    pub found: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub least: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<i64>,
    /// The agreed points.
    pub size: i64,
    /// The least agreed points at which this would be allowed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<i64>,
    /// The id of the category, flag or type; for a category of the army's own, its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    /// What the limit is measured by, by the same ids.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// The limit as a percentage of the agreed points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub percent: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub option: Option<String>,
    /// The part of the rule that was asked; none: all of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<String>,
    /// The case whose sentences tell it; none: the rule's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub case: Option<String>,
    /// Names as they stand on the roster, one for each entry.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub entries: Vec<String>,
}
