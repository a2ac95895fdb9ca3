//! A roster as the desk checks it: how it stands in a few words, and each kind of finding once, where the details lie
//! beside the units that they are about.

use super::verdict::{self, list_verdict_lines, verdict_headline};
use crate::{
    domain::{
        composition::{NotJudged, RosterPlace, Severity},
        event::roster_version::{RosterSettlement, Waiver},
        games::{Finding, Verdict},
        roster::Roster,
    },
    text::{Message, Speaker, Wording, say, told},
};
use serde::Serialize;

/// How long a reason may be that is suggested to whoever sends a roster back.
const LONGEST_REASON: usize = 500;

/// How a roster stands by the rules alone. Its text is for a row: `2 to mend`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum RosterReadiness {
    /// No unit was found in it.
    NotReadable,
    /// Not all of it was read.
    NotReadWhole,
    /// Nobody can say whether it is legal.
    NotJudged,
    /// So many things to mend, and so many to look at.
    ToMend { mend: usize, look: usize },
    /// So many things to look at.
    ToLookAt { look: usize },
    /// Nothing is to be done.
    Ready,
}

impl RosterReadiness {
    /// What was let pass does not count.
    pub fn from_verdict(verdict: &Verdict, settled: &RosterSettlement) -> Self {
        match &verdict.computed.not_judged {
            Some(NotJudged::NoUnit) => return Self::NotReadable,
            Some(why) if why.is_read_in_part() => return Self::NotReadWhole,
            Some(_) => return Self::NotJudged,
            None => {}
        }
        match verdict::count_open_lines(verdict, settled) {
            (0, 0) => Self::Ready,
            (0, look) => Self::ToLookAt { look },
            (mend, look) => Self::ToMend { mend, look },
        }
    }

    /// For a row.
    pub fn short(self) -> Message {
        told(&self)
    }

    /// How it is coloured.
    pub fn tone(self) -> &'static str {
        match self {
            Self::NotReadable => "bad",
            Self::NotReadWhole | Self::NotJudged | Self::ToMend { .. } | Self::ToLookAt { .. } => "warn",
            Self::Ready => "good",
        }
    }

    /// The shape beside it.
    pub fn icon(self) -> &'static str {
        match self {
            Self::NotReadable | Self::NotReadWhole => "split",
            Self::NotJudged => "info",
            Self::ToMend { .. } => "mend",
            Self::ToLookAt { .. } => "find",
            Self::Ready => "done",
        }
    }

    /// Above what was found: `Two things to mend`; with the day until which, where one is set.
    pub fn title(self, verdict: &Verdict, settled: &RosterSettlement, due: Option<&str>) -> Message {
        match self {
            Self::NotReadable | Self::NotReadWhole | Self::NotJudged => verdict_headline(verdict, settled),
            Self::ToMend { mend, look } => say!("roster-check-to-mend", things = mend, look, due),
            Self::ToLookAt { look } => say!("roster-check-to-look-at", things = look),
            Self::Ready => say!("roster-check-ready"),
        }
    }
}

/// One kind of finding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FindingKind {
    /// How grave it is.
    pub severity: Severity,
    /// What was found.
    pub says: Message,
    /// Where on the roster, or what to do about it; nothing where nothing is to be added.
    pub more: Wording,
    /// Why it does not count: the reason, and whose it is.
    pub waived: Option<(String, String)>,
}

/// Each kind of finding once, the gravest first. Prices stand beside their units, and only their sum is told.
pub fn list_finding_kinds(
    verdict: &Verdict,
    settled: &RosterSettlement,
    roster: &Roster,
    limit: i64,
) -> Vec<FindingKind> {
    let points = verdict.computed.points;
    let groups = verdict::group_like_findings(verdict, settled).into_iter();
    groups.map(|(group, waiver)| tell_finding_kind(&group, waiver, roster, (points, limit))).collect()
}

fn tell_finding_kind(
    group: &[&Finding],
    waiver: Option<&Waiver>,
    roster: &Roster,
    (points, limit): (i64, i64),
) -> FindingKind {
    let line = verdict::tell_verdict_line(group, waiver);
    let let_pass = waiver.map(|waiver| (waiver.reason.clone(), waiver.by.clone()));
    let is_price_beside = waiver.is_none()
        && line.severity != Severity::Information
        && group.iter().all(|finding| finding.what.repriced().is_some() && is_beside(&finding.place, roster));
    let (says, more) = if is_price_beside {
        (tell_sum_of_prices(group), tell_what_it_comes_to(points, limit, group).into())
    } else {
        (line.message, line.fix)
    };
    FindingKind { severity: line.severity, says, more, waived: let_pass }
}

/// Whether a unit or a section of this roster is that place.
fn is_beside(place: &RosterPlace, roster: &Roster) -> bool {
    roster.sections.iter().any(|section| {
        place.is_section(section) || section.entries.iter().any(|entry| place.is_unit(section, entry))
    })
}

fn tell_sum_of_prices(group: &[&Finding]) -> Message {
    let prices = group.iter().filter_map(|finding| finding.what.repriced());
    let sum: i64 = prices.map(|price| price.costs - price.printed).sum();
    say!("roster-check-prices", count = group.len(), sum)
}

/// What the whole army comes to with the prices that count, and by which publication they were printed.
fn tell_what_it_comes_to(points: i64, limit: i64, group: &[&Finding]) -> Message {
    let over = Some(points - limit).filter(|over| *over > 0);
    let publication = verdict::printed_as_in(group).map_or(Wording::NONE, Wording::from);
    say!("roster-check-sum", points, limit, over, publication)
}

/// What a player whose roster is sent back has to read, as a suggestion; empty where nothing is to mend.
pub fn suggest_send_back_reason(verdict: &Verdict, settled: &RosterSettlement, speaker: &Speaker) -> String {
    if verdict.computed.not_judged == Some(NotJudged::NoComposition) {
        return String::new();
    }
    if verdict.computed.not_judged.is_some() {
        return speaker.say(&verdict_headline(verdict, settled));
    }
    let mut reason = String::new();
    let lines = list_verdict_lines(verdict, settled).into_iter();
    for line in lines.filter(|line| line.waiver.is_none() && line.severity == Severity::Illegal) {
        let place = if let [only] = &line.places[..] { only.clone() } else { Wording::NONE };
        let more = say!("roster-check-reason", place, message = line.message, fix = line.fix);
        let more = speaker.say(&more);
        let more = more.trim();
        if reason.chars().count() + more.chars().count() >= LONGEST_REASON {
            break;
        }
        if !reason.is_empty() {
            reason.push(' ');
        }
        reason.push_str(more);
    }
    reason
}

/// What is good to know about a roster, and asks for nothing.
pub fn to_know(verdict: &Verdict, settled: &RosterSettlement) -> Vec<Message> {
    let lines = list_verdict_lines(verdict, settled).into_iter();
    let known = lines.filter(|line| line.severity == Severity::Information && line.waiver.is_none());
    known.map(|line| line.message).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{
        composition::{Computed, RuleId},
        games::{self, aos4::Observation},
        roster::{SectionHeading, SectionKind},
    };

    const LIST: &str = "x 400/1000 pts\n\nSkaven | Claw-horde\n\nGeneral's Regiment\nGrey Seer (120)\n\
        Clanrats (100)\nClanrats (100)\n";

    fn said(message: &Message) -> String {
        Speaker::in_english().say(message)
    }

    fn place_of_sample_unit(unit: &str) -> RosterPlace {
        RosterPlace::Unit {
            section: SectionHeading { kind: SectionKind::General, name: None },
            unit: unit.into(),
        }
    }

    fn sample_price_finding(unit: &str) -> Finding {
        let what = Observation::WrongPrice { unit: unit.into(), reinforced: false, printed: 100, costs: 150 };
        Finding::illegal_finding(RuleId::A07, what).at(place_of_sample_unit(unit))
    }

    fn sample_check_verdict(findings: Vec<Finding>) -> Verdict {
        Verdict { findings, computed: Computed::default() }
    }

    #[test]
    fn prices_beside_their_units_are_summed_up_and_everything_else_is_told_in_full() {
        let roster = games::default().read(LIST.as_bytes(), None).unwrap().roster;
        let size = |unit: &str| {
            let what =
                Observation::WrongSize { unit: unit.into(), models: 3, size: 1, can_be_reinforced: false };
            Finding::illegal_finding(RuleId::A18, what).at(place_of_sample_unit(unit))
        };
        let found = sample_check_verdict(vec![
            sample_price_finding("Clanrats"),
            sample_price_finding("Clanrats"),
            size("Grey Seer"),
            size("Clanrats"),
            size("Nobody"),
            Finding::warning_finding(RuleId::A26, Observation::NoFormation),
        ]);
        let none = RosterSettlement::default();
        let told: Vec<(String, String)> = list_finding_kinds(&found, &none, &roster, 1000)
            .into_iter()
            .map(|kind| (said(&kind.says), kind.more.say_by(&Speaker::in_english())))
            .collect();
        assert_eq!(told[0].0, "2 prices differ (+100 points).");
        assert_eq!(told[0].1, "New total: 0 of 1,000.");
        let sizes: Vec<&str> = told[1..4].iter().map(|(says, _)| says.as_str()).collect();
        assert_eq!(
            sizes,
            ["Grey Seer", "Clanrats", "Nobody"].map(|unit| format!("{unit} has 3 models. It needs 1."))
        );
        assert!(told[1..4].iter().all(|(_, more)| more == "Correct the number of models."));
        assert_eq!((told[4].0.as_str(), told.len()), ("No battle formation chosen.", 5));
        let standing = RosterReadiness::from_verdict(&found, &none);
        assert_eq!(
            (standing, said(&standing.short()).as_str()),
            (RosterReadiness::ToMend { mend: 4, look: 1 }, "4 to fix")
        );
        let title = standing.title(&found, &none, Some("Fri 20:00"));
        assert_eq!(said(&title), "4 to fix by Fri 20:00, 1 to check");
        assert!(suggest_send_back_reason(&found, &none, &Speaker::in_english()).starts_with(
            "General's Regiment: Clanrats: 2 prices differ (+100 points): Clanrats ×2: 100 → 150."
        ));
    }

    #[test]
    fn a_roster_stands_as_its_gravest_finding_says() {
        let none = RosterSettlement::default();
        let not_judged = |why| Verdict {
            findings: Vec::new(),
            computed: Computed { not_judged: Some(why), ..Computed::default() },
        };
        for (found, short, tone) in [
            (sample_check_verdict(Vec::new()), "ready", "good"),
            (
                sample_check_verdict(vec![Finding::warning_finding(RuleId::A26, Observation::NoFormation)]),
                "1 to check",
                "warn",
            ),
            (not_judged(NotJudged::NoUnit), "not readable", "bad"),
            (not_judged(NotJudged::NotReadWhole { read: 860, printed: 1980 }), "partly read", "warn"),
            (not_judged(NotJudged::NoComposition), "not checked", "warn"),
        ] {
            let standing = RosterReadiness::from_verdict(&found, &none);
            assert_eq!((said(&standing.short()).as_str(), standing.tone()), (short, tone));
        }
        let ready = sample_check_verdict(Vec::new());
        assert_eq!(
            said(&RosterReadiness::Ready.title(&ready, &none, Some("Fri 20:00"))),
            "Ready: nothing to fix"
        );
        assert_eq!(suggest_send_back_reason(&ready, &none, &Speaker::in_english()), "");
    }
}
