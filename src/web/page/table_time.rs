//! What is left of a round at one table: the round's clock with the minutes that the table was given.

use crate::{
    cache::events::KnownEvent,
    domain::{
        battle::Battle,
        event::clock::{RoundClock, clock_text},
        ids::RoundId,
        numbers::TableNumber,
        round::{Round, RoundState},
    },
    storage::{self, Tx},
    text::Element,
};
use chrono::{DateTime, TimeDelta, Utc};

/// A started clock, read at one table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableTime {
    pub left: TimeDelta,
    pub running: bool,
    /// When it is over, as long as nobody stops or extends it.
    pub ends_at: DateTime<Utc>,
    /// Minutes that this table alone was given.
    pub given: i64,
}

impl TableTime {
    /// None while the round is not being played, its clock was not started, or the battle has its result.
    pub async fn load_time_at_table(
        tx: &mut Tx,
        round: &Round,
        battle: &Battle,
        now: DateTime<Utc>,
    ) -> sqlx::Result<Option<Self>> {
        let (Some(table), RoundState::Published, false) =
            (battle.table_number, round.state, battle.state.is_settled())
        else {
            return Ok(None);
        };
        Self::load_clock_of_table(tx, round.id, table, now).await
    }

    async fn load_clock_of_table(
        tx: &mut Tx,
        round: RoundId,
        table: TableNumber,
        now: DateTime<Utc>,
    ) -> sqlx::Result<Option<Self>> {
        let Some(clock) = storage::clocks::find_round_clock(tx, round).await? else { return Ok(None) };
        let extensions = storage::clocks::list_table_extensions(tx, round).await?;
        let given = extensions.iter().find(|(other, _)| *other == table).map_or(0, |(_, minutes)| *minutes);
        Ok(Some(Self::from_clock_and_minutes(&clock, given, now)))
    }

    /// The same of an event that is in memory.
    pub fn from_event_in_memory(
        known: &KnownEvent,
        round: &Round,
        battle: &Battle,
        now: DateTime<Utc>,
    ) -> Option<Self> {
        let table = battle.table_number.filter(|_| round.state == RoundState::Published)?;
        let clock = known.frame.clock(round.id)?;
        Some(Self::from_clock_and_minutes(&clock, known.frame.given(round.id, table), now))
    }

    fn from_clock_and_minutes(clock: &RoundClock, given: i64, now: DateTime<Utc>) -> Self {
        let more = TimeDelta::minutes(given);
        let (left, ends_at) = (clock.left(now) + more, clock.ends_at() + more);
        Self { left, running: clock.is_running(), ends_at, given }
    }

    pub fn reads(&self) -> String {
        clock_text(self.left)
    }

    pub fn is_over(&self) -> bool {
        self.left <= TimeDelta::zero()
    }

    /// What changes only when somebody puts a hand to the clock.
    pub fn mark(&self) -> String {
        if self.running { format!("until {}", self.until()) } else { format!("paused at {}", self.left) }
    }

    /// What counts down where there is a script.
    pub fn timer(&self) -> Element {
        let left = self.left.num_milliseconds().to_string();
        let timer = Element::new("strong").with_attribute("role", "timer").with_attribute("data-left", left);
        if self.running { timer.with_attribute("data-until", self.until().to_string()) } else { timer }
    }

    /// The end in milliseconds, for the script that counts down.
    pub fn until(&self) -> i64 {
        self.ends_at.timestamp_millis()
    }
}
