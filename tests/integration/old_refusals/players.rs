//! Players and their places.

use super::OldWords;
use muster::{
    domain::{
        event::{pack::OwnCheckIn, painting::PanelShut},
        refusal::PlayerRefusal,
        zone::long_date,
    },
    words::{InWords, so_many},
};

impl OldWords for PlayerRefusal {
    fn old_words(&self) -> String {
        match self {
            Self::RegistrationClosed => {
                "Registration is closed. Ask the organiser whether there is still a place.".into()
            }
            Self::NothingProved => "Very many people are signing up at the moment, and this browser could not show \
                                    that you are a person. Sign in to an account, allow scripts, or ask the organiser, who can enter \
                                    you."
                .into(),
            Self::TooManyEntries { most, of_teams } => format!(
                "{most} {} have signed up within a day and have no place, which is as many as this event takes by \
                 itself. Try again tomorrow, or ask the organiser, who can enter you.",
                if *of_teams { "teams" } else { "people" }
            ),
            Self::NobodyNew => "Nobody in this file is new, so nobody was added.".into(),
            Self::NotClaimed => "This entry is not in your account.".into(),
            Self::ClaimedByAnother => "Another account has claimed this entry already.".into(),
            Self::RoundPublished { round } => {
                format!("Round {round} has been published. They can play from round {} on.", round.next())
            }
            Self::Seated { name } => {
                format!("{name} sits at a table already, so their first round stays as it is.")
            }
            Self::SignedUpHere { name } => {
                format!("You have signed {name} up already. Tick below if this is somebody else.")
            }
            Self::OnTheList { name } => format!(
                "{name} is on the list of players already. If that is you, open your private link, or ask the organiser. \
                 Tick below if this is somebody else of the same name."
            ),
            Self::Namesake { name, number } => {
                format!("{name} is player {number} already. Tick below if this is somebody else.")
            }
            Self::SharesAddress { name, number } => {
                format!("{name}, player {number}, has this e-mail address. Tick below if this is somebody else.")
            }
            Self::AddedAndUsed { players } => format!(
                "This can't be undone: {} changed, seated or handed a roster in since. Withdraw players one by one.",
                so_many(*players, "player has been", "players have been")
            ),
            Self::HasLeft { name } => format!("{name} has left already."),
            Self::OverForLeaving => "The event is over. Nobody leaves it any more.".into(),
            Self::OverForJoining => "The event is over. Nobody joins it any more.".into(),
            Self::HasPlace { name } => format!("{name} has a place."),
            Self::InAlready => "You are in already.".into(),
            Self::OnWaitingList => {
                "You are on the waiting list. The organiser tells you when you have a place.".into()
            }
            Self::OrganiserDecided => {
                "The organiser has changed your entry. Ask at the desk to play again.".into()
            }
            Self::TakenOutOfTeam => {
                "You are no longer in this team. Ask its captain for a new invitation.".into()
            }
            Self::DrawnWithout { round } => {
                format!("Round {round} has been drawn without you. Ask at the desk to play again.")
            }
            Self::PlaceTaken => {
                "Your place has gone to somebody else. Sign up again for the waiting list, or ask the organiser."
                    .into()
            }
            Self::RoundsDrawn => "Rounds have been drawn. Mark players one by one, on their pages.".into(),
            Self::PlaysStill { name } => {
                format!("{name} plays still: their data is deleted once they have left, or the event is over.")
            }
            Self::NobodyToMark => "There is nobody to mark.".into(),
        }
    }
}

impl OldWords for OwnCheckIn {
    fn old_words(&self) -> String {
        match self {
            Self::AtTheDesk => "Check in at the desk.".into(),
            Self::NotBefore(day) => format!("Check-in opens on {}.", long_date(*day)),
            Self::Drawn => "Round 1 is drawn. Tell the desk that you are here: they find you a seat.".into(),
            Self::NoPlace => "You have no place in this event. Ask at the desk.".into(),
        }
    }
}

impl OldWords for PanelShut {
    fn old_words(&self) -> String {
        match self {
            Self::NoPanel => "This event has no painting contest.",
            Self::DoesNotPlay => "The painting contest is for those who play.",
            Self::EventIsOver => "The event is over, and so is the painting contest.",
            Self::HasBegun => {
                "The panel has begun to mark the armies. Ask the organiser to add yours, or take it out."
            }
        }
        .into()
    }
}
