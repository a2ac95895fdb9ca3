//! Findings: what a rule has to say about a roster, how grave it is, where, and how to mend it.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The rules of army composition by the ids organisers and players quote.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RuleId {
    A01,
    A02,
    A03,
    A04,
    A05,
    A06,
    A07,
    A08,
    A09,
    A10,
    A11,
    A12,
    A13,
    A14,
    A15,
    A16,
    A17,
    A18,
    A19,
    A20,
    A21,
    A22,
    A23,
    A24,
    A25,
    A26,
    A27,
    A28,
    A29,
    A30,
    A31,
    A32,
    A33,
    A34,
    A35,
}

impl RuleId {
    pub const ALL: [Self; 35] = [
        Self::A01,
        Self::A02,
        Self::A03,
        Self::A04,
        Self::A05,
        Self::A06,
        Self::A07,
        Self::A08,
        Self::A09,
        Self::A10,
        Self::A11,
        Self::A12,
        Self::A13,
        Self::A14,
        Self::A15,
        Self::A16,
        Self::A17,
        Self::A18,
        Self::A19,
        Self::A20,
        Self::A21,
        Self::A22,
        Self::A23,
        Self::A24,
        Self::A25,
        Self::A26,
        Self::A27,
        Self::A28,
        Self::A29,
        Self::A30,
        Self::A31,
        Self::A32,
        Self::A33,
        Self::A34,
        Self::A35,
    ];

    /// The rule in a few words, for lists of rules an organiser can soften.
    pub fn title(self) -> &'static str {
        match self {
            Self::A01 => "Points within the limit",
            Self::A02 => "Built for this event's limit",
            Self::A03 => "No unit over half the limit",
            Self::A04 => "Unspent points",
            Self::A05 => "Every unit from the faction",
            Self::A06 => "Profiles of the right date",
            Self::A07 => "Prices as published",
            Self::A08 => "One to five regiments",
            Self::A09 => "Regiments of Renown count as regiments",
            Self::A10 => "A hero leads each regiment",
            Self::A11 => "Units in a regiment",
            Self::A12 => "Units the leader may take",
            Self::A13 => "Second heroes in a regiment",
            Self::A14 => "Notes of the unit's own profile",
            Self::A15 => "One general, leading a regiment",
            Self::A16 => "A warmaster is the general",
            Self::A17 => "Reinforced units",
            Self::A18 => "Unit sizes",
            Self::A19 => "Unique units",
            Self::A20 => "Seasonal versions of one unit",
            Self::A21 => "Regiments of Renown",
            Self::A22 => "Units in a Regiment of Renown",
            Self::A23 => "Auxiliary heroes and companions",
            Self::A24 => "Auxiliary units against the opponent's",
            Self::A25 => "Faction terrain",
            Self::A26 => "Battle formation",
            Self::A27 => "One of each enhancement table",
            Self::A28 => "Who may carry an enhancement",
            Self::A29 => "Lores",
            Self::A30 => "Lores nobody can use",
            Self::A31 => "Choices left open",
            Self::A32 => "Legends, seasonal and unreleased units",
            Self::A33 => "Printed numbers that do not add up",
            Self::A34 => "Armies of Renown",
            Self::A35 => "Facts for the battle",
        }
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

/// From gravest to mildest, so that sorting puts what matters first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    Illegal,
    Warning,
    Information,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Illegal => "illegal",
            Self::Warning => "warning",
            Self::Information => "information",
        })
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Finding {
    pub rule: RuleId,
    pub severity: Severity,
    /// The regiment or unit it is about; empty when it is about the whole army.
    pub place: String,
    pub message: String,
    /// What to do about it; empty for mere information.
    pub fix: String,
}

impl Finding {
    pub fn illegal(rule: RuleId, message: impl Into<String>) -> Self {
        Self::new(rule, Severity::Illegal, message)
    }

    pub fn warning(rule: RuleId, message: impl Into<String>) -> Self {
        Self::new(rule, Severity::Warning, message)
    }

    pub fn information(rule: RuleId, message: impl Into<String>) -> Self {
        Self::new(rule, Severity::Information, message)
    }

    fn new(rule: RuleId, severity: Severity, message: impl Into<String>) -> Self {
        Self { rule, severity, place: String::new(), message: message.into(), fix: String::new() }
    }

    #[must_use]
    pub fn at(mut self, place: impl Into<String>) -> Self {
        self.place = place.into();
        self
    }

    #[must_use]
    pub fn mend(mut self, fix: impl Into<String>) -> Self {
        self.fix = fix.into();
        self
    }
}
