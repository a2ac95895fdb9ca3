//! A verdict as people read it: one sentence first, then a line for each thing to mend, whatever number of units it
//! is about.

use super::findings::{self, ToldFinding};
use crate::domain::{
    composition::{NotJudged, RuleId, Severity, UsedPublication},
    event::roster_version::{RosterSettlement, Waiver},
    games::{self, Finding, FindingFacts, Verdict, aos4::Observation},
    roster::{RosterEntry, Section},
};
use crate::words::{so_many, write_grouped_number};

/// One line of a verdict.
#[derive(Debug, Clone, PartialEq)]
pub struct VerdictLine<'a> {
    pub severity: Severity,
    pub rule: RuleId,
    /// The rule in a few words.
    pub title: &'static str,
    pub message: String,
    /// What to do about it; empty where there is nothing to do.
    pub fix: String,
    /// Where on the roster, each place once; none: the whole army.
    pub places: Vec<String>,
    /// Why it does not count.
    pub waiver: Option<&'a Waiver>,
}

/// The verdict in one sentence.
pub fn verdict_headline(verdict: &Verdict, settled: &RosterSettlement) -> String {
    if let Some(why) = &verdict.computed.not_judged {
        return not_judged(why, verdict);
    }
    let lines = list_verdict_lines(verdict, settled);
    let count =
        |severity| lines.iter().filter(|line| line.waiver.is_none() && line.severity == severity).count();
    let things =
        |count: usize| if count == 1 { "one thing".to_owned() } else { so_many(count, "thing", "things") };
    match (count(Severity::Illegal), count(Severity::Warning)) {
        (0, 0) => "Legal.".to_owned(),
        (0, look) => format!("Legal, {} to look at.", things(look)),
        (mend, 0) => format!("Not legal: {} to mend.", things(mend)),
        (mend, look) => format!("Not legal: {} to mend, {} to look at.", things(mend), things(look)),
    }
}

fn not_judged(why: &NotJudged, verdict: &Verdict) -> String {
    let game = verdict.computed.system.as_deref().and_then(games::find_game).unwrap_or_else(games::default);
    let game = game.system.name.split(',').next().unwrap_or_default();
    match why {
        NotJudged::NoComposition => {
            "Not judged: this event plays without rules of army composition.".to_owned()
        }
        NotJudged::NoUnit => format!("Not readable: no unit was found; is this a list of {game}?"),
        NotJudged::OtherWayToPlay { way } => {
            format!(
                "Not judged: this is a list for {way}, which has rules of its own; this event plays matched play."
            )
        }
        NotJudged::UnknownFaction { name: Some(name), .. } => {
            format!("Not judged: no faction was found, “{name}” stands in its place; is this {game}?")
        }
        NotJudged::UnknownFaction { name: None, .. } => {
            format!("Not judged: it names no faction; is this {game}?")
        }
        NotJudged::UnknownUnits { unknown, units } => {
            let units = so_many(*units, "unit is", "units are");
            format!("Not judged: {unknown} of {units} unknown; is this {game}?")
        }
        NotJudged::NotReadWhole { read, printed } => {
            let (read, printed) = (write_grouped_number(*read), write_grouped_number(*printed));
            format!(
                "Not read whole: its total says {printed} points, and what was read of it comes to {read}."
            )
        }
        NotJudged::BelowTheEnd { unit } => format!(
            "Not read whole: {unit} stands below the end of the list and was not counted. Move it into the list, or \
             delete what stands below the end."
        ),
        NotJudged::SeveralUnread { unit, times } => format!(
            "Not read whole: {times} {unit} stand on one line, and its price is not that of so many. Write each unit \
             on a line of its own."
        ),
    }
}

/// What was found, the gravest first: the same of many units is one line, and so are prices of one publication.
pub fn list_verdict_lines<'a>(verdict: &Verdict, settled: &'a RosterSettlement) -> Vec<VerdictLine<'a>> {
    group_like_findings(verdict, settled)
        .into_iter()
        .map(|(group, waiver)| write_verdict_line(&group, waiver))
        .collect()
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
    told.into_iter().map(|finding| write_verdict_line(&[finding], None)).collect()
}

/// Whether two findings are told in one line.
fn are_one(one: &Finding, other: &Finding) -> bool {
    let alike = one.rule == other.rule && one.severity == other.severity;
    let priced = || Some((price_of_finding(one)?.of, price_of_finding(other)?.of));
    alike && (one.what == other.what || priced().is_some_and(|(one, other)| one == other))
}

/// The publication whose prices these findings are printed with; empty where that is none known here.
pub(super) fn printed_as_in(group: &[&Finding]) -> String {
    let of = group.first().and_then(|finding| price_of_finding(finding)?.of);
    of.map_or_else(String::new, findings::publication_with_date)
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

pub(super) fn write_verdict_line<'a>(group: &[&Finding], waiver: Option<&'a Waiver>) -> VerdictLine<'a> {
    let first = group[0];
    let ToldFinding { title, message, fix, .. } = findings::describe_finding(first);
    let mut places: Vec<String> = Vec::new();
    for finding in group {
        let place = finding.place.to_string();
        if !place.is_empty() && !places.contains(&place) {
            places.push(place);
        }
    }
    let are_wrong_prices = group.len() > 1 && price_of_finding(first).is_some_and(|price| price.of.is_none());
    let fix = if are_wrong_prices { "Correct these prices.".to_owned() } else { fix };
    let message = if group.len() > 1 { describe_joint_findings(group, &message) } else { message };
    VerdictLine { severity: first.severity, rule: first.rule, title, message, fix, places, waiver }
}

/// Several findings in one sentence.
fn describe_joint_findings(group: &[&Finding], message: &str) -> String {
    let prices: Vec<OutdatedPrice<'_>> =
        group.iter().filter_map(|finding| price_of_finding(finding)).collect();
    let Some(first) = prices.first() else { return format!("{message} ({} times)", group.len()) };
    let sum: i64 = prices.iter().map(|price| price.costs - price.printed).sum();
    let mut each: Vec<((&str, i64, i64), usize)> = Vec::new();
    for OutdatedPrice { unit, printed, costs, .. } in &prices {
        match each.iter_mut().find(|(price, _)| *price == (*unit, *printed, *costs)) {
            Some((_, number)) => *number += 1,
            None => each.push(((unit, *printed, *costs), 1)),
        }
    }
    let told = |((unit, printed, costs), number): ((&str, i64, i64), usize)| {
        let times = if number > 1 { format!(" ×{number}") } else { String::new() };
        format!("{unit}{times}: {printed} → {costs}")
    };
    let each: Vec<String> = each.into_iter().map(told).collect();
    let how = first.of.map_or_else(
        || "not priced as in any publication known here".to_owned(),
        |of| format!("priced as in {}", findings::publication_with_date(of)),
    );
    let units = group.len();
    let each = each.join(", ");
    format!("{units} units are {how}; with the profiles of this event they cost {sum:+} points: {each}.")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{
        composition::{Computed, RosterPlace},
        roster::{SectionHeading, SectionKind},
    };

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
        assert_eq!(verdict_headline(&sample_verdict(Vec::new()), &none), "Legal.");
        let look = Finding::warning_finding(RuleId::A26, Observation::NoFormation);
        assert_eq!(
            verdict_headline(&sample_verdict(vec![look.clone()]), &none),
            "Legal, one thing to look at."
        );
        let mend = Finding::illegal_finding(RuleId::A08, Observation::NoRegiment);
        let both = sample_verdict(vec![
            mend.clone(),
            Finding::illegal_finding(RuleId::A15, Observation::NoGeneral),
            look,
        ]);
        assert_eq!(verdict_headline(&both, &none), "Not legal: 2 things to mend, one thing to look at.");
        let unknown = NotJudged::UnknownUnits { unknown: 14, units: 15 };
        let computed = Computed { not_judged: Some(unknown), ..Computed::default() };
        let said = verdict_headline(&Verdict { findings: vec![mend], computed }, &none);
        assert_eq!(said, "Not judged: 14 of 15 units are unknown; is this Age of Sigmar 4?");
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
            lines[0].message,
            "6 units are priced as in Battlescroll (18 June 2025); with the profiles of this event they cost +40 \
             points: Skullgrinder ×5: 100 → 110, Clanrats: 150 → 140."
        );
        assert_eq!(lines[1].message, "3 Rats: the unit has 5 models. (2 times)");
        assert_eq!(lines[1].places, ["Regiment 1: Rats", "Regiment 2: Rats"]);
        assert_eq!(
            lines[2].message,
            "2 units are not priced as in any publication known here; with the profiles of this event they cost +10 \
             points: Bells: 200 → 220, Wheels: 90 → 80."
        );
        assert_eq!(verdict_headline(&verdict, &RosterSettlement::default()), "Not legal: 3 things to mend.");
    }
}
