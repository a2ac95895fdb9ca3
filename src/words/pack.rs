//! Rules that an event plays without.

use super::Label;
use crate::domain::composition::RulesModule;
use std::collections::BTreeSet;

/// Modules by name: `Magic, Terrain`.
pub fn list_rules_modules(without: &BTreeSet<RulesModule>) -> String {
    let names = RulesModule::ALL.iter().filter(|one| without.contains(one)).map(Label::label);
    names.collect::<Vec<_>>().join(", ")
}
