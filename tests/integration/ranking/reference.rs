//! Standings once more, naively: ratios in lowest terms, and a place by counting who is better. It shares
//! no code with the domain beyond the history it reads.

use muster::domain::{
    history::{BattleResult, History, HistoryBattle, Outcome, ResultKind},
    numbers::RoundNumber,
    standings::{Ranking, Scoring, Tiebreaker},
};
use std::{cmp::Ordering, collections::HashMap};

/// A fraction in lowest terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ratio {
    top: i128,
    bottom: i128,
}

impl Ratio {
    pub fn new(top: i128, bottom: i128) -> Self {
        let mut divisor = bottom;
        let mut rest = top.abs();
        while rest != 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        Self { top: top / divisor, bottom: bottom / divisor }
    }

    /// `9.5/15`
    pub fn parse(text: &str) -> Self {
        let (top, bottom) = text.split_once('/').unwrap();
        let (whole, part) = top.split_once('.').unwrap_or((top, ""));
        let digits: i128 = format!("{whole}{part}").parse().unwrap();
        Self::new(digits, bottom.parse::<i128>().unwrap() * 10_i128.pow(u32::try_from(part.len()).unwrap()))
    }

    pub fn times(self, factor: i128) -> Self {
        Self::new(self.top * factor, self.bottom)
    }

    fn plus(self, other: Self) -> Self {
        Self::new(self.top * other.bottom + other.top * self.bottom, self.bottom * other.bottom)
    }

    fn over(self, count: usize) -> Self {
        Self::new(self.top, self.bottom * i128::try_from(count.max(1)).unwrap())
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.top * other.bottom).cmp(&(other.top * self.bottom))
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Every ranked player's place and values.
pub struct Reference {
    pub places: HashMap<usize, Player>,
}

pub struct Player {
    pub place: u32,
    /// For each tie-breaker: nothing where it is not used, two where it has two stages.
    pub values: Vec<Vec<Ratio>>,
}

/// A battle of one player: opponent, 2 for a win and 1 for a draw, and the numbers.
struct Fought {
    opponent: Option<usize>,
    outcome: i64,
    points: i64,
    tactics: i64,
    points_against: i64,
    tactics_against: i64,
    values: [i64; 4],
    values_against: [i64; 4],
}

impl Reference {
    pub fn of(history: &History, ranking: &Ranking, after: u32) -> Self {
        let fought: Vec<Vec<Fought>> =
            (0..history.players.len()).map(|player| fought(history, ranking, after, player)).collect();
        let ranked: Vec<usize> = (0..history.players.len()).filter(|p| !history.players[*p].spare).collect();
        let records: HashMap<usize, Vec<i64>> =
            ranked.iter().map(|p| (*p, record(ranking.scoring, &fought[*p]))).collect();
        let mut values: HashMap<usize, Vec<Vec<Ratio>>> = ranked.iter().map(|p| (*p, Vec::new())).collect();
        for tiebreaker in &ranking.tiebreakers {
            let before = values.clone();
            for player in &ranked {
                let level: Vec<usize> = ranked
                    .iter()
                    .copied()
                    .filter(|other| records[other] == records[player] && before[other] == before[player])
                    .collect();
                let value = value((history, ranking.difference_cap), &fought, *tiebreaker, *player, &level);
                values.get_mut(player).unwrap().push(value);
            }
        }
        let better = |a: usize, b: usize| (&records[&a], &values[&a]) > (&records[&b], &values[&b]);
        let places = ranked
            .iter()
            .map(|player| {
                let ahead = ranked.iter().filter(|other| better(**other, *player)).count();
                let place = u32::try_from(ahead).unwrap() + 1;
                (*player, Player { place, values: values[player].clone() })
            })
            .collect();
        Self { places }
    }
}

fn fought(history: &History, ranking: &Ranking, after: u32, player: usize) -> Vec<Fought> {
    let battles = history
        .rounds
        .iter()
        .filter(|round| round.number <= RoundNumber(after))
        .flat_map(|round| &round.battles);
    let mut fought: Vec<Fought> =
        battles.filter_map(|battle| as_fought(battle, battle.result.as_ref()?, ranking, player)).collect();
    // A bye has no opponent, and is the only one without.
    let (byes, others): (Vec<usize>, Vec<usize>) =
        (0..fought.len()).partition(|game| fought[*game].opponent.is_none());
    if ranking.bye_is_mean && !others.is_empty() {
        let mean = |number: &dyn Fn(&Fought) -> i64| {
            others.iter().map(|game| number(&fought[*game])).sum::<i64>()
                / i64::try_from(others.len()).unwrap()
        };
        let points = mean(&|game| game.points);
        let against = mean(&|game| game.points_against);
        let values = [0, 1, 2, 3].map(|place| mean(&|game| game.values[place]));
        let values_against = [0, 1, 2, 3].map(|place| mean(&|game| game.values_against[place]));
        for game in byes {
            (fought[game].points, fought[game].values) = (points, values);
            (fought[game].points_against, fought[game].values_against) = (against, values_against);
        }
    }
    fought
}

fn as_fought(
    battle: &HistoryBattle,
    result: &BattleResult,
    ranking: &Ranking,
    player: usize,
) -> Option<Fought> {
    let is_a = battle.a == player;
    if !is_a && battle.b != Some(player) {
        return None;
    }
    let numbers = |score: &muster::domain::history::Score| {
        (i64::from(score.victory_points), i64::from(score.battle_tactics))
    };
    let (mut a, mut b) = (numbers(&result.a), numbers(&result.b));
    if result.kind == ResultKind::Bye {
        a = (ranking.bye.victory_points.into(), ranking.bye.battle_tactics.into());
        b = (0, 0);
    }
    let for_a = match (&result.ruled, result.kind) {
        (Some(ruled), _) => ruled.outcome,
        (_, ResultKind::Bye | ResultKind::ConcededByB | ResultKind::NoShowB) => Outcome::MajorWin,
        (_, ResultKind::ConcededByA | ResultKind::NoShowA) => Outcome::MajorLoss,
        _ if a.0 >= b.0 + 5 => Outcome::MajorWin,
        _ if b.0 >= a.0 + 5 => Outcome::MajorLoss,
        _ if a > b => Outcome::MinorWin,
        _ if b > a => Outcome::MinorLoss,
        _ => Outcome::Draw,
    };
    let place = [Outcome::MajorLoss, Outcome::MinorLoss, Outcome::Draw, Outcome::MinorWin, Outcome::MajorWin]
        .iter()
        .position(|outcome| *outcome == for_a)?;
    let worth = i64::try_from(place).unwrap() - 2;
    let (own, theirs) = if is_a { (a, b) } else { (b, a) };
    // This game gives nobody any of them in a bye.
    let values = |score: &muster::domain::history::Score| match result.kind {
        ResultKind::Bye => [0; 4],
        _ => score.values.0.map(i64::from),
    };
    let (values_a, values_b) = (values(&result.a), values(&result.b));
    Some(Fought {
        opponent: if is_a { battle.b } else { Some(battle.a) },
        outcome: if is_a { worth } else { -worth },
        points: own.0,
        tactics: own.1,
        points_against: theirs.0,
        tactics_against: theirs.1,
        values: if is_a { values_a } else { values_b },
        values_against: if is_a { values_b } else { values_a },
    })
}

/// Major wins, minor wins, draws, minor losses, and major losses counted down.
fn record(scoring: Scoring, fought: &[Fought]) -> Vec<i64> {
    let count = |wanted: &[i64]| {
        i64::try_from(fought.iter().filter(|game| wanted.contains(&game.outcome)).count()).unwrap()
    };
    match scoring {
        Scoring::Graded => vec![count(&[2]), count(&[1]), count(&[0]), count(&[-1]), -count(&[-2])],
        Scoring::Plain => vec![count(&[1, 2]), count(&[0])],
        // The game of these histories knows no tournament points, and no teams.
        Scoring::Points | Scoring::MatchPoints | Scoring::GamePoints => vec![0],
    }
}

fn value(
    (history, cap): (&History, u32),
    fought: &[Vec<Fought>],
    tiebreaker: Tiebreaker,
    player: usize,
    level: &[usize],
) -> Vec<Ratio> {
    let games = &fought[player];
    let total = |number: &dyn Fn(&Fought) -> i64| {
        vec![Ratio::new(games.iter().map(|game| i128::from(number(game))).sum(), 1)]
    };
    let counts = |game: &Fought| {
        game.opponent.filter(|other| !history.players[*other].spare && !history.players[player].spare)
    };
    let sum = |weight: &dyn Fn(&Fought) -> Ratio| {
        let parts = games.iter().filter_map(|game| {
            let share = win_record(history, fought, counts(game)?);
            let weight = weight(game);
            Some(Ratio::new(share.top * weight.top, share.bottom * weight.bottom))
        });
        parts.fold(Ratio::new(0, 1), Ratio::plus)
    };
    let faced = games.iter().filter(|game| counts(game).is_some()).count();
    let one = Ratio::new(1, 1);
    let won = |half: i128| {
        move |game: &Fought| match game.outcome.cmp(&0) {
            Ordering::Greater => Ratio::new(1, 1),
            Ordering::Equal => Ratio::new(half, 2),
            Ordering::Less => Ratio::new(0, 1),
        }
    };
    match tiebreaker {
        Tiebreaker::OpponentsWinRecord => vec![sum(&won(1)), sum(&|_| one)],
        Tiebreaker::StrengthOfVictory => vec![sum(&won(0))],
        Tiebreaker::StrengthOfSchedule => vec![sum(&|_| one).over(faced)],
        Tiebreaker::FlooredSchedule => {
            let third = Ratio::new(1, 3);
            let shares = games.iter().filter_map(|game| Some(win_record(history, fought, counts(game)?)));
            vec![shares.map(|share| share.max(third)).fold(Ratio::new(0, 1), Ratio::plus).over(faced)]
        }
        Tiebreaker::ExtendedStrengthOfSchedule => {
            let schedules = games
                .iter()
                .filter_map(counts)
                .map(|other| value((history, cap), fought, Tiebreaker::StrengthOfSchedule, other, &[])[0]);
            vec![schedules.fold(Ratio::new(0, 1), Ratio::plus).over(faced)]
        }
        Tiebreaker::VictoryPoints => total(&|game| game.points),
        Tiebreaker::BattleTactics => total(&|game| game.tactics),
        Tiebreaker::BattleTacticsDenied => total(&|game| 5 - game.tactics_against),
        Tiebreaker::VictoryPointDifferential => total(&|game| {
            let most = if cap == 0 { i64::MAX } else { cap.into() };
            (game.points - game.points_against).min(most).max(-most)
        }),
        Tiebreaker::TournamentPoints
        | Tiebreaker::OpponentsTournamentPoints
        | Tiebreaker::OpponentsMeanPoints => total(&|_| 0),
        Tiebreaker::VictoryPointRatio => {
            let all =
                |number: &dyn Fn(&Fought) -> i64| games.iter().map(|game| i128::from(number(game))).sum();
            let conceded: i128 = all(&|game| game.points_against);
            vec![Ratio::new(all(&|game| game.points), conceded.max(1))]
        }
        Tiebreaker::FirstValue => total(&|game| game.values[0]),
        Tiebreaker::SecondValue => total(&|game| game.values[1]),
        Tiebreaker::ThirdValue => total(&|game| game.values[2]),
        Tiebreaker::FourthValue => total(&|game| game.values[3]),
        Tiebreaker::FirstDifference => total(&|game| game.values[0] - game.values_against[0]),
        Tiebreaker::SecondDifference => total(&|game| game.values[1] - game.values_against[1]),
        Tiebreaker::ThirdDifference => total(&|game| game.values[2] - game.values_against[2]),
        Tiebreaker::FourthDifference => total(&|game| game.values[3] - game.values_against[3]),
        Tiebreaker::SoftScores => vec![Ratio::new(history.players[player].soft.into(), 1)],
        Tiebreaker::HeadToHead => head_to_head(fought, player, level),
        // Those of teams, who do not play here.
        _ => unreachable!("{tiebreaker:?} is not among those of players"),
    }
}

/// Not used for one alone, nor where any two of the players who are level have not met.
fn head_to_head(fought: &[Vec<Fought>], player: usize, level: &[usize]) -> Vec<Ratio> {
    let met = |a: usize, b: usize| fought[a].iter().any(|game| game.opponent == Some(b));
    let all_met = level.iter().all(|a| level.iter().all(|b| a == b || met(*a, *b)));
    if level.len() < 2 || !all_met {
        return Vec::new();
    }
    let among: Vec<i64> = fought[player]
        .iter()
        .filter(|game| game.opponent.is_some_and(|opponent| level.contains(&opponent)))
        .map(|game| game.outcome.signum() + 1)
        .collect();
    vec![Ratio::new(i128::from(among.iter().sum::<i64>()), 2).over(among.len())]
}

/// Wins plus half of draws over games, without byes and games against the spare.
fn win_record(history: &History, fought: &[Vec<Fought>], player: usize) -> Ratio {
    let counted: Vec<i64> = fought[player]
        .iter()
        .filter(|game| game.opponent.is_some_and(|opponent| !history.players[opponent].spare))
        .map(|game| game.outcome.signum() + 1)
        .collect();
    Ratio::new(i128::from(counted.iter().sum::<i64>()), 2).over(counted.len())
}
