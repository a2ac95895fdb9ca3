//! Tables whose battle has begun, as staff say.

use crate::{
    actions::{prelude::*, rounds::round_subject},
    domain::{
        battle::{Battle, State},
        event::audit::RoundAct,
        numbers::TableNumber,
        refusal::RoundRefusal,
        round::RoundState,
    },
};

/// Staff say which tables have begun; those stay as they are from then on.
pub async fn set_begun(app: &App, by: &Actor, event: &Event, begun: &Begun) -> Result<()> {
    change_event(app, event.id, by, async |tx, _| {
        let round = storage::rounds::by_number(tx, event.id, begun.round).await?.ok_or(Error::NotFound)?;
        if round.state != RoundState::Published {
            return Err(Error::from_refusal(RoundRefusal::NotPublished));
        }
        let battles = storage::battles::list_battles_of_round(tx, round.id).await?;
        let mut numbers = Vec::new();
        for number in &begun.tables {
            let battle = battles.iter().find(|battle| battle.table_number == Some(*number));
            let battle =
                battle.ok_or_else(|| Error::from_refusal(RoundRefusal::NoTableInRound { table: *number }))?;
            if battle.state != State::Open {
                continue;
            }
            storage::battles::set_begun(tx, battle, begun.is).await?;
            numbers.push(*number);
        }
        let now = storage::battles::list_battles_of_round(tx, round.id).await?;
        let has_sheet = |battle: &&Battle| {
            battle.begun && begun.tables.iter().any(|number| battle.table_number == Some(*number))
        };
        if let (false, Some(battle)) = (begun.is, now.iter().find(has_sheet)) {
            return Err(Error::from_refusal(RoundRefusal::SheetStarted {
                table: battle.table_number.unwrap_or_default(),
            }));
        }
        if numbers.is_empty() {
            return Err(Error::from_refusal(RoundRefusal::ResultsAlready));
        }
        storage::rounds::touch_round(tx, round.id).await?;
        let act = if begun.is {
            RoundAct::BattlesBegun { tables: numbers }
        } else {
            RoundAct::BattlesNotBegun { tables: numbers }
        };
        Ok(((), LogEntry::new(round_subject(&round), act)))
    })
    .await
}

/// Tables that have begun, or have not.
#[derive(Debug, Clone)]
pub struct Begun {
    pub round: RoundNumber,
    pub tables: Vec<TableNumber>,
    pub is: bool,
}
