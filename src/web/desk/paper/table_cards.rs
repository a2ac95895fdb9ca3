//! The table cards of a round: what the venue, the game system and the organiser say of each table.

use crate::{
    domain::{event::clock, numbers::TableNumber},
    print::{
        pairings::Pairings,
        table_cards::{TableCard, TableCards},
    },
    storage::Tx,
    web::prelude::*,
};

/// A card for each table of the round.
pub async fn load_cards_of_round(tx: &mut Tx, here: &EventVisit, round: Pairings) -> Result<TableCards> {
    let venue = storage::venue_tables::list_venue_tables(tx, here.event.id).await?;
    let card = |table: TableNumber| {
        let described = venue.iter().find(|described| described.number == table);
        TableCard {
            table,
            area: described.map(|table| table.area.clone()).unwrap_or_default(),
            terrain: described.and_then(|table| table.terrain.clone()).unwrap_or_default(),
        }
    };
    let settings = &here.event.settings;
    let call_outs = clock::call_outs(settings);
    let time_left = |minutes: u32| format!("{}:{:02}", minutes / 60, minutes % 60);
    Ok(TableCards {
        imprint: round.imprint,
        round: round.round,
        battleplan: round.battleplan,
        call_outs: call_outs.into_iter().map(|call| (time_left(call.minutes_left), call.text)).collect(),
        cards: round.tables.iter().map(|pairing| card(pairing.table)).collect(),
    })
}
