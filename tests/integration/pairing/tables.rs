//! Tables: exact, and no repeat where there need not be one.

use super::builder::{Chance, Event, battle, play, play_draw, players};
use crate::support::say_in_english;
use muster::{
    domain::{
        history::{History, PlayerIndex},
        numbers::{RoundNumber, TableNumber},
        pairing::tables::{
            HallTable, PairToSeat, TableError, TableNote, TableOrder, TableRequest, assign_tables,
            numbered_tables, parse_table_list, review_tables,
        },
    },
    text::told,
};

fn say_notes(notes: &[TableNote]) -> Vec<String> {
    notes.iter().map(|note| say_in_english(told(note))).collect()
}

fn pair(a: PlayerIndex, b: PlayerIndex) -> PairToSeat {
    PairToSeat { a, b, stays_on: None }
}

fn request<'a>(history: &'a History, pairs: &'a [PairToSeat], tables: &'a [HallTable]) -> TableRequest<'a> {
    let round = u32::try_from(history.rounds.len() + 1).unwrap();
    TableRequest {
        history,
        round: RoundNumber(round),
        pairs,
        tables,
        earlier: &[],
        order: TableOrder::HigherOnLower,
        seed: 1,
    }
}

#[test]
fn the_best_players_have_the_lowest_tables() {
    let (history, tables) = (players(8), numbered_tables(6));
    let pairs = [pair(0, 1), pair(2, 3), pair(4, 5), pair(6, 7)];
    assert_eq!(
        assign_tables(&request(&history, &pairs, &tables)).unwrap().tables,
        [1, 2, 3, 4].map(TableNumber)
    );
}

#[test]
fn tables_by_lot_depend_on_the_seed_alone() {
    let (history, tables) = (players(24), numbered_tables(12));
    let pairs: Vec<PairToSeat> = (0..12).map(|at| pair(2 * at, 2 * at + 1)).collect();
    let by_lot = |seed| {
        let order = TableOrder::Any;
        assign_tables(&TableRequest { order, seed, ..request(&history, &pairs, &tables) }).unwrap().tables
    };
    assert_eq!(by_lot(1), by_lot(1));
    assert_ne!(by_lot(1), by_lot(2));
    assert_ne!(by_lot(1), TableNumber::up_to(12).collect::<Vec<_>>());
}

#[test]
fn a_player_with_a_table_of_their_own_always_has_it() {
    let mut history = players(8);
    history.players[0].fixed_table = Some(TableNumber(4));
    history.players[6].fixed_table = Some(TableNumber(9));
    play(&mut history, vec![battle(0, 1, 'W')]);
    history.rounds[0].battles[0].table = Some(TableNumber(4));
    let pairs = [pair(0, 2), pair(1, 3), pair(4, 5), pair(6, 7)];
    let mut tables = numbered_tables(5);
    tables[0].out_of_use = Some("a leak in the roof".into());
    let plan = assign_tables(&request(&history, &pairs, &tables)).unwrap();
    assert_eq!(plan.tables[0], TableNumber(4));
    assert!(!plan.tables.contains(&TableNumber(1)), "table 1 is out of use");
    assert_eq!(plan.repeated_tables, 0, "coming back to one's own table is no repeat");
    assert_eq!(plan.moved, 1);
    assert_eq!(say_notes(&plan.notes), ["Player 7 isn't on their usual table 9, which doesn't exist"]);
}

#[test]
fn a_battle_that_has_started_stays() {
    let (mut history, tables) = (players(6), numbered_tables(3));
    history.players[2].fixed_table = Some(TableNumber(2));
    let pairs = [PairToSeat { stays_on: Some(TableNumber(2)), ..pair(0, 1) }, pair(2, 3), pair(4, 5)];
    let plan = assign_tables(&request(&history, &pairs, &tables)).unwrap();
    assert_eq!(plan.tables[0], TableNumber(2));
    assert_eq!(say_notes(&plan.notes), ["Player 3 isn't on their usual table 2, which is taken"]);
}

#[test]
fn nobody_comes_back_to_a_table_while_there_are_four_for_every_earlier_round() {
    for seed in 0..12 {
        let mut event = Event { forbidden: Vec::new(), ..Event::random(seed, 2, 0) };
        event.history = players(32);
        let mut chance = Chance(seed);
        for round in 1..=5 {
            let drawn = event.draw();
            let pairs: Vec<PairToSeat> = drawn.pairs().map(|(a, b)| pair(a, b)).collect();
            let tables = numbered_tables(16);
            let plan = assign_tables(&request(&event.history, &pairs, &tables)).unwrap();
            assert_eq!((plan.repeated_tables, plan.notes.len()), (0, 0), "event {seed}, round {round}");
            play_draw(&mut event.history, &drawn, &mut chance);
            let battles = &mut event.history.rounds.last_mut().unwrap().battles;
            for (battle, table) in battles.iter_mut().zip(plan.tables) {
                battle.table = Some(table);
            }
        }
    }
}

#[test]
fn terrain_that_a_player_has_had_is_avoided_next() {
    let mut history = players(4);
    play(&mut history, vec![battle(0, 1, 'W'), battle(2, 3, 'W')]);
    history.rounds[0].battles[0].table = Some(TableNumber(1));
    history.rounds[0].battles[1].table = Some(TableNumber(2));
    let table = |number, terrain: &str| HallTable { terrain: Some(terrain.into()), ..HallTable::new(number) };
    let tables = [
        table(TableNumber(1), "ruins"),
        table(TableNumber(2), "ruins"),
        table(TableNumber(3), "ruins"),
        table(TableNumber(4), "forest"),
    ];
    let pairs = [pair(0, 2), pair(1, 3)];
    let plan = assign_tables(&request(&history, &pairs, &tables)).unwrap();
    assert_eq!((plan.repeated_tables, plan.repeated_terrain), (0, 2));
    assert_eq!(plan.tables.iter().filter(|&&table| table == TableNumber(4)).count(), 1);
    assert_eq!(plan.notes.len(), 2);
    assert!(
        say_notes(&plan.notes)[0].ends_with(
            "has ruins terrain again, as in round 1: every terrain new to both players is needed elsewhere"
        ),
        "{:?}",
        plan.notes
    );
}

#[test]
fn what_could_not_be_is_named_with_the_reason() {
    let mut history = players(6);
    history.players[1].name = "<b>Bo</b>".into();
    history.players[4].fixed_table = Some(TableNumber(2));
    play(&mut history, vec![battle(0, 1, 'W'), battle(2, 3, 'W'), battle(4, 5, 'W')]);
    for (battle, table) in history.rounds[0].battles.iter_mut().zip([1, 3, 2]) {
        battle.table = Some(TableNumber(table));
    }
    let tables = numbered_tables(3);
    let notes =
        |pairs: &[PairToSeat]| say_notes(&assign_tables(&request(&history, pairs, &tables)).unwrap().notes);
    assert_eq!(
        notes(&[pair(0, 2), pair(1, 3), pair(4, 5)]),
        [
            "Player 1 is on table 1 again, as in round 1: every table new to both players belongs to someone else",
            "Player 4 is on table 3 again, as in round 1: every table new to both players belongs to someone else",
            "Player 6 is on table 2 again, as in round 1: Player 5 always plays there",
        ]
    );
    let stays = PairToSeat { stays_on: Some(TableNumber(1)), ..pair(0, 1) };
    let again = "is on table 1 again, as in round 1: their battle stays at this table";
    let named = notes(&[stays, pair(2, 4), pair(3, 5)]);
    assert_eq!(named[..2], [format!("Player 1 {again}"), format!("<b>Bo</b> {again}")]);
}

#[test]
fn a_plan_that_is_there_already_is_reviewed_as_it_is() {
    let mut history = players(4);
    play(&mut history, vec![battle(0, 1, 'W'), battle(2, 3, 'W')]);
    history.rounds[0].battles[0].table = Some(TableNumber(1));
    history.rounds[0].battles[1].table = Some(TableNumber(2));
    let mut tables = numbered_tables(2);
    tables[1].out_of_use = Some("a leak".into());
    let pairs = [pair(0, 3), pair(1, 2)];
    let plan = review_tables(&request(&history, &pairs, &tables), &[TableNumber(7), TableNumber(2)]).unwrap();
    assert_eq!((plan.tables, plan.repeated_tables), ([7, 2].map(TableNumber).to_vec(), 1));
    let notes = say_notes(&plan.notes);
    assert_eq!(notes[0], "Table 2 is out of use (a leak) but has a pair on it");
    assert!(notes[1].starts_with("Player 3 is on table 2 again, as in round 1"), "{notes:?}");
    assert_eq!(notes.len(), 2);
}

#[test]
fn a_large_event_has_its_tables_at_once() {
    let mut history = players(2_000);
    let mut chance = Chance(4);
    for _ in 0..3 {
        let battles =
            (0..1_000).map(|at| battle(at, 1_999 - (at + history.rounds.len()) % 1_000, 'W')).collect();
        play(&mut history, battles);
        let mut order: Vec<TableNumber> = TableNumber::up_to(1_000).collect();
        for at in 0..order.len() {
            let other = chance.below(order.len());
            order.swap(at, other);
        }
        for (battle, table) in history.rounds.last_mut().unwrap().battles.iter_mut().zip(order) {
            battle.table = Some(table);
        }
    }
    let pairs: Vec<PairToSeat> = (0..1_000).map(|at| pair(2 * at, 2 * at + 1)).collect();
    let tables = numbered_tables(1_000);
    let plan = assign_tables(&request(&history, &pairs, &tables)).unwrap();
    assert_eq!(plan.repeated_tables, 0);
    let mut given = plan.tables;
    given.sort_unstable();
    assert_eq!(given, TableNumber::up_to(1_000).collect::<Vec<_>>());
}

#[test]
fn lists_of_tables_are_read_and_wrong_ones_refused() {
    let numbers = |text| {
        parse_table_list(text).map(|tables| tables.iter().map(|table| table.number).collect::<Vec<_>>())
    };
    assert_eq!(numbers("5, 1-3,9–10"), Ok([1, 2, 3, 5, 9, 10].map(TableNumber).to_vec()));
    assert_eq!(numbers(""), Ok(vec![]));
    assert_eq!(numbers("1-3, 2"), Err(TableError::Twice { number: TableNumber(2) }));
    for text in ["3-1", "x", "0", "1-", "-", "1-4000000000"] {
        assert!(matches!(numbers(text), Err(TableError::NotAList { .. })), "{text}");
    }
    let (history, pairs) = (players(4), [pair(0, 1), pair(2, 3)]);
    let error = assign_tables(&request(&history, &pairs, &numbered_tables(1))).unwrap_err();
    assert_eq!(say_in_english(told(&error)), "2 pairs need a table, but only 1 table is in use.");
    assert_eq!(
        assign_tables(&request(&history, &[pair(0, 7)], &numbered_tables(1))),
        Err(TableError::UnknownPlayer)
    );
}
