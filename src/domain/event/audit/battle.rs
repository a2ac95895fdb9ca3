//! What is done at a table: reports, rulings, calls for a judge, the scoring sheet.

use crate::domain::{
    event::call::{AppealOutcome, CallKind},
    history::BattleResult,
    ids::PlayerId,
};
use serde::{Deserialize, Serialize};

/// Who sat at a table, the first player and the second: a result says who won only with them.
pub type Seated = [PlayerId; 2];

/// `from_sheet`: the numbers are what the scoring sheet adds up to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case", deny_unknown_fields)]
pub enum BattleAct {
    Reported {
        result: BattleResult,
        from_sheet: bool,
        /// Who sat there; nothing in entries of before this was kept.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seats: Option<Seated>,
    },
    /// Another report than the first, which stands until staff decide.
    Disputed {
        result: BattleResult,
        first: Option<BattleResult>,
        from_sheet: bool,
        /// Who sat there; nothing in entries of before this was kept.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seats: Option<Seated>,
    },
    Corrected {
        before: BattleResult,
        after: BattleResult,
        from_sheet: bool,
        /// Who sat there; nothing in entries of before this was kept.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seats: Option<Seated>,
    },
    Confirmed {
        result: BattleResult,
        from_sheet: bool,
        /// Who sat there; nothing in entries of before this was kept.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seats: Option<Seated>,
    },
    /// From a sheet of paper that both signed.
    EnteredFromPaper {
        result: BattleResult,
        /// Who sat there; nothing in entries of before this was kept.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seats: Option<Seated>,
    },
    /// From paper, for somebody else to check.
    TypedInFromPaper {
        result: BattleResult,
        before: Option<BattleResult>,
        /// Who sat there; nothing in entries of before this was kept.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seats: Option<Seated>,
    },
    /// By a judge.
    Set {
        result: BattleResult,
        before: Option<BattleResult>,
        /// Who sat there; nothing in entries of before this was kept.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seats: Option<Seated>,
    },
    TakenBack {
        before: Option<BattleResult>,
    },
    Accepted {
        result: BattleResult,
        /// Who sat there; nothing in entries of before this was kept.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seats: Option<Seated>,
    },
    /// Every report of a round that nobody disputes.
    AllAccepted {
        count: u64,
    },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case", deny_unknown_fields)]
pub enum CallAct {
    Called {
        kind: CallKind,
    },
    Withdrawn,
    Taken {
        /// A player of the judge's own club sits there.
        own_club: bool,
    },
    PassedOn,
    Answered,
    AppealAnswered {
        outcome: AppealOutcome,
    },
    /// The players of a table that was quiet were asked how far they are.
    AskedHowFar,
    /// A judge began to watch the table for slow play.
    SlowPlayWatched,
    /// What was seen stands beside it.
    SlowPlayEnded {
        minutes: i64,
    },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SheetAct {
    /// A judge's tap against the rules, or outside of them.
    LetStand {
        change: SheetFieldChange,
        /// The rules it broke: `R5`.
        against: Vec<String>,
    },
    /// A player lets everybody read along.
    SharedLive {
        name: String,
    },
    NoLongerShared {
        name: String,
    },
}

/// A field of a scoring sheet that says something else now. Names are as they were then: of the players, of a line of
/// the battleplan, of a battle tactic.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetFieldChange {
    /// As phones write it: `line/2/a/one`.
    pub field: String,
    /// What the field's line is called on the battleplan, where it is one.
    pub line: Option<String>,
    pub before: SheetValue,
    pub after: SheetValue,
    /// The players, first and second.
    pub players: [String; 2],
}

/// What a field says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetValue {
    /// Empty: nothing.
    pub code: String,
    /// What the code means, where it has a name.
    pub name: Option<String>,
}
