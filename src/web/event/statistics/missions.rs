//! What battles were played on, from their results and their sheets.

use crate::{
    cache::standings::Ranked,
    domain::{
        battle::Battle,
        games,
        history::ResultKind,
        ids::BattleId,
        numbers::RoundNumber,
        round::Round,
        scoring::{ScoringSheet, SheetRound},
        statistics::{BattleTurns, PlayedOn},
    },
    web::prelude::*,
};
use std::collections::HashMap;

/// Battles that were played to a result: of one round, or of all.
pub(super) async fn load_played_missions(
    app: &App,
    here: &EventVisit,
    ranked: &Ranked,
    only: Option<RoundNumber>,
) -> Result<Vec<PlayedOn>> {
    let mut tx = app.database.read().await?;
    let mut all = Vec::new();
    let rounds = here.event.frame.public_rounds().filter(|round| round.number <= ranked.standings.after);
    for round in rounds.filter(|round| only.is_none_or(|only| only == round.number)) {
        let sheets = storage::sheets::of_round(&mut tx, round.id).await?;
        let sheets: HashMap<BattleId, ScoringSheet> =
            sheets.into_iter().map(|one| (one.battle_id, one.sheet)).collect();
        let battles = here.event.battles(round.id).iter().filter(|battle| !battle.is_bye());
        all.extend(battles.filter_map(|battle| played_on(here, round, (battle, sheets.get(&battle.id)))));
    }
    Ok(all)
}

fn played_on(
    here: &EventVisit,
    round: &Round,
    (battle, sheet): (&Battle, Option<&ScoringSheet>),
) -> Option<PlayedOn> {
    let result = battle.counted()?;
    if !matches!(result.kind, ResultKind::Played | ResultKind::Adjudicated) {
        return None;
    }
    let settings = &here.event.settings;
    let slug = battle.battleplan.as_deref().or(round.battleplan.as_deref());
    let plan = slug.and_then(|slug| settings.battleplan(slug));
    // What was not played to its end says nothing of its turns.
    let sheet = sheet.filter(|_| result.kind == ResultKind::Played);
    let turns = match (sheet, plan.zip(games::find_game(&settings.system))) {
        (Some(sheet), Some((plan, game))) => {
            BattleTurns::from_sheet(sheet, &game.sheet_rules(plan, [None, None]))
        }
        (Some(sheet), None) => {
            let first = sheet.rounds.first().and_then(SheetRound::goes_first);
            BattleTurns { first, ..BattleTurns::default() }
        }
        (None, _) => BattleTurns::default(),
    };
    let mission = slug.map_or_else(String::new, |slug| settings.battleplan_name(slug));
    Some(PlayedOn { mission, result, turns })
}
