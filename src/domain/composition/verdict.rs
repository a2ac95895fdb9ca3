//! The verdict: every finding, what was counted on the way, and which publications it rests on.

use super::{
    Army, CheckRules, Finding, Severity, Unit, enhancements, faction, general, notes, points, regiments,
    renown, renown_army, units,
};
use crate::domain::{catalogue::View, roster::Roster};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    /// The gravest first.
    pub findings: Vec<Finding>,
    pub computed: Computed,
}

/// What was counted, with the event's profiles rather than the printed numbers.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Computed {
    pub points: i64,
    /// What lores and the formation cost by the catalogue where the roster does not print it. Programs
    /// often count such a price in their total and leave it out of the line.
    #[serde(default)]
    pub points_not_printed: i64,
    pub unspent: i64,
    pub drops: usize,
    pub wounds: Option<i64>,
    pub regiments: usize,
    pub regiments_of_renown: usize,
    pub auxiliaries: usize,
    pub general: Option<String>,
    pub faction: Option<String>,
    pub army_of_renown: Option<String>,
    pub grand_alliance: Option<String>,
    pub honour_guard: Vec<HonourGuard>,
    pub publications: Vec<UsedPublication>,
    /// The cut-off and the season it was judged by.
    #[serde(default)]
    pub as_of: Option<NaiveDate>,
    #[serde(default)]
    pub season: Option<String>,
}

/// A unit that may be picked as a regiment's honour guard.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HonourGuard {
    pub regiment: String,
    pub unit: String,
    /// In the general's regiment: a candidate for the first honour guard.
    pub generals: bool,
    pub field_sergeant: bool,
    pub prized_beast: bool,
}

/// A publication whose profiles this verdict used.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct UsedPublication {
    pub title: String,
    pub date: Option<NaiveDate>,
}

impl Verdict {
    /// Nothing illegal; warnings are for a person to look at.
    pub fn is_legal(&self) -> bool {
        self.findings.iter().all(|finding| finding.severity != Severity::Illegal)
    }

    /// Nothing a person need look at.
    pub fn is_clean(&self) -> bool {
        self.findings.iter().all(|finding| finding.severity == Severity::Information)
    }
}

/// Judges a roster with the profiles of this view under the rules of this event.
pub fn check(roster: &Roster, view: &View, rules: &CheckRules) -> Verdict {
    let army = Army::resolve(roster, view, rules.season.as_deref());
    let families = [
        points::check,
        faction::check,
        regiments::check,
        general::check,
        units::check,
        notes::check,
        renown::check,
        renown_army::check,
        enhancements::check,
    ];
    let findings = families.iter().flat_map(|check| check(&army, rules));
    let findings =
        findings.map(|finding| if army.renown_is_unknown { in_doubt(finding) } else { finding }).collect();
    Verdict { findings: rules.soften(findings), computed: compute(&army, rules) }
}

/// Without the army of renown's own page, nothing that such a page replaces can be called illegal.
fn in_doubt(mut finding: Finding) -> Finding {
    use super::RuleId::{A01, A05, A06, A07, A12, A13, A14, A25, A26, A27, A28, A29};
    let replaced = [A01, A05, A06, A07, A12, A13, A14, A25, A26, A27, A28, A29];
    if replaced.contains(&finding.rule) {
        finding.severity = finding.severity.max(Severity::Warning);
    }
    finding
}

fn compute(army: &Army<'_>, rules: &CheckRules) -> Computed {
    let points = army.points(rules);
    let general = army.general_unit();
    Computed {
        points,
        points_not_printed: army.points_not_printed(),
        unspent: rules.points_limit - points,
        drops: army.drops(),
        wounds: army.wounds(),
        regiments: army.regiments.len(),
        regiments_of_renown: army.renown.len(),
        auxiliaries: army.auxiliary.len(),
        general: general.map(|unit| unit.name().to_owned()),
        faction: army.faction_name().map(str::to_owned),
        army_of_renown: army.of_renown.clone(),
        grand_alliance: general.and_then(grand_alliance).map(str::to_owned),
        honour_guard: honour_guard(army),
        publications: army.publications(),
        as_of: Some(rules.as_of),
        season: rules.season.clone(),
    }
}

fn grand_alliance(general: &Unit<'_>) -> Option<&'static str> {
    let alliances =
        [("ORDER", "Order"), ("CHAOS", "Chaos"), ("DEATH", "Death"), ("DESTRUCTION", "Destruction")];
    alliances.into_iter().find(|(keyword, _)| general.has(keyword)).map(|(_, name)| name)
}

/// In a regiment, not leading it. Which abilities a candidate may use beyond the common ones follows
/// from its keywords.
fn honour_guard(army: &Army<'_>) -> Vec<HonourGuard> {
    let mut candidates = Vec::new();
    for (index, regiment) in army.regiments.iter().enumerate() {
        for unit in regiment.followers() {
            candidates.push(HonourGuard {
                regiment: regiment.title.clone(),
                unit: unit.name().to_owned(),
                generals: army.general_leads(index),
                field_sergeant: unit.is_hero() && unit.has("INFANTRY") && !unit.has("FLY"),
                prized_beast: unit.has("MONSTER") && !unit.has("UNIQUE") && !unit.is_reinforced(),
            });
        }
    }
    candidates
}
