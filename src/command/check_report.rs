//! The verdict on one file as `muster check --json` prints it.

use super::say_in_english;
use crate::{
    domain::{
        composition::{Computed, RuleId, Severity, UnknownName},
        event::roster_version::RosterSettlement,
        games::{Finding, Verdict},
        roster::{Format, Notice, ReadError, RosterReading},
    },
    text::{
        Speaker,
        files::tell_format_reason,
        findings::{ToldFinding, tell_finding, tell_name_place, verdict_headline},
        told,
    },
};
use serde::Serialize;

/// One file: what it was read as, and what the rules say; or why it was not read.
#[derive(Debug, Clone, Serialize)]
pub struct CheckReport<'a> {
    pub file: &'a str,
    pub legal: bool,
    /// Why nobody can say whether it is legal; left out where it was judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub not_judged: Option<String>,
    pub error: Option<String>,
    pub format: Option<Format>,
    pub format_reason: Option<String>,
    pub name: &'a str,
    pub faction: Option<&'a str>,
    pub points_declared: Option<i64>,
    pub points_printed: i64,
    /// Whether what is printed makes the declared total, if need be with the price of lores and the formation
    /// that the program counted and did not print; none without a total.
    pub adds_up: Option<bool>,
    pub drops_declared: Option<u32>,
    pub counts: ReportCounts,
    pub verdict: Option<VerdictReport<'a>>,
    pub notices: Vec<NoticeReport>,
    /// Names that nothing in the catalogue has, and of which no finding speaks.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unknown_names: Vec<UnknownNameReport>,
}

/// A name that is not known, as people read it.
#[derive(Debug, Clone, Serialize)]
pub struct UnknownNameReport {
    pub name: String,
    /// Where it stands: "Regiment 2".
    pub section: String,
    pub suggestion: Option<String>,
}

impl UnknownNameReport {
    pub fn from_unknown_name(UnknownName { name, place, suggestion }: &UnknownName) -> Self {
        let section = tell_name_place(place).say_by(&Speaker::in_english());
        Self { name: name.clone(), section, suggestion: suggestion.clone() }
    }
}

/// The verdict with its sentences.
#[derive(Debug, Clone, Serialize)]
pub struct VerdictReport<'a> {
    pub findings: Vec<FindingReport>,
    pub computed: &'a Computed,
}

/// One finding as people read it.
#[derive(Debug, Clone, Serialize)]
pub struct FindingReport {
    pub rule: RuleId,
    pub severity: Severity,
    /// Empty when it is about the whole army.
    pub place: String,
    pub message: String,
    /// Empty for mere information.
    pub fix: String,
}

impl FindingReport {
    fn from_finding(finding: &Finding) -> Self {
        let (told, speaker) = (tell_finding(finding), Speaker::in_english());
        let ToldFinding { place, message, fix, .. } = told;
        let [place, fix] = [place, fix].map(|words| words.say_by(&speaker));
        Self { rule: finding.rule, severity: finding.severity, place, message: say_in_english(&message), fix }
    }
}

/// What the reader wants a person to know.
#[derive(Debug, Clone, Serialize)]
pub struct NoticeReport {
    pub line: Option<usize>,
    pub text: String,
}

impl NoticeReport {
    fn from_notice(notice: &Notice) -> Self {
        Self { line: notice.line, text: say_in_english(&told(&notice.about)) }
    }
}

/// How many findings of each severity.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct ReportCounts {
    pub illegal: usize,
    pub warnings: usize,
    pub information: usize,
}

impl ReportCounts {
    pub fn count_by_severity(findings: &[Finding]) -> Self {
        let count = |severity| findings.iter().filter(|finding| finding.severity == severity).count();
        Self {
            illegal: count(Severity::Illegal),
            warnings: count(Severity::Warning),
            information: count(Severity::Information),
        }
    }
}

pub fn check_report<'a>(file: &'a str, reading: &'a RosterReading, verdict: &'a Verdict) -> CheckReport<'a> {
    let roster = &reading.roster;
    let printed = roster.points_printed();
    let sums = [printed, printed + verdict.computed.points_not_printed];
    CheckReport {
        file,
        legal: verdict.is_legal(),
        not_judged: (!verdict.is_judged())
            .then(|| say_in_english(&verdict_headline(verdict, &RosterSettlement::default()))),
        error: None,
        format: Some(reading.format),
        format_reason: Some(say_in_english(&tell_format_reason(&reading.format_reason))),
        name: &roster.name,
        faction: verdict.computed.faction.as_deref().or(roster.faction.as_deref()),
        points_declared: roster.points_declared,
        points_printed: printed,
        adds_up: roster.points_declared.map(|declared| sums.contains(&declared)),
        drops_declared: roster.drops_declared,
        counts: ReportCounts::count_by_severity(&verdict.findings),
        verdict: Some(VerdictReport {
            findings: verdict.findings.iter().map(FindingReport::from_finding).collect(),
            computed: &verdict.computed,
        }),
        notices: reading.notices.iter().map(NoticeReport::from_notice).collect(),
        unknown_names: Vec::new(),
    }
}

/// The same for a file that could not be read at all.
pub fn unread_report<'a>(file: &'a str, error: &ReadError) -> CheckReport<'a> {
    CheckReport {
        file,
        legal: false,
        not_judged: None,
        error: Some(say_in_english(&told(error))),
        format: None,
        format_reason: None,
        name: "",
        faction: None,
        points_declared: None,
        points_printed: 0,
        adds_up: None,
        drops_declared: None,
        counts: ReportCounts::default(),
        verdict: None,
        notices: Vec::new(),
        unknown_names: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{catalogue::Catalogue, composition::CheckRules, games};

    #[test]
    fn a_lunch_order_is_judged_without_fuss() {
        let day = "2025-05-01".parse().unwrap();
        let reading =
            games::default().read("two pizzas and a beer for <b>Zoë</b> 🍕".as_bytes(), None).unwrap();
        let view = Catalogue::new([]).as_of(day);
        let verdict = games::default().check(&reading.roster, &view, &CheckRules::matched_play(2000, day));
        assert!(!verdict.is_legal());
        let report = serde_json::to_value(check_report("lunch.txt", &reading, &verdict)).unwrap();
        assert_eq!(report["file"], "lunch.txt");
        assert_eq!(report["legal"], false);
        let said = "Not readable: no units found. Is this a roster for Age of Sigmar 4?";
        assert_eq!(report["not_judged"], said);
        assert_eq!(report["verdict"]["findings"][0]["rule"], "A08");
        assert!(report["verdict"]["findings"][0]["message"].is_string());
    }
}
