//! The verdict: every finding, what was counted on the way, and which publications it rests on.

use super::{RosterPlace, RuleFinding, RuleId, RuleTally, Severity};
use crate::domain::catalogue::{CORRECTION, Publication};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleVerdict<W> {
    /// The gravest first.
    pub findings: Vec<RuleFinding<W>>,
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
    /// The system whose file declares the rules it was judged by; none where the game has rules of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub system: Option<String>,
    /// What each declared rule counted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tallies: Vec<RuleTally>,
    /// Declared rules whose facts are missing (`systems G02`).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub not_asked: Vec<RuleId>,
    /// Why the rules say nothing about it, whatever was found; none: it was judged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub not_judged: Option<NotJudged>,
}

/// Why nobody can say whether a roster is legal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NotJudged {
    /// It holds no unit.
    NoUnit,
    /// The event plays without rules of composition.
    NoComposition,
    /// It is no list of matched play but of another way to play, by its name.
    OtherWayToPlay { way: String },
    /// Its faction is none that is known here; none: it names no faction.
    UnknownFaction { name: Option<String>, units: usize },
    /// Most of its units are known in no faction.
    UnknownUnits { unknown: usize, units: usize },
    /// What was read of it is not what its own total says: a part was lost, or read twice.
    NotReadWhole { read: i64, printed: i64 },
    /// Units stand below its end, this one first.
    BelowTheEnd { unit: String },
    /// So many of a unit stand on one line, at the price of no such number.
    SeveralUnread { unit: String, times: u32 },
}

impl NotJudged {
    /// Whether a part of it was lost, or read twice.
    pub fn is_read_in_part(&self) -> bool {
        match self {
            Self::NotReadWhole { .. } | Self::BelowTheEnd { .. } | Self::SeveralUnread { .. } => true,
            Self::NoUnit
            | Self::NoComposition
            | Self::OtherWayToPlay { .. }
            | Self::UnknownFaction { .. }
            | Self::UnknownUnits { .. } => false,
        }
    }

    /// Whether so much was read of a roster that what is missing is no slip: up to a tenth of its own total may be.
    /// Without a total nobody can say. The likeliest of several sums counts.
    pub fn unless_read_whole(printed: Option<i64>, sums: &[i64]) -> Option<Self> {
        let printed = printed.filter(|printed| *printed >= LEAST_TOTAL)?;
        let read = sums.iter().copied().min_by_key(|sum| (sum - printed).abs())?;
        ((read - printed).abs() * 10 > printed).then_some(Self::NotReadWhole { read, printed })
    }
}

/// What is printed as less is no army's total: "buck 'o 5/2000 pts" is a name.
const LEAST_TOTAL: i64 = 100;

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
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct UsedPublication {
    pub title: String,
    pub date: Option<NaiveDate>,
}

impl From<&Publication> for UsedPublication {
    fn from(publication: &Publication) -> Self {
        Self { title: publication.title.clone(), date: publication.published_on }
    }
}

impl UsedPublication {
    /// It is no publication, but what an organiser corrected for the event.
    pub fn is_correction(&self) -> bool {
        self.title == CORRECTION
    }

    /// The same without the date where the title, as its publisher gave it, ends with it: "Battle Profiles, 18 June 2026".
    #[must_use]
    pub fn with_date_once(&self) -> Self {
        let ends_with = |date: &NaiveDate| self.title.ends_with(&date.format("%-d %B %Y").to_string());
        Self { title: self.title.clone(), date: self.date.filter(|date| !ends_with(date)) }
    }
}

impl<W> RuleVerdict<W> {
    /// The same with what was found as another value.
    pub fn map<V>(self, of: impl Fn(W) -> V) -> RuleVerdict<V> {
        let map = |RuleFinding { rule, severity, place, what }| RuleFinding {
            rule,
            severity,
            place,
            what: of(what),
        };
        RuleVerdict { findings: self.findings.into_iter().map(map).collect(), computed: self.computed }
    }

    /// Whether the rules could say anything about it.
    pub fn is_judged(&self) -> bool {
        self.computed.not_judged.is_none()
    }

    /// Nothing is said of an army that was not read whole but what a person has to look at in a unit of it.
    #[must_use]
    pub fn not_judged(mut self, why: NotJudged) -> Self {
        let is_of_unit = |place: &RosterPlace| matches!(place, RosterPlace::Unit { .. });
        self.findings.retain(|finding| finding.severity == Severity::Warning && is_of_unit(&finding.place));
        self.computed.not_judged = Some(why);
        self
    }

    /// Judged, and nothing illegal; warnings are for a person to look at.
    pub fn is_legal(&self) -> bool {
        self.is_judged() && self.findings.iter().all(|finding| finding.severity != Severity::Illegal)
    }

    /// Judged, and nothing a person need look at.
    pub fn is_clean(&self) -> bool {
        self.is_judged() && self.findings.iter().all(|finding| finding.severity == Severity::Information)
    }
}
