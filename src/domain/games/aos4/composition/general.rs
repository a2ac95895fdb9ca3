//! The general: exactly one, a hero who leads a regiment, the warmaster when there is one (A15, A16).

use super::{
    Aos4Army, Aos4Finding, Aos4Unit, CheckRules, ErrataWording, General, Observation, RuleId, Severity,
};

pub fn check_army_general(army: &Aos4Army<'_>, rules: &CheckRules) -> Vec<Aos4Finding> {
    let mut found = a15_one_general(army, rules);
    found.extend(a16_warmaster(army, rules));
    found
}

fn a15_one_general(army: &Aos4Army<'_>, rules: &CheckRules) -> Vec<Aos4Finding> {
    let mut found = Vec::new();
    let marked: Vec<_> = army.units().filter(|unit| unit.entry.general).collect();
    if marked.len() > 1 {
        let units = marked.iter().map(|unit| unit.owned_name()).collect();
        found.push(Aos4Finding::illegal_finding(RuleId::A15, Observation::SeveralGenerals { units }));
    }
    if let [general] = marked[..] {
        if general.is_known() && !general.is_hero() {
            let what = Observation::GeneralIsNoHero { unit: general.owned_name() };
            found.push(Aos4Finding::illegal_finding(RuleId::A15, what).at(general.place()));
        } else if !army.leads_a_regiment(general) && rules.wording == ErrataWording::Errata {
            let what = Observation::GeneralLeadsNothing { unit: general.owned_name() };
            // A name that nobody knows may be the end of the leader's.
            let severity = if general.is_known() { Severity::Illegal } else { Severity::Warning };
            found.push(Aos4Finding::new(RuleId::A15, severity, what).at(general.place()));
        }
    }
    // One who is marked and cannot be it is told above, or with the Regiment of Renown.
    let is_marked = !marked.is_empty() || army.renown_units().any(|unit| unit.entry.general);
    match &army.general {
        General::Inferred { index, why } if !is_marked => {
            let unit = army.regiments[*index].leader().map(Aos4Unit::owned_name).unwrap_or_default();
            found.push(Aos4Finding::warning_finding(
                RuleId::A15,
                Observation::GeneralInferred { unit, why: *why },
            ));
        }
        General::Unknown if !is_marked && !army.roster.is_empty() => {
            found.push(Aos4Finding::illegal_finding(RuleId::A15, Observation::NoGeneral));
        }
        _ => {}
    }
    found
}

/// By the original text any of them is the general, wherever it stands; by the errata only one that leads.
fn a16_warmaster(army: &Aos4Army<'_>, rules: &CheckRules) -> Option<Aos4Finding> {
    let warmasters: Vec<_> = army.units().filter(|unit| unit.has("WARMASTER")).collect();
    let general = army.general_unit()?;
    if warmasters.is_empty() || general.has("WARMASTER") || !general.is_known() {
        return None;
    }
    let names = warmasters.iter().map(|unit| unit.owned_name()).collect();
    if !warmasters.iter().any(|unit| rules.wording == ErrataWording::Original || army.leads_a_regiment(unit))
    {
        let what = Observation::WarmasterLeadsNothing { warmasters: names };
        return Some(Aos4Finding::warning_finding(RuleId::A16, what).at(warmasters[0].place()));
    }
    let name = general.owned_name();
    if army.of_renown.is_some() {
        let what = Observation::WarmasterInArmyOfRenown { warmasters: names, general: name };
        return Some(Aos4Finding::warning_finding(RuleId::A16, what));
    }
    let what = Observation::WarmasterPassedOver { warmasters: names, general: name };
    Some(Aos4Finding::illegal_finding(RuleId::A16, what).at(general.place()))
}
