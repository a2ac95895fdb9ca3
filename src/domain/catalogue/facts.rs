//! What a publication says about a unit of a game whose rules are declared: what those rules ask for.

use super::name_key;
use serde::{Deserialize, Serialize};

/// Facts of one unit. What is none or empty is not known, and no rule that needs it is asked.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Facts {
    /// Categories it counts in: "Core", "Lords".
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub categories: Vec<String>,
    /// Categories it counts in as well where the army has what they ask for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub categories_if: Vec<CategoryIf>,
    /// Marks it always has: "Wizard", "War Machine".
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub flags: Vec<String>,
    /// Models.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max: Option<u32>,
    /// Points of each model, on top of the profile's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub per_model: Option<i64>,
    /// At most so many in an army.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// Places it takes in its category; none: one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slots: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leadership: Option<u32>,
    /// Points of magic items.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allowance: Option<i64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<OptionFacts>,
}

/// Something that can be chosen for a unit, or for any of a faction.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OptionFacts {
    pub name: String,
    /// "weapon", "armour", "banner": by the name of a type in the system's file.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub per_model: Option<i64>,
    /// At most so many of it in an army.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max: Option<u32>,
}

/// A category that a unit counts in only where the army has one of these: a general, a subfaction.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CategoryIf {
    pub category: String,
    pub when: Vec<String>,
}

/// How much of an army a category may be, as percentages of the agreed points.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CategoryShare {
    pub category: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub least: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<u32>,
}

impl Facts {
    /// What is said of an option of this name.
    pub fn option(&self, name: &str) -> Option<&OptionFacts> {
        let key = name_key(name);
        self.options.iter().find(|option| name_key(&option.name) == key)
    }
}
