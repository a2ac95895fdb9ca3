//! What somebody else changed meanwhile: who, when and to what.

use super::PlayerDifference;
use crate::domain::{
    battle,
    event::{
        audit::{SheetFieldChange, SheetValue},
        venue::VenueTable,
    },
    history::BattleResult,
    numbers::{RoundNumber, TableNumber},
    round::RoundState,
    standings::RankingRules,
};
use chrono::{DateTime, Utc};
use serde::Serialize;

/// Why what was sent no longer fits what stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Conflict {
    Settings,
    /// The order of the battleplans.
    Battleplans,
    /// Somebody decided this award.
    Award {
        title: String,
    },
    /// The list of tables, as it stands now; empty: none is listed.
    TableList {
        now: Vec<String>,
    },
    /// What one table has.
    #[serde(skip_serializing)]
    Table {
        now: Box<VenueTable>,
    },
    /// How players are ranked, as it stands now.
    #[serde(skip_serializing)]
    Ranking {
        now: Box<RankingRules>,
    },
    /// Players who were to throw dice share no place any more.
    SharedPlace,
    /// Somebody else marked this player's soft scores.
    SoftScore {
        name: String,
    },
    /// An entry about conduct was taken back.
    ConductTakenBack,
    /// A penalty was taken back.
    PenaltyTakenBack,
    Call,
    /// An announcement or an answer, in somebody else's words by now.
    News,
    /// A player's entry, where nothing of what was sent stands in a field.
    #[serde(skip_serializing)]
    Player {
        name: String,
        /// None: nobody knows who.
        last: Option<LastChange>,
    },
    /// A player's entry, with what stands in each field that was sent otherwise.
    #[serde(skip_serializing)]
    PlayerFields {
        name: String,
        last: Option<LastChange>,
        differences: Vec<PlayerDifference>,
    },
    /// A result; none stands when it was taken back.
    #[serde(skip_serializing)]
    Result {
        why: battle::ReportRefusal,
        stands: Option<Box<BattleStands>>,
        sent: Option<BattleResult>,
    },
    /// A field of a scoring sheet: from what the sender saw to what stands now.
    #[serde(skip_serializing)]
    SheetField {
        change: Box<SheetFieldChange>,
        sent: SheetValue,
        last: Option<LastChange>,
    },
    /// What a scoring sheet adds up to, before it is sent.
    #[serde(skip_serializing)]
    SheetSum {
        result: BattleResult,
    },
    /// A sheet of paper for a disputed table, with the result that the dispute began with.
    #[serde(skip_serializing)]
    PaperDisputed {
        table: TableNumber,
        first: BattleResult,
    },
    /// A draft, before it is drawn again.
    Draft,
    /// A draft, before it is published.
    DraftToPublish,
    Round,
    /// How far the round has come by now.
    RoundState {
        round: RoundNumber,
        now: RoundState,
    },
    /// Somebody drew this round a moment ago.
    DrawnAlready {
        round: RoundNumber,
    },
    /// The tables would be given out otherwise than was shown.
    TableProposal,
    /// A repair would do something else than was shown.
    RepairPlan,
    /// A roster: another version, or somebody else's decision.
    Roster {
        name: String,
    },
    /// A roster that is being built, in another window.
    RosterDraft,
    /// The same, before it is handed in.
    RosterDraftToHandIn,
    ProblemAnswered,
    /// How rosters are checked.
    RosterRules,
}

/// Who changed something last, and when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastChange {
    pub by: String,
    pub at: DateTime<Utc>,
    /// When the refusal was made, so that it can be told how long ago that was.
    pub now: DateTime<Utc>,
}

/// The result that stands at a table, with who decided it last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BattleStands {
    /// None: a bye.
    pub table: Option<TableNumber>,
    pub result: BattleResult,
    pub last: LastChange,
}
