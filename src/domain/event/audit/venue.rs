//! What is done to the venue's tables.

use crate::domain::{numbers::TableNumber, pairing::tables::TableOrder};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case", deny_unknown_fields)]
pub enum VenueAct {
    ListSet {
        /// One range a line, as it is typed: `1-20 main hall`. Empty: as many tables as needed.
        list: String,
        order: TableOrder,
    },
    Described {
        table: TableNumber,
        terrain: Option<String>,
        note: Option<String>,
        /// Everybody is told that what is played here is on stream.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        streamed: bool,
        out_of_use: Option<String>,
    },
    TakenOutOfUse {
        table: TableNumber,
        reason: String,
    },
    PutBackInUse {
        table: TableNumber,
    },
    TerrainSet {
        tables: Vec<TableNumber>,
        /// None: no set of its own.
        terrain: Option<String>,
    },
}
