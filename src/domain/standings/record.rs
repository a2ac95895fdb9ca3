//! A player's battles, as that player saw them, and what they add up to.

use super::{fraction::Fraction, ranking::Ranking};
use crate::domain::{
    history::{History, HistoryBattle, Outcome, PlayerIndex, ResultKind, Score},
    numbers::{RoundNumber, TableNumber},
    scoring::{ByeValue, credit_scores, worth_of_result},
    system::{Scale, Worth},
};
use serde::Serialize;

/// A finished battle, seen from one side of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayedGame {
    pub round: RoundNumber,
    pub table: Option<TableNumber>,
    /// Nobody in a bye.
    pub opponent: Option<PlayerIndex>,
    pub kind: ResultKind,
    pub outcome: Outcome,
    pub own: Score,
    pub theirs: Score,
    /// Tactics that the opponent could have completed and did not.
    pub denied: u32,
    /// Tournament points, or a team's match points; 0 where the game knows none.
    pub points: i64,
    /// Victory points of all battles of a match, own and theirs; zeros where players play for themselves.
    pub battles: [u32; 2],
    /// Counts in win records: neither a bye nor against the spare (`S2`).
    pub against_ranked: bool,
}

/// How often each outcome came.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct OutcomeRecord {
    pub major_wins: u32,
    pub minor_wins: u32,
    pub draws: u32,
    pub minor_losses: u32,
    pub major_losses: u32,
}

/// Wins and draws in battles against ranked opponents (`S2`).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct WinRecord {
    pub wins: u32,
    pub draws: u32,
    pub games: u32,
}

/// The finished games of every player up to and including a round, in order of rounds.
pub(super) fn list_finished_games(
    history: &History,
    through: RoundNumber,
    ranking: &Ranking,
) -> Vec<Vec<PlayedGame>> {
    let mut games = vec![Vec::with_capacity(history.rounds.len()); history.players.len()];
    for round in history.rounds.iter().filter(|round| round.number <= through) {
        for battle in &round.battles {
            add_battle(history, round.number, battle, ranking.bye, &mut games);
        }
    }
    if ranking.bye_is_mean {
        for own in &mut games {
            score_byes_as_the_mean(own);
        }
    }
    games
}

/// What a player and their opponents scored in the rounds without a bye, shared by them and rounded down.
fn score_byes_as_the_mean(games: &mut [PlayedGame]) {
    let played: Vec<PlayedGame> = games.iter().filter(|game| game.kind != ResultKind::Bye).copied().collect();
    let Ok(rounds @ 1..) = u32::try_from(played.len()) else { return };
    let mean = |of: fn(&PlayedGame) -> &Score| {
        let points = played.iter().map(|game| of(game).victory_points).sum::<u32>() / rounds;
        let value =
            |at: usize| played.iter().map(|game| u32::from(of(game).values.0[at])).sum::<u32>() / rounds;
        (points, [0, 1, 2, 3].map(|at| u16::try_from(value(at)).unwrap_or(u16::MAX)))
    };
    let (own, theirs) = (mean(|game| &game.own), mean(|game| &game.theirs));
    for game in games.iter_mut().filter(|game| game.kind == ResultKind::Bye) {
        (game.own.victory_points, game.own.values.0) = own;
        (game.theirs.victory_points, game.theirs.values.0) = theirs;
    }
}

fn add_battle(
    history: &History,
    round: RoundNumber,
    battle: &HistoryBattle,
    bye: ByeValue,
    games: &mut [Vec<PlayedGame>],
) {
    let Some(result) = &battle.result else { return };
    let (mut own, theirs) = credit_scores(result, bye);
    if result.kind == ResultKind::Bye {
        own.values = history.system.result.awarded_values();
    }
    let [for_a, for_b] = worth_of_result(result, history.scale());
    let matched = |player: PlayerIndex| history.matches.get(&(round, player)).copied();
    // A correction may count for the standings alone (`teams T26`).
    let outcome = matched(battle.a).and_then(|score| score.outcome).unwrap_or(for_a.outcome);
    let denied = |score: Score| history.system.sheet.most_tactics().saturating_sub(score.battle_tactics);
    let spare = |player: PlayerIndex| history.players[player].spare;
    let against_ranked =
        result.kind != ResultKind::Bye && battle.b.is_some_and(|b| !spare(battle.a) && !spare(b));
    let a = PlayedGame {
        round,
        table: battle.table,
        opponent: battle.b,
        kind: result.kind,
        outcome,
        own,
        theirs,
        denied: denied(theirs),
        points: matched(battle.a).map_or(for_a.points.unwrap_or_default(), |score| score.points),
        battles: matched(battle.a).unwrap_or_default().battles,
        against_ranked,
    };
    games[battle.a].push(a);
    if let Some(b) = battle.b {
        let outcome = outcome.reversed();
        let points = matched(b).map_or(for_b.points.unwrap_or_default(), |score| score.points);
        let (denied, battles) = (denied(own), matched(b).unwrap_or_default().battles);
        games[b].push(PlayedGame {
            opponent: Some(battle.a),
            outcome,
            own: theirs,
            theirs: own,
            denied,
            points,
            battles,
            ..a
        });
    }
}

impl PlayedGame {
    /// What the result is worth to this player, as the game's chart reads it.
    pub fn worth(self, scale: Scale<'_>) -> Worth<'_> {
        let as_read = match self.kind {
            ResultKind::Played | ResultKind::Adjudicated => [scale.played(self.own, self.theirs); 2],
            ResultKind::Bye => [scale.bye(); 2],
            _ => scale.conceded(),
        };
        let is_it = |worth: &Worth<'_>| worth.outcome == self.outcome && worth.points == Some(self.points);
        // A ruling stands above the numbers, and is the narrowest result of its outcome.
        as_read.into_iter().find(is_it).unwrap_or_else(|| scale.of_outcome(self.outcome))
    }
}

impl OutcomeRecord {
    pub fn from_games(games: &[PlayedGame]) -> Self {
        let mut record = Self::default();
        for game in games {
            record.add(game.outcome);
        }
        record
    }

    /// The record with one battle more.
    #[must_use]
    pub fn with(mut self, outcome: Outcome) -> Self {
        self.add(outcome);
        self
    }

    fn add(&mut self, outcome: Outcome) {
        *match outcome {
            Outcome::MajorWin => &mut self.major_wins,
            Outcome::MinorWin => &mut self.minor_wins,
            Outcome::Draw => &mut self.draws,
            Outcome::MinorLoss => &mut self.minor_losses,
            Outcome::MajorLoss => &mut self.major_losses,
        } += 1;
    }

    /// How often one of these outcomes came.
    pub fn of_outcomes(&self, outcomes: &[Outcome]) -> u32 {
        outcomes.iter().map(|outcome| self.of_outcome(*outcome)).sum()
    }

    /// How often this outcome came.
    pub fn of_outcome(&self, outcome: Outcome) -> u32 {
        match outcome {
            Outcome::MajorWin => self.major_wins,
            Outcome::MinorWin => self.minor_wins,
            Outcome::Draw => self.draws,
            Outcome::MinorLoss => self.minor_losses,
            Outcome::MajorLoss => self.major_losses,
        }
    }

    pub fn wins(&self) -> u32 {
        self.major_wins + self.minor_wins
    }

    pub fn losses(&self) -> u32 {
        self.minor_losses + self.major_losses
    }
}

impl WinRecord {
    pub fn from_ranked_games(games: &[PlayedGame]) -> Self {
        let mut record = Self::default();
        for game in games.iter().filter(|game| game.against_ranked) {
            record.games += 1;
            record.wins += u32::from(game.outcome.is_win());
            record.draws += u32::from(game.outcome == Outcome::Draw);
        }
        record
    }

    /// Wins plus half of draws, over games; without a game, zero.
    pub fn share(self) -> Fraction {
        Fraction::of_quarters(i64::from(self.wins) * 4 + i64::from(self.draws) * 2, self.games)
    }
}

/// A letter for each round: W, D, L, or `-` where the player had no finished game. Ends with the last game.
pub(super) fn win_path(games: &[PlayedGame]) -> String {
    let mut path = String::new();
    for game in games {
        while game.round.place().is_some_and(|place| path.len() < place) {
            path.push('-');
        }
        path.push(if game.outcome.is_win() {
            'W'
        } else if game.outcome.is_loss() {
            'L'
        } else {
            'D'
        });
    }
    path
}
