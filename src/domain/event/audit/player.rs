//! What is done to players, and what staff note about their conduct.

use super::named::NamedPlayer;
use crate::domain::{
    event::{
        conduct::{ConductKind, ConductLevel},
        player::DetailText,
    },
    numbers::RoundNumber,
};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case", deny_unknown_fields)]
pub enum PlayerAct {
    SignedUp {
        /// Their army enters the painting contest.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        paints: bool,
    },
    /// Signed up without anything that tells them from a program.
    AskedToComeIn {
        paints: bool,
    },
    /// Opened the link that was mailed to them: they wait for no word of the organiser's any more.
    CameInByMail {
        has_place: bool,
    },
    JoinedWaitingList {
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        paints: bool,
    },
    Added {
        name: String,
        /// Where it is not the first: the round they play from.
        from_round: Option<RoundNumber>,
    },
    AddedAll {
        count: usize,
        /// What they came from: the name of a file.
        source: String,
        /// The number of the first; the others follow it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        first: Option<i64>,
        /// The numbers of the teams that were made for them.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        teams: Vec<i64>,
    },
    /// Those whom a file added are gone again.
    AddingTakenBack {
        count: usize,
        source: String,
    },
    Changed {
        name: String,
        /// What differs; the values are theirs alone.
        fields: Vec<PlayerField>,
    },
    CheckedIn {
        name: String,
    },
    /// Checked in, and plays though they had left, were marked as not coming or waited for a place.
    CameAfterAll {
        name: String,
    },
    CheckInTakenBack {
        name: String,
    },
    LinkRenewed {
        name: String,
    },
    LinkWithdrawn {
        name: String,
    },
    /// An account took the entry.
    Claimed {
        name: String,
    },
    /// The account gave it back.
    Released {
        name: String,
    },
    LeftWaitingList {
        name: String,
    },
    Withdrew {
        name: String,
        /// After the day until which money is given back.
        too_late_for_refund: bool,
    },
    Left {
        name: String,
        /// The last round they played in.
        after_round: RoundNumber,
    },
    /// Whoever waited got a place.
    GivenPlace {
        name: String,
    },
    /// Those who waited got the free places, by themselves.
    PlacesGiven {
        players: Vec<NamedPlayer>,
    },
    LeavingTakenBack {
        name: String,
    },
    CameBack {
        name: String,
    },
    /// Not checked in when check-in closed.
    MarkedNotComing {
        players: Vec<NamedPlayer>,
    },
    /// What was kept about somebody is deleted; without the name, on purpose.
    Forgotten {
        number: i64,
    },
    ExpectedAgain {
        players: Vec<NamedPlayer>,
    },
    /// Ticked together in the list of those who had not paid.
    MarkedPaid {
        players: Vec<NamedPlayer>,
    },
    PaymentsTakenBack {
        players: Vec<NamedPlayer>,
    },
    /// Tournament points were taken (below 0) or given, beside the battles.
    PointsCorrected {
        name: String,
        points: i64,
        /// The draw of later rounds reads it too.
        pairs: bool,
    },
    /// A penalty or a bonus does not count any more.
    CorrectionTakenBack {
        name: String,
        points: i64,
    },
    /// A player's own army is shown to the painting panel.
    EnteredPanel {
        name: String,
    },
    /// The player took it out again.
    LeftPanel {
        name: String,
    },
    /// A player's own photo of their army.
    PhotoPut {
        name: String,
    },
    PhotoRemoved {
        name: String,
    },
    /// Everybody sees it.
    PhotoReleased {
        name: String,
    },
    PhotoHeldBack {
        name: String,
    },
    /// Paint, sportsmanship or list were marked; the points that somebody gave.
    SoftScored {
        name: String,
        points: i64,
        /// What the list earned then beside them, by coming in time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        in_time: Option<i64>,
    },
}

/// What can be typed about a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerField {
    Name,
    Paid,
    Spare,
    FixedTable,
    JoinedRound,
    #[serde(untagged)]
    Text(DetailText),
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ConductAct {
    Noted { kind: ConductKind, level: ConductLevel },
    TakenBack,
}
