//! What a match is worth: the sum of its battles, held between its limits, corrected, and who has won it.

use super::{GamePoints, MatchCorrection, MatchRule, TeamSettings};
use crate::domain::{
    result::{BattleResult, Outcome, ResultKind},
    scoring::worth_of_result,
    system::Scale,
};

/// What a match is worth to both sides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchWorth {
    pub sides: [SideWorth; 2],
    /// For side a.
    pub outcome: Outcome,
}

/// What a match is worth to one side.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SideWorth {
    /// Of all battles, as the table gives them.
    pub sum: u32,
    /// The same, corrected and held: what counts.
    pub game_points: u32,
    pub games_won: u32,
    /// 2, 1 or 0, corrected; 0 where no match is won.
    pub match_points: i64,
    /// Victory points of all battles.
    pub victory_points: u32,
}

/// What a match is worth whose battles ended like this, one result a battle as side a and side b sit. `None` while
/// one has no result (`teams T25`): 0-0 is one.
#[must_use]
pub fn match_worth(
    settings: &TeamSettings,
    own: Scale<'_>,
    battles: &[Option<&BattleResult>],
    corrections: &[MatchCorrection],
) -> Option<MatchWorth> {
    let results: Vec<&BattleResult> = battles.iter().copied().collect::<Option<_>>()?;
    let mut sides = [SideWorth::default(); 2];
    for result in results {
        add_battle_worth(&mut sides, &settings.game_points, result, own);
    }
    for (side, worth) in sides.iter_mut().enumerate() {
        let corrected: i64 = of_side(corrections, side).map(|correction| correction.game_points).sum();
        let points = i64::from(worth.sum).saturating_add(corrected).max(0);
        let points = u32::try_from(points).unwrap_or(u32::MAX);
        worth.game_points = settings.cap.map_or(points, |limits| points.max(limits.floor).min(limits.cap));
    }
    let outcome = settings.result.outcome(&sides);
    let match_points = settings.result.match_points(&sides, outcome);
    for (side, worth) in sides.iter_mut().enumerate() {
        let corrected: i64 = of_side(corrections, side).map(|correction| correction.match_points).sum();
        worth.match_points = match_points[side] + corrected;
    }
    Some(MatchWorth { sides, outcome })
}

fn of_side(corrections: &[MatchCorrection], side: usize) -> impl Iterator<Item = &MatchCorrection> {
    corrections.iter().filter(move |correction| correction.side.place() == side)
}

fn add_battle_worth(sides: &mut [SideWorth; 2], table: &GamePoints, result: &BattleResult, own: Scale<'_>) {
    let points = table.of(result, own);
    let outcome = worth_of_result(result, own)[0].outcome;
    let won = [outcome.is_win(), outcome.is_loss()];
    let counted = result.kind != ResultKind::Bye;
    let scored = [result.a.victory_points, result.b.victory_points];
    for (side, worth) in sides.iter_mut().enumerate() {
        worth.sum += points[side];
        worth.games_won += u32::from(won[side]);
        worth.victory_points += if counted { scored[side] } else { 0 };
    }
}

impl MatchRule {
    /// For side a. A match has no greater and lesser victories.
    fn outcome(self, [a, b]: &[SideWorth; 2]) -> Outcome {
        let (a, b) = match self {
            Self::Window { wins_from } => {
                let won = |side: &SideWorth| i64::from(side.game_points >= wins_from);
                (won(a), won(b))
            }
            Self::CutOff { .. } => (self.cut_off(a), self.cut_off(b)),
            Self::Majority => (a.games_won.into(), b.games_won.into()),
            Self::SumOnly => (a.game_points.into(), b.game_points.into()),
        };
        match a.cmp(&b) {
            std::cmp::Ordering::Greater => Outcome::MinorWin,
            std::cmp::Ordering::Equal => Outcome::Draw,
            std::cmp::Ordering::Less => Outcome::MinorLoss,
        }
    }

    fn match_points(self, sides: &[SideWorth; 2], outcome: Outcome) -> [i64; 2] {
        let of = |outcome: Outcome| if outcome.is_win() { 2 } else { i64::from(outcome == Outcome::Draw) };
        match self {
            Self::CutOff { .. } => [self.cut_off(&sides[0]), self.cut_off(&sides[1])],
            Self::SumOnly => [0, 0],
            Self::Window { .. } | Self::Majority => [of(outcome), of(outcome.reversed())],
        }
    }

    /// The match points of a bye: it is a match that is won, where any is.
    #[must_use]
    pub fn bye_points(self) -> i64 {
        if self == Self::SumOnly { 0 } else { 2 }
    }

    /// The match points of one side, which does not ask for the other's.
    fn cut_off(self, side: &SideWorth) -> i64 {
        match self {
            Self::CutOff { two_from, .. } if side.game_points >= two_from => 2,
            Self::CutOff { none_to, .. } if side.game_points <= none_to => 0,
            _ => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{
        result::Score,
        system,
        teams::{SumLimits, draft::MatchSide},
    };

    /// Battles of two points: each a win, a loss or a draw of side a.
    fn worth_of_marks(settings: &TeamSettings, marks: &str, corrections: &[MatchCorrection]) -> MatchWorth {
        let score = |victory_points| Score { victory_points, ..Score::default() };
        let result = |mark| {
            let (a, b) = match mark {
                'W' => (20, 0),
                'D' => (10, 10),
                _ => (0, 20),
            };
            BattleResult { kind: ResultKind::Played, a: score(a), b: score(b), ruled: None }
        };
        let results: Vec<BattleResult> = marks.chars().map(result).collect();
        let battles: Vec<_> = results.iter().map(Some).collect();
        match_worth(settings, system::default().scale(2000), &battles, corrections).unwrap()
    }

    fn settings_with_rule(result: MatchRule) -> TeamSettings {
        TeamSettings { size: 8, result, ..TeamSettings::default() }
    }

    fn correction_of_points(side: MatchSide, game_points: i64, match_points: i64) -> MatchCorrection {
        MatchCorrection { side, match_points, game_points, reason: "late".into(), pairs: true }
    }

    /// Eight drawn battles are 80:80; what is added to one side is taken from the other.
    fn worth_of_shared_points(rule: MatchRule, a: i64) -> MatchWorth {
        let moved =
            [correction_of_points(MatchSide::A, a - 80, 0), correction_of_points(MatchSide::B, 80 - a, 0)];
        worth_of_marks(&settings_with_rule(rule), "DDDDDDDD", &moved)
    }

    #[test]
    fn t23_of_160_points_86_win_and_85_to_75_is_drawn() {
        let window = MatchRule::Window { wins_from: 86 };
        let outcomes = [74, 75, 85, 86].map(|points| worth_of_shared_points(window, points).outcome);
        assert_eq!(outcomes, [Outcome::MinorLoss, Outcome::Draw, Outcome::Draw, Outcome::MinorWin]);
        let sides = worth_of_shared_points(window, 86).sides;
        assert_eq!(sides.map(|side| (side.game_points, side.match_points)), [(86, 2), (74, 0)]);
    }

    #[test]
    fn t23_a_cut_off_asks_each_side_for_itself() {
        let rule = MatchRule::CutOff { two_from: 90, none_to: 70 };
        let points = |a| worth_of_shared_points(rule, a).sides.map(|side| side.match_points);
        assert_eq!([points(90), points(89), points(71), points(70)], [[2, 0], [1, 1], [1, 1], [0, 2]]);
    }

    #[test]
    fn t23_a_majority_counts_games_and_a_sum_wins_nothing() {
        let won = worth_of_marks(&settings_with_rule(MatchRule::Majority), "WWWDDLLL", &[]);
        assert_eq!((won.outcome, won.sides[0].games_won), (Outcome::Draw, 3));
        let won = worth_of_marks(&settings_with_rule(MatchRule::Majority), "WWWWDLLL", &[]);
        assert_eq!((won.outcome, won.sides.map(|side| side.match_points)), (Outcome::MinorWin, [2, 0]));
        let sum = worth_of_marks(&settings_with_rule(MatchRule::SumOnly), "WWWWDLLL", &[]);
        assert_eq!(sum.sides.map(|side| (side.game_points, side.match_points)), [(90, 0), (70, 0)]);
    }

    #[test]
    fn t24_the_sum_that_counts_is_held_between_floor_and_cap() {
        let cap = Some(SumLimits { floor: 60, cap: 100 });
        let settings = TeamSettings { cap, ..settings_with_rule(MatchRule::Window { wins_from: 86 }) };
        let sides = worth_of_marks(&settings, "WWWWWWWW", &[]).sides;
        assert_eq!(sides.map(|side| (side.sum, side.game_points)), [(160, 100), (0, 60)]);
    }

    #[test]
    fn t25_a_match_counts_when_every_battle_has_a_result_and_nil_nil_is_one() {
        let nil =
            BattleResult { kind: ResultKind::Played, a: Score::default(), b: Score::default(), ruled: None };
        let (settings, scale) = (settings_with_rule(MatchRule::Majority), system::default().scale(2000));
        assert_eq!(match_worth(&settings, scale, &[Some(&nil), None], &[]), None);
        let worth = match_worth(&settings, scale, &[Some(&nil), Some(&nil)], &[]).unwrap();
        assert_eq!(worth.sides.map(|side| side.sum), [20, 20]);
    }

    #[test]
    fn t26_match_points_and_game_points_are_corrected_apart() {
        let window = settings_with_rule(MatchRule::Window { wins_from: 86 });
        let by_games = worth_of_marks(&window, "WWWWWLLL", &[correction_of_points(MatchSide::A, -15, 0)]);
        assert_eq!(by_games.outcome, Outcome::Draw);
        assert_eq!(by_games.sides.map(|side| (side.game_points, side.match_points)), [(85, 1), (60, 1)]);
        let by_match = worth_of_marks(&window, "WWWWWLLL", &[correction_of_points(MatchSide::A, 0, -1)]);
        assert_eq!(by_match.outcome, Outcome::MinorWin);
        assert_eq!(by_match.sides.map(|side| (side.game_points, side.match_points)), [(100, 1), (60, 0)]);
    }
}
