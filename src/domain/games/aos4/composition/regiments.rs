//! Regiments: how many, who leads, how many follow, and whom the leader may take (A08-A13).

use super::{Allowance, Army, CheckRules, Finding, Regiment, RuleId, Unit, matching};

const MOST_REGIMENTS: usize = 5;
const FOLLOWERS: usize = 3;
const FOLLOWERS_OF_THE_GENERAL: usize = 4;

pub fn check(army: &Army<'_>, rules: &CheckRules) -> Vec<Finding> {
    let mut found = Vec::new();
    found.extend(a08_number(army));
    found.extend(a09_with_renown(army, rules));
    for (index, regiment) in army.regiments.iter().enumerate() {
        found.extend(a10_leader(regiment));
        found.extend(a11_followers(regiment, army.general_leads(index)));
        found.extend(a13_second_heroes(regiment));
        found.extend(a12_options(regiment));
    }
    found
}

fn a08_number(army: &Army<'_>) -> Option<Finding> {
    let number = army.regiments.len();
    if number == 0 {
        return Some(
            Finding::illegal(RuleId::A08, "No regiment: an army needs at least 1.")
                .mend("Put a hero of your faction in a regiment."),
        );
    }
    (number > MOST_REGIMENTS).then(|| {
        Finding::illegal(RuleId::A08, format!("{number} regiments, at most {MOST_REGIMENTS}."))
            .mend("Join two of them, or leave one out.")
    })
}

/// The rule's text is silent; every program counts it, and no real list goes beyond (switchable).
fn a09_with_renown(army: &Army<'_>, rules: &CheckRules) -> Option<Finding> {
    let number = army.regiments.len() + army.renown.len();
    let applies = !rules.allows(Allowance::SixthRegimentOfRenown) && army.regiments.len() <= MOST_REGIMENTS;
    (applies && !army.renown.is_empty() && number > MOST_REGIMENTS).then(|| {
        let message = format!("{number} regiments with the Regiment of Renown, at most {MOST_REGIMENTS}.");
        Finding::illegal(RuleId::A09, message).mend("Leave one regiment out.")
    })
}

fn a10_leader(regiment: &Regiment<'_>) -> Option<Finding> {
    let leader = regiment.leader()?;
    (leader.is_known() && !leader.is_hero()).then(|| {
        let message = format!(
            "{} has no HERO leader: {} stands first and is not a HERO.",
            regiment.title,
            leader.name()
        );
        Finding::illegal(RuleId::A10, message).at(&regiment.title).mend("Put a hero of your faction first.")
    })
}

fn a11_followers(regiment: &Regiment<'_>, generals: bool) -> Option<Finding> {
    let most = if generals { FOLLOWERS_OF_THE_GENERAL } else { FOLLOWERS };
    let number = regiment.followers().filter(|unit| !unit.takes_no_place()).count();
    if number <= most {
        return None;
    }
    let (whose, fix) = if generals {
        (String::new(), "Move one to another regiment.")
    } else {
        (" when it is not the general's".to_owned(), "Move one, or make its leader the general.")
    };
    let message = format!("{}: {number} units besides the leader, at most {most}{whose}.", regiment.title);
    Some(Finding::illegal(RuleId::A11, message).at(&regiment.title).mend(fix))
}

/// A second hero needs his own profile's leave, or an option that names heroes.
fn a13_second_heroes(regiment: &Regiment<'_>) -> Vec<Finding> {
    let Some(leader) = regiment.leader().filter(|leader| leader.has_options()) else { return Vec::new() };
    let heroes = regiment.followers().filter(|unit| unit.is_hero() && leader.options_for(unit).is_empty());
    heroes
        .map(|hero| {
            let message = format!(
                "{} is a HERO and may not join {}'s regiment{}.",
                hero.name(),
                leader.name(),
                joins(hero)
            );
            let fix = "Give the hero a regiment of its own, or make it an auxiliary unit.";
            Finding::illegal(RuleId::A13, message).at(&regiment.title).mend(fix)
        })
        .collect()
}

fn joins(hero: &Unit<'_>) -> String {
    let tags = hero.joins_as();
    if tags.is_empty() { String::new() } else { format!("; it may join only as {}", tags.join(" or ")) }
}

fn a12_options(regiment: &Regiment<'_>) -> Option<Finding> {
    let leader = regiment.leader().filter(|leader| leader.has_options())?;
    let units: Vec<&Unit<'_>> = regiment
        .followers()
        .filter(|unit| unit.is_known())
        .filter(|unit| !unit.is_hero() || !leader.options_for(unit).is_empty())
        .filter(|unit| !unit.takes_no_place())
        .collect();
    let fits: Vec<Vec<usize>> = units.iter().map(|unit| leader.options_for(unit)).collect();
    let room = leader.option_room();
    let names = |of: &[usize]| listed(of.iter().map(|unit| units[*unit].name()));
    let message = match matching::misfit(&fits, &room)? {
        matching::Misfit::Alone(alone) if alone.len() == 1 => {
            format!("{} is not an option of {}", names(&alone), leader.name())
        }
        matching::Misfit::Alone(alone) => format!("{} are not options of {}", names(&alone), leader.name()),
        matching::Misfit::Together(crowd) => {
            format!("{} do not fit into {}'s options together", names(&crowd), leader.name())
        }
    };
    let message = format!("{message}. The regiment may hold: {}.", leader.options_in_words());
    Some(
        Finding::illegal(RuleId::A12, message)
            .at(&regiment.title)
            .mend("Move the unit to a leader who may take it, or make it an auxiliary unit."),
    )
}

/// `A`, `A and B`, `A, B and C`.
pub fn listed<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let mut names: Vec<&str> = names.collect();
    let Some(last) = names.pop() else { return String::new() };
    if names.is_empty() { last.to_owned() } else { format!("{} and {last}", names.join(", ")) }
}
