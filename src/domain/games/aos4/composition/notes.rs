//! What a unit's own profile adds: with whom it may stand, how many of it, and without whom (A14).

use super::{AnyOf, Aos4Army, Aos4Finding, Aos4Unit, CheckRules, Observation, Regiment, RuleId};
use crate::domain::catalogue::{Pattern, name_key};

pub fn check_profile_notes(army: &Aos4Army<'_>, _rules: &CheckRules) -> Vec<Aos4Finding> {
    let mut found = Vec::new();
    for regiment in &army.regiments {
        for unit in regiment.followers() {
            found.extend(only_with(unit, regiment));
            found.extend(companion_alone(unit, Some(regiment)));
        }
        found.extend(regiment.units.iter().flat_map(|unit| lent_companions(unit, regiment)));
        found.extend(check_outsiders(regiment));
    }
    for unit in &army.auxiliary {
        found.extend(not_auxiliary(unit));
        found.extend(companion_alone(unit, None));
    }
    found.extend(one_per(army));
    found.extend(check_exclusive_units(army));
    for unit in army.units() {
        found.extend(only_in(unit, army));
    }
    found
}

fn any_of(patterns: &[Pattern]) -> AnyOf {
    patterns.iter().map(ToString::to_string).collect()
}

fn only_led_by(unit: &Aos4Unit<'_>, leaders: &[Pattern], auxiliary: bool) -> Aos4Finding {
    let what = Observation::OnlyLedBy { unit: unit.owned_name(), leaders: any_of(leaders), auxiliary };
    Aos4Finding::illegal_finding(RuleId::A14, what).at(unit.place())
}

fn is_described_by(patterns: &[Pattern], unit: &Aos4Unit<'_>) -> bool {
    unit.known.as_ref().is_some_and(|known| patterns.iter().any(|pattern| pattern.describes(&known.words)))
}

fn only_with(unit: &Aos4Unit<'_>, regiment: &Regiment<'_>) -> Option<Aos4Finding> {
    let (profile, leader) = (unit.profile()?, regiment.leader()?);
    if profile.only_with.is_empty() || !leader.is_known() || is_described_by(&profile.only_with, leader) {
        return None;
    }
    Some(only_led_by(unit, &profile.only_with, false))
}

fn not_auxiliary(unit: &Aos4Unit<'_>) -> Option<Aos4Finding> {
    let profile = unit.profile()?;
    (!profile.only_with.is_empty()).then(|| only_led_by(unit, &profile.only_with, true))
}

/// A companion stands beside the one it accompanies, and nowhere else. Without a regiment: it is auxiliary.
fn companion_alone(unit: &Aos4Unit<'_>, regiment: Option<&Regiment<'_>>) -> Option<Aos4Finding> {
    let of = unit.profile()?.companion_of.as_ref()?;
    let key = name_key(of);
    if regiment.is_some_and(|regiment| has_or_may_have(regiment, &key)) {
        return None;
    }
    let what = Observation::CompanionAlone {
        unit: unit.owned_name(),
        of: of.clone(),
        auxiliary: regiment.is_none(),
    };
    Some(Aos4Finding::illegal_finding(RuleId::A14, what).at(unit.place()))
}

/// Lists print a companion without a price below whomever it follows.
fn lent_companions(unit: &Aos4Unit<'_>, regiment: &Regiment<'_>) -> Vec<Aos4Finding> {
    let Some(known) = &unit.known else { return Vec::new() };
    let of = |name: &str| known.view.unit(&known.profile.faction, name)?.item.companion_of.as_ref();
    let companions = unit.entry.companions.iter();
    let told = companions.filter_map(|companion| Some((companion, of(&companion.name)?)));
    let lent = told.filter(|(_, of)| !has_or_may_have(regiment, &name_key(of)));
    lent.map(|(companion, of)| {
        let (unit, of) = (companion.name.clone(), of.clone());
        let what = Observation::CompanionAlone { unit, of, auxiliary: false };
        Aos4Finding::illegal_finding(RuleId::A14, what).at(regiment.place())
    })
    .collect()
}

/// Somebody whose name nobody knows may be the one.
fn has_or_may_have(regiment: &Regiment<'_>, key: &str) -> bool {
    regiment.units.iter().any(|unit| !unit.is_known() || unit.base_key() == key)
}

fn check_outsiders(regiment: &Regiment<'_>) -> Vec<Aos4Finding> {
    let Some(leader) = regiment.leader().filter(|leader| leader.is_known()) else { return Vec::new() };
    let caps = regiment.followers().filter_map(Aos4Unit::profile).flat_map(|profile| &profile.outsiders_take);
    let mut seen: Vec<&Pattern> = Vec::new();
    let mut found = Vec::new();
    for cap in caps {
        if seen.contains(&&cap.of) || leader.answers_to(&cap.unless_led_by) {
            continue;
        }
        seen.push(&cap.of);
        let number =
            regiment.followers().filter(|unit| is_described_by(std::slice::from_ref(&cap.of), unit)).count();
        if number > cap.most as usize {
            let what = Observation::TooManyOutsiders {
                regiment: regiment.heading.clone(),
                number,
                of: cap.of.to_string(),
                most: cap.most,
                unless_led_by: cap.unless_led_by.to_string(),
            };
            found.push(Aos4Finding::illegal_finding(RuleId::A14, what).at(regiment.place()));
        }
    }
    found
}

fn one_per(army: &Aos4Army<'_>) -> Vec<Aos4Finding> {
    let mut seen: Vec<String> = Vec::new();
    let mut found = Vec::new();
    for unit in army.units() {
        let Some(profile) = unit.profile().filter(|profile| !profile.one_per.is_empty()) else { continue };
        let key = profile.key();
        if seen.contains(&key) {
            continue;
        }
        let number = army.units().filter(|other| other.is_known() && other.key() == key).count();
        let allowed = army.units().filter(|other| is_described_by(&profile.one_per, other)).count();
        if number > allowed {
            let (name, per) = (unit.owned_name(), any_of(&profile.one_per));
            let what = Observation::TooManyPer { unit: name, number, per, allowed };
            found.push(Aos4Finding::illegal_finding(RuleId::A14, what).at(unit.place()));
        }
        seen.push(key);
    }
    found
}

fn check_exclusive_units(army: &Aos4Army<'_>) -> Vec<Aos4Finding> {
    let mut found: Vec<Aos4Finding> = Vec::new();
    let units: Vec<&Aos4Unit<'_>> = army.units().collect();
    for (index, unit) in units.iter().enumerate() {
        let Some(profile) = unit.profile() else { continue };
        let clash = units.iter().enumerate().find(|(other, with)| {
            let mutual = with.profile().is_some_and(|with| is_described_by(&with.exclusive_with, unit));
            *other != index && is_described_by(&profile.exclusive_with, with) && !(mutual && *other < index)
        });
        if let Some((_, with)) = clash {
            let what = Observation::Excluded { unit: unit.owned_name(), with: with.owned_name() };
            found.push(Aos4Finding::illegal_finding(RuleId::A14, what).at(unit.place()));
        }
    }
    found
}

fn only_in(unit: &Aos4Unit<'_>, army: &Aos4Army<'_>) -> Option<Aos4Finding> {
    let profile = unit.profile()?;
    let renown = army.of_renown.as_deref().map(name_key);
    if profile.only_in.is_empty()
        || profile.only_in.iter().any(|name| renown.as_ref() == Some(&name_key(name)))
    {
        return None;
    }
    let what = Observation::OnlyInArmies { unit: unit.owned_name(), armies: profile.only_in.clone() };
    Some(Aos4Finding::illegal_finding(RuleId::A14, what).at(unit.place()))
}
