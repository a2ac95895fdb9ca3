//! What everybody sees of teams, and what their people do on their phones.

pub mod across;
pub mod list;
pub mod matches;
pub mod matrix;
pub mod own;
pub mod rounds;
pub mod score;
pub mod sign_up;
pub mod standings;
pub mod typed;
pub mod wall;

use super::{form::Form, visit::EventVisit};
use crate::{
    actions::teams::members::Membership,
    domain::event::{player::Player, team::TeamWithMembers, team_role::TeamRole},
    error::{Error, Result},
    words::Label,
};

/// The pages of teams are there where teams or pairs are entered.
///
/// # Errors
/// [`Error::NotFound`] where players play for themselves.
pub fn of_teams(here: &EventVisit) -> Result<()> {
    if here.event.settings.entrants.are_players() { Err(Error::NotFound) } else { Ok(()) }
}

/// Every role with its name, for a list to choose from.
pub fn roles() -> [(&'static str, &'static str); 5] {
    TeamRole::ALL.map(|role| (role.as_str(), role.label()))
}

/// The member whose number a form has.
///
/// # Errors
/// [`Error::NotFound`] for somebody else.
pub fn sent_player(team: &TeamWithMembers, form: &Form) -> Result<Player> {
    let number: i64 = form.value("player").parse().map_err(|_| Error::NotFound)?;
    team.members.iter().find(|member| member.number == number).cloned().ok_or(Error::NotFound)
}

/// Role and place as a form has them.
pub fn member_sent(form: &Form, player: &Player) -> Membership {
    let role = TeamRole::parse(form.value("role")).or(player.team_role).unwrap_or(TeamRole::Player);
    Membership { role, place: form.value("place").parse().ok(), deputy: form.is_ticked("deputy") }
}
