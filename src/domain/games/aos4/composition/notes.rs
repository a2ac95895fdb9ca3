//! What a unit's own profile adds: with whom it may stand, how many of it, and without whom (A14).

use super::{Army, CheckRules, Finding, Regiment, RuleId, Unit};
use crate::domain::catalogue::{Pattern, name_key};

pub fn check(army: &Army<'_>, _rules: &CheckRules) -> Vec<Finding> {
    let mut found = Vec::new();
    for regiment in &army.regiments {
        for unit in regiment.followers() {
            found.extend(only_with(unit, regiment));
        }
        found.extend(outsiders(regiment));
    }
    for unit in &army.auxiliary {
        found.extend(not_auxiliary(unit));
    }
    found.extend(one_per(army));
    found.extend(exclusive(army));
    for unit in army.units() {
        found.extend(only_in(unit, army));
    }
    found
}

fn any_of(patterns: &[Pattern]) -> String {
    patterns.iter().map(ToString::to_string).collect::<Vec<_>>().join(" or ")
}

fn describes(patterns: &[Pattern], unit: &Unit<'_>) -> bool {
    unit.known.as_ref().is_some_and(|known| patterns.iter().any(|pattern| pattern.describes(&known.words)))
}

fn only_with(unit: &Unit<'_>, regiment: &Regiment<'_>) -> Option<Finding> {
    let (profile, leader) = (unit.profile()?, regiment.leader()?);
    if profile.only_with.is_empty() || !leader.is_known() || describes(&profile.only_with, leader) {
        return None;
    }
    let whose = any_of(&profile.only_with);
    let message = format!("{} may be taken only in a regiment led by {whose}.", unit.name());
    Some(
        Finding::illegal(RuleId::A14, message)
            .at(unit.place())
            .mend("Move it to that regiment, or take it out."),
    )
}

fn not_auxiliary(unit: &Unit<'_>) -> Option<Finding> {
    let profile = unit.profile()?;
    if profile.only_with.is_empty() {
        return None;
    }
    let whose = any_of(&profile.only_with);
    let message = format!(
        "{} may be taken only in a regiment led by {whose}, so not as an auxiliary unit.",
        unit.name()
    );
    Some(
        Finding::illegal(RuleId::A14, message)
            .at(unit.place())
            .mend("Move it to that regiment, or take it out."),
    )
}

fn outsiders(regiment: &Regiment<'_>) -> Vec<Finding> {
    let Some(leader) = regiment.leader().filter(|leader| leader.is_known()) else { return Vec::new() };
    let caps = regiment.followers().filter_map(Unit::profile).flat_map(|profile| &profile.outsiders_take);
    let mut seen: Vec<&Pattern> = Vec::new();
    let mut found = Vec::new();
    for cap in caps {
        if seen.contains(&&cap.of) || describes(std::slice::from_ref(&cap.unless_led_by), leader) {
            continue;
        }
        seen.push(&cap.of);
        let number =
            regiment.followers().filter(|unit| describes(std::slice::from_ref(&cap.of), unit)).count();
        if number > cap.most as usize {
            let message = format!(
                "{}: {number} of {}, at most {} when the leader is not {}.",
                regiment.title, cap.of, cap.most, cap.unless_led_by
            );
            found
                .push(Finding::illegal(RuleId::A14, message).at(&regiment.title).mend("Move one elsewhere."));
        }
    }
    found
}

fn one_per(army: &Army<'_>) -> Vec<Finding> {
    let mut seen: Vec<String> = Vec::new();
    let mut found = Vec::new();
    for unit in army.units() {
        let Some(profile) = unit.profile().filter(|profile| !profile.one_per.is_empty()) else { continue };
        let key = profile.key();
        if seen.contains(&key) {
            continue;
        }
        let number = army.units().filter(|other| other.is_known() && other.key() == key).count();
        let allowed = army.units().filter(|other| describes(&profile.one_per, other)).count();
        if number > allowed {
            let message = format!(
                "{number} of {}, and 1 is allowed for each {} in the army ({allowed}).",
                unit.name(),
                any_of(&profile.one_per)
            );
            found.push(Finding::illegal(RuleId::A14, message).at(unit.place()).mend("Take one out."));
        }
        seen.push(key);
    }
    found
}

fn exclusive(army: &Army<'_>) -> Vec<Finding> {
    let mut found: Vec<Finding> = Vec::new();
    let units: Vec<&Unit<'_>> = army.units().collect();
    for (index, unit) in units.iter().enumerate() {
        let Some(profile) = unit.profile() else { continue };
        let clash = units.iter().enumerate().find(|(other, with)| {
            let mutual = with.profile().is_some_and(|with| describes(&with.exclusive_with, unit));
            *other != index && describes(&profile.exclusive_with, with) && !(mutual && *other < index)
        });
        if let Some((_, with)) = clash {
            let message = format!("{} and {} cannot be in the same army.", unit.name(), with.name());
            found.push(Finding::illegal(RuleId::A14, message).at(unit.place()).mend("Take one of them out."));
        }
    }
    found
}

fn only_in(unit: &Unit<'_>, army: &Army<'_>) -> Option<Finding> {
    let profile = unit.profile()?;
    let renown = army.of_renown.as_deref().map(name_key);
    if profile.only_in.is_empty()
        || profile.only_in.iter().any(|name| renown.as_ref() == Some(&name_key(name)))
    {
        return None;
    }
    let message = format!("{} may be taken only in {}.", unit.name(), profile.only_in.join(" or "));
    Some(Finding::illegal(RuleId::A14, message).at(unit.place()).mend("Take it out."))
}
