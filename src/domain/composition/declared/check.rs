//! Asking every rule of a system's file, and what was counted on the way.

use super::{
    Answer, Army, Asked, Composition, Kind, NamedRule, Observed, Rule, Unit, counting, foreign, options,
    prices,
};
use crate::domain::{
    catalogue::View,
    composition::{CheckRules, Computed, Finding, NotJudged, Verdict, is_in_season},
    roster::Roster,
};

fn answer(asked: &Asked<'_>, named: &[NamedRule]) -> Answer {
    match &asked.rule.kind {
        Kind::Total {} => prices::total(asked),
        Kind::Under { most } => prices::under(asked, i64::from(*most)),
        Kind::Size {} => prices::size(asked),
        Kind::Checksum { of } => prices::checksum(asked, *of),
        Kind::Foreign { except, together } => foreign::find_foreign(asked, except, together),
        Kind::Count { of, except, least, most, as_one } => {
            let counted = counting::Counted { of: of.as_deref(), except, as_one: as_one.as_deref() };
            counting::count(asked, &counted, (least.as_ref(), most.as_ref()))
        }
        Kind::Share { of, least, most, by_faction } => {
            counting::share(asked, of, (*least, *most), by_faction)
        }
        Kind::Shares { except } => counting::shares(asked, except),
        Kind::Sum { of, most } => counting::sum(asked, of, most),
        Kind::Ratio { of, to, per } => counting::ratio(asked, of, to.as_deref(), *per),
        Kind::Limit { percent } => counting::limit(asked, percent.as_deref()),
        Kind::Flag { flag, least, most, not_with, not_with_is, among } => {
            let mut answer =
                counting::flag(asked, flag, (*least, *most), (not_with.as_deref(), *not_with_is));
            answer.found.extend(among.iter().flat_map(|among| counting::outside(asked, flag, among)));
            answer
        }
        Kind::Once { types, except } => options::once(asked, types, except),
        Kind::Each { types, most, illegal_from } => options::each(asked, types, *most, *illegal_from),
        Kind::Allowance { types } => options::allowance(asked, types),
        Kind::Needs { types, one_of } => options::needs(asked, types, one_of),
        Kind::Named { function } => {
            let function = named.iter().find(|(name, _)| name == function);
            function.map_or_else(Answer::not_asked, |(_, ask)| ask(asked))
        }
    }
}

/// Judges a roster by the rules of a system's file. `named` are the functions of the game's own family.
pub fn check(
    roster: &Roster,
    view: &View,
    rules: &CheckRules,
    composition: &Composition,
    named: &[NamedRule],
) -> Verdict<Observed> {
    let army = Army::resolve(roster, view, composition);
    let mut computed = compute(&army, rules, composition);
    if computed.not_judged.is_some() {
        return Verdict { findings: Vec::new(), computed };
    }
    let mut findings = Vec::new();
    let season = rules.season.as_deref();
    let is_of_season =
        |rule: &&Rule| rule.seasons.is_empty() || season.is_some() && is_in_season(&rule.seasons, season);
    for rule in composition.rules.iter().filter(is_of_season) {
        let is_of_the_day = rule.within_days.is_none_or(|days| army.is_of_the_day(rules.as_of, days));
        let answer = if is_of_the_day {
            answer(&Asked { rule, army: &army, composition, rules }, named)
        } else {
            Answer::not_asked()
        };
        let found = answer.found.into_iter();
        findings.extend(found.map(|(severity, place, observed)| Finding {
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
    Verdict { findings: rules.soften(findings), computed }
}

fn compute(army: &Army<'_>, rules: &CheckRules, composition: &Composition) -> Computed {
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
fn not_judged(army: &Army<'_>, composition: &Composition) -> Option<NotJudged> {
    let units = army.units.len();
    if units == 0 {
        return Some(NotJudged::NoUnit);
    }
    army.faction?;
    let is_unknown = |unit: &&Unit<'_>| {
        unit.profile.is_none() && unit.elsewhere.is_empty() && unit.is_unplaced(composition)
    };
    let unknown = army.units.iter().filter(is_unknown).count();
    (unknown * 2 > units).then_some(NotJudged::UnknownUnits { unknown, units })
}
