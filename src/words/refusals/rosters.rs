//! Rosters.

use crate::{domain::refusal::RosterRefusal, words::InWords};

impl InWords for RosterRefusal {
    fn in_words(&self) -> String {
        match self {
            Self::Nothing => "There is nothing to hand in yet. Paste your list, or choose a file.".into(),
            Self::NameKnown => {
                "That name is known, or means something else. Look at the roster again.".into()
            }
            Self::DueInThePast => "The day until which it has to be fixed is over already.".into(),
            Self::ReasonMissing => "Say what has to be fixed: the player sees it.".into(),
            Self::NoMails => {
                "This site sends no mails: no mail server is set up. Copy the addresses instead.".into()
            }
            Self::NoFaction { faction } => format!("No faction is called “{faction}”."),
            Self::NoUnit { faction, unit } => format!("No unit of {faction} is called “{unit}”."),
        }
    }
}
