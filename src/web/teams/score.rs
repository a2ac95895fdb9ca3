//! How a match stands: what has been played of it, and what either side still needs.

use crate::{
    domain::{battle::Battle, event::Event, history::Outcome, scoring::worth_of_result, teams::MatchRule},
    storage::team_history::MatchSoFar,
    web::prelude::*,
};

/// A match whose battles are there.
#[derive(Debug, Clone)]
pub struct MatchTally {
    /// What counts: game points, games where the majority wins, victory points of a pair's battle.
    pub sides: [u32; 2],
    /// What is counted, as texts choose by it: `points` or `games`.
    pub unit: &'static str,
    pub done: usize,
    pub battles: usize,
    /// So many win; none where that is not how a match is won.
    pub wins_from: Option<u32>,
    /// Of all battles; none while one has no result.
    pub outcome: Option<Outcome>,
    /// Match points of both.
    pub match_points: Option<[i64; 2]>,
    /// What one battle can still bring.
    most: u32,
}

/// What one battle brings by now.
#[derive(Debug, Clone, Copy)]
pub struct BattleScore {
    pub game_points: [u32; 2],
    pub victory_points: [u32; 2],
    pub won: [bool; 2],
}

impl BattleScore {
    /// None without a result.
    pub fn from_battle_result(event: &Event, battle: &Battle) -> Option<Self> {
        let result = battle.counted()?;
        let scale = event.settings.scale();
        let outcome = worth_of_result(&result, scale)[0].outcome;
        Some(Self {
            game_points: event.settings.team.game_points.of(&result, scale),
            victory_points: [result.a.victory_points, result.b.victory_points],
            won: [outcome.is_win(), outcome.is_loss()],
        })
    }
}

impl MatchTally {
    /// None while it is not settled who plays whom.
    pub fn from_match_so_far(event: &Event, played: &MatchSoFar) -> Option<Self> {
        if played.battles.is_empty() {
            return None;
        }
        let scores: Vec<BattleScore> = played
            .battles
            .iter()
            .filter_map(|battle| BattleScore::from_battle_result(event, battle))
            .collect();
        let (done, battles) = (scores.len(), played.battles.len());
        let settings = &event.settings.team;
        let majority = u32::try_from(battles).unwrap_or_default() / 2 + 1;
        let pairs = event.settings.entrants.are_pairs();
        let (unit, wins_from, most) = match settings.result {
            _ if pairs => ("points", None, 0),
            MatchRule::Majority => ("games", Some(majority), 1),
            MatchRule::Window { wins_from } => {
                ("points", Some(wins_from), settings.game_points.most(event.settings.scale()))
            }
            MatchRule::CutOff { two_from, .. } => {
                ("points", Some(two_from), settings.game_points.most(event.settings.scale()))
            }
            MatchRule::SumOnly => ("points", None, settings.game_points.most(event.settings.scale())),
        };
        let is_majority = settings.result == MatchRule::Majority;
        let of = |score: &BattleScore, side: usize| {
            if pairs {
                score.victory_points[side]
            } else if is_majority {
                u32::from(score.won[side])
            } else {
                score.game_points[side]
            }
        };
        let mut sides = [0, 1].map(|side| scores.iter().map(|score| of(score, side)).sum());
        if let Some(worth) = played.worth.as_ref().filter(|_| !pairs && !is_majority) {
            sides = worth.sides.map(|side| side.game_points);
        }
        let counts = settings.result != MatchRule::SumOnly && !pairs;
        let outcome = played.worth.as_ref().map(|worth| worth.outcome);
        let match_points =
            played.worth.as_ref().filter(|_| counts).map(|worth| worth.sides.map(|side| side.match_points));
        Some(Self { sides, unit, done, battles, wins_from, outcome, match_points, most })
    }

    /// All battles have results.
    pub fn is_over(&self) -> bool {
        self.done == self.battles
    }

    /// What a side still needs to win. None: it has won, or cannot win any more, or nothing is won by that.
    pub fn needs(&self, side: usize) -> Option<u32> {
        let needs = self.wins_from?.saturating_sub(self.sides[side]);
        let left = u32::try_from(self.battles - self.done).unwrap_or_default() * self.most;
        (needs > 0 && needs <= left).then_some(needs)
    }

    /// In a few words, for everybody, of these two teams.
    pub fn stands(&self, [first, second]: [&str; 2]) -> Message {
        match self.outcome.filter(|_| self.is_over()) {
            Some(outcome) if outcome.is_win() => say!("matches-won", name = first),
            Some(outcome) if outcome.is_loss() => say!("matches-won", name = second),
            Some(_) => say!("matches-drawn"),
            None => say!("matches-done", done = self.done, battles = self.battles),
        }
    }

    /// For the people of one side: "we have 43, they need 8 more to win".
    pub fn told_to(&self, side: usize) -> Message {
        let (unit, own, other) = (self.unit, self.sides[side], self.sides[1 - side]);
        if !self.is_over() {
            let (ours, theirs) = (self.needs(side), self.needs(1 - side));
            return say!("matches-goes-on", unit, own, other, ours, theirs);
        }
        let outcome = self.outcome.map(|outcome| if side == 0 { outcome } else { outcome.reversed() });
        match outcome {
            Some(outcome) if outcome.is_win() => say!("matches-we-won", unit, own, other),
            Some(outcome) if outcome.is_loss() => say!("matches-they-won", unit, own, other),
            _ => say!("matches-is-a-draw", unit, own, other),
        }
    }
}
