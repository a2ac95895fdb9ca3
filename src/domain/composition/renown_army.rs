//! Armies of renown: whether the event allows them, and what the catalogue says of their heroes in a
//! sentence (A34). A sentence that no rule is known for stays a sentence to read.

use super::{Allowance, Army, CheckRules, Finding, RuleId, Unit, regiments::listed};
use crate::domain::catalogue::{Faction, Pattern, UnitWords, View};

/// A condition of an army of renown that can be checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Condition {
    /// "The Lance of Ossia can only contain CAVALRY HEROES."
    OnlyHeroes { said: String, any_of: Vec<Pattern> },
    /// "The Equinox Feast cannot contain MONSTER HEROES."
    NoHeroes { said: String, of: Vec<Pattern> },
    /// "Big Waaagh! rosters must have equal numbers of regiments led by IRONJAWZ and KRULEBOYZ HEROES."
    EvenlyLed { said: String, by: [Pattern; 2] },
}

impl Condition {
    /// The conditions of an army of renown that make sense with its own units: a misspelt keyword, which
    /// nobody has, is no condition.
    pub fn of(army: &Faction, view: &View) -> Vec<Self> {
        let read = army.notes.iter().filter_map(|note| Self::read(&army.name, note));
        read.filter(|condition| condition.is_about_somebody(army, view)).collect()
    }

    fn read(army: &str, note: &str) -> Option<Self> {
        let said = note.trim().to_owned();
        let rest = said.strip_prefix(army).or_else(|| said.strip_prefix("The ")?.strip_prefix(army))?;
        let rest = rest.trim().trim_end_matches('.').trim_end().strip_suffix("HEROES")?.trim_end();
        if let Some(list) = rest.strip_prefix("can only contain ") {
            return Some(Self::OnlyHeroes { any_of: patterns(list), said });
        }
        if let Some(list) = rest.strip_prefix("cannot contain ") {
            return Some(Self::NoHeroes { of: patterns(list), said });
        }
        let list = rest.strip_prefix("rosters must have equal numbers of regiments led by ")?;
        let by: [Pattern; 2] = patterns(list).try_into().ok()?;
        Some(Self::EvenlyLed { by, said })
    }

    fn is_about_somebody(&self, army: &Faction, view: &View) -> bool {
        let heroes: Vec<_> =
            view.units(&army.name).map(|unit| unit.words()).filter(UnitWords::is_hero).collect();
        let exists = |pattern: &Pattern| heroes.iter().any(|hero| hero.answers_to(pattern));
        match self {
            Self::OnlyHeroes { any_of, .. } => any_of.iter().all(exists),
            Self::NoHeroes { .. } => true,
            Self::EvenlyLed { by, .. } => by.iter().all(exists),
        }
    }
}

pub fn check(army: &Army<'_>, rules: &CheckRules) -> Vec<Finding> {
    let Some(name) = &army.of_renown else { return Vec::new() };
    let mut found = Vec::new();
    if !rules.allows(Allowance::ArmiesOfRenown) {
        let message = format!("{name} is an army of renown, and this event allows none.");
        found.push(Finding::illegal(RuleId::A34, message).mend("Build the roster from its faction."));
    }
    found.extend(army.conditions.iter().filter_map(|condition| a34_condition(condition, army)));
    found.push(a34_by_eye(name, army));
    found
}

fn a34_condition(condition: &Condition, army: &Army<'_>) -> Option<Finding> {
    let heroes = || army.units().filter(|unit| unit.is_hero());
    let answers = |unit: &Unit<'_>, to: &[Pattern]| to.iter().any(|pattern| unit.answers_to(pattern));
    let (wrong, said): (Vec<&str>, &str) = match condition {
        Condition::OnlyHeroes { said, any_of } => {
            (heroes().filter(|hero| !answers(hero, any_of)).map(Unit::name).collect(), said)
        }
        Condition::NoHeroes { said, of } => {
            (heroes().filter(|hero| answers(hero, of)).map(Unit::name).collect(), said)
        }
        Condition::EvenlyLed { said, by } => {
            let led = |pattern: &Pattern| {
                let leaders = army.regiments.iter().filter_map(|regiment| regiment.leader());
                leaders.filter(|leader| leader.answers_to(pattern)).count()
            };
            let (one, other) = (led(&by[0]), led(&by[1]));
            let message = format!("{said} Here {one} and {other} are.");
            let fix = "Change the leaders of the regiments.";
            return (one != other).then(|| Finding::illegal(RuleId::A34, message).mend(fix));
        }
    };
    (!wrong.is_empty()).then(|| {
        let message = format!("{said} That leaves out {}.", listed(wrong.into_iter()));
        Finding::illegal(RuleId::A34, message).mend("Take another hero.")
    })
}

fn a34_by_eye(name: &str, army: &Army<'_>) -> Finding {
    if army.renown_is_unknown {
        let message = format!(
            "{name} is not an army of renown known here. The roster was held against {} itself, so findings about units, prices and choices may be mistaken.",
            army.faction_name().unwrap_or("its faction")
        );
        return Finding::warning(RuleId::A34, message).mend("Check this roster by eye.");
    }
    let message =
        format!("{name} is an army of renown. Its own conditions of composition are not all checked here.");
    Finding::information(RuleId::A34, message).mend("Compare the roster with the army of renown's page.")
}

/// "ALARITH, HURAKAN, or YDRILAN" are three descriptions, "WIZARD or INFANTRY" two.
fn patterns(list: &str) -> Vec<Pattern> {
    let list = list.replace(" or ", ",").replace(" and ", ",");
    list.split(',').map(str::trim).filter(|one| !one.is_empty()).map(Pattern::new).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(condition: &Condition) -> Vec<&str> {
        match condition {
            Condition::OnlyHeroes { any_of: patterns, .. } | Condition::NoHeroes { of: patterns, .. } => {
                patterns.iter().map(Pattern::as_str).collect()
            }
            Condition::EvenlyLed { by, .. } => by.iter().map(Pattern::as_str).collect(),
        }
    }

    #[test]
    fn sentences_about_heroes_are_understood_and_others_are_not() {
        let read = |army: &str, note: &str| Condition::read(army, note);
        let lance = read("Lance of Ossia", "The Lance of Ossia can only contain CAVALRY HEROES.").unwrap();
        assert!(matches!(&lance, Condition::OnlyHeroes { .. }));
        assert_eq!(words(&lance), ["CAVALRY"]);
        let conclave = read("Conclave", "Conclave can only contain ALARITH, HURAKAN, or YDRILAN HEROES. ");
        assert_eq!(words(&conclave.unwrap()), ["ALARITH", "HURAKAN", "YDRILAN"]);
        let wardens = read("Wardens", "Wardens cannot contain non-INFANTRY AKHELIAN HEROES.").unwrap();
        assert!(matches!(&wardens, Condition::NoHeroes { .. }));
        let waaagh =
            "Waaagh! rosters must have equal numbers of regiments led by IRONJAWZ and KRULEBOYZ HEROES.";
        assert_eq!(words(&read("Waaagh!", waaagh).unwrap()), ["IRONJAWZ", "KRULEBOYZ"]);
        for other in ["Wardens may sing.", "Others can only contain CAVALRY HEROES.", ""] {
            assert_eq!(read("Wardens", other), None, "{other}");
        }
    }
}
