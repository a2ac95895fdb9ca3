//! Reports, rulings and sheets of paper.

use super::OldWords;
use muster::{
    domain::{
        battle,
        refusal::{BattleRefusal, SheetRefusal},
    },
    words::InWords,
};

impl OldWords for BattleRefusal {
    fn old_words(&self) -> String {
        match self {
            Self::Protocol(refusal) => refusal.old_words(),
            Self::RoundIsDraft => "This round is a draft. Publish it first.".into(),
            Self::RoundIsClosed { round } => {
                format!(
                    "Round {round} is closed and its results are final. Ask at the desk if yours is wrong."
                )
            }
            Self::EventIsOver => {
                "The event is over and its results are final. Ask its organiser if yours is wrong.".into()
            }
            Self::NotClearedWhenClosed => {
                "The round is closed. Set another result, or open the round again first.".into()
            }
            Self::BothSides => {
                "This phone is signed in as both players. One person cannot be both sides: let your \
                                opponent confirm on theirs, or ask at the desk."
                    .into()
            }
            Self::NothingToAccept => "No report is waiting to be accepted.".into(),
            Self::TypedInBefore => "You typed this in already. Somebody else has to type it in too.".into(),
        }
    }
}

impl OldWords for SheetRefusal {
    fn old_words(&self) -> String {
        match self {
            Self::NoScoring => {
                "This round has no battleplan that Muster knows the scoring of, so there is no \
                                scoring sheet. Report the result with four numbers."
                    .into()
            }
            Self::Breaks(breach) => format!(
                "The sheet breaks a rule ({}, {}): {} Put it right, or call a judge.",
                breach.fault.rule(),
                breach.place.in_words(),
                breach.fault.in_words()
            ),
            Self::Step(error) => error.in_words(),
            Self::RoundIsClosed => "The round is closed. Ask at the desk if something is wrong.".into(),
            Self::Agreed => "You both agreed on the result, so the sheet is closed.".into(),
            Self::Disputed => {
                "The reports differ. A judge settles it, and may need the sheet as it is.".into()
            }
            Self::Ruled => "A judge decided the result, so the sheet is closed.".into(),
        }
    }
}

impl OldWords for battle::ReportRefusal {
    fn old_words(&self) -> String {
        match self {
            Self::Stale => "This battle was changed since you opened the page.",
            Self::NothingReported => "There is no report yet to confirm.",
            Self::OwnReport => "Your opponent has to confirm your report; you cannot confirm it yourself.",
            Self::Agreed => "Both players agreed on this result. If it is wrong, ask a judge.",
            Self::Disputed => "The two reports differ. A judge settles it.",
            Self::Ruled => "A judge ruled on this battle. Ask at the desk if you think it is wrong.",
            Self::Bye => "A bye has nothing to report.",
            Self::DiffersFromPaper => {
                "A result stands already that differs from the sheet. Rule on it, with a reason."
            }
            Self::WaitsForSecond => {
                "This was typed in from paper. Somebody else types the same sheet in again to confirm it."
            }
        }
        .into()
    }
}
