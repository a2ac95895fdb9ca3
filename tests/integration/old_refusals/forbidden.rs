//! What somebody may not do.

use super::OldWords;
use muster::{domain::refusal::Forbidden, words::InWords};

impl OldWords for Forbidden {
    fn old_words(&self) -> String {
        let said = match self {
            Self::OwnPaper(table) => {
                return format!(
                    "You play at table {table}. Another judge or organiser has to type in its sheet of paper."
                );
            }
            Self::AnotherSite => "This form came from another site. Open the page here and try again.",
            Self::AdministratorsOnly => "This page is for the site's administrators.",
            Self::SecondFactorFirst => {
                "Administrators of this site sign in with a second step. Set it up on your account's page first."
            }
            Self::InvitedOnly => "Ask whoever looks after this site for an invitation to create events.",
            Self::OrganisersOnly => "This page is for the event's organisers.",
            Self::StaffOnly => "This page is for the event's judges and organisers.",
            Self::NotAPlayer => {
                "You are not a player of this event. Open your private link, or ask at the desk."
            }
            Self::PlayersOnly => {
                "This page is for players. Open your private link on this phone, or ask at the desk for it."
            }
            Self::TakingPartOnly => {
                "Only this event's players and staff can do that. Open your private link on this phone, or ask at \
                 the desk for it."
            }
            Self::CaptainsOnly => "Only the captain of the team, or who stands in for them, does that.",
            Self::ReportNotTheirs => "Only the two players at this table and the event's staff report it.",
            Self::SheetNotTheirs => {
                "Only the two players at this table and the event's staff fill in this sheet."
            }
            Self::OwnRuling => "You play in this battle. Another judge or organiser has to rule on it.",
            Self::OwnPenalty => {
                "These are your own points. Another judge or organiser has to decide about them."
            }
            Self::OwnReport => "You play in this battle. Another judge or organiser has to accept it.",
            Self::OwnLetStand => "You play in this battle. Another judge or organiser has to let it stand.",
            Self::OwnTime => "You play in this battle. Another judge or organiser has to give it time.",
            Self::OwnMatch => {
                "This is a match of your own team. Another judge or organiser has to decide about it."
            }
            Self::OpponentsRoster => {
                "You meet this player next, so you see their roster as a player does. Another judge or organiser has to \
                 look at it."
            }
            Self::ExemptionByJudge => "Only a judge lets stand what the rules forbid.",
            Self::ResultsHidden => "The organiser keeps the results of this round for later.",
            Self::InvitationUsed => {
                "This link was used already, or is too old. Ask whoever gave it to you for a new one."
            }
            Self::LinkWithdrawn => "This link no longer works. Ask at the desk for a new one.",
        };
        said.into()
    }
}
