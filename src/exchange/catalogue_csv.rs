//! One publication as a table for a spreadsheet, in and out. Each row is one thing, said by its first
//! column; the columns may stand in any order, and lists in a cell are separated by semicolons.
//!
//! | kind | what the other columns mean |
//! |---|---|
//! | `publication` | `name` its title, `date`, `group` "everything" or "part", `notes` where it came from |
//! | `faction` | `name`, `group` its grand alliance |
//! | `army of renown` | `name`, `faction` the factions that may be it, `group` its grand alliance |
//! | `unit` | `faction`, `name`, `points`, `size`, `reinforced`, `keywords`, `options`, `carriers` the kinds of enhancement it may carry, … |
//! | `formation`, `terrain` | `faction`, `name`, `points` |
//! | `table` | `faction`, `group` the kind ("Heroic Traits"), `name`, `carriers`, `size` how many of the kind an army may have (none: one) |
//! | `enhancement` | `faction`, `group`, `table` and `seasons` of its table, `name`, `points`, `free in`, `carriers` |
//! | `spell lore`, `prayer lore`, `manifestation lore` | `faction` (none: open to all), `name`, `points` |
//! | `regiment of renown` | `name`, `faction` who may include it, `points` |
//! | `option` | `faction`, `table` the unit that can have it (none: any of the faction), `group` its type ("weapon"), `name`, `points`, `per model`, `most` in an army |
//! | `share` | `faction`, `name` a category, `min` and `max` its percentages of the agreed points |
//! | `member` | `faction` the regiment of renown, `name` the unit, `group` how many ("1", "1-2"), `size`, `keywords` |
//!
//! Games whose rules are declared ask for more of a unit, in columns that only their tables have: `categories` ("Core; Special"),
//! `categories if` ("Battleline: Grey Seer | Clans Skryre"), `flags` ("wizard"), `min` and `max` models, `per model`
//! points, `most` in an army, `slots`, `leadership`, `allowance`.

mod conditions;
mod facts;
mod read;
#[cfg(test)]
mod tests;
mod write;

pub use read::{CsvReading, read_csv};
pub use write::write_csv;

/// The columns as they are written.
const COLUMNS: [&str; 23] = [
    "kind",
    "faction",
    "name",
    "group",
    "table",
    "points",
    "size",
    "health",
    "reinforced",
    "keywords",
    "tags",
    "options",
    "joins as",
    "wargear",
    "carriers",
    "conditions",
    "seasons",
    "free in",
    "legends",
    "date",
    "aliases",
    "ids",
    "notes",
];

/// Columns of games whose rules are declared: tables of other games do not have them.
const OF_FACTS: [&str; 10] = [
    "categories",
    "categories if",
    "flags",
    "min",
    "max",
    "per model",
    "most",
    "slots",
    "leadership",
    "allowance",
];
