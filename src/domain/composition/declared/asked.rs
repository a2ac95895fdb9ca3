//! A rule, what it is asked about, and what it answers.

use super::{Composition, DeclaredArmy, DeclaredUnit, Observed, Rule};
use crate::domain::composition::{CheckRules, RosterPlace, RuleTally, Severity};

/// A rule that is code: what the game's family brings, by the name its file uses.
pub type NamedRule = (&'static str, fn(&RuleQuestion<'_>) -> RuleAnswer);

/// What a rule is asked about.
pub struct RuleQuestion<'a> {
    pub rule: &'a Rule,
    pub army: &'a DeclaredArmy<'a>,
    pub composition: &'a Composition,
    pub rules: &'a CheckRules,
}

/// What a rule found.
#[derive(Debug, PartialEq, Eq)]
pub struct FoundByRule {
    pub severity: Severity,
    pub place: RosterPlace,
    pub observed: Observed,
}

/// What a rule answers.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct RuleAnswer {
    pub found: Vec<FoundByRule>,
    pub tally: Option<RuleTally>,
    /// The facts it asks for are missing (`G02`).
    pub not_asked: bool,
}

impl RuleAnswer {
    pub fn not_asked() -> Self {
        Self { not_asked: true, ..Self::default() }
    }
}

impl RuleQuestion<'_> {
    pub fn agreed(&self) -> i64 {
        self.rules.points_limit
    }

    /// Facts that every finding has.
    pub fn observed(&self, found: impl TryInto<i64>) -> Observed {
        Observed { found: found.try_into().unwrap_or(i64::MAX), size: self.agreed(), ..Observed::default() }
    }

    /// A finding about the whole army.
    pub fn about_army(&self, observed: Observed) -> FoundByRule {
        FoundByRule { severity: self.rule.severity, place: RosterPlace::Army, observed }
    }

    /// A finding about one entry, which it names.
    pub fn about(&self, unit: &DeclaredUnit<'_>, observed: Observed) -> FoundByRule {
        let observed = Observed { entries: vec![unit.name().to_owned()], ..observed };
        FoundByRule { severity: self.rule.severity, place: unit.place.clone(), observed }
    }

    pub fn tally(&self, found: i64, least: Option<i64>, most: Option<i64>) -> Option<RuleTally> {
        Some(RuleTally { rule: self.rule.id, part: self.rule.part.clone(), found, least, most })
    }
}
