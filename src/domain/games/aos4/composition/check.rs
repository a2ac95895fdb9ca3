//! The verdict: every family of rules asked in turn, and what was counted on the way.

use super::{
    Aos4Army, Aos4Finding, Aos4Unit, Aos4Verdict, CheckRules, Computed, HonourGuard, NotJudged, Observation,
    RosterPlace, RuleId, RulesModule, Severity, cards, enhancements, faction, general, notes, points,
    regiments, renown, renown_army, resolve, units,
};
use crate::domain::{catalogue::CatalogueView, roster::Roster};

/// Judges a roster with the profiles of this view under the rules of this event.
pub fn check_aos4_roster(roster: &Roster, view: &CatalogueView, rules: &CheckRules) -> Aos4Verdict {
    let resolve::Understood { roster, idle, taken, several } = resolve::understand_roster(roster, view);
    let roster = &roster;
    let army = resolve::resolve_army(roster, view, rules.season.as_deref());
    let families = [
        points::check_army_points,
        faction::check_army_faction,
        regiments::check_regiments,
        general::check_army_general,
        units::check_unit_rules,
        notes::check_profile_notes,
        renown::check_regiments_of_renown,
        renown_army::check_army_of_renown,
        enhancements::check_army_enhancements,
        cards::check_tactic_cards,
    ];
    let findings = families.iter().flat_map(|check| check(&army, rules));
    let findings = findings.chain(idle.into_iter().filter_map(|line| idle_line(line, &army)));
    let findings = findings.chain(taken.map(|resolve::TakenFaction { written, faction, by_units }| {
        Aos4Finding::warning_finding(RuleId::A05, Observation::FactionTaken { written, faction, by_units })
    }));
    let findings = findings.chain(several.iter().filter_map(several_units));
    // Whom a leader takes may be what a condition that nobody read here is about.
    let findings = findings.filter(|finding| finding.rule != RuleId::A12 || army.asks_besides.is_empty());
    let findings = findings.map(|finding| {
        let replaced = army.renown_is_unknown && is_replaced_by_a_page(finding.rule);
        let guessed = army.regiments_in_doubt && is_of_regiments(finding.rule);
        if replaced || guessed { in_doubt(finding) } else { finding }
    });
    let findings = findings.filter(|finding| is_asked(finding.rule, rules)).collect();
    let computed = compute_aos4_army(&army, rules);
    let why = computed.not_judged.clone().or_else(|| read_in_part(&army, view, &several));
    let verdict = Aos4Verdict { findings: rules.soften(findings), computed };
    match why {
        Some(why @ NotJudged::UnknownFaction { .. }) => {
            let own =
                verdict.findings.iter().filter(|finding| finding.rule == RuleId::A05).cloned().collect();
            Aos4Verdict { findings: own, computed: Computed { not_judged: Some(why), ..verdict.computed } }
        }
        Some(why @ NotJudged::UnknownUnits { .. }) => {
            // Manifestations that belong to a Regiment of Renown are no units, and are told all the same.
            let is_told = |finding: &&Aos4Finding| {
                finding.rule == RuleId::A21 && finding.severity == Severity::Information
            };
            let told: Vec<Aos4Finding> = verdict.findings.iter().filter(is_told).cloned().collect();
            let mut verdict = verdict.not_judged(why);
            verdict.findings.extend(told);
            verdict
        }
        Some(why) if why.is_read_in_part() => verdict.not_judged(why),
        _ => verdict,
    }
}

/// What stands in the text and was not read, or not understood as so many units.
fn read_in_part(
    army: &Aos4Army<'_>,
    view: &CatalogueView,
    several: &[resolve::SeveralUnits],
) -> Option<NotJudged> {
    let is_unit = |name: &&String| !view.units_called(name).is_empty();
    let below = army.roster.below.as_ref();
    // A whole list below another is told, and the first one is judged.
    if let Some(unit) =
        below.filter(|below| !below.is_list).and_then(|below| below.units.iter().find(is_unit))
    {
        return Some(NotJudged::BelowTheEnd { unit: unit.clone() });
    }
    let unread = several.iter().find(|several| several.each.is_none())?;
    Some(NotJudged::SeveralUnread { unit: unread.unit.clone(), times: unread.times })
}

/// Whether a rule belongs to what the event plays by (`systems V03`, `V04`).
fn is_asked(rule: RuleId, rules: &CheckRules) -> bool {
    let of_magic = matches!(rule, RuleId::A29 | RuleId::A30);
    rules.plays(RulesModule::ArmyComposition) && (!of_magic || rules.plays(RulesModule::Magic))
}

/// Units that were taken apart: whoever wrote them may have meant something else.
fn several_units(several: &resolve::SeveralUnits) -> Option<Aos4Finding> {
    let resolve::SeveralUnits { section, unit, times, printed, each } = several;
    let place = RosterPlace::Unit { section: section.clone(), unit: unit.clone() };
    let (unit, printed, times) = (unit.clone(), *printed, *times);
    let what = Observation::SeveralOnLine { unit, printed, costs: (*each)?, times };
    Some(Aos4Finding::warning_finding(RuleId::A07, what).at(place))
}

/// A line in the formation's place that is none, where the formation stands elsewhere.
fn idle_line(line: String, army: &Aos4Army<'_>) -> Option<Aos4Finding> {
    let faction = army.faction_name()?.to_owned();
    let what = Observation::ForeignFormation { formation: line, faction, elsewhere: false, suggestion: None };
    Some(Aos4Finding::warning_finding(RuleId::A26, what))
}

/// Whether an army of renown's own page may replace this rule.
fn is_replaced_by_a_page(rule: RuleId) -> bool {
    let replaced = [RuleId::A05..=RuleId::A07, RuleId::A12..=RuleId::A14, RuleId::A25..=RuleId::A29];
    rule == RuleId::A01 || replaced.iter().any(|rules| rules.contains(&rule))
}

/// Whether a rule is about who is in which regiment.
fn is_of_regiments(rule: RuleId) -> bool {
    (RuleId::A08..=RuleId::A16).contains(&rule) || rule == RuleId::A23
}

/// Without the army of renown's own page, nothing that such a page replaces can be called illegal; without regiments
/// that the text itself tells apart, nothing about them can.
fn in_doubt(mut finding: Aos4Finding) -> Aos4Finding {
    finding.severity = finding.severity.max(Severity::Warning);
    finding
}

fn compute_aos4_army(army: &Aos4Army<'_>, rules: &CheckRules) -> Computed {
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
        not_judged: not_judged(army, rules),
        ..Computed::default()
    }
}

/// Whether the rules were asked about hardly more than names that nobody knows.
fn not_judged(army: &Aos4Army<'_>, rules: &CheckRules) -> Option<NotJudged> {
    if !rules.plays(RulesModule::ArmyComposition) {
        return Some(NotJudged::NoComposition);
    }
    let units = army.units().chain(army.renown_units()).count();
    if let Some(way) = &army.roster.way_to_play {
        return Some(NotJudged::OtherWayToPlay { way: way.clone() });
    }
    if units == 0 {
        return Some(NotJudged::NoUnit);
    }
    if army.faction.is_none() {
        return Some(NotJudged::UnknownFaction { name: army.roster.faction.clone(), units });
    }
    let is_unknown = |unit: &&Aos4Unit<'_>| !unit.is_known() && unit.home_faction.is_none();
    let unknown = army.units().chain(army.renown_units()).filter(is_unknown).count();
    (unknown * 2 > units).then_some(NotJudged::UnknownUnits { unknown, units })
}

fn grand_alliance(general: &Aos4Unit<'_>) -> Option<&'static str> {
    let alliances =
        [("ORDER", "Order"), ("CHAOS", "Chaos"), ("DEATH", "Death"), ("DESTRUCTION", "Destruction")];
    alliances.into_iter().find(|(keyword, _)| general.has(keyword)).map(|(_, name)| name)
}

/// In a regiment, not leading it. Which abilities a candidate may use beyond the common ones follows
/// from its keywords.
fn honour_guard(army: &Aos4Army<'_>) -> Vec<HonourGuard> {
    let mut candidates = Vec::new();
    for (index, regiment) in army.regiments.iter().enumerate() {
        for unit in regiment.followers() {
            candidates.push(HonourGuard {
                regiment: regiment.heading.title(),
                unit: unit.name().to_owned(),
                generals: army.general_leads(index),
                field_sergeant: unit.is_hero() && unit.has("INFANTRY") && !unit.has("FLY"),
                prized_beast: unit.has("MONSTER") && !unit.has("UNIQUE") && !unit.is_reinforced(),
            });
        }
    }
    candidates
}
