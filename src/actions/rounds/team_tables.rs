//! The tables of matches of teams: as many side by side as a match has battles.

use crate::{
    actions::prelude::*,
    domain::{event::team::TeamMatch, ids::TeamId, numbers::TableNumber, rounds::Seats},
    storage::team_history::LoadedTeams,
};

/// The first table of each match; none for a bye. A team that always plays on certain tables has them, and nobody else;
/// of two such teams, the first has what both want.
pub(super) fn first_tables(
    event: &Event,
    loaded: &LoadedTeams,
    tables: &[TableNumber],
    seats: &[Seats],
) -> Vec<Option<TableNumber>> {
    let size = tables_of_match(event);
    let mut taken: Vec<u32> = Vec::new();
    let is_free = |taken: &[u32], first: u32| taken.iter().all(|other| other.abs_diff(first) >= size);
    let mut firsts = vec![None; seats.len()];
    for (seats, first) in seats.iter().zip(&mut firsts) {
        let mut sides = [Some(seats.a), seats.b].into_iter().flatten();
        let wanted = sides.find_map(|side| loaded.teams[side].fixed_table);
        *first = wanted.filter(|first| seats.table.is_some() && is_free(&taken, first.0));
        taken.extend(first.iter().map(|first| first.0));
    }
    let mut order: Vec<usize> = (0..seats.len()).collect();
    order.retain(|at| seats[*at].table.is_some() && firsts[*at].is_none());
    order.sort_by_key(|at| seats[*at].table);
    let blocks = (1..).map(|block| first_table(event, tables, TableNumber(block)));
    for (at, first) in order.into_iter().zip(blocks.filter(|first| is_free(&taken, first.0))) {
        firsts[at] = Some(first);
    }
    firsts
}

/// How many tables a match takes.
fn tables_of_match(event: &Event) -> u32 {
    if event.settings.entrants.are_pairs() { 1 } else { event.settings.team.players().into() }
}

/// The first table of a block, counted from 1: a match plays side by side, on tables that are in use where the venue
/// lists any, and after the last of them when they do not suffice.
fn first_table(event: &Event, tables: &[TableNumber], block: TableNumber) -> TableNumber {
    let size = tables_of_match(event);
    let mut blocks = Vec::new();
    let mut run: Vec<u32> = Vec::new();
    for table in tables.iter().map(|table| table.0) {
        if run.last().is_some_and(|last| last + 1 != table) {
            run.clear();
        }
        run.push(table);
        if run.len() == size as usize {
            blocks.push(run[0]);
            run.clear();
        }
    }
    let nth = block.0.saturating_sub(1);
    let beyond = nth.saturating_sub(u32::try_from(blocks.len()).unwrap_or_default());
    let last = tables.last().map_or(0, |last| last.0);
    TableNumber(blocks.get(nth as usize).copied().unwrap_or(last + beyond * size + 1))
}

pub(super) async fn usable_tables(tx: &mut Tx, event: &Event) -> Result<Vec<TableNumber>> {
    let tables = storage::venue_tables::list_venue_tables(tx, event.id).await?;
    Ok(tables.into_iter().filter(|table| table.out_of_use.is_none()).map(|table| table.number).collect())
}

/// The first table of a block that none of these matches takes: the one that the team always plays on, else the lowest.
pub(super) fn free_block(
    event: &Event,
    tables: &[TableNumber],
    drawn: &[TeamMatch],
    wanted: Option<TableNumber>,
) -> TableNumber {
    let is_free = |first: &TableNumber| is_free(event, drawn.iter(), *first);
    let blocks = (1..).map(|block| first_table(event, tables, TableNumber(block)));
    wanted.filter(is_free).or_else(|| blocks.into_iter().find(is_free)).unwrap_or_default()
}

/// Two matches whose teams have changed: a team that always plays on certain tables takes them along, where nobody else
/// of the round plays on them.
pub(super) fn follow_teams(
    event: &Event,
    others: &[&TeamMatch],
    changed: &mut [TeamMatch; 2],
    own: impl Fn(TeamId) -> Option<TableNumber>,
) {
    let wants = |played: &TeamMatch| played.teams().find_map(&own);
    for at in [0, 1] {
        let (this, that) = (changed[at].first_table, changed[1 - at].first_table);
        let Some(wanted) = wants(&changed[at]).filter(|wanted| this.is_some_and(|this| this != *wanted))
        else {
            continue;
        };
        if that == Some(wanted) && wants(&changed[1 - at]) != that {
            (changed[at].first_table, changed[1 - at].first_table) = (that, this);
        } else if is_free(event, others.iter().copied().chain([&changed[1 - at]]), wanted) {
            changed[at].first_table = Some(wanted);
        }
    }
}

fn is_free<'a>(event: &Event, mut drawn: impl Iterator<Item = &'a TeamMatch>, first: TableNumber) -> bool {
    let size = tables_of_match(event);
    drawn.all(|other| other.first_table.is_none_or(|other| other.0.abs_diff(first.0) >= size))
}
