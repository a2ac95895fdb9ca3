//! A finished plan, and in words what it could not avoid and why.

use super::{
    Pair, Table, TablePlan,
    cost::{Costs, squared},
};
use crate::domain::{history::PlayerIndex, numbers::TableNumber};

impl Costs<'_> {
    /// The plan with these columns, one a pair.
    pub fn plan(&self, columns: &[usize]) -> TablePlan {
        let mut plan = TablePlan::default();
        for (pair, &column) in self.request.pairs.iter().zip(columns) {
            let table = self.tables[column];
            plan.tables.push(table.number);
            if let Some(number) = pair.stays_on.filter(|&number| number != table.number) {
                plan.moved += 1;
                let state = self.state(number);
                plan.notes.push(format!("Table {number} {state}: its pair is on table {}", table.number));
            }
            self.note(pair.a, (pair, table), &mut plan);
            self.note(pair.b, (pair, table), &mut plan);
        }
        plan
    }

    fn note(&self, player: PlayerIndex, (pair, table): (&Pair, &Table), plan: &mut TablePlan) {
        let entrant = &self.request.history.players[player];
        if let Some(own) = entrant.fixed_table.filter(|_| self.is_away(player, table)) {
            plan.moved += 1;
            plan.notes.push(format!("{} is not on table {own}, which {}", entrant.name, self.state(own)));
        }
        let (on, at) = (self.rounds_on(player, table), self.rounds_at(player, table));
        plan.repeated_tables += u64::try_from(squared(on)).unwrap_or(u64::MAX);
        plan.repeated_terrain += u64::try_from(squared(at)).unwrap_or(u64::MAX);
        if let Some(before) = on.last() {
            let why = self.why((pair, table), |who, table| !self.rounds_on(who, table).is_empty(), "table");
            plan.notes.push(format!(
                "{} plays on table {} again, as in round {before}: {why}",
                entrant.name, table.number
            ));
        } else if let (Some(before), Some(terrain)) = (at.last(), &table.terrain) {
            let why = self.why((pair, table), |who, table| !self.rounds_at(who, table).is_empty(), "terrain");
            plan.notes.push(format!(
                "{} has the terrain {terrain} again, as in round {before}: {why}",
                entrant.name
            ));
        }
    }

    /// Why a pair could not have a table that is new to both, when the plan is the best there is.
    fn why(
        &self,
        (pair, table): (&Pair, &Table),
        has_had: impl Fn(PlayerIndex, &Table) -> bool,
        what: &str,
    ) -> String {
        let entrants = &self.request.history.players;
        if pair.stays_on == Some(table.number) {
            return "the battle stays where it is".into();
        }
        let owner = [pair.a, pair.b].into_iter().find(|&who| entrants[who].fixed_table == Some(table.number));
        if let Some(owner) = owner {
            return format!("{} always plays there", entrants[owner].name);
        }
        let is_new = |table: &&Table| !has_had(pair.a, table) && !has_had(pair.b, table);
        if self.tables.iter().any(is_new) {
            format!("each {what} that is new to both players is needed at another pair")
        } else {
            format!("no {what} in use is new to both players")
        }
    }

    /// Why a table could not be had.
    fn state(&self, number: TableNumber) -> String {
        match self.request.tables.iter().find(|table| table.number == number) {
            None => "is not there".into(),
            Some(Table { out_of_use: Some(reason), .. }) => format!("is out of use ({reason})"),
            Some(_) => "is taken".into(),
        }
    }
}
