//! Armies of renown: whether the event allows them, whom they must include, and who must lead their regiments
//! (A34). What else their pages say is for a person to read.

use super::{
    Allowance, Aos4Army, Aos4Finding, Aos4Unit, CheckRules, Condition, EvenlyLed, Observation, RuleId,
    Severity,
};
use crate::domain::catalogue::{Pattern, name_key};

pub fn check_army_of_renown(army: &Aos4Army<'_>, rules: &CheckRules) -> Vec<Aos4Finding> {
    let Some(name) = &army.of_renown else { return Vec::new() };
    let mut found = Vec::new();
    if !rules.allows(Allowance::ArmiesOfRenown) {
        let what = Observation::ArmyOfRenownBarred { army: name.clone() };
        found.push(Aos4Finding::illegal_finding(RuleId::A34, what));
    }
    found.extend(army.conditions.iter().filter_map(|condition| match condition {
        Condition::EvenlyLed(condition) => a34_evenly_led(condition, army),
        Condition::Includes { said, unit } => a34_includes(said, unit, army),
    }));
    found.push(a34_by_eye(name, army));
    found
}

fn a34_evenly_led(EvenlyLed { said, by }: &EvenlyLed, army: &Aos4Army<'_>) -> Option<Aos4Finding> {
    let led = |pattern: &Pattern| {
        let leaders = army.regiments.iter().filter_map(|regiment| regiment.leader());
        leaders.filter(|leader| leader.answers_to(pattern)).count()
    };
    let [one, other] = [led(&by[0]), led(&by[1])];
    let what = Observation::NotEvenlyLed { said: said.clone(), led: [one, other] };
    (one != other).then(|| Aos4Finding::illegal_finding(RuleId::A34, what))
}

/// A companion is often printed without a price, below its hero.
fn a34_includes(said: &str, unit: &str, army: &Aos4Army<'_>) -> Option<Aos4Finding> {
    let key = name_key(unit);
    let companions = army.units().flat_map(|unit| &unit.entry.companions).map(|entry| name_key(&entry.name));
    if army.units().any(|unit| unit.base_key() == key) || companions.into_iter().any(|name| name == key) {
        return None;
    }
    // It may be the one whose name is not known.
    let severity = if army.units().all(Aos4Unit::is_known) { Severity::Illegal } else { Severity::Warning };
    let what = Observation::NotIncluded { said: said.to_owned(), unit: unit.to_owned() };
    Some(Aos4Finding::new(RuleId::A34, severity, what))
}

fn a34_by_eye(name: &str, army: &Aos4Army<'_>) -> Aos4Finding {
    let (army_name, faction) = (name.to_owned(), army.faction_name().map(str::to_owned));
    if army.renown_is_unknown {
        let what = Observation::UnknownArmyOfRenown { army: army_name, faction };
        return Aos4Finding::warning_finding(RuleId::A34, what);
    }
    Aos4Finding::information_finding(
        RuleId::A34,
        Observation::ArmyOfRenown { army: army_name, asks: army.asks_besides.clone() },
    )
}
