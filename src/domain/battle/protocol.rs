//! The report protocol as a table of transitions: open → reported → confirmed, or disputed → ruled
//! (`handbook R11`). Only what is written here can happen to a battle's result.
//!
//! | now       | its reporter sends       | the opponent sends            | staff                        |
//! |-----------|--------------------------|-------------------------------|------------------------------|
//! | open      | reported                 | reported                      | paper: confirmed; rule       |
//! |           |                          |                               | checked paper: reported      |
//! | reported  | corrected, if not stale  | equal: confirmed; else disputed | accept: confirmed; paper; rule |
//! | confirmed | equal: kept; else refused | the same                     | rule; clear                  |
//! | disputed  | refused                  | refused                       | rule; clear                  |
//! | ruled     | refused                  | refused                       | rule; clear                  |

use crate::domain::{history::BattleResult, scoring::Side};
use serde::Serialize;

/// How far the result of a battle has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum State {
    /// Nobody has said anything.
    Open,
    /// One player has.
    Reported,
    /// Both have said the same, or staff accepted what one said.
    Confirmed,
    /// They said different things; only staff settle it.
    Disputed,
    /// Staff decided; only staff change it.
    Ruled,
}

/// Who sent a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sender {
    Player(Side),
    Staff,
}

/// What a move meets.
#[derive(Debug, Clone)]
pub struct BattleStanding {
    pub state: State,
    /// Who sent what stands; means nothing while open.
    pub sender: Sender,
    pub result: Option<BattleResult>,
    pub version: i64,
    pub bye: bool,
}

/// What somebody wants to do with a result. `seen` is the version of the battle on their screen.
#[derive(Debug, Clone)]
pub enum BattleMove {
    /// A player says how it ended.
    Report { side: Side, seen: i64, result: BattleResult },
    /// A player agrees with what is on their screen.
    Confirm { side: Side, seen: i64 },
    /// Staff type in the sheet that both players signed.
    Paper { result: BattleResult },
    /// The same where two people have to type in the same.
    CheckedPaper { result: BattleResult, typist: Typist },
    /// Staff take what one player reported.
    Accept,
    /// Staff decide.
    Rule { seen: i64, result: BattleResult },
    /// Staff take back whatever stands, ruling or not.
    Clear { seen: i64 },
}

/// Whose hands type in a sheet that two people check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Typist {
    /// Who typed in what stands.
    Same,
    /// Anybody else.
    Other,
}

/// What a move does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// It says what stands already: nothing changes.
    Kept,
    /// The battle is now in this state with this result.
    Becomes { state: State, result: BattleResult },
    /// Both reports are kept; the first one stays beside the battle, and counts for nothing.
    Disputed { second: BattleResult },
    /// The battle is open again.
    Opened,
}

/// Why a move does nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum ReportRefusal {
    Stale,
    NothingReported,
    OwnReport,
    Agreed,
    Disputed,
    Ruled,
    Bye,
    DiffersFromPaper,
    WaitsForSecond,
}

/// The transition that `asked` makes from `now`.
pub fn apply_battle_move(now: &BattleStanding, asked: BattleMove) -> Result<Effect, ReportRefusal> {
    if now.bye {
        return Err(ReportRefusal::Bye);
    }
    match asked {
        BattleMove::Report { side, seen, result } => apply_report(now, side, seen, result),
        BattleMove::Confirm { side, seen } => apply_confirmation(now, side, seen),
        BattleMove::Paper { result } => apply_paper(now, result),
        BattleMove::CheckedPaper { result, typist } => checked_paper(now, result, typist),
        BattleMove::Accept => apply_acceptance(now),
        BattleMove::Rule { seen, .. } | BattleMove::Clear { seen } if seen != now.version => {
            Err(ReportRefusal::Stale)
        }
        BattleMove::Rule { result, .. } => Ok(Effect::Becomes { state: State::Ruled, result }),
        BattleMove::Clear { .. } if now.state == State::Open => Ok(Effect::Kept),
        BattleMove::Clear { .. } => Ok(Effect::Opened),
    }
}

/// A first report by the opponent is their own word, whatever stood on their screen: two different reports
/// at once are a dispute, never a race that somebody wins. Over one's own newer report it is stale.
fn apply_report(
    now: &BattleStanding,
    side: Side,
    seen: i64,
    result: BattleResult,
) -> Result<Effect, ReportRefusal> {
    let same = now.result.as_ref() == Some(&result);
    match now.state {
        State::Open if seen == now.version => Ok(Effect::Becomes { state: State::Reported, result }),
        State::Open => Err(ReportRefusal::Stale),
        State::Reported if now.sender == Sender::Player(side) => match (same, seen == now.version) {
            (true, _) => Ok(Effect::Kept),
            (false, true) => Ok(Effect::Becomes { state: State::Reported, result }),
            (false, false) => Err(ReportRefusal::Stale),
        },
        State::Reported if same => Ok(Effect::Becomes { state: State::Confirmed, result }),
        State::Reported => Ok(Effect::Disputed { second: result }),
        State::Confirmed | State::Ruled if same => Ok(Effect::Kept),
        State::Confirmed => Err(ReportRefusal::Agreed),
        State::Disputed => Err(ReportRefusal::Disputed),
        State::Ruled => Err(ReportRefusal::Ruled),
    }
}

fn apply_confirmation(now: &BattleStanding, side: Side, seen: i64) -> Result<Effect, ReportRefusal> {
    match (now.state, &now.result) {
        (State::Reported, _) if now.sender == Sender::Player(side) => Err(ReportRefusal::OwnReport),
        (State::Reported, Some(_)) if seen != now.version => Err(ReportRefusal::Stale),
        (State::Reported, Some(result)) => {
            Ok(Effect::Becomes { state: State::Confirmed, result: result.clone() })
        }
        (State::Confirmed, _) => Ok(Effect::Kept),
        (State::Disputed, _) => Err(ReportRefusal::Disputed),
        (State::Ruled, _) => Err(ReportRefusal::Ruled),
        (State::Open | State::Reported, _) => Err(ReportRefusal::NothingReported),
    }
}

fn apply_paper(now: &BattleStanding, result: BattleResult) -> Result<Effect, ReportRefusal> {
    let same = now.result.as_ref() == Some(&result);
    match now.state {
        State::Open => Ok(Effect::Becomes { state: State::Confirmed, result }),
        State::Reported if same => Ok(Effect::Becomes { state: State::Confirmed, result }),
        State::Confirmed | State::Ruled if same => Ok(Effect::Kept),
        State::Disputed => Err(ReportRefusal::Disputed),
        State::Reported | State::Confirmed | State::Ruled => Err(ReportRefusal::DiffersFromPaper),
    }
}

/// What one types in waits for another to type in the same; two different sheets are a dispute. A player's report
/// is the other pair of eyes already.
fn checked_paper(
    now: &BattleStanding,
    result: BattleResult,
    typist: Typist,
) -> Result<Effect, ReportRefusal> {
    let same = now.result.as_ref() == Some(&result);
    match (now.state, typist) {
        (State::Open, _) => Ok(Effect::Becomes { state: State::Reported, result }),
        (State::Reported, Typist::Same) if now.sender == Sender::Staff && same => Ok(Effect::Kept),
        (State::Reported, Typist::Same) if now.sender == Sender::Staff => {
            Ok(Effect::Becomes { state: State::Reported, result })
        }
        (State::Reported, Typist::Other) if now.sender == Sender::Staff && !same => {
            Ok(Effect::Disputed { second: result })
        }
        _ => apply_paper(now, result),
    }
}

fn apply_acceptance(now: &BattleStanding) -> Result<Effect, ReportRefusal> {
    match (now.state, &now.result) {
        (State::Reported, _) if now.sender == Sender::Staff => Err(ReportRefusal::WaitsForSecond),
        (State::Reported, Some(result)) => {
            Ok(Effect::Becomes { state: State::Confirmed, result: result.clone() })
        }
        (State::Confirmed | State::Ruled, _) => Ok(Effect::Kept),
        (State::Disputed, _) => Err(ReportRefusal::Disputed),
        (State::Open | State::Reported, _) => Err(ReportRefusal::NothingReported),
    }
}

enum_words! { State:
    Open "open", Reported "reported", Confirmed "confirmed", Disputed "disputed", Ruled "ruled"
}

impl State {
    /// Has a result that the round can be closed on.
    pub fn is_settled(self) -> bool {
        matches!(self, Self::Confirmed | Self::Ruled)
    }
}

enum_words! { Sender: Player(Side::A) "a", Player(Side::B) "b", Staff "staff" }
