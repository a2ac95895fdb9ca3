//! A match: one team against another in a round, over as many battles as a team has players.

use super::draft::Side;
use crate::domain::{
    ids::{EventId, MatchId, PlayerId, RoundId, TeamId},
    numbers::TableNumber,
};
use serde::{Deserialize, Serialize};

/// One team against another in one round. Its battles are in the tables of battles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamMatch {
    pub id: MatchId,
    pub event_id: EventId,
    pub round_id: RoundId,
    /// Among the matches of the round, from 1.
    pub place: i64,
    pub a: TeamId,
    /// Nobody: a bye.
    pub b: Option<TeamId>,
    /// Paired by the organiser's hand.
    pub fixed: bool,
    /// The first of its tables, which stand side by side; none for a bye.
    pub first_table: Option<TableNumber>,
    /// Who is known to be missing, named before the draft (`teams T27`).
    pub missing: Vec<PlayerId>,
    pub corrections: Vec<Correction>,
    pub version: i64,
}

/// What staff added to a match, or took from it (`teams T26`): of match points and of game points, apart.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Correction {
    pub side: Side,
    pub match_points: i64,
    pub game_points: i64,
    pub reason: String,
    /// Whether the draw of later rounds reads it too, or the standings alone.
    pub pairs: bool,
}
