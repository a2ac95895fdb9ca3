//! The battleplans of the tables of a match in one round, where they belong to tables (`teams T17`).

use super::{Actor, change_event, open::open_round, round_subject};
use crate::{
    actions::{draft, prelude::*},
    domain::{
        event::{audit::RoundAct, pack::BattleplanChoice, team::TeamMatch},
        refusal::TeamRefusal,
        round::Round,
    },
};

/// What is played at each table of a match. `seen` is the version of the round on the organiser's screen.
#[derive(Debug, Clone)]
pub struct TablePlans {
    pub round: RoundNumber,
    pub seen: i64,
    /// By their slugs, in the order of the tables.
    pub battleplans: Vec<String>,
}

/// Sets them, for matches whose battles are there already too.
///
/// # Errors
/// When a battle of the round has begun.
pub async fn set_table_plans(app: &App, by: &Actor, event: EventId, plans: &TablePlans) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let round = open_round(tx, event, (plans.round, plans.seen)).await?;
        let event = storage::events::find_event(tx, event).await?.ok_or(Error::NotFound)?;
        let mut settings = event.settings.clone();
        let before = settings.team.table_battleplans.insert(round.number, plans.battleplans.clone());
        if before.as_ref() == Some(&plans.battleplans) {
            return Err(Error::SentTwice);
        }
        storage::events::set_settings(tx, event.id, &event.name, &settings).await?;
        tell_battles(tx, &round, &plans.battleplans).await?;
        storage::rounds::touch_round(tx, round.id).await?;
        let is_secret = settings.battleplans == BattleplanChoice::Secret && !round.is_public();
        let battleplans = (!is_secret).then(|| names_of_battleplans(&event, &plans.battleplans));
        let act = RoundAct::TablesPlanned { round: round.number, battleplans };
        Ok(((), LogEntry::new(round_subject(&round), act)))
    })
    .await
}

fn names_of_battleplans(event: &Event, slugs: &[String]) -> Vec<String> {
    slugs.iter().map(|slug| event.settings.battleplan_name(slug)).collect()
}

async fn tell_battles(tx: &mut Tx, round: &Round, slugs: &[String]) -> Result<()> {
    let played: Vec<TeamMatch> = storage::team_matches::list_round_matches(tx, round.id).await?;
    let battles = storage::battles::list_battles_of_round(tx, round.id).await?;
    if played.iter().any(|of| draft::has_begun(of, &battles)) {
        return Err(Error::from_refusal(TeamRefusal::BattleplansStay));
    }
    for battle in &battles {
        let of = played.iter().find(|of| battle.match_id == Some(of.id));
        let first = of.and_then(|of| of.first_table);
        let at = first.zip(battle.table_number).and_then(|(first, table)| table.0.checked_sub(first.0));
        let slug = at.and_then(|at| slugs.get(usize::try_from(at).ok()?));
        if let Some(slug) = slug {
            storage::battles::set_battleplan(tx, battle.id, slug).await?;
        }
    }
    Ok(())
}
