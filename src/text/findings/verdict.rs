//! A verdict as people read it: one sentence first, then a line for each thing to mend, whatever number of units it
//! is about.

use super::{ToldFinding, publication_with_date, tell_finding};
use crate::{
    domain::{
        composition::{NotJudged, RuleId, Severity, UsedPublication},
        event::roster_version::{RosterSettlement, Waiver},
        games::{self, Finding, FindingFacts, Verdict, aos4::Observation},
        roster::{RosterEntry, Section},
    },
    text::{Message, TextFact, Wording, say},
};

/// One line of a verdict.
#[derive(Debug, Clone, PartialEq)]
pub struct VerdictLine<'a> {
    /// How grave it is.
    pub severity: Severity,
    /// The rule that found it.
    pub rule: RuleId,
    /// The rule in a few words.
    pub title: Wording,
    /// What was found.
    pub message: Message,
    /// What to do about it; nothing where there is nothing to do.
    pub fix: Wording,
    /// Where on the roster, each place once; none: the whole army.
    pub places: Vec<Wording>,
    /// Why it does not count.
    pub waiver: Option<&'a Waiver>,
}

/// The verdict in one sentence.
pub fn verdict_headline(verdict: &Verdict, settled: &RosterSettlement) -> Message {
    if let Some(why) = &verdict.computed.not_judged {
        return not_judged(why, verdict);
    }
    let (mend, look) = count_open_lines(verdict, settled);
    say!("verdict-headline", mend, look)
}

/// How many lines are to be mended, and how many to be looked at, without those that were let pass.
pub(super) fn count_open_lines(verdict: &Verdict, settled: &RosterSettlement) -> (usize, usize) {
    let groups = group_like_findings(verdict, settled);
    let count = |severity| {
        groups.iter().filter(|(group, waiver)| waiver.is_none() && group[0].severity == severity).count()
    };
    (count(Severity::Illegal), count(Severity::Warning))
}

fn not_judged(why: &NotJudged, verdict: &Verdict) -> Message {
    let game = verdict.computed.system.as_deref().and_then(games::find_game).unwrap_or_else(games::default);
    let system = &game.system;
    let game = system.name.split(',').next().unwrap_or_default();
    match why {
        NotJudged::NoComposition => say!("verdict-no-composition"),
        NotJudged::NoUnit => say!("verdict-no-unit", game),
        NotJudged::OtherWayToPlay { way } => say!("verdict-other-way-to-play", way),
        NotJudged::UnknownFaction { name: Some(name), .. } if system.faction_called(name).is_some() => {
            say!("verdict-faction-without-profiles", name)
        }
        NotJudged::UnknownFaction { name, .. } => say!("verdict-unknown-faction", name, game),
        NotJudged::UnknownUnits { unknown, units } => say!("verdict-unknown-units", unknown, units, game),
        NotJudged::NotReadWhole { read, printed } => say!("verdict-not-read-whole", read, printed),
        NotJudged::BelowTheEnd { unit } => say!("verdict-below-the-end", unit),
        NotJudged::SeveralUnread { unit, times } => say!("verdict-several-unread", unit, times),
    }
}

/// What was found, the gravest first: the same of many units is one line, and so are prices of one publication.
pub fn list_verdict_lines<'a>(verdict: &Verdict, settled: &'a RosterSettlement) -> Vec<VerdictLine<'a>> {
    let groups = group_like_findings(verdict, settled).into_iter();
    groups.map(|(group, waiver)| tell_verdict_line(&group, waiver)).collect()
}

/// The findings of one line each, with why they do not count.
pub(super) fn group_like_findings<'v, 'a>(
    verdict: &'v Verdict,
    settled: &'a RosterSettlement,
) -> Vec<(Vec<&'v Finding>, Option<&'a Waiver>)> {
    let mut groups: Vec<(Vec<&Finding>, Option<&Waiver>)> = Vec::new();
    for finding in &verdict.findings {
        let waiver = settled.waiver_of(finding);
        let group = groups.iter_mut().find(|(group, _)| waiver.is_none() && are_one(group[0], finding));
        match group.filter(|(_, waived)| waived.is_none()) {
            Some((group, _)) => group.push(finding),
            None => groups.push((vec![finding], waiver)),
        }
    }
    groups
}

/// What was found about this unit, each thing once; but not another price than the printed one, which stands struck
/// through beside it. What is let pass stands in the verdict alone.
pub fn at_priced_unit<'a>(
    verdict: &Verdict,
    settled: &'a RosterSettlement,
    section: &Section,
    entry: &RosterEntry,
) -> Vec<VerdictLine<'a>> {
    let is_told = |finding: &Finding| finding.what.repriced().is_none();
    list_lines_beside(verdict, settled, |finding| is_told(finding) && finding.place.is_unit(section, entry))
}

/// What was found about this section as a whole.
pub fn at_section<'a>(
    verdict: &Verdict,
    settled: &'a RosterSettlement,
    section: &Section,
) -> Vec<VerdictLine<'a>> {
    list_lines_beside(verdict, settled, |finding| finding.place.is_section(section))
}

fn list_lines_beside<'a>(
    verdict: &Verdict,
    settled: &'a RosterSettlement,
    is_here: impl Fn(&Finding) -> bool,
) -> Vec<VerdictLine<'a>> {
    let here = verdict.findings.iter().filter(|finding| {
        finding.severity != Severity::Information && is_here(finding) && settled.waiver_of(finding).is_none()
    });
    let mut told: Vec<&Finding> = Vec::new();
    for finding in here {
        if !told.iter().any(|other| other.rule == finding.rule && other.what == finding.what) {
            told.push(finding);
        }
    }
    told.into_iter().map(|finding| tell_verdict_line(&[finding], None)).collect()
}

/// Whether two findings are told in one line.
fn are_one(one: &Finding, other: &Finding) -> bool {
    let alike = one.rule == other.rule && one.severity == other.severity;
    let priced = || Some((price_of_finding(one)?.of, price_of_finding(other)?.of));
    alike && (one.what == other.what || priced().is_some_and(|(one, other)| one == other))
}

/// The publication whose prices these findings are printed with; none where that is none known here.
pub(super) fn printed_as_in(group: &[&Finding]) -> Option<Message> {
    let of = group.first().and_then(|finding| price_of_finding(finding)?.of);
    of.map(publication_with_date)
}

/// A unit whose printed price is not the one that counts.
struct OutdatedPrice<'a> {
    unit: &'a str,
    printed: i64,
    costs: i64,
    /// The publication whose price was printed; none that is known here.
    of: Option<&'a UsedPublication>,
}

fn price_of_finding(finding: &Finding) -> Option<OutdatedPrice<'_>> {
    let FindingFacts::Aos4(observation) = &finding.what else { return None };
    match observation {
        Observation::OlderPrice { unit, printed, costs, of, .. }
        | Observation::NewerPrice { unit, printed, costs, of, .. } => {
            Some(OutdatedPrice { unit, printed: *printed, costs: *costs, of: Some(of) })
        }
        Observation::WrongPrice { unit, printed, costs, .. } => {
            Some(OutdatedPrice { unit, printed: *printed, costs: *costs, of: None })
        }
        _ => None,
    }
}

pub(super) fn tell_verdict_line<'a>(group: &[&Finding], waiver: Option<&'a Waiver>) -> VerdictLine<'a> {
    let first = group[0];
    let ToldFinding { title, message, fix, .. } = tell_finding(first);
    let mut places: Vec<Wording> = Vec::new();
    for finding in group {
        let place = super::tell_place(&finding.place);
        if !place.is_empty() && !places.contains(&place) {
            places.push(place);
        }
    }
    let (message, fix) =
        if group.len() > 1 { tell_joint_findings(group, &message, fix) } else { (message, fix) };
    VerdictLine { severity: first.severity, rule: first.rule, title, message, fix, places, waiver }
}

/// Several findings in one sentence, and how to mend them.
fn tell_joint_findings(group: &[&Finding], message: &Message, fix: Wording) -> (Message, Wording) {
    let prices: Vec<OutdatedPrice<'_>> =
        group.iter().filter_map(|finding| price_of_finding(finding)).collect();
    let count = group.len();
    let Some(first) = prices.first() else { return (say!("verdict-several", message, count), fix) };
    let sum: i64 = prices.iter().map(|price| price.costs - price.printed).sum();
    let mut each: Vec<((&str, i64, i64), usize)> = Vec::new();
    for OutdatedPrice { unit, printed, costs, .. } in &prices {
        match each.iter_mut().find(|(price, _)| *price == (*unit, *printed, *costs)) {
            Some((_, number)) => *number += 1,
            None => each.push(((unit, *printed, *costs), 1)),
        }
    }
    let prices: TextFact = each
        .into_iter()
        .map(|((unit, printed, costs), times)| say!("verdict-price", unit, printed, costs, times))
        .collect();
    let publication = TextFact::from(first.of.map(publication_with_date));
    let are_wrong = first.of.is_none();
    let message = say!("verdict-prices", publication, count, sum, prices);
    let fix = if are_wrong { message.part("fix").into() } else { fix };
    (message, fix)
}
#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        domain::{
            composition::{Computed, RosterPlace},
            roster::{SectionHeading, SectionKind},
        },
        text::Speaker,
    };

    fn said(message: &Message) -> String {
        Speaker::in_english().say(message)
    }

    fn place_of_test_unit(number: u32, unit: &str) -> RosterPlace {
        RosterPlace::Unit {
            section: SectionHeading { kind: SectionKind::Regiment(number), name: None },
            unit: unit.into(),
        }
    }

    fn sample_verdict(findings: Vec<Finding>) -> Verdict {
        Verdict { findings, computed: Computed::default() }
    }

    fn sample_older_price(unit: &str, printed: i64, costs: i64) -> Observation {
        let of = UsedPublication { title: "Battlescroll".into(), date: "2025-06-18".parse().ok() };
        Observation::OlderPrice { unit: unit.into(), reinforced: false, printed, costs, of }
    }

    #[test]
    fn the_verdict_is_one_sentence_that_counts_what_is_to_mend_and_to_look_at() {
        let none = RosterSettlement::default();
        assert_eq!(said(&verdict_headline(&sample_verdict(Vec::new()), &none)), "Ready.");
        let look = Finding::warning_finding(RuleId::A26, Observation::NoFormation);
        assert_eq!(
            said(&verdict_headline(&sample_verdict(vec![look.clone()]), &none)),
            "Ready, 1 thing to check."
        );
        let mend = Finding::illegal_finding(RuleId::A08, Observation::NoRegiment);
        let both = sample_verdict(vec![
            mend.clone(),
            Finding::illegal_finding(RuleId::A15, Observation::NoGeneral),
            look,
        ]);
        assert_eq!(said(&verdict_headline(&both, &none)), "2 to fix, 1 to check.");
        let unknown = NotJudged::UnknownUnits { unknown: 14, units: 15 };
        let computed = Computed { not_judged: Some(unknown), ..Computed::default() };
        let unread = verdict_headline(&Verdict { findings: vec![mend], computed }, &none);
        assert_eq!(said(&unread), "Not checked: 14 of 15 units are unknown. Is this Age of Sigmar 4?");
    }

    #[test]
    fn the_same_finding_of_many_units_is_one_line_and_a_change_of_prices_one_note() {
        let finding = |number, unit, printed, costs| {
            Finding::illegal_finding(RuleId::A06, sample_older_price(unit, printed, costs))
                .at(place_of_test_unit(number, unit))
        };
        let mut found: Vec<Finding> =
            [1, 1, 2, 2, 3].into_iter().map(|number| finding(number, "Skullgrinder", 100, 110)).collect();
        found.push(finding(3, "Clanrats", 150, 140));
        let size =
            Observation::WrongSize { unit: "Rats".into(), models: 3, size: 5, can_be_reinforced: false };
        found.extend([1, 2].map(|number| {
            Finding::illegal_finding(RuleId::A18, size.clone()).at(place_of_test_unit(number, "Rats"))
        }));
        found.extend([("Bells", 200, 220), ("Wheels", 90, 80)].map(|(unit, printed, costs)| {
            let what = Observation::WrongPrice { unit: unit.into(), reinforced: false, printed, costs };
            Finding::illegal_finding(RuleId::A07, what).at(place_of_test_unit(3, unit))
        }));
        let verdict = sample_verdict(found);
        let none = RosterSettlement::default();
        let lines = list_verdict_lines(&verdict, &none);
        assert_eq!(lines.len(), 3, "{lines:#?}");
        assert_eq!(
            said(&lines[0].message),
            "6 prices are from Battlescroll (18 June 2025), +40 points at this event: \
             Skullgrinder ×5: 100 → 110, Clanrats: 150 → 140."
        );
        assert_eq!(said(&lines[1].message), "Rats has 3 models. It needs 5. (2 times)");
        let places: Vec<_> =
            lines[1].places.iter().map(|place| place.say_by(&Speaker::in_english())).collect();
        assert_eq!(places, ["Regiment 1: Rats", "Regiment 2: Rats"]);
        assert_eq!(
            said(&lines[2].message),
            "2 prices differ (+10 points): Bells: 200 → 220, Wheels: 90 → 80."
        );
        assert_eq!(said(&verdict_headline(&verdict, &RosterSettlement::default())), "3 things to fix.");
    }
}
