//! The scoring sheet: what is written down during a battle, and what it adds up to (`handbook R2`, `R7`).

use super::{Fault, Initiative, SheetCards, Side, TurnPlace, outcome_of_scores};
use crate::domain::{
    result::{Outcome, Score},
    system::{BattleTactic, Battleplan, Scale, ScoredLines, SheetPlan, System},
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A battle's sheet, as both players fill it in. Nothing on it is computed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ScoringSheet {
    pub attacker: Option<Side>,
    /// The tactic cards of both, where the game has any.
    #[serde(skip_serializing_if = "SheetCards::is_empty")]
    pub cards: SheetCards,
    /// Battle rounds begun, from the first.
    pub rounds: Vec<SheetRound>,
}

/// One battle round on the sheet.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SheetRound {
    /// Who won priority, and so chose who takes the first turn.
    pub priority: Option<Side>,
    /// Who takes the first turn, where it is not the player with priority.
    pub first: Option<Side>,
    pub a: PlayerTurn,
    pub b: PlayerTurn,
}

/// One player's turn.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayerTurn {
    /// The slug of the battle tactic picked.
    pub tactic: Option<String>,
    pub completed: bool,
    pub lines: ScoredLines,
    /// The slugs of the steps of cards that were completed in it.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub steps: BTreeSet<String>,
}

impl PlayerTurn {
    fn has(&self, line: &str) -> bool {
        self.lines.get(line).is_some_and(|times| *times > 0)
    }

    /// How many tactics were completed in it: the one that was picked, or steps of cards.
    fn tactics_completed(&self, plan: &SheetPlan) -> u32 {
        match plan.cards() {
            None => u32::from(self.completed),
            Some(_) => u32::try_from(self.steps.len()).unwrap_or(u32::MAX).min(plan.most_tactics_in_a_turn()),
        }
    }
}

/// What a finished sheet still has to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum MissingOnSheet {
    Attacker,
    /// Who had it in this battle round.
    Priority {
        round: u32,
    },
}

/// What a sheet is read against.
#[derive(Debug, Clone, Copy)]
pub struct SheetRules<'s> {
    pub system: &'s System,
    pub battleplan: &'s Battleplan,
    /// What only this family of games has.
    pub family: FamilyRules,
    /// The alliance of player a's general; unknown, no battle tactic is refused for it.
    pub alliance_a: Option<&'s str>,
    pub alliance_b: Option<&'s str>,
}

/// What a family of games has on its sheet beside points: the questions that only its own code answers, in
/// `domain::games`.
#[derive(Debug, Clone, Copy)]
pub struct FamilyRules {
    /// Why this player may pick no battle tactic at all in this turn; none: they may.
    pub no_tactic: fn(&ScoringSheet, &SheetRules, TurnPlace) -> Option<Fault>,
    /// Why they may not pick this one; none: they may.
    pub tactic: fn(&ScoringSheet, &SheetRules, TurnPlace, &BattleTactic) -> Option<Fault>,
    /// What the order of turns brings in this battle round.
    pub initiative: fn(&ScoringSheet, &SheetRules, u32) -> Initiative,
}

/// A game made of data alone: no tactic is forbidden but one that may be picked once, and the order of turns brings
/// nothing.
impl Default for FamilyRules {
    fn default() -> Self {
        Self { no_tactic: |_, _, _| None, tactic: picked_before, initiative: |_, _, _| Initiative::default() }
    }
}

/// That this player picked it in another battle round, where that is once only (`handbook R5`).
pub fn picked_before(
    sheet: &ScoringSheet,
    rules: &SheetRules,
    at: TurnPlace,
    tactic: &BattleTactic,
) -> Option<Fault> {
    let once = rules.plan().tactics.is_some_and(|tactics| tactics.once);
    let is_it =
        |number: u32, turn: &PlayerTurn| number != at.round && turn.tactic.as_deref() == Some(&*tactic.slug);
    let mut rounds =
        sheet.rounds.iter().zip(1..).filter(|(other, number)| is_it(*number, other.turn(at.side)));
    let (_, round) = rounds.next().filter(|_| once)?;
    Some(Fault::PickedBefore { tactic: tactic.name.clone(), round })
}

/// What a sheet adds up to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Totals {
    pub a: Score,
    pub b: Score,
    /// One for each battle round on the sheet.
    pub rounds: Vec<RoundTotals>,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RoundTotals {
    pub a: TurnTotal,
    pub b: TurnTotal,
}

/// One turn in numbers.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TurnTotal {
    /// From the battleplan's lines, its cap applied.
    pub lines: u32,
    /// From the battle tactic.
    pub tactic: u32,
    /// Both, never above what a turn allows, and what counts at the end of the battle.
    pub total: u32,
    /// Victory points of the battle after this turn's battle round.
    pub so_far: u32,
}

impl ScoringSheet {
    /// The sheet's numbers. Battle rounds after the last of a battle count nothing.
    #[must_use]
    pub fn totals(&self, rules: &SheetRules) -> Totals {
        let mut totals = Totals { a: Score::default(), b: Score::default(), rounds: Vec::new() };
        for round in self.rounds.iter().take(rules.plan().rounds as usize) {
            let a = add_turn(&mut totals.a, &round.a, rules);
            let b = add_turn(&mut totals.b, &round.b, rules);
            totals.rounds.push(RoundTotals { a, b });
        }
        for (at, mark) in rules.system.result.marks().into_iter().enumerate() {
            let Some(line) = mark.line else { continue };
            totals.a.values.0[at] = u16::from(self.rounds.iter().any(|round| round.a.has(line)));
            totals.b.values.0[at] = u16::from(self.rounds.iter().any(|round| round.b.has(line)));
        }
        totals
    }

    /// A battle round by its number; nothing before it has begun.
    pub fn round(&self, number: u32) -> Option<&SheetRound> {
        self.rounds.get(usize::try_from(number).ok()?.checked_sub(1)?)
    }

    /// What a finished sheet still has to say.
    #[must_use]
    pub fn missing(&self, plan: &SheetPlan) -> Vec<MissingOnSheet> {
        let attacker = self.attacker.is_none().then_some(MissingOnSheet::Attacker);
        let asked = if plan.double_turn.is_some() { plan.rounds } else { 0 };
        let priority = (1..=asked)
            .filter(|number| self.round(*number).is_none_or(|round| round.priority.is_none()))
            .map(|round| MissingOnSheet::Priority { round });
        attacker.into_iter().chain(priority).collect()
    }
}

impl SheetRound {
    pub fn turn(&self, side: Side) -> &PlayerTurn {
        match side {
            Side::A => &self.a,
            Side::B => &self.b,
        }
    }

    pub fn turn_mut(&mut self, side: Side) -> &mut PlayerTurn {
        match side {
            Side::A => &mut self.a,
            Side::B => &mut self.b,
        }
    }

    /// Who takes the first turn.
    pub fn goes_first(&self) -> Option<Side> {
        self.first.or(self.priority)
    }
}

impl<'s> SheetRules<'s> {
    /// The numbers of the game's sheet.
    pub fn plan(&self) -> &'s SheetPlan {
        &self.system.sheet
    }

    pub fn alliance(&self, side: Side) -> Option<&str> {
        match side {
            Side::A => self.alliance_a,
            Side::B => self.alliance_b,
        }
    }
}

impl Totals {
    pub fn score(&self, side: Side) -> Score {
        match side {
            Side::A => self.a,
            Side::B => self.b,
        }
    }

    /// The outcome for player a, as it stands (`R3`).
    pub fn outcome(&self, scale: Scale<'_>) -> Outcome {
        outcome_of_scores(self.a, self.b, scale)
    }

    /// Victory points of a player before a battle round.
    pub fn before(&self, round: u32, side: Side) -> u32 {
        let earlier = usize::try_from(round.saturating_sub(1)).unwrap_or(usize::MAX);
        let last = self.rounds.iter().take(earlier).next_back();
        last.map_or(0, |round| match side {
            Side::A => round.a.so_far,
            Side::B => round.b.so_far,
        })
    }
}

fn add_turn(score: &mut Score, turn: &PlayerTurn, rules: &SheetRules) -> TurnTotal {
    let plan = rules.plan();
    let lines = rules.battleplan.points(&turn.lines);
    let completed = turn.tactics_completed(plan);
    let tactic = plan.tactic_points() * completed;
    let in_turn = lines.saturating_add(tactic).min(plan.most_in_a_turn);
    let total = in_turn.saturating_add(rules.battleplan.points_at_end(&turn.lines));
    score.victory_points = (score.victory_points + total).min(plan.most_in_a_battle);
    score.battle_tactics += completed;
    TurnTotal { lines, tactic, total, so_far: score.victory_points }
}
