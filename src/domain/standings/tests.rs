//! Each statement of `handbook S`, by an event small enough to work out by hand.

use super::*;
use crate::domain::{
    history::{BattleResult, Entrant, HistoryBattle, HistoryRound, ResultKind, Score},
    numbers::{RoundNumber, TableNumber},
    roll_off::RollOff,
};
use std::cmp::Ordering;

/// An event by hand: `round([(a, b, vp of a, tactics of a, vp of b, tactics of b)])`.
#[derive(Default)]
struct TestEvent {
    history: History,
}

impl TestEvent {
    fn with_entrants(players: usize) -> Self {
        let players = (0..players).map(|number| Entrant::from_number(number + 1)).collect();
        Self { history: History { players, ..History::default() } }
    }

    fn round(mut self, tables: &[(usize, usize, [u32; 4])]) -> Self {
        let battles = tables
            .iter()
            .zip(1..)
            .map(|((a, b, [a_points, a_tactics, b_points, b_tactics]), table)| HistoryBattle {
                table: Some(TableNumber(table)),
                a: *a,
                b: Some(*b),
                fixed: false,
                result: Some(BattleResult {
                    kind: ResultKind::Played,
                    a: Score { victory_points: *a_points, battle_tactics: *a_tactics, ..Score::default() },
                    b: Score { victory_points: *b_points, battle_tactics: *b_tactics, ..Score::default() },
                    ruled: None,
                }),
            })
            .collect();
        let number = u32::try_from(self.history.rounds.len()).unwrap() + 1;
        self.history.rounds.push(HistoryRound { number: RoundNumber(number), battles });
        self
    }

    fn bye(mut self, player: usize) -> Self {
        let bye = HistoryBattle {
            table: None,
            a: player,
            b: None,
            fixed: false,
            result: Some(crate::domain::scoring::bye_result()),
        };
        self.history.rounds.last_mut().unwrap().battles.push(bye);
        self
    }

    fn spare(mut self, player: usize) -> Self {
        self.history.players[player].spare = true;
        self
    }

    fn ranked(&self, scoring: Scoring, tiebreakers: &[Tiebreaker]) -> Standings {
        let ranking = Ranking { scoring, tiebreakers: tiebreakers.to_vec(), ..Ranking::default() };
        rank_entrants(&self.history, &ranking)
    }
}

/// Places and keys: `1 p3, 2 p1, 2 p2`.
fn describe_places(standings: &Standings) -> String {
    standings.rows.iter().map(|row| format!("{} {}", row.place, row.key)).collect::<Vec<_>>().join(", ")
}

fn tiebreaker_values_of(standings: &Standings, player: usize) -> Vec<String> {
    standings.row_of(player).unwrap().values.iter().map(ToString::to_string).collect()
}

const MAJOR: [u32; 4] = [30, 3, 20, 3];
const MINOR: [u32; 4] = [22, 3, 20, 3];
const DRAW: [u32; 4] = [20, 3, 20, 3];

#[test]
fn s1_major_victories_then_minor_then_draws_then_losses() {
    let event = TestEvent::with_entrants(6).round(&[(0, 1, MAJOR), (2, 3, MINOR), (4, 5, DRAW)]);
    let standings = event.ranked(Scoring::Graded, &[]);
    assert_eq!(describe_places(&standings), "1 p1, 2 p3, 3 p5, 3 p6, 5 p4, 6 p2");
}

#[test]
fn s1_plain_counts_wins_then_draws() {
    let event = TestEvent::with_entrants(6).round(&[(0, 1, MAJOR), (2, 3, MINOR), (4, 5, DRAW)]);
    let standings = event.ranked(Scoring::Plain, &[]);
    assert_eq!(describe_places(&standings), "1 p1, 1 p3, 3 p5, 3 p6, 5 p2, 5 p4");
}

#[test]
fn s2_the_win_records_of_beaten_opponents_are_added_up() {
    // p1 beat p3 (1 of 2) and p4 (0 of 2); p2 beat p4 alone.
    let event = TestEvent::with_entrants(4)
        .round(&[(0, 2, MAJOR), (1, 3, MAJOR)])
        .round(&[(0, 3, MAJOR), (2, 1, MAJOR)]);
    let standings = event.ranked(Scoring::Graded, &[Tiebreaker::OpponentsWinRecord]);
    assert_eq!(tiebreaker_values_of(&standings, 0), ["1/2"]);
    assert_eq!(tiebreaker_values_of(&standings, 1), ["0/2"]);
    assert_eq!(tiebreaker_values_of(&standings, 2), ["1/2"]);
    assert_eq!(describe_places(&standings), "1 p1, 2 p3, 3 p2, 4 p4");
}

#[test]
fn s2_a_drawn_opponent_counts_half() {
    let event = TestEvent::with_entrants(4)
        .round(&[(0, 1, DRAW), (2, 3, MAJOR)])
        .round(&[(1, 3, MAJOR), (0, 2, MAJOR)]);
    let standings = event.ranked(Scoring::Graded, &[Tiebreaker::OpponentsWinRecord]);
    // p2's record is 1.5 of 2, of which half; p3's is 1 of 2.
    assert_eq!(tiebreaker_values_of(&standings, 0), ["1.75/2"]);
}

#[test]
fn s2_level_on_the_beaten_all_opponents_decide() {
    // p3 and p4 have both lost once and beaten nobody; p3 lost to the better opponent.
    let event = TestEvent::with_entrants(6)
        .round(&[(0, 2, MAJOR), (1, 3, MAJOR), (4, 5, DRAW)])
        .round(&[(0, 4, MAJOR), (5, 1, MAJOR)]);
    let standings = event.ranked(Scoring::Graded, &[Tiebreaker::OpponentsWinRecord]);
    let (p3, p4) = (standings.row_of(2).unwrap(), standings.row_of(3).unwrap());
    assert_eq!(p3.values[0], TiebreakValue::TwoStage(Fraction::ZERO, Fraction::of_quarters(8, 2)));
    assert_eq!(p4.values[0], TiebreakValue::TwoStage(Fraction::ZERO, Fraction::of_quarters(4, 2)));
    assert!(p3.place < p4.place);
}

#[test]
fn s2_byes_are_left_out_of_win_records() {
    let event = TestEvent::with_entrants(3).round(&[(0, 1, MAJOR)]).bye(2).round(&[(0, 2, MAJOR)]).bye(1);
    let standings = event.ranked(Scoring::Graded, &[Tiebreaker::OpponentsWinRecord]);
    // Each of p2 and p3 has a bye and a loss: 0 of 1, not 1 of 2.
    assert_eq!(tiebreaker_values_of(&standings, 0), ["0/1"]);
    let p3 = standings.row_of(2).unwrap();
    assert_eq!(p3.win_record, WinRecord { wins: 0, draws: 0, games: 1 });
    assert_eq!((p3.record.major_wins, p3.record.major_losses), (1, 1));
}

#[test]
fn s2_games_against_the_spare_are_left_out_of_win_records() {
    let event = TestEvent::with_entrants(4).spare(3).round(&[(0, 1, MAJOR), (2, 3, MAJOR)]);
    let event = event.round(&[(0, 2, MAJOR), (1, 3, MAJOR)]);
    let standings = event.ranked(Scoring::Graded, &[Tiebreaker::OpponentsWinRecord]);
    assert_eq!(tiebreaker_values_of(&standings, 0), ["0/1"]);
    assert_eq!(standings.row_of(2).unwrap().win_record.games, 1);
}

#[test]
fn e18_games_against_the_spare_count_and_the_spare_is_not_ranked() {
    let event = TestEvent::with_entrants(3).spare(2).round(&[(0, 2, MAJOR)]).bye(1);
    let standings = event.ranked(Scoring::Graded, &[Tiebreaker::VictoryPoints]);
    assert_eq!(describe_places(&standings), "1 p2, 2 p1");
    assert_eq!(tiebreaker_values_of(&standings, 0), ["30"]);
    assert_eq!(standings.row_of(2), None);
}

#[test]
fn s3_to_s6_are_totals_over_all_games() {
    let event = TestEvent::with_entrants(4)
        .round(&[(0, 1, [30, 4, 20, 3]), (2, 3, [10, 1, 10, 2])])
        .round(&[(0, 2, [12, 2, 40, 5]), (1, 3, [0, 0, 0, 0])]);
    let standings = event.ranked(Scoring::Graded, &Ranking::default().tiebreakers[1..]);
    assert_eq!(tiebreaker_values_of(&standings, 0), ["42", "6", "2", "-18"]);
    assert_eq!(tiebreaker_values_of(&standings, 1), ["20", "3", "6", "-10"]);
}

#[test]
fn s5_a_bye_denies_all_five_tactics() {
    let event = TestEvent::with_entrants(3).round(&[(0, 1, MAJOR)]).bye(2);
    let standings = event.ranked(Scoring::Graded, &Ranking::default().tiebreakers[1..]);
    assert_eq!(tiebreaker_values_of(&standings, 2), ["50", "5", "5", "50"]);
}

#[test]
fn s7_players_level_on_everything_share_the_place_and_the_next_is_skipped() {
    let event = TestEvent::with_entrants(5).round(&[(0, 1, MAJOR), (2, 3, MAJOR)]).bye(4);
    let standings = event.ranked(Scoring::Graded, &Ranking::default().tiebreakers);
    assert_eq!(describe_places(&standings), "1 p5, 2 p1, 2 p3, 4 p2, 4 p4");
    let shared: Vec<bool> = standings.rows.iter().map(|row| row.shared).collect();
    assert_eq!(shared, [false, true, true, true, true]);
}

#[test]
fn s8_tie_breakers_in_another_order_decide_in_that_order() {
    let event = TestEvent::with_entrants(4).round(&[(0, 1, [30, 1, 10, 0]), (2, 3, [20, 5, 0, 0])]);
    let by = |first, second| describe_places(&event.ranked(Scoring::Graded, &[first, second]));
    assert_eq!(by(Tiebreaker::VictoryPoints, Tiebreaker::BattleTactics), "1 p1, 2 p3, 3 p2, 4 p4");
    assert_eq!(by(Tiebreaker::BattleTactics, Tiebreaker::VictoryPoints), "1 p3, 2 p1, 3 p2, 4 p4");
}

#[test]
fn s8_unknown_and_repeated_tie_breakers_are_refused_by_name() {
    assert_eq!(parse_tiebreakers(&["luck"]), Err(RankingError::Unknown("luck".into())));
    let twice = ["victory_points", "victory_points"];
    assert_eq!(parse_tiebreakers(&twice), Err(RankingError::Twice("victory_points".into())));
    for tiebreaker in Tiebreaker::OF_PLAYERS {
        assert_eq!(parse_tiebreakers(&[tiebreaker.as_str()]), Ok(vec![tiebreaker]));
    }
}

#[test]
fn head_to_head_decides_between_players_who_met() {
    let event = TestEvent::with_entrants(4)
        .round(&[(1, 0, MAJOR), (2, 3, MAJOR)])
        .round(&[(0, 3, MAJOR), (2, 1, MAJOR)]);
    let standings = event.ranked(Scoring::Graded, &[Tiebreaker::HeadToHead]);
    assert_eq!(describe_places(&standings), "1 p3, 2 p2, 3 p1, 4 p4");
    assert_eq!(tiebreaker_values_of(&standings, 1), ["1/1"]);
    assert_eq!(tiebreaker_values_of(&standings, 0), ["0/1"]);
}

#[test]
fn head_to_head_is_not_used_where_some_have_not_met() {
    let event = TestEvent::with_entrants(4).round(&[(0, 1, MAJOR), (2, 3, MAJOR)]);
    let standings = event.ranked(Scoring::Graded, &[Tiebreaker::HeadToHead]);
    assert_eq!(describe_places(&standings), "1 p1, 1 p3, 3 p2, 3 p4");
    assert_eq!(tiebreaker_values_of(&standings, 0), ["–"]);
}

#[test]
fn strength_of_schedule_is_the_mean_and_strength_of_victory_the_sum() {
    let event = TestEvent::with_entrants(4)
        .round(&[(0, 1, MAJOR), (2, 3, MAJOR)])
        .round(&[(0, 2, MAJOR), (1, 3, MAJOR)]);
    let tiebreakers = [
        Tiebreaker::StrengthOfSchedule,
        Tiebreaker::StrengthOfVictory,
        Tiebreaker::ExtendedStrengthOfSchedule,
    ];
    let standings = event.ranked(Scoring::Graded, &tiebreakers);
    // p1 beat p2 and p3, each 1 of 2; each of those met p1 (2 of 2) and p4 (0 of 2).
    assert_eq!(tiebreaker_values_of(&standings, 0), ["2/4", "2/2", "4/8"]);
    assert_eq!(tiebreaker_values_of(&standings, 1), ["2/4", "0/2", "4/8"]);
}

#[test]
fn r10_a_dropped_player_keeps_results_and_place_and_is_marked() {
    let mut event =
        TestEvent::with_entrants(4).round(&[(0, 1, MAJOR), (2, 3, MAJOR)]).round(&[(0, 2, MAJOR)]);
    event.history.players[1].dropped_after = Some(RoundNumber(1));
    let ranking = Ranking::default();
    let marked = |standings: &Standings| standings.row_of(1).unwrap().dropped;
    assert!(marked(&rank_entrants(&event.history, &ranking)));
    assert!(marked(&rank_after(&event.history, &ranking, RoundNumber(1))));
    assert!(!marked(&rank_after(&event.history, &ranking, RoundNumber(0))));
    assert_eq!(rank_entrants(&event.history, &ranking).row_of(1).unwrap().win_path, "L");
}

#[test]
fn unfinished_battles_and_later_rounds_are_not_counted() {
    let mut event =
        TestEvent::with_entrants(2).round(&[(0, 1, MAJOR)]).round(&[(1, 0, MAJOR)]).round(&[(1, 0, MAJOR)]);
    event.history.rounds[2].battles[0].result = None;
    let ranking = Ranking { tiebreakers: Vec::new(), ..Ranking::default() };
    assert_eq!(describe_places(&rank_after(&event.history, &ranking, RoundNumber(1))), "1 p1, 2 p2");
    assert_eq!(describe_places(&rank_entrants(&event.history, &ranking)), "1 p1, 1 p2");
}

#[test]
fn a_late_player_has_a_dash_for_each_round_missed() {
    let event = TestEvent::with_entrants(3).round(&[(0, 1, MAJOR)]).round(&[(2, 1, MINOR)]).bye(0);
    let standings = event.ranked(Scoring::Graded, &[]);
    assert_eq!(standings.row_of(2).unwrap().win_path, "-W");
    assert_eq!(standings.row_of(0).unwrap().win_path, "WW");
}

#[test]
fn an_event_without_players_or_rounds_has_empty_or_shared_standings() {
    assert!(rank_entrants(&History::default(), &Ranking::default()).rows.is_empty());
    let standings = TestEvent::with_entrants(3).ranked(Scoring::Graded, &Ranking::default().tiebreakers);
    assert_eq!(describe_places(&standings), "1 p1, 1 p2, 1 p3");
}

/// Adds up a trail the way a reader would.
fn added_up(parts: &[TrailPart]) -> (i64, Vec<Fraction>) {
    let mut whole = 0;
    let mut shares = Vec::new();
    for part in parts {
        match part.amount {
            TrailAmount::Whole(amount) => whole += amount,
            TrailAmount::Share(share) | TrailAmount::HalfOf(share) => shares.push(share),
            TrailAmount::LeftOut(_) => {}
        }
    }
    (whole, shares)
}

fn a_weekend() -> TestEvent {
    TestEvent::with_entrants(7)
        .spare(6)
        .round(&[(0, 1, MAJOR), (2, 3, DRAW), (4, 5, MINOR)])
        .round(&[(0, 2, MAJOR), (4, 1, DRAW), (3, 6, MAJOR)])
        .bye(5)
        .round(&[(0, 4, MINOR), (2, 5, MAJOR), (1, 3, MINOR)])
}

#[test]
fn s9_every_number_adds_up_from_its_battles() {
    let standings = a_weekend().ranked(Scoring::Graded, &Tiebreaker::OF_PLAYERS);
    for row in &standings.rows {
        for (tiebreaker, value) in Tiebreaker::OF_PLAYERS.into_iter().zip(&row.values) {
            let parts = standings.trail(row, tiebreaker);
            assert_eq!(parts.len(), row.games.len());
            let (whole, shares) = added_up(&parts);
            match (tiebreaker, value) {
                (
                    Tiebreaker::StrengthOfSchedule
                    | Tiebreaker::FlooredSchedule
                    | Tiebreaker::ExtendedStrengthOfSchedule
                    | Tiebreaker::HeadToHead,
                    TiebreakValue::Share(value),
                ) => assert_eq!(Fraction::mean(shares.iter().copied()), *value),
                // What was scored stands there; what was conceded is another column's.
                (Tiebreaker::VictoryPointRatio, TiebreakValue::Share(value)) => {
                    let conceded: u32 = row.games.iter().map(|game| game.theirs.victory_points).sum();
                    assert_eq!(*value, Fraction::of_quarters(whole * 4, conceded.max(1)));
                }
                // This game has no tournament points.
                (Tiebreaker::OpponentsMeanPoints, TiebreakValue::Share(value)) => {
                    assert_eq!((whole, *value), (0, Fraction::ZERO));
                }
                (_, TiebreakValue::NotUsed) => assert_eq!(shares, []),
                (_, TiebreakValue::Share(value)) => assert_eq!(Fraction::sum(shares.iter().copied()), *value),
                (_, TiebreakValue::Whole(value)) => assert_eq!(whole, *value),
                (_, TiebreakValue::TwoStage(first, second)) => {
                    assert_eq!(Fraction::sum(shares.iter().copied()), *first);
                    let (_, all) = added_up(&standings.trail_of_all_opponents(row));
                    assert_eq!(Fraction::sum(all.iter().copied()), *second);
                }
            }
        }
    }
}

#[test]
fn s9_what_is_left_out_says_why() {
    let standings = a_weekend().ranked(Scoring::Graded, &Ranking::default().tiebreakers);
    let amounts = |player: usize| -> Vec<TrailAmount> {
        let row = standings.row_of(player).unwrap();
        standings.trail(row, Tiebreaker::OpponentsWinRecord).iter().map(|part| part.amount).collect()
    };
    assert_eq!(amounts(3)[1], TrailAmount::LeftOut(LeftOutReason::Spare));
    assert_eq!(amounts(5)[1], TrailAmount::LeftOut(LeftOutReason::Bye));
    assert_eq!(amounts(5)[0], TrailAmount::LeftOut(LeftOutReason::NotBeaten));
    assert!(matches!(amounts(3)[0], TrailAmount::HalfOf(_)));
}

#[test]
fn why_names_the_first_value_that_decides() {
    let standings = a_weekend().ranked(Scoring::Graded, &Ranking::default().tiebreakers);
    for pair in standings.rows.windows(2) {
        let (above, below) = (standings.why(&pair[0], &pair[1]), standings.why(&pair[1], &pair[0]));
        assert_eq!(above.decided_by, below.decided_by);
        assert_eq!((&above.own, &above.theirs), (&below.theirs, &below.own));
        assert_eq!(above.stands, below.stands.reverse());
    }
    let first = standings.why(&standings.rows[0], &standings.rows[1]);
    assert_eq!(first.decided_by, DecidedBy::Record(RecordCount::MajorVictories));
    assert_eq!(first.stands, Ordering::Greater);
    assert_eq!(first.names, ["Player 1", "Player 4"]);
    assert_eq!((first.own, first.theirs), (Measure::Count(2), Measure::Count(1)));
}

#[test]
fn why_says_when_the_second_stage_decides_and_when_nothing_does() {
    let event = TestEvent::with_entrants(6)
        .round(&[(0, 2, MAJOR), (1, 3, MAJOR), (4, 5, DRAW)])
        .round(&[(0, 4, MAJOR), (5, 1, MAJOR)]);
    let standings = event.ranked(Scoring::Graded, &[Tiebreaker::OpponentsWinRecord]);
    let why = standings.why(standings.row_of(2).unwrap(), standings.row_of(3).unwrap());
    assert_eq!((why.stands, why.decided_by), (Ordering::Greater, DecidedBy::AllOpponents));
    let [both, one] =
        [8, 4].map(|quarters| Measure::Value(TiebreakValue::Share(Fraction::of_quarters(quarters, 2))));
    assert_eq!((why.own, why.theirs), (both, one));

    let standings = TestEvent::with_entrants(2)
        .round(&[(0, 1, DRAW)])
        .ranked(Scoring::Graded, &Ranking::default().tiebreakers);
    let why = standings.why(&standings.rows[0], &standings.rows[1]);
    assert_eq!((why.stands, why.decided_by), (Ordering::Equal, DecidedBy::Nothing));
}

#[test]
fn moved_tells_whose_place_a_round_changed() {
    let event = TestEvent::with_entrants(4)
        .round(&[(0, 1, MAJOR), (2, 3, MINOR)])
        .round(&[(2, 0, MAJOR), (3, 1, DRAW)]);
    let ranking = Ranking { tiebreakers: Vec::new(), ..Ranking::default() };
    let (before, after) =
        (rank_after(&event.history, &ranking, RoundNumber(1)), rank_entrants(&event.history, &ranking));
    let moves: Vec<_> =
        list_place_moves(&before, &after).iter().map(|m| (m.key.clone(), m.from, m.to)).collect();
    assert_eq!(moves, [("p3".into(), Some(2), Some(1)), ("p1".into(), Some(1), Some(2))]);
    assert_eq!(list_place_moves(&after, &after), []);
}

#[test]
fn s7_a_roll_off_settles_a_shared_place_for_good() {
    let event = TestEvent::with_entrants(6).round(&[(0, 1, MAJOR), (2, 3, MAJOR), (4, 5, MAJOR)]);
    let mut standings = event.ranked(Scoring::Graded, &Ranking::default().tiebreakers);
    let roll_off = RollOff { players: vec!["p5".into(), "p1".into(), "p3".into()], seed: 7 };
    standings.settle(&roll_off).unwrap();
    let order: Vec<String> = roll_off.throws().into_iter().map(|throws| throws.key).collect();
    let top: Vec<(u32, &str)> = standings.rows[..3].iter().map(|row| (row.place, row.key.as_str())).collect();
    assert_eq!(top, [(1, order[0].as_str()), (2, order[1].as_str()), (3, order[2].as_str())]);
    assert_eq!(standings.rows[3].place, 4);
    assert!(standings.rows[3].shared && !standings.rows[0].shared);
    let why = standings.why(&standings.rows[0], &standings.rows[1]);
    assert_eq!(why.decided_by, DecidedBy::RollOff);
    assert_eq!(standings.settle(&roll_off), Err(RollOffDoesNotFit));
}

#[test]
fn s7_a_roll_off_goes_on_until_nobody_is_level_whatever_the_order_of_names() {
    for seed in 0..200 {
        let players: Vec<String> = (1..=9).map(|number| format!("p{number}")).collect();
        let backwards = players.iter().rev().cloned().collect();
        let throws = RollOff { players, seed }.throws();
        assert_eq!(throws, RollOff { players: backwards, seed }.throws());
        assert!(throws.windows(2).all(|pair| pair[0].dice > pair[1].dice), "{throws:?}");
    }
}
