//! What is done to rosters, and to what they are checked by.

use crate::domain::{
    catalogue::ProfileChange,
    composition::{ErrataWording, RuleId, Severity},
    games::{Allowance, Finding, RulesModule},
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// `name` is the player's, `version` the number of the roster's version.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case", deny_unknown_fields)]
pub enum RosterAct {
    HandedIn {
        name: String,
        version: i64,
        is_late: bool,
        /// The version before was accepted, so this one has to be looked at.
        replaces_accepted: bool,
    },
    /// The player is registered with their roster's faction.
    FactionFollowed {
        name: String,
        faction: String,
    },
    /// A name that nobody knew means this.
    NameConfirmed {
        name: String,
        written: String,
        means: String,
    },
    Accepted {
        name: String,
        version: i64,
    },
    SentBack {
        name: String,
        version: i64,
    },
    Reopened {
        name: String,
        version: i64,
    },
    /// All that nobody has to look at.
    CleanAccepted {
        count: usize,
    },
    FindingLetPass {
        name: String,
        rule: RuleId,
        finding: Box<Finding>,
    },
    FindingCountedAgain {
        name: String,
        rule: RuleId,
        finding: Box<Finding>,
    },
    ProblemReported {
        name: String,
    },
    ProblemAnswered {
        name: String,
    },
    /// Mails to those who have handed nothing in.
    WroteToMissing {
        count: usize,
    },
    /// Mails to those whose roster was sent back.
    WroteToSentBack {
        count: usize,
    },
    /// Mails to those whose roster is illegal.
    WroteToIllegal {
        count: usize,
    },
    /// By themselves, as the rules or profiles have changed.
    AllJudgedAgain {
        changed: usize,
        became_illegal: usize,
    },
    /// Staff looked at what that changed.
    ChangesSeen {
        changed: usize,
        became_illegal: usize,
        written_to: usize,
    },
    /// For this event.
    ProfileCorrected {
        unit: String,
        changed: ProfileChange,
    },
    ProfileAsPublished {
        unit: String,
    },
    Allowed {
        allowed: BTreeSet<Allowance>,
        wording: ErrataWording,
        /// None: the game system's own.
        season: Option<String>,
    },
    /// A publication does not count at this event.
    PublicationLeftOut {
        title: String,
    },
    PublicationCounts {
        title: String,
    },
    /// All publications of a kind do not count at this event.
    KindLeftOut {
        kind: String,
        /// The id of the game whose kind it is.
        system: String,
    },
    KindCounts {
        kind: String,
        system: String,
    },
    /// What the event plays without; nothing: by all of it.
    ModulesChosen {
        without: BTreeSet<RulesModule>,
    },
    RuleLowered {
        rule: RuleId,
        /// The id of the game whose rule it is.
        system: String,
        severity: Severity,
    },
    /// It counts in full again.
    RuleRaised {
        rule: RuleId,
        system: String,
    },
}

impl RosterAct {
    /// Whether it says what stands on a player's roster.
    pub fn tells_of_a_list(&self) -> bool {
        matches!(
            self,
            Self::NameConfirmed { .. } | Self::FindingLetPass { .. } | Self::FindingCountedAgain { .. }
        )
    }
}
