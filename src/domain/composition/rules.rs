//! What an event says about its rosters: the limit, the cut-off date, the season, what is allowed and
//! which rules it has softened.

use super::{RuleFinding, RuleId, Severity};
use crate::domain::catalogue::{CatalogueCorrection, LeftOutKind, LeftOutPublication};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CheckRules {
    pub points_limit: i64,
    /// The cut-off: profiles published later do not count.
    pub as_of: NaiveDate,
    /// For example "General's Handbook 2024-25"; without it seasonal units are not judged.
    pub season: Option<String>,
    pub wording: ErrataWording,
    pub allowed: BTreeSet<Allowance>,
    /// Rules the organiser has softened; a finding never gets graver by this.
    pub lowered: BTreeMap<RuleId, Severity>,
    /// Modules that the event plays without (`systems V01`).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub without: BTreeSet<RulesModule>,
}

/// A part of the rules that an event may play without (`systems V01`). Battle tactics are a part of the sheet, and left
/// out of the event's own file of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RulesModule {
    Commands,
    Terrain,
    Magic,
    /// Without it rosters are kept, and not judged (`V03`).
    ArmyComposition,
    CommandModels,
}

/// Which text of the rules holds where the original and its errata differ.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ErrataWording {
    /// Any hero may be the general, leading or not; a Regiment of Renown may carry enhancements (`systems V05`).
    Original,
    /// The general leads a regiment; one Regiment of Renown, without enhancements.
    #[default]
    Errata,
}

/// What an event may allow or leave out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Allowance {
    Legends,
    RegimentsOfRenown,
    ArmiesOfRenown,
    FactionTerrain,
    /// A Regiment of Renown does not count towards the five regiments.
    SixthRegimentOfRenown,
}

/// Whether something limited to these seasons may be chosen in this one. A season is known by its years:
/// "2024-25" and "General's Handbook 2024-25" are one. Without a season nothing is judged.
pub fn is_in_season(seasons: &[String], season: Option<&str>) -> bool {
    let Some(season) = season else { return true };
    seasons.is_empty() || seasons.iter().any(|own| years_of_season(own) == years_of_season(season))
}

fn years_of_season(season: &str) -> Vec<u32> {
    let numbers = season.split(|c: char| !c.is_ascii_digit());
    numbers.filter_map(|number| number.parse::<u32>().ok()).map(|year| year % 100).collect()
}

/// What an organiser chose for an event, on top of what the pack says; all of it is shown to everybody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct CompositionChoices {
    /// The season whose units and choices are allowed, where it is not the game system's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub season: Option<String>,
    pub wording: ErrataWording,
    pub allowed: BTreeSet<Allowance>,
    pub lowered: Vec<Lowered>,
    /// Battle profiles replaced for this event.
    pub corrections: Vec<CatalogueCorrection>,
    /// Publications that do not count here.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<LeftOutPublication>,
    /// Kinds of publications that do not count here (`systems V10`).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub left_out_kinds: Vec<LeftOutKind>,
    /// Modules that the event plays without.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub without: BTreeSet<RulesModule>,
}

/// A rule that counts for less than it says, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lowered {
    pub rule: RuleId,
    pub severity: Severity,
    pub reason: String,
}

impl Default for CompositionChoices {
    fn default() -> Self {
        use Allowance::{ArmiesOfRenown, FactionTerrain, RegimentsOfRenown};
        Self {
            season: None,
            wording: ErrataWording::default(),
            allowed: BTreeSet::from([ArmiesOfRenown, FactionTerrain, RegimentsOfRenown]),
            lowered: Vec::new(),
            corrections: Vec::new(),
            left_out: Vec::new(),
            left_out_kinds: Vec::new(),
            without: BTreeSet::new(),
        }
    }
}

enum_words! { RulesModule:
    Commands "commands", Terrain "terrain", Magic "magic", ArmyComposition "army_composition",
    CommandModels "command_models"
}

// In the order they are listed in.
enum_words! { Allowance:
    RegimentsOfRenown "regiments_of_renown", ArmiesOfRenown "armies_of_renown",
    FactionTerrain "faction_terrain", Legends "legends", SixthRegimentOfRenown "sixth_regiment_of_renown"
}

impl CheckRules {
    /// The same under what the organiser chose.
    #[must_use]
    pub fn under(mut self, choices: &CompositionChoices) -> Self {
        self.season = choices.season.clone().or(self.season);
        self.wording = choices.wording;
        self.allowed.clone_from(&choices.allowed);
        self.lowered = choices.lowered.iter().map(|lowered| (lowered.rule, lowered.severity)).collect();
        self.without.clone_from(&choices.without);
        self
    }

    /// A matched-play event under the rules as they stand: everything but Legends.
    pub fn matched_play(points_limit: i64, as_of: NaiveDate) -> Self {
        Self {
            points_limit,
            as_of,
            season: None,
            wording: ErrataWording::default(),
            allowed: CompositionChoices::default().allowed,
            lowered: BTreeMap::new(),
            without: BTreeSet::new(),
        }
    }

    /// Whether the event plays by this part of the rules.
    pub fn plays(&self, module: RulesModule) -> bool {
        !self.without.contains(&module)
    }

    pub fn allows(&self, what: Allowance) -> bool {
        self.allowed.contains(&what)
    }

    /// The findings as this event sees them, the gravest first.
    pub fn soften<W>(&self, findings: Vec<RuleFinding<W>>) -> Vec<RuleFinding<W>> {
        let soften = |mut finding: RuleFinding<W>| {
            if let Some(severity) = self.lowered.get(&finding.rule) {
                finding.severity = finding.severity.max(*severity);
            }
            finding
        };
        let mut findings: Vec<RuleFinding<W>> = findings.into_iter().map(soften).collect();
        findings.sort_by_key(|finding| (finding.severity, finding.rule));
        findings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_and_files_name_choices_alike() {
        for one in Allowance::ALL {
            assert_eq!(serde_json::to_value(one).unwrap(), one.as_str());
        }
        for one in RulesModule::ALL {
            assert_eq!(serde_json::to_value(one).unwrap(), one.as_str());
        }
    }
}
