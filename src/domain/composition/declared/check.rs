//! Asking every rule of a system's file, and what was counted on the way.

use super::{
    Composition, DeclaredArmy, DeclaredUnit, FoundByRule, NamedRule, Observed, Rule, RuleAnswer, RuleKind,
    RuleQuestion, counting, foreign, options, prices,
};
use crate::domain::{
    catalogue::CatalogueView,
    composition::{CheckRules, Computed, NotJudged, RuleFinding, RuleVerdict, is_in_season},
    roster::Roster,
};

fn answer_declared_rule(asked: &RuleQuestion<'_>, named: &[NamedRule]) -> RuleAnswer {
    match &asked.rule.kind {
        RuleKind::Total {} => prices::check_points_total(asked),
        RuleKind::Under { most } => prices::check_unspent_points(asked, i64::from(*most)),
        RuleKind::Size {} => prices::check_unit_sizes(asked),
        RuleKind::Checksum { of } => prices::check_printed_sums(asked, *of),
        RuleKind::Foreign { except, together } => foreign::find_foreign(asked, except, together),
        RuleKind::Count { of, except, least, most, as_one } => {
            let counted = counting::EntryCount { of: of.as_deref(), except, as_one: as_one.as_deref() };
            counting::check_entry_count(asked, &counted, (least.as_ref(), most.as_ref()))
        }
        RuleKind::Share { of, most: Some(most), each: true, .. } => {
            counting::check_share_of_each(asked, of, *most)
        }
        RuleKind::Share { of, least, most, by_faction, .. } => {
            counting::check_faction_share(asked, of, (*least, *most), by_faction)
        }
        RuleKind::Shares { except } => counting::check_share_table(asked, except),
        RuleKind::Sum { of, most } => counting::check_points_sum(asked, of, most),
        RuleKind::Ratio { of, to, per } => counting::check_ratio(asked, of, to.as_deref(), *per),
        RuleKind::Limit { percent } => counting::check_entry_limits(asked, percent.as_deref()),
        RuleKind::Flag { flag, least, most, not_with, not_with_is, among } => {
            let mut answer =
                counting::check_flag_count(asked, flag, (*least, *most), not_with.as_deref(), *not_with_is);
            answer
                .found
                .extend(among.iter().flat_map(|among| counting::find_flagged_outside(asked, flag, among)));
            answer
        }
        RuleKind::Once { types, except } => options::check_option_once(asked, types, except),
        RuleKind::Each { types, most, illegal_from } => {
            options::check_each_option_type(asked, types, *most, *illegal_from)
        }
        RuleKind::Allowance { types } => options::check_option_allowance(asked, types),
        RuleKind::Needs { types, one_of } => options::check_option_needs(asked, types, one_of),
        RuleKind::Named { function } => {
            let function = named.iter().find(|(name, _)| name == function);
            function.map_or_else(RuleAnswer::not_asked, |(_, ask)| ask(asked))
        }
    }
}

/// Judges a roster by the rules of a system's file. `named` are the functions of the game's own family.
pub fn check_declared_rules(
    roster: &Roster,
    view: &CatalogueView,
    rules: &CheckRules,
    composition: &Composition,
    named: &[NamedRule],
) -> RuleVerdict<Observed> {
    let army = DeclaredArmy::resolve_declared_army(roster, view, composition);
    let mut computed = compute_declared_army(&army, rules, composition);
    if computed.not_judged.is_some() {
        return RuleVerdict { findings: Vec::new(), computed };
    }
    let mut findings = Vec::new();
    let season = rules.season.as_deref();
    let is_of_season =
        |rule: &&Rule| rule.seasons.is_empty() || season.is_some() && is_in_season(&rule.seasons, season);
    for rule in composition.rules.iter().filter(is_of_season) {
        let is_of_the_day = rule.within_days.is_none_or(|days| army.is_of_the_day(rules.as_of, days));
        let answer = if is_of_the_day {
            answer_declared_rule(&RuleQuestion { rule, army: &army, composition, rules }, named)
        } else {
            RuleAnswer::not_asked()
        };
        let found = answer.found.into_iter();
        findings.extend(found.map(|FoundByRule { severity, place, observed }| RuleFinding {
            rule: rule.id,
            severity,
            place,
            what: Observed { part: rule.part.clone(), ..observed },
        }));
        computed.tallies.extend(answer.tally);
        if answer.not_asked && !computed.not_asked.contains(&rule.id) {
            computed.not_asked.push(rule.id);
        }
    }
    RuleVerdict { findings: rules.soften(findings), computed }
}

fn compute_declared_army(army: &DeclaredArmy<'_>, rules: &CheckRules, composition: &Composition) -> Computed {
    let points = army.points_known();
    let general = army.units.iter().find(|unit| unit.is("general"));
    let known = army.faction.map(|faction| faction.item.name.as_str());
    Computed {
        points,
        unspent: rules.points_limit - points,
        faction: known.or(army.roster.faction.as_deref()).map(str::to_owned),
        general: general.map(|unit| unit.name().to_owned()),
        publications: army.publications(),
        as_of: Some(rules.as_of),
        season: rules.season.clone(),
        not_judged: not_judged(army, composition),
        ..Computed::default()
    }
}

/// Whether hardly anything was read, or hardly anything that anybody knows: nobody says of a unit what it counts as, and
/// the catalogue, which has the army, does not know it.
fn not_judged(army: &DeclaredArmy<'_>, composition: &Composition) -> Option<NotJudged> {
    let units = army.units.len();
    if units == 0 {
        return Some(NotJudged::NoUnit);
    }
    army.faction?;
    let is_unknown = |unit: &&DeclaredUnit<'_>| {
        unit.profile.is_none() && unit.elsewhere.is_empty() && unit.is_unplaced(composition)
    };
    let unknown = army.units.iter().filter(is_unknown).count();
    (unknown * 2 > units).then_some(NotJudged::UnknownUnits { unknown, units })
}
