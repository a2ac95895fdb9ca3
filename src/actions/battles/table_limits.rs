//! What numbers typed for a table are held against.

use crate::{
    actions::prelude::*, cache::events::KnownEvent, domain::system::Battleplan, storage::battles::TableUse,
};

/// The battleplan whose turns the numbers have to add up from. None where only what holds on all battleplans can be
/// asked: the round has none or one of the organiser's own, or a judge let something stand on the table's sheet.
pub async fn battleplan_for_limits(
    app: &App,
    known: &KnownEvent,
    table: TableUse,
) -> Result<Option<&'static Battleplan>> {
    let round = known.frame.rounds.iter().find(|round| round.number == table.round);
    let slug = round.and_then(|round| round.battleplan.as_deref());
    let Some(battleplan) = slug.and_then(|slug| known.event.settings.printed_battleplan(slug)) else {
        return Ok(None);
    };
    let Some(battle) = known.battle_at(table) else { return Ok(None) };
    let mut tx = app.database.read_once().await?;
    let sheet = storage::sheets::find_sheet(&mut tx, battle.id).await?;
    let exempted = sheet.is_some_and(|sheet| !sheet.exempted.0.is_empty());
    Ok(Some(battleplan).filter(|_| !exempted))
}
