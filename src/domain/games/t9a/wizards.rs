//! What a wizard knows (`systems T05`): its Path, and as many spells as its level.

use crate::domain::composition::declared::{DeclaredUnit, Observed, RuleAnswer, RuleQuestion};
use crate::domain::{catalogue::name_key, roster::Upgrade};

/// The least number of spells of each level. A list may print one more, where the army brings it.
const LEVELS: [(&str, usize); 3] = [("Wizard Apprentice", 1), ("Wizard Adept", 2), ("Wizard Master", 4)];
const MORE: usize = 1;

/// Cases: `path` (a wizard names none), `spells` (other than its level has). The spells are asked where they are
/// printed; a Wizard Conclave knows what its entry says.
pub fn check_wizard_choices(asked: &RuleQuestion<'_>) -> RuleAnswer {
    let mut answer = RuleAnswer::default();
    for unit in &asked.army.units {
        let Some((level, spells)) = LEVELS.iter().find(|(level, _)| unit.has_option(level)) else { continue };
        let found = |case: &str, found: usize| {
            let observed = Observed {
                option: Some((*level).to_owned()),
                case: Some(case.to_owned()),
                least: i64::try_from(*spells).ok(),
                ..asked.observed(found)
            };
            asked.about(unit, observed)
        };
        let paths: Vec<&Upgrade> = list_magic_paths(unit).collect();
        let known: usize = paths.iter().map(|path| path.parts.len()).sum();
        if paths.is_empty() {
            answer.found.push(found("path", 0));
        } else if known > 0 && !(*spells..=spells + MORE).contains(&known) {
            answer.found.push(found("spells", known));
        }
    }
    answer
}

/// The options that are Paths of Magic, with the spells behind them.
fn list_magic_paths<'u>(unit: &'u DeclaredUnit<'_>) -> impl Iterator<Item = &'u Upgrade> {
    let is_path = |upgrade: &&Upgrade| {
        let key = name_key(&upgrade.name);
        unit.options
            .iter()
            .any(|option| option.kind.as_deref() == Some("path") && name_key(option.name) == key)
    };
    unit.entry.upgrades.iter().filter(is_path)
}
