//! Regiments: how many, who leads, how many follow, and whom the leader may take (A08-A13).

use super::{
    Allowance, Aos4Army, Aos4Finding, Aos4Unit, CheckRules, Observation, Regiment, RuleId, matching,
};

const MOST_REGIMENTS: usize = 5;
const FOLLOWERS: usize = 3;
pub(super) const FOLLOWERS_OF_THE_GENERAL: usize = 4;

pub fn check_regiments(army: &Aos4Army<'_>, rules: &CheckRules) -> Vec<Aos4Finding> {
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

fn a08_number(army: &Aos4Army<'_>) -> Option<Aos4Finding> {
    let number = army.regiments.len();
    if number == 0 {
        return Some(Aos4Finding::illegal_finding(RuleId::A08, Observation::NoRegiment));
    }
    (number > MOST_REGIMENTS).then(|| {
        Aos4Finding::illegal_finding(
            RuleId::A08,
            Observation::TooManyRegiments { number, most: MOST_REGIMENTS },
        )
    })
}

/// The rule's text is silent; every program counts it, and no real list goes beyond (switchable).
fn a09_with_renown(army: &Aos4Army<'_>, rules: &CheckRules) -> Option<Aos4Finding> {
    let number = army.regiments.len() + army.renown.len();
    let applies = !rules.allows(Allowance::SixthRegimentOfRenown) && army.regiments.len() <= MOST_REGIMENTS;
    (applies && !army.renown.is_empty() && number > MOST_REGIMENTS).then(|| {
        Aos4Finding::illegal_finding(
            RuleId::A09,
            Observation::TooManyWithRenown { number, most: MOST_REGIMENTS },
        )
    })
}

fn a10_leader(regiment: &Regiment<'_>) -> Option<Aos4Finding> {
    let leader = regiment.leader()?;
    (leader.is_known() && !leader.is_hero()).then(|| {
        let what =
            Observation::NoHeroLeads { regiment: regiment.heading.clone(), first: leader.owned_name() };
        Aos4Finding::illegal_finding(RuleId::A10, what).at(regiment.place())
    })
}

fn a11_followers(regiment: &Regiment<'_>, generals: bool) -> Option<Aos4Finding> {
    let most = if generals { FOLLOWERS_OF_THE_GENERAL } else { FOLLOWERS };
    let number = regiment.followers().filter(|unit| !unit.takes_no_place()).count();
    if number <= most {
        return None;
    }
    let what = Observation::TooManyFollowers { regiment: regiment.heading.clone(), number, most, generals };
    Some(Aos4Finding::illegal_finding(RuleId::A11, what).at(regiment.place()))
}

/// A second hero needs his own profile's leave, or an option that names heroes.
fn a13_second_heroes(regiment: &Regiment<'_>) -> Vec<Aos4Finding> {
    let Some(leader) = regiment.leader().filter(|leader| leader.has_options()) else { return Vec::new() };
    let heroes = regiment
        .followers()
        .filter(|unit| unit.is_hero() && !unit.is_companion() && leader.options_for(unit).is_empty());
    heroes
        .map(|hero| {
            let what = Observation::HeroMayNotJoin {
                hero: hero.owned_name(),
                leader: leader.owned_name(),
                only_as: hero.joins_as().to_vec(),
            };
            Aos4Finding::illegal_finding(RuleId::A13, what).at(regiment.place())
        })
        .collect()
}

fn a12_options(regiment: &Regiment<'_>) -> Option<Aos4Finding> {
    let leader = regiment.leader().filter(|leader| leader.has_options())?;
    let units: Vec<&Aos4Unit<'_>> = regiment
        .followers()
        .filter(|unit| unit.is_known())
        .filter(|unit| !unit.is_hero() || !leader.options_for(unit).is_empty())
        .filter(|unit| !unit.takes_no_place())
        .collect();
    let fits: Vec<Vec<usize>> = units.iter().map(|unit| leader.options_for(unit)).collect();
    let room = leader.option_room();
    let names = |of: Vec<usize>| of.into_iter().map(|unit| units[unit].owned_name()).collect();
    let (leader_name, options) = (leader.owned_name(), leader.options_as_written());
    let what = match matching::find_misfit(&fits, &room)? {
        matching::UnplacedUnits::Alone(alone) => {
            Observation::NotAnOption { units: names(alone), leader: leader_name, options }
        }
        matching::UnplacedUnits::Together(crowd) => {
            Observation::NoRoomTogether { units: names(crowd), leader: leader_name, options }
        }
    };
    Some(Aos4Finding::illegal_finding(RuleId::A12, what).at(regiment.place()))
}
