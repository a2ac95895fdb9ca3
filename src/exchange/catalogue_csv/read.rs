//! A publication from CSV. What cannot be read is told with its line; the rest is kept.

use super::{COLUMNS, OF_FACTS, conditions, facts};
use crate::domain::catalogue::{
    CatalogueChoice, CategoryShare, Coverage, Enhancement, EnhancementTable, Faction, Facts, Lore, LoreKind,
    OptionError, OptionFacts, Pattern, Profile, Publication, RegimentMember, RegimentOfRenown, name_key,
    parse_options,
};
use crate::domain::games::catalogue_problem::{CataloguePlace, CatalogueProblem, RowError, Unreadable};
use crate::domain::zone::parse_day;
use crate::exchange::cell::{MARK, remove_formula_guard};
use std::borrow::Cow;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CsvReading {
    pub publication: Publication,
    pub unreadable: Vec<Unreadable>,
}

/// Reads UTF-8 (or what Western European spreadsheets write), with commas, semicolons or tabs.
pub fn read_csv(bytes: &[u8]) -> CsvReading {
    let text = decode_csv_bytes(bytes);
    let mut table = csv::ReaderBuilder::new()
        .delimiter(guess_delimiter(&text))
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let mut reading = CsvReading::default();
    let header = match table.headers() {
        Ok(header) => header.clone(),
        Err(error) => return reading.without_table(RowError::Broken(error.to_string())),
    };
    let columns: Vec<Option<&'static str>> = header.iter().map(known_column).collect();
    if !columns.contains(&Some("kind")) || !columns.contains(&Some("name")) {
        return reading.without_table(RowError::NoColumns);
    }
    let unknown = header.iter().zip(&columns).filter(|(name, known)| known.is_none() && !name.is_empty());
    for (name, _) in unknown {
        reading.tell(1, RowError::UnknownColumn(name.to_string()));
    }
    for record in table.records() {
        match record {
            Ok(record) => reading.add(&CatalogueCsvRow { columns: &columns, record: &record }),
            Err(error) => reading
                .tell(error.position().map_or(0, csv::Position::line), RowError::Broken(error.to_string())),
        }
    }
    reading
}

fn decode_csv_bytes(bytes: &[u8]) -> Cow<'_, str> {
    let bytes = bytes.strip_prefix(MARK.as_bytes()).unwrap_or(bytes);
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => encoding_rs::WINDOWS_1252.decode_without_bom_handling(bytes).0,
    }
}

/// Whichever of the usual separators the first line has most of.
fn guess_delimiter(text: &str) -> u8 {
    let first = text.lines().next().unwrap_or_default();
    let count = |mark: u8| first.bytes().filter(|byte| *byte == mark).count();
    [b',', b';', b'\t'].into_iter().max_by_key(|mark| (count(*mark), *mark == b',')).unwrap_or(b',')
}

fn known_column(name: &str) -> Option<&'static str> {
    let key = name_key(name);
    COLUMNS.into_iter().chain(OF_FACTS).find(|column| *column == key)
}

struct CatalogueCsvRow<'a> {
    columns: &'a [Option<&'static str>],
    record: &'a csv::StringRecord,
}

impl<'a> CatalogueCsvRow<'a> {
    fn cell(&self, column: &str) -> &'a str {
        let at = self.columns.iter().position(|known| *known == Some(column));
        remove_formula_guard(at.and_then(|at| self.record.get(at)).unwrap_or_default().trim())
    }

    fn line(&self) -> u64 {
        self.record.position().map_or(0, csv::Position::line)
    }

    fn list(&self, column: &str) -> Vec<String> {
        let parts = self.cell(column).split([';', '\n']).map(str::trim);
        parts.filter(|part| !part.is_empty()).map(ToOwned::to_owned).collect()
    }

    fn patterns(&self, column: &str) -> Vec<Pattern> {
        self.list(column).iter().map(|text| Pattern::new(text)).collect()
    }

    /// Whether the table is of a game whose rules are declared.
    fn has_facts(&self) -> bool {
        self.columns.iter().flatten().any(|column| OF_FACTS.contains(column))
    }

    fn yes(&self, column: &str) -> Result<bool, RowError> {
        match self.cell(column).to_lowercase().as_str() {
            "yes" | "y" | "true" | "1" | "x" => Ok(true),
            "" | "no" | "n" | "false" | "0" => Ok(false),
            other => Err(RowError::NotYesOrNo { cell: other.to_owned(), column: column.to_owned() }),
        }
    }

    fn number<N: std::str::FromStr>(&self, column: &str) -> Result<Option<N>, RowError> {
        let cell = self.cell(column);
        if cell.is_empty() {
            return Ok(None);
        }
        let wrong = |_| RowError::NotANumber { cell: cell.to_owned(), column: column.to_owned() };
        cell.parse().map(Some).map_err(wrong)
    }

    fn price(&self) -> Result<i64, RowError> {
        Ok(self.number("points")?.unwrap_or(0))
    }

    fn date(&self) -> Result<Option<chrono::NaiveDate>, RowError> {
        let cell = self.cell("date");
        if cell.is_empty() {
            return Ok(None);
        }
        parse_day(cell).map(Some).ok_or_else(|| RowError::NotADate(cell.to_owned()))
    }

    fn name(&self) -> Result<String, RowError> {
        let name = self.cell("name");
        if name.is_empty() { Err(RowError::NoName) } else { Ok(name.to_owned()) }
    }

    fn faction(&self) -> Result<String, RowError> {
        let faction = self.cell("faction");
        if faction.is_empty() { Err(RowError::NoFaction) } else { Ok(faction.to_owned()) }
    }
}

impl CsvReading {
    fn without_table(mut self, why: RowError) -> Self {
        self.tell(1, why);
        self
    }

    fn tell(&mut self, line: u64, why: RowError) {
        let (place, why) = (CataloguePlace::Line(line), CatalogueProblem::Row(why));
        self.unreadable.push(Unreadable { place, why });
    }

    fn add(&mut self, row: &CatalogueCsvRow<'_>) {
        if row.record.iter().all(str::is_empty) {
            return;
        }
        if let Err(why) = self.publication.add_row(row) {
            self.tell(row.line(), why);
        }
    }
}

impl Publication {
    fn add_row(&mut self, row: &CatalogueCsvRow<'_>) -> Result<(), RowError> {
        match row.cell("kind").to_lowercase().as_str() {
            "publication" => self.read_heading(row)?,
            "faction" | "army of renown" => self.add_faction(row)?,
            "unit" => self.profiles.push(read_unit_row(row)?),
            "formation" => self.faction_named(&row.faction()?).formations.push(read_choice_row(row)?),
            "terrain" => self.faction_named(&row.faction()?).terrain.push(read_choice_row(row)?),
            "table" => {
                let table = self.table(row, &row.name()?)?;
                table.carriers = row.patterns("carriers");
                table.most_of_kind = row.number("size")?;
            }
            "enhancement" => self.add_enhancement(row)?,
            "option" => self.add_option(row)?,
            "share" => self.add_share(row)?,
            "regiment of renown" => self.regiments_of_renown.push(regiment_of_renown(row)?),
            "member" => self.add_member(row)?,
            kind => match LoreKind::parse(kind) {
                Some(kind) => self.add_lore(kind, row)?,
                None => return Err(RowError::UnknownKind(kind.to_owned())),
            },
        }
        Ok(())
    }

    fn read_heading(&mut self, row: &CatalogueCsvRow<'_>) -> Result<(), RowError> {
        self.title = row.name()?;
        self.published_on = row.date()?;
        row.cell("notes").clone_into(&mut self.source);
        let whole = row.cell("group").eq_ignore_ascii_case("everything");
        self.coverage = if whole { Coverage::Everything } else { Coverage::Part };
        Ok(())
    }

    fn add_faction(&mut self, row: &CatalogueCsvRow<'_>) -> Result<(), RowError> {
        let known = self.faction_named(&row.name()?);
        row.cell("group").clone_into(&mut known.grand_alliance);
        known.renown_of = row.list("faction");
        known.legends = row.yes("legends")?;
        known.aliases = row.list("aliases");
        known.seasons = row.list("seasons");
        known.notes = row.list("notes");
        Ok(())
    }

    fn add_enhancement(&mut self, row: &CatalogueCsvRow<'_>) -> Result<(), RowError> {
        let item = Enhancement {
            name: row.name()?,
            points: row.price()?,
            free_in: row.list("free in"),
            carriers: row.patterns("carriers"),
        };
        let name = match row.cell("table") {
            "" => row.cell("group"),
            name => name,
        };
        self.table(row, name)?.items.push(item);
        Ok(())
    }

    /// Of one unit, which stands above it, or of any in the faction.
    fn add_option(&mut self, row: &CatalogueCsvRow<'_>) -> Result<(), RowError> {
        let option = OptionFacts {
            name: row.name()?,
            kind: Some(row.cell("group").to_owned()).filter(|kind| !kind.is_empty()),
            points: row.number("points")?,
            per_model: row.number("per model")?,
            max: row.number("most")?,
        };
        let (faction, unit) = (row.faction()?, row.cell("table"));
        if unit.is_empty() {
            self.faction_named(&faction).options.push(option);
            return Ok(());
        }
        let known = facts::facts_of_unit(&mut self.profiles, &faction, unit);
        known.ok_or_else(|| RowError::NoUnitAbove(unit.to_owned()))?.options.push(option);
        Ok(())
    }

    fn add_share(&mut self, row: &CatalogueCsvRow<'_>) -> Result<(), RowError> {
        let share =
            CategoryShare { category: row.name()?, least: row.number("min")?, most: row.number("max")? };
        self.faction_named(&row.faction()?).shares.push(share);
        Ok(())
    }

    /// Without a faction, everybody may take it.
    fn add_lore(&mut self, kind: LoreKind, row: &CatalogueCsvRow<'_>) -> Result<(), RowError> {
        let lore = Lore { kind, name: row.name()?, points: row.price()?, seasons: row.list("seasons") };
        match row.cell("faction") {
            "" => self.lores.push(lore),
            faction => self.faction_named(faction).lores.push(lore),
        }
        Ok(())
    }

    fn faction_named(&mut self, name: &str) -> &mut Faction {
        let key = name_key(name);
        let at = self.factions.iter().position(|faction| faction.key() == key);
        let at = at.unwrap_or_else(|| {
            self.factions.push(Faction::blank_faction(name));
            self.factions.len() - 1
        });
        &mut self.factions[at]
    }

    fn table(&mut self, row: &CatalogueCsvRow<'_>, name: &str) -> Result<&mut EnhancementTable, RowError> {
        let kind = row.cell("group");
        if kind.is_empty() {
            return Err(RowError::NoGroup);
        }
        let seasons = row.list("seasons");
        let tables = &mut self.faction_named(&row.faction()?).tables;
        // A table may be in two parts, one of them for a season only.
        let is_it = |table: &EnhancementTable| table.kind == kind && table.name == name;
        let at = tables.iter().position(|table| is_it(table) && table.seasons == seasons);
        let at = at.unwrap_or_else(|| {
            tables.push(EnhancementTable {
                kind: kind.to_owned(),
                name: name.to_owned(),
                seasons,
                ..EnhancementTable::default()
            });
            tables.len() - 1
        });
        Ok(&mut tables[at])
    }

    fn add_member(&mut self, row: &CatalogueCsvRow<'_>) -> Result<(), RowError> {
        let renown = row.cell("faction");
        let cell = row.cell("group");
        let (min, max) = cell.split_once('-').unwrap_or((cell, cell));
        let number =
            |text: &str| text.trim().parse::<u32>().map_err(|_| RowError::NotARange(cell.to_owned()));
        let member = RegimentMember {
            unit: row.name()?,
            min: number(min)?,
            max: number(max)?,
            keywords: row.list("keywords"),
            size: row.number("size")?,
            carries: row.list("carriers"),
        };
        let key = name_key(renown);
        let found = self.regiments_of_renown.iter_mut().find(|regiment| regiment.key() == key);
        let regiment = found.ok_or_else(|| RowError::NoRegimentAbove(renown.to_owned()))?;
        regiment.members.push(member);
        Ok(())
    }
}

fn read_choice_row(row: &CatalogueCsvRow<'_>) -> Result<CatalogueChoice, RowError> {
    Ok(CatalogueChoice { name: row.name()?, points: row.price()?, seasons: row.list("seasons") })
}

/// Its members come in rows of their own.
fn regiment_of_renown(row: &CatalogueCsvRow<'_>) -> Result<RegimentOfRenown, RowError> {
    Ok(RegimentOfRenown {
        name: row.name()?,
        aliases: row.list("aliases"),
        ids: row.list("ids"),
        points: row.number("points")?,
        factions: row.list("faction"),
        members: Vec::new(),
        legends: row.yes("legends")?,
        seasons: row.list("seasons"),
        notes: row.list("notes"),
    })
}

fn facts_of(row: &CatalogueCsvRow<'_>) -> Result<Facts, RowError> {
    Ok(Facts {
        categories: row.list("categories"),
        categories_if: row.list("categories if").iter().map(|text| facts::read_if(text)).collect(),
        flags: row.list("flags"),
        min: row.number("min")?,
        max: row.number("max")?,
        per_model: row.number("per model")?,
        limit: row.number("most")?,
        slots: row.number("slots")?,
        leadership: row.number("leadership")?,
        allowance: row.number("allowance")?,
        options: Vec::new(),
    })
}

fn read_unit_row(row: &CatalogueCsvRow<'_>) -> Result<Profile, RowError> {
    let mut profile = Profile {
        faction: row.faction()?,
        name: row.name()?,
        aliases: row.list("aliases"),
        ids: row.list("ids"),
        points: row.number("points")?,
        size: row.number("size")?,
        health: row.number("health")?,
        can_be_reinforced: row.yes("reinforced")?,
        keywords: row.list("keywords"),
        tags: row.list("tags"),
        options: parse_options(row.cell("options"))
            .map_err(|OptionError(written)| RowError::Options(written))?,
        joins_as: row.list("joins as"),
        wargear: row.list("wargear"),
        enhancements: row.list("carriers"),
        legends: row.yes("legends")?,
        legends_from: row.date()?,
        seasons: row.list("seasons"),
        notes: row.list("notes"),
        facts: if row.has_facts() { Some(facts_of(row)?) } else { None },
        ..Profile::default()
    };
    for sentence in row.list("conditions") {
        conditions::read_condition(&sentence, &mut profile)
            .map_err(|sentence| RowError::UnknownCondition(sentence.to_string()))?;
    }
    Ok(profile)
}
