//! Regiments of Renown: how many, for which factions, with which members, and what their units may not
//! have (A21, A22); auxiliary heroes with compulsory companions (A23).

use super::{Allowance, Army, CheckRules, Finding, Renown, RuleId, Unit, Wording, regiments::listed};

pub fn check(army: &Army<'_>, rules: &CheckRules) -> Vec<Finding> {
    let mut found = Vec::new();
    found.extend(a21_allowed(army, rules));
    found.extend(a21_number(army, rules));
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

fn a21_allowed(army: &Army<'_>, rules: &CheckRules) -> Option<Finding> {
    let barred = !army.renown.is_empty() && !rules.allows(Allowance::RegimentsOfRenown);
    barred.then(|| {
        let names = listed(army.renown.iter().map(|renown| renown.name.as_str()));
        let message = format!("This event is played without Regiments of Renown: {names}.");
        Finding::illegal(RuleId::A21, message).mend("Take it out.")
    })
}

fn a21_number(army: &Army<'_>, rules: &CheckRules) -> Option<Finding> {
    if rules.wording == Wording::Original {
        return None;
    }
    let counted: Vec<_> = army
        .renown
        .iter()
        .filter(|renown| !renown.known.as_ref().is_some_and(|facts| facts.beside_others))
        .collect();
    (counted.len() > 1).then(|| {
        let names = listed(counted.iter().map(|renown| renown.name.as_str()));
        let message = format!("{} Regiments of Renown ({names}), at most 1.", counted.len());
        Finding::illegal(RuleId::A21, message).mend("Keep one of them.")
    })
}

fn a21_regiment(renown: &Renown<'_>, army: &Army<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    let place = format!("Regiment of Renown {}", renown.name);
    let Some(facts) = &renown.known else {
        let message = format!("{} is not a Regiment of Renown known here.", renown.name);
        found.push(Finding::warning(RuleId::A21, message).at(place).mend("Check the spelling."));
        return found;
    };
    if let Some(faction) = army.faction_name()
        && facts.open == Some(false)
    {
        let message = format!("{} cannot join {faction}.", renown.name);
        found.push(Finding::illegal(RuleId::A21, message).at(&place).mend("Take it out."));
    }
    if let (Some(printed), Some(price)) = (renown.points, facts.price)
        && printed != price
    {
        let message = format!("{} is printed at {printed} points and costs {price}.", renown.name);
        found.push(
            Finding::illegal(RuleId::A07, message).at(&place).mend(format!("Correct the price to {price}.")),
        );
    }
    if !facts.strangers.is_empty() {
        let message = format!(
            "{} in {}: not known as its units; some of these regiments bring manifestations.",
            listed(facts.strangers.iter().map(String::as_str)),
            renown.name
        );
        found.push(Finding::warning(RuleId::A21, message).at(&place).mend("Compare it with its page."));
    }
    if !facts.differences.is_empty() {
        let message =
            format!("{} is not complete or not as defined: {}.", renown.name, facts.differences.join("; "));
        // A name nobody knows may be one of those that seem to be missing.
        let finding = if facts.strangers.is_empty() { Finding::illegal } else { Finding::warning };
        found.push(finding(RuleId::A21, message).at(&place).mend("Take it exactly as it is defined."));
    }
    found
}

fn a22_member(unit: &Unit<'_>, renown: &Renown<'_>, rules: &CheckRules) -> Vec<Finding> {
    let place = format!("Regiment of Renown {}", renown.name);
    let mut found = Vec::new();
    if unit.entry.general {
        let message = format!("{} is in a Regiment of Renown and cannot be the general.", unit.name());
        found.push(Finding::illegal(RuleId::A22, message).at(&place).mend("Choose another general."));
    }
    let barred = unit.enhancements().iter().filter(|_| rules.wording == Wording::Errata);
    for enhancement in barred {
        let message =
            format!("{} is in a Regiment of Renown: it cannot carry {}.", unit.name(), enhancement.name);
        found.push(Finding::illegal(RuleId::A22, message).at(&place).mend("Give it to another unit."));
    }
    found
}

fn a23_auxiliary(unit: &Unit<'_>) -> Option<Finding> {
    let compulsory = unit.compulsory_options();
    (!compulsory.is_empty()).then(|| {
        let message = format!(
            "{} must be accompanied by {} and so cannot be an auxiliary unit.",
            unit.name(),
            listed(compulsory.iter().map(String::as_str))
        );
        Finding::illegal(RuleId::A23, message).at(unit.place()).mend("Let it lead a regiment.")
    })
}

fn a23_companion(leader: &Unit<'_>, regiment: &super::Regiment<'_>) -> Option<Finding> {
    let missing = leader.missing_compulsory(regiment);
    (!missing.is_empty()).then(|| {
        let names = listed(missing.iter().map(String::as_str));
        let message = format!("{} must be accompanied by {names}.", leader.name());
        Finding::illegal(RuleId::A23, message)
            .at(&regiment.title)
            .mend(format!("Add {names} to the regiment."))
    })
}
