//! Awards and votes.

use super::OldWords;
use muster::{
    domain::refusal::{AwardRefusal, VoteRefusal},
    words::InWords,
};

impl OldWords for AwardRefusal {
    fn old_words(&self) -> String {
        match self {
            Self::NoFactionLeft => "Every faction that is played has its award already.",
            Self::VoteIsOpen => "Players are voting on this award. Close the vote first.",
            Self::ReasonMissing => "Players voted on this award. Say why you decide it.",
            Self::NotAnnounced => "Announce the award first.",
            Self::AnotherAnnounced => "Reveal the award that is announced first.",
        }
        .into()
    }
}

impl OldWords for VoteRefusal {
    fn old_words(&self) -> String {
        match self {
            Self::DecidedByStandings => {
                "The standings decide this award. Votes are for awards that somebody decides.".into()
            }
            Self::ClosesInThePast => "The time at which the vote closes has passed already.".into(),
            Self::OpenedAlready { award } => format!("“{award}” has a vote already."),
            Self::Closed { award } => format!("The vote for “{award}” is closed."),
            Self::ClosedAlready { award } => format!("The vote for “{award}” is closed already."),
            Self::NotACandidate { award } => format!("Vote for “{award}” with one of the names in the list."),
            Self::Voted { award } => format!("You have voted for “{award}” already. A vote is final."),
        }
    }
}
