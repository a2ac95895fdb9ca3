//! New Recruit's lists as JSON (`systems TX2`): the army, each unit with its category, each option with its kind.

use super::armies;
use crate::domain::roster::{Roster, RosterEntry, Section, SectionKind, Upgrade};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct T9aReport {
    army: String,
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    categories: BTreeMap<String, f64>,
    #[serde(default)]
    units: Vec<ReportUnit>,
    /// Of a report of a tournament.
    #[serde(default)]
    list: Option<ReportList>,
}

#[derive(Deserialize)]
struct ReportList {
    #[serde(default)]
    categories: BTreeMap<String, f64>,
    #[serde(default)]
    units: Vec<ReportUnit>,
}

#[derive(Deserialize)]
struct ReportUnit {
    name: String,
    #[serde(default)]
    cost: Option<f64>,
    #[serde(default)]
    models: Option<u32>,
    #[serde(default)]
    category: String,
    #[serde(default)]
    options: Vec<ReportOption>,
}

/// An option and its kind, in either of the two ways they are written.
#[derive(Deserialize)]
#[serde(untagged)]
enum ReportOption {
    Pair(String, String),
    Named {
        name: String,
        #[serde(rename = "type", default)]
        kind: Option<String>,
    },
    Bare(String),
}

/// Such a list; none for JSON of another shape. `heading` says which section a category is.
pub(super) fn read_json_report(
    bytes: &[u8],
    heading: &dyn Fn(&str) -> Option<SectionKind>,
) -> Option<Roster> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let report: T9aReport = serde_json::from_slice(bytes).ok()?;
    let (units, categories) = match report.list {
        Some(list) => (list.units, list.categories),
        None => (report.units, report.categories),
    };
    let faction = armies::find_army_called(&report.army).map_or(report.army.clone(), str::to_owned);
    let mut roster = Roster {
        name: report.name.unwrap_or_default(),
        faction: Some(faction),
        points_declared: categories.get("Total").copied().and_then(round_off_points),
        ..Roster::default()
    };
    for unit in units {
        let kind = heading(&unit.category).unwrap_or_else(|| SectionKind::Category(unit.category.clone()));
        let at = roster.sections.iter().position(|section| section.kind == kind);
        let at = at.unwrap_or_else(|| {
            roster.sections.push(Section::new(kind));
            roster.sections.len() - 1
        });
        roster.sections[at].entries.push(entry_from_report(unit));
    }
    Some(roster)
}

/// Shares of a category come in quarters of a point; prices do not.
fn round_off_points(points: f64) -> Option<i64> {
    let text = format!("{points:.0}");
    text.parse().ok()
}

fn entry_from_report(unit: ReportUnit) -> RosterEntry {
    let mut entry = RosterEntry {
        name: unit.name,
        points: unit.cost.and_then(round_off_points),
        models: unit.models,
        ..RosterEntry::default()
    };
    for chosen in unit.options {
        let (names, group) = match chosen {
            ReportOption::Pair(names, kind) => (names, Some(kind)),
            ReportOption::Named { name, kind } => (name, kind),
            ReportOption::Bare(name) => (name, None),
        };
        // `General, Disciplined, and The Dead Arise`
        for name in names.split(", ").map(|name| name.strip_prefix("and ").unwrap_or(name)) {
            if name == "General" {
                entry.general = true;
            } else {
                let name = name.to_owned();
                entry.upgrades.push(Upgrade { name, group: group.clone(), ..Upgrade::default() });
            }
        }
    }
    entry
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tx2_both_shapes_are_one_list() {
        let units = |options: &str| {
            format!(r#"[{{"name":"High Prince","cost":605,"category":"Characters","options":{options}}}]"#)
        };
        let plain = format!(
            r#"{{"army":"HE","categories":{{"Total":605}},"units":{}}}"#,
            units(
                r#"[["General, Disciplined, and Wildheart","Leadership"],["Basalt Infusion","Magic Items"]]"#
            )
        );
        let report = format!(
            r#"{{"army":"HE","list":{{"categories":{{"Total":605}},"units":{}}}}}"#,
            units(
                r#"[{"name":"General, Disciplined, and Wildheart","type":"Leadership"},{"name":"Basalt Infusion","type":"Magic Items"}]"#
            )
        );
        let heading = |text: &str| Some(SectionKind::Category(text.to_lowercase()));
        let [plain, report] =
            [plain, report].map(|text| read_json_report(text.as_bytes(), &heading).unwrap());
        assert_eq!(plain, report);
        assert_eq!((plain.faction.as_deref(), plain.points_declared), (Some("Highborn Elves"), Some(605)));
        let prince = &plain.sections[0].entries[0];
        let names: Vec<_> = prince.upgrades.iter().map(|upgrade| upgrade.name.as_str()).collect();
        assert!(prince.general);
        assert_eq!(names, ["Disciplined", "Wildheart", "Basalt Infusion"]);
        assert_eq!(prince.upgrades[2].group.as_deref(), Some("Magic Items"));
        assert_eq!(read_json_report(br#"{"roster":{"name":"x"}}"#, &heading), None);
    }
}
