//! The general: exactly one, a hero who leads a regiment, the warmaster when there is one (A15, A16).

use super::{Army, CheckRules, Finding, General, RuleId, Wording, regiments::listed};

pub fn check(army: &Army<'_>, rules: &CheckRules) -> Vec<Finding> {
    let mut found = a15_one_general(army, rules);
    found.extend(a16_warmaster(army));
    found
}

fn a15_one_general(army: &Army<'_>, rules: &CheckRules) -> Vec<Finding> {
    let mut found = Vec::new();
    let marked: Vec<_> = army.units().filter(|unit| unit.entry.general).collect();
    if marked.len() > 1 {
        let names = listed(marked.iter().map(|unit| unit.name()));
        found.push(
            Finding::illegal(
                RuleId::A15,
                format!("{} generals: {names}. An army has exactly 1.", marked.len()),
            )
            .mend("Mark only one of them as the general."),
        );
    }
    if let [general] = marked[..] {
        if general.is_known() && !general.is_hero() {
            let message = format!("{} is the general and is not a HERO.", general.name());
            found.push(
                Finding::illegal(RuleId::A15, message)
                    .at(general.place())
                    .mend("Choose a HERO as the general."),
            );
        } else if !army.leads_a_regiment(general) && rules.wording == Wording::Errata {
            let message = format!("{} is the general and leads no regiment.", general.name());
            found.push(
                Finding::illegal(RuleId::A15, message)
                    .at(general.place())
                    .mend("Choose a general among the leaders of your regiments."),
            );
        }
    }
    match &army.general {
        General::Inferred { index, why } => {
            let name = army.regiments[*index].leader().map_or("", |leader| leader.name());
            let message = format!("No general is marked. {name} is taken as the general: {why}.");
            found.push(Finding::warning(RuleId::A15, message).mend("Mark your general."));
        }
        General::Unknown if marked.is_empty() && !army.roster.is_empty() => {
            found.push(
                Finding::illegal(RuleId::A15, "No general is marked, and any of several heroes could be it.")
                    .mend("Mark your general."),
            );
        }
        _ => {}
    }
    found
}

fn a16_warmaster(army: &Army<'_>) -> Option<Finding> {
    let warmasters: Vec<_> = army.units().filter(|unit| unit.has("WARMASTER")).collect();
    let general = army.general_unit()?;
    if warmasters.is_empty() || general.has("WARMASTER") || !general.is_known() {
        return None;
    }
    let names = listed(warmasters.iter().map(|unit| unit.name()));
    if !warmasters.iter().any(|unit| army.leads_a_regiment(unit)) {
        let message = format!(
            "{names} has the WARMASTER keyword and leads no regiment, so it cannot be the general. A judge should say whether that is allowed."
        );
        return Some(Finding::warning(RuleId::A16, message).at(warmasters[0].place()));
    }
    if army.of_renown.is_some() {
        let message = format!(
            "{names} has the WARMASTER keyword and {} is the general; an army of renown may say so, check its page.",
            general.name()
        );
        return Some(Finding::warning(RuleId::A16, message));
    }
    let message = format!("{names} has the WARMASTER keyword, so {} cannot be the general.", general.name());
    Some(
        Finding::illegal(RuleId::A16, message).at(general.place()).mend(format!("Make {names} the general.")),
    )
}
