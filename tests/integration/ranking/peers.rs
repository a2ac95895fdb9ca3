//! Cases whose answers others have published, and real events, read from `MUSTER_DATA`.
//!
//! What maps: chess counts a tie-break in points, ours is a share of games, so an opponent's points are the
//! win record times the games. Sonneborn-Berger is then the first stage of the opponents' win records, and
//! Buchholz the second, wherever nobody concerned had a bye or an unplayed game, which chess replaces by
//! rules of its own. The strength of schedule of card games is the mean, as ours. Cuts, ratings, colours,
//! progressive scores, Koya and Kashdan have no counterpart here and are left out.

use super::{
    agree,
    reference::{Ratio, Reference},
};
use muster::domain::{
    history::{BattleResult, Entrant, History, HistoryBattle, HistoryRound, ResultKind, Score},
    numbers::RoundNumber,
    standings::{Ranking, Scoring, TiebreakValue, Tiebreaker, rank_entrants},
};
use serde_json::Value as Json;
use std::{collections::BTreeMap, fs, path::PathBuf};

fn data(path: &str) -> Option<PathBuf> {
    crate::support::data(path).map(|folder| folder.join(path))
}

fn json(path: &str) -> Option<Json> {
    data(path).map(|path| serde_json::from_slice(&fs::read(path).unwrap()).unwrap())
}

fn entrants(count: usize) -> Vec<Entrant> {
    (1..=count).map(Entrant::from_number).collect()
}

/// A battle whose half points decide it: 2 to 0 is a win of `a`, 1 to 1 a draw.
fn battle(a: usize, b: Option<usize>, kind: ResultKind, half_points: [u32; 2]) -> HistoryBattle {
    let score = |halves: u32| Score { victory_points: halves * 10, battle_tactics: 0, ..Score::default() };
    let result = BattleResult { kind, a: score(half_points[0]), b: score(half_points[1]), ruled: None };
    HistoryBattle { table: None, a, b, fixed: false, result: Some(result) }
}

/// A chess crosstable: wins, draws and losses, forfeits as no-shows, full byes as byes. Half byes are left out.
fn crosstable(fixture: &Json) -> History {
    let players = fixture["players"].as_array().unwrap();
    let mut rounds: BTreeMap<u32, Vec<HistoryBattle>> = BTreeMap::new();
    for (player, index) in players.iter().zip(0..) {
        for (round, game) in player["rounds"].as_object().unwrap() {
            let battles = rounds.entry(round.parse().unwrap()).or_default();
            let opponent = game["opp"].as_u64().map(|number| usize::try_from(number).unwrap() - 1);
            match (opponent, game["code"].as_u64().unwrap()) {
                (Some(other), _) if other < index => {}
                (Some(other), 3) => battles.push(battle(index, Some(other), ResultKind::Played, [2, 0])),
                (Some(other), 2) => battles.push(battle(index, Some(other), ResultKind::Played, [1, 1])),
                (Some(other), 1) => battles.push(battle(index, Some(other), ResultKind::Played, [0, 2])),
                (Some(other), 6) => battles.push(battle(index, Some(other), ResultKind::NoShowB, [2, 0])),
                (Some(other), 4) => battles.push(battle(index, Some(other), ResultKind::NoShowA, [0, 2])),
                (None, 6) => battles.push(battle(index, None, ResultKind::Bye, [0, 0])),
                _ => {}
            }
        }
    }
    let rounds = rounds
        .into_iter()
        .map(|(number, battles)| HistoryRound { number: RoundNumber(number), battles })
        .collect();
    History { players: entrants(players.len()), rounds, ..History::default() }
}

/// Whether a player and all their opponents played every round at the board.
fn all_played(fixture: &Json, index: usize) -> bool {
    let games = |index: usize| fixture["players"][index]["rounds"].as_object().unwrap();
    let played = |index: usize| {
        let rounds = usize::try_from(fixture["rounds"].as_u64().unwrap()).unwrap();
        let at_the_board =
            |game: &Json| (1..=3).contains(&game["code"].as_u64().unwrap()) && !game["opp"].is_null();
        games(index).len() == rounds && games(index).values().all(at_the_board)
    };
    let opponents = || games(index).values().filter_map(|game| game["opp"].as_u64());
    played(index) && opponents().all(|number| played(usize::try_from(number).unwrap() - 1))
}

fn expected(cases: &Json, suite: &str, case: &str) -> BTreeMap<usize, Ratio> {
    let numbers = cases["suites"][suite]["cases"][case]["expected_by_player_no"].as_object().unwrap();
    let ratio = |value: &Json| Ratio::parse(&format!("{}/1", value.as_f64().unwrap()));
    numbers.iter().map(|(number, value)| (number.parse::<usize>().unwrap() - 1, ratio(value))).collect()
}

/// An opponents' value times the five games everybody has.
fn in_points(value: TiebreakValue, stage: usize) -> Ratio {
    let TiebreakValue::TwoStage(first, second) = value else { panic!("{value:?}") };
    Ratio::parse(&[first, second][stage].to_string()).times(5)
}

#[test]
fn sonneborn_berger_of_a_round_robin_is_the_record_of_the_beaten_and_half_the_drawn() {
    let Some(cases) = json("peer-cases/tiebreaks_tec.json") else { return };
    let history = crosstable(&cases["fixtures"]["tec-round-robin"]);
    let ranking = Ranking { scoring: Scoring::Plain, ..Ranking::default() };
    let standings = rank_entrants(&history, &ranking);
    let expected = expected(&cases, "RoundRobinTieBreakTestCase", "test_sonneborn_berger_round_robin");
    assert_eq!(expected.len(), 6);
    for (player, points) in expected {
        let row = standings.row_of(player).unwrap();
        assert_eq!(in_points(row.values[0], 0), points, "{}", row.key);
    }
}

#[test]
fn chess_tie_breaks_agree_wherever_everybody_concerned_played_every_round() {
    let Some(cases) = json("peer-cases/tiebreaks_tec.json") else { return };
    let compared = [
        ("tec-swiss", "SwissTieBreakTestCase", "test_buchholz", 1),
        ("tec-swiss", "SwissTieBreakTestCase", "test_sonneborn_berger_swiss", 0),
        ("pl-swiss", "PLSwissTieBreakTestCase", "test_buchholz", 1),
    ];
    let mut players = 0;
    for (name, suite, case, stage) in compared {
        let fixture = &cases["fixtures"][name];
        let ranking = Ranking { scoring: Scoring::Plain, ..Ranking::default() };
        let standings = rank_entrants(&crosstable(fixture), &ranking);
        for (player, points) in expected(&cases, suite, case) {
            if all_played(fixture, player) {
                let row = standings.row_of(player).unwrap();
                assert_eq!(in_points(row.values[0], stage), points, "{case}: {}", row.key);
                players += 1;
            }
        }
    }
    assert_eq!(players, 5, "players to whom chess rules for unplayed games do not apply");
}

#[test]
fn wins_and_draws_give_the_chess_points_of_everybody_without_half_byes() {
    let Some(cases) = json("peer-cases/tiebreaks_tec.json") else { return };
    let fixture = &cases["fixtures"]["tec-swiss"];
    let standings =
        rank_entrants(&crosstable(fixture), &Ranking { scoring: Scoring::Plain, ..Ranking::default() });
    let half_bye = |player: usize| {
        let games = fixture["players"][player]["rounds"].as_object().unwrap();
        games.values().any(|game| game["opp"].is_null() && game["code"] == 2)
    };
    for (player, points) in expected(&cases, "SwissTieBreakTestCase", "test_points") {
        if !half_bye(player) {
            let record = standings.row_of(player).unwrap().record;
            assert_eq!(
                Ratio::new(i128::from(2 * record.wins() + record.draws), 2),
                points,
                "player {player}"
            );
        }
    }
}

#[test]
fn strength_of_schedule_agrees_with_a_card_game_s_where_no_opponent_had_a_bye() {
    let Some(cases) = json("peer-cases/cobra_cases.json") else { return };
    let case = &cases["sos"][0];
    let names = ["laurie", "dan", "johno"];
    let index = |name: &Json| names.iter().position(|known| name == known).unwrap();
    let battles = case["matches"].as_array().unwrap().iter().map(|entry| {
        let halves = |points: &Json| u32::try_from(points.as_u64().unwrap() / 3).unwrap();
        if entry[2].is_null() {
            return battle(index(&entry[0]), None, ResultKind::Bye, [0, 0]);
        }
        let half_points = [halves(&entry[1]), halves(&entry[3])];
        battle(index(&entry[0]), Some(index(&entry[2])), ResultKind::Played, half_points)
    });
    let rounds = vec![HistoryRound { number: RoundNumber(1), battles: battles.collect() }];
    let history = History { players: entrants(3), rounds, ..History::default() };
    let tiebreakers = vec![Tiebreaker::StrengthOfSchedule];
    let standings = rank_entrants(&history, &Ranking { tiebreakers, ..Ranking::default() });
    for expected in case["expect"].as_array().unwrap() {
        // Johno's opponents had byes, which that game counts and ours leaves out (S2).
        if expected["p"] != "johno" {
            let TiebreakValue::Share(share) = standings.row_of(index(&expected["p"])).unwrap().values[0]
            else {
                panic!()
            };
            let points = Ratio::parse(&share.to_string()).times(6);
            assert_eq!(points, Ratio::parse(&format!("{}/1", expected["sos"])));
        }
    }
}

/// A real wargame event, of another game: rounds, players and results as they were reported. Battles whose
/// round is not known count as round 1. The file holds no standings, so only the reference can be compared.
fn real_event(text: &str) -> History {
    let mut rounds: BTreeMap<u32, Vec<HistoryBattle>> = BTreeMap::new();
    let mut most = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let cells: Vec<&str> = line.split('\t').collect();
        let number = |at: usize| cells[at].parse::<u32>().unwrap();
        let (a, b) = (number(2) as usize, number(3) as usize);
        most = most.max(a).max(b);
        // Out of 20 with objectives; the battle tactics are made up from the game's own points.
        let score = |at: usize| Score {
            victory_points: number(at),
            battle_tactics: cells[at + 4].parse::<u32>().unwrap_or(0) % 6,
            ..Score::default()
        };
        let result = BattleResult { kind: ResultKind::Played, a: score(4), b: score(5), ruled: None };
        let battle =
            HistoryBattle { table: None, a: a - 1, b: Some(b - 1), fixed: false, result: Some(result) };
        rounds.entry(cells[0].parse().unwrap_or(1)).or_default().push(battle);
    }
    let rounds = rounds
        .into_iter()
        .map(|(number, battles)| HistoryRound { number: RoundNumber(number), battles })
        .collect();
    History { players: entrants(most), rounds, ..History::default() }
}

#[test]
fn real_wargame_events_are_ranked_as_the_reference_ranks_them() {
    let Some(folder) = data("pairing/wargame-t9a-newrecruit") else { return };
    let mut events = 0;
    for file in fs::read_dir(folder).unwrap() {
        let history = real_event(&fs::read_to_string(file.unwrap().path()).unwrap());
        for scoring in [Scoring::Graded, Scoring::Plain] {
            let tiebreakers = Tiebreaker::OF_PLAYERS.to_vec();
            let ranking = Ranking { scoring, tiebreakers, ..Ranking::default() };
            agree(&rank_entrants(&history, &ranking), &Reference::of(&history, &ranking, u32::MAX), events);
        }
        events += 1;
    }
    assert_eq!(events, 28);
}

/// A real chess Swiss: boards, forfeits as no-shows, pairing byes; other unpaired rounds are left out.
fn real_swiss(text: &str) -> History {
    let mut rounds: BTreeMap<u32, Vec<HistoryBattle>> = BTreeMap::new();
    let mut most = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let cells: Vec<&str> = line.split('\t').collect();
        let number = |at: usize| cells[at].parse::<usize>().unwrap();
        let round = cells[1].parse().unwrap();
        let game = |kind, half_points| battle(number(3) - 1, Some(number(4) - 1), kind, half_points);
        match (cells[0], cells[cells.len() - 2], cells[cells.len() - 1]) {
            ("P", ..) => most = most.max(number(1)),
            ("G", "W", _) => rounds.entry(round).or_default().push(game(ResultKind::Played, [2, 0])),
            ("G", "D", _) => rounds.entry(round).or_default().push(game(ResultKind::Played, [1, 1])),
            ("G", "L", _) => rounds.entry(round).or_default().push(game(ResultKind::Played, [0, 2])),
            ("G", "FW", _) => rounds.entry(round).or_default().push(game(ResultKind::NoShowB, [2, 0])),
            ("G", "FL", _) => rounds.entry(round).or_default().push(game(ResultKind::NoShowA, [0, 2])),
            ("U", _, "B") => {
                rounds.entry(round).or_default().push(battle(number(2) - 1, None, ResultKind::Bye, [0, 0]));
            }
            _ => {}
        }
    }
    let rounds = rounds
        .into_iter()
        .map(|(number, battles)| HistoryRound { number: RoundNumber(number), battles })
        .collect();
    History { players: entrants(most), rounds, ..History::default() }
}

#[test]
fn a_real_swiss_of_hundreds_is_ranked_as_the_reference_ranks_it() {
    let Some(path) = data("pairing/chess-sharly/france-rapide-2023-1.tsv") else { return };
    let history = real_swiss(&fs::read_to_string(path).unwrap());
    assert_eq!(history.players.len(), 581);
    let ranking = Ranking { tiebreakers: Tiebreaker::OF_PLAYERS.to_vec(), ..Ranking::default() };
    agree(&rank_entrants(&history, &ranking), &Reference::of(&history, &ranking, u32::MAX), 0);
}
