//! What an event says about its rosters: the limit, the cut-off date, the season, what is allowed and
//! which rules it has softened.

use super::{RuleFinding, RuleId, Severity};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// A verdict's fingerprint is made of what it is stored as: its words and their order stay as they are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CheckRules {
    pub points_limit: i64,
    /// The cut-off: profiles published later do not count.
    pub as_of: NaiveDate,
    /// For example "General's Handbook 2024-25"; without it seasonal units are not judged.
    pub season: Option<String>,
    pub wording: ErrataWording,
    /// What the game leaves to its events and this one allows.
    pub allowed: BTreeSet<RuleSwitch>,
    /// Rules the organiser has softened; a finding never gets graver by this.
    pub lowered: BTreeMap<RuleId, Severity>,
    /// Parts of the game's rules that the event plays without (`systems V01`).
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub without: BTreeSet<RuleSwitch>,
}

/// Something that a game leaves to its events, by the word that is stored of it. Which there are, and what they mean, the
/// game alone knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct RuleSwitch {
    /// Among those of its game.
    #[serde(skip)]
    pub place: usize,
    pub word: &'static str,
}

/// Which text of the rules holds where the original and its errata differ; in what, the game knows (`systems V05`).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ErrataWording {
    Original,
    #[default]
    Errata,
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

/// A rule that counts for less than it says, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lowered {
    pub rule: RuleId,
    pub severity: Severity,
    pub reason: String,
}

impl CheckRules {
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
