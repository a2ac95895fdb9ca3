//! Teams as pairing and standings read them: a match becomes one battle of a history (`teams M1`).

use super::{MatchCorrection, MatchWorth, TeamSettings, match_worth};
use crate::domain::{
    history::{
        BattleResult, Entrant, History, HistoryBattle, MatchScore, PlayerIndex, ResultKind, RuledOutcome,
        Score,
    },
    numbers::{RoundNumber, TableNumber},
    scoring::bye_result,
    system::{Scale, System},
};
use std::{borrow::Cow, sync::LazyLock};

/// What matches are read by: 2, 1 and 0 points. It is no game, and nobody chooses it.
static MATCHES: LazyLock<System> = LazyLock::new(|| {
    let text = include_str!("../../../fixtures/teams/matches.json");
    System::parse(text).expect("the file that ships is read by a test")
});

/// A match as it was played. Sides are as the match has them: in every battle `a` is of the first team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedMatch {
    pub round: RoundNumber,
    /// The first of its tables.
    pub table: Option<TableNumber>,
    pub a: PlayerIndex,
    /// Nobody: a bye.
    pub b: Option<PlayerIndex>,
    pub fixed: bool,
    /// One result a battle; none while it is played. Fewer than the team has players, while the draft goes on.
    pub battles: Vec<Option<BattleResult>>,
    pub corrections: Vec<MatchCorrection>,
}

/// A history of these teams, before anything was played. `own` is what the game reads its results by.
#[must_use]
pub fn start_match_history(teams: Vec<Entrant>, settings: &TeamSettings, own: Scale<'_>) -> History {
    let match_bye = Some(settings.bye_value(own).victory_points.into());
    History { system: Cow::Borrowed(&MATCHES), agreed: 0, players: teams, match_bye, ..History::default() }
}

/// Adds a match to its round, which is there already. `own` is what the game reads its results by.
pub fn add_match(history: &mut History, settings: &TeamSettings, own: Scale<'_>, played: &PlayedMatch) {
    let PlayedMatch { round, table, a, b, fixed, .. } = *played;
    let worth = played.worth(settings, own);
    let result = match (&worth, b) {
        (_, None) => Some(bye_result()),
        (Some([counted, drawn_by]), Some(_)) => Some(result_of(counted, drawn_by)),
        (None, Some(_)) => None,
    };
    match (&worth, b) {
        (_, None) => {
            let (points, drawn_by) = (settings.result.bye_points(), history.bye_points());
            history.matches.insert((round, a), MatchScore { points, drawn_by, ..MatchScore::default() });
        }
        (Some([counted, drawn_by]), Some(b)) => {
            for (side, team) in [a, b].into_iter().enumerate() {
                history.matches.insert((round, team), score_of_match([counted, drawn_by], side));
            }
        }
        (None, Some(_)) => {}
    }
    if let Some(round) = history.rounds.iter_mut().find(|drawn| drawn.number == round) {
        round.battles.push(HistoryBattle { table, a, b, fixed, result });
    }
}

impl PlayedMatch {
    /// What the standings count, and what later draws read: corrections may count for the first alone.
    fn worth(&self, settings: &TeamSettings, own: Scale<'_>) -> Option<[MatchWorth; 2]> {
        if self.battles.len() < usize::from(settings.players()) {
            return None;
        }
        let battles: Vec<Option<&BattleResult>> = self.battles.iter().map(Option::as_ref).collect();
        let for_pairing: Vec<MatchCorrection> =
            self.corrections.iter().filter(|correction| correction.pairs).cloned().collect();
        let counted = match_worth(settings, own, &battles, &self.corrections)?;
        Some([counted, match_worth(settings, own, &battles, &for_pairing)?])
    }
}

/// The outcome is that which later draws read; what the standings count stands beside it.
fn result_of(counted: &MatchWorth, drawn_by: &MatchWorth) -> BattleResult {
    let [a, b] = counted.sides.map(|side| Score {
        victory_points: side.game_points,
        battle_tactics: side.games_won,
        ..Score::default()
    });
    let ruled = Some(RuledOutcome { outcome: drawn_by.outcome, reason: String::new() });
    BattleResult { kind: ResultKind::Played, a, b, ruled }
}

fn score_of_match([counted, drawn_by]: [&MatchWorth; 2], side: usize) -> MatchScore {
    MatchScore {
        points: counted.sides[side].match_points,
        drawn_by: drawn_by.sides[side].game_points.into(),
        outcome: Some(if side == 0 { counted.outcome } else { counted.outcome.reversed() }),
        battles: [counted.sides[side].victory_points, counted.sides[1 - side].victory_points],
    }
}
