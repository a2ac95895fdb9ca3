//! The demo's hall: tables in two rooms with eight sets of terrain, one that wobbles, and one more than the rounds need:
//! whoever comes late can be seated.

use crate::{
    actions::{
        Actor,
        event::venue::{self, Described, TableList, TerrainSet},
    },
    app::App,
    domain::{
        event::{
            Event,
            venue::{VenueTable, read_list, write_list},
        },
        numbers::TableNumber,
        pairing::tables::TableOrder,
    },
    error::{Error, Result},
    storage,
};

const TERRAIN: [&str; 8] = [
    "Ruined city",
    "Old forest",
    "Bone hills",
    "Harbour",
    "Sunken temple",
    "Foundry",
    "Orchard",
    "Ice field",
];

pub async fn furnish_demo_venue(app: &App, by: &Actor, event: &Event) -> Result<()> {
    let tables =
        read_list("1-16 main hall, 17-26 upstairs").map_err(|error| Error::Broken(format!("{error:?}")))?;
    let list = TableList { tables, order: TableOrder::HigherOnLower, seen: write_list(&[]) };
    venue::set_list(app, by, event, &list).await?;
    for (place, terrain) in (1..).zip(TERRAIN) {
        let set = TerrainSet {
            tables: vec![TableNumber(place), TableNumber(place + 8), TableNumber(place + 16)],
            terrain: Some(terrain.into()),
        };
        venue::set_terrain(app, by, event.id, &set).await?;
    }
    let tables = storage::venue_tables::list_venue_tables(&mut app.database.read().await?, event.id).await?;
    for (number, note, out_of_use) in
        [(1, None, None), (16, Some("step-free"), None), (25, None, Some("wobbly leg"))]
    {
        let Some(table) = tables.iter().find(|table| table.number == TableNumber(number)) else { continue };
        let said = Described { streamed: number == 1, ..describe_demo_table(table, (note, out_of_use)) };
        venue::describe_venue_table(app, by, event.id, &said).await?;
    }
    Ok(())
}

fn describe_demo_table(table: &VenueTable, (note, out_of_use): (Option<&str>, Option<&str>)) -> Described {
    Described {
        number: table.number,
        seen: table.version,
        terrain: table.terrain.clone(),
        note: note.map(str::to_owned),
        streamed: table.streamed,
        out_of_use: out_of_use.map(str::to_owned),
    }
}
