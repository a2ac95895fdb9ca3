//! A publication to CSV.

use super::{COLUMNS, conditions};
use crate::{
    domain::catalogue::{
        Choice, Coverage, EnhancementTable, Faction, Lore, Pattern, Profile, Publication, RegimentOfRenown,
        print_options,
    },
    exchange::cell::{MARK, safe},
};
use std::collections::BTreeMap;

/// UTF-8 with a byte order mark, so that spreadsheets read accents.
#[expect(clippy::missing_panics_doc, reason = "writing to memory does not fail")]
pub fn write_csv(publication: &Publication) -> Vec<u8> {
    let mut table = Table { writer: csv::Writer::from_writer(MARK.as_bytes().to_vec()) };
    table.writer.write_record(COLUMNS).expect("memory takes any record");
    table.row("publication", |row| {
        row.set("name", &publication.title);
        row.set("date", publication.published_on.map(|on| on.to_string()).unwrap_or_default());
        let whole = publication.coverage == Coverage::Everything;
        row.set("group", if whole { "everything" } else { "part" });
        row.set("notes", &publication.source);
    });
    for faction in &publication.factions {
        table.faction(faction);
    }
    for profile in &publication.profiles {
        table.unit(profile);
    }
    for lore in &publication.lores {
        table.lore("", lore);
    }
    for renown in &publication.regiments_of_renown {
        table.renown(renown);
    }
    table.writer.into_inner().expect("memory takes any record")
}

struct Table {
    writer: csv::Writer<Vec<u8>>,
}

#[derive(Default)]
struct Row(BTreeMap<&'static str, String>);

impl Row {
    fn set(&mut self, column: &'static str, value: impl Into<String>) {
        self.0.insert(column, value.into());
    }

    fn list(&mut self, column: &'static str, values: &[String]) {
        self.set(column, values.join("; "));
    }

    fn patterns(&mut self, column: &'static str, patterns: &[Pattern]) {
        let texts: Vec<&str> = patterns.iter().map(Pattern::as_str).collect();
        self.set(column, texts.join("; "));
    }

    fn price(&mut self, points: i64) {
        if points != 0 {
            self.set("points", points.to_string());
        }
    }

    fn yes(&mut self, column: &'static str, holds: bool) {
        self.set(column, if holds { "yes" } else { "" });
    }
}

impl Table {
    fn row(&mut self, kind: &str, fill: impl FnOnce(&mut Row)) {
        let mut row = Row::default();
        row.set("kind", kind);
        fill(&mut row);
        let cells = COLUMNS.map(|column| safe(&row.0.remove(column).unwrap_or_default()).into_owned());
        self.writer.write_record(cells).expect("memory takes any record");
    }

    fn faction(&mut self, faction: &Faction) {
        let kind = if faction.is_army_of_renown() { "army of renown" } else { "faction" };
        self.row(kind, |row| {
            row.set("name", &faction.name);
            row.list("faction", &faction.renown_of);
            row.set("group", &faction.grand_alliance);
            row.yes("legends", faction.legends);
            row.list("aliases", &faction.aliases);
            row.list("seasons", &faction.seasons);
            row.list("notes", &faction.notes);
        });
        for formation in &faction.formations {
            self.choice("formation", &faction.name, formation);
        }
        for feature in &faction.terrain {
            self.choice("terrain", &faction.name, feature);
        }
        for table in &faction.tables {
            self.enhancements(&faction.name, table);
        }
        for lore in &faction.lores {
            self.lore(&faction.name, lore);
        }
    }

    fn choice(&mut self, kind: &str, faction: &str, choice: &Choice) {
        self.row(kind, |row| {
            row.set("faction", faction);
            row.set("name", &choice.name);
            row.price(choice.points);
            row.list("seasons", &choice.seasons);
        });
    }

    fn enhancements(&mut self, faction: &str, table: &EnhancementTable) {
        self.row("table", |row| {
            row.set("faction", faction);
            row.set("group", &table.kind);
            row.set("name", &table.name);
            row.patterns("carriers", &table.carriers);
            row.list("seasons", &table.seasons);
        });
        for item in &table.items {
            self.row("enhancement", |row| {
                row.set("faction", faction);
                row.set("group", &table.kind);
                row.set("table", &table.name);
                row.list("seasons", &table.seasons);
                row.set("name", &item.name);
                row.price(item.points);
                row.list("free in", &item.free_in);
                row.patterns("carriers", &item.carriers);
            });
        }
    }

    fn lore(&mut self, faction: &str, lore: &Lore) {
        self.row(lore.kind.word(), |row| {
            row.set("faction", faction);
            row.set("name", &lore.name);
            row.price(lore.points);
            row.list("seasons", &lore.seasons);
        });
    }

    fn unit(&mut self, profile: &Profile) {
        self.row("unit", |row| {
            row.set("faction", &profile.faction);
            row.set("name", &profile.name);
            row.set("points", profile.points.map(|points| points.to_string()).unwrap_or_default());
            row.set("size", profile.size.map(|size| size.to_string()).unwrap_or_default());
            row.set("health", profile.health.map(|health| health.to_string()).unwrap_or_default());
            row.yes("reinforced", profile.can_be_reinforced);
            row.list("keywords", &profile.keywords);
            row.list("tags", &profile.tags);
            row.set("options", print_options(profile.options.as_deref()));
            row.list("joins as", &profile.joins_as);
            row.list("wargear", &profile.wargear);
            row.list("carriers", &profile.enhancements);
            row.set("conditions", conditions::print(profile));
            row.list("seasons", &profile.seasons);
            row.yes("legends", profile.legends);
            row.set("date", profile.legends_from.map(|day| day.to_string()).unwrap_or_default());
            row.list("aliases", &profile.aliases);
            row.list("ids", &profile.ids);
            row.list("notes", &profile.notes);
        });
    }

    fn renown(&mut self, renown: &RegimentOfRenown) {
        self.row("regiment of renown", |row| {
            row.set("name", &renown.name);
            row.list("faction", &renown.factions);
            row.set("points", renown.points.map(|points| points.to_string()).unwrap_or_default());
            row.yes("legends", renown.legends);
            row.list("seasons", &renown.seasons);
            row.list("aliases", &renown.aliases);
            row.list("ids", &renown.ids);
            row.list("notes", &renown.notes);
        });
        for member in &renown.members {
            self.row("member", |row| {
                row.set("faction", &renown.name);
                row.set("name", &member.unit);
                let one = member.min == member.max;
                let (min, max) = (member.min, member.max);
                row.set("group", if one { min.to_string() } else { format!("{min}-{max}") });
                row.set("size", member.size.map(|size| size.to_string()).unwrap_or_default());
                row.list("keywords", &member.keywords);
                row.list("carriers", &member.carries);
            });
        }
    }
}
