//! What is done to the standings, the awards, and what the big screen shows of them.

use super::named::NamedPlayer;
use crate::domain::{
    event::{
        award::Basis,
        clock::Hand,
        screen::{AwardReveal, Shows},
        vote::VoteChoices,
    },
    numbers::RoundNumber,
    standings::RankingRules,
    system::CallOut,
};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case", deny_unknown_fields)]
pub enum StandingsAct {
    RankingChanged {
        before: RankingRules,
        after: RankingRules,
    },
    ShownUpTo {
        /// None: all of them; 0: none.
        round: Option<RoundNumber>,
    },
    /// A shared place, broken by dice.
    RolledOff {
        seed: u64,
        rolls: Vec<AwardRoll>,
        /// The keys of those who threw; nothing in entries of before this was kept.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        players: Vec<String>,
        /// The round after which they shared a place.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<RoundNumber>,
    },
}

/// What somebody threw for a shared place, and the place it gave them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AwardRoll {
    pub name: String,
    pub dice: Vec<u8>,
    pub place: u32,
}

/// `title` is the award's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AwardAct {
    /// One award for the best of each.
    BestOfFactionsAdded {
        factions: Vec<String>,
    },
    Added {
        title: String,
        basis: Basis,
    },
    Given {
        title: String,
        to: NamedPlayer,
    },
    /// None: nothing goes with it any more.
    PrizeSet {
        title: String,
        prize: Option<String>,
    },
    /// A choice was taken back.
    LeftOpen {
        title: String,
    },
    Removed {
        title: String,
    },
    VoteOpened {
        title: String,
        choices: VoteChoices,
    },
    /// Somebody voted: neither who nor whom for is kept.
    Voted {
        title: String,
    },
    VoteClosed {
        title: String,
    },
    /// With all that was voted.
    VoteThrownAway {
        title: String,
    },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ScreenAct {
    Shown {
        shows: Shows,
    },
    ClockTurned {
        hand: Hand,
        /// Milliseconds left then; less than none: over by so much.
        left: i64,
    },
    /// It was started by mistake: as if nobody had.
    ClockStartTakenBack,
    TableExtended {
        minutes: i64,
    },
    /// Empty: what the game system says.
    CallOutsSet {
        calls: Vec<CallOut>,
    },
    CeremonyStep {
        title: String,
        becomes: AwardReveal,
    },
    /// Back to its beginning.
    CeremonyForgotten,
}
