//! A finished plan, and what it could not avoid and why.

use super::{
    HallTable, OutOfUse, PairToSeat, TablePlan,
    cost::{Costs, square_round_count},
};
use crate::domain::{
    history::PlayerIndex,
    numbers::{RoundNumber, TableNumber},
};
use serde::Serialize;

/// Something that a plan could not avoid. Players stand by their names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum TableNote {
    /// Nobody can play there, and a pair is on it.
    OutOfUse { table: TableNumber, why: OutOfUse },
    /// A pair could not stay where its battle has begun, or where it was put.
    Moved { from: TableNumber, why: NotHad, to: TableNumber },
    /// A player is not on their own table.
    NotOnOwn { player: String, own: TableNumber, why: NotHad },
    /// A player comes back to a table.
    TableAgain { player: String, table: TableNumber, before: RoundNumber, why: WhyAgain },
    /// A player comes back to a set of terrain.
    TerrainAgain { player: String, terrain: String, before: RoundNumber, why: WhyAgain },
}

/// Why a table could not be had.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum NotHad {
    NotThere,
    OutOfUse {
        why: OutOfUse,
    },
    Taken,
    /// Its owner plays elsewhere, and nobody else is put there.
    LeftEmpty,
}

/// Why a pair could not have a table, or terrain, that is new to both.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum WhyAgain {
    /// The battle stays where it is.
    Stays,
    /// The table belongs to this player.
    Own { player: String },
    /// Each that is new to both is needed at another pair.
    NeededElsewhere,
    /// Each that is new to both belongs to somebody else.
    BelongsToOthers,
    /// None in use is new to both.
    NoneIsNew,
}

impl Costs<'_> {
    /// The plan with these columns, one a pair.
    pub fn plan(&self, columns: &[usize]) -> TablePlan {
        let mut plan = TablePlan::default();
        for (pair, &column) in self.request.pairs.iter().zip(columns) {
            let table = self.tables[column];
            plan.tables.push(table.number);
            if let Some(number) = pair.stays_on.filter(|&number| number != table.number) {
                plan.moved += 1;
                let why = self.not_had(number, columns);
                plan.notes.push(TableNote::Moved { from: number, why, to: table.number });
            }
            for player in [pair.a, pair.b] {
                self.note(player, (pair, table), columns, &mut plan);
            }
        }
        plan
    }

    fn note(
        &self,
        player: PlayerIndex,
        (pair, table): (&PairToSeat, &HallTable),
        columns: &[usize],
        plan: &mut TablePlan,
    ) {
        let entrant = &self.request.history.players[player];
        let player_named = || entrant.name.clone();
        if let Some(own) = entrant.fixed_table.filter(|_| self.is_away(player, table)) {
            plan.moved += 1;
            let why = self.not_had(own, columns);
            plan.notes.push(TableNote::NotOnOwn { player: player_named(), own, why });
        }
        let (on, at) = (self.rounds_on(player, table), self.rounds_at(player, table));
        plan.repeated_tables += u64::try_from(square_round_count(on)).unwrap_or(u64::MAX);
        plan.repeated_terrain += u64::try_from(square_round_count(at)).unwrap_or(u64::MAX);
        if let Some(&before) = on.last() {
            let why = self.why((pair, table), |who, table| !self.rounds_on(who, table).is_empty());
            let table = table.number;
            plan.notes.push(TableNote::TableAgain { player: player_named(), table, before, why });
        } else if let (Some(&before), Some(terrain)) = (at.last(), &table.terrain) {
            let why = self.why((pair, table), |who, table| !self.rounds_at(who, table).is_empty());
            let terrain = terrain.clone();
            plan.notes.push(TableNote::TerrainAgain { player: player_named(), terrain, before, why });
        }
    }

    /// Why a pair could not have a table that is new to both, when the plan is the best there is.
    fn why(
        &self,
        (pair, table): (&PairToSeat, &HallTable),
        has_had: impl Fn(PlayerIndex, &HallTable) -> bool,
    ) -> WhyAgain {
        let entrants = &self.request.history.players;
        if pair.stays_on == Some(table.number) {
            return WhyAgain::Stays;
        }
        let owner = [pair.a, pair.b].into_iter().find(|&who| entrants[who].fixed_table == Some(table.number));
        if let Some(owner) = owner {
            return WhyAgain::Own { player: entrants[owner].name.clone() };
        }
        let is_new = |table: &&HallTable| !has_had(pair.a, table) && !has_had(pair.b, table);
        let new: Vec<&&HallTable> = self.tables.iter().filter(|table| is_new(table)).collect();
        if new.is_empty() {
            WhyAgain::NoneIsNew
        } else if new.iter().all(|table| self.owned.contains(&table.number)) {
            WhyAgain::BelongsToOthers
        } else {
            WhyAgain::NeededElsewhere
        }
    }

    /// Why a table could not be had where these were given out.
    fn not_had(&self, number: TableNumber, columns: &[usize]) -> NotHad {
        match self.request.tables.iter().find(|table| table.number == number) {
            None => NotHad::NotThere,
            Some(HallTable { out_of_use: Some(why), .. }) => NotHad::OutOfUse { why: why.clone() },
            Some(_) if columns.iter().any(|column| self.tables[*column].number == number) => NotHad::Taken,
            Some(_) => NotHad::LeftEmpty,
        }
    }
}
