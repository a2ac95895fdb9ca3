//! Levels of Wizards (`systems F21`): from 1 to 4, and no higher than the entry offers. The spells they know are rolled
//! for before the battle, and no list has them.

use crate::domain::{
    catalogue::name_key,
    composition::declared::{Observed, RuleAnswer, RuleQuestion},
};

const HIGHEST: i64 = 4;

/// Asked of the entries whose level the list prints, and of which the catalogue says what they may choose.
pub fn check_wizard_levels(asked: &RuleQuestion<'_>) -> RuleAnswer {
    let mut answer = RuleAnswer { not_asked: true, ..RuleAnswer::default() };
    for unit in &asked.army.units {
        let Some(found) = unit.options.iter().filter_map(|option| level_named(option.name)).max() else {
            continue;
        };
        let options = unit.facts().map(|facts| facts.options.as_slice()).unwrap_or_default();
        let offered = options.iter().filter_map(|option| level_named(&option.name)).max();
        answer.not_asked &= offered.is_none();
        let most = offered.unwrap_or(HIGHEST).min(HIGHEST);
        if found > most {
            let observed = Observed { most: Some(most), ..asked.observed(found) };
            answer.found.push(asked.about(unit, observed));
        }
    }
    answer
}

/// `Level 2 Wizard`, `Wizard Level 3`
fn level_named(name: &str) -> Option<i64> {
    let key = name_key(name);
    let mut words = key.split(' ').skip_while(|word| *word != "level").skip(1);
    words.next()?.parse().ok()
}
