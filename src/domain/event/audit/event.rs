//! What is done to the event itself, and to its staff.

use crate::domain::{
    event::{Stage, permission::StaffRole, timetable::PartKind},
    standings::RankingRules,
};
use chrono::NaiveTime;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case", deny_unknown_fields)]
pub enum EventAct {
    Created {
        name: String,
        /// How players are ranked; nothing in entries of before this was kept.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ranking: Option<RankingRules>,
    },
    /// Made out of an event file.
    ReadFromFile {
        name: String,
        players: usize,
        rounds: usize,
    },
    SettingsSaved {
        renamed: Option<Renamed>,
        changed: Vec<SettingChange>,
        /// How players are ranked from then on, where that changed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ranking: Option<RankingRules>,
    },
    /// Parts of the days were moved, added or taken out by hand.
    TimetableSet {
        changed: Vec<PartChange>,
    },
    /// The days follow from the other settings again.
    TimetableByLength,
    StageMoved {
        from: Stage,
        to: Stage,
    },
    BattleplanAdded {
        name: String,
    },
    BattleplanChanged {
        name: String,
    },
    BattleplanMapPut {
        name: String,
    },
    BattleplanMapRemoved {
        name: String,
    },
    BattleplanRemoved {
        name: String,
    },
    /// A changed copy of a game, as the event has it from then on, by the id that tells its text; none: the game as it
    /// ships again.
    GameReplaced {
        name: String,
        own: Option<String>,
    },
    /// The organiser's own, on the event's page; a side in pixels.
    PicturePut {
        width: u32,
        height: u32,
        alt: String,
    },
    /// Is shown before the others.
    PictureFirst {
        alt: String,
    },
    PictureRemoved {
        /// None: the only one, of when there was but one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        alt: Option<String>,
    },
    /// Put in the order that moves the least terrain.
    BattleplansReordered {
        /// The rounds they were in, in their new order: their names may be secret still.
        were_in: Vec<usize>,
    },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Renamed {
    pub from: String,
    pub to: String,
}

/// A setting that was changed, by the name of its field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SettingChange {
    pub setting: String,
    /// The beginning of what it was; None: nothing was set.
    pub before: Option<String>,
    pub after: Option<String>,
    /// The log is open to judges, and judges may play: then neither value is in it.
    pub is_secret: bool,
}

/// A part of the timetable before and after; None: it was not there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PartChange {
    pub what: PartKind,
    pub before: Option<PartTime>,
    pub after: Option<PartTime>,
}

/// When a part is, by the venue's clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PartTime {
    /// From 1.
    pub day: u32,
    pub at: NaiveTime,
    pub minutes: u32,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case", deny_unknown_fields)]
pub enum StaffAct {
    Invited {
        name: String,
        role: StaffRole,
    },
    InvitationWithdrawn,
    /// Whoever acted took the role that an invitation carries.
    Joined {
        role: StaffRole,
    },
    /// Given a role without an invitation.
    Appointed {
        name: String,
        role: StaffRole,
    },
    Removed {
        name: String,
        role: StaffRole,
    },
    /// Was staff where the event came from, and is not to be so here.
    NotInvitedAgain {
        name: String,
        role: StaffRole,
    },
}
