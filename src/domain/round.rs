//! A round as the event keeps it: drafted, published, closed.

use super::{
    battleplan::PlanDice,
    ids::{EventId, RoundId},
};
use crate::domain::numbers::RoundNumber;
use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;

/// One round. Who meets whom is in its battles.
#[derive(Debug, Clone)]
pub struct Round {
    pub id: RoundId,
    pub event_id: EventId,
    /// From 1.
    pub number: RoundNumber,
    pub state: RoundState,
    /// The battleplan's slug.
    pub battleplan: Option<String>,
    /// How the battleplan was drawn, when it was.
    pub dice: Option<PlanDice>,
    /// The lottery of the draw comes from it. Columns have a sign: a seed of 2^63 or more stands here as less than 0.
    pub seed: i64,
    /// 1, and one more with every re-draw.
    pub attempt: i64,
    pub method: RoundMethod,
    pub starts_at: Option<DateTime<Utc>>,
    pub drawn_at: DateTime<Utc>,
    pub published_at: Option<DateTime<Utc>>,
    pub closed_at: Option<DateTime<Utc>>,
    pub version: i64,
}

/// What put the players together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RoundMethod {
    /// It came with an event file: whoever drew it, it was not this event.
    EventFile,
    /// A method and its version, as anybody needs it to draw the round again: `record-win-path/1`.
    Drawn(String),
}

impl RoundMethod {
    /// As stored and shown.
    pub fn as_str(&self) -> &str {
        match self {
            Self::EventFile => "event-file",
            Self::Drawn(method) => method,
        }
    }
}

impl RoundMethod {
    /// Whether a round was drawn by the method of this word, in whatever version of it.
    pub fn is_of(&self, method: &str) -> bool {
        self.as_str().split('/').next() == Some(method)
    }
}

impl From<String> for RoundMethod {
    fn from(stored: String) -> Self {
        if stored == Self::EventFile.as_str() { Self::EventFile } else { Self::Drawn(stored) }
    }
}

/// How far a round has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum RoundState {
    /// Only staff see it.
    Draft,
    Published,
    /// Its results are final for players.
    Closed,
}

enum_words! { RoundState: Draft "draft", Published "published", Closed "closed" }

impl Round {
    pub fn is_public(&self) -> bool {
        self.state != RoundState::Draft
    }

    /// It is planned for an hour that is not near: nobody starts its clock now.
    pub fn begins_later(&self, now: DateTime<Utc>) -> bool {
        self.starts_at.is_some_and(|at| at > now + TimeDelta::minutes(30))
    }
}
