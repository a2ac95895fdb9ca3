//! Tables that judges watch for slow play, as pages show them.

use crate::{
    domain::{
        event::slow_play::SlowPlayWatch,
        ids::PlayerId,
        numbers::{RoundNumber, TableNumber},
    },
    storage::Tx,
    web::prelude::*,
};

/// A table that is watched.
pub struct WatchedTable {
    pub watch: SlowPlayWatch,
    pub round: RoundNumber,
    pub table: TableNumber,
    pub players: [PlayerId; 2],
    pub names: [String; 2],
    /// Since it began.
    pub minutes: i64,
}

/// The longest first.
///
/// # Errors
/// When the event cannot be read.
pub async fn load_watched_tables(tx: &mut Tx, here: &EventVisit) -> Result<Vec<WatchedTable>> {
    let mut watched = Vec::new();
    for watch in storage::slow_play::list_open_watches(tx, here.event.id).await? {
        let Some(battle) = storage::battles::find_battle(tx, watch.battle_id).await? else { continue };
        let Some((b, table)) = battle.b.zip(battle.table_number) else { continue };
        let name =
            |id| here.event.frame.player(id).map_or_else(String::new, |player| player.name.to_string());
        watched.push(WatchedTable {
            minutes: watch.minutes(here.now),
            round: battle.round_number,
            table,
            players: [battle.a, b],
            names: [name(battle.a), name(b)],
            watch,
        });
    }
    Ok(watched)
}

impl WatchedTable {
    /// Since when, for the script that counts.
    pub fn since(&self) -> i64 {
        self.watch.started_at.timestamp_millis()
    }
}
