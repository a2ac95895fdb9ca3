//! Findings: what a rule has to say about a roster, how grave it is, and where. Values all of them: the
//! sentences that people read are made at the edge.

use super::{RosterPlace, RuleId};
use serde::{Deserialize, Serialize};

/// From gravest to mildest, so that sorting puts what matters first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    Illegal,
    Warning,
    Information,
}

/// One thing that a rule found. `W` is the game's own value with the facts.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RuleFinding<W> {
    pub rule: RuleId,
    pub severity: Severity,
    /// The section or unit it is about.
    pub place: RosterPlace,
    /// What was found, what is allowed, who is concerned.
    pub what: W,
}

impl<W> RuleFinding<W> {
    pub fn illegal_finding(rule: RuleId, what: impl Into<W>) -> Self {
        Self::new(rule, Severity::Illegal, what)
    }

    pub fn warning_finding(rule: RuleId, what: impl Into<W>) -> Self {
        Self::new(rule, Severity::Warning, what)
    }

    pub fn information_finding(rule: RuleId, what: impl Into<W>) -> Self {
        Self::new(rule, Severity::Information, what)
    }

    /// About the whole army, until it is said where.
    pub fn new(rule: RuleId, severity: Severity, what: impl Into<W>) -> Self {
        Self { rule, severity, place: RosterPlace::Army, what: what.into() }
    }

    #[must_use]
    pub fn at(mut self, place: RosterPlace) -> Self {
        self.place = place;
        self
    }
}
