//! Why an award is not given, or a vote not taken.

use serde::Serialize;

/// What is refused about an award and its ceremony.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum AwardRefusal {
    /// Players are voting on it.
    VoteIsOpen,
    /// Players voted: whoever decides otherwise says why.
    ReasonMissing,
    /// It cannot be revealed before it was announced.
    NotAnnounced,
    /// Another award was announced and not revealed yet.
    AnotherAnnounced,
    /// Every faction that is played has its award.
    NoFactionLeft,
}

/// What is refused about a vote; `award` is the award's title.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum VoteRefusal {
    /// The standings decide the award, so that there is nothing to vote on.
    DecidedByStandings,
    /// The time at which it was to close is over.
    ClosesInThePast,
    OpenedAlready {
        award: String,
    },
    Closed {
        award: String,
    },
    ClosedAlready {
        award: String,
    },
    /// The voter cannot vote for whom they chose.
    NotACandidate {
        award: String,
    },
    /// This voter's vote was counted before.
    Voted {
        award: String,
    },
}
