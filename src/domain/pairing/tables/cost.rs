//! What a table costs a pair.

use super::{HallTable, PairToSeat, TableError, TableOrder, TableRequest};
use crate::domain::{
    history::{History, PlayerIndex},
    numbers::{RoundNumber, TableNumber},
    pairing::lottery::Lottery,
};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The costs of a round: rows are pairs, columns are tables in use.
pub struct Costs<'a> {
    pub(super) request: &'a TableRequest<'a>,
    pub(super) tables: Vec<&'a HallTable>,
    /// Which place in the row of tables each pair would have if nothing else mattered.
    wanted: Vec<usize>,
    on_table: HashMap<(PlayerIndex, TableNumber), Vec<RoundNumber>>,
    on_terrain: HashMap<(PlayerIndex, usize), Vec<RoundNumber>>,
    /// The tables that belong to players of these pairs.
    pub(super) owned: BTreeSet<TableNumber>,
    /// Each set of terrain by a number of its own, by table.
    terrain: BTreeMap<TableNumber, Option<usize>>,
    weights: TableWeights,
}

/// What one unit weighs.
struct TableWeights {
    stays: i128,
    own: i128,
    others: i128,
    table: i128,
    terrain: i128,
}

impl<'a> Costs<'a> {
    pub fn new(request: &'a TableRequest<'a>) -> Result<Self, TableError> {
        let TableRequest { history, round, pairs, .. } = request;
        let mut numbers = BTreeSet::new();
        if let Some(table) = request.tables.iter().find(|table| !numbers.insert(table.number)) {
            return Err(TableError::Twice { number: table.number });
        }
        if pairs.iter().any(|pair| pair.a.max(pair.b) >= history.players.len()) {
            return Err(TableError::UnknownPlayer);
        }
        let mut tables: Vec<&HallTable> =
            request.tables.iter().filter(|table| table.out_of_use.is_none()).collect();
        tables.sort_by_key(|table| table.number);
        if tables.len() < pairs.len() {
            return Err(TableError::TooFew { pairs: pairs.len(), tables: tables.len() });
        }
        let mut sets = HashMap::new();
        let mut set = |terrain: Option<&'a str>| {
            let next = sets.len();
            terrain.map(|terrain| *sets.entry(terrain).or_insert(next))
        };
        let terrain: BTreeMap<TableNumber, Option<usize>> =
            request.tables.iter().map(|table| (table.number, set(table.terrain.as_deref()))).collect();
        let earlier: HashMap<(RoundNumber, TableNumber), Option<usize>> = request
            .earlier
            .iter()
            .map(|stood| ((stood.round, stood.table), set(stood.terrain.as_deref())))
            .collect();
        let (mut on_table, mut on_terrain) = (HashMap::new(), HashMap::new());
        for EarlierSeat { round: number, player, table } in seats_before(history, *round) {
            on_table.entry((player, table)).or_insert_with(Vec::new).push(number);
            if let Some(&Some(terrain)) = earlier.get(&(number, table)).or_else(|| terrain.get(&table)) {
                on_terrain.entry((player, terrain)).or_insert_with(Vec::new).push(number);
            }
        }
        let weights =
            TableWeights::new(pairs.len(), tables.len(), history.rounds.len()).ok_or(TableError::TooLarge)?;
        let owned = list_owned_tables(history, pairs);
        Ok(Self {
            request,
            wanted: find_wanted_places(request),
            tables,
            on_table,
            on_terrain,
            owned,
            terrain,
            weights,
        })
    }

    pub fn pairs(&self) -> usize {
        self.wanted.len()
    }

    pub fn tables(&self) -> usize {
        self.tables.len()
    }

    pub fn wanted(&self, pair: usize) -> usize {
        self.wanted[pair]
    }

    /// Columns that are worth looking at for a pair, wherever they are.
    pub fn special(&self, pair: usize) -> impl Iterator<Item = usize> {
        let PairToSeat { a, b, stays_on } = self.request.pairs[pair];
        let numbers = [stays_on, self.own(a), self.own(b)].into_iter().flatten();
        numbers.filter_map(|number| self.place_of(number))
    }

    /// The column of a table in use.
    pub fn place_of(&self, number: TableNumber) -> Option<usize> {
        self.tables.binary_search_by_key(&number, |table| table.number).ok()
    }

    /// No table at this distance from the wanted place is cheaper than this.
    pub fn least_at(distance: usize) -> i128 {
        i128::try_from(distance).unwrap_or(i128::MAX)
    }

    pub fn cost(&self, pair: usize, column: usize) -> i128 {
        let table = self.tables[column];
        let PairToSeat { a, b, stays_on } = self.request.pairs[pair];
        let TableWeights { stays, own, others, table: again, terrain } = self.weights;
        let mut cost = Self::least_at(self.wanted[pair].abs_diff(column));
        if stays_on.is_some_and(|number| number != table.number) {
            cost += stays;
        }
        let is_own = [a, b].iter().any(|player| self.own(*player) == Some(table.number));
        if !is_own && self.owned.contains(&table.number) {
            cost += others;
        }
        for player in [a, b] {
            if self.is_away(player, table) {
                cost += own;
            }
            cost += again * square_round_count(self.rounds_on(player, table))
                + terrain * square_round_count(self.rounds_at(player, table));
        }
        cost
    }

    /// Coming back to one's own table is no repeat.
    pub(super) fn rounds_on(&self, player: PlayerIndex, table: &HallTable) -> &[RoundNumber] {
        let is_own = self.own(player) == Some(table.number);
        if is_own { &[] } else { self.on_table.get(&(player, table.number)).map_or(&[], Vec::as_slice) }
    }

    pub(super) fn rounds_at(&self, player: PlayerIndex, table: &HallTable) -> &[RoundNumber] {
        let is_own = self.own(player) == Some(table.number);
        match &self.terrain[&table.number] {
            Some(terrain) if !is_own => self.on_terrain.get(&(player, *terrain)).map_or(&[], Vec::as_slice),
            _ => &[],
        }
    }

    pub(super) fn is_away(&self, player: PlayerIndex, table: &HallTable) -> bool {
        self.own(player).is_some_and(|own| own != table.number)
    }

    fn own(&self, player: PlayerIndex) -> Option<TableNumber> {
        self.request.history.players[player].fixed_table
    }
}

impl TableWeights {
    /// Each more than everything below it can add up to. `None`: they do not fit.
    fn new(pairs: usize, tables: usize, rounds: usize) -> Option<Self> {
        let pairs = i128::try_from(pairs).ok()? + 1;
        let repeats = i128::try_from(rounds).ok()?.checked_pow(2)?.checked_mul(2)?.checked_mul(pairs)?;
        let terrain = pairs.checked_mul(i128::try_from(tables).ok()?)?.checked_add(1)?;
        let table = terrain.checked_mul(repeats.checked_add(1)?)?;
        let others = table.checked_mul(repeats.checked_add(1)?)?;
        let own = others.checked_mul(pairs + 1)?;
        let stays = own.checked_mul(2 * pairs + 1)?;
        stays.checked_mul(pairs).filter(|&most| most < 1 << 120)?;
        Some(Self { stays, own, others, table, terrain })
    }
}

/// The tables that belong to players of these pairs.
fn list_owned_tables(history: &History, pairs: &[PairToSeat]) -> BTreeSet<TableNumber> {
    let players = pairs.iter().flat_map(|pair| [pair.a, pair.b]);
    players.filter_map(|player| history.players.get(player)?.fixed_table).collect()
}

/// How many tables more than pairs it takes, so that one whose owner plays elsewhere can stay empty.
pub fn tables_left_empty(history: &History, pairs: &[PairToSeat]) -> usize {
    let with_own = pairs.iter().filter(|pair| !list_owned_tables(history, &[**pair]).is_empty()).count();
    list_owned_tables(history, pairs).len().saturating_sub(with_own)
}

pub(super) fn square_round_count(rounds: &[RoundNumber]) -> i128 {
    i128::try_from(rounds.len() * rounds.len()).unwrap_or(i128::MAX)
}

/// Where somebody sat.
struct EarlierSeat {
    round: RoundNumber,
    player: PlayerIndex,
    table: TableNumber,
}

/// Everybody's in every battle before this round.
fn seats_before(history: &History, round: RoundNumber) -> impl Iterator<Item = EarlierSeat> {
    let rounds = history.rounds.iter().filter(move |earlier| earlier.number < round);
    let battles = rounds.flat_map(|round| round.battles.iter().map(|battle| (round.number, battle)));
    battles.flat_map(|(round, battle)| {
        let players = [Some(battle.a), battle.b].into_iter().flatten();
        players.filter_map(move |player| battle.table.map(|table| EarlierSeat { round, player, table }))
    })
}

/// The order of the pairs, or by lot.
fn find_wanted_places(request: &TableRequest) -> Vec<usize> {
    let mut order: Vec<usize> = (0..request.pairs.len()).collect();
    if request.order == TableOrder::Any {
        let lottery = Lottery::new(!request.seed, request.round, 0);
        let key = |player: PlayerIndex| &request.history.players[player].key;
        order.sort_by_cached_key(|&at| {
            let pair = &request.pairs[at];
            let (a, b) = (key(pair.a).min(key(pair.b)), key(pair.a).max(key(pair.b)));
            (lottery.ticket(&format!("{a}\n{b}")), a.clone())
        });
    }
    let mut wanted = vec![0; order.len()];
    for (place, at) in order.into_iter().enumerate() {
        wanted[at] = place;
    }
    wanted
}
