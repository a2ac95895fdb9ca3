//! What was done to the venue's tables.

use super::{InWords, listed};
use crate::domain::{event::audit::VenueAct, pairing::tables::TableOrder};

impl InWords for VenueAct {
    fn in_words(&self) -> String {
        match self {
            Self::ListSet { list, order } => {
                let listed =
                    if list.is_empty() { "as many as needed".into() } else { list.replace('\n', ", ") };
                let order = match order {
                    TableOrder::HigherOnLower => "higher pairings on lower numbers",
                    TableOrder::Any => "by lot",
                };
                format!("set the tables: {listed}; {order}")
            }
            Self::Described { table, terrain, note, out_of_use } => {
                let has = table_in_words(terrain.as_deref(), note.as_deref(), out_of_use.as_deref());
                format!("described table {table}: {has}")
            }
            Self::TakenOutOfUse { table, reason } => format!("took table {table} out of use: {reason}"),
            Self::PutBackInUse { table } => format!("put table {table} back in use"),
            Self::TerrainSet { tables, terrain } => {
                let terrain = terrain.as_deref().unwrap_or("no set of its own");
                format!("set the terrain of table {}: {terrain}", listed(tables))
            }
        }
    }
}

/// What a table has: `terrain ruins, note stream`
pub fn table_in_words(terrain: Option<&str>, note: Option<&str>, out_of_use: Option<&str>) -> String {
    let terrain = terrain.map_or_else(|| "no terrain set".to_owned(), |set| format!("terrain {set}"));
    let note = note.map(|note| format!("note {note}"));
    let state = out_of_use.map(|reason| format!("out of use: {reason}"));
    [Some(terrain), note, state].into_iter().flatten().collect::<Vec<_>>().join(", ")
}
