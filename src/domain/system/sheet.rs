//! What players write down of a battle, and how much it can be, as data (`handbook R1`, `R4`, `R6`, `R7`).

use super::SheetPlanError;
use serde::{Deserialize, Serialize};

/// No game has more battle rounds: a step on a sheet that names a later one is no step.
pub const MOST_BATTLE_ROUNDS: u32 = 20;

/// The shape of a game's scoring sheet, and its numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetPlan {
    pub shape: SheetShape,
    /// Battle rounds in a battle; 1 where only the end of the battle is counted.
    pub rounds: u32,
    /// Victory points that a player can score in one turn.
    pub most_in_a_turn: u32,
    /// Victory points that a player can score in one battle.
    pub most_in_a_battle: u32,
    /// Victory points of somebody whose opponent did not come or left; none: the most there can be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub awarded: Option<u32>,
    /// What a player can set out to do in a turn; none: the game knows no such thing.
    #[serde(default)]
    pub tactics: Option<TacticPlan>,
    /// None: who takes the first turn of a battle round costs and brings nothing.
    #[serde(default)]
    pub double_turn: Option<DoubleTurnPlan>,
}

/// How a battle is written down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SheetShape {
    /// Turn by turn, by the lines of the mission that is played.
    PerTurn,
    /// What each player has at the end, and nothing before.
    Totals,
    /// How many games of the battle each has won, and no points: one where a battle is won, drawn or lost, two in a best
    /// of three. `most_in_a_battle` are as many as win the battle.
    Games,
}

/// One tactic can be completed in each turn; where they stand on cards, a step of each card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TacticPlan {
    /// Victory points of a completed one.
    pub points: u32,
    /// A player picks the same one only once in a battle.
    pub once: bool,
    /// They are the steps of cards that a player has taken; none: one is picked in each turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<CardPlan>,
}

/// Cards that a player takes for a battle, each with steps to complete (`N3`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardPlan {
    /// How many cards a player has.
    pub take: u32,
    /// How many steps each card has.
    pub steps: u32,
    /// How many steps of one card can be completed in a turn.
    pub a_turn: u32,
    /// A step can be completed only after the one before it.
    pub in_order: bool,
}

/// A player who goes second and then first takes two turns in a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DoubleTurnPlan {
    /// So many victory points behind, it costs nothing; whoever is less far behind seizes the initiative. None: it
    /// always costs the tactic, and nobody seizes anything (`systems V06`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub free_from: Option<u32>,
}

impl SheetPlan {
    /// Victory points of a completed tactic; 0 where there are none.
    pub fn tactic_points(&self) -> u32 {
        self.tactics.map_or(0, |tactics| tactics.points)
    }

    /// Tactics that a player can complete in a battle: one in each battle round, or every step of their cards.
    pub fn most_tactics(&self) -> u32 {
        match self.cards() {
            Some(cards) => (cards.take * cards.steps).min(self.rounds * self.most_tactics_in_a_turn()),
            None => self.rounds * self.most_tactics_in_a_turn(),
        }
    }

    /// Tactics that a player can complete in one turn.
    pub fn most_tactics_in_a_turn(&self) -> u32 {
        match (self.tactics, self.cards()) {
            (None, _) => 0,
            (Some(_), None) => 1,
            (Some(_), Some(cards)) => cards.take * cards.a_turn,
        }
    }

    /// How tactics stand on cards; none: they do not.
    pub fn cards(&self) -> Option<CardPlan> {
        self.tactics.and_then(|tactics| tactics.cards)
    }

    /// Victory points that tactics bring in one turn at most.
    pub fn tactic_points_in_a_turn(&self) -> u32 {
        self.tactic_points() * self.most_tactics_in_a_turn()
    }

    /// Victory points that are not from tactics, in one turn at most.
    pub fn most_from_lines(&self) -> u32 {
        self.most_in_a_turn.saturating_sub(self.tactic_points_in_a_turn())
    }

    /// Whether it is filled in turn by turn.
    pub fn is_per_turn(&self) -> bool {
        self.shape == SheetShape::PerTurn
    }

    /// Whether games are won in a battle, rather than points.
    pub fn is_of_games(&self) -> bool {
        self.shape == SheetShape::Games
    }

    /// Whether a battle is one game, which is won or drawn: there is nothing to count.
    pub fn is_one_game(&self) -> bool {
        self.is_of_games() && self.most_in_a_battle == 1
    }

    /// How the games of a battle can end, of whoever is first: won by the first, level, won by the other; none where
    /// points are scored.
    pub fn list_game_scores(&self) -> Vec<[u32; 2]> {
        let most = if self.is_of_games() { self.most_in_a_battle } else { return Vec::new() };
        let all = (0..=most).flat_map(|own| (0..=most).map(move |theirs| [own, theirs]));
        let mut scores: Vec<[u32; 2]> = all.filter(|score| *score != [most, most]).collect();
        scores.sort_by_key(|[own, theirs]| (i64::from(*theirs) - i64::from(*own), *theirs));
        scores
    }

    pub(super) fn check(&self) -> Result<(), SheetPlanError> {
        if !(1..=MOST_BATTLE_ROUNDS).contains(&self.rounds) {
            return Err(SheetPlanError::Rounds { most: MOST_BATTLE_ROUNDS });
        }
        if self.cards().is_some_and(|cards| !cards.is_sound()) {
            return Err(SheetPlanError::Cards { most: MOST_OF_CARDS });
        }
        if self.most_in_a_turn == 0 || self.tactic_points_in_a_turn() >= self.most_in_a_turn {
            return Err(SheetPlanError::Turn);
        }
        let turns = u64::from(self.most_in_a_turn) * u64::from(self.rounds);
        if self.most_in_a_battle < self.most_in_a_turn || u64::from(self.most_in_a_battle) > turns {
            return Err(SheetPlanError::Battle);
        }
        if self.is_of_games() && self.most_in_a_battle > MOST_GAMES {
            return Err(SheetPlanError::Games { most: MOST_GAMES });
        }
        if !self.is_per_turn() && (self.rounds, self.tactics, self.double_turn) != (1, None, None) {
            return Err(SheetPlanError::Totals);
        }
        Ok(())
    }
}

/// Of a best of five; every way that it can end is one choice.
const MOST_GAMES: u32 = 3;

/// More cards, or steps of one, would not fit on a sheet.
const MOST_OF_CARDS: u32 = 4;

impl CardPlan {
    fn is_sound(self) -> bool {
        [self.take, self.steps].iter().all(|number| (1..=MOST_OF_CARDS).contains(number))
            && (1..=self.steps).contains(&self.a_turn)
    }
}
