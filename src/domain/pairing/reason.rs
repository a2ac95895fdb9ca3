//! Why two players meet, or one of them has nobody to meet: as facts, which others make sentences of.

use super::compromises::Gap;
use crate::domain::numbers::RoundNumber;
use serde::{Deserialize, Serialize};

/// One reason for a table or a bye. Records are written `2-1-0`, win paths `WWL`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The organiser set it.
    ByHand,
    /// The places of the two in the seeding, from 1.
    Seeds {
        upper: usize,
        lower: usize,
    },
    /// The organiser's list has this pair.
    Listed,
    /// All of a group meet all; without a letter, there is one group. `rests`: no opponent in this round.
    RoundRobin {
        group: Option<String>,
        rests: bool,
    },
    /// Nobody of their own group is left to meet in this round. `other`: the group of the opponent, who has nobody left
    /// either; without, there is no opponent. Without `group`, all are in one.
    GroupDone {
        group: Option<String>,
        other: Option<String>,
    },
    /// Seeds of a cut. Without another, the seed goes on without a battle.
    Cut {
        seed: usize,
        other: Option<usize>,
    },
    /// Seeds of a cut who lost the semi-finals of it.
    ThirdPlace {
        seed: usize,
        other: usize,
    },
    /// Seeds of a cut, of whom the other has left: the first goes on without a battle.
    Walkover {
        seed: usize,
        other: usize,
    },
    /// In the organiser's own words, why somebody has no opponent.
    Said(String),

    /// They should not meet, and no draw could avoid it.
    Forbidden {
        a: String,
        b: String,
    },
    /// They should not meet, and were set before the draw.
    ForbiddenAndSet {
        a: String,
        b: String,
    },
    /// They have met in these rounds.
    Again {
        a: String,
        b: String,
        rounds: Vec<RoundNumber>,
        because: AgainBecause,
    },
    /// Keeping these two of one club apart would cost more.
    Clubmates {
        club: String,
    },
    /// The upper half of the seeds counts as a win ahead.
    HeadStart,
    /// The lot.
    Random,
    SameRecord {
        record: String,
    },
    /// Different records that are worth the same.
    EqualRecords {
        upper: String,
        lower: String,
    },
    RecordGap {
        upper: String,
        lower: String,
        gap: Gap,
        #[serde(flatten)]
        because: GapBecause,
    },
    SamePath {
        path: String,
    },
    /// As many tournament points.
    SamePoints {
        points: u64,
    },
    PointsGap {
        upper: u64,
        lower: u64,
        #[serde(flatten)]
        because: GapBecause,
    },
    /// Places in the standings.
    Standing {
        upper: u32,
        lower: u32,
        /// Somebody else stands between them.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        is_wide: bool,
        #[serde(flatten)]
        because: GapBecause,
    },
    PathGap {
        a: String,
        b: String,
        gap: Gap,
        #[serde(flatten)]
        because: GapBecause,
    },

    /// The number of players is odd, so that one has a bye.
    OddNumber,
    /// The number of players is odd, so that the spare player plays.
    SparePlays {
        name: String,
    },
    /// The organiser set a spare player against them.
    AgainstSpare,
    /// Should not meet the spare player, and no draw could avoid it.
    SpareForbidden,
    /// Had a bye in these rounds.
    HadBye {
        rounds: Vec<RoundNumber>,
    },
    /// Had a bye, or met a spare player, in these rounds.
    HadByeOrSpare {
        rounds: Vec<RoundNumber>,
    },
    LowestRecord {
        record: String,
    },
    /// The fewest tournament points.
    LowestPoints {
        points: u64,
    },
    /// The last of the standings.
    LastInStandings {
        place: u32,
    },
    /// Of those on the lowest record.
    LowestPath {
        path: String,
    },
    /// The lowest record of those who can have the bye.
    LowestThatCan {
        record: String,
    },
    /// The round was repaired: with anybody else, more tables would have changed.
    FewestChanges,
}

/// Why two meet who are not level. Of a repaired round, in which the number was not odd: with anything nearer, more tables
/// would have changed. Otherwise it would have cost more elsewhere.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GapBecause {
    /// The number of players on the upper record, or with the upper points, is odd.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_odd: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_repair: bool,
}

impl Reason {
    /// The same of a table whose two sit the other way round: seeds of a cut, and groups, stand in the order of the
    /// names.
    #[must_use]
    pub fn turned(self) -> Self {
        match self {
            Self::Cut { seed, other: Some(other) } => Self::Cut { seed: other, other: Some(seed) },
            Self::ThirdPlace { seed, other } => Self::ThirdPlace { seed: other, other: seed },
            Self::GroupDone { group, other: Some(other) } => {
                Self::GroupDone { group: Some(other), other: group }
            }
            reason => reason,
        }
    }
}

/// The reasons for one table, what matters most first.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Reasons(pub Vec<Reason>);

/// Why two players meet again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AgainBecause {
    /// The event allows it in this round.
    Allowed,
    /// Everybody else on the record of `a` has met them, or is forbidden.
    AllOthersMet {
        record: String,
    },
    NobodyElse {
        record: String,
    },
    /// No draw has fewer second meetings.
    Fewest,
    /// They were set before the draw.
    Set,
}
impl Reason {
    /// Goes by what somebody has won and lost before.
    pub fn is_of_record(&self) -> bool {
        matches!(
            self,
            Self::SameRecord { .. }
                | Self::EqualRecords { .. }
                | Self::RecordGap { .. }
                | Self::SamePath { .. }
                | Self::PathGap { .. }
                | Self::LowestRecord { .. }
                | Self::LowestPath { .. }
                | Self::LowestThatCan { .. }
        )
    }
}
