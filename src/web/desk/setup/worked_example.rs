//! What a result is worth in the event's game, beside the step that ranks it: a made-up battle whose points can be
//! changed. What every other lead is worth stands in the pack.

use super::game_try::tell_played;
use crate::{
    domain::{
        event::pack::Settings,
        result::{BattleResult, ResultKind, Score},
    },
    text::battle::explain_battle_result,
    web::prelude::*,
};

/// The fields of what the two players have.
pub(super) const POINTS_FIELDS: [&str; 2] = ["try_own", "try_theirs"];

/// A made-up battle.
pub(super) struct WorkedExample {
    /// As typed.
    pub points: [String; 2],
    /// `38–32: minor victory, 12 to 8`; or what is wrong with the numbers.
    pub told: Message,
    /// How that came about; none where the numbers say it.
    pub how: Option<Message>,
}

impl WorkedExample {
    /// None where a game is not decided by points.
    pub fn from_form(form: &Form, settings: &Settings) -> Option<Self> {
        let (game, scale) = (settings.game(), settings.scale());
        if game.sheet.is_of_games() {
            return None;
        }
        let most = game.sheet.most_in_a_battle;
        let usual = most.min(settings.points_limit);
        let made_up = [usual * 3 / 4, usual * 5 / 8].map(|points| points.to_string());
        let typed = POINTS_FIELDS.map(|field| form.value(field).trim().to_owned());
        let points = if typed.iter().all(String::is_empty) { made_up } else { typed };
        let [a, b] = points.each_ref().map(|points| {
            let victory_points = points.parse().ok().filter(|points| *points <= most)?;
            Some(Score { victory_points, ..Score::default() })
        });
        let result = a.zip(b).map(|(a, b)| BattleResult { kind: ResultKind::Played, a, b, ruled: None });
        let told = match &result {
            Some(result) => tell_played(game, scale, result),
            None => say!("game-form-try-numbers"),
        };
        Some(Self { points, told, how: result.and_then(|result| explain_battle_result(&result, scale)) })
    }
}
