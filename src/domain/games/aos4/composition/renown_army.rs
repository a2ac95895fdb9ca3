//! Armies of renown: whether the event allows them, whom they must include, and who must lead their regiments
//! (A34). What else their pages say is for a person to read.

use super::{Allowance, Army, CheckRules, Finding, Observation, RuleId, Severity, Unit};
use crate::domain::catalogue::{Faction, Pattern, UnitWords, View, name_key};

/// What an army of renown's page asks of a roster, with the sentence it was read from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Condition {
    EvenlyLed(EvenlyLed),
    /// "Gardeners rosters must include Horticulous Slimux."
    Includes {
        said: String,
        unit: String,
    },
}

impl Condition {
    pub fn of(army: &Faction, view: &View) -> Vec<Self> {
        let led = EvenlyLed::of(army, view).into_iter().map(Self::EvenlyLed);
        let prefix = format!("{} rosters must include ", army.name);
        let included = army.notes.iter().filter_map(|note| {
            let unit = note.trim().strip_prefix(&prefix)?.trim_end_matches('.');
            Some(Self::Includes { said: note.trim().to_owned(), unit: unit.to_owned() })
        });
        led.chain(included).collect()
    }
}

/// "Big Waaagh! rosters must have equal numbers of regiments led by IRONJAWZ and KRULEBOYZ HEROES." The
/// other sentences of the community files ("can only contain CAVALRY HEROES") are about heroes that players
/// make up themselves, whose keywords stand on no roster: whom else such an army takes, its units say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EvenlyLed {
    said: String,
    by: [Pattern; 2],
}

impl EvenlyLed {
    /// The conditions of an army of renown that make sense with its own units: a misspelt keyword, which
    /// nobody has, is no condition.
    pub fn of(army: &Faction, view: &View) -> Vec<Self> {
        let heroes = || view.units(&army.name).map(|unit| unit.words()).filter(UnitWords::is_hero);
        let exists = |pattern: &Pattern| heroes().any(|hero| hero.answers_to(pattern));
        let read = army.notes.iter().filter_map(|note| Self::read(&army.name, note));
        read.filter(|condition| condition.by.iter().all(exists)).collect()
    }

    fn read(army: &str, note: &str) -> Option<Self> {
        let said = note.trim().to_owned();
        let rest = said.strip_prefix(army).or_else(|| said.strip_prefix("The ")?.strip_prefix(army))?;
        let rest = rest.trim().trim_end_matches('.').strip_suffix("HEROES")?.trim_end();
        let led = rest.strip_prefix("rosters must have equal numbers of regiments led by ")?;
        let (one, other) = led.split_once(" and ")?;
        Some(Self { by: [Pattern::new(one), Pattern::new(other)], said })
    }
}

pub fn check(army: &Army<'_>, rules: &CheckRules) -> Vec<Finding> {
    let Some(name) = &army.of_renown else { return Vec::new() };
    let mut found = Vec::new();
    if !rules.allows(Allowance::ArmiesOfRenown) {
        let what = Observation::ArmyOfRenownBarred { army: name.clone() };
        found.push(Finding::illegal(RuleId::A34, what));
    }
    found.extend(army.conditions.iter().filter_map(|condition| match condition {
        Condition::EvenlyLed(condition) => a34_evenly_led(condition, army),
        Condition::Includes { said, unit } => a34_includes(said, unit, army),
    }));
    found.push(a34_by_eye(name, army));
    found
}

fn a34_evenly_led(EvenlyLed { said, by }: &EvenlyLed, army: &Army<'_>) -> Option<Finding> {
    let led = |pattern: &Pattern| {
        let leaders = army.regiments.iter().filter_map(|regiment| regiment.leader());
        leaders.filter(|leader| leader.answers_to(pattern)).count()
    };
    let [one, other] = [led(&by[0]), led(&by[1])];
    let what = Observation::NotEvenlyLed { said: said.clone(), led: [one, other] };
    (one != other).then(|| Finding::illegal(RuleId::A34, what))
}

/// A companion is often printed without a price, below its hero.
fn a34_includes(said: &str, unit: &str, army: &Army<'_>) -> Option<Finding> {
    let key = name_key(unit);
    let companions = army.units().flat_map(|unit| &unit.entry.companions).map(|entry| name_key(&entry.name));
    if army.units().any(|unit| unit.base_key() == key) || companions.into_iter().any(|name| name == key) {
        return None;
    }
    // It may be the one whose name is not known.
    let severity = if army.units().all(Unit::is_known) { Severity::Illegal } else { Severity::Warning };
    let what = Observation::NotIncluded { said: said.to_owned(), unit: unit.to_owned() };
    Some(Finding::new(RuleId::A34, severity, what))
}

fn a34_by_eye(name: &str, army: &Army<'_>) -> Finding {
    let (army_name, faction) = (name.to_owned(), army.faction_name().map(str::to_owned));
    if army.renown_is_unknown {
        let what = Observation::UnknownArmyOfRenown { army: army_name, faction };
        return Finding::warning(RuleId::A34, what);
    }
    Finding::information(RuleId::A34, Observation::ArmyOfRenown { army: army_name })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sentence_about_leaders_is_understood_and_others_are_not() {
        let waaagh =
            "Waaagh! rosters must have equal numbers of regiments led by IRONJAWZ and KRULEBOYZ HEROES.";
        let read = EvenlyLed::read("Waaagh!", waaagh).unwrap();
        assert_eq!(read.by.map(|pattern| pattern.as_str().to_owned()), ["IRONJAWZ", "KRULEBOYZ"]);
        for other in ["Waaagh! can only contain CAVALRY HEROES.", &waaagh.replace("Waaagh!", "Other"), ""] {
            assert_eq!(EvenlyLed::read("Waaagh!", other), None, "{other}");
        }
    }
}
