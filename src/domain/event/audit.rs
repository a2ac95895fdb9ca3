//! The log of an event: who did what to whom, when and why, as values. Sentences are made of them by
//! `text::audit`, so that a log can be read in any language.

mod act;
mod award;
mod battle;
mod chain;
mod chance;
mod earned;
mod event;
mod named;
mod news;
mod penalties;
mod player;
mod results;
mod roster;
mod round;
mod settings;
mod subject;
mod team;
mod venue;

pub use act::Act;
pub use award::{AwardAct, AwardRoll, ScreenAct, StandingsAct};
pub use battle::{BattleAct, CallAct, Seated, SheetAct, SheetFieldChange, SheetValue};
pub use chain::{Break, ChainCheck, LogMark, NoLogMark, Recorded, hash_log_link, verify_chain};
pub use chance::{StoredBye, wrong_byes, wrong_roll_offs};
pub use earned::{StoredCorrection, StoredSoft, wrong_corrections, wrong_soft_scores};
pub use event::{EventAct, PartChange, PartTime, Renamed, SettingChange, StaffAct};
pub use named::NamedPlayer;
pub use news::NewsAct;
pub use penalties::{StoredPenalty, wrong_penalties};
pub use player::{ConductAct, PlayerAct, PlayerField};
pub use results::{ResultBreak, StoredResult, find_differing_results};
pub use roster::RosterAct;
pub use round::{
    BattleplanChange, LoggedRoundChange, LoggedSeat, LoggedTableMove, MatchMove, PairAct, PickedBattleplan,
    Reseated, RoundAct, SeatMove,
};
pub use settings::{setting_changes, setting_names, wrong_settings};
pub use subject::{AuditSubject, NoSubject};
pub use team::{MatchAct, ShownInLog, TeamAct};
pub use venue::VenueAct;

use super::permission::ActingAs;
use crate::domain::ids::{AccountId, PlayerId};
use chrono::{DateTime, Utc};

/// What was done: who did it stands beside it.
#[derive(Debug, Clone, PartialEq)]
pub struct LogEntry {
    pub subject: AuditSubject,
    pub act: Act,
    /// The reason in their own words, where one was asked for.
    pub why: Option<String>,
}

impl LogEntry {
    pub fn new(subject: AuditSubject, act: impl Into<Act>) -> Self {
        Self { subject, act: act.into(), why: None }
    }

    #[must_use]
    pub fn because(mut self, why: impl Into<String>) -> Self {
        self.why = Some(why.into());
        self
    }

    /// The entry as it is stored, with its number in the log.
    ///
    /// # Panics
    /// Never: an act has no key that JSON has no text for.
    pub fn recorded(self, (sequence, at): (i64, DateTime<Utc>), by: DoneBy<'_>) -> Recorded {
        Recorded {
            sequence,
            at,
            who: by.name.to_owned(),
            account: by.account,
            player: by.player,
            role: by.acting_as.as_str().to_owned(),
            subject: self.subject.to_string(),
            act: serde_json::to_string(&self.act).expect("an act has no key that JSON has no text for"),
            why: self.why,
        }
    }
}

/// Who did something.
#[derive(Debug, Clone, Copy)]
pub struct DoneBy<'a> {
    /// As they were called then.
    pub name: &'a str,
    /// The account they were signed in to; None: without one.
    pub account: Option<AccountId>,
    /// Their own entry in the event; None: they have none, or it is not to be known.
    pub player: Option<PlayerId>,
    pub acting_as: ActingAs,
}
