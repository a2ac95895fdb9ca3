//! A battle as the event keeps it: its table, who sits where, and what stands as its result.

mod checks;
mod protocol;
#[cfg(test)]
mod tests;

pub use checks::check_battle_result;
pub use protocol::{
    BattleMove, BattleStanding, Effect, ReportRefusal, Sender, State, Typist, apply_battle_move,
};

pub use super::scoring::Side;
use super::{
    history::BattleResult,
    ids::{BattleId, MatchId, PlayerId, RoundId},
    numbers::{RoundNumber, TableNumber},
    pairing::Reasons,
    round::RoundState,
};
use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;

/// One table of a round, or a bye.
#[derive(Debug, Clone)]
pub struct Battle {
    pub id: BattleId,
    pub round_id: RoundId,
    pub round_number: RoundNumber,
    pub round_state: RoundState,
    /// Order within the round.
    pub place: i64,
    /// The number on the table; a bye has none.
    pub table_number: Option<TableNumber>,
    pub a: PlayerId,
    /// Nobody when `a` has a bye.
    pub b: Option<PlayerId>,
    /// Who plays beside `a` and `b`, where pairs play; else nobody.
    pub partners: [Option<PlayerId>; 2],
    /// The match of their teams. None where they play for themselves.
    pub match_id: Option<MatchId>,
    /// The table's own battleplan. None: the round's.
    pub battleplan: Option<String>,
    /// Not drawn: set by the organiser's hand, or made by the round's method.
    pub fixed: bool,
    /// Why the organiser changed it, where they said so.
    pub by_hand: Option<String>,
    /// Players are told so.
    pub hand_is_public: bool,
    /// Staff say that the players have started, or their scoring sheet does; a report says so too.
    pub begun: bool,
    /// Why the draw put these two together, or left this one without an opponent.
    pub reasons: Reasons,
    pub state: State,
    /// What stands, reported or better; a disputed battle has the first of the two reports. None while open.
    pub result: Option<BattleResult>,
    /// Why, where staff gave a reason.
    pub reason: Option<String>,
    /// Who reported, confirmed, ruled or took back last; nobody before anybody did.
    pub decided: Option<ResultDecision>,
    pub version: i64,
    /// When the desk last asked the two how far they are.
    pub asked_at: Option<DateTime<Utc>>,
    /// Who sent the newest report.
    pub last_sender: Option<Sender>,
}

/// Whose word stands, and since when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultDecision {
    pub by: String,
    pub at: DateTime<Utc>,
}

/// Why the players of a battle and its table stay as they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Stays {
    HasBegun,
    HasResult,
}

impl Battle {
    /// What stands as the result, as a value of its own.
    pub fn result(&self) -> Option<BattleResult> {
        self.result.clone()
    }

    /// The result that standings and the next draw read: a dispute has none until staff settle it.
    pub fn counted(&self) -> Option<BattleResult> {
        if self.state == State::Disputed { None } else { self.result() }
    }

    /// The same battle for those who may not know how it ended, nor how far it has come.
    #[must_use]
    pub fn without_result(self) -> Self {
        Self { last_sender: None, ..self.undecided() }
    }

    /// The same pair with nothing said about how it ended.
    #[must_use]
    pub fn undecided(self) -> Self {
        Self { state: State::Open, result: None, reason: None, decided: None, ..self }
    }

    /// What the protocol knows of it.
    pub fn standing(&self) -> BattleStanding {
        BattleStanding {
            state: self.state,
            sender: self.last_sender.unwrap_or(Sender::Staff),
            result: self.result(),
            version: self.version,
            bye: self.b.is_none(),
        }
    }

    /// A judge set the outcome, where the numbers do not say it.
    pub fn has_outcome_by_hand(&self) -> bool {
        self.result.as_ref().is_some_and(|result| result.ruled.is_some())
    }

    /// What stands against what, in a dispute, of its reports from the oldest on: the one that stands for now, and the
    /// newest, which differs from it.
    pub fn claims<'a>(&self, reports: &'a [BattleReport]) -> Vec<&'a BattleReport> {
        let Some((second, before)) = reports.split_last() else { return Vec::new() };
        let first = before.iter().rev().find(|report| Some(&report.result) == self.result.as_ref());
        first.into_iter().chain([second]).collect()
    }

    pub fn is_bye(&self) -> bool {
        self.b.is_none()
    }

    /// Nobody to play against yet, and no bye either: they wait for somebody who may still come.
    pub fn is_waiting(&self) -> bool {
        self.is_bye() && self.result.is_none()
    }

    /// The organiser gave this bye: it is kept when the rest is drawn again.
    pub fn is_bye_by_hand(&self) -> bool {
        self.is_bye() && self.fixed && self.by_hand.is_some()
    }

    /// Has no opponent because the round's method says so: no part of its draw.
    pub fn rests(&self) -> bool {
        self.is_bye() && self.fixed && self.by_hand.is_none()
    }

    /// Typed in from paper, and nobody else has typed in the same yet.
    pub fn waits_for_second(&self) -> bool {
        self.state == State::Reported && self.last_sender == Some(Sender::Staff)
    }

    /// From when on a player's report is late, where an opponent has so many minutes to confirm it; what staff typed in
    /// waits for staff.
    pub fn late_from(&self, confirm_minutes: u32) -> Option<DateTime<Utc>> {
        let waits = self.state == State::Reported && !self.waits_for_second();
        let reported = self.decided.as_ref().filter(|_| waits)?;
        Some(reported.at + TimeDelta::minutes(i64::from(confirm_minutes)))
    }

    /// Nobody has confirmed it in that time.
    pub fn is_late(&self, confirm_minutes: u32, now: DateTime<Utc>) -> bool {
        self.late_from(confirm_minutes).is_some_and(|at| at <= now)
    }

    /// Whether the players have started, as far as anybody said: such a table is left alone.
    pub fn has_begun(&self) -> bool {
        !self.is_bye() && (self.begun || self.state != State::Open || self.last_sender.is_some())
    }

    /// Why its players and its table stay as they are; nothing while they can still change.
    pub fn why_it_stays(&self) -> Option<Stays> {
        if !self.has_begun() {
            return None;
        }
        Some(if self.state == State::Open { Stays::HasBegun } else { Stays::HasResult })
    }

    /// Everybody who sits at the table.
    pub fn everybody(&self) -> impl Iterator<Item = PlayerId> {
        [Some(self.a), self.b, self.partners[0], self.partners[1]].into_iter().flatten()
    }

    /// Whom this player meets: of a pair the first of the two. None in a bye, and for whoever is not in it.
    pub fn opponent_of(&self, player: PlayerId) -> Option<PlayerId> {
        match self.side_of(player)? {
            Side::A => self.b,
            Side::B => Some(self.a),
        }
    }

    /// The side this player sits on.
    pub fn side_of(&self, player: PlayerId) -> Option<Side> {
        let is = |who: Option<PlayerId>| who == Some(player);
        if self.a == player || is(self.partners[0]) {
            Some(Side::A)
        } else if is(self.b) || is(self.partners[1]) {
            Some(Side::B)
        } else {
            None
        }
    }
}

/// What somebody once said about a battle, whatever became of it.
#[derive(Debug, Clone)]
pub struct BattleReport {
    /// 1 for the first about this battle, then 2, …
    pub number: i64,
    pub sender: Sender,
    pub who: String,
    pub result: BattleResult,
    pub reason: Option<String>,
    pub at: DateTime<Utc>,
}
