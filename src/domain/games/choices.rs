//! What an organiser chose for an event, of what its game leaves to it.

use super::{Allowance, RulesModule};
use crate::domain::{
    catalogue::{CatalogueCorrection, LeftOutKind, LeftOutPublication},
    composition::{CheckRules, ErrataWording, Lowered},
};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

settings_of_event! {
    /// What an organiser chose for an event, on top of what the pack says; all of it is shown to everybody.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(default)]
    CompositionChoices {
        /// The season whose units and choices are allowed, where it is not the game system's own.
        #[serde(skip_serializing_if = "Option::is_none")]
        season: Option<String>,
        wording: ErrataWording,
        allowed: BTreeSet<Allowance> = BTreeSet::from(Allowance::USUAL),
        lowered: Vec<Lowered>,
        /// Battle profiles replaced for this event.
        corrections: Vec<CatalogueCorrection>,
        /// Publications that do not count here.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        left_out: Vec<LeftOutPublication>,
        /// Kinds of publications that do not count here (`systems V10`).
        #[serde(skip_serializing_if = "Vec::is_empty")]
        left_out_kinds: Vec<LeftOutKind>,
        /// Modules that the event plays without.
        #[serde(skip_serializing_if = "BTreeSet::is_empty")]
        without: BTreeSet<RulesModule>,
    }
}

impl CompositionChoices {
    /// Whether terrain is part of the event (`systems V04`).
    pub fn plays_terrain(&self) -> bool {
        !self.without.contains(&RulesModule::Terrain)
    }

    /// Whether there are commands to spend points on (`systems V07`).
    pub fn plays_commands(&self) -> bool {
        !self.without.contains(&RulesModule::Commands)
    }
}

impl CheckRules {
    /// The same under what the organiser chose.
    #[must_use]
    pub fn under(mut self, choices: &CompositionChoices) -> Self {
        self.season = choices.season.clone().or(self.season);
        self.wording = choices.wording;
        self.allowed = choices.allowed.iter().map(|what| what.switch()).collect();
        self.lowered = choices.lowered.iter().map(|lowered| (lowered.rule, lowered.severity)).collect();
        self.without = choices.without.iter().map(|module| module.switch()).collect();
        self
    }

    /// A matched-play event under the rules as they stand: everything but Legends.
    pub fn matched_play(points_limit: i64, as_of: NaiveDate) -> Self {
        Self {
            points_limit,
            as_of,
            season: None,
            wording: ErrataWording::default(),
            allowed: Allowance::USUAL.into_iter().map(Allowance::switch).collect(),
            lowered: BTreeMap::new(),
            without: BTreeSet::new(),
        }
    }

    /// Units that are no longer sold count as well.
    pub fn allow_legends(&mut self) {
        self.allowed.insert(Allowance::Legends.switch());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A fingerprint that changes has every roster judged again.
    #[test]
    fn what_a_verdict_was_made_by_is_stored_as_it_always_was() {
        let choices = CompositionChoices {
            allowed: BTreeSet::from(Allowance::ALL),
            without: BTreeSet::from([RulesModule::Magic, RulesModule::Commands]),
            ..CompositionChoices::default()
        };
        let day = "2025-05-01".parse().unwrap();
        assert_eq!(
            serde_json::to_string(&CheckRules::matched_play(2000, day).under(&choices)).unwrap(),
            r#"{"points_limit":2000,"as_of":"2025-05-01","season":null,"wording":"errata","allowed":["legends","regiments_of_renown","armies_of_renown","faction_terrain","sixth_regiment_of_renown"],"lowered":{},"without":["commands","magic"]}"#
        );
    }
}
