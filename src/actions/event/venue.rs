//! The venue's tables: how many there are, what stands on them, which are out of use.

use crate::{
    actions::prelude::*,
    domain::{
        battle::Battle,
        event::{
            audit::VenueAct,
            pack::Settings,
            venue::{VenueTable, write_list},
        },
        numbers::TableNumber,
        pairing::tables::TableOrder,
        refusal::{Conflict, VenueRefusal},
        round::RoundState,
    },
};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The whole list as an organiser typed it, and as it was on the screen.
#[derive(Debug, Clone)]
pub struct TableList {
    /// Number and area, in order.
    pub tables: Vec<(TableNumber, String)>,
    pub order: TableOrder,
    /// [`write_list`] of the tables that the form was made from.
    pub seen: String,
}

/// Sets which tables there are. Those that stay keep their terrain, notes and state.
pub async fn set_list(app: &App, by: &Actor, event: &Event, list: &TableList) -> Result<()> {
    change_event(app, event.id, by, async |tx, _| {
        let before = storage::venue_tables::list_venue_tables(tx, event.id).await?;
        let now = storage::events::find_event(tx, event.id).await?.ok_or(Error::NotFound)?;
        let there = write_list(&before);
        if there != list.seen {
            let now = there.lines().map(str::to_owned).collect();
            return Err(Error::Conflict(Conflict::TableList { now }));
        }
        let stays = |table: &&VenueTable| list.tables.iter().any(|(number, _)| *number == table.number);
        let gone: Vec<&VenueTable> = before.iter().filter(|table| !stays(table)).collect();
        keep_terrain(tx, event.id, &gone).await?;
        store_venue_tables(tx, event.id, &before, &list.tables).await?;
        if now.settings.table_order != list.order {
            let settings = Settings { table_order: list.order, ..now.settings };
            storage::events::set_settings(tx, event.id, &now.name, &settings).await?;
        }
        let after = storage::venue_tables::list_venue_tables(tx, event.id).await?;
        let act = VenueAct::ListSet { list: write_list(&after), order: list.order };
        Ok(((), LogEntry::new(AuditSubject::Tables, act)))
    })
    .await
}

async fn store_venue_tables(
    tx: &mut Tx,
    event: EventId,
    before: &[VenueTable],
    list: &[(TableNumber, String)],
) -> Result<()> {
    let wanted: BTreeMap<TableNumber, &String> = list.iter().map(|(number, area)| (*number, area)).collect();
    let there: BTreeSet<TableNumber> = before.iter().map(|table| table.number).collect();
    for table in before {
        match wanted.get(&table.number) {
            None => {
                storage::venue_tables::delete_venue_table(tx, event, table.number).await?;
            }
            Some(area) if **area != table.area => {
                let moved = VenueTable { area: (*area).clone(), ..table.clone() };
                storage::venue_tables::update_venue_table(tx, event, &moved).await?;
            }
            Some(_) => {}
        }
    }
    for (number, area) in list.iter().filter(|(number, _)| !there.contains(number)) {
        storage::venue_tables::insert(tx, event, &VenueTable::new((*number, area.clone()))).await?;
    }
    Ok(())
}

/// What an organiser says about one table. `seen` is its version on their screen.
#[derive(Debug, Clone)]
pub struct Described {
    pub number: TableNumber,
    pub seen: i64,
    pub terrain: Option<String>,
    pub note: Option<String>,
    pub streamed: bool,
    pub out_of_use: Option<String>,
}

pub async fn describe_venue_table(app: &App, by: &Actor, event: EventId, said: &Described) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let tables = storage::venue_tables::list_venue_tables(tx, event).await?;
        let before = tables.into_iter().find(|table| table.number == said.number).ok_or(Error::NotFound)?;
        if before.version != said.seen {
            return Err(Error::Conflict(Conflict::Table { now: Box::new(before) }));
        }
        let after = VenueTable {
            terrain: said.terrain.clone(),
            note: said.note.clone(),
            streamed: said.streamed,
            out_of_use: said.out_of_use.clone(),
            ..before.clone()
        };
        if after.terrain != before.terrain {
            keep_terrain(tx, event, &[&before]).await?;
        }
        storage::venue_tables::update_venue_table(tx, event, &after).await?;
        let table = said.number;
        // What everybody sees is never passed over in the log.
        let is_shown_as_before = before.streamed == after.streamed;
        let act = match (before.out_of_use, after.out_of_use) {
            (None, Some(reason)) if is_shown_as_before => VenueAct::TakenOutOfUse { table, reason },
            (Some(_), None) if is_shown_as_before => VenueAct::PutBackInUse { table },
            (_, out_of_use) => {
                let (terrain, note, streamed) = (after.terrain, after.note, after.streamed);
                VenueAct::Described { table, terrain, note, streamed, out_of_use }
            }
        };
        Ok(((), LogEntry::new(AuditSubject::Tables, act)))
    })
    .await
}

/// One set of terrain for several tables; none takes it away.
#[derive(Debug, Clone)]
pub struct TerrainSet {
    pub tables: Vec<TableNumber>,
    pub terrain: Option<String>,
}

pub async fn set_terrain(app: &App, by: &Actor, event: EventId, set: &TerrainSet) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let there = storage::venue_tables::list_venue_tables(tx, event).await?;
        let missing = set.tables.iter().find(|number| !there.iter().any(|table| table.number == **number));
        if let Some(number) = missing {
            return Err(Error::from_refusal(VenueRefusal::NoTable { number: *number }));
        }
        let is_other =
            |table: &&VenueTable| set.tables.contains(&table.number) && table.terrain != set.terrain;
        let other: Vec<&VenueTable> = there.iter().filter(is_other).collect();
        keep_terrain(tx, event, &other).await?;
        for table in there.into_iter().filter(|table| set.tables.contains(&table.number)) {
            let changed = VenueTable { terrain: set.terrain.clone(), ..table };
            storage::venue_tables::update_venue_table(tx, event, &changed).await?;
        }
        let act = VenueAct::TerrainSet { tables: set.tables.clone(), terrain: set.terrain.clone() };
        Ok(((), LogEntry::new(AuditSubject::Tables, act)))
    })
    .await
}

/// What has been played on these tables was played on what stands there now, whatever comes next.
async fn keep_terrain(tx: &mut Tx, event: EventId, tables: &[&VenueTable]) -> Result<()> {
    if tables.is_empty() {
        return Ok(());
    }
    let last = storage::events::newest_round(tx, event).await?;
    let battles = storage::battles::list_published_battles(tx, event).await?;
    let is_past = |battle: &Battle| {
        battle.has_begun() || battle.round_number < last || battle.round_state == RoundState::Closed
    };
    let terrain: HashMap<TableNumber, Option<&str>> =
        tables.iter().map(|table| (table.number, table.terrain.as_deref())).collect();
    for battle in battles.iter().filter(|battle| is_past(battle)) {
        if let Some(terrain) = battle.table_number.and_then(|number| terrain.get(&number)) {
            storage::battles::keep_terrain(tx, battle.id, *terrain).await?;
        }
    }
    Ok(())
}
