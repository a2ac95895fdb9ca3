//! The verdict on one file as `muster check --json` prints it.

use super::{Finding, Severity, Verdict};
use crate::domain::roster::{Format, Notice, ReadError, Reading};
use serde::Serialize;

/// One file: what it was read as, and what the rules say; or why it was not read.
#[derive(Debug, Clone, Serialize)]
pub struct CheckReport<'a> {
    pub file: &'a str,
    pub legal: bool,
    pub error: Option<String>,
    pub format: Option<Format>,
    pub format_reason: Option<&'a str>,
    pub name: &'a str,
    pub faction: Option<&'a str>,
    pub points_declared: Option<i64>,
    pub points_printed: i64,
    /// Whether what is printed makes the declared total, if need be with the price of lores and the formation
    /// that the program counted and did not print; none without a total.
    pub adds_up: Option<bool>,
    pub drops_declared: Option<u32>,
    pub counts: Counts,
    pub verdict: Option<&'a Verdict>,
    pub notices: &'a [Notice],
}

/// How many findings of each severity.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Counts {
    pub illegal: usize,
    pub warnings: usize,
    pub information: usize,
}

impl Counts {
    pub fn of(findings: &[Finding]) -> Self {
        let count = |severity| findings.iter().filter(|finding| finding.severity == severity).count();
        Self {
            illegal: count(Severity::Illegal),
            warnings: count(Severity::Warning),
            information: count(Severity::Information),
        }
    }
}

pub fn check_report<'a>(file: &'a str, reading: &'a Reading, verdict: &'a Verdict) -> CheckReport<'a> {
    let roster = &reading.roster;
    let printed = roster.points_printed();
    let sums = [printed, printed + verdict.computed.points_not_printed];
    CheckReport {
        file,
        legal: verdict.is_legal(),
        error: None,
        format: Some(reading.format),
        format_reason: Some(&reading.format_reason),
        name: &roster.name,
        faction: verdict.computed.faction.as_deref().or(roster.faction.as_deref()),
        points_declared: roster.points_declared,
        points_printed: printed,
        adds_up: roster.points_declared.map(|declared| sums.contains(&declared)),
        drops_declared: roster.drops_declared,
        counts: Counts::of(&verdict.findings),
        verdict: Some(verdict),
        notices: &reading.notices,
    }
}

/// The same for a file that could not be read at all.
pub fn unread_report<'a>(file: &'a str, error: &ReadError) -> CheckReport<'a> {
    CheckReport {
        file,
        legal: false,
        error: Some(error.to_string()),
        format: None,
        format_reason: None,
        name: "",
        faction: None,
        points_declared: None,
        points_printed: 0,
        adds_up: None,
        drops_declared: None,
        counts: Counts::default(),
        verdict: None,
        notices: &[],
    }
}
