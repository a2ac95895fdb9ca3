//! What was done to the venue's tables.

use super::{InWords, join_with_commas};
use crate::domain::{event::audit::VenueAct, pairing::tables::TableOrder};
use crate::words::venue::table_in_words;

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
            Self::Described { table, terrain, note, streamed, out_of_use } => {
                let (terrain, note) = (terrain.as_deref(), note.as_deref());
                let has = table_in_words(terrain, note, *streamed, out_of_use.as_deref());
                format!("described table {table}: {has}")
            }
            Self::TakenOutOfUse { table, reason } => format!("took table {table} out of use: {reason}"),
            Self::PutBackInUse { table } => format!("put table {table} back in use"),
            Self::TerrainSet { tables, terrain } => {
                let terrain = terrain.as_deref().unwrap_or("no set of its own");
                format!("set the terrain of table {}: {terrain}", join_with_commas(tables))
            }
        }
    }
}
