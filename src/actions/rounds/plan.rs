//! The battleplan of a round and when it starts, as long as the round is not closed (`handbook E8`).

use super::{Actor, change, open::open_round, subject};
use crate::{
    app::App,
    domain::{
        battleplan,
        event::{Event, audit::Entry, pack::BattleplanChoice},
        ids::EventId,
        round::Round,
    },
    error::{Error, Result},
    storage,
};
use chrono::{DateTime, Utc};

/// The battleplan and when the round starts. `seen` is the version of the round on the organiser's screen.
#[derive(Debug, Clone)]
pub struct Plan {
    pub round: i64,
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
pub async fn set_plan(app: &App, by: &Actor, event: EventId, plan: &Plan) -> Result<()> {
    change(app, event, by, async |tx, _| {
        let round = open_round(tx, event, (plan.round, plan.seen)).await?;
        let event = storage::events::find(tx, event).await?.ok_or(Error::NotFound)?;
        let (battleplan, dice) = match &plan.battleplan {
            Pick::Named(battleplan) if *battleplan == round.battleplan => {
                (battleplan.clone(), round.dice.clone())
            }
            Pick::Named(battleplan) => (battleplan.clone(), None),
            Pick::Dice => thrown(&event, round.number),
        };
        let changed = Round { battleplan, dice, starts_at: plan.starts_at, ..round.clone() };
        let mut what = Vec::new();
        if (&changed.battleplan, &changed.dice) != (&round.battleplan, &round.dice) {
            what.push(if is_secret(&event, &round) {
                format!(
                    "changed the battleplan of round {}, which is secret until it is published",
                    round.number
                )
            } else {
                let (from, to) = (in_words(&event, &round), in_words(&event, &changed));
                format!("set the battleplan of round {} to {to}; it was {from}", round.number)
            });
        }
        if changed.starts_at != round.starts_at {
            what.push(format!("set the start of round {}", round.number));
        }
        if what.is_empty() {
            return Err(Error::SentTwice);
        }
        storage::rounds::set_plan(tx, &changed).await?;
        Ok(((), Entry::new(subject(&round), what.join(", "))))
    })
    .await
}

/// What the log says on publishing: from then on the battleplan is told.
pub(super) fn told(event: &Event, round: &Round) -> String {
    match round.battleplan {
        Some(_) => format!("published round {}: {}", round.number, in_words(event, round)),
        None => format!("published round {}", round.number),
    }
}

/// The log is open to judges, and judges may play: a secret is none of its business.
fn is_secret(event: &Event, round: &Round) -> bool {
    event.settings.battleplans == BattleplanChoice::Secret && !round.is_public()
}

fn thrown(event: &Event, round: i64) -> (Option<String>, Option<String>) {
    let round = u32::try_from(round).unwrap_or_default();
    let roll = battleplan::roll(event.settings.game(), event.seed.unsigned_abs(), round);
    roll.map(|roll| (roll.battleplan.slug.clone(), roll.in_words())).unzip()
}

/// `Starstrike (dice: a 2 and a 3: table 1, Starstrike)`
fn in_words(event: &Event, round: &Round) -> String {
    let name = |slug| event.settings.battleplan_name(slug);
    let named = round.battleplan.as_deref().map_or_else(|| "none".to_owned(), name);
    match &round.dice {
        Some(dice) => format!("{named} (dice: {dice})"),
        None => named,
    }
}
