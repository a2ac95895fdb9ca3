//! A roster as it was handed in: the text as given, what was understood of it, the verdict, and what staff decided.

use crate::domain::{
    catalogue::Alias,
    composition::{NotJudged, RosterPlace, RuleId, Severity},
    games::{Finding, FindingFacts, Verdict},
    ids::{EventId, PlayerId, RosterId},
    roster::{Roster, RosterReading},
};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// The longest real list is a third of this.
const HEAVIEST_LIST: usize = 16_000;

/// What a text weighs on a page, in bytes: some signs are written as five.
pub fn weight_of(text: &str) -> usize {
    text.len() + 4 * text.bytes().filter(|byte| b"<>&\"'".contains(byte)).count()
}

/// Whether a text is no longer than a list can be: a file's is not for reading.
pub fn is_for_reading(text: &str) -> bool {
    weight_of(text) <= HEAVIEST_LIST
}

/// One version of a player's roster. Versions are never changed, only followed by newer ones.
#[derive(Debug, Clone)]
pub struct RosterVersion {
    pub id: RosterId,
    pub event_id: EventId,
    pub player_id: PlayerId,
    /// 1 for a player's first, then 2, …
    pub number: i64,
    /// As it was given: text, or base64 where it was not text.
    pub source: String,
    /// `text` or `base64`.
    pub encoding: String,
    pub format: String,
    pub reading: RosterReading,
    pub verdict: Verdict,
    /// The fingerprint of the rules and profiles that the verdict was made with.
    pub judged_by: String,
    /// The verdict that staff know, while it is another one now, as the rules or profiles have changed.
    pub verdict_before: Option<Verdict>,
    pub settled: RosterSettlement,
    pub state: RosterState,
    pub state_reason: Option<String>,
    pub state_by: Option<String>,
    /// Sent back: until when it has to be mended.
    pub fix_due: Option<DateTime<Utc>>,
    /// After the deadline. Noted, not refused.
    pub late: bool,
    pub submitted_at: DateTime<Utc>,
    pub submitted_by: String,
    pub version: i64,
}

/// A roster that its player builds on the site, before it is handed in.
#[derive(Debug, Clone)]
pub struct RosterDraft {
    pub player_id: PlayerId,
    pub event_id: EventId,
    pub roster: Roster,
    /// 0 before the first step was kept.
    pub version: i64,
    pub changed_at: DateTime<Utc>,
}

/// What people settled about a version: what its unknown names mean, and which findings do not count.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RosterSettlement {
    /// Names a person confirmed; what was written stays as it was.
    pub names: Vec<Alias>,
    pub waivers: Vec<Waiver>,
}

/// A finding that staff let pass, with the reason. It holds on what was found where: however a finding is worded,
/// it stays let pass, and when its facts change (more points over the limit, another unit) it is asked again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiver {
    pub rule: RuleId,
    pub place: RosterPlace,
    pub what: FindingFacts,
    pub reason: String,
    pub by: String,
    pub at: DateTime<Utc>,
}

/// How long a roster can still be replaced without being late.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum TimeToReplace {
    /// The deadline has passed: a new version is taken, and marked as late.
    Over,
    /// Two or more.
    Days(i64),
    /// Two or more, when it is less than two days.
    Hours(i64),
    Minutes(i64),
}

impl TimeToReplace {
    pub fn time_until_deadline(deadline: DateTime<Utc>, now: DateTime<Utc>) -> Self {
        let left = deadline - now;
        match (left.num_days(), left.num_hours(), left.num_minutes()) {
            (_, _, ..=0) => Self::Over,
            (days @ 2.., ..) => Self::Days(days),
            (_, hours @ 2.., _) => Self::Hours(hours),
            (_, _, minutes) => Self::Minutes(minutes),
        }
    }
}

/// One thing that a player has to know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LetterLine {
    Finding(Box<Finding>),
    /// What staff wrote when they sent the roster back.
    Reason(String),
    /// Until when a new version is to be handed in.
    Due(DateTime<Utc>),
}

/// What a player says is wrong with an open roster.
#[derive(Debug, Clone)]
pub struct Problem {
    pub id: Uuid,
    pub event_id: EventId,
    pub roster_id: RosterId,
    pub reported_by: String,
    /// Who that is among the players of the event; None: reported before this was kept.
    pub reporter_id: Option<PlayerId>,
    pub text: String,
    pub at: DateTime<Utc>,
    pub answer: Option<String>,
    pub answered_by: Option<String>,
    pub answered_at: Option<DateTime<Utc>>,
}

impl Waiver {
    /// Whether the verdict still has the finding that it lets pass.
    pub fn is_of(&self, verdict: &Verdict) -> bool {
        verdict.findings.iter().any(|finding| self.covers(finding))
    }

    /// Whether it lets this finding pass. A rule that was softened since is still the same finding.
    pub fn covers(&self, finding: &Finding) -> bool {
        finding.rule == self.rule && finding.place == self.place && finding.what == self.what
    }
}

impl RosterSettlement {
    /// The waiver of this very finding.
    pub fn waiver_of(&self, finding: &Finding) -> Option<&Waiver> {
        self.waivers.iter().find(|waiver| waiver.covers(finding))
    }

    /// The gravest finding that is not waived, if there is one a person has to look at.
    fn gravest(&self, verdict: &Verdict) -> Option<Severity> {
        let counts = verdict.findings.iter().filter(|finding| self.waiver_of(finding).is_none());
        let gravest = counts.map(|finding| finding.severity).min();
        gravest.filter(|found| *found != Severity::Information)
    }
}

impl RosterVersion {
    /// The roster as it counts: as read, with the names that were confirmed.
    pub fn roster(&self) -> Roster {
        self.reading.roster.with_names(&self.settled.names)
    }

    /// The gravest finding that is not waived, if there is one a person has to look at.
    pub fn gravest(&self) -> Option<Severity> {
        self.settled.gravest(&self.verdict)
    }

    /// Handed in on time, not decided yet, and nothing in it that a person need look at.
    pub fn is_clean(&self) -> bool {
        self.state == RosterState::Submitted
            && self.verdict.is_judged()
            && self.gravest().is_none()
            && !self.late
    }

    /// Something in it is against the rules, or cannot be read: it is accepted with a word why, or not at all.
    pub fn is_to_mend(&self) -> bool {
        match &self.verdict.computed.not_judged {
            Some(NotJudged::NoComposition) => false,
            Some(_) => true,
            None => self.gravest() == Some(Severity::Illegal),
        }
    }

    /// Sent back, and not mended in time.
    pub fn is_overdue(&self, now: DateTime<Utc>) -> bool {
        self.state == RosterState::NeedsFix && self.fix_due.is_some_and(|due| due < now)
    }

    /// The verdict as it counts: what was let pass does not.
    pub fn judgement(&self) -> Judgement {
        Judgement::from_settled_verdict(&self.verdict, &self.settled)
    }

    /// The text as given, where it was text that is for reading.
    pub fn text(&self) -> Option<&str> {
        (self.encoding == "text" && is_for_reading(&self.source)).then_some(self.source.as_str())
    }
}

/// What the rules make of a roster, all in all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Judgement {
    /// Too little of it is known.
    NotJudged,
    /// A part of it was lost, or read twice.
    NotReadWhole,
    Illegal,
    /// Nothing is against the rules, but a person has to look at something.
    ToLookAt,
    Legal,
}

impl Judgement {
    /// A verdict as it counts: what was let pass does not.
    pub fn from_settled_verdict(verdict: &Verdict, settled: &RosterSettlement) -> Self {
        match settled.gravest(verdict) {
            _ if verdict.computed.not_judged.as_ref().is_some_and(NotJudged::is_read_in_part) => {
                Self::NotReadWhole
            }
            _ if !verdict.is_judged() => Self::NotJudged,
            Some(Severity::Illegal) => Self::Illegal,
            Some(_) => Self::ToLookAt,
            None => Self::Legal,
        }
    }
}

/// What staff make of a roster.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum RosterState {
    Submitted,
    /// Sent back with a reason.
    NeedsFix,
    Accepted,
}

enum_words! { RosterState: Submitted "submitted", NeedsFix "needs_fix", Accepted "accepted" }

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{games::aos4::Observation, roster::SectionHeading, roster::SectionKind};

    fn sample_wrong_price(unit: &str, printed: i64, number: u32) -> Finding {
        let section = SectionHeading { kind: SectionKind::Regiment(number), name: None };
        let what = Observation::WrongPrice { unit: unit.into(), reinforced: false, printed, costs: 150 };
        Finding::illegal_finding(RuleId::A07, what).at(RosterPlace::Unit { section, unit: unit.into() })
    }

    fn sample_waiver(finding: &Finding) -> Waiver {
        Waiver {
            rule: finding.rule,
            place: finding.place.clone(),
            what: finding.what.clone(),
            reason: "The app was wrong that week.".into(),
            by: "Olga".into(),
            at: DateTime::UNIX_EPOCH,
        }
    }

    #[test]
    fn a_waiver_holds_on_what_was_found_where_and_on_no_sentence() {
        let cheap = sample_wrong_price("Clanrats", 100, 1);
        let waiver = sample_waiver(&cheap);
        let softened = Finding { severity: Severity::Warning, ..cheap.clone() };
        assert!(waiver.covers(&cheap) && waiver.covers(&softened));
        for other in [
            sample_wrong_price("Clanrats", 10, 1),
            sample_wrong_price("Clanrats", 100, 2),
            sample_wrong_price("Stormvermin", 100, 1),
        ] {
            assert!(!waiver.covers(&other), "{other:?}");
        }
        let kept = serde_json::to_string(&waiver).unwrap();
        let message = "Clanrats is printed at 100 points and costs 150.";
        assert!(!kept.contains(message) && !kept.contains("printed at"), "{kept}");
        let read: Waiver = serde_json::from_str(&kept).unwrap();
        assert!(read.covers(&cheap), "kept and read again, it still holds");
    }
}
