//! Brackets from the battles of their rounds: who meets whom next, and the places they decide.

use super::*;
use crate::domain::history::{Entrant, HistoryBattle, HistoryRound, ResultKind};

/// Battles of a round: both numbers, from 1, and what each scored; without a score, not finished.
type TestMeeting = (usize, usize, Option<(u32, u32)>);

fn result_of_points((for_a, for_b): (u32, u32)) -> BattleResult {
    let score = |victory_points| Score { victory_points, ..Score::default() };
    BattleResult { kind: ResultKind::Played, a: score(for_a), b: score(for_b), ruled: None }
}

fn key_of_seed(number: usize) -> String {
    format!("p{number}")
}

/// A cut among the first so many of ten; the seeds are the numbers. Its first round is round 4.
fn play_sample_cut(size: usize, rounds: &[&[TestMeeting]], third_place: bool) -> History {
    let mut history = History { players: (1..=10).map(Entrant::from_number).collect(), ..History::default() };
    for (number, met) in (4..).map(RoundNumber).zip(rounds) {
        let cut = match history.handed_on.cuts.get(&number.previous()) {
            None => Cut::from_standings(&(1..=size).map(key_of_seed).collect::<Vec<_>>(), size).unwrap(),
            Some(before) => before.next(&history, number.previous(), third_place).unwrap(),
        };
        let battle = |(a, b, scores): &TestMeeting| HistoryBattle {
            table: None,
            a: a - 1,
            b: Some(b - 1),
            fixed: true,
            result: scores.map(result_of_points),
        };
        history.rounds.push(HistoryRound { number, battles: met.iter().map(battle).collect() });
        history.handed_on.cuts.insert(number, cut);
    }
    history
}

fn places_in_bracket(history: &History) -> Vec<(usize, Reached)> {
    let bracket = Bracket::from_history(history, RoundNumber::AFTER_ALL).unwrap();
    bracket.places().into_iter().map(|(player, place)| (player + 1, place.reached)).collect()
}

const WON: Option<(u32, u32)> = Some((30, 20));
const LOST: Option<(u32, u32)> = Some((20, 30));
const DRAWN: Option<(u32, u32)> = Some((20, 20));

#[test]
fn the_winner_is_first_and_losers_of_one_round_stand_by_their_seeds() {
    let history = play_sample_cut(4, &[&[(1, 4, LOST), (2, 3, WON)], &[(4, 2, WON)]], false);
    let lost = |left| Reached::LostIn { left };
    assert_eq!(places_in_bracket(&history), [(4, Reached::Won), (2, lost(2)), (1, lost(4)), (3, lost(4))]);
    assert_eq!(Bracket::from_history(&history, RoundNumber(5)).unwrap().winner(), Some(3));
    assert_eq!(Bracket::from_history(&history, RoundNumber(3)), None);
}

#[test]
fn whoever_goes_on_stands_above_who_still_plays_and_that_one_above_who_lost() {
    let history = play_sample_cut(4, &[&[(1, 4, None), (2, 3, LOST)]], false);
    let plays = |left| Reached::PlaysIn { left };
    let lost = Reached::LostIn { left: 4 };
    assert_eq!(places_in_bracket(&history), [(3, plays(2)), (1, plays(4)), (4, plays(4)), (2, lost)]);
    assert_eq!(Bracket::from_history(&history, RoundNumber(4)).unwrap().length(), 2);
}

#[test]
fn after_a_draw_the_higher_seed_goes_on_and_a_match_for_third_place_decides_third() {
    let history = play_sample_cut(4, &[&[(4, 1, DRAWN), (2, 3, WON)], &[(1, 2, DRAWN), (4, 3, LOST)]], true);
    let expected =
        [(1, Reached::Won), (2, Reached::LostIn { left: 2 }), (3, Reached::Third), (4, Reached::Fourth)];
    assert_eq!(places_in_bracket(&history), expected);
    let bracket = Bracket::from_history(&history, RoundNumber(5)).unwrap();
    let drawn = PairEnd::Decided { first_goes_on: true, by: GoesOnBy::HigherSeed };
    assert_eq!(bracket.rounds[1].pairs[0].end, drawn);
}

#[test]
fn a_cut_of_six_has_byes_for_the_first_two() {
    let first: &[TestMeeting] = &[(4, 5, WON), (3, 6, LOST)];
    let history = play_sample_cut(6, &[first, &[(1, 4, WON), (2, 6, WON)], &[(1, 2, LOST)]], false);
    let numbers: Vec<usize> = places_in_bracket(&history).into_iter().map(|(number, _)| number).collect();
    assert_eq!(numbers, [2, 1, 4, 6, 3, 5]);
    let bracket = Bracket::from_history(&history, RoundNumber(4)).unwrap();
    let byes = bracket.rounds[0].pairs.iter().filter(|pair| pair.b.is_none()).map(|pair| pair.a.seed);
    assert_eq!(byes.collect::<Vec<_>>(), [1, 2]);
}

#[test]
fn every_size_from_2_to_64_ends_with_one_winner_and_a_place_for_everybody() {
    for size in 2..=64 {
        let players = (1..=size).map(Entrant::from_number).collect();
        let mut history = History { players, ..History::default() };
        let mut number = RoundNumber(2);
        let mut cut = Cut::from_standings(&(1..=size).map(key_of_seed).collect::<Vec<_>>(), size).unwrap();
        loop {
            // The lower seed wins where the sum of both is even.
            let battles = cut.pairs.iter().filter_map(|(a, b)| {
                let (a, b) = (history.place_of(a)?, history.place_of(b.as_deref()?)?);
                let scores = if (a < b) == ((a + b) % 2 == 1) { (30, 20) } else { (20, 30) };
                Some(HistoryBattle {
                    table: None,
                    a,
                    b: Some(b),
                    fixed: true,
                    result: Some(result_of_points(scores)),
                })
            });
            let battles = battles.collect();
            history.rounds.push(HistoryRound { number, battles });
            history.handed_on.cuts.insert(number, cut.clone());
            match cut.next(&history, number, false) {
                Ok(next) => cut = next,
                Err(_) => break,
            }
            number = number.next();
        }
        let bracket = Bracket::from_history(&history, number).unwrap();
        assert_eq!(bracket.length(), bracket.rounds.len(), "{size}");
        let placed = bracket.places();
        assert_eq!(placed.len(), size);
        assert!(placed.iter().map(|(_, place)| place.place).eq(1..=size));
        assert_eq!(placed.iter().filter(|(_, place)| place.reached == Reached::Won).count(), 1);
        assert_eq!(placed[1].1.reached, Reached::LostIn { left: 2 });
    }
}

#[test]
fn nobody_wins_a_final_that_both_have_left_and_the_higher_seed_stands_first() {
    let mut history = play_sample_cut(4, &[&[(1, 4, LOST), (2, 3, WON)], &[]], false);
    history.handed_on.cuts.get_mut(&RoundNumber(5)).unwrap().gone = vec![key_of_seed(4), key_of_seed(2)];
    let lost = |left| Reached::LostIn { left };
    assert_eq!(places_in_bracket(&history), [(2, lost(2)), (4, lost(2)), (1, lost(4)), (3, lost(4))]);
    let bracket = Bracket::from_history(&history, RoundNumber(5)).unwrap();
    assert_eq!(bracket.winner(), None);
    let both_gone = PairEnd::Decided { first_goes_on: false, by: GoesOnBy::BothGone };
    assert_eq!(bracket.rounds[1].pairs[0].end, both_gone);
}

/// Whoever has left is told from whoever is there and not in the next round: a result was corrected after the draw.
#[test]
fn only_of_whoever_has_left_it_is_said_that_they_left_before_the_final() {
    let mut history = play_sample_cut(4, &[&[(1, 4, LOST), (2, 3, WON)], &[(4, 2, WON)]], false);
    history.rounds[0].battles[0].result = Some(result_of_points((30, 20)));
    let expected = [(4, Reached::Won), (2, Reached::LostIn { left: 2 }), (1, Reached::NotIn { left: 2 })];
    assert_eq!(places_in_bracket(&history)[..3], expected);
    history.players[0].dropped_after = Some(RoundNumber(4));
    assert_eq!(places_in_bracket(&history)[2], (1, Reached::LeftBefore { left: 2 }));
}

#[test]
fn nobody_is_third_where_both_who_lost_the_semi_finals_have_left() {
    let mut history = play_sample_cut(4, &[&[(1, 4, WON), (2, 3, WON)], &[(1, 2, WON)]], true);
    history.handed_on.cuts.get_mut(&RoundNumber(5)).unwrap().gone = vec![key_of_seed(3), key_of_seed(4)];
    let lost = |left| Reached::LostIn { left };
    assert_eq!(places_in_bracket(&history), [(1, Reached::Won), (2, lost(2)), (3, lost(4)), (4, lost(4))]);
}
