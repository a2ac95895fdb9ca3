//! Command groups (`systems F19`): a champion, a standard and a musician only where the entry offers them.

use crate::domain::{
    catalogue::{OptionFacts, name_key},
    composition::declared::{DeclaredUnit, Observed, RuleAnswer, RuleQuestion},
};

const CHAMPION: &str = "champion";
/// What every army calls so. Champions have names of their own, and are known by their type.
const MEMBERS: [&str; 3] = [CHAMPION, "standard bearer", "musician"];

/// Asked of the entries of which the catalogue says what they may choose.
pub fn check_command_group(asked: &RuleQuestion<'_>) -> RuleAnswer {
    let mut answer = RuleAnswer { not_asked: true, ..RuleAnswer::default() };
    for unit in &asked.army.units {
        let offered = unit.facts().map(|facts| facts.options.as_slice()).unwrap_or_default();
        if offered.is_empty() {
            continue;
        }
        answer.not_asked = false;
        for member in
            MEMBERS.into_iter().filter(|member| !offered.iter().any(|option| offers_member(option, member)))
        {
            let Some(name) = member_taken(unit, member) else { continue };
            let observed = Observed { option: Some(name.to_owned()), ..asked.observed(1) };
            answer.found.push(asked.about(unit, observed));
        }
    }
    answer
}

fn offers_member(option: &OptionFacts, member: &str) -> bool {
    let kind = option.kind.as_deref().map(name_key);
    name_key(&option.name) == member || member == CHAMPION && kind.as_deref() == Some(CHAMPION)
}

/// The member as the list writes it; none where the entry has none.
fn member_taken<'u>(unit: &'u DeclaredUnit<'_>, member: &str) -> Option<&'u str> {
    unit.options.iter().map(|option| option.name).find(|name| name_key(name) == member)
}
