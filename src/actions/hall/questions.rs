//! Asking tables that have been quiet for long how far they are: on the phones of their players.

use crate::{
    actions::{
        battles::{battle_subject, find_public},
        prelude::*,
    },
    domain::{
        battle::State,
        event::{audit::CallAct, slow_play::SlowPlayRefusal},
        numbers::TableNumber,
        round::RoundState,
    },
    storage::battles::TableUse,
};

/// Asks the players of these tables; each is a change of its own, that of others no phone has to hear of. A table that
/// has reported meanwhile is not asked. How many were.
pub async fn ask_how_far(
    app: &App,
    by: &Actor,
    event: EventId,
    round: RoundNumber,
    tables: &[TableNumber],
) -> Result<usize> {
    let (mut asked, mut by) = (0, by.clone());
    for table in tables {
        match ask_table_how_far(app, &by, event, TableUse { round, table: *table }).await {
            Ok(()) => asked += 1,
            Err(Error::Refused(_)) => continue,
            Err(error) => return Err(error),
        }
        // The form has come; it names all of them.
        by.once = None;
    }
    Ok(asked)
}

async fn ask_table_how_far(app: &App, by: &Actor, event: EventId, table: TableUse) -> Result<()> {
    let now = app.clock.now();
    change_event(app, event, by, async |tx, _| {
        let battle = find_public(tx, event, table).await?;
        if battle.round_state != RoundState::Published || battle.state != State::Open {
            return Err(Error::from_refusal(SlowPlayRefusal::NotPlaying));
        }
        storage::battles::set_asked(tx, battle.id, now).await?;
        Ok(((), LogEntry::new(battle_subject(&battle), CallAct::AskedHowFar)))
    })
    .await
}
