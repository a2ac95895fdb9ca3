//! What is chosen once for the army (`systems S11`, `S19`, `S20`): its faction, its grand strategy, its triumph.

use crate::domain::{
    composition::declared::{Observed, RuleAnswer, RuleQuestion},
    system::{self, Family, System},
};

fn answer_about_army(observed: Observed, asked: &RuleQuestion<'_>) -> RuleAnswer {
    RuleAnswer { found: vec![asked.about_army(observed)], ..RuleAnswer::default() }
}

/// A list that names no faction has no allegiance abilities.
pub fn check_faction_named(asked: &RuleQuestion<'_>) -> RuleAnswer {
    if asked.army.roster.faction.is_some() {
        RuleAnswer::default()
    } else {
        answer_about_army(asked.observed(0), asked)
    }
}

/// A list of which the program that wrote it says that it is not in order.
pub fn check_printed_invalid(asked: &RuleQuestion<'_>) -> RuleAnswer {
    if asked.army.roster.declared_invalid {
        answer_about_army(asked.observed(1), asked)
    } else {
        RuleAnswer::default()
    }
}

/// `systems S16`: what a triumph needs at the table is told to whoever chose one; whether it is so, the opponent's
/// points decide.
pub fn note_triumph(asked: &RuleQuestion<'_>) -> RuleAnswer {
    let Some(triumph) = asked.army.roster.chosen("Triumph").next() else { return RuleAnswer::default() };
    let observed = Observed { option: Some(triumph.to_owned()), ..asked.observed(asked.army.points_known()) };
    answer_about_army(observed, asked)
}

/// Cases: `none` (no grand strategy is named), `several`, `season` (one of another season), `triumphs`. A battletome
/// has strategies of its own, which nobody asks about.
pub fn check_grand_strategy(asked: &RuleQuestion<'_>) -> RuleAnswer {
    let mut answer = RuleAnswer::default();
    let mut told = |case: &str, names: Vec<&str>| {
        let observed = Observed {
            case: Some(case.to_owned()),
            option: Some(names.join(", ")).filter(|names| !names.is_empty()),
            ..asked.observed(names.len())
        };
        answer.found.push(asked.about_army(observed));
    };
    let roster = asked.army.roster;
    let strategies: Vec<&str> = roster.chosen("Grand strategy").collect();
    match strategies[..] {
        [] => told("none", Vec::new()),
        [strategy] if of_another_season(asked, strategy) => told("season", vec![strategy]),
        [_] => {}
        _ => told("several", strategies),
    }
    let triumphs: Vec<&str> = roster.chosen("Triumph").collect();
    if triumphs.len() > 1 {
        told("triumphs", triumphs);
    }
    answer
}

/// Whether everybody may choose it in another season than the event's, and nobody in its own.
fn of_another_season(asked: &RuleQuestion<'_>, strategy: &str) -> bool {
    let systems = system::list_systems();
    let is_own = |system: &&&System| {
        system.family == Some(Family::Aos3) && system.composition.as_ref() == Some(asked.composition)
    };
    let Some(system) = systems.iter().find(is_own) else { return false };
    let own = system.season_called(asked.rules.season.as_deref(), asked.rules.as_of);
    let has = |season: &system::Season| {
        let names = season.choices.get("Grand strategy");
        names.is_some_and(|names| names.iter().any(|name| name.eq_ignore_ascii_case(strategy)))
    };
    own.is_some_and(|own| !has(own)) && system.seasons.iter().any(has)
}
