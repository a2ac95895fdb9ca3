//! The battleplans in the order that moves the least terrain (`handbook E9`).

use crate::{
    actions::prelude::*,
    domain::{
        event::{
            audit::EventAct,
            pack::{BattleplanChoice, Settings},
        },
        refusal::{BattleplanRefusal, Conflict},
        system::{self, TerrainPlan, order_that_moves_least},
    },
};

/// The battleplans that the rounds of these settings are played with, as far as they are fixed.
pub fn fixed_battleplans(settings: &Settings) -> &[String] {
    let rounds = usize::try_from(settings.rounds).unwrap_or(usize::MAX).min(settings.battleplan_list.len());
    match settings.battleplans {
        BattleplanChoice::Dice => &[],
        BattleplanChoice::Public | BattleplanChoice::Secret => &settings.battleplan_list[..rounds],
    }
}

/// The same battleplans in the order that needs the fewest layouts; none where none are fixed.
pub fn best_order(settings: &Settings) -> Option<TerrainPlan> {
    let fixed = fixed_battleplans(settings);
    let system = system::find_system(&settings.system)?;
    (!fixed.is_empty()).then(|| order_that_moves_least(system, fixed))
}

/// Plays them in that order from now on. `seen` is the order that was on the organiser's screen.
pub async fn use_best_order(app: &App, by: &Actor, event: &Event, seen: &[String]) -> Result<()> {
    change_event(app, event.id, by, async |tx, _| {
        let now = storage::events::find_event(tx, event.id).await?.ok_or(Error::NotFound)?;
        if fixed_battleplans(&now.settings) != seen {
            return Err(Error::Conflict(Conflict::Battleplans));
        }
        if storage::events::newest_round(tx, event.id).await? >= RoundNumber::FIRST {
            return Err(Error::from_refusal(BattleplanRefusal::RoundsDrawn));
        }
        let Some(best) = best_order(&now.settings) else {
            return Err(Error::from_refusal(BattleplanRefusal::NotFixed));
        };
        if best.battleplans == seen {
            return Err(Error::from_refusal(BattleplanRefusal::InThatOrder));
        }
        let beyond = now.settings.battleplan_list[seen.len()..].iter().cloned();
        let battleplan_list = best.battleplans.iter().cloned().chain(beyond).collect();
        let settings = Settings { battleplan_list, ..now.settings };
        storage::events::set_settings(tx, event.id, &now.name, &settings).await?;
        let act = EventAct::BattleplansReordered { were_in: order_of_battleplans(seen, &best) };
        Ok(((), LogEntry::new(AuditSubject::Event, act)))
    })
    .await
}

/// The rounds they were in: without their names, which may be secret still.
fn order_of_battleplans(before: &[String], best: &TerrainPlan) -> Vec<usize> {
    let mut left: Vec<(usize, &String)> = (1..).zip(before).collect();
    let mut rounds = Vec::new();
    for slug in &best.battleplans {
        if let Some(at) = left.iter().position(|(_, other)| *other == slug) {
            rounds.push(left.remove(at).0);
        }
    }
    rounds
}
