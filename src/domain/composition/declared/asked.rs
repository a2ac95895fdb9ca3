//! A rule, what it is asked about, and what it answers.

use super::{Army, Composition, Observed, Rule, Unit};
use crate::domain::composition::{CheckRules, Place, Severity, Tally};

/// A rule that is code: what the game's family brings, by the name its file uses.
pub type NamedRule = (&'static str, fn(&Asked<'_>) -> Answer);

/// What a rule is asked about.
pub struct Asked<'a> {
    pub rule: &'a Rule,
    pub army: &'a Army<'a>,
    pub composition: &'a Composition,
    pub rules: &'a CheckRules,
}

/// What a rule answers.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Answer {
    pub found: Vec<(Severity, Place, Observed)>,
    pub tally: Option<Tally>,
    /// The facts it asks for are missing (`G02`).
    pub not_asked: bool,
}

impl Answer {
    pub fn not_asked() -> Self {
        Self { not_asked: true, ..Self::default() }
    }
}

impl Asked<'_> {
    pub fn agreed(&self) -> i64 {
        self.rules.points_limit
    }

    /// Facts that every finding has.
    pub fn observed(&self, found: i64) -> Observed {
        Observed { found, size: self.agreed(), ..Observed::default() }
    }

    /// A finding about the whole army.
    pub fn about_army(&self, observed: Observed) -> (Severity, Place, Observed) {
        (self.rule.severity, Place::Army, observed)
    }

    pub fn about(&self, unit: &Unit<'_>, observed: Observed) -> (Severity, Place, Observed) {
        (self.rule.severity, unit.place.clone(), observed)
    }

    pub fn tally(&self, found: i64, least: Option<i64>, most: Option<i64>) -> Option<Tally> {
        Some(Tally { rule: self.rule.id, part: self.rule.part.clone(), found, least, most })
    }
}
