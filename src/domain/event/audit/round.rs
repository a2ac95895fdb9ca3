//! What is done to rounds, and to the pairs that the organiser wishes for.

use crate::domain::{battleplan::PlanDice, pairing::ClubRule};
use serde::{Deserialize, Serialize};

/// Players are named as they were called then.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case", deny_unknown_fields)]
pub enum RoundAct {
    Drawn {
        round: i64,
        tables: usize,
        byes: usize,
    },
    DrawnAgain {
        round: i64,
        attempt: i64,
        tables: usize,
        byes: usize,
    },
    /// Players see it, and its battleplan from now on.
    Published {
        round: i64,
        battleplan: Option<PickedBattleplan>,
    },
    DraftThrownAway {
        round: i64,
    },
    /// Published, and a draft again.
    TakenBack {
        round: i64,
    },
    Closed {
        round: i64,
        /// The tables whose report was accepted by it.
        accepted: Vec<i64>,
    },
    Reopened {
        round: i64,
    },
    Planned {
        round: i64,
        battleplan: Option<BattleplanChange>,
        start_changed: bool,
    },
    PlayersSwapped {
        round: i64,
        players: [String; 2],
    },
    /// Somebody who came after the draw, across whoever had the bye.
    LateSeated {
        player: String,
        against: String,
        table: i64,
    },
    /// Without an opponent, for somebody who may still come.
    LeftWaiting {
        round: i64,
        player: String,
    },
    ByeGiven {
        round: i64,
        player: String,
    },
    BattlesBegun {
        tables: Vec<i64>,
    },
    BattlesNotBegun {
        tables: Vec<i64>,
    },
    TablesGivenOutAgain {
        round: i64,
        moves: Vec<TableMove>,
    },
    /// To a table where nobody sat.
    BattleMoved {
        round: i64,
        from: i64,
        to: i64,
    },
    BattlesChangedPlaces {
        round: i64,
        tables: [i64; 2],
    },
    Repaired {
        round: i64,
        change: RoundChange,
        moves: Vec<SeatMove>,
        /// Those who had a place and have none any more.
        out: Vec<String>,
    },
}

/// A battleplan and, where dice picked it, the dice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PickedBattleplan {
    pub name: String,
    pub dice: Option<PlanDice>,
}

/// Another battleplan than before. The log is open to judges, and judges may play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "known", rename_all = "kebab-case", deny_unknown_fields)]
pub enum BattleplanChange {
    /// Until the round is published.
    Secret,
    ToAll {
        before: Option<PickedBattleplan>,
        after: Option<PickedBattleplan>,
    },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableMove {
    pub from: i64,
    pub to: i64,
}

/// What was asked of a round that was drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "asked", rename_all = "kebab-case", deny_unknown_fields)]
pub enum RoundChange {
    Repair,
    Improve,
    Move { player: String, to: String },
    Fix { players: [String; 2] },
    Bye { player: String },
    Free { player: String },
    Apart { players: [String; 2], rounds: Vec<u32> },
    Clubs { rule: ClubRule },
}

/// A table, or a bye, whose players are new.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatMove {
    /// None: a bye.
    pub table: Option<u32>,
    /// One with a bye, else two.
    pub players: Vec<Reseated>,
}

/// Somebody on a new seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reseated {
    pub name: String,
    /// Where they were; None: nowhere.
    pub was: Option<Seat>,
}

/// Where somebody was: at a table with somebody, or with the bye.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    pub table: Option<u32>,
    pub with: Option<String>,
}

/// No rounds named: in every one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case", deny_unknown_fields)]
pub enum PairAct {
    KeptApart {
        players: [String; 2],
        rounds: Vec<u32>,
    },
    BroughtTogether {
        players: [String; 2],
        rounds: Vec<u32>,
    },
    /// The wish is taken back.
    NoLongerApart {
        players: [String; 2],
        rounds: Vec<u32>,
    },
    NoLongerTogether {
        players: [String; 2],
        rounds: Vec<u32>,
    },
}
