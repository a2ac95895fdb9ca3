//! What is done to rounds, and to the pairs that the organiser wishes for.

use crate::domain::{
    battleplan::PlanDice,
    numbers::{RoundNumber, TableNumber},
    pairing::ClubRule,
};
use serde::{Deserialize, Serialize};

/// Players are named as they were called then.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case", deny_unknown_fields)]
pub enum RoundAct {
    Drawn {
        round: RoundNumber,
        tables: usize,
        byes: usize,
        /// Those who were not checked in; they play from the next round on.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        left_out: Vec<String>,
    },
    DrawnAgain {
        round: RoundNumber,
        attempt: i64,
        tables: usize,
        byes: usize,
        /// Those who were not checked in; they play from the next round on.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        left_out: Vec<String>,
    },
    /// Players see it, and its battleplan from now on.
    Published {
        round: RoundNumber,
        battleplan: Option<PickedBattleplan>,
    },
    DraftThrownAway {
        round: RoundNumber,
    },
    /// Published, and a draft again.
    TakenBack {
        round: RoundNumber,
    },
    Closed {
        round: RoundNumber,
        /// The tables whose report was accepted by it.
        accepted: Vec<TableNumber>,
    },
    Reopened {
        round: RoundNumber,
    },
    Planned {
        round: RoundNumber,
        battleplan: Option<BattleplanChange>,
        start_changed: bool,
    },
    PlayersSwapped {
        round: RoundNumber,
        players: [String; 2],
    },
    /// Somebody who came after the draw, across whoever had the bye.
    LateSeated {
        player: String,
        against: String,
        table: TableNumber,
    },
    /// Two teams changed places. Where the round was published, the drafts of both matches began anew.
    TeamsSwapped {
        round: RoundNumber,
        teams: [String; 2],
        /// The matches whose draft began anew, by their places.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        begun_anew: Vec<i64>,
    },
    /// A team that came after the draw meets whoever had the bye, or has it.
    LateTeamSeated {
        round: RoundNumber,
        team: String,
        /// None: it has the bye.
        against: Option<String>,
    },
    /// Without an opponent, for somebody who may still come.
    LeftWaiting {
        round: RoundNumber,
        player: String,
    },
    ByeGiven {
        round: RoundNumber,
        player: String,
    },
    BattlesBegun {
        tables: Vec<TableNumber>,
    },
    BattlesNotBegun {
        tables: Vec<TableNumber>,
    },
    TablesGivenOutAgain {
        round: RoundNumber,
        moves: Vec<TableMove>,
    },
    /// To a table where nobody sat.
    BattleMoved {
        round: RoundNumber,
        from: TableNumber,
        to: TableNumber,
    },
    BattlesChangedPlaces {
        round: RoundNumber,
        tables: [TableNumber; 2],
    },
    Repaired {
        round: RoundNumber,
        change: RoundChange,
        moves: Vec<SeatMove>,
        /// Those who had a place and have none any more.
        out: Vec<String>,
    },
    /// The same for a round of teams.
    MatchesRepaired {
        round: RoundNumber,
        change: RoundChange,
        moves: Vec<MatchMove>,
        /// Teams that had a place and have none any more.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        out: Vec<String>,
        /// The matches whose draft began anew, by their places.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        begun_anew: Vec<i64>,
    },
    /// The battleplans of the tables of its matches; none where they are secret until the round is out.
    TablesPlanned {
        round: RoundNumber,
        battleplans: Option<Vec<String>>,
    },
}

/// A match that is new, by its place in the round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchMove {
    pub place: i64,
    /// Those who meet now, or the one that has the bye, each with whom they would have met; tables are not said.
    pub teams: Vec<Reseated>,
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
    pub from: TableNumber,
    pub to: TableNumber,
}

/// What was asked of a round that was drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "asked", rename_all = "kebab-case", deny_unknown_fields)]
pub enum RoundChange {
    Repair,
    Improve,
    Move {
        player: String,
        to: String,
    },
    Fix {
        players: [String; 2],
    },
    Bye {
        player: String,
    },
    /// Somebody who came after the draw.
    Seat {
        player: String,
    },
    /// Somebody who leaves before the round.
    Out {
        player: String,
    },
    Free {
        player: String,
    },
    Apart {
        players: [String; 2],
        rounds: Vec<RoundNumber>,
    },
    Clubs {
        rule: ClubRule,
    },
}

/// A table, or a bye, whose players are new.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatMove {
    /// None: a bye.
    pub table: Option<TableNumber>,
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
    pub table: Option<TableNumber>,
    pub with: Option<String>,
}

/// No rounds named: in every one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case", deny_unknown_fields)]
pub enum PairAct {
    KeptApart {
        players: [String; 2],
        rounds: Vec<RoundNumber>,
    },
    BroughtTogether {
        players: [String; 2],
        rounds: Vec<RoundNumber>,
    },
    /// The wish is taken back.
    NoLongerApart {
        players: [String; 2],
        rounds: Vec<RoundNumber>,
    },
    NoLongerTogether {
        players: [String; 2],
        rounds: Vec<RoundNumber>,
    },
}
