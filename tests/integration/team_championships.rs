//! Five real team championships of five a side: drawn again round by round, and ranked as they were.
//!
//! The data is read where it lies (`MUSTER_DATA`): 29 rounds, 262 teams, 770 matches of five games.

use crate::support::data;
use muster::domain::{
    event::pack::Settings,
    history::{BattleResult, Entrant, History, HistoryRound, Outcome, ResultKind, RuledOutcome, Score},
    numbers::RoundNumber,
    pairing::{PairingRequest, Rules, draw_pairings, verify_draw},
    standings::{Ranking, Standings, rank_entrants},
    teams::{EntrantKind, GamePoints, MatchRule, PlayedMatch, TeamSettings, add_match, start_match_history},
};
use serde_json::Value;
use std::{
    collections::{BTreeMap, HashSet},
    path::Path,
};

/// One match of two teams: the games as the first team saw them.
type Games = BTreeMap<(usize, usize), Vec<BattleResult>>;

/// A championship: the games of every round.
#[derive(Default)]
struct Championship {
    teams: usize,
    rounds: BTreeMap<u32, Games>,
}

fn championships(folder: &Path) -> BTreeMap<String, Championship> {
    let mut read: BTreeMap<String, Championship> = BTreeMap::new();
    let mut file = csv::Reader::from_path(folder.join("wmh-wtc.csv")).unwrap();
    for row in file.records().map(Result::unwrap) {
        let number = |at: usize| row[at].parse::<usize>().unwrap();
        let (mut teams, mut won, mut scored) =
            ([number(3), number(4)], [number(9), number(10)], [number(11), number(12)]);
        let championship = read.entry(row[0].to_owned()).or_default();
        championship.teams = championship.teams.max(teams[0]).max(teams[1]);
        if teams[0] > teams[1] {
            teams.reverse();
            won.reverse();
            scored.reverse();
        }
        let round = championship.rounds.entry(row[1].parse().unwrap()).or_default();
        round.entry((teams[0] - 1, teams[1] - 1)).or_default().push(game(won, scored));
    }
    read
}

fn game(won: [usize; 2], scored: [usize; 2]) -> BattleResult {
    let [a, b] =
        scored.map(|points| Score { victory_points: u32::try_from(points).unwrap(), ..Score::default() });
    let outcome = match won {
        [1, 0] => Outcome::MinorWin,
        [0, 1] => Outcome::MinorLoss,
        // The clocks of both ran out.
        _ => Outcome::Draw,
    };
    let ruled = Some(RuledOutcome { outcome, reason: "as it was".into() });
    BattleResult { kind: ResultKind::Played, a, b, ruled }
}

fn settings() -> Settings {
    let team = TeamSettings {
        size: 5,
        game_points: GamePoints::Wins,
        result: MatchRule::Majority,
        ..TeamSettings::default()
    };
    let mut settings = Settings { entrants: EntrantKind::Teams, team, ..Settings::default() };
    settings.team.ranking.tiebreakers = vec!["games_won".into()];
    settings
}

impl Championship {
    /// As it was after so many rounds.
    fn history(&self, rounds: u32) -> History {
        let settings = settings();
        let team = |number: usize| Entrant {
            key: format!("t{number}"),
            name: format!("Team {number:03}"),
            ..Entrant::from_number(number)
        };
        let mut history =
            start_match_history((1..=self.teams).map(team).collect(), &settings.team, settings.scale());
        for (number, games) in self.rounds.iter().filter(|(number, _)| **number <= rounds) {
            let number = RoundNumber(*number);
            history.rounds.push(HistoryRound { number, battles: Vec::new() });
            for ((a, b), games) in games {
                let played = PlayedMatch {
                    round: number,
                    table: None,
                    a: *a,
                    b: Some(*b),
                    fixed: false,
                    battles: games.iter().cloned().map(Some).collect(),
                    corrections: Vec::new(),
                };
                add_match(&mut history, &settings.team, settings.scale(), &played);
            }
        }
        history
    }

    fn ranked(&self, rounds: u32) -> Standings {
        rank_entrants(&self.history(rounds), &Ranking::from_rules(&settings().ranking_rules()).unwrap())
    }

    /// The win paths of all teams so far.
    fn paths(&self, rounds: u32) -> Vec<String> {
        let mut paths = vec![String::new(); self.teams];
        for row in self.ranked(rounds).rows {
            paths[row.player] = row.win_path;
        }
        paths
    }

    fn met(&self, rounds: u32) -> HashSet<(usize, usize)> {
        self.rounds.range(..=rounds).flat_map(|(_, games)| games.keys().copied()).collect()
    }
}

fn wins(path: &str) -> usize {
    path.matches('W').count()
}

/// How many pairs are how many wins apart, and how many came the same way.
fn gaps(paths: &[String], pairs: &[(usize, usize)]) -> (BTreeMap<usize, u64>, u64) {
    let mut gaps = BTreeMap::new();
    for (a, b) in pairs {
        *gaps.entry(wins(&paths[*a]).abs_diff(wins(&paths[*b]))).or_default() += 1;
    }
    let same = pairs.iter().filter(|(a, b)| paths[*a] == paths[*b]).count();
    (gaps, same as u64)
}

/// Pairs as far apart, the widest gap first: less is better.
fn widest_first(gaps: &BTreeMap<usize, u64>) -> Vec<u64> {
    (1..=8).rev().map(|gap| gaps.get(&gap).copied().unwrap_or_default()).collect()
}

#[test]
fn t28_five_real_championships_are_drawn_again_no_worse_than_they_were() {
    let Some(folder) = data("series").map(|folder| folder.join("series")) else { return };
    let expected: Value =
        serde_json::from_str(&std::fs::read_to_string(folder.join("expected.json")).unwrap()).unwrap();
    let (mut rounds, mut teams, mut matches) = (0, 0, 0);
    for (year, championship) in championships(&folder) {
        teams += championship.teams;
        for number in championship.rounds.keys().copied() {
            let history = championship.history(number - 1);
            let rules = Rules::default();
            let request = PairingRequest::new(&history, RoundNumber(number), &rules, 2025);
            let drawn = draw_pairings(&request).unwrap();
            verify_draw(&request, &drawn).unwrap();
            let pairs: Vec<(usize, usize)> = drawn.pairs().collect();
            assert_eq!(pairs.len(), championship.teams / 2, "{year}, round {number}");
            let met = championship.met(number - 1);
            assert!(
                pairs.iter().all(|(a, b)| !met.contains(&(*a.min(b), *a.max(b)))),
                "{year}, round {number}"
            );

            let given = &expected["wmh_team"][&year]["rounds"][(number - 1) as usize];
            let given_gaps: BTreeMap<usize, u64> = given["win_gaps"]
                .as_object()
                .unwrap()
                .iter()
                .map(|(gap, count)| (gap.parse().unwrap(), count.as_u64().unwrap()))
                .collect();
            let (ours, same_path) = gaps(&championship.paths(number - 1), &pairs);
            let (ours, theirs) = (widest_first(&ours), widest_first(&given_gaps));
            assert!(ours <= theirs, "{year}, round {number}: {ours:?} against {theirs:?}");
            if ours == theirs {
                assert!(same_path >= given["same_path"].as_u64().unwrap(), "{year}, round {number}");
            }
            rounds += 1;
            matches += pairs.len();
        }
    }
    assert_eq!((rounds, teams, matches), (29, 262, 770));
}

#[test]
fn t29_their_standings_are_as_they_were() {
    let Some(folder) = data("series").map(|folder| folder.join("series")) else { return };
    let expected: Value =
        serde_json::from_str(&std::fs::read_to_string(folder.join("expected.json")).unwrap()).unwrap();
    let mut seen = 0;
    for (year, championship) in championships(&folder) {
        let given = &expected["wmh_team"][&year];
        let standings = championship.ranked(u32::MAX);
        let first: Vec<Value> = standings.rows[..5]
            .iter()
            .map(|row| {
                let won: u32 = row.games.iter().map(|game| game.own.battle_tactics).sum();
                serde_json::json!([row.player + 1, row.win_path, won])
            })
            .collect();
        assert_eq!(&Value::Array(first), &given["top5"], "{year}");
        let unbeaten = standings.rows.iter().filter(|row| !row.win_path.contains(['L', 'D']));
        let unbeaten: Vec<usize> = unbeaten.map(|row| row.player + 1).collect();
        assert_eq!(serde_json::json!(unbeaten), given["undefeated"], "{year}");
        let drawn = standings.rows.iter().filter(|row| row.win_path.contains('D')).count();
        assert_eq!(drawn as u64, given["draws"].as_u64().unwrap(), "{year}");
        seen += 1;
    }
    assert_eq!(seen, 5);
}
