//! What a rule counted, beside what it found.

use super::RuleId;
use serde::{Deserialize, Serialize};

/// What a rule counted, whether it holds or not: for a page that shows how full an army is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleTally {
    pub rule: RuleId,
    /// The part of the rule, where it asks several things.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<String>,
    pub found: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub least: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<i64>,
}
