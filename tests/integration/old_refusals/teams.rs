//! Teams, their people and their matches.

use super::OldWords;
use muster::{
    domain::refusal::TeamRefusal,
    words::{InWords, Label},
};

impl OldWords for TeamRefusal {
    fn old_words(&self) -> String {
        match self {
            Self::MemberName(why) => why.in_words(),
            Self::NameTaken { name } => {
                format!("Another team is called {name} already. Choose another name.")
            }
            Self::Full { size } => {
                format!(
                    "All {size} places of the team are taken. Join as a reserve or a coach, or ask the captain."
                )
            }
            Self::PairFull => "Both places of the pair are taken.".into(),
            Self::RoleFull { role } => {
                format!("The team has as many as may be {}. Choose another role.", role.label())
            }
            Self::TooManyJoined { most } => format!(
                "People have joined this team {most} times, which is as many as it takes by itself. Ask the organiser, \
                 who can enter you."
            ),
            Self::DoesNotPlay { role } => format!("Whoever is {} sits at no table.", role.label()),
            Self::NoSuchPlace { size } => format!("Choose a place from 1 to {size}, or none."),
            Self::CaptainStays => "Name another captain first.".into(),
            Self::HasPlayed { name } => {
                format!("{name} is in a match of the team, and stays a member. Make them a reserve.")
            }
            Self::NoAcceptedRoster { name } => {
                format!("{name} needs an accepted roster to take a place. Ask the staff to look at it.")
            }
            Self::MemberAlready => "You are a member already.".into(),
            Self::Changed => "Somebody changed the team meanwhile. Look at it again.".into(),
            Self::HasLeft { name } => format!("{name} has left already."),
            Self::HasPlace { name } => format!("{name} has a place."),
            Self::OnWaitingList { name } => {
                format!("{name} is on the waiting list. The organiser tells you when there is a place.")
            }
            Self::OrganiserDecided { name } => {
                format!("The organiser has taken {name} out. Ask at the desk to play again.")
            }
            Self::DrawnWithout { name, round } => {
                format!("Round {round} has been drawn without {name}. Ask at the desk to play again.")
            }
            Self::PlaceTaken { name } => format!(
                "The place of {name} has gone to another team. Sign up again for the waiting list, or ask the \
                 organiser."
            ),
            Self::EventIsOver => "The event is over, so its teams stay as they are.".into(),
            Self::LineUpIncomplete { name, has, size } => {
                format!("{name} has {has} of {size} players. Add the rest, or name who is missing.")
            }
            Self::NotBeingPlayed => "The round is not being played now.".into(),
            Self::Bye => "The team has no opponent in this round.".into(),
            Self::BattlesBegun => {
                "A battle of this match has begun, so who plays whom stays as it is.".into()
            }
            Self::Draft(why) => why.in_words(),
            Self::DraftsOpen { places } => {
                let places: Vec<String> = places.iter().map(ToString::to_string).collect();
                format!("Who plays whom is not settled yet in match {}.", places.join(", "))
            }
            Self::RoundHasBegun => {
                "Captains have chosen already, so the round stays. Correct its matches one by one.".into()
            }
            Self::OthersMeet => {
                "Other teams meet in this match by now. Look at it again; nothing was changed.".into()
            }
            Self::NotInRound => "Choose two teams of this round.".into(),
            Self::BattleplansStay => "A battle of this round has begun, so its battleplans stay.".into(),
            Self::OneTeamTwice => "Choose two different teams.".into(),
            Self::MeetEachOther => "These two meet each other. Choose teams of two matches.".into(),
            Self::InRoundAlready { name } => format!("{name} is in a match of this round already."),
            Self::TakesNoPart { name } => format!("{name} does not take part in this event now."),
            Self::ReasonMissing => "Say why: it stays on record.".into(),
            Self::NothingToCorrect => "Enter points that are added or taken away.".into(),
        }
    }
}
