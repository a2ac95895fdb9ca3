//! Tables against every way there is to give them out, with costs counted here from the definition alone.

use super::{
    builder::{Chance, Event},
    long,
};
use muster::domain::{
    history::{History, PlayerIndex},
    numbers::{RoundNumber, TableNumber},
    pairing::tables::{
        HallTable, PairToSeat, TableOrder, TableRequest, assign_tables, numbered_tables, review_tables,
    },
};

/// What matters, the gravest first: battles moved, players away from their own table, others on
/// it meanwhile, repeats of tables, of terrain, and steps from the wanted order.
type Price = [u64; 6];

#[test]
fn no_other_way_to_give_out_tables_is_better() {
    let cases = if long() { 20_000 } else { 600 };
    let mut with_everything = 0;
    for seed in 0..cases {
        let case = Case::random(seed);
        let request = case.request();
        let plan = assign_tables(&request).unwrap();
        let given = case.price(&plan.tables);
        let best = case.best();
        assert_eq!(given, best, "event {seed}");
        assert_eq!(plan.moved, given[0] + given[1], "event {seed}");
        assert_eq!([plan.repeated_tables, plan.repeated_terrain], [given[3], given[4]], "event {seed}");
        assert_eq!(assign_tables(&request).unwrap(), plan, "event {seed}: the same again");
        let reviewed = review_tables(&request, &plan.tables).unwrap();
        assert_eq!((reviewed.repeated_tables, reviewed.repeated_terrain), (given[3], given[4]));
        with_everything += usize::from(given[..5].iter().filter(|count| **count > 0).count() >= 3);
    }
    assert!(with_everything > 10, "only {with_everything} cases had to weigh one thing against another");
}

#[test]
fn a_table_more_never_makes_the_tables_worse() {
    for seed in 0..200 {
        let case = Case::random(seed);
        let before = case.price(&assign_tables(&case.request()).unwrap().tables);
        let mut larger = case.tables.clone();
        larger.push(HallTable::new(TableNumber(90)));
        let request = TableRequest { tables: &larger, ..case.request() };
        let after = case.price(&assign_tables(&request).unwrap().tables);
        assert!(after[..5] <= before[..5], "event {seed}: {after:?} after {before:?}");
    }
}

/// An event after some rounds, a hall, and who meets whom.
struct Case {
    history: History,
    round: RoundNumber,
    pairs: Vec<PairToSeat>,
    tables: Vec<HallTable>,
}

impl Case {
    fn random(seed: u64) -> Self {
        let mut chance = Chance(seed.wrapping_mul(31).wrapping_add(5));
        let mut event = Event::random(seed, 4 + 2 * chance.below(4), chance.below(6));
        let drawn = event.draw();
        let mut pairs: Vec<PairToSeat> =
            drawn.pairs().map(|(a, b)| PairToSeat { a, b, stays_on: None }).collect();
        let count = u32::try_from(pairs.len()).unwrap();
        let mut tables = numbered_tables(count + u32::try_from(chance.below(3)).unwrap());
        for table in &mut tables {
            table.terrain =
                chance.pick(&[None, Some("ruins"), Some("forest"), Some("hills")]).map(String::from);
        }
        if tables.len() > pairs.len() && chance.one_in(2) {
            let broken = chance.below(tables.len());
            tables[broken].out_of_use = Some("a broken leg".into());
        }
        for battle in event.history.rounds.iter_mut().flat_map(|round| &mut round.battles) {
            let shift = u32::try_from(chance.below(3)).unwrap();
            battle.table = battle.table.map(|table| TableNumber(1 + (table.0 + shift) % (count + 1)));
        }
        for player in &mut event.history.players {
            player.fixed_table =
                chance.one_in(5).then(|| TableNumber(1 + u32::try_from(chance.below(6)).unwrap()));
        }
        for pair in &mut pairs {
            pair.stays_on =
                chance.one_in(5).then(|| TableNumber(1 + u32::try_from(chance.below(5)).unwrap()));
        }
        Self { round: drawn.round, history: event.history, pairs, tables }
    }

    fn request(&self) -> TableRequest<'_> {
        let Self { history, round, pairs, tables } = self;
        TableRequest {
            history,
            round: *round,
            pairs,
            tables,
            earlier: &[],
            order: TableOrder::HigherOnLower,
            seed: 1,
        }
    }

    fn in_use(&self) -> Vec<TableNumber> {
        self.tables.iter().filter(|table| table.out_of_use.is_none()).map(|table| table.number).collect()
    }

    /// The cheapest of all ways.
    fn best(&self) -> Price {
        let numbers = self.in_use();
        let mut best = [u64::MAX; 6];
        let mut open: Vec<Vec<TableNumber>> = vec![Vec::new()];
        while let Some(way) = open.pop() {
            if way.len() == self.pairs.len() {
                best = best.min(self.price(&way));
                continue;
            }
            for number in numbers.iter().filter(|number| !way.contains(number)) {
                open.push([way.as_slice(), &[*number]].concat());
            }
        }
        best
    }

    fn price(&self, given: &[TableNumber]) -> Price {
        let mut price = [0; 6];
        let numbers = self.in_use();
        for (at, (pair, &number)) in self.pairs.iter().zip(given).enumerate() {
            price[0] += u64::from(pair.stays_on.is_some_and(|stays| stays != number));
            let own =
                |pair: &PairToSeat| [pair.a, pair.b].map(|player| self.history.players[player].fixed_table);
            let is_own = |pair: &PairToSeat| own(pair).contains(&Some(number));
            price[2] += u64::from(!is_own(pair) && self.pairs.iter().any(is_own));
            for player in [pair.a, pair.b] {
                let own = self.history.players[player].fixed_table;
                price[1] += u64::from(own.is_some_and(|own| own != number));
                if own != Some(number) {
                    price[3] += self.times(player, |table| table == number).pow(2);
                    let terrain = self.terrain(number);
                    price[4] += self
                        .times(player, |table| terrain.is_some() && self.terrain(table) == terrain)
                        .pow(2);
                }
            }
            if let Some(column) = numbers.iter().position(|other| *other == number) {
                price[5] += column.abs_diff(at) as u64;
            }
        }
        price
    }

    /// How often a player has been on such tables.
    fn times(&self, player: PlayerIndex, such: impl Fn(TableNumber) -> bool) -> u64 {
        let battles = self.history.rounds.iter().filter(|round| round.number < self.round);
        let battles = battles.flat_map(|round| &round.battles);
        let there = battles.filter(|battle| battle.a == player || battle.b == Some(player));
        there.filter(|battle| battle.table.is_some_and(&such)).count() as u64
    }

    fn terrain(&self, number: TableNumber) -> Option<&str> {
        self.tables.iter().find(|table| table.number == number)?.terrain.as_deref()
    }
}
