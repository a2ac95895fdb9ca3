//! The battleplan of a round and when it starts, as long as the round is not closed (`handbook E8`).

use super::{Actor, change_event, open::open_round, round_subject};
use crate::{
    actions::prelude::*,
    domain::{
        battleplan::{self, BattleplanRoll, PlanDice},
        event::{
            audit::{BattleplanChange, PickedBattleplan, RoundAct},
            pack::BattleplanChoice,
        },
        round::Round,
    },
};
use chrono::{DateTime, Utc};

/// The battleplan and when the round starts. `seen` is the version of the round on the organiser's screen.
#[derive(Debug, Clone)]
pub struct RoundPlan {
    pub round: RoundNumber,
    pub seen: i64,
    pub battleplan: Pick,
    pub starts_at: Option<DateTime<Utc>>,
}

/// How the battleplan is picked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pick {
    /// By its slug; none takes it away.
    Named(Option<String>),
    /// The round's own two dice: however often they are thrown, they fall the same.
    Dice,
}

/// Sets both. A battleplan that the dice did not pick says so by showing no dice.
pub async fn set_plan(app: &App, by: &Actor, event: EventId, plan: &RoundPlan) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let round = open_round(tx, event, (plan.round, plan.seen)).await?;
        let event = storage::events::find_event(tx, event).await?.ok_or(Error::NotFound)?;
        let (battleplan, dice) = match &plan.battleplan {
            Pick::Named(battleplan) if *battleplan == round.battleplan => {
                (battleplan.clone(), round.dice.clone())
            }
            Pick::Named(battleplan) => (battleplan.clone(), None),
            Pick::Dice => battleplan_with_dice(&event, round.number),
        };
        let changed = Round { battleplan, dice, starts_at: plan.starts_at, ..round.clone() };
        let is_other = (&changed.battleplan, &changed.dice) != (&round.battleplan, &round.dice);
        let start_changed = changed.starts_at != round.starts_at;
        if !is_other && !start_changed {
            return Err(Error::SentTwice);
        }
        storage::rounds::set_plan(tx, &changed).await?;
        let battleplan = is_other.then(|| {
            if is_secret(&event, &round) {
                return BattleplanChange::Secret;
            }
            BattleplanChange::ToAll {
                before: picked_battleplan_of(&event, &round),
                after: picked_battleplan_of(&event, &changed),
            }
        });
        let act = RoundAct::Planned { round: round.number, battleplan, start_changed };
        Ok(((), LogEntry::new(round_subject(&round), act)))
    })
    .await
}

/// From then on the battleplan is told.
pub(super) fn round_published_act(event: &Event, round: &Round) -> RoundAct {
    RoundAct::Published { round: round.number, battleplan: picked_battleplan_of(event, round) }
}

/// The log is open to judges, and judges may play: a secret is none of its business.
fn is_secret(event: &Event, round: &Round) -> bool {
    event.settings.battleplans == BattleplanChoice::Secret && !round.is_public()
}

fn battleplan_with_dice(event: &Event, round: RoundNumber) -> (Option<String>, Option<PlanDice>) {
    roll_round_battleplan(event, round).map(|roll| (roll.battleplan.slug.clone(), roll.dice())).unzip()
}

/// The round's own two dice; none where the game picks no battleplan by dice.
fn roll_round_battleplan(event: &Event, round: RoundNumber) -> Option<BattleplanRoll> {
    battleplan::roll_battleplan(event.settings.game(), event.round_seeds().of(round), round)
}

/// The round's battleplan, as the log names it; none where it has none.
fn picked_battleplan_of(event: &Event, round: &Round) -> Option<PickedBattleplan> {
    let slug = round.battleplan.as_deref()?;
    Some(PickedBattleplan { name: event.settings.battleplan_name(slug), dice: round.dice.clone() })
}
