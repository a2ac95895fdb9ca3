//! What staff noted about a player's conduct, kept per event, for staff alone. What follows from it (a ruling, a
//! game lost, leaving the event) is done where those are done; this is the record.

use crate::domain::{
    ids::{EventId, PlayerId},
    numbers::RoundNumber,
};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// One entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConductNote {
    pub id: Uuid,
    pub event_id: EventId,
    pub player_id: PlayerId,
    pub kind: ConductKind,
    pub level: ConductLevel,
    pub note: String,
    /// The newest round when it was noted.
    pub round: Option<RoundNumber>,
    pub at: DateTime<Utc>,
    pub noted_by: String,
    /// Why it was a mistake, when it was.
    pub taken_back: Option<String>,
}

/// What it is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ConductKind {
    Late,
    SlowPlay,
    Rules,
    Roster,
    Dice,
    Conduct,
    Other,
}

/// How grave it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ConductLevel {
    Note,
    Warning,
    GameLoss,
    Removal,
}

enum_words! { ConductKind:
    Late "late", SlowPlay "slow_play", Rules "rules", Roster "roster", Dice "dice", Conduct "conduct",
    Other "other"
}

enum_words! { ConductLevel: Note "note", Warning "warning", GameLoss "game_loss", Removal "removal" }
