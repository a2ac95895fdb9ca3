//! What the frame of an event's pages shows besides the page: the clock of the round, and what waits at the desk.

use crate::{
    domain::{
        event::{Event, call::CallState, clock::RoundClock, news::NewsItem, player::Status},
        ids::EventId,
    },
    error::Result,
    storage::{self, Tx},
};

/// Announcements that stand on a page at once.
const NEWS: i64 = 3;

/// The clock of the round that is on, and the counts of the desk's groups.
#[derive(Debug, Clone, Default)]
pub struct Frame {
    /// Of the newest round that is being played, once its clock was started.
    pub clock: Option<RoundClock>,
    /// What everybody should know now, the newest first; nowhere at the desk.
    pub news: Vec<NewsItem>,
    pub due: Due,
}

/// What waits for somebody of the staff.
#[derive(Debug, Clone, Copy, Default)]
pub struct Due {
    /// Tables whose reports differ.
    pub disputes: i64,
    /// Tables that wait for a judge.
    pub calls: i64,
    /// Rosters to decide.
    pub rosters: i64,
    /// People on the waiting list.
    pub waiting: i64,
}

impl Frame {
    /// For any page of the event; the counts alone where the desk is looked at.
    pub async fn load(tx: &mut Tx, event: &Event, at_desk: bool) -> Result<Self> {
        let clock = storage::clocks::of_event(tx, event.id).await?;
        let due = if at_desk { Due::load(tx, event.id).await? } else { Due::default() };
        let news = if at_desk { Vec::new() } else { storage::news::standing(tx, event.id, NEWS).await? };
        Ok(Self { clock, news, due })
    }
}

impl Due {
    async fn load(tx: &mut Tx, event: EventId) -> Result<Self> {
        let calls = storage::calls::open(tx, event).await?;
        let calls = calls.iter().filter(|call| call.state == CallState::Waiting).count();
        Ok(Self {
            disputes: storage::battles::count_disputed(tx, event).await?,
            calls: i64::try_from(calls).unwrap_or_default(),
            rosters: storage::rosters::count_undecided(tx, event).await?,
            waiting: storage::players::count(tx, event, Status::Waiting).await?,
        })
    }
}
