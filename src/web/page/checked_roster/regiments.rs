//! A roster as it is read on a page: section by section, units that are alike in one row, each with the price that counts
//! and what was found about it.

use crate::{
    domain::{
        composition::Severity,
        event::roster_version::RosterSettlement,
        games::Verdict,
        roster::{Roster, RosterEntry, Section, Upgrade},
    },
    text::{
        Message, TextFact, Wording,
        findings::{VerdictLine, at_priced_unit, at_section},
        say, told,
    },
};

/// A section with its units.
pub struct CheckedRegiment {
    pub title: Message,
    /// What its units cost as they are counted; none where nothing says so.
    pub points: Option<i64>,
    pub found: Vec<Remark>,
    pub units: Vec<UnitRow>,
}

/// Units of a section that are alike.
pub struct UnitRow {
    pub times: usize,
    pub name: String,
    /// What is to be known about each, in one line.
    pub about: Option<Message>,
    /// The price on the roster, all of them together, where another one counts.
    pub printed: Option<i64>,
    /// The price that counts, all of them together.
    pub points: Option<i64>,
    pub found: Vec<Remark>,
}

/// What was found beside a unit or a section.
pub struct Remark {
    /// It has to be mended; else somebody should look at it.
    pub to_mend: bool,
    pub message: Message,
    pub fix: Wording,
}

impl From<VerdictLine<'_>> for Remark {
    fn from(line: VerdictLine<'_>) -> Self {
        Self { to_mend: line.severity == Severity::Illegal, message: line.message, fix: line.fix }
    }
}

/// The sections of a roster.
pub(super) fn regiments_of_roster(
    roster: &Roster,
    verdict: &Verdict,
    settled: &RosterSettlement,
) -> Vec<CheckedRegiment> {
    let found = JudgedFindings { verdict, settled };
    roster.sections.iter().map(|section| found.regiment(section)).collect()
}

struct JudgedFindings<'v> {
    verdict: &'v Verdict,
    settled: &'v RosterSettlement,
}

impl JudgedFindings<'_> {
    fn regiment(&self, section: &Section) -> CheckedRegiment {
        let mut groups: Vec<(&RosterEntry, usize)> = Vec::new();
        for entry in &section.entries {
            match groups.iter_mut().find(|(other, _)| are_alike(other, entry)) {
                Some((_, times)) => *times += 1,
                None => groups.push((entry, 1)),
            }
        }
        let units: Vec<UnitRow> =
            groups.into_iter().map(|(entry, times)| self.unit(section, entry, times)).collect();
        let here = self.verdict.findings.iter().filter(|finding| finding.place.is_section(section));
        let mut repriced = here.filter_map(|finding| finding.what.repriced());
        let costs = repriced.find(|price| Some(price.printed) == section.points).map(|price| price.costs);
        let priced = costs.or(section.points).into_iter().chain(units.iter().filter_map(|unit| unit.points));
        CheckedRegiment {
            title: told(&section.heading()),
            points: Some(priced.sum()).filter(|points| *points > 0),
            found: at_section(self.verdict, self.settled, section).into_iter().map(Remark::from).collect(),
            units,
        }
    }

    fn unit(&self, section: &Section, entry: &RosterEntry, times: usize) -> UnitRow {
        let costs = self.costs(section, entry);
        let all = |points: i64| points * i64::try_from(times).unwrap_or(1);
        let found = at_priced_unit(self.verdict, self.settled, section, entry);
        UnitRow {
            times,
            name: entry.name.clone(),
            about: describe_entry(entry),
            printed: entry.points.filter(|_| costs.is_some()).map(all),
            points: costs.or(entry.points).map(all),
            found: found.into_iter().map(Remark::from).collect(),
        }
    }

    /// What it costs where that is not what is printed.
    fn costs(&self, section: &Section, entry: &RosterEntry) -> Option<i64> {
        let here = self.verdict.findings.iter().filter(|finding| finding.place.is_unit(section, entry));
        let prices = here.filter_map(|finding| finding.what.repriced());
        let mut of_it = prices.filter(|price| Some(price.printed) == entry.points);
        of_it.next().map(|price| price.costs)
    }
}

/// Nothing but their lines in the text differs. Copies of both, to compare them as a whole, took most of what a page of
/// 250 units took.
fn are_alike(one: &RosterEntry, other: &RosterEntry) -> bool {
    // Every field is named, so that none that comes is forgotten.
    let RosterEntry {
        name,
        key,
        points,
        models,
        general,
        reinforced,
        legends,
        upgrades,
        companions,
        keywords,
        categories,
        flags,
        remark,
        line: _,
    } = one;
    *name == other.name
        && (*points, *models) == (other.points, other.models)
        && (*general, *reinforced, *legends) == (other.general, other.reinforced, other.legends)
        && (key, remark) == (&other.key, &other.remark)
        && *upgrades == other.upgrades
        && *companions == other.companions
        && (keywords, categories, flags) == (&other.keywords, &other.categories, &other.flags)
}

fn describe_entry(entry: &RosterEntry) -> Option<Message> {
    let general = entry.general.then(|| say!("checked-roster-general"));
    let reinforced = entry.reinforced.then(|| say!("checked-roster-reinforced"));
    let models = entry.models.map(|models| say!("checked-roster-models", models));
    let upgrades = entry.upgrades.iter().map(describe_upgrade);
    let companions = entry.companions.iter().map(|unit| say!("checked-roster-with", name = unit.name));
    let remark = entry.remark.as_ref().map(|name| say!("checked-roster-name", name));
    let marks = general.into_iter().chain(reinforced).chain(models).chain(upgrades).chain(companions);
    let facts: Vec<Message> = marks.chain(remark).collect();
    (!facts.is_empty()).then(|| say!("checked-roster-about", facts = facts.into_iter().collect::<TextFact>()))
}

fn describe_upgrade(upgrade: &Upgrade) -> Message {
    let name = &upgrade.name;
    match upgrade.count {
        Some(count) if count > 1 => say!("checked-roster-several", count, name),
        _ => say!("checked-roster-name", name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_are_alike_where_nothing_but_their_line_differs() {
        let unit = || RosterEntry {
            name: "Clanrats".into(),
            points: Some(150),
            line: Some(3),
            ..RosterEntry::default()
        };
        assert!(are_alike(&unit(), &RosterEntry { line: Some(9), ..unit() }));
        let text = || Some("text".to_owned());
        let others = [
            RosterEntry { name: "Stormvermin".into(), ..unit() },
            RosterEntry { key: text(), ..unit() },
            RosterEntry { points: None, ..unit() },
            RosterEntry { models: Some(20), ..unit() },
            RosterEntry { general: true, ..unit() },
            RosterEntry { reinforced: true, ..unit() },
            RosterEntry { legends: true, ..unit() },
            RosterEntry { upgrades: vec![Upgrade::default()], ..unit() },
            RosterEntry { companions: vec![unit()], ..unit() },
            RosterEntry { keywords: vec!["Skaven".into()], ..unit() },
            RosterEntry { categories: vec!["Core".into()], ..unit() },
            RosterEntry { flags: vec!["reinforced".into()], ..unit() },
            RosterEntry { remark: text(), ..unit() },
        ];
        for other in others {
            assert!(!are_alike(&unit(), &other), "{other:?}");
        }
    }
}
