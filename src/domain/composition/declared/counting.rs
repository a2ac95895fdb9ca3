//! Rules that count entries or add up their points.

use super::{DeclaredUnit, FactionShare, FoundByRule, Observed, RuleAmount, RuleAnswer, RuleQuestion};
use crate::domain::{
    catalogue::{CategoryShare, name_key},
    composition::Severity,
};
use std::collections::BTreeMap;

/// Which entries a rule counts.
pub(super) struct EntryCount<'r> {
    pub of: Option<&'r str>,
    pub except: &'r [String],
    /// All of these are one.
    pub as_one: Option<&'r str>,
}

impl EntryCount<'_> {
    fn units<'u, 'a>(&'u self, asked: &'u RuleQuestion<'a>) -> impl Iterator<Item = &'u DeclaredUnit<'a>> {
        asked.army.of(self.of).filter(|unit| !self.except.iter().any(|id| unit.is(id)))
    }

    fn count(&self, asked: &RuleQuestion<'_>) -> i64 {
        let merged = |unit: &DeclaredUnit<'_>| self.as_one.is_some_and(|id| unit.is(id));
        let single: i64 =
            self.units(asked).filter(|unit| !merged(unit)).map(|unit| unit.weight(self.of)).sum();
        single + i64::from(self.units(asked).any(merged))
    }
}

/// How many entries may count in one of these categories, and may not: nobody has put them in any, or it depends on
/// what the rest of the army is.
fn count_unplaced_entries(asked: &RuleQuestion<'_>, ids: &[&str]) -> i64 {
    let is_doubtful = |unit: &&DeclaredUnit<'_>| {
        let counts = ids.iter().any(|id| unit.is(id));
        !counts && (unit.is_unplaced(asked.composition) || ids.iter().any(|id| unit.may_be(id)))
    };
    i64::try_from(asked.army.units.iter().filter(is_doubtful).count()).unwrap_or(i64::MAX)
}

/// What the list itself counts at its foot, where its entries do not say all that is counted.
fn printed_count(asked: &RuleQuestion<'_>, id: &str) -> Option<i64> {
    let printed = asked.army.roster.counted(id)?.found;
    let says_all = is_category(asked, id) && count_unplaced_entries(asked, &[id]) == 0;
    (!says_all).then_some(printed)
}

/// Whether this id is a category, so that an entry without any may belong to it.
fn is_category(asked: &RuleQuestion<'_>, id: &str) -> bool {
    asked.composition.category(id).is_some()
}

pub(super) fn check_entry_count(
    asked: &RuleQuestion<'_>,
    counted: &EntryCount<'_>,
    (least, most): (Option<&RuleAmount>, Option<&RuleAmount>),
) -> RuleAnswer {
    let printed = counted.of.filter(|_| counted.except.is_empty()).and_then(|id| printed_count(asked, id));
    let found = printed.unwrap_or_else(|| counted.count(asked));
    let at =
        |amount: Option<&RuleAmount>, size| amount.and_then(|amount| asked.composition.amount(amount, size));
    let bounds = [least, most].map(|amount| at(amount, asked.agreed()));
    let doubtful = counted.of.into_iter().chain(counted.except.iter().map(String::as_str));
    let doubtful: Vec<&str> = doubtful.filter(|id| printed.is_none() && is_category(asked, id)).collect();
    let doubt = if doubtful.is_empty() { 0 } else { count_unplaced_entries(asked, &doubtful) };
    let next = asked.composition.next_size(asked.agreed(), |size| {
        at(least, size).is_none_or(|least| found >= least) && at(most, size).is_none_or(|most| found <= most)
    });
    let by_row = [least, most].into_iter().flatten().any(|amount| matches!(amount, RuleAmount::Column(_)));
    let observed = Observed {
        of: counted.of.map(str::to_owned),
        next: next.filter(|_| by_row),
        entries: counted.units(asked).map(|unit| unit.name().to_owned()).collect(),
        ..asked.observed(found)
    };
    check_within_bounds(asked, observed, bounds, doubt)
}

/// Whether a number lies within its bounds, where `doubt` more may belong to it.
fn check_within_bounds(
    asked: &RuleQuestion<'_>,
    observed: Observed,
    [least, most]: [Option<i64>; 2],
    doubt: i64,
) -> RuleAnswer {
    let found = observed.found;
    let tally = asked.tally(found, least, most);
    let over = most.is_some_and(|most| found > most);
    let short = least.is_some_and(|least| found + doubt < least);
    // A lower bound that would hold if the others counted, an upper bound that would not.
    let unsure = least.is_some_and(|least| found < least) || most.is_some_and(|most| found + doubt > most);
    let observed = Observed { least: least.filter(|_| !over), most: most.filter(|_| !short), ..observed };
    if over || short {
        RuleAnswer { found: vec![asked.about_army(observed)], tally, not_asked: false }
    } else {
        RuleAnswer { found: Vec::new(), tally, not_asked: unsure }
    }
}

fn points_of(asked: &RuleQuestion<'_>, id: &str) -> i64 {
    asked.army.of(Some(id)).filter_map(DeclaredUnit::points).sum()
}

/// Points of entries without a category, which may belong to any.
fn points_unplaced(asked: &RuleQuestion<'_>) -> i64 {
    asked.army.units.iter().filter(|unit| unit.categories.is_empty()).filter_map(DeclaredUnit::points).sum()
}

pub(super) fn check_faction_share(
    asked: &RuleQuestion<'_>,
    of: &str,
    (least, most): (Option<u32>, Option<u32>),
    by_faction: &[FactionShare],
) -> RuleAnswer {
    let faction = asked.army.faction.map(|faction| faction.item.name.as_str());
    let key = faction.or(asked.army.roster.faction.as_deref()).map(name_key);
    let own = by_faction.iter().find(|row| row.factions.iter().any(|name| Some(name_key(name)) == key));
    let (least, most) = own.map_or((least, most), |own| (own.least, own.most));
    check_percentage(asked, of, (least, most))
}

/// Each entry costs no more than this percentage of the agreed points.
pub(super) fn check_share_of_each(asked: &RuleQuestion<'_>, of: &str, percent: u32) -> RuleAnswer {
    let most = i64::from(percent) * asked.agreed();
    let priced = asked.army.of(Some(of)).filter_map(|unit| Some((unit, unit.points()?)));
    let too_large = priced.filter(|(_, points)| points * 100 > most).map(|(unit, points)| {
        let bound = (Some(percent), Some(most / 100));
        asked.about(unit, Observed { percent: bound.0, most: bound.1, ..asked.observed(points) })
    });
    RuleAnswer { found: too_large.collect(), ..RuleAnswer::default() }
}

/// The shares of the faction's table that no other rule answers for; nothing without a table.
pub(super) fn check_share_table(asked: &RuleQuestion<'_>, except: &[String]) -> RuleAnswer {
    let Some(faction) = asked.army.faction.filter(|faction| !faction.item.shares.is_empty()) else {
        return RuleAnswer::not_asked();
    };
    let mut answer = RuleAnswer::default();
    let answered = |share: &&CategoryShare| {
        let known = asked.composition.category_called(&share.category);
        known.is_none_or(|category| !except.contains(&category.id))
    };
    // An army with several forces has several percentages: the most generous is asked.
    let mut by_category: BTreeMap<String, (Option<u32>, Option<u32>)> = BTreeMap::new();
    for share in faction.item.shares.iter().filter(answered) {
        let of = asked.composition.category_called(&share.category);
        let of = of.map_or_else(|| share.category.clone(), |category| category.id.clone());
        let row = by_category.entry(of).or_insert((share.least, share.most));
        row.0 = row.0.zip(share.least).map(|(a, b)| a.min(b));
        row.1 = row.1.zip(share.most).map(|(a, b)| a.max(b));
    }
    for (of, bounds) in by_category {
        let one = check_percentage(asked, &of, bounds);
        answer.found.extend(one.found);
        answer.not_asked |= one.not_asked;
    }
    answer
}

fn check_percentage(
    asked: &RuleQuestion<'_>,
    of: &str,
    (least, most): (Option<u32>, Option<u32>),
) -> RuleAnswer {
    let found = points_of(asked, of);
    let points = |percent: u32| i64::from(percent) * asked.agreed();
    // Held against exact hundredths; shown in whole points.
    let over = most.filter(|most| found * 100 > points(*most));
    let doubt = points_unplaced(asked);
    let short = least.filter(|least| (found + doubt) * 100 < points(*least));
    let bound = |percent: u32, up: i64| (points(percent) + up) / 100;
    let tally = asked.tally(found, least.map(|least| bound(least, 99)), most.map(|most| bound(most, 0)));
    let Some(percent) = over.or(short) else {
        let unsure = least.is_some_and(|least| found * 100 < points(least))
            || most.is_some_and(|most| (found + doubt) * 100 > points(most));
        return RuleAnswer { found: Vec::new(), tally, not_asked: unsure };
    };
    let observed = Observed {
        of: Some(of.to_owned()),
        percent: Some(percent),
        least: short.filter(|_| over.is_none()).map(|least| bound(least, 99)),
        most: over.map(|most| bound(most, 0)),
        ..asked.observed(found)
    };
    RuleAnswer { found: vec![asked.about_army(observed)], tally, not_asked: false }
}

pub(super) fn check_points_sum(asked: &RuleQuestion<'_>, of: &str, most: &RuleAmount) -> RuleAnswer {
    let found = points_of(asked, of);
    let at = |size| asked.composition.amount(most, size);
    let next = asked.composition.next_size(asked.agreed(), |size| at(size).is_none_or(|most| found <= most));
    let observed = Observed {
        of: Some(of.to_owned()),
        next,
        entries: asked.army.of(Some(of)).map(|unit| unit.name().to_owned()).collect(),
        ..asked.observed(found)
    };
    check_within_bounds(asked, observed, [None, at(asked.agreed())], 0)
}

pub(super) fn check_ratio(
    asked: &RuleQuestion<'_>,
    of: &str,
    to: Option<&str>,
    per: (u32, u32),
) -> RuleAnswer {
    let count = |id: Option<&str>| asked.army.of(id).map(|unit| unit.weight(id)).sum::<i64>();
    let found = count(Some(of));
    let most = count(to) * i64::from(per.0) / i64::from(per.1);
    let observed = Observed {
        of: Some(of.to_owned()),
        to: to.map(str::to_owned),
        entries: asked.army.of(Some(of)).map(|unit| unit.name().to_owned()).collect(),
        ..asked.observed(found)
    };
    check_within_bounds(asked, observed, [None, Some(most)], 0)
}

/// No more of one entry than its own profile says.
pub(super) fn check_entry_limits(asked: &RuleQuestion<'_>, percent: Option<&str>) -> RuleAnswer {
    let scale = percent.and_then(|column| asked.composition.column(column, asked.agreed())).unwrap_or(100);
    let mut by_name: BTreeMap<String, Vec<&DeclaredUnit<'_>>> = BTreeMap::new();
    for unit in &asked.army.units {
        by_name.entry(name_key(unit.name())).or_default().push(unit);
    }
    let mut answer = RuleAnswer {
        not_asked: asked.army.units.iter().all(|unit| unit.facts().is_none()),
        ..RuleAnswer::default()
    };
    for units in by_name.values() {
        let Some(own) = units[0].facts().and_then(|facts| facts.limit) else { continue };
        // Halved upwards in small games, doubled in great ones (`systems T12`).
        let most = (i64::from(own) * scale + 99) / 100;
        let found = i64::try_from(units.len()).unwrap_or(i64::MAX);
        if found > most {
            let observed = Observed { most: Some(most), ..asked.observed(found) };
            answer.found.push(asked.about(units[0], observed));
        }
    }
    answer
}

/// Whether anybody would have this flag if they had it: by an option on the roster, or by what the catalogue says.
fn can_be_seen(asked: &RuleQuestion<'_>, flag: &str) -> bool {
    let known = asked.composition.flags.iter().find(|own| own.id == flag);
    known.is_none_or(|known| !known.options.is_empty() || asked.army.knows_flag(known))
}

/// Entries with this flag that are not of this category.
pub(super) fn find_flagged_outside(asked: &RuleQuestion<'_>, flag: &str, among: &str) -> Vec<FoundByRule> {
    let placed = asked.army.of(Some(flag)).filter(|unit| !unit.categories.is_empty() && !unit.is(among));
    let told = placed.map(|unit| {
        let observed = Observed {
            of: Some(flag.to_owned()),
            to: Some(among.to_owned()),
            case: Some("outside".to_owned()),
            ..asked.observed(1)
        };
        asked.about(unit, observed)
    });
    told.collect()
}

pub(super) fn check_flag_count(
    asked: &RuleQuestion<'_>,
    flag: &str,
    (least, most): (Option<u32>, Option<u32>),
    not_with: Option<&str>,
    severity: Option<Severity>,
) -> RuleAnswer {
    let found: i64 = asked.army.of(Some(flag)).map(|unit| unit.weight(Some(flag))).sum();
    if found == 0 && least.is_some() && !can_be_seen(asked, flag) {
        return RuleAnswer::not_asked();
    }
    let observed = Observed {
        of: Some(flag.to_owned()),
        entries: asked.army.of(Some(flag)).map(|unit| unit.name().to_owned()).collect(),
        ..asked.observed(found)
    };
    let mut answer = check_within_bounds(asked, observed, [least.map(i64::from), most.map(i64::from)], 0);
    if let Some(other) = not_with {
        for unit in asked.army.of(Some(flag)).filter(|unit| unit.is(other)) {
            let observed = Observed {
                of: Some(flag.to_owned()),
                to: Some(other.to_owned()),
                case: Some("with".to_owned()),
                ..asked.observed(1)
            };
            let about = asked.about(unit, observed);
            answer.found.push(FoundByRule { severity: severity.unwrap_or(about.severity), ..about });
        }
    }
    answer
}
