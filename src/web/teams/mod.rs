//! What everybody sees of teams, and what their people do on their phones.

pub mod across;
pub mod draft_table;
pub mod list;
pub mod match_card;
pub mod matches;
pub mod matrix;
pub mod missions;
pub mod own;
pub mod rounds;
pub mod score;
pub mod sign_up;
pub mod standings;
pub mod typed;
pub mod wall;

use super::page::guard::Entered;
use crate::{
    actions::{draft::SeenMatch, entrants::teams::members::Membership},
    domain::{
        event::{player::Player, team::TeamWithMembers, team_role::TeamRole},
        ids::TeamId,
        refusal::Forbidden,
    },
    storage::team_matches::MatchUse,
    web::prelude::*,
};

/// The pages of teams are there where teams or pairs are entered.
///
/// # Errors
/// [`Error::NotFound`] where players play for themselves.
pub fn of_teams(here: &EventVisit) -> Result<()> {
    Ok(here.event.settings.entrants.need_teams()?)
}

/// Hands on single players of a round: teams have their own.
///
/// # Errors
/// [`Error::NotFound`] where teams or pairs are entered.
pub fn of_players(here: &EventVisit) -> Result<()> {
    Ok(here.event.settings.entrants.need_players()?)
}

/// The match that a form was made for: by now others may meet there.
pub fn seen_match(form: &Form, at: MatchUse) -> SeenMatch {
    SeenMatch { at, id: form.value("match").parse().ok() }
}

/// The team that the visitor speaks for.
///
/// # Errors
/// [`Error::Forbidden`] for whoever is neither captain nor deputy of one that takes part.
pub fn own_team(here: &Entered) -> Result<TeamId> {
    let me = here.player();
    let team = me.current_team().filter(|_| me.speaks_for_team());
    team.ok_or(Error::Forbidden(Forbidden::CaptainsOnly))
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
