//! Regiments of Renown: how many, for which factions, with which members, and what their units may not
//! have (A21, A22); auxiliary heroes with compulsory companions (A23).

use super::{
    Allowance, Aos4Army, Aos4Finding, Aos4Unit, CheckRules, ErrataWording, Observation, Renown, RosterPlace,
    RuleId, Severity, army::any_of,
};
use crate::domain::roster::{SectionHeading, SectionKind};

pub fn check_regiments_of_renown(army: &Aos4Army<'_>, rules: &CheckRules) -> Vec<Aos4Finding> {
    let mut found = Vec::new();
    found.extend(a21_allowed(army, rules));
    found.extend(a21_number(army));
    for renown in &army.renown {
        found.extend(a21_regiment(renown, army));
        for unit in &renown.units {
            found.extend(a22_member(unit, renown, rules));
        }
    }
    for unit in &army.auxiliary {
        found.extend(a23_auxiliary(unit));
    }
    found.extend(army.regiments.iter().filter_map(|regiment| a23_companion(regiment.leader()?, regiment)));
    found
}

fn a21_allowed(army: &Aos4Army<'_>, rules: &CheckRules) -> Option<Aos4Finding> {
    let barred = !army.renown.is_empty() && !rules.allows(Allowance::RegimentsOfRenown);
    barred.then(|| {
        let regiments = army.renown.iter().map(|renown| renown.name.clone()).collect();
        Aos4Finding::illegal_finding(RuleId::A21, Observation::RenownBarred { regiments })
    })
}

fn a21_number(army: &Aos4Army<'_>) -> Option<Aos4Finding> {
    let counted: Vec<_> = army
        .renown
        .iter()
        .filter(|renown| !renown.known.as_ref().is_some_and(|facts| facts.beside_others))
        .collect();
    (counted.len() > 1).then(|| {
        let regiments = counted.iter().map(|renown| renown.name.clone()).collect();
        Aos4Finding::illegal_finding(RuleId::A21, Observation::SeveralRenown { regiments })
    })
}

/// Where a Regiment of Renown stands, whatever it is headed.
fn place_of_renown(renown: &Renown<'_>) -> RosterPlace {
    RosterPlace::Section(SectionHeading {
        kind: SectionKind::RegimentOfRenown,
        name: Some(renown.name.clone()),
    })
}

fn a21_regiment(renown: &Renown<'_>, army: &Aos4Army<'_>) -> Vec<Aos4Finding> {
    let regiment = || renown.name.clone();
    let Some(facts) = &renown.known else {
        let what = Observation::UnknownRenown { regiment: regiment(), suggestion: renown.suggestion.clone() };
        let mut found = vec![Aos4Finding::warning_finding(RuleId::A21, what)];
        if !renown.strangers.is_empty() {
            let what = Observation::RenownStrangers { regiment: regiment(), units: renown.strangers.clone() };
            found.push(Aos4Finding::information_finding(RuleId::A21, what));
        }
        return found.into_iter().map(|finding| finding.at(place_of_renown(renown))).collect();
    };
    let mut found = Vec::new();
    if let Some(faction) = army.faction_name()
        && facts.open == Some(false)
    {
        let what = Observation::RenownCannotJoin { regiment: regiment(), faction: faction.to_owned() };
        found.push(Aos4Finding::illegal_finding(RuleId::A21, what));
    }
    if let (Some(printed), Some(costs)) = (renown.points, facts.price)
        && printed != costs
    {
        let what = Observation::WrongPrice { unit: regiment(), reinforced: false, printed, costs };
        found.push(Aos4Finding::illegal_finding(RuleId::A07, what));
    }
    if !facts.strangers.is_empty() {
        let units = facts.strangers.clone();
        // Beside all of its members it is something that no army takes by itself: a manifestation.
        let is_complete = facts.differences.is_empty();
        let severity = if is_complete { Severity::Information } else { Severity::Warning };
        let what = Observation::RenownStrangers { regiment: regiment(), units };
        found.push(Aos4Finding::new(RuleId::A21, severity, what));
    }
    if !facts.differences.is_empty() {
        let differences = facts.differences.clone();
        // A name nobody knows may be one of those that seem to be missing.
        let severity = if facts.strangers.is_empty() { Severity::Illegal } else { Severity::Warning };
        let what = Observation::RenownDiffers { regiment: regiment(), differences };
        found.push(Aos4Finding::new(RuleId::A21, severity, what));
    }
    found.into_iter().map(|finding| finding.at(place_of_renown(renown))).collect()
}

fn a22_member(unit: &Aos4Unit<'_>, renown: &Renown<'_>, rules: &CheckRules) -> Vec<Aos4Finding> {
    let mut found = Vec::new();
    if unit.entry.general {
        let what = Observation::GeneralInRenown { unit: unit.owned_name() };
        found.push(Aos4Finding::illegal_finding(RuleId::A22, what).at(place_of_renown(renown)));
    }
    let barred = unit.enhancements().iter().filter(|_| rules.wording == ErrataWording::Errata);
    for enhancement in barred {
        let (unit, enhancement) = (unit.owned_name(), enhancement.name.clone());
        let what = Observation::EnhancedInRenown { unit, enhancement };
        found.push(Aos4Finding::illegal_finding(RuleId::A22, what).at(place_of_renown(renown)));
    }
    found
}

fn a23_auxiliary(unit: &Aos4Unit<'_>) -> Option<Aos4Finding> {
    let companions: Vec<_> = unit.compulsory_options().map(any_of).collect();
    (!companions.is_empty()).then(|| {
        let what = Observation::AuxiliaryNeedsCompanions { unit: unit.owned_name(), companions };
        Aos4Finding::illegal_finding(RuleId::A23, what).at(unit.place())
    })
}

fn a23_companion(leader: &Aos4Unit<'_>, regiment: &super::Regiment<'_>) -> Option<Aos4Finding> {
    let companions = regiment.missing_compulsory(leader);
    (!companions.is_empty()).then(|| {
        let what = Observation::CompanionsMissing { leader: leader.owned_name(), companions };
        Aos4Finding::illegal_finding(RuleId::A23, what).at(regiment.place())
    })
}
