//! What numbers typed for a table are held against.

use crate::{
    app::App,
    domain::{event::Event, system::Battleplan},
    error::Result,
    storage::{self, battles::TableUse},
};

/// The battleplan whose turns the numbers have to add up from. None where only what holds on all battleplans can be
/// asked: the round has none or one of the organiser's own, or a judge let something stand on the table's sheet.
pub async fn battleplan(app: &App, event: &Event, table: TableUse) -> Result<Option<&'static Battleplan>> {
    let mut tx = app.database.read().await?;
    let Some(round) = storage::rounds::by_number(&mut tx, event.id, table.round).await? else {
        return Ok(None);
    };
    let Some(battleplan) =
        round.battleplan.as_deref().and_then(|slug| event.settings.printed_battleplan(slug))
    else {
        return Ok(None);
    };
    let Some(battle) = storage::battles::by_table(&mut tx, event.id, table).await? else { return Ok(None) };
    let sheet = storage::sheets::find(&mut tx, battle.id).await?;
    let exempted = sheet.is_some_and(|sheet| !sheet.exempted.0.is_empty());
    Ok(Some(battleplan).filter(|_| !exempted))
}
