//! Points: the limit, half of it, what is unspent, the price of each unit, and whether the printed
//! numbers add up (A01-A04, A06, A07, A33).

use super::{Army, CheckRules, Finding, Observation, RuleId, Unit};
use crate::domain::games::aos4::Sum;

pub fn check(army: &Army<'_>, rules: &CheckRules) -> Vec<Finding> {
    let mut found = Vec::new();
    found.extend(a01_within_the_limit(army, rules));
    found.extend(a02_built_for_this_limit(army, rules));
    found.extend(a03_half_the_limit(army, rules));
    found.extend(a04_unspent(army, rules));
    for unit in army.units() {
        found.extend(a07_price(unit));
    }
    found.extend(a33_checksums(army));
    found
}

fn a01_within_the_limit(army: &Army<'_>, rules: &CheckRules) -> Option<Finding> {
    let (spent, limit) = (army.points(rules), rules.points_limit);
    (spent > limit).then(|| Finding::illegal(RuleId::A01, Observation::OverLimit { spent, limit }))
}

fn a02_built_for_this_limit(army: &Army<'_>, rules: &CheckRules) -> Option<Finding> {
    let built_for = army.roster.points_limit.filter(|limit| *limit != rules.points_limit)?;
    let what = Observation::BuiltForAnother { built_for, limit: rules.points_limit };
    Some(Finding::warning(RuleId::A02, what))
}

fn a03_half_the_limit<'a>(army: &'a Army<'_>, rules: &CheckRules) -> impl Iterator<Item = Finding> + 'a {
    let half = rules.points_limit / 2;
    army.units().filter_map(move |unit| {
        let price = unit.price()?;
        (price > half).then(|| {
            let what = Observation::OverHalf { unit: unit.owned_name(), price, half };
            Finding::illegal(RuleId::A03, what).at(unit.place())
        })
    })
}

fn a04_unspent(army: &Army<'_>, rules: &CheckRules) -> Option<Finding> {
    let unspent = rules.points_limit - army.points(rules);
    let worth = unspent >= 50 && !army.roster.is_empty();
    worth.then(|| Finding::information(RuleId::A04, Observation::Unspent { points: unspent }))
}

/// The printed price against the profile's. A price of an earlier publication is named as such (A06).
fn a07_price(unit: &Unit<'_>) -> Option<Finding> {
    let printed = unit.entry.points?;
    let expected = unit.profile_price()?;
    if printed == expected {
        return None;
    }
    let (name, reinforced) = (unit.owned_name(), unit.is_reinforced());
    let finding = if let Some(of) = unit.publication_with_price(printed) {
        let what = Observation::OlderPrice { unit: name, reinforced, printed, costs: expected, of };
        Finding::illegal(RuleId::A06, what)
    } else {
        let what = Observation::WrongPrice { unit: name, reinforced, printed, costs: expected };
        Finding::illegal(RuleId::A07, what)
    };
    Some(finding.at(unit.place()))
}

fn a33_checksums(army: &Army<'_>) -> Vec<Finding> {
    let roster = army.roster;
    let mut found = Vec::new();
    let mut differ = |of: Sum, printed: Option<i64>, counted: i64| {
        if let Some(printed) = printed.filter(|printed| *printed != counted) {
            let what = Observation::SumDiffers { of, printed, counted };
            found.push(Finding::warning(RuleId::A33, what));
        }
    };
    // Programs leave out the price of a lore now and then, and count it all the same.
    let printed = [roster.points_printed(), army.points_printed()];
    let declared = roster.points_declared.filter(|declared| !printed.contains(declared));
    differ(Sum::Points, declared, roster.points_printed());
    differ(Sum::Drops, roster.drops_declared.map(i64::from), count(army.drops()));
    differ(Sum::AuxiliaryUnits, roster.auxiliaries_declared.map(i64::from), count(army.auxiliary.len()));
    // Programs differ in what they add to the wounds, so that this is no more than a hint.
    if let (Some(printed), Some(counted)) = (roster.wounds_declared, army.wounds())
        && i64::from(printed) != counted
    {
        let what = Observation::SumDiffers { of: Sum::Wounds, printed: i64::from(printed), counted };
        found.push(Finding::information(RuleId::A33, what));
    }
    found
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
