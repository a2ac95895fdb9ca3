//! What battles were played on: how they ended there, and how the turns went.

use super::{
    rate::GamesTally,
    rounds::{Means, count_as_u32},
};
use crate::domain::{
    result::{BattleResult, Outcome},
    scoring::{self, ScoringSheet, SheetRound, SheetRules, Side},
    system::Scale,
};
use std::collections::BTreeMap;

/// A battle that was played to a result, on what, and who took which turns where a sheet says so.
#[derive(Debug, Clone)]
pub struct PlayedOn {
    pub mission: String,
    pub result: BattleResult,
    pub turns: BattleTurns,
}

/// Whose turns mattered in a battle.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct BattleTurns {
    /// Took the first turn of the battle.
    pub first: Option<Side>,
    /// Was the first to take two turns in a row.
    pub twice: Option<Side>,
    /// Was the first to seize the initiative, in games that know it.
    pub seized: Option<Side>,
}

impl BattleTurns {
    pub fn from_sheet(sheet: &ScoringSheet, rules: &SheetRules) -> Self {
        let rounds = (1..=rules.plan().rounds).filter(|round| sheet.round(*round).is_some());
        let doubles: Vec<_> =
            rounds.filter_map(|round| (rules.family.initiative)(sheet, rules, round).double_turn).collect();
        Self {
            first: sheet.rounds.first().and_then(SheetRound::goes_first),
            twice: doubles.first().map(|double| double.side),
            seized: doubles.iter().find(|double| double.seizes_initiative).map(|double| double.side),
        }
    }
}

/// How those did whose turns mattered.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TurnFigures {
    pub first: GamesTally,
    pub twice: GamesTally,
    pub seized: GamesTally,
}

impl TurnFigures {
    pub fn from_battles<'b>(battles: impl IntoIterator<Item = &'b PlayedOn>, scale: Scale<'_>) -> Self {
        let mut figures = Self::default();
        for battle in battles {
            let for_a = scoring::outcome_of_result(&battle.result, scale);
            let of = |side: Side| if side == Side::A { for_a } else { for_a.reversed() };
            let told = [
                (&mut figures.first, battle.turns.first),
                (&mut figures.twice, battle.turns.twice),
                (&mut figures.seized, battle.turns.seized),
            ];
            for (tally, side) in told {
                if let Some(side) = side {
                    tally.add(of(side));
                }
            }
        }
        figures
    }
}

/// One mission, over the battles that were played on it.
#[derive(Debug, Clone, PartialEq)]
pub struct MissionFigures {
    pub mission: String,
    pub battles: u32,
    pub draws: u32,
    pub means: Means,
    pub turns: TurnFigures,
}

/// Every mission that was played, in the order of their names; battles of which nobody knows theirs are left out.
pub fn by_mission(battles: &[PlayedOn], scale: Scale<'_>) -> Vec<MissionFigures> {
    let mut of: BTreeMap<&str, Vec<&PlayedOn>> = BTreeMap::new();
    for battle in battles.iter().filter(|battle| !battle.mission.is_empty()) {
        of.entry(&battle.mission).or_default().push(battle);
    }
    let figures = of.into_iter().map(|(mission, battles)| {
        let results: Vec<&BattleResult> = battles.iter().map(|battle| &battle.result).collect();
        let is_draw = |result: &&&BattleResult| scoring::outcome_of_result(result, scale) == Outcome::Draw;
        MissionFigures {
            mission: mission.to_owned(),
            battles: count_as_u32(results.len()),
            draws: count_as_u32(results.iter().filter(is_draw).count()),
            means: Means::from_results(&results),
            turns: TurnFigures::from_battles(battles.iter().copied(), scale),
        }
    });
    figures.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{
        games,
        result::{ResultKind, Score},
        scoring::PlayerTurn,
        system,
    };

    fn default_scale() -> Scale<'static> {
        system::default().scale(2000)
    }

    fn battle_played_on(mission: &str, [a, b]: [u32; 2], turns: BattleTurns) -> PlayedOn {
        let score = |victory_points| Score { victory_points, battle_tactics: 2, ..Score::default() };
        let result = BattleResult { kind: ResultKind::Played, a: score(a), b: score(b), ruled: None };
        PlayedOn { mission: mission.to_owned(), result, turns }
    }

    #[test]
    fn a_mission_has_its_own_means_and_the_record_of_the_first_turn() {
        let first = |side| BattleTurns { first: Some(side), ..BattleTurns::default() };
        let battles = [
            battle_played_on("Focal Points", [30, 20], first(Side::A)),
            battle_played_on("Focal Points", [20, 20], first(Side::B)),
            battle_played_on("Border War", [10, 40], first(Side::B)),
            battle_played_on("", [10, 40], BattleTurns::default()),
        ];
        let figures = by_mission(&battles, default_scale());
        let names: Vec<&str> = figures.iter().map(|one| one.mission.as_str()).collect();
        assert_eq!(names, ["Border War", "Focal Points"]);
        let points = &figures[1];
        assert_eq!((points.battles, points.draws), (2, 1));
        assert!((points.means.points - 22.5).abs() < 1e-9 && (points.means.margin - 5.0).abs() < 1e-9);
        assert_eq!(points.turns.first, GamesTally { wins: 1, draws: 1, losses: 0 });
        let all = TurnFigures::from_battles(&battles, default_scale());
        assert_eq!(all.first, GamesTally { wins: 2, draws: 1, losses: 0 });
        assert_eq!(all.twice, GamesTally::default());
    }

    #[test]
    fn whoever_goes_second_and_then_first_takes_two_turns_in_a_row() {
        let plan = system::default().battleplan("feral-foray").unwrap();
        let rules = games::default().sheet_rules(plan, [None, None]);
        let round = |side| SheetRound {
            priority: Some(side),
            first: None,
            a: PlayerTurn::default(),
            b: PlayerTurn::default(),
        };
        let turns = |sides: &[Side]| {
            let rounds = sides.iter().map(|side| round(*side)).collect();
            BattleTurns::from_sheet(&ScoringSheet { rounds, ..ScoringSheet::default() }, &rules)
        };
        let turned = turns(&[Side::A, Side::B]);
        assert_eq!((turned.first, turned.twice), (Some(Side::A), Some(Side::B)));
        assert_eq!(turns(&[Side::A, Side::A]).twice, None);
    }
}
