//! The cheapest assignment of rows to columns: shortest augmenting paths over the columns near each row, then
//! a look at all others with the dual values, until none of them is too cheap.

use super::cost::Costs;
use std::{
    cmp::Reverse,
    collections::{BTreeSet, BinaryHeap},
};

/// How far from its wanted place a row looks at first, on either side.
const NEAR: usize = 12;
const NONE: usize = usize::MAX;

/// A column for every row. `None` only if there are fewer columns than rows.
pub fn assign_cheapest_columns(costs: &Costs) -> Option<Vec<usize>> {
    let mut near: Vec<BTreeSet<usize>> =
        (0..costs.pairs()).map(|row| list_near_columns(costs, row)).collect();
    loop {
        let graph: Vec<Vec<(usize, i128)>> = near
            .iter()
            .enumerate()
            .map(|(row, columns)| columns.iter().map(|&column| (column, costs.cost(row, column))).collect())
            .collect();
        let solved = Assignment::solve_graph(&graph, costs.tables())?;
        let mut is_best = true;
        for (row, columns) in near.iter_mut().enumerate() {
            for column in solved.too_cheap(costs, row) {
                is_best &= !columns.insert(column);
            }
        }
        if is_best {
            return Some(solved.column_of);
        }
    }
}

/// With its wanted place in it, every row can have a column.
fn list_near_columns(costs: &Costs, row: usize) -> BTreeSet<usize> {
    let wanted = costs.wanted(row);
    (wanted.saturating_sub(NEAR)..(wanted + NEAR + 1).min(costs.tables())).chain(costs.special(row)).collect()
}

struct Assignment<'a> {
    graph: &'a [Vec<(usize, i128)>],
    column_of: Vec<usize>,
    row_of: Vec<usize>,
    /// Dual values: no cost is below the sum of both; those of columns are 0 or less, of free columns 0.
    rows: Vec<i128>,
    columns: Vec<i128>,
}

impl<'a> Assignment<'a> {
    fn solve_graph(graph: &'a [Vec<(usize, i128)>], columns: usize) -> Option<Self> {
        let rows = graph.len();
        let mut assignment = Self {
            graph,
            column_of: vec![NONE; rows],
            row_of: vec![NONE; columns],
            rows: graph.iter().map(|row| row.iter().map(|&(_, cost)| cost).min().unwrap_or(0)).collect(),
            columns: vec![0; columns],
        };
        (0..rows).all(|row| assignment.augment(row)).then_some(assignment)
    }

    /// Gives `first` a column; those in its way move on, along the shortest path by reduced cost.
    fn augment(&mut self, first: usize) -> bool {
        let mut shortest = vec![i128::MAX; self.columns.len()];
        let mut reached_from = vec![NONE; self.columns.len()];
        let mut done: Vec<usize> = Vec::new();
        let mut heap = BinaryHeap::new();
        let (mut row, mut length) = (first, 0);
        let end = loop {
            for &(column, cost) in &self.graph[row] {
                let reach = length + cost - self.rows[row] - self.columns[column];
                if reach < shortest[column] {
                    shortest[column] = reach;
                    reached_from[column] = row;
                    heap.push(Reverse((reach, column)));
                }
            }
            let next = loop {
                match heap.pop() {
                    Some(Reverse((reach, column))) if reach > shortest[column] => {}
                    other => break other,
                }
            };
            let Some(Reverse((reach, column))) = next else { return false };
            length = reach;
            if self.row_of[column] == NONE {
                break column;
            }
            done.push(column);
            row = self.row_of[column];
        };
        self.rows[first] += length;
        for column in done {
            let shift = length - shortest[column];
            self.columns[column] -= shift;
            self.rows[self.row_of[column]] += shift;
        }
        self.shift_along(end, &reached_from);
        true
    }

    fn shift_along(&mut self, end: usize, reached_from: &[usize]) {
        let mut column = end;
        while column != NONE {
            let row = reached_from[column];
            self.row_of[column] = row;
            column = std::mem::replace(&mut self.column_of[row], column);
        }
    }

    /// Columns whose cost is below the dual values. Columns have none above 0, so the search can end where
    /// the distance alone costs as much as the row's own.
    fn too_cheap(&self, costs: &Costs, row: usize) -> Vec<usize> {
        let (wanted, value) = (costs.wanted(row), self.rows[row]);
        let within = |distance: &usize| Costs::least_at(*distance) < value;
        let sides = (0..costs.tables()).take_while(within).flat_map(|distance| {
            let left = wanted.checked_sub(distance);
            let right = Some(wanted + distance).filter(|&column| distance > 0 && column < costs.tables());
            [left, right].into_iter().flatten()
        });
        sides.filter(|&column| costs.cost(row, column) < value + self.columns[column]).take(8).collect()
    }
}
