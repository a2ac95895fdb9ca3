//! Tournament points that staff took from a player or gave, with the reason: a correction of the standings that everybody
//! can read, and that can be taken back.

use crate::domain::{
    history::PointCorrection,
    ids::{EventId, PlayerId},
    numbers::RoundNumber,
};
use chrono::{DateTime, Utc};
use uuid::Uuid;

/// A penalty, or a bonus (`systems TR6`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Penalty {
    pub id: Uuid,
    pub event_id: EventId,
    pub player_id: PlayerId,
    /// Below 0: taken; above: given.
    pub points: i64,
    pub reason: String,
    /// The newest round that was out then: the standings after it are the first that count it.
    pub round: RoundNumber,
    /// Whether the draw of later rounds reads it too.
    pub pairs: bool,
    pub at: DateTime<Utc>,
    /// By the name they had.
    pub given_by: String,
    /// Why it was a mistake, when it was: then it counts nothing.
    pub taken_back: Option<String>,
}

impl Penalty {
    /// What standings and draws read.
    pub fn correction(&self) -> PointCorrection {
        PointCorrection {
            round: self.round,
            points: self.points,
            reason: self.reason.clone(),
            pairs: self.pairs,
        }
    }
}
