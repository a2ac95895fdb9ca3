//! A publication to CSV.

use super::{COLUMNS, OF_FACTS, conditions, facts};
use crate::{
    domain::catalogue::{
        CatalogueChoice, CategoryShare, Coverage, EnhancementTable, Faction, Facts, Lore, OptionFacts,
        Pattern, Profile, Publication, RegimentOfRenown, print_options,
    },
    exchange::cell::{MARK, guard_from_formula},
};
use std::collections::BTreeMap;

/// UTF-8 with a byte order mark, so that spreadsheets read accents.
#[expect(clippy::missing_panics_doc, reason = "writing to memory does not fail")]
pub fn write_csv(publication: &Publication) -> Vec<u8> {
    let more = if facts::are_in(publication) { &OF_FACTS[..] } else { &[] };
    let columns: Vec<&'static str> = COLUMNS.into_iter().chain(more.iter().copied()).collect();
    let mut table = CsvTable { writer: csv::Writer::from_writer(MARK.as_bytes().to_vec()), columns };
    table.writer.write_record(&table.columns).expect("memory takes any record");
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

struct CsvTable {
    writer: csv::Writer<Vec<u8>>,
    columns: Vec<&'static str>,
}

#[derive(Default)]
struct WrittenRow(BTreeMap<&'static str, String>);

impl WrittenRow {
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

    fn number(&mut self, column: &'static str, number: Option<impl ToString>) {
        self.set(column, number.map(|number| number.to_string()).unwrap_or_default());
    }

    fn facts(&mut self, facts: &Facts) {
        self.list("categories", &facts.categories);
        let conditional: Vec<String> = facts.categories_if.iter().map(facts::print_if).collect();
        self.list("categories if", &conditional);
        self.list("flags", &facts.flags);
        self.number("min", facts.min);
        self.number("max", facts.max);
        self.number("per model", facts.per_model);
        self.number("most", facts.limit);
        self.number("slots", facts.slots);
        self.number("leadership", facts.leadership);
        self.number("allowance", facts.allowance);
    }

    fn yes(&mut self, column: &'static str, holds: bool) {
        self.set(column, if holds { "yes" } else { "" });
    }
}

impl CsvTable {
    fn row(&mut self, kind: &str, fill: impl FnOnce(&mut WrittenRow)) {
        let mut row = WrittenRow::default();
        row.set("kind", kind);
        fill(&mut row);
        let cells = self.columns.iter();
        let cells =
            cells.map(|column| guard_from_formula(&row.0.remove(column).unwrap_or_default()).into_owned());
        let cells: Vec<String> = cells.collect();
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
        for share in &faction.shares {
            self.share(&faction.name, share);
        }
        for option in &faction.options {
            self.option(&faction.name, "", option);
        }
    }

    fn share(&mut self, faction: &str, share: &CategoryShare) {
        self.row("share", |row| {
            row.set("faction", faction);
            row.set("name", &share.category);
            row.number("min", share.least);
            row.number("max", share.most);
        });
    }

    fn option(&mut self, faction: &str, unit: &str, option: &OptionFacts) {
        self.row("option", |row| {
            row.set("faction", faction);
            row.set("table", unit);
            row.set("group", option.kind.as_deref().unwrap_or_default());
            row.set("name", &option.name);
            row.number("points", option.points);
            row.number("per model", option.per_model);
            row.number("most", option.max);
        });
    }

    fn choice(&mut self, kind: &str, faction: &str, choice: &CatalogueChoice) {
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
            row.number("size", table.most_of_kind);
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
        self.row(lore.kind.as_str(), |row| {
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
            row.set("conditions", conditions::print_conditions(profile));
            row.list("seasons", &profile.seasons);
            row.yes("legends", profile.legends);
            row.set("date", profile.legends_from.map(|day| day.to_string()).unwrap_or_default());
            row.list("aliases", &profile.aliases);
            row.list("ids", &profile.ids);
            row.list("notes", &profile.notes);
            if let Some(facts) = &profile.facts {
                row.facts(facts);
            }
        });
        for option in profile.facts.iter().flat_map(|facts| &facts.options) {
            self.option(&profile.faction, &profile.name, option);
        }
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
