//! What the rounds so far say about each player: record, win path, whom they met, byes.

use super::request::{DrawError, PairingRequest, Unfinished};
use crate::domain::{
    history::{BattleResult, History, HistoryBattle, PlayerIndex},
    numbers::RoundNumber,
    scoring::outcome_of_result,
    system::Scale,
};
use std::{
    collections::{HashMap, HashSet},
    fmt,
};

/// What a round was for one player. The number is its worth in half wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PathMark {
    Loss = 0,
    Draw = 1,
    Win = 2,
}

/// The results of a player, round after round (`handbook P2`): `WWL`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct WinPath(pub Vec<PathMark>);

/// Wins, draws and losses, in whatever order they came. Reads `2-0-1`: wins, draws, losses, as everywhere.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PairingRecord {
    pub wins: u32,
    pub losses: u32,
    pub draws: u32,
}

/// Every player's past, by their place in the history.
#[derive(Debug, Clone)]
pub struct Past {
    pub paths: Vec<WinPath>,
    /// The rounds in which a player had no ranked opponent: byes, and battles against a spare player.
    pub byes: Vec<Vec<RoundNumber>>,
    met: HashMap<(PlayerIndex, PlayerIndex), Vec<RoundNumber>>,
}

impl Past {
    /// Reads the rounds before the one that is asked for.
    pub fn read_earlier_rounds(request: &PairingRequest) -> Result<Self, DrawError> {
        let PairingRequest { history, round: drawn, unfinished, .. } = request;
        let players = history.players.len();
        let blank = WinPath(vec![PathMark::Loss; earlier_rounds(history, *drawn)?]);
        let mut past =
            Self { paths: vec![blank; players], byes: vec![Vec::new(); players], met: HashMap::new() };
        for round in history.rounds.iter().filter(|round| round.number < *drawn) {
            check_round(history, round.number, &round.battles)?;
            let missing: Vec<_> = round
                .battles
                .iter()
                .filter(|battle| battle.result.is_none())
                .map(|battle| battle.table)
                .collect();
            if !missing.is_empty() && *unfinished == Unfinished::Refuse {
                return Err(DrawError::ResultsMissing { round: round.number, tables: missing });
            }
            for battle in &round.battles {
                past.add(history, round.number, battle);
            }
        }
        Ok(past)
    }

    /// With a round before the first, which those who have a head start have won and all others lost.
    #[must_use]
    pub fn with_head_start(mut self, request: &PairingRequest) -> Self {
        let ahead: HashSet<&str> = request.rules.head_start.iter().map(String::as_str).collect();
        if ahead.is_empty() {
            return self;
        }
        for (path, player) in self.paths.iter_mut().zip(&request.history.players) {
            let mark = if ahead.contains(player.key.as_str()) { PathMark::Win } else { PathMark::Loss };
            path.0.insert(0, mark);
        }
        self
    }

    fn add(&mut self, history: &History, round: RoundNumber, battle: &HistoryBattle) {
        let at = round.place().expect("earlier_rounds lets no round 0 through");
        let mark = match &battle.result {
            Some(result) => mark_of_result(result, history.scale()),
            None if battle.b.is_none() => PathMark::Win,
            None => PathMark::Draw,
        };
        self.paths[battle.a].0[at] = mark;
        let Some(b) = battle.b else {
            self.byes[battle.a].push(round);
            return;
        };
        self.paths[b].0[at] = mark.reversed();
        self.met.entry(order_pair_by_index(battle.a, b)).or_default().push(round);
        for (player, opponent) in [(battle.a, b), (b, battle.a)] {
            if history.players[opponent].spare {
                self.byes[player].push(round);
            }
        }
    }

    /// The rounds in which these two met.
    pub fn met(&self, a: PlayerIndex, b: PlayerIndex) -> &[RoundNumber] {
        self.met.get(&order_pair_by_index(a, b)).map_or(&[], Vec::as_slice)
    }

    /// Everybody who met, in no order.
    pub fn meetings(&self) -> impl Iterator<Item = (PlayerIndex, PlayerIndex)> {
        self.met.keys().copied()
    }
}

impl WinPath {
    /// `WDL` as it is displayed; any other letter is a loss.
    pub fn read_letters(text: &str) -> Self {
        let mark = |letter| match letter {
            'W' => PathMark::Win,
            'D' => PathMark::Draw,
            _ => PathMark::Loss,
        };
        Self(text.chars().map(mark).collect())
    }

    pub fn record(&self) -> PairingRecord {
        let count = |mark| u32::try_from(self.0.iter().filter(|&&m| m == mark).count()).unwrap_or(u32::MAX);
        PairingRecord {
            wins: count(PathMark::Win),
            losses: count(PathMark::Loss),
            draws: count(PathMark::Draw),
        }
    }

    /// The half wins after each round.
    pub fn running(&self) -> impl Iterator<Item = u64> {
        self.0.iter().scan(0, |score, &mark| {
            *score += mark as u64;
            Some(*score)
        })
    }

    /// Wins count the more the earlier they came: what is the lowest in a record is the worst path.
    pub fn cumulative(&self) -> u64 {
        self.running().sum()
    }

    /// 0 for the same path; otherwise one more than the half wins by which the two were apart, added up
    /// over the rounds. For two players with one loss each it grows with the rounds between the losses.
    pub fn distance(&self, other: &Self) -> u64 {
        if self == other {
            return 0;
        }
        1 + self.running().zip(other.running()).map(|(a, b)| a.abs_diff(b)).sum::<u64>()
    }
}

impl PairingRecord {
    /// In half wins.
    pub fn score(self) -> u64 {
        2 * u64::from(self.wins) + u64::from(self.draws)
    }
}

impl PathMark {
    fn reversed(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

impl fmt::Display for WinPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|mark| {
            f.write_str(match mark {
                PathMark::Win => "W",
                PathMark::Draw => "D",
                PathMark::Loss => "L",
            })
        })
    }
}

impl fmt::Display for PairingRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.wins, self.draws, self.losses)
    }
}

/// How many rounds there are before `drawn`: every one of them, once.
fn earlier_rounds(history: &History, drawn: RoundNumber) -> Result<usize, DrawError> {
    if drawn < RoundNumber::FIRST {
        return Err(DrawError::RoundZero);
    }
    let mut there = HashSet::new();
    for number in history.rounds.iter().map(|round| round.number).filter(|&number| number < drawn) {
        if number < RoundNumber::FIRST {
            return Err(DrawError::RoundZero);
        }
        if !there.insert(number) {
            return Err(DrawError::RoundTwice { round: number });
        }
    }
    match RoundNumber::FIRST.to(drawn.previous()).find(|number| !there.contains(number)) {
        Some(round) => Err(DrawError::RoundMissing { round }),
        None => Ok(there.len()),
    }
}

fn check_round(history: &History, round: RoundNumber, battles: &[HistoryBattle]) -> Result<(), DrawError> {
    let mut seen = HashSet::new();
    for battle in battles {
        for player in [Some(battle.a), battle.b].into_iter().flatten() {
            let Some(entrant) = history.players.get(player) else {
                return Err(DrawError::UnknownPlayer { round });
            };
            let name = || entrant.name.clone();
            if battle.b == Some(battle.a) {
                return Err(DrawError::AgainstThemselves { round, name: name() });
            }
            if !seen.insert(player) {
                return Err(DrawError::TwiceInARound { round, name: name() });
            }
        }
    }
    Ok(())
}

fn order_pair_by_index(a: PlayerIndex, b: PlayerIndex) -> (PlayerIndex, PlayerIndex) {
    (a.min(b), a.max(b))
}

/// What a result is for player `a`.
fn mark_of_result(result: &BattleResult, scale: Scale<'_>) -> PathMark {
    let outcome = outcome_of_result(result, scale);
    if outcome.is_win() {
        PathMark::Win
    } else if outcome.is_loss() {
        PathMark::Loss
    } else {
        PathMark::Draw
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample_path(text: &str) -> WinPath {
        WinPath::read_letters(text)
    }

    #[test]
    fn p3_the_same_record_is_not_the_same_path() {
        let (late, early) = (sample_path("LWWW"), sample_path("WWWL"));
        assert_eq!(late.record(), early.record());
        assert_eq!(late.record().to_string(), "3-0-1");
        assert_eq!(late.distance(&early), 7);
        assert_eq!(late.distance(&sample_path("WLWW")), 3);
        assert_eq!(late.distance(&late), 0);
    }

    #[test]
    fn the_distance_of_paths_is_a_metric() {
        let paths: Vec<WinPath> = (0..81)
            .map(|n: usize| sample_path(&[1, 3, 9, 27].map(|place| ["W", "D", "L"][n / place % 3]).concat()))
            .collect();
        for a in &paths {
            for b in &paths {
                assert_eq!(a.distance(b), b.distance(a));
                assert_eq!(a.distance(b) == 0, a == b);
                assert!(paths.iter().all(|c| a.distance(b) <= a.distance(c) + c.distance(b)));
                assert!(a.cumulative().abs_diff(b.cumulative()) <= a.distance(b));
            }
        }
    }
}
