//! The venue at the desk: its tables, and the terrain that is moved between rounds.

use crate::domain::{numbers::TableNumber, pairing::tables::TableOrder};
use crate::words::so_many;

// The tables.
pub const LIST_SAVED: &str = "Saved: draws from now on use these tables.";
pub const TERRAIN_SET: &str = "These tables have it from the next draw on.";
pub const ENTER_TABLES: &str = "Enter table numbers, like 1-4, 9.";
pub const NOT_IN_THE_LIST: &str = "not in the list";

/// How tables are given out, to choose from.
pub fn word_table_order(order: TableOrder) -> &'static str {
    match order {
        TableOrder::HigherOnLower => "Higher pairings on lower numbers",
        TableOrder::Any => "By lot",
    }
}

/// How many tables the next round needs: `48 players need 24.` Where the number is odd, also what becomes of the one
/// who is left.
pub fn describe_tables_needed(playing: usize, needed: usize, has_spare: bool) -> String {
    let players =
        if playing == 1 { "1 player needs" } else { &so_many(playing, "player needs", "players need") };
    match (playing.is_multiple_of(2), has_spare) {
        (true, _) => format!("{players} {needed}."),
        (false, true) => format!("{players} {needed}, the one against the spare player among them."),
        (false, false) => format!(
            "{players} {needed}, and one has a bye; {} where they wait for somebody who comes.",
            needed + 1
        ),
    }
}

/// Why a player's own table cannot be played at.
pub fn out_of_use(reason: &str) -> String {
    format!("out of use: {reason}")
}

/// After a table was described.
pub fn table_saved(table: TableNumber) -> String {
    format!("Table {table} is saved.")
}

// The terrain.
pub const ORDER_IS_USED: &str = "The rounds are played in this order now.";

/// How often terrain is set up in an order of rounds.
pub fn word_terrain_moves(setups: usize) -> String {
    match setups {
        0 | 1 => "set up once, and never moved".into(),
        2 => "set up once, and moved once".into(),
        3 => "set up once, and moved twice".into(),
        more => format!("set up once, and moved {} times", more - 1),
    }
}

/// The layout of a round: whether it stands already, and whether it is its battleplan's own.
pub fn describe_round_layout(layout: &str, stands: bool, is_own: bool) -> String {
    match (stands, is_own) {
        (true, true) => "Its own layout stands already.".into(),
        (true, false) => format!("The layout of {layout} serves it too."),
        (false, true) => "Its own layout.".into(),
        (false, false) => format!("The layout of {layout}, which serves it."),
    }
}
