//! Who may have magic armour (`systems F16`): a suit or a helm those who may wear ordinary armour, a shield those who
//! may carry an ordinary one. That there is one piece of it at most is for the rule of kinds to say.

use crate::domain::composition::declared::{Observed, RuleAnswer, RuleQuestion};

/// What a piece of each type asks of its bearer, with the case that tells of it.
const NEEDED: [(&str, &str, Option<&str>); 3] = [
    ("armour", "may_wear_armour", None),
    ("helm", "may_wear_armour", None),
    ("shield", "may_carry_shield", Some("shield")),
];

/// Cases: none (a suit or a helm), `shield`. Asked where the profiles say of anybody that they may.
pub fn check_armour(asked: &RuleQuestion<'_>) -> RuleAnswer {
    let mut answer = RuleAnswer::default();
    let is_said = |mark: &str| {
        let flag = asked.composition.flags.iter().find(|flag| flag.id == mark);
        flag.is_some_and(|flag| asked.army.knows_flag(flag))
    };
    for unit in &asked.army.units {
        for option in &unit.options {
            let of_type = NEEDED.iter().find(|(kind, ..)| option.kind.as_deref() == Some(kind));
            let Some((kind, mark, case)) = of_type.filter(|(_, mark, _)| !unit.is(mark)) else { continue };
            if unit.facts().is_none() || !is_said(mark) {
                answer.not_asked = true;
                continue;
            }
            let observed = Observed {
                of: Some((*kind).to_owned()),
                option: Some(option.name.to_owned()),
                case: case.map(str::to_owned),
                ..asked.observed(1)
            };
            answer.found.push(asked.about(unit, observed));
        }
    }
    answer
}
