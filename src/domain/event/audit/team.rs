//! What is done to teams and to their matches. A choice of the draft stands here when everybody may know it, never
//! before.

use super::named::NamedPlayer;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case", deny_unknown_fields)]
pub enum TeamAct {
    SignedUp {
        name: String,
    },
    JoinedWaitingList {
        name: String,
    },
    Added {
        name: String,
    },
    Changed {
        name: String,
    },
    /// By the team's invitation.
    MemberJoined {
        name: String,
    },
    /// By staff, or by the captain.
    MemberAdded {
        name: String,
    },
    /// Role, place, or whether they stand in for the captain.
    MemberChanged {
        name: String,
    },
    MemberLeft {
        name: String,
    },
    InvitationRenewed {
        name: String,
    },
    /// All members are here.
    CheckedIn {
        name: String,
    },
    LeftWaitingList {
        name: String,
    },
    Withdrew {
        name: String,
        /// After the day until which money is given back.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        too_late_for_refund: bool,
    },
    Left {
        name: String,
        after_round: u32,
    },
    /// From the waiting list, or back again.
    GivenPlace {
        name: String,
    },
    /// Those that waited got the free places, by themselves.
    PlacesGiven {
        teams: Vec<NamedPlayer>,
    },
    /// Its captain took leaving back.
    CameBack {
        name: String,
    },
    /// Ticked together in the list of those that had not paid.
    MarkedPaid {
        teams: Vec<NamedPlayer>,
    },
    PaymentsTakenBack {
        teams: Vec<NamedPlayer>,
    },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case", deny_unknown_fields)]
pub enum MatchAct {
    /// Everybody sees now what was chosen in this step, counted from 1.
    StepShown { step: usize, choices: Vec<ShownInLog>, complete: bool },
    /// One side has chosen in this step, counted from 1; what, nobody sees yet.
    ChoiceMade { step: usize, team: String },
    /// A judge took a step back, for both sides.
    StepTakenBack { step: usize },
    /// Who plays whom was typed in from cards on the table.
    TypedIn { battles: usize },
    /// A captain has typed in who plays whom; it holds once the other has typed the same.
    TypedByCaptain { team: String },
    /// Who is missing was said before the draft.
    MissingNamed { players: Vec<String> },
    /// A team that is not there loses all of its boards.
    EveryBoardLost { team: String },
    /// Points were added to a match, or taken from it.
    Corrected { team: String, match_points: i64, game_points: i64 },
}

/// What one team chose, once it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShownInLog {
    pub team: String,
    /// Names of players, or numbers of tables.
    pub chose: Vec<String>,
    /// Nobody chose in time.
    pub by_lot: bool,
    /// Who chose, and when.
    pub by: String,
}
