//! Rosters.

use super::OldWords;
use muster::{domain::refusal::RosterRefusal, words::InWords};

impl OldWords for RosterRefusal {
    fn old_words(&self) -> String {
        match self {
            Self::Nothing => "There is nothing to hand in yet. Paste your list, or choose a file.".into(),
            Self::Unitless => {
                "No unit was found in this, so it has not been handed in. If it is your list all the same, tick the box below and hand it in again: a person will read it.".into()
            }
            Self::TooManyRosters { most } => format!(
                "You have handed in as many rosters as one player can ({most}, or 8 MB). The last one stands. Ask the \
                 organiser to take another."
            ),
            Self::ManyAtOnce => {
                "Many rosters are being checked just now. Nothing was lost: wait a few seconds and send it again.".into()
            }
            Self::ManyAtOnceChooseAgain => {
                "Many rosters are being checked just now. Wait a few seconds, choose the file again and send it.".into()
            }
            Self::TooManyProblems => {
                "The judges have as many reports from you, or about this roster, as they can read. Tell one of them in person.".into()
            }
            Self::ChooseAgain => {
                "This was checked, but it is too large to be kept here: choose the file again to hand it in.".into()
            }
            Self::NameKnown => {
                "That name is known, or means something else. Look at the roster again.".into()
            }
            Self::DueInThePast => "The day until which it has to be fixed is over already.".into(),
            Self::ToMend => {
                "There is something to mend in this roster. Say why you accept it as it is: the player sees it.".into()
            }
            Self::ReasonMissing => "Say what has to be fixed: the player sees it.".into(),
            Self::NoMails => {
                "This site sends no mails: no mail server is set up. Copy the addresses instead.".into()
            }
            Self::OutOfDate => {
                "The rules or battle profiles have changed, and the verdict with them: look at it again before you accept it.".into()
            }
            Self::NoFaction { faction } => format!("No faction is called “{faction}”."),
            Self::NoUnit { faction, unit } if faction.is_empty() => {
                format!("No Regiment of Renown is called “{unit}”. For anything else, name its faction too.")
            }
            Self::NoUnit { faction, unit } => {
                format!("Nothing of {faction} and no Regiment of Renown is called “{unit}”.")
            }
            Self::NotOfAUnit { unit } => {
                format!("{unit} is a unit: only a Regiment of Renown has factions that may include it.")
            }
            Self::OnlyItsPrice { name } => {
                format!("{name} is no unit: fill in its points, and leave the rest empty.")
            }
            Self::NotOfARegimentOfRenown { name } => {
                format!("{name} is a Regiment of Renown: its points, Legends and factions can be corrected.")
            }
        }
    }
}
