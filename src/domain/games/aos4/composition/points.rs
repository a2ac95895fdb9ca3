//! Points: the limit, half of it, what is unspent, the price of each unit, and whether the printed
//! numbers add up (A01-A04, A06, A07, A33).

use super::{Aos4Army, Aos4Finding, Aos4Unit, CheckRules, Observation, RuleId};
use crate::domain::{
    composition::is_in_season,
    games::aos4::{Sum, season::said_season},
};

pub fn check_army_points(army: &Aos4Army<'_>, rules: &CheckRules) -> Vec<Aos4Finding> {
    let mut found = Vec::new();
    found.extend(a01_within_the_limit(army, rules));
    found.extend(a02_built_for_this_limit(army, rules));
    found.extend(a03_half_the_limit(army, rules));
    found.extend(a06_season(army, rules));
    found.extend(a04_unspent(army, rules));
    for unit in army.units() {
        found.extend(a07_price(unit, army, rules));
    }
    found.extend(a33_checksums(army, rules));
    found
}

fn a01_within_the_limit(army: &Aos4Army<'_>, rules: &CheckRules) -> Option<Aos4Finding> {
    let (spent, limit) = (army.points(rules), rules.points_limit);
    (spent > limit).then(|| {
        Aos4Finding::illegal_finding(RuleId::A01, {
            let not_printed = army.prices_not_printed(rules);
            Observation::OverLimit { spent, limit, not_printed }
        })
    })
}

fn a02_built_for_this_limit(army: &Aos4Army<'_>, rules: &CheckRules) -> Option<Aos4Finding> {
    let built_for = army.roster.points_limit.filter(|limit| *limit != rules.points_limit)?;
    let what = Observation::BuiltForAnother { built_for, limit: rules.points_limit };
    Some(Aos4Finding::warning_finding(RuleId::A02, what))
}

fn a03_half_the_limit<'a>(
    army: &'a Aos4Army<'_>,
    rules: &CheckRules,
) -> impl Iterator<Item = Aos4Finding> + 'a {
    let half = rules.points_limit / 2;
    army.units().filter_map(move |unit| {
        let price = unit.price()?;
        (price > half).then(|| {
            let what = Observation::OverHalf { unit: unit.owned_name(), price, half };
            Aos4Finding::illegal_finding(RuleId::A03, what).at(unit.place())
        })
    })
}

fn a04_unspent(army: &Aos4Army<'_>, rules: &CheckRules) -> Option<Aos4Finding> {
    let unspent = rules.points_limit - army.points(rules);
    let worth = unspent >= 50 && !army.roster.is_empty();
    worth.then(|| Aos4Finding::information_finding(RuleId::A04, Observation::Unspent { points: unspent }))
}

/// A list for another season has other units, choices and prices.
fn a06_season(army: &Aos4Army<'_>, rules: &CheckRules) -> Option<Aos4Finding> {
    let (season, written_for) = (rules.season.clone()?, said_season(army.roster)?);
    if is_in_season(std::slice::from_ref(&written_for), Some(&season)) {
        return None;
    }
    Some(Aos4Finding::warning_finding(RuleId::A06, Observation::OtherSeason { written_for, season }))
}

/// The printed price against the profile's. A price of another publication is named as such (A06): an earlier one can
/// be mended, and whose app is newer than the event cannot help it.
fn a07_price(unit: &Aos4Unit<'_>, army: &Aos4Army<'_>, rules: &CheckRules) -> Option<Aos4Finding> {
    let printed = unit.entry.points?;
    let expected = unit.profile_price()?;
    if unit.is_priced_as_two() {
        let (costs, times) = (printed / 2, 2);
        let what = Observation::PriceOfSeveral { unit: unit.owned_name(), printed, costs, times };
        return Some(Aos4Finding::warning_finding(RuleId::A07, what).at(unit.place()));
    }
    if printed == expected {
        return None;
    }
    let (name, reinforced) = (unit.owned_name(), unit.is_reinforced());
    let in_faction = army.of_renown.as_ref().and(army.faction_name());
    if in_faction.is_some_and(|faction| unit.price_in(faction) == Some(printed)) {
        // Which of the two counts is for the army's own page to say, and files often lag behind it.
        let what = Observation::PriceOfFaction { unit: name, printed, costs: expected };
        return Some(Aos4Finding::information_finding(RuleId::A07, what).at(unit.place()));
    }
    let finding = if let Some(of) = unit.publication_with_price(printed) {
        if of.date.is_some_and(|date| date > rules.as_of) {
            let cut_off = rules.as_of;
            let what = Observation::NewerPrice { unit: name, printed, costs: expected, of, cut_off };
            return Some(Aos4Finding::warning_finding(RuleId::A06, what).at(unit.place()));
        }
        let what = Observation::OlderPrice { unit: name, reinforced, printed, costs: expected, of };
        Aos4Finding::illegal_finding(RuleId::A06, what)
    } else {
        let what = Observation::WrongPrice { unit: name, reinforced, printed, costs: expected };
        Aos4Finding::illegal_finding(RuleId::A07, what)
    };
    Some(finding.at(unit.place()))
}

fn a33_checksums(army: &Aos4Army<'_>, rules: &CheckRules) -> Vec<Aos4Finding> {
    let roster = army.roster;
    let mut found = points_differ(army, rules);
    let mut differ = |of: Sum, printed: Option<u32>, counted: usize| {
        let counted = i64::try_from(counted).unwrap_or(i64::MAX);
        if let Some(printed) = printed.map(i64::from).filter(|printed| *printed != counted) {
            let what = Observation::SumDiffers { of, printed, counted };
            found.push(Aos4Finding::warning_finding(RuleId::A33, what));
        }
    };
    differ(Sum::Drops, roster.drops_declared, army.drops());
    differ(Sum::AuxiliaryUnits, roster.auxiliaries_declared, army.auxiliary.len());
    // Programs differ in what they add to the wounds, so that this is no more than a hint.
    if let (Some(printed), Some(counted)) = (roster.wounds_declared, army.wounds())
        && i64::from(printed) != counted
    {
        let what = Observation::SumDiffers { of: Sum::Wounds, printed: i64::from(printed), counted };
        found.push(Aos4Finding::information_finding(RuleId::A33, what));
    }
    found
}

/// Programs leave out the price of a lore now and then, and count it all the same. Where the total is right, a line is
/// not, which is said of that line.
fn points_differ(army: &Aos4Army<'_>, rules: &CheckRules) -> Vec<Aos4Finding> {
    let printed = army.roster.points_printed();
    let counted = army.points(rules);
    let sums = [printed, army.points_printed(), counted];
    let differing = army.roster.points_declared.filter(|declared| !sums.contains(declared));
    let told = differing.map(|declared| {
        Aos4Finding::warning_finding(RuleId::A33, Observation::PointsDiffer { declared, printed, counted })
    });
    told.into_iter().collect()
}
