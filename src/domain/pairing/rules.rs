//! What an event chooses about its draws. The default is the handbook's.

use crate::domain::numbers::RoundNumber;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The choices of an event, the same for every round.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rules {
    pub order: PairingOrder,
    pub first_round: FirstRound,
    pub clubs: Clubs,
    pub floaters: Floaters,
    /// Who met before may meet again: it costs nothing.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub rematches: bool,
    /// Keys of players who count as a win ahead of all others: for the draw alone, never in the standings.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub head_start: Vec<String>,
    /// Tournament points by the keys of players, as they stood when the round was drawn, where classes are made of
    /// them; or a number that is the higher, the better the place in the standings is.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub points: BTreeMap<String, u64>,
}

/// What brings two players together from round 2 on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PairingOrder {
    /// The same record, then the same win path (`handbook P2`).
    #[default]
    Record,
    /// Nothing but the lottery. Nobody meets twice all the same.
    Random,
    /// The same tournament points, then the nearest (`systems TR6`).
    Points,
    /// The nearest in the standings: the first meets the second (`teams T28`).
    Standing,
}

impl PairingOrder {
    /// Classes are made of a number that each player has, and not of records and win paths.
    pub fn goes_by_numbers(self) -> bool {
        matches!(self, Self::Points | Self::Standing)
    }
}

/// How round 1 is drawn (`handbook P1`).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstRound {
    #[default]
    Random,
    /// The upper half of this list of player keys meets the lower half, in order: of 32, the first meets
    /// the seventeenth. Players who are not listed come last.
    Seeded(Vec<String>),
}

/// When players of one club are kept apart (`handbook P7`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clubs {
    pub rounds: BTreeMap<RoundNumber, ClubRule>,
    pub otherwise: ClubRule,
}

/// How much it matters that two players of one club do not meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClubRule {
    Off,
    /// Less than the win path: it decides between draws that are otherwise equally good.
    Soft,
    /// More than the record, less than a second meeting.
    Strong,
}

enum_words! { ClubRule: Off "off", Soft "soft", Strong "strong" }

impl Clubs {
    /// The rule in `round`.
    pub fn in_round(&self, round: RoundNumber) -> ClubRule {
        self.rounds.get(&round).copied().unwrap_or(self.otherwise)
    }

    /// The same rule in every round.
    #[must_use]
    pub fn with_one_rule(rule: ClubRule) -> Self {
        Self { rounds: BTreeMap::new(), otherwise: rule }
    }
}

impl Default for Clubs {
    fn default() -> Self {
        Self { rounds: BTreeMap::from([(RoundNumber::FIRST, ClubRule::Strong)]), otherwise: ClubRule::Off }
    }
}

/// Who leaves a group of equal records when its number is odd.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Floaters {
    /// Those whose win paths are the nearest.
    #[default]
    Path,
    Random,
}
