//! The one who is left of an odd number: the bye is given, or they wait for somebody who may still come.

use super::{
    Actor, change_event,
    open::{is_last, open_round},
    round_subject,
};
use crate::{
    actions::prelude::*,
    domain::{
        battle::{Battle, ResultDecision, State},
        event::audit::RoundAct,
        history::{BattleResult, ResultKind, Score},
        refusal::RoundRefusal,
    },
};
use chrono::{DateTime, Utc};

/// A player without an opponent. `seen` is the version of the round on the organiser's screen.
#[derive(Debug, Clone, Copy)]
pub struct ByeOrWait {
    pub round: RoundNumber,
    pub seen: i64,
    /// Their number.
    pub player: i64,
    /// Whether they wait; otherwise they have the bye.
    pub waits: bool,
}

pub async fn give_bye_or_wait(app: &App, by: &Actor, event: &Event, asked: &ByeOrWait) -> Result<()> {
    change_event(app, event.id, by, async |tx, _| {
        let round = open_round(tx, event.id, (asked.round, asked.seen)).await?;
        let player = storage::players::by_number(tx, event.id, asked.player).await?.ok_or(Error::NotFound)?;
        let battles = storage::battles::list_battles_of_round(tx, round.id).await?;
        let alone = battles.into_iter().find(|battle| battle.is_bye() && battle.a == player.id);
        let battle = alone.ok_or_else(|| {
            Error::from_refusal(RoundRefusal::HasOpponent { name: player.name.to_string() })
        })?;
        if battle.is_waiting() == asked.waits {
            return Err(Error::SentTwice);
        }
        if asked.waits {
            is_last(tx, &round).await?;
        }
        let battle = if asked.waits { battle.undecided() } else { confirm_bye(battle, app.clock.now()) };
        storage::battles::set_anew(tx, &battle).await?;
        storage::rounds::touch_round(tx, round.id).await?;
        let (number, player) = (round.number, player.name.to_string());
        let act = if asked.waits {
            RoundAct::LeftWaiting { round: number, player }
        } else {
            RoundAct::ByeGiven { round: number, player }
        };
        Ok(((), LogEntry::new(round_subject(&round), act)))
    })
    .await
}

/// A bye, decided at once.
pub(super) fn confirm_bye(battle: Battle, at: DateTime<Utc>) -> Battle {
    Battle {
        state: State::Confirmed,
        result: Some(BattleResult {
            kind: ResultKind::Bye,
            a: Score::default(),
            b: Score::default(),
            ruled: None,
        }),
        decided: Some(ResultDecision { by: "Muster".into(), at }),
        ..battle
    }
}
