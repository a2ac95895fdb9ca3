//! Rounds made without a database: methods, byes, pairs set by hand, a repair.

use super::*;
use crate::domain::{
    event::pack::Method,
    history::{BattleResult, Entrant, History, HistoryBattle, HistoryRound, PlayerIndex, ResultKind, Score},
    numbers::{RoundNumber, TableNumber},
    pairing::{ClubRule, Clubs, CutError, LeaverWay, PairingOrder, Reason, SwapWith},
    standings::{Scoring, rank_entrants},
    system,
};
use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
};

const OPTIONS: DrawOptions = DrawOptions {
    round: RoundNumber(1),
    clubs: ClubRule::Off,
    odd: OddPlayer::Spare,
    missing: MissingResults::Refuse,
    absent: Absent::Play,
};

fn context_of_players(players: usize) -> RoundContext {
    let history =
        History { players: (1..=players).map(Entrant::from_number).collect(), ..History::default() };
    RoundContext { checked_in: (0..players).collect(), ..RoundContext::new(history, 7) }
}

fn with_method(method: Method, context: RoundContext) -> RoundContext {
    let mut context = context;
    context.methods.methods.extend(RoundNumber::up_to(9).map(|round| (round, method)));
    context
}

/// The pairs by the players' numbers, and those without an opponent.
fn list_seated_pairs(drawn: &DrawnRound) -> (BTreeSet<(usize, usize)>, Vec<usize>) {
    let pairs = drawn.seats.iter().filter_map(|seats| Some((seats.a, seats.b?)));
    let pairs = pairs.map(|(a, b)| (a.min(b) + 1, a.max(b) + 1)).collect();
    let alone = drawn.seats.iter().filter(|seats| seats.b.is_none());
    (pairs, alone.map(|seats| seats.a + 1).collect())
}

/// Plays a round: the lower number wins.
fn play_round(context: &mut RoundContext, round: RoundNumber, drawn: &DrawnRound) {
    let score = |victory_points| Score { victory_points, battle_tactics: 0, ..Score::default() };
    let battle = |seats: &Seats| {
        let (a, b) = if seats.b.is_none_or(|b| seats.a < b) { (30, 10) } else { (10, 30) };
        let kind = if seats.b.is_none() { ResultKind::Bye } else { ResultKind::Played };
        let result = BattleResult { kind, a: score(a), b: score(b), ruled: None };
        HistoryBattle { table: seats.table, a: seats.a, b: seats.b, fixed: seats.fixed, result: Some(result) }
    };
    let battles = drawn.seats.iter().map(battle).collect();
    context.history.rounds.push(HistoryRound { number: round, battles });
}

fn sample_round_now(drawn: &DrawnRound, begun: &[PlayerIndex]) -> RoundNow {
    let table = |seats: &Seats| TableNow {
        seats: SeatedTable { table: seats.table, a: seats.a, b: seats.b },
        is_bye: seats.b.is_none(),
        rests: seats.rests,
        fixed: seats.fixed,
        by_hand: None,
        begun: begun.contains(&seats.a),
        reasons: seats.reasons.clone(),
    };
    RoundNow {
        round: RoundNumber(1),
        attempt: 1,
        tables: drawn.seats.iter().map(table).collect(),
        by_hand: SetByHand::default(),
        odd: OddPlayer::Spare,
        kept: Some(drawn.kept.clone()),
    }
}

#[test]
fn a_round_is_drawn_from_values_alone_and_the_same_again() {
    let context = context_of_players(8);
    let drawn = draw_round_by_method(&context, OPTIONS, 1).unwrap();
    let (pairs, alone) = list_seated_pairs(&drawn);
    assert_eq!((pairs.len(), alone.len()), (4, 0));
    let tables: BTreeSet<_> = drawn.seats.iter().filter_map(|seats| seats.table).collect();
    assert_eq!(tables, BTreeSet::from([1, 2, 3, 4].map(TableNumber)));
    assert_eq!(list_seated_pairs(&draw_round_by_method(&context, OPTIONS, 1).unwrap()).0, pairs);
    let attempts: BTreeSet<_> = (1..=9)
        .map(|attempt| list_seated_pairs(&draw_round_by_method(&context, OPTIONS, attempt).unwrap()).0)
        .collect();
    assert!(attempts.len() > 1, "every attempt drew the same");
    assert_eq!(drawn.method, "record-win-path/1");
}

#[test]
fn of_an_odd_number_one_has_a_bye_or_plays_the_spare_player() {
    let mut context = context_of_players(8);
    context.history.players[7].spare = true;
    assert_eq!((context.playing(RoundNumber(1)), context.spare(RoundNumber(1))), (7, Some(7)));
    let (pairs, alone) = list_seated_pairs(&draw_round_by_method(&context, OPTIONS, 1).unwrap());
    assert_eq!((pairs.len(), alone.len()), (4, 0));
    let (pairs, alone) = list_seated_pairs(
        &draw_round_by_method(&context, DrawOptions { odd: OddPlayer::Bye, ..OPTIONS }, 1).unwrap(),
    );
    assert_eq!((pairs.len(), alone.len()), (3, 1));
}

#[test]
fn who_has_not_come_is_left_out_until_the_next_round() {
    let mut context = context_of_players(8);
    context.checked_in.retain(|player| ![2, 5].contains(player));
    let options = DrawOptions { absent: Absent::LeaveOut, ..OPTIONS };
    assert_eq!(context.left_out(options), [2, 5]);
    let (pairs, _) = list_seated_pairs(&draw_round_by_method(&context, options, 1).unwrap());
    assert_eq!(pairs.len(), 3);
    assert!(pairs.iter().all(|(a, b)| ![3, 6].contains(a) && ![3, 6].contains(b)), "{pairs:?}");
}

#[test]
fn pairs_that_the_organiser_wishes_for_meet_and_the_others_do_not() {
    let mut context = context_of_players(4);
    let pair = |a, b, kind| ConstrainedPair { a, b, rounds: vec![RoundNumber(1)], kind };
    context.constraints = vec![pair(0, 1, ConstraintKind::Apart), pair(0, 2, ConstraintKind::Apart)];
    assert!(list_seated_pairs(&draw_round_by_method(&context, OPTIONS, 1).unwrap()).0.contains(&(1, 4)));
    context.constraints = vec![pair(0, 1, ConstraintKind::Together)];
    let drawn = draw_round_by_method(&context, OPTIONS, 1).unwrap();
    assert!(list_seated_pairs(&drawn).0.contains(&(1, 2)));
    assert!(drawn.seats.iter().any(|seats| seats.fixed && seats.a == 0));
}

#[test]
fn a_list_is_seated_as_it_stands_and_the_rest_is_drawn() {
    let mut context = with_method(Method::List, context_of_players(6));
    assert_eq!(
        draw_round_by_method(&context, OPTIONS, 1).unwrap_err(),
        RoundError::NoList { round: RoundNumber(1) }
    );
    context
        .methods
        .lists
        .insert(RoundNumber(1), vec![("p6".into(), "p1".into()), ("p2".into(), "p5".into())]);
    let drawn = draw_round_by_method(&context, OPTIONS, 1).unwrap();
    assert_eq!(list_seated_pairs(&drawn).0, BTreeSet::from([(1, 6), (2, 5), (3, 4)]));
    assert_eq!(drawn.method, "list/1");
    context.methods.lists.insert(RoundNumber(1), vec![("p6".into(), "p9".into())]);
    let unknown = RoundError::ListedUnknown { round: RoundNumber(1), key: "p9".into() };
    assert_eq!(draw_round_by_method(&context, OPTIONS, 1).unwrap_err(), unknown);
}

#[test]
fn in_a_round_robin_all_meet_all_and_somebody_rests_in_each_round() {
    let mut context = with_method(Method::RoundRobin, context_of_players(5));
    let (mut met, mut rested) = (BTreeSet::new(), BTreeSet::new());
    for round in 1..=5 {
        let drawn =
            draw_round_by_method(&context, DrawOptions { round: RoundNumber(round), ..OPTIONS }, 1).unwrap();
        let (pairs, alone) = list_seated_pairs(&drawn);
        assert!(drawn.seats.iter().all(|seats| seats.rests == seats.b.is_none()));
        met.extend(pairs);
        rested.extend(alone);
        play_round(&mut context, RoundNumber(round), &drawn);
    }
    assert_eq!((met.len(), rested.len()), (10, 5));
    assert!(matches!(
        draw_round_by_method(&context, DrawOptions { round: RoundNumber(6), ..OPTIONS }, 1),
        Err(RoundError::Format(_))
    ));
}

fn cut_of_four() -> RoundContext {
    let mut context = context_of_players(6);
    context.methods.methods.extend([(RoundNumber(2), Method::Cut), (RoundNumber(3), Method::Cut)]);
    context.methods.cut_size = 4;
    for round in 1..=2 {
        let drawn =
            draw_round_by_method(&context, DrawOptions { round: RoundNumber(round), ..OPTIONS }, 1).unwrap();
        play_round(&mut context, RoundNumber(round), &drawn);
        context.history.handed_on.cuts.extend(drawn.kept.cut.map(|cut| (RoundNumber(round), cut)));
    }
    context
}

#[test]
fn a_cut_is_played_through_again_where_nothing_was_kept_of_it() {
    let mut context = cut_of_four();
    let kept = std::mem::take(&mut context.history.handed_on.cuts);
    let again = cuts_played(&context.history, &context.methods, &context.ranking);
    assert_eq!(again, kept);
    context.history.handed_on.cuts = again;
    let last = draw_round_by_method(&context, DrawOptions { round: RoundNumber(3), ..OPTIONS }, 1).unwrap();
    assert_eq!(last.kept.cut.unwrap().pairs.len(), 1);
    // Of others than those who met, nothing is made up.
    context.methods.cut_size = 6;
    context.history.handed_on.cuts.clear();
    let none = cuts_played(&context.history, &context.methods, &context.ranking);
    assert_eq!(none, BTreeMap::new());
}

#[test]
fn a_finalist_who_has_left_is_asked_about_and_each_way_is_drawn() {
    let mut context = cut_of_four();
    let options = DrawOptions { round: RoundNumber(3), ..OPTIONS };
    let finalists = draw_round_by_method(&context, options, 1).unwrap().kept.cut.unwrap().pairs[0].clone();
    let (leaver, other) = (finalists.0, finalists.1.unwrap());
    let place = context.history.place_of(&leaver).unwrap();
    context.history.players[place].dropped_after = Some(RoundNumber(2));
    let Err(RoundError::Cut(CutError::Left(asked))) = draw_round_by_method(&context, options, 1) else {
        panic!("not asked")
    };
    assert_eq!((asked.key.as_str(), asked.round), (leaver.as_str(), RoundNumber(3)));
    let ways: Vec<LeaverWay> = asked.ways.iter().map(|(way, _)| *way).collect();
    assert_eq!(ways, LeaverWay::ALL);
    for (way, name) in &asked.ways[1..] {
        context.methods.cut_leavers.insert(leaver.clone(), *way);
        let drawn = draw_round_by_method(&context, options, 1).unwrap();
        let comes =
            context.history.players.iter().find(|player| Some(&player.name) == name.as_ref()).unwrap();
        let (a, b) = drawn.kept.cut.unwrap().pairs[0].clone();
        assert_eq!((a, b), (comes.key.clone(), Some(other.clone())), "{way:?}");
        assert_eq!(drawn.seats.iter().filter(|seats| seats.b.is_none()).count(), 1);
    }
    context.methods.cut_leavers.insert(leaver.clone(), LeaverWay::Walkover);
    let drawn = draw_round_by_method(&context, options, 1).unwrap();
    let opponent = context.history.place_of(&other).unwrap();
    let rests = drawn.seats.iter().find(|seats| seats.a == opponent).unwrap();
    assert!(rests.b.is_none() && rests.rests && matches!(rests.reasons[0], Reason::Walkover { .. }));
    let said = context.cut_leavers(RoundNumber(3), None);
    assert_eq!(said.iter().map(|(_, way)| *way).collect::<Vec<_>>(), [Some(LeaverWay::Walkover)]);
    play_round(&mut context, RoundNumber(3), &drawn);
    context.history.handed_on.cuts.extend(drawn.kept.cut.map(|cut| (RoundNumber(3), cut)));
    let rows = rank_entrants(&context.history, &context.ranking).rows;
    assert_eq!([&rows[0].key, &rows[1].key], [&other, &leaver]);
}

#[test]
fn a_repair_finds_a_place_for_all_and_leaves_a_battle_that_has_begun() {
    let mut context = context_of_players(8);
    let drawn = draw_round_by_method(&context, OPTIONS, 1).unwrap();
    let (gone, begun) = (drawn.seats[0].a, drawn.seats[1].a);
    context.history.players[gone].dropped_after = Some(RoundNumber(0));
    let plan = plan_repair(&context, &sample_round_now(&drawn, &[begun]), &RoundChange::Repair).unwrap();
    assert_eq!((plan.begun, plan.repaired.out.as_slice()), (1, [gone].as_slice()));
    let (pairs, alone) = list_seated_pairs(&plan.repaired.drawn);
    assert_eq!((pairs.len(), alone.len()), (3, 1));
    let stays = list_seated_pairs(&drawn).0.intersection(&pairs).count();
    assert_eq!(stays, 3, "nobody else moves");
}

#[test]
fn what_cannot_be_asked_of_a_round_is_a_value() {
    let context = context_of_players(4);
    let drawn = draw_round_by_method(&context, OPTIONS, 1).unwrap();
    let begun = drawn.seats[0].a;
    let round = sample_round_now(&drawn, &[begun]);
    let asked = |change| plan_repair(&context, &round, &change).unwrap_err();
    assert_eq!(asked(RoundChange::Move(1, 1)), RoundError::OnePlayerTwice);
    let name = context.history.players[begun].name.clone();
    assert_eq!(asked(RoundChange::Bye(begun)), RoundError::HasBegun { name });
    let other = drawn.seats[1].a;
    let name = context.history.players[other].name.clone();
    assert_eq!(asked(RoundChange::Bye(other)), RoundError::EvenNumber { name: name.clone() });
    assert_eq!(asked(RoundChange::Free(other)), RoundError::NothingSet { name });
}

#[test]
fn the_prices_of_all_swaps_are_those_of_each_and_the_best_stand_first() {
    for players in [8, 11] {
        let mut context = context_of_players(players);
        for (place, player) in context.history.players.iter_mut().enumerate() {
            player.club = Some(format!("Club {}", place % 3));
        }
        for round in 1..=3 {
            let options = DrawOptions { round: RoundNumber(round), clubs: ClubRule::Soft, ..OPTIONS };
            let drawn = draw_round_by_method(&context, options, 1).unwrap();
            let seen = |begun: &[PlayerIndex]| RoundNow {
                round: RoundNumber(round),
                ..sample_round_now(&drawn, begun)
            };
            let now = seen(&[]);
            for one in 0..players {
                let swaps = prices_of_swaps(&context, &now, one).unwrap();
                let each = |found: &SwapWith| {
                    price_of_swap(&context, &now, (one, found.player)).unwrap().swap == found.price
                };
                assert!(swaps.with.iter().all(each), "{one} in round {round}: {swaps:?}");
                let alone = drawn.seats.iter().any(|seats| seats.a == one && seats.b.is_none());
                assert_eq!(swaps.with.len(), if alone { players - 1 } else { players - 2 });
                assert!(swaps.with.is_sorted_by_key(|found| found.price.is_dearer), "{swaps:?}");
            }
            let stays = prices_of_swaps(&context, &seen(&[drawn.seats[0].a]), 5).unwrap();
            assert!(stays.with.iter().all(|found| found.player != drawn.seats[0].a));
            play_round(&mut context, RoundNumber(round), &drawn);
        }
    }
}

/// Nothing is known of its draw, so it is repaired by what the event says: points first, and club mates apart.
#[test]
fn a_round_that_was_made_elsewhere_is_repaired_by_the_rules_of_the_event() {
    let mut context = context_of_players(6);
    context.ranking.scoring = Scoring::Points;
    context.history.system = Cow::Borrowed(system::find_system("t9a3").unwrap());
    let seats = |a, b, points: (u32, u32)| {
        let score = |victory_points| Score { victory_points, ..Score::default() };
        let (a_score, b_score) = (score(points.0), score(points.1));
        let result = BattleResult { kind: ResultKind::Played, a: a_score, b: b_score, ruled: None };
        HistoryBattle { table: None, a, b: Some(b), fixed: false, result: Some(result) }
    };
    let battles = vec![seats(0, 5, (4000, 0)), seats(1, 4, (2500, 1000)), seats(2, 3, (1500, 1200))];
    context.history.rounds.push(HistoryRound { number: RoundNumber(1), battles });
    let options = DrawOptions { round: RoundNumber(2), ..OPTIONS };
    let drawn = draw_round_by_method(&context, options, 1).unwrap();
    let elsewhere = RoundNow { round: RoundNumber(2), kept: None, ..sample_round_now(&drawn, &[]) };
    let improved = plan_repair(&context, &elsewhere, &RoundChange::Improve).unwrap();
    assert_eq!(list_seated_pairs(&improved.repaired.drawn), list_seated_pairs(&drawn));
    assert_eq!(improved.repaired.drawn.kept.basis.as_ref().unwrap().rules.order, PairingOrder::Points);
    context.clubs = Clubs::with_one_rule(ClubRule::Strong);
    for (place, club) in [(0, "Reds"), (1, "Reds")] {
        context.history.players[place].club = Some(club.into());
    }
    let improved = plan_repair(&context, &elsewhere, &RoundChange::Improve).unwrap();
    assert!(!list_seated_pairs(&improved.repaired.drawn).0.contains(&(1, 2)));
}
