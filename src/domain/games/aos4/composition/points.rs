//! Points: the limit, half of it, what is unspent, the price of each unit, and whether the printed
//! numbers add up (A01-A04, A06, A07, A33).

use super::{Army, CheckRules, Finding, RuleId, Unit};

pub fn check(army: &Army<'_>, rules: &CheckRules) -> Vec<Finding> {
    let mut found = Vec::new();
    found.extend(a01_within_the_limit(army, rules));
    found.extend(a02_built_for_this_limit(army, rules));
    found.extend(a03_half_the_limit(army, rules));
    found.extend(a04_unspent(army, rules));
    for unit in army.units() {
        found.extend(a07_price(unit));
    }
    found.extend(a33_checksums(army));
    found
}

fn a01_within_the_limit(army: &Army<'_>, rules: &CheckRules) -> Option<Finding> {
    let (spent, limit) = (army.points(rules), rules.points_limit);
    (spent > limit).then(|| {
        Finding::illegal(RuleId::A01, format!("{spent} of {limit} points: {} over.", spent - limit))
            .mend(format!("Take out {} points.", spent - limit))
    })
}

fn a02_built_for_this_limit(army: &Army<'_>, rules: &CheckRules) -> Option<Finding> {
    let built_for = army.roster.points_limit.filter(|limit| *limit != rules.points_limit)?;
    let message = format!("Built for {built_for} points; this event plays {}.", rules.points_limit);
    Some(
        Finding::warning(RuleId::A02, message)
            .mend("Set the event's limit in your program and export again."),
    )
}

fn a03_half_the_limit<'a>(army: &'a Army<'_>, rules: &CheckRules) -> impl Iterator<Item = Finding> + 'a {
    let half = rules.points_limit / 2;
    army.units().filter_map(move |unit| {
        let price = unit.price()?;
        (price > half).then(|| {
            let message =
                format!("{} costs {price} points, and no unit may cost more than {half}.", unit.name());
            Finding::illegal(RuleId::A03, message).at(unit.place()).mend("Take something cheaper.")
        })
    })
}

fn a04_unspent(army: &Army<'_>, rules: &CheckRules) -> Option<Finding> {
    let unspent = rules.points_limit - army.points(rules);
    let worth = unspent >= 50 && !army.roster.is_empty();
    worth.then(|| {
        let message = format!(
            "{unspent} points unspent: one extra command point at the start of the first battle round."
        );
        Finding::information(RuleId::A04, message)
    })
}

/// The printed price against the profile's. A price of an earlier publication is named as such (A06).
fn a07_price(unit: &Unit<'_>) -> Option<Finding> {
    let printed = unit.entry.points?;
    let expected = unit.profile_price()?;
    if printed == expected {
        return None;
    }
    let difference = format!("{:+}", expected - printed);
    let doubled = if unit.is_reinforced() { " reinforced" } else { "" };
    if let Some(older) = unit.publication_with_price(printed) {
        let message = format!(
            "{}{doubled} is priced at {printed} as in {older}; with the profiles of this event it costs {expected} ({difference}).",
            unit.name()
        );
        return Some(
            Finding::illegal(RuleId::A06, message)
                .at(unit.place())
                .mend("Update your program's data and export again."),
        );
    }
    let message = format!("{}{doubled} is printed at {printed} points and costs {expected}.", unit.name());
    Some(
        Finding::illegal(RuleId::A07, message)
            .at(unit.place())
            .mend(format!("Correct the price to {expected}.")),
    )
}

fn a33_checksums(army: &Army<'_>) -> Vec<Finding> {
    let roster = army.roster;
    let mut found = Vec::new();
    let mut differ = |what: &str, printed: Option<i64>, computed: i64| {
        if let Some(printed) = printed.filter(|printed| *printed != computed) {
            let message = format!("{what}: {printed} printed, {computed} counted.");
            found.push(
                Finding::warning(RuleId::A33, message).mend("Export the list again without typing in it."),
            );
        }
    };
    // Programs leave out the price of a lore now and then, and count it all the same.
    let printed = [roster.points_printed(), army.points_printed()];
    let declared = roster.points_declared.filter(|declared| !printed.contains(declared));
    differ("Points", declared, roster.points_printed());
    differ("Drops", roster.drops_declared.map(i64::from), count(army.drops()));
    differ("Auxiliary units", roster.auxiliaries_declared.map(i64::from), count(army.auxiliary.len()));
    // Programs differ in what they add to the wounds, so that this is no more than a hint.
    if let (Some(printed), Some(counted)) = (roster.wounds_declared, army.wounds())
        && i64::from(printed) != counted
    {
        found.push(Finding::information(
            RuleId::A33,
            format!("Wounds: {printed} printed, {counted} counted."),
        ));
    }
    found
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
