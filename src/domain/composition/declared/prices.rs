//! Rules about points and about the models of single entries.

use super::{Checksum, Observed, RuleAnswer, RuleQuestion};

pub(super) fn check_points_total(asked: &RuleQuestion<'_>) -> RuleAnswer {
    let (found, most) = (asked.army.points_known(), asked.agreed());
    let tally = asked.tally(found, None, Some(most));
    let over =
        (found > most).then(|| asked.about_army(Observed { most: Some(most), ..asked.observed(found) }));
    let unsure = over.is_none() && asked.army.points().is_none();
    RuleAnswer { found: over.into_iter().collect(), tally, not_asked: unsure }
}

pub(super) fn check_unspent_points(asked: &RuleQuestion<'_>, most: i64) -> RuleAnswer {
    let Some(points) = asked.army.points() else { return RuleAnswer::not_asked() };
    let found = asked.agreed() - points;
    let over =
        (found > most).then(|| asked.about_army(Observed { most: Some(most), ..asked.observed(found) }));
    RuleAnswer { found: over.into_iter().collect(), ..RuleAnswer::default() }
}

/// Models within what the profile says; an entry without a number of models is not asked.
pub(super) fn check_unit_sizes(asked: &RuleQuestion<'_>) -> RuleAnswer {
    let mut answer = RuleAnswer { not_asked: true, ..RuleAnswer::default() };
    for unit in &asked.army.units {
        let Some((facts, models)) = unit.facts().zip(unit.entry.models) else { continue };
        if facts.min.is_none() && facts.max.is_none() {
            continue;
        }
        answer.not_asked = false;
        let (least, most) = (facts.min.map(i64::from), facts.max.map(i64::from));
        let found = i64::from(models);
        let (over, short) = (most.is_some_and(|most| found > most), least.is_some_and(|least| found < least));
        if over || short {
            let observed = Observed {
                least: least.filter(|_| short),
                most: most.filter(|_| over),
                ..asked.observed(found)
            };
            answer.found.push(asked.about(unit, observed));
        }
    }
    answer
}

pub(super) fn check_printed_sums(asked: &RuleQuestion<'_>, of: Checksum) -> RuleAnswer {
    match of {
        Checksum::Total => sum_of_lines(asked),
        Checksum::Entries => sums_of_entries(asked),
    }
}

fn sum_of_lines(asked: &RuleQuestion<'_>) -> RuleAnswer {
    let Some(most) = asked.army.roster.points_declared else { return RuleAnswer::not_asked() };
    if asked.army.units.iter().any(|unit| unit.entry.points.is_none()) {
        return RuleAnswer::not_asked();
    }
    let found = asked.army.roster.points_printed();
    let differs = found != most;
    let observed = Observed { most: Some(most), ..asked.observed(found) };
    RuleAnswer {
        found: differs.then(|| asked.about_army(observed)).into_iter().collect(),
        ..RuleAnswer::default()
    }
}

fn sums_of_entries(asked: &RuleQuestion<'_>) -> RuleAnswer {
    let mut answer = RuleAnswer { not_asked: true, ..RuleAnswer::default() };
    for unit in &asked.army.units {
        let Some((printed, counted)) = unit.entry.points.zip(unit.counted_points()) else { continue };
        answer.not_asked = false;
        if printed != counted {
            let observed = Observed { most: Some(counted), ..asked.observed(printed) };
            answer.found.push(asked.about(unit, observed));
        }
    }
    answer
}
